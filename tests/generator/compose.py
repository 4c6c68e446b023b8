"""Drafts to statements: every word gets its spelling and its key.

Keys begin with the game's and the hand's place, from 0; within a hand: `number`, `dealer`, `deal L`, `call`,
`caller`, `trump`, `namer`, `contract`, `trick`, `card`, `player`, `taker`, `ending`, a figure's statement.
"""

from __future__ import annotations

from random import Random

from tests.generator import spelling
from tests.generator.draft import AlternativeDraft, Figures, HandDraft, TrickDraft
from tests.generator.pieces import Key, Statement, decorated, noted
from tests.generator.style import Style


class Composer:
    """Writes the statements of hands in one style."""

    def __init__(self, rng: Random, style: Style) -> None:
        self.rng = rng
        self.style = style

    def loose(self) -> bool:
        """Whether the next word is spelled in another way than the canonical one."""
        return self.style.loose > 0 and self.rng.random() < self.style.loose

    def begin(self, name: str, key: Key, word: str = "") -> Statement:
        """A statement with its first word."""
        word = word or name
        statement = Statement(name)
        statement.add(spelling.any_case(self.rng, word) if self.loose() else word, (*key, name))
        return statement

    def end(self, statement: Statement) -> Statement:
        """The statement with what may stand at its end."""
        noted(self.rng, statement, self.style)
        return statement

    def seat(self, word: str) -> str:
        """A seat or a side."""
        return spelling.side(self.rng, word) if self.loose() else word

    def card(self, word: str) -> str:
        """A card."""
        return spelling.card(self.rng, word) if self.loose() else word

    def call(self, word: str) -> str:
        """A call."""
        return spelling.call(self.rng, word) if self.loose() else word

    def strain(self, word: str) -> str:
        """A strain."""
        return spelling.strain(self.rng, word) if self.loose() and word in spelling.STRAINS else word

    def hand_line(self, key: Key, hand: HandDraft) -> Statement:
        """The line that begins a hand."""
        line = self.begin("hand", key)
        if hand.number is not None:
            line.add(str(hand.number), (*key, "number"))
        if hand.dealer is not None:
            line.add("DEALER" if self.loose() else "dealer")
            line.add(self.seat(hand.dealer), (*key, "dealer"))
        return self.end(line)

    def hand(self, key: Key, hand: HandDraft) -> list[Statement]:
        """A hand's statements after its line, in canonical order."""
        result = [self.cards((*key, "deal", letter), letter, cards) for letter, cards in hand.deals.items()]
        if hand.dead is not None:
            result.append(self.cards((*key, "dead"), None, hand.dead))
        result += self.bidding(key, hand.calls, hand.breaks, hand.trump)
        if hand.contract is not None:
            result.append(self.contract(key, hand.contract))
        result += [self.trick((*key, place), trick) for place, trick in enumerate(hand.tricks)]
        if hand.ending is not None:
            line = self.begin("ending", key, hand.ending[0])
            for place, word in enumerate(hand.ending[1:]):
                line.add(self.seat(word) if len(word) == 1 else word, (*key, "ending", place))
            result.append(self.end(line))
        for name in ("tricks", "points"):
            if name in hand.figures:
                result.append(self.figures(key, name, hand.figures[name]))
        result += [self.figures(key, "adjust", figures) for figures in hand.adjusts]
        for name in ("ruling", "score"):
            if name in hand.figures:
                result.append(self.figures(key, name, hand.figures[name]))
        if hand.misdeal is not None:
            line = self.begin("misdeal", key)
            for word in hand.misdeal:
                line.add(self.seat(word))
            result.append(self.end(line))
        return result

    def bidding(
        self,
        key: Key,
        calls: list[tuple[str | None, str]] | None,
        breaks: tuple[int, ...],
        trump: tuple[str | None, str] | None,
    ) -> list[Statement]:
        """The auction in one or more lines, and the strain named."""
        result: list[Statement] = []
        for place, (caller, call) in enumerate(calls or ()):
            if place == 0 or place in breaks:
                result.append(self.begin("bid", (*key, len(result))))
            line = result[-1]
            if caller is not None:
                line.add(self.seat(caller) + ":", (*key, "caller", place))
            line.add(
                self.call(call), (*key, "call", place), glued=caller is not None and self.rng.random() < 0.8
            )
            decorated(self.rng, line, self.style)
        if trump is not None:
            namer, strain = trump
            line = self.begin("trump", key)
            if namer is not None:
                line.add(self.seat(namer) + ":", (*key, "namer"))
            line.add(self.strain(strain), (*key, "strain"))
            decorated(self.rng, line, self.style)
            result.append(line)
        return result

    def contract(self, key: Key, words: list[str]) -> Statement:
        """The outcome of the bidding: who, what, in which strain; or `passed`."""
        line = self.begin("contract", key)
        if words == ["passed"]:
            line.add("PASSED" if self.loose() else "passed", (*key, "contract", 0))
            return self.end(line)
        line.add(self.seat(words[0]), (*key, "contract", 0))
        line.add(self.call(words[1]), (*key, "contract", 1))
        decorated(self.rng, line, self.style)
        for strain in words[2:]:
            line.add(self.strain(strain), (*key, "contract", 2))
            decorated(self.rng, line, self.style)
        return line

    def cards(self, key: Key, letter: str | None, words: list[str]) -> Statement:
        """A `deal` line, or `dead`."""
        line = self.begin("deal" if letter else "dead", key)
        if letter:
            line.add(self.seat(letter) + ":", (*key, "seat"))
        for place, word in enumerate(words):
            line.add(self.card(word), (*key, place))
            decorated(self.rng, line, self.style)
        return line

    def trick(self, key: Key, trick: TrickDraft) -> Statement:
        """A trick; its keys are the hand's and the trick's place, from 0."""
        line = Statement("trick")
        line.add(f"{trick.number}.", (*key, "trick"))
        for place, play in enumerate(trick.plays):
            if play.player is not None:
                line.add(self.seat(play.player) + ":", (*key, "player", place))
            glued = play.player is not None and self.rng.random() < 0.5
            if play.shown is not None:
                line.add(self.card(play.shown) + "~", (*key, "shown", place), glued)
                glued = True
            line.add(self.card(play.card), (*key, "card", place), glued)
            decorated(self.rng, line, self.style)
        if trick.taker is not None:
            line.add("=")
            line.add(self.seat(trick.taker), (*key, "taker"))
            decorated(self.rng, line, self.style)
        return line

    def figures(self, key: Key, name: str, figures: Figures) -> Statement:
        """A line of sides and figures; points are written with their sign."""
        line = self.begin(name, key)
        for place, (side, value) in enumerate(figures):
            line.add(self.seat(side), (*key, name, place, "side"))
            signed = f"{value:+}" if name in ("points", "adjust", "ruling") else str(value)
            line.add(spelling.figure(self.rng, value) if self.loose() else signed, (*key, name, place))
        return self.end(line)

    def alternative(self, key: Key, draft: AlternativeDraft) -> list[Statement]:
        """Another line, from `alt` to `end`."""
        first = self.begin("alt", key)
        first.add(draft.branch, (*key, "branch"))
        result = [self.end(first), *self.bidding(key, draft.calls, (), draft.trump)]
        result += [self.trick((*key, place), trick) for place, trick in enumerate(draft.tricks)]
        result += [self.figures(key, name, figures) for name, figures in draft.figures.items()]
        return [*result, self.end(self.begin("end", key))] if draft.closed else result

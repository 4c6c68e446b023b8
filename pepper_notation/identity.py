"""The content hash of a game: over what was played, however it was written down.

The hash is the SHA-256, in hexadecimal, of the game's *form*: lines of plain ASCII, each ended by LF, that say what
was played in one way only.

| line | says |
|---|---|
| `pepper-game 1` | the version of this form |
| `rules denexa target=21` | the preset, and the options that differ from it; `rules unstated` if none are declared |
| `seats N E S W` | the letters, clockwise |
| `start NS 12 EW 9` | the score carried in, where written |
| `hand` | a hand begins |
| `dealer E` | as written, or as it follows |
| `deal N 9c Jc Kc 9h Th Qd` · `dead …` | sorted by suit, then rank; unknown cards last |
| `call S 2` | each call and its caller |
| `contract S 4 clubs` · `contract passed` | the outcome of the bidding, worked out or as written |
| `named E` | only where another than the bidder named the strain |
| `swap W Tc` · `out E` | exchanges |
| `trick 3`, `play N Kc` | each card and its player; `shown Qc` before it where another was taken back |
| `taken NS` | only where a card of the trick is unknown |
| `claim W 2` · `concede S 1` · `misdeal N` | the table's decisions; `rest` as its number |
| `adjust EW -2` · `ruling NS -6 EW 6` | likewise |
| `tricks NS 4 EW 2` | where known |
| `points …` · `score …` | only where the tricks are not known: as written |
| `unreadable …` | a statement that could not be read, as it is written |

What is not known is `?`.  Sides are in the table's order.  Names, titles, dates, notes, glyphs, marks, remarks,
alternative lines, spelling, hand numbers, figures that follow from the rest, and the notation's version are not in
it.  So the hash is the same for two spellings of a game, for its full and its short form, and another for one
changed card.

Knows the replay's facts; does not know findings or text.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pepper_notation.cards import Suit
from pepper_notation.options import options_of, resolve
from pepper_notation.presets import PRESETS
from pepper_notation.record import (
    Adjust,
    CardKind,
    CardWord,
    Claim,
    Concede,
    Dead,
    Deal,
    Figure,
    GameHead,
    Misdeal,
    Points,
    RulesLine,
    Ruling,
    Score,
    Share,
    SideWord,
    Statement,
    Swap,
    Unreadable,
)
from pepper_notation.replay import HandFrame
from pepper_notation.replay.frames import Figures, TrickFrame
from pepper_notation.table import Seat, Table

FORM: Final = "pepper-game 1"
_UNKNOWN: Final = "?"


def content_hash(head: GameHead, frames: Sequence[HandFrame]) -> str:
    """The hash of a game: 64 hexadecimal digits.  `frames` are its hands, replayed under its own rules."""
    form = "".join(f"{line}\n" for line in content(head, frames))
    return hashlib.sha256(form.encode("ascii", "backslashreplace")).hexdigest()


def content(head: GameHead, frames: Sequence[HandFrame]) -> Iterator[str]:
    """The lines of a game's form, which its hash is over."""
    yield FORM
    yield f"rules {_rules(head.rules)}"
    yield f"seats {' '.join(head.table.letters)}"
    if head.start is not None:
        yield f"start {_written(head.start.figures, head.table)}"
    for frame in frames:
        yield from hand_content(frame)


def _rules(line: RulesLine | None) -> str:
    if line is None:
        return "unstated"
    words = [word.text.lower() for word in line.options]
    preset = line.preset.text.lower()
    if preset not in PRESETS:
        return " ".join([_UNKNOWN, preset, *sorted(words)])
    resolved = resolve(preset, words)
    unread = sorted(f"{_UNKNOWN} {problem.word}" for problem in resolved.problems)
    return " ".join([preset, *options_of(resolved.rules), *unread])


def hand_content(frame: HandFrame) -> Iterator[str]:
    """The lines of the form for one hand."""
    table, statements = frame.table, frame.hand.statements
    yield "hand"
    yield f"dealer {_seat(table, frame.dealer)}"
    yield from _dealt(statements)
    yield from (
        f"call {_seat(table, call.seat)} {call.call.call.word if call.bid is None else call.bid.text}"
        for call in frame.auction.calls
    )
    yield from _contract(frame)
    yield from (_one(statement) for statement in statements if isinstance(statement, Swap))
    if frame.out is not None:
        yield f"out {_seat(table, frame.out)}"
    for trick in frame.tricks:
        yield from _trick(trick, frame)
    yield from _decisions(frame)
    yield from _result(frame)
    yield from (f"unreadable {_squeezed(s.text)}" for s in statements if isinstance(s, Unreadable))


def _dealt(statements: Iterable[Statement]) -> Iterator[str]:
    deals = [statement for statement in statements if isinstance(statement, Deal)]
    for deal in sorted(
        deals, key=lambda deal: (deal.seat.seat is None, deal.seat.seat or 0, deal.seat.letter)
    ):
        yield f"deal {deal.seat.letter} {_cards(deal.cards)}"
    yield from (f"dead {_cards(s.cards)}" for s in statements if isinstance(s, Dead))


def _contract(frame: HandFrame) -> Iterator[str]:
    terms, table = frame.terms, frame.table
    if terms.passed:
        yield "contract passed"
    elif terms.bid is not None or terms.strain is not None or terms.side is not None:
        if terms.seat is not None:
            bidder = _seat(table, terms.seat)
        else:
            bidder = _UNKNOWN if terms.side is None else table.side_text(terms.side)
        bid = _UNKNOWN if terms.bid is None else terms.bid.text
        yield f"contract {bidder} {bid} {_UNKNOWN if terms.strain is None else terms.strain.word}"
    if frame.namer_wrong and frame.trump is not None and frame.trump.namer is not None:
        yield f"named {frame.trump.namer.letter}"


def _trick(frame: TrickFrame, hand: HandFrame) -> Iterator[str]:
    numbering = hand.numbers[frame.place - 1]
    yield f"trick {numbering.before + 1}"
    if frame.trick.unread:
        yield f"unreadable {_squeezed(hand.hand.block.slice(frame.trick.span))}"
    for play in frame.plays:
        shown = play.play.shown
        if shown is not None:
            yield f"shown {_card(shown)}"
        yield f"play {_seat(hand.table, play.seat)} {_card(play.play.card)}"
    if frame.winner is None and frame.trick.taker is not None:
        yield f"taken {_side(frame.trick.taker, hand.table)}"


def _decisions(frame: HandFrame) -> Iterator[str]:
    table = frame.table
    for statement in frame.hand.statements:
        match statement:
            case Claim(shares=shares):
                yield f"claim {_shares(shares, frame)}"
            case Concede(shares=shares):
                yield f"concede {_shares(shares, frame)}"
            case Adjust(figures=figures):
                yield f"adjust {_written(figures, table)}"
            case Ruling(figures=figures):
                yield f"ruling {_written(figures, table)}"
            case Misdeal(seat=seat):
                yield f"misdeal {_UNKNOWN if seat is None else seat.letter}"


def _result(frame: HandFrame) -> Iterator[str]:
    result = frame.result
    if frame.void:
        return
    if None not in result.tricks_true:
        yield f"tricks {_known(result.tricks_true, frame.table)}"
        return
    for word, kind in (("points", Points), ("score", Score)):
        for statement in frame.hand.statements:
            if isinstance(statement, kind):
                yield f"{word} {_written(statement.figures, frame.table)}"


def _shares(shares: Sequence[Share], frame: HandFrame) -> str:
    """The shares of a claim; `rest` as the number that it is."""
    last = frame.numbers[-1].before if frame.numbers else 0
    played = last + (0 if frame.tricks[-1].short else 1) if frame.tricks else 0
    remain = max(0, frame.hand_size - played)
    return " ".join(
        f"{share.seat.letter} {remain if share.tricks is None else share.tricks}" for share in shares
    )


def _known(figures: Figures, table: Table) -> str:
    return " ".join(f"{table.side_text(side)} {figure}" for side, figure in enumerate(figures))


def _written(figures: Sequence[Figure], table: Table) -> str:
    ordered = sorted(figures, key=lambda figure: (figure.side.side is None, figure.side.side or 0))
    return " ".join(f"{_side(figure.side, table)} {figure.value}" for figure in ordered)


def _side(side: SideWord, table: Table) -> str:
    return side.word if side.side is None else table.side_text(side.side)


def _seat(table: Table, seat: Seat | None) -> str:
    return _UNKNOWN if seat is None else table.letters[seat]


def _one(swap: Swap) -> str:
    gifts = sorted(f"{play.seat.letter if play.seat else _UNKNOWN} {_card(play.card)}" for play in swap.gifts)
    return f"swap {' '.join(gifts)}"


def _cards(cards: Sequence[CardWord]) -> str:
    def order(word: CardWord) -> tuple[int, int, int, str]:
        known = word.card
        if known is not None:
            return 0, known.suit, known.rank, ""
        return 1 + (word.kind is CardKind.REST), len(Suit) if word.suit is None else word.suit, 0, word.text

    return " ".join(_card(card) for card in sorted(cards, key=order))


def _card(word: CardWord) -> str:
    return word.text if word.kind is not CardKind.NONSENSE else word.text.upper()


def _squeezed(text: str) -> str:
    return " ".join(text.split())

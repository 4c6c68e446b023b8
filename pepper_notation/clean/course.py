"""The course of a game over clean hands: the score and the dealer, from one to the next.

Takes up a standing, carries it over any number of clean hands, and gives it back.  The one mistake of hands before
that it carries on is a wrong score: a hand is clean, too, whose only fault is that its score is summed from that one.
"""

from __future__ import annotations

from dataclasses import replace

from pepper_notation.clean.carried import carried
from pepper_notation.clean.ground import Ground
from pepper_notation.clean.hands import Certified, certify, figures
from pepper_notation.clean.shape import hand_shape
from pepper_notation.diagnostics import Consequence, Label
from pepper_notation.record import Score
from pepper_notation.replay.frames import Figures, Standing
from pepper_notation.replay.standing import after_void, ended, may_be_drawn
from pepper_notation.rulebook import Rule
from pepper_notation.ruleset import NextDealer
from pepper_notation.source import Block, Place
from pepper_notation.syntax.lines import lines
from pepper_notation.syntax.nontext import nontext
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.syntax.statements import statement
from pepper_notation.table import Seat, Side

Passed = tuple[int, bool]
"""What is to be counted of a clean hand: how many cards were played, and whether it says who won."""


class Course:
    """A game between two hands, as far as a clean hand can go on from there.

    `open` is False where it cannot: the game was just over, or the score or the rules' word is not known.  `follows` is
    what follows from a wrong score before; who takes it clears it.
    """

    def __init__(self, ground: Ground, standing: Standing) -> None:
        self._ground = ground
        self._shape = hand_shape(ground.count)
        self._standing = standing
        self._true = tuple(figure or 0 for figure in standing.true)
        self._paper = tuple(figure or 0 for figure in standing.paper)
        self._causes = standing.causes
        self._wrong = self._true != self._paper
        self._places: tuple[Place | None, ...] = standing.score_places
        self.follows: list[Consequence] = []
        self._dealers: tuple[Seat, ...] = standing.dealers
        self._last_dealer, self._number, self._hands = standing.last_dealer, standing.number, standing.hands
        self._dealer_rule, self._over = standing.dealer_rule, standing.over
        self._over_cause = standing.over_cause
        self._scored: Block | None = None
        self._fresh = not standing.hands and not standing.started
        self.open = (
            ground.rules.next_dealer is NextDealer.LEFT
            and (self._fresh or None not in (*standing.true, *standing.paper))
            and all(
                (right == figure) == (cause is None)
                for right, figure, cause in zip(standing.true, standing.paper, standing.causes, strict=True)
            )
            and (standing.over_said or not standing.over)
            and not may_be_drawn(ground.rules, standing.true)
            and not ground.rules.forced_hands
            and standing.dealer_rule is None
            and len(standing.dealers) < 2
            and not standing.dealers_else
        )

    def passes(self, block: Block) -> Passed | None:
        """What is to be counted of a clean hand, the course having gone on over it; None where a hand is not clean."""
        if not self.open:
            return None
        match = self._shape.match(block.text)
        try:
            if match is None:
                raise KeyError(block.text)
            return self._passed(block, match.groups())
        except KeyError:
            # Not a canonical hand as it stands; perhaps without what judgement has no eye for.
            from pepper_notation.clean.bare import bared

            bare = bared(block.text)
            match = None if bare is None else self._shape.match(bare)
        try:
            return None if match is None else self._passed(block, match.groups())
        except KeyError:
            return None

    def _passed(self, block: Block, words: tuple[str | None, ...]) -> Passed | None:
        number, letter, dealers = words[0], words[1], self._dealers
        if letter is not None:
            dealer: Seat | None = self._ground.seats[letter]
            if dealers and dealer not in dealers:
                return None
        else:
            dealer = dealers[0] if dealers else None
        if number is not None and not self._may_be(int(number)):
            return None
        score_text, winner = words[-2:]
        if not self._wrong:
            hand = certify(self._ground, words, self._true, dealer)
            if hand is None:
                return None
            self._paper = hand.score
            if score_text is not None:
                self._scored = block
        else:
            # The score is compared afterwards.
            hand = certify(self._ground, (*words[:-2], None, winner), self._true, dealer)
            if hand is None or not self._carry(block, hand, score_text):
                return None
        self._go_on(hand, dealer, number)
        return hand.plays, winner is not None

    def _may_be(self, number: int) -> bool:
        """Whether a hand of this number may come next with nothing to be said of it."""
        if self._fresh:
            return number == 1
        return self._number is None or number == self._number + 1

    def _carry(self, block: Block, hand: Certified, score_text: str | None) -> bool:
        """Carry a wrong score over a hand; whether that is the only thing wrong with it."""
        try:
            told = None if score_text is None else figures(self._ground, score_text)
        except KeyError:
            return False
        if score_text is not None and told is None:
            return False
        paper = tuple(
            figure + after - before
            for figure, after, before in zip(self._paper, hand.score, self._true, strict=True)
        )
        gone_on = carried(told, hand.score, paper, self._causes)
        if gone_on is None:
            return False
        if told is not None:
            self._scored, self._places = None, self._places_in(block)
        for side in gone_on.following:
            self.follows.append(self._following(side, hand.score[side]))
        self._paper, self._causes = gone_on.paper, gone_on.causes
        self._wrong = any(gone_on.causes)
        return True

    def _following(self, side: Side, right: int) -> Consequence:
        """What follows from a wrong score: the figure that was just read."""
        from pepper_notation.checks.consequences import score_follows

        cause, place = self._causes[side], self._places[side]
        assert cause is not None and place is not None
        return cause, Label(place, score_follows(right))

    def _go_on(self, hand: Certified, dealer: Seat | None, number: str | None) -> None:
        score = hand.score
        self._true = score
        self._last_dealer = dealer
        self._dealers, self._dealer_rule = (), None
        if dealer is not None:
            self._dealers = self._ground.left_of[dealer]
            if hand.passed:
                self._void(dealer)
        if number is not None:
            self._number = int(number)
        elif self._number is not None:
            self._number += 1
        self._hands += 1
        self._fresh = False
        if not self._over and max(score) >= self._ground.target:
            self._over = ended(self._ground.rules, score)
            if self._over and not ended(self._ground.rules, self._paper):
                self._over_cause = next((cause for cause in self._causes if cause is not None), None)
            self.open = self.open and not (self._over or may_be_drawn(self._ground.rules, score))

    def _void(self, dealer: Seat) -> None:
        """Say who may deal after a hand that was passed out."""
        self._dealers, self._dealer_rule = after_void(
            self._ground.rules.all_pass, Rule.ALL_PASS, self._ground.left_of[dealer][0], dealer
        )
        self.open = len(self._dealers) == 1

    @property
    def scores(self) -> tuple[Figures, Figures]:
        """The score so far by side, as it is right and as the record has it."""
        if self._hands == self._standing.hands:
            return self._standing.true, self._standing.paper
        return self._true, self._paper

    @property
    def standing(self) -> Standing:
        """What the hands so far leave to the next."""
        if self._hands == self._standing.hands:
            return self._standing
        if self._scored is not None:
            self._places = self._places_in(self._scored)
            self._scored = None
        return replace(
            self._standing,
            true=self._true,
            paper=self._paper,
            causes=self._causes,
            score_places=self._places,
            dealer=self._dealers[0] if self._dealers else None,
            dealers=self._dealers,
            dealer_rule=self._dealer_rule,
            last_dealer=self._last_dealer,
            number=self._number,
            hands=self._hands,
            over=self._over,
            over_cause=self._over_cause,
        )

    def _places_in(self, block: Block) -> tuple[Place | None, ...]:
        """By side, where a hand's `score` stands."""
        places: list[Place | None] = [None] * self._ground.table.sides
        for line in lines(block, nontext(block)):
            if line.word == "score":
                read = statement(line, Sheet(block, self._ground.table))
                assert isinstance(read, Score)
                for figure in read.figures:
                    assert figure.side.side is not None
                    places[figure.side.side] = block.place(figure.span)
        return tuple(places)

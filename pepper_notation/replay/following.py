"""Whether each card followed suit (fourth law, rule `follow-suit`): legal, illegal, or it cannot be known.

Runs over the tricks once they are walked, since a later play may prove that a card was held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.cards import FULL, SUIT_MASK, Card, cards_in
from pepper_notation.replay.frames import Basis, Legality, PlayFault, PlayFrame, TrickFrame, changed
from pepper_notation.replay.numbering import Numbering
from pepper_notation.replay.setting import Setting, cards_shown, known_suit
from pepper_notation.source import Place, Span
from pepper_notation.table import Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that a seat certainly plays: in which trick (by place, from 0) and where it is written."""

    trick: int
    card: Card
    span: Span


def shown_by(setting: Setting, frames: Sequence[TrickFrame]) -> tuple[tuple[Shown, ...], ...]:
    """By seat, the cards that the tricks certainly show it play: no contradiction, no unknown seat."""
    doubtful = cards_shown(setting, [frame.trick for frame in frames])[1]
    shown: list[list[Shown]] = [[] for _ in range(setting.table.size)]
    for index, frame in enumerate(frames):
        for play in frame.plays:
            counts = frame.count_ok or frame.short or play.play.seat is not None
            if play.card is None or play.seat is None or play.fault is not None or not counts:
                continue
            if not doubtful >> play.card & 1:
                shown[play.seat].append(Shown(index, play.card, play.play.card.span))
    return tuple(tuple(plays) for plays in shown)


class _Judge:
    """Judges the cards of one hand in the order played."""

    def __init__(
        self,
        setting: Setting,
        frames: Sequence[TrickFrame],
        numbers: Sequence[Numbering],
        hand_size: int,
        elsewhere: Sequence[Sequence[Shown]],
    ) -> None:
        self.setting, self.frames, self.numbers, self.hand_size = setting, frames, numbers, hand_size
        self.shown = shown_by(setting, frames)
        self.elsewhere = elsewhere
        size = setting.table.size
        self.doubtful = cards_shown(setting, [frame.trick for frame in frames])[1]
        self.any_play = [0] * size
        for frame in frames:
            for play in frame.plays:
                if play.seat is not None and play.card is not None:
                    self.any_play[play.seat] |= 1 << play.card
        self.suspended = [False] * size
        # A hand that its own seat contradicts is written wrong somewhere, and proves no revoke.
        self.contradicted = {
            play.seat
            for frame in frames
            for play in frame.plays
            if play.fault is PlayFault.NOT_HELD and play.seat is not None and self.lacks(play.seat, play.card)
        }
        self.gone = [0] * size
        self.count = [0] * size
        self.taken_back = [self._taken_back(seat) for seat in range(size)]

    def lacks(self, seat: Seat, card: Card | None) -> bool:
        """Whether a complete hand of this seat does not hold a card."""
        complete = self.setting.holdings.complete[seat]
        return card is not None and complete is not None and not complete >> card & 1

    def _taken_back(self, seat: Seat) -> list[Shown]:
        """The cards that the seat showed and took back: it held them, from the deal on."""
        elsewhere = self.others_play(seat) | self.doubtful
        return [
            Shown(index, play.play.shown.card, play.play.shown.span)
            for index, trick in enumerate(self.frames)
            for play in trick.plays
            if play.seat == seat
            and play.play.shown is not None
            and play.play.shown.card is not None
            and not elsewhere >> play.play.shown.card & 1
        ]

    def others_play(self, seat: Seat) -> int:
        mask = 0
        for other, played in enumerate(self.any_play):
            if other != seat:
                mask |= played
        return mask

    def later(self, seat: Seat, index: int) -> list[Shown]:
        return [shown for shown in self.shown[seat] if shown.trick > index]

    def line_known(self, seat: Seat) -> int:
        """The cards that the record elsewhere says the seat was dealt, as a mask."""
        holdings = self.setting.holdings
        mask = holdings.known[seat]
        for shown in (*self.elsewhere[seat], *self.taken_back[seat]):
            mask |= 1 << shown.card
        return mask

    def held(self, seat: Seat) -> int:
        """The cards that the seat is known to have been dealt and has not been seen to play."""
        complete = self.setting.holdings.complete[seat]
        dealt = complete if complete is not None else self.line_known(seat)
        return dealt & ~self.gone[seat]

    def unseen(self, seat: Seat, index: int) -> int:
        """How many of the cards that the seat is known to have been dealt may be gone: its plays that the record does
        not show, and what its line has too much."""
        surplus = max(0, self.setting.holdings.line[seat].bit_count() - self.hand_size)
        return max(0, self.numbers[index].before - self.count[seat]) + surplus

    def may_hold(self, seat: Seat, index: int) -> int:
        """Every card that the seat may have held, as a mask."""
        certain = 0
        for shown in self.later(seat, index):
            certain |= 1 << shown.card
        now = next((p.card for p in self.frames[index].plays if p.seat == seat and p.card is not None), None)
        if now is not None:
            certain |= 1 << now
        slots = self.hand_size - self.numbers[index].before
        if certain.bit_count() >= slots:
            return certain
        complete = self.setting.holdings.complete[seat]
        if complete is not None:
            return complete & ~self.gone[seat]
        known = self.held(seat) & ~self.others_play(seat) | certain
        if known.bit_count() - self.unseen(seat, index) >= slots:
            return known
        may = FULL & ~(self.setting.holdings.dead or 0)
        for other in range(self.setting.table.size):
            certain = 0
            for shown in self.shown[other]:
                if other != seat or shown.trick < index:
                    certain |= 1 << shown.card
            if other != seat:
                theirs = self.setting.holdings.complete[other]
                certain |= theirs if theirs is not None else self.setting.holdings.known[other]
            may &= ~(certain & ~self.doubtful)
        return may

    def judge(self, index: int, place: int, frame: PlayFrame) -> PlayFrame:
        trick, strain = self.frames[index], self.setting.strain
        seat = frame.seat
        if frame.fault is not None:
            return changed(frame, legality=Legality.ILLEGAL)
        counts = trick.count_ok or trick.short or frame.play.seat is not None
        if seat is None or not counts:
            return changed(frame, basis=Basis.UNKNOWN_SEAT)
        if strain is None:
            return changed(frame, basis=Basis.NO_STRAIN)
        if place == 0:
            return changed(frame, legality=Legality.LEGAL)
        if self.suspended[seat]:
            return changed(frame, basis=Basis.DOUBT)
        if trick.led is None:
            return changed(frame, basis=Basis.DOUBT if trick.doubtful else Basis.UNKNOWN_LEAD)
        suit = known_suit(frame.play, strain)
        if suit is None:
            return changed(frame, basis=Basis.UNKNOWN_CARD)
        if suit is trick.led:
            return changed(frame, legality=Legality.LEGAL, follows=True)
        return self.not_following(index, frame, seat, SUIT_MASK[strain][trick.led])

    def not_following(self, index: int, frame: PlayFrame, seat: Seat, suit: int) -> PlayFrame:
        """A card of another suit: proven illegal by a held card of the suit led, proven legal by a void, or open."""
        holdings, here = self.setting.holdings, self.setting.block.place
        later = [shown for shown in self.later(seat, index) if suit >> shown.card & 1]
        held = self.held(seat) & suit & ~self.others_play(seat) & ~self.doubtful
        could = held
        for shown in later:
            could |= 1 << shown.card
        back = frame.play.shown
        taken_back = back.card if back is not None else None
        if back is not None and taken_back is not None and suit >> taken_back & 1:
            return self.revoked(frame, could | 1 << taken_back, Basis.TAKEN_BACK, here(back.span))
        if later:
            return self.revoked(frame, could, Basis.LATER_PLAY, here(later[0].span))
        withdrawn = [one for one in self.taken_back[seat] if one.trick > index and suit >> one.card & 1]
        if withdrawn:
            return self.revoked(
                frame, could | 1 << withdrawn[0].card, Basis.TAKEN_BACK, here(withdrawn[0].span)
            )
        if held.bit_count() > self.unseen(seat, index) and seat not in self.contradicted:
            line = holdings.lines[seat]
            first = cards_in(held)[0]
            if line is not None:
                words = [word for word in line.cards if word.card is not None and held >> word.card & 1]
                if words:
                    return self.revoked(frame, held, Basis.HAND, here(words[0].span))
            told = next((here(shown.span) for shown in self.elsewhere[seat] if shown.card == first), None)
            return self.revoked(frame, held, Basis.ELIMINATION if told is None else Basis.LATER_PLAY, told)
        if not self.may_hold(seat, index) & suit:
            return changed(frame, legality=Legality.LEGAL, basis=Basis.VOID)
        return changed(frame, basis=Basis.OPEN)

    def revoked(self, frame: PlayFrame, could: int, basis: Basis, proof: Place | None) -> PlayFrame:
        return changed(
            frame,
            legality=Legality.ILLEGAL,
            fault=PlayFault.REVOKE,
            basis=basis,
            could=cards_in(could),
            proof=proof,
        )

    def note(self, play: PlayFrame, trick: TrickFrame) -> None:
        """Remember what was played, and whose following is not judged from here on."""
        if play.seat is None or play.card is None:
            return
        if not (trick.count_ok or trick.short or play.play.seat is not None):
            return
        self.count[play.seat] += 1
        if play.fault in (None, PlayFault.REVOKE):
            self.gone[play.seat] |= 1 << play.card

    def run(self) -> tuple[TrickFrame, ...]:
        judged: list[TrickFrame] = []
        for index, trick in enumerate(self.frames):
            plays: list[PlayFrame] = []
            for place, play in enumerate(trick.plays):
                contradicts = play.fault is not None or (
                    play.card is not None and bool(self.doubtful >> play.card & 1)
                )
                if contradicts and play.seat is not None:
                    self.suspended[play.seat] = True
                plays.append(self.judge(index, place, play))
            for play in plays:
                self.note(play, trick)
            judged.append(changed(trick, plays=tuple(plays)))
        return tuple(judged)


def _mistaken_lines(setting: Setting, frames: tuple[TrickFrame, ...]) -> tuple[TrickFrame, ...]:
    """Tie together two PN404 that one wrong card in a deal line makes (fifth law).

    The line's seat plays a card that its line lacks, and another seat, whose own hand no complete line tells, plays
    one that the line holds.
    """
    holdings = setting.holdings
    faults = [
        (index, place, play)
        for index, trick in enumerate(frames)
        for place, play in enumerate(trick.plays)
        if play.fault is PlayFault.NOT_HELD and play.seat is not None and play.card is not None
    ]

    def own_line(seat: Seat) -> bool:
        return holdings.complete[seat] is not None and holdings.by_elimination != seat

    merged: dict[tuple[int, int], Place] = {}
    for position, first in enumerate(faults):
        for second in faults[position + 1 :]:
            for lacks, holds in ((first[2], second[2]), (second[2], first[2])):
                assert lacks.seat is not None and holds.seat is not None and holds.card is not None
                line = holdings.complete[lacks.seat] or 0
                if not (own_line(lacks.seat) and not own_line(holds.seat) and line >> holds.card & 1):
                    continue
                if lacks.owner is not None and own_line(lacks.owner):
                    continue
                if first[:2] not in merged and second[:2] not in merged:
                    merged[second[:2]] = setting.block.place(first[2].play.card.span)
    if not merged:
        return frames
    return tuple(
        changed(
            trick,
            plays=tuple(
                changed(play, merged=merged.get((index, place))) for place, play in enumerate(trick.plays)
            ),
        )
        for index, trick in enumerate(frames)
    )


def judge_following(
    setting: Setting,
    frames: tuple[TrickFrame, ...],
    numbers: Sequence[Numbering],
    hand_size: int,
    elsewhere: Sequence[Sequence[Shown]] | None = None,
) -> tuple[TrickFrame, ...]:
    """The tricks with every play judged.

    `elsewhere` are, by seat, cards that it is known to have been dealt because another line of the same hand shows
    it play them.
    """
    told = elsewhere if elsewhere is not None else ((),) * setting.table.size
    room = next((index for index, trick in enumerate(frames) if trick.too_many), len(frames))
    judged = _Judge(setting, frames[:room], numbers, hand_size, told).run()
    return (*_mistaken_lines(setting, judged), *frames[room:])

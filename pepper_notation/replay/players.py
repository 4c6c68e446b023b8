"""Who led, and who played which card (laws 5 and 6).

Keeps which cards have been played, and by whom, from trick to trick.  Does not know who took a trick.
"""

from __future__ import annotations

from collections.abc import Sequence

from pepper_notation.cards import FULL, Card
from pepper_notation.engine.play import winner as best_of
from pepper_notation.record import Play, Trick
from pepper_notation.replay.frames import PlayFault, PlayFrame, changed
from pepper_notation.replay.lead import Lead, names
from pepper_notation.replay.setting import Setting, cards_shown, possible
from pepper_notation.replay.takers import Entry
from pepper_notation.source import Span
from pepper_notation.table import Seat


class Players:
    """Follows the cards of a hand from trick to trick: which hand still holds what, who led, who played what."""

    def __init__(self, setting: Setting, tricks: Sequence[Trick]) -> None:
        self.setting = setting
        self.complete = setting.holdings.complete
        self.played: dict[Card, Span] = {}
        self.gone = [0] * setting.table.size
        shown, self.doubtful = cards_shown(setting, tricks)
        self.unseen = FULL & ~(shown & ~self.doubtful) & ~(setting.holdings.dead or 0)

    def is_doubtful(self, frame: PlayFrame) -> bool:
        """Whether a card contradicts the record, or is shown twice (fifth law)."""
        return frame.fault is not None or (frame.card is not None and bool(self.doubtful >> frame.card & 1))

    def holder(self, card: Card) -> Seat | None:
        """The seat whose complete hand still holds the card."""
        for seat, hand in enumerate(self.complete):
            if hand is not None and hand >> card & 1 and not self.gone[seat] >> card & 1:
                return seat
        return None

    def seats_from(self, leader: Seat | None, plays: Sequence[Play], count_ok: bool) -> list[Seat | None]:
        """Each card's player: the seat written, else the next clockwise that has not yet played."""
        written = [play.seat.seat if play.seat is not None else None for play in plays]
        if not count_ok:
            return written
        seats: list[Seat | None] = []
        for place, told in enumerate(written):
            if told is not None:
                seats.append(told)
            elif place == 0:
                seats.append(leader)
            else:
                last = seats[-1]
                seats.append(None if last is None else self.setting.after(last, seats))
        return seats

    def fits(self, leader: Seat, plays: Sequence[Play]) -> bool:
        """Whether every known card comes from the hand of the seat that would have played it."""
        seats = self.seats_from(leader, plays, count_ok=True)
        return len(set(seats)) == len(seats) and all(
            seat is not None and (play.card.card is None or self.holder(play.card.card) == seat)
            for seat, play in zip(seats, plays, strict=True)
        )

    def leader(
        self, trick: Trick, lead: Lead, count_ok: bool
    ) -> tuple[Seat | None, list[Seat | None] | None]:
        """Who led (sixth law), and where their holders played the cards in another order, each card's player."""
        plays = trick.plays
        if not plays:
            return None, None
        if plays[0].seat is not None:
            return plays[0].seat.seat, None
        known = sum(play.card.card is not None for play in plays)
        cards_known = count_ok and known == len(plays)
        # One known card alone does not tell who led: it may as well be written wrong.
        if count_ok and known > 1 and self.setting.holdings.all_complete:
            if lead.default is not None and self.fits(lead.default, plays):
                return lead.default, None
            others = [seat for seat in range(self.setting.table.size) if self.fits(seat, plays)]
            if len(others) == 1:
                return others[0], None
            holders = [self.holder(play.card.card) for play in plays if play.card.card is not None]
            unlabelled = cards_known and self.setting.order_told and all(play.seat is None for play in plays)
            if not others and unlabelled and None not in holders and len(set(holders)) == len(plays):
                return holders[0], holders
        if lead.open:
            return self.settled(trick, lead.open, cards_known), None
        if lead.default is None and count_ok:
            return self.leader_by_labels(plays), None
        return lead.default, None

    def leader_by_labels(self, plays: Sequence[Play]) -> Seat | None:
        """The one leader under whom every written seat would have played in turn."""
        if all(play.seat is None for play in plays):
            return None
        agreed = [
            seat
            for seat in range(self.setting.table.size)
            if seat != self.setting.out and self.in_turn(seat, plays)
        ]
        return agreed[0] if len(agreed) == 1 else None

    def in_turn(self, leader: Seat, plays: Sequence[Play]) -> bool:
        """Whether every written seat would have played in turn."""
        seat: Seat | None = leader
        for play in plays:
            if play.seat is not None and play.seat.seat != seat:
                return False
            seat = self.setting.after(seat) if seat is not None else None
        return True

    def settled(self, trick: Trick, candidates: Sequence[Seat], cards_known: bool) -> Seat | None:
        """The only candidate under whose lead the winner written after this trick is right."""
        strain, written = self.setting.strain, trick.taker
        if strain is None or written is None or not cards_known:
            return None
        best = best_of([play.card.card for play in trick.plays if play.card.card is not None], strain)
        right = []
        for seat in dict.fromkeys(candidates):
            won = self.seats_from(seat, trick.plays, count_ok=True)[best]
            if won is not None and names(written, won, self.setting.table):
                right.append(seat)
        return right[0] if len(right) == 1 else None

    def play(self, play: Play, seat: Seat | None, due: Seat | None, proves: bool) -> PlayFrame:
        """One card as it fell; `proves` whether its seat can be trusted."""
        card = play.card.card
        frame = PlayFrame(
            play,
            seat,
            card,
            due,
            out_of_turn=play.seat is not None and seat is not None and due is not None and seat != due,
        )
        if card is None or not proves:
            return frame
        if card in self.played:
            return changed(frame, fault=PlayFault.TWICE, other=self.setting.block.place(self.played[card]))
        if seat is None:
            # That a card is written twice needs no player to be seen.
            self.played[card] = play.card.span
            return frame
        return self.contradiction(frame, card, seat)

    def contradiction(self, frame: PlayFrame, card: Card, seat: Seat) -> PlayFrame:
        """The fifth law: a card not held."""
        own = self.complete[seat]
        owner = next(
            (
                s
                for s, hand in enumerate(self.complete)
                if s != seat and hand is not None and hand >> card & 1
            ),
            None,
        )
        if (own is not None and not own >> card & 1) or (own is None and owner is not None):
            lines = self.setting.holdings.lines
            # A hand that is the rest of the pack has no line of its own.
            line = lines[seat] if own is not None else None
            if line is None and owner is not None:
                line = lines[owner]
            other = self.setting.block.place(line.span) if line is not None else None
            return changed(frame, fault=PlayFault.NOT_HELD, owner=owner, other=other)
        self.played[card] = frame.play.card.span
        if not self.doubtful >> card & 1:
            self.gone[seat] |= 1 << card
        return frame

    def entries(self, frames: Sequence[PlayFrame], count_ok: bool, opened: bool) -> list[Entry]:
        """The trick's cards as they may have been, those that nobody wrote down included; `opened` says that the first
        card written was led."""
        setting = self.setting
        entries = []
        for frame in frames:
            if not count_ok and frame.play.seat is None:
                continue
            entries.append(Entry(frame.seat, possible(frame.play, self.free(frame.seat))))
        absent = [Entry(None, self.free(None)) for _ in range(max(0, setting.players - len(entries)))]
        return [*entries, *absent] if opened else [*absent, *entries]

    def free(self, seat: Seat | None) -> int:
        """What an unknown card of this seat may have been."""
        if seat is not None and self.complete[seat] is not None:
            return (self.complete[seat] or 0) & ~self.gone[seat]
        free = self.unseen
        if seat is not None:
            for hand in self.complete:
                free &= ~(hand or 0)
        return free or self.unseen

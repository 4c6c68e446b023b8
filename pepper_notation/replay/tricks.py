"""The tricks of a hand, replayed: who led, who played what, who took it (laws 5, 6 and 7).

Walks the tricks in written order.  Whether a card followed suit is judged afterwards, in `following`, since a later
play may prove it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.cards import FULL, SUIT_MASK, SUIT_UNDER, Card, Strain, Suit
from pepper_notation.engine.play import winner as best_of
from pepper_notation.record import CardKind, Play, SideWord, Trick
from pepper_notation.replay.frames import Basis, PlayFault, PlayFrame, TrickFrame, changed
from pepper_notation.replay.holdings import Holdings
from pepper_notation.replay.numbering import Numbering
from pepper_notation.replay.takers import Entry, Taker, taker
from pepper_notation.source import Block, Place, Span
from pepper_notation.table import Seat, Side, Table


@dataclass(frozen=True, slots=True)
class Lead:
    """Who may lead next.

    `seats` may have led without fault (empty: that cannot be judged); `default` leads where nothing else is written or
    told by the hands; `open` are those between whom the hands or the next winner must settle.
    """

    seats: tuple[Seat, ...] = ()
    default: Seat | None = None
    open: tuple[Seat, ...] = ()


UNKNOWN_LEAD = Lead()


@dataclass(frozen=True, slots=True)
class Setting:
    """What the walk needs to know of a hand: table, strain, hands, who sits out, and whether the last trick may be
    short."""

    table: Table
    strain: Strain | None
    holdings: Holdings
    block: Block
    out: Seat | None = None
    may_be_short: bool = False
    order_told: bool = True
    """Whether the hands may tell that the cards of a trick stand in another order than they were played."""

    @property
    def players(self) -> int:
        """How many cards a trick has."""
        return self.table.size - (self.out is not None)

    def after(self, seat: Seat, gone: Sequence[Seat | None] = ()) -> Seat | None:
        """The next seat clockwise that has not yet played and does not sit out."""
        for steps in range(1, self.table.size):
            candidate = self.table.next(seat, steps)
            if candidate != self.out and candidate not in gone:
                return candidate
        return None


def known_suit(play: Play, strain: Strain | None) -> Suit | None:
    """The suit that a card certainly belongs to under the strain; None where that is not known.

    Some diamond (`?d`) may be the left bower when hearts are trumps, so its suit is then not known.
    """
    if strain is None:
        return None
    if play.card.card is not None:
        return SUIT_UNDER[strain][play.card.card]
    suit = play.card.suit
    return suit if suit is not None and (strain.trump is None or strain.trump.sister is not suit) else None


def possible(play: Play, free: int) -> int:
    """What a card may have been, as a mask, `free` being what is not known to be elsewhere."""
    word = play.card
    if word.card is not None:
        return 1 << word.card
    if word.kind is CardKind.UNKNOWN and word.suit is not None:
        return free & SUIT_MASK[Strain.NO_TRUMP][word.suit]
    return free


def shown_twice(tricks: Sequence[Trick], players: int) -> int:
    """The cards that the tricks show more than once, as a mask; what proves nothing is left out."""
    once = twice = 0
    for trick in tricks:
        right = len(trick.plays) == players
        for play in trick.plays:
            if play.card.card is not None and (right or play.seat is not None):
                bit = 1 << play.card.card
                twice |= once & bit
                once |= bit
    return twice


class _Walk:
    def __init__(self, setting: Setting, tricks: Sequence[Trick]) -> None:
        self.setting = setting
        self.complete = setting.holdings.complete
        self.played: dict[Card, Span] = {}
        self.gone = [0] * setting.table.size
        self.doubtful = shown_twice(tricks, setting.players)
        shown = 0
        for trick in tricks:
            right = len(trick.plays) == setting.players
            for play in trick.plays:
                if play.card.card is not None and (right or play.seat is not None):
                    shown |= 1 << play.card.card
        self.unseen = FULL & ~(shown & ~self.doubtful) & ~(setting.holdings.dead or 0)

    def holder(self, card: Card) -> Seat | None:
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
        seats = self.seats_from(leader, plays, count_ok=True)
        return len(set(seats)) == len(seats) and all(
            seat is not None and play.card.card is not None and self.holder(play.card.card) == seat
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
        cards_known = count_ok and all(play.card.card is not None for play in plays)
        if cards_known and self.setting.holdings.all_complete:
            if lead.default is not None and self.fits(lead.default, plays):
                return lead.default, None
            others = [seat for seat in range(self.setting.table.size) if self.fits(seat, plays)]
            if len(others) == 1:
                return others[0], None
            holders = [self.holder(play.card.card) for play in plays if play.card.card is not None]
            unlabelled = self.setting.order_told and all(play.seat is None for play in plays)
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
            line = self.setting.holdings.lines[owner if own is None and owner is not None else seat]
            other = self.setting.block.place(line.span) if line is not None else None
            return changed(frame, fault=PlayFault.NOT_HELD, owner=owner, other=other)
        self.played[card] = frame.play.card.span
        if not self.doubtful >> card & 1:
            self.gone[seat] |= 1 << card
        return frame

    def entries(self, frames: Sequence[PlayFrame], count_ok: bool) -> list[Entry]:
        """The trick's cards as they may have been, those that nobody wrote down included."""
        setting = self.setting
        entries = []
        for frame in frames:
            if not count_ok and frame.play.seat is None:
                continue
            entries.append(Entry(frame.seat, possible(frame.play, self.free(frame.seat))))
        unlabelled_lead = not count_ok and (not frames or frames[0].play.seat is None)
        absent = [Entry(None, self.free(None)) for _ in range(max(0, setting.players - len(entries)))]
        return [*absent, *entries] if unlabelled_lead else [*entries, *absent]

    def free(self, seat: Seat | None) -> int:
        """What an unknown card of this seat may have been."""
        if seat is not None and self.complete[seat] is not None:
            return (self.complete[seat] or 0) & ~self.gone[seat]
        free = self.unseen
        if seat is not None:
            for hand in self.complete:
                free &= ~(hand or 0)
        return free or self.unseen


def names(word: SideWord, seat: Seat, table: Table) -> bool:
    """Whether the seat or side after `=` is this seat or its side."""
    return word.seat == seat if word.seat is not None else word.side == table.side(seat)


def named_seats(word: SideWord, table: Table) -> tuple[Seat, ...]:
    """The seats that a seat or side after `=` stands for."""
    if word.seat is not None:
        return (word.seat,)
    return table.seats_of(word.side) if word.side is not None else ()


def _next_lead(frame: TrickFrame, computed: Taker, walk: _Walk) -> Lead:
    """Who may lead after this trick."""
    setting = walk.setting
    table = setting.table
    word = frame.trick.taker
    named = named_seats(word, table) if word is not None else ()
    if frame.doubtful:
        complete = setting.holdings.all_complete
        worked_out = computed.seat if complete else None
        if len(named) == 1:
            return Lead(default=named[0])
        return Lead(default=worked_out if not named or worked_out in named else None)
    if frame.winner is not None:
        if not named or frame.winner in named:
            return Lead((frame.winner,), frame.winner)
        seats = (frame.winner, *named)
        return Lead(seats, named[0] if len(named) == 1 else None, seats)
    if frame.side is not None:
        own = table.seats_of(frame.side)
        if frame.taker_wrong:
            return Lead((*own, *named), None, (*own, *named))
        if len(named) == 1:
            return Lead(named, named[0])
        return Lead(own)
    return Lead(named, named[0] if len(named) == 1 else None)


def walk_tricks(
    setting: Setting,
    tricks: Sequence[Trick],
    numbers: Sequence[Numbering],
    first: Lead,
    first_cause: Place | None = None,
    first_paper: Seat | None = None,
) -> tuple[TrickFrame, ...]:
    """Replay the tricks that a hand has room for; those beyond are kept unjudged, and prove nothing.

    `first` says who may lead to the first; `first_paper` is who may by a wrong contract of the
    record, whose place is `first_cause`."""
    room = next((index for index, number in enumerate(numbers) if number.too_many), len(tricks))
    surplus = [
        TrickFrame(
            trick,
            index + 1,
            plays=tuple(
                PlayFrame(play, None, play.card.card, basis=Basis.UNKNOWN_SEAT) for play in trick.plays
            ),
            expected=setting.players,
            number_wrong=numbers[index].wrong,
            too_many=numbers[index].too_many,
        )
        for index, trick in enumerate(tricks)
        if index >= room
    ]
    tricks, numbers = tricks[:room], numbers[:room]
    walk = _Walk(setting, tricks)
    table, strain, players = setting.table, setting.strain, setting.players
    lead = first if not numbers or numbers[0].before == 0 else UNKNOWN_LEAD
    frames: list[TrickFrame] = []
    for index, (trick, number) in enumerate(zip(tricks, numbers, strict=True)):
        if number.missing:
            lead = UNKNOWN_LEAD
        plays = tuple(play for play in trick.plays if play.card.kind is not CardKind.REST)
        rest = len(plays) < len(trick.plays)
        count_ok = len(plays) <= players if rest else len(plays) == players
        short = (
            not count_ok
            and not trick.unread
            and len(plays) < players
            and setting.may_be_short
            and index == len(tricks) - 1
        )
        in_order = count_ok or short
        base = TrickFrame(
            trick,
            index + 1,
            expected=players,
            count_ok=count_ok or trick.unread,
            short=short,
            number_wrong=number.wrong,
            too_many=number.too_many,
            missing_before=number.missing,
        )
        if trick.unread:
            frames.append(base)
            lead = UNKNOWN_LEAD
            continue
        shown = Trick(number=trick.number, plays=plays, taker=trick.taker)
        leader, holders = walk.leader(shown, lead, in_order and not rest)
        if leader is None and in_order and lead.default is not None and not lead.open:
            leader = lead.default
        seats = holders or walk.seats_from(leader, plays, in_order)
        play_frames: list[PlayFrame] = []
        for place, (play, seat) in enumerate(zip(plays, seats, strict=True)):
            due: Seat | None = None
            if place and in_order and (last := seats[place - 1]) is not None:
                due = setting.after(last, seats[:place])
            frame = walk.play(play, seat, due, proves=in_order or play.seat is not None)
            if holders and place and due is not None and seat != due:
                frame = changed(frame, out_of_turn=True)
            play_frames.append(frame)
        doubtful = any(
            frame.fault is not None or (frame.card is not None and walk.doubtful >> frame.card & 1)
            for frame in play_frames
        )
        entries = walk.entries(play_frames, in_order) if not short else []
        computed = (
            taker(entries, strain, table)
            if strain is not None
            and entries
            and len(entries) == players
            and (in_order or len(plays) < players)
            else Taker()
        )
        led = None
        if play_frames and (in_order or plays[0].seat is not None):
            head = play_frames[0]
            if head.fault is None and not (head.card is not None and walk.doubtful >> head.card & 1):
                led = known_suit(head.play, strain)
        led_seat = seats[0] if seats and (in_order or plays[0].seat is not None) else None
        led_wrong = bool(lead.seats) and led_seat is not None and led_seat not in lead.seats
        lead_cause = None
        if led_wrong and index == 0 and led_seat == first_paper and first_cause is not None:
            led_wrong, lead_cause = False, first_cause
        word = trick.taker
        side: Side | None = computed.side if not doubtful else None
        winner = computed.seat if not doubtful else None
        taker_wrong = False
        if word is not None and side is not None:
            named = named_seats(word, table)
            if named:
                taker_wrong = winner not in named if winner is not None else table.side(named[0]) != side
        result = changed(
            base,
            plays=tuple(play_frames),
            doubtful=doubtful,
            led=led,
            leader=led_seat,
            due=lead.seats,
            led_wrong=led_wrong,
            winner=winner,
            side=side,
            best=computed.place if in_order and not doubtful else None,
            taker_wrong=taker_wrong,
            lead_cause=lead_cause,
        )
        frames.append(result)
        lead = UNKNOWN_LEAD if short else _next_lead(result, computed, walk)
    return (*_counted(tuple(frames), table, setting.block), *surplus)


def _counted(frames: tuple[TrickFrame, ...], table: Table, block: Block) -> tuple[TrickFrame, ...]:
    """For which side each trick counts, by the truth and by the record (third law)."""
    counted = []
    for index, frame in enumerate(frames):
        if frame.short:
            counted.append(frame)
            continue
        following = frames[index + 1] if index + 1 < len(frames) else None
        word = frame.trick.taker
        paper: Side | None = None
        cause: Place | None = None
        if word is not None and word.side is not None:
            paper = word.side
            if frame.side is not None and paper != frame.side:
                cause = block.place(word.span)
        elif following is not None and not following.missing_before and following.trick.plays:
            opening = following.trick.plays[0]
            if opening.seat is not None and opening.seat.seat is not None:
                paper = table.side(opening.seat.seat)
                if frame.side is not None and paper != frame.side:
                    cause = block.place(opening.card.span)
        taken = frame.side if frame.side is not None else paper
        counted.append(changed(frame, taken=taken, paper=paper if paper is not None else taken, cause=cause))
    return tuple(counted)

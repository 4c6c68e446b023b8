"""The tricks of a hand, replayed: who led, who played what, who took it (laws 5, 6 and 7).

Walks the tricks in written order.  Whether a card followed suit is judged afterwards, in `following`, since a later
play may prove it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.record import CardKind, Play, Trick
from pepper_notation.replay.frames import Basis, PlayFrame, TrickFrame, changed
from pepper_notation.replay.lead import UNKNOWN_LEAD, Lead, Opening, named_seats, next_lead
from pepper_notation.replay.numbering import Numbering
from pepper_notation.replay.players import Players
from pepper_notation.replay.setting import Setting, known_suit
from pepper_notation.replay.takers import Taker, taker
from pepper_notation.source import Block, Place
from pepper_notation.table import Seat, Side, Table


def walk_tricks(
    setting: Setting, tricks: Sequence[Trick], numbers: Sequence[Numbering], first: Opening
) -> tuple[TrickFrame, ...]:
    """Replay the tricks that a hand has room for; those beyond are kept unjudged, and prove nothing."""
    room = next((index for index, number in enumerate(numbers) if number.too_many), len(tricks))
    players = Players(setting, tricks[:room])
    lead = first.lead if not numbers or numbers[0].before == 0 else UNKNOWN_LEAD
    frames: list[TrickFrame] = []
    for index, (trick, number) in enumerate(zip(tricks[:room], numbers[:room], strict=True)):
        last = index == room - 1
        frame, computed = _trick(
            players, _Written(trick, number, index + 1, last), UNKNOWN_LEAD if number.missing else lead
        )
        if index == 0 and frame.led_wrong and frame.leader == first.paper and first.cause is not None:
            frame = changed(frame, led_wrong=False, lead_cause=first.cause)
        frames.append(frame)
        lead = UNKNOWN_LEAD if trick.unread or frame.short else next_lead(frame, computed, setting)
    surplus = (
        _surplus(setting, tricks[index], numbers[index], index + 1) for index in range(room, len(tricks))
    )
    return (*_counted(frames, setting.table, setting.block), *surplus)


def _surplus(setting: Setting, trick: Trick, number: Numbering, place: int) -> TrickFrame:
    """A trick that the hand has no room for."""
    plays = tuple(PlayFrame(play, None, play.card.card, basis=Basis.UNKNOWN_SEAT) for play in trick.plays)
    return TrickFrame(
        trick,
        place,
        plays=plays,
        expected=setting.players,
        number_wrong=number.wrong,
        too_many=number.too_many,
    )


@dataclass(frozen=True, slots=True)
class _Written:
    """A trick as it stands in the hand: its number judged, its place from 1, whether it is the last."""

    trick: Trick
    number: Numbering
    place: int
    last: bool


def _trick(players: Players, written: _Written, lead: Lead) -> tuple[TrickFrame, Taker]:
    """One trick, and who took it by its cards, doubtful ones included."""
    setting, trick, number = players.setting, written.trick, written.number
    plays = tuple(play for play in trick.plays if play.card.kind is not CardKind.REST)
    rest = len(plays) < len(trick.plays)
    count_ok = len(plays) <= setting.players if rest else len(plays) == setting.players
    short = (
        not count_ok
        and not trick.unread
        and len(plays) < setting.players
        and setting.may_be_short
        and written.last
        # A trick that somebody took was played out.
        and trick.taker is None
    )
    frame = TrickFrame(
        trick,
        written.place,
        expected=setting.players,
        count_ok=count_ok or trick.unread,
        short=short,
        number_wrong=number.wrong,
        too_many=number.too_many,
        missing_before=number.missing,
    )
    if trick.unread:
        return frame, Taker()
    in_order = count_ok or short
    leader, holders = players.leader(
        Trick(number=trick.number, plays=plays, taker=trick.taker), lead, in_order and not rest
    )
    seats = holders or players.seats_from(leader, plays, in_order)
    cards = _cards(players, plays, seats, in_order, holders is not None)
    doubtful = any(players.is_doubtful(card) for card in cards)
    opened = in_order or _opened(plays, lead, setting)
    computed = Taker() if short else _taken(players, cards, in_order, opened)
    certain = Taker() if doubtful else computed
    lead_seat = seats[0] if seats and opened else None
    trusted = bool(cards) and opened and not players.is_doubtful(cards[0])
    return changed(
        frame,
        plays=cards,
        doubtful=doubtful,
        led=known_suit(plays[0], setting.strain) if trusted else None,
        leader=lead_seat,
        due=lead.seats,
        led_wrong=bool(lead.seats) and lead_seat is not None and lead_seat not in lead.seats,
        winner=certain.seat,
        side=certain.side,
        best=certain.place if in_order else None,
        taker_wrong=_taker_wrong(trick, certain, setting.table),
    ), computed


def _opened(plays: Sequence[Play], lead: Lead, setting: Setting) -> bool:
    """Whether the first card of a trick with the wrong number of cards was led: where one is missing, it may be the
    lead, unless the seat written is the one whose lead it was."""
    if not plays or plays[0].seat is None:
        return False
    return len(plays) > setting.players or plays[0].seat.seat in lead.seats


def _cards(
    players: Players, plays: Sequence[Play], seats: Sequence[Seat | None], in_order: bool, told_by_hands: bool
) -> tuple[PlayFrame, ...]:
    """The cards as they fell, each with whose turn it was."""
    frames: list[PlayFrame] = []
    for place, (play, seat) in enumerate(zip(plays, seats, strict=True)):
        due: Seat | None = None
        if place and in_order and (last := seats[place - 1]) is not None:
            due = players.setting.after(last, seats[:place])
        # A card written twice in one trick, which then has a card too many, is that one mistake.
        doubled = not in_order and any(play.card.card == one.card for one in frames)
        frame = players.play(play, seat, due, proves=in_order or (play.seat is not None and not doubled))
        if told_by_hands and due is not None and seat != due:
            frame = changed(frame, out_of_turn=True)
        frames.append(frame)
    return tuple(frames)


def _taken(players: Players, cards: Sequence[PlayFrame], in_order: bool, opened: bool) -> Taker:
    """Who certainly takes a trick of these cards, whatever the unknown ones are."""
    setting = players.setting
    seats = [card.seat for card in cards if card.seat is not None]
    if len(set(seats)) < len(seats):
        # Nobody plays twice to a trick, so who played these cards is not known.
        return Taker()
    entries = players.entries(cards, in_order, opened)
    right = len(entries) == setting.players and (in_order or len(cards) < setting.players)
    return taker(entries, setting.strain, setting.table) if setting.strain is not None and right else Taker()


def _taker_wrong(trick: Trick, certain: Taker, table: Table) -> bool:
    """Whether the seat or side after `=` certainly did not take the trick."""
    named = named_seats(trick.taker, table) if trick.taker is not None else ()
    if not named or certain.side is None:
        return False
    return certain.seat not in named if certain.seat is not None else table.side(named[0]) != certain.side


def _counted(frames: Sequence[TrickFrame], table: Table, block: Block) -> tuple[TrickFrame, ...]:
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

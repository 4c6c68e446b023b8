"""Whose turn it is at a moment, and what may be done: the cards that may be played, the calls that are open.

Rules `follow-suit`, `trick-winner`, `first-lead`, `bid-higher`, `auction-end`, `re-entry`, `all-pass`, `bid-ladder`.
A view of the frames for those who show or ask about a position; finds no mistakes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pepper_notation.cards import SUIT_UNDER, Card, Suit, cards_in
from pepper_notation.engine.bids import Bid, Grade, ladder
from pepper_notation.engine.play import first_leader, playable
from pepper_notation.engine.play import winner as best_of
from pepper_notation.engine.special import forced_bid
from pepper_notation.replay.frames import CallFault, HandFrame, Legality, PlayFrame
from pepper_notation.replay.hands_held import Held, Moment, held
from pepper_notation.ruleset import AllPass, Auction, ReEntry
from pepper_notation.table import Seat


class Why(Enum):
    """Why a card may be played, may not be, or cannot be judged."""

    LEADS = "leads"
    FOLLOWS = "follows"
    VOID = "void"
    """Nothing held belongs to the suit led."""
    MUST_FOLLOW = "must-follow"
    OPEN = "open"
    """A card of the hand that nobody wrote down may belong to the suit led."""
    NO_STRAIN = "no-strain"
    LEAD_UNKNOWN = "lead-unknown"


@dataclass(frozen=True, slots=True)
class Choice:
    """A held card, what can be said of playing it, and why."""

    card: Card
    suit: Suit
    legality: Legality
    why: Why


@dataclass(frozen=True, slots=True)
class Turn:
    """A card to be played.

    `seats` are those whose turn it may be, empty where unknown; `seat` the one whose hand is told.  `led` is the suit
    led, `best` the place in the trick of the card that is winning, None where unknown or before a lead.
    """

    moment: Moment
    seats: tuple[Seat, ...]
    seat: Seat | None
    held: Held
    choices: tuple[Choice, ...]
    plays: tuple[PlayFrame, ...] = ()
    led: Suit | None = None
    best: int | None = None

    @property
    def following(self) -> tuple[Card, ...]:
        """The held cards that belong to the suit led."""
        return tuple(choice.card for choice in self.choices if choice.why is Why.FOLLOWS)


def _to_play(frame: HandFrame, moment: Moment) -> tuple[Seat, ...]:
    """The seats whose turn it may be, in clockwise order from the one that the record takes."""
    tricks = frame.tricks
    if moment.place == 0:
        if moment.trick < len(tricks):
            trick = tricks[moment.trick]
            due = trick.due
            if trick.leader is not None and trick.leader in due:
                due = (trick.leader, *(seat for seat in due if seat != trick.leader))
            return due or (() if trick.leader is None else (trick.leader,))
        leader = tricks[-1].winner if tricks else _first_leader(frame)
        return () if leader is None else (leader,)
    trick = tricks[moment.trick]
    if moment.place < len(trick.plays):
        play = trick.plays[moment.place]
        found = play.due if play.due is not None else play.seat
        return () if found is None else (found,)
    played = [play.seat for play in trick.plays]
    if not played or None in played or len(played) >= trick.expected:
        return ()
    seat = played[-1]
    for steps in range(1, frame.table.size):
        candidate = frame.table.next(seat or 0, steps)
        if candidate != frame.out and candidate not in played:
            return (candidate,)
    return ()


def _first_leader(frame: HandFrame) -> Seat | None:
    terms = frame.terms
    return first_leader(frame.rules, frame.table, frame.dealer, terms.seat, terms.bid, terms.strain)


def turn(frame: HandFrame, moment: Moment) -> Turn:
    """The card to be played at a moment: whose turn it is, what may be played, and who is winning."""
    plays = frame.tricks[moment.trick].plays[: moment.place] if moment.trick < len(frame.tricks) else ()
    seats = _to_play(frame, moment)
    seat = seats[0] if len(seats) == 1 else None
    if not seats and moment.trick < len(frame.tricks):
        later = frame.tricks[moment.trick].plays[moment.place :]
        seat = later[0].seat if later else None
    hand = held(frame, seat, moment) if seat is not None else Held()
    led = _led(frame, plays)
    choices = tuple(_choice(frame, card, hand, plays, led) for card in cards_in(hand.cards))
    return Turn(moment, seats, seat, hand, choices, plays, led, winning(frame, plays))


def _led(frame: HandFrame, plays: tuple[PlayFrame, ...]) -> Suit | None:
    strain = frame.terms.strain
    card = plays[0].card if plays else None
    return SUIT_UNDER[strain][card] if card is not None and strain is not None else None


def _choice(
    frame: HandFrame, card: Card, hand: Held, plays: tuple[PlayFrame, ...], led: Suit | None
) -> Choice:
    strain = frame.terms.strain
    if strain is None:
        return Choice(card, card.suit, Legality.UNKNOWN, Why.NO_STRAIN)
    suit = SUIT_UNDER[strain][card]
    if not plays:
        return Choice(card, suit, Legality.LEGAL, Why.LEADS)
    lead = plays[0].card
    if lead is None or led is None:
        return Choice(card, suit, Legality.UNKNOWN, Why.LEAD_UNKNOWN)
    if suit is led:
        return Choice(card, suit, Legality.LEGAL, Why.FOLLOWS)
    if not playable(hand.cards, lead, strain) >> card & 1:
        return Choice(card, suit, Legality.ILLEGAL, Why.MUST_FOLLOW)
    if not hand.whole:
        return Choice(card, suit, Legality.UNKNOWN, Why.OPEN)
    return Choice(card, suit, Legality.LEGAL, Why.VOID)


def winning(frame: HandFrame, plays: tuple[PlayFrame, ...]) -> int | None:
    """The place among these cards of a trick of the one that is winning; None where that is not known."""
    strain = frame.terms.strain
    cards = [play.card for play in plays if play.card is not None]
    if strain is None or not cards or len(cards) < len(plays):
        return None
    return best_of(cards, strain)


class CallWhy(Enum):
    """Why a call is open, or is not."""

    OPEN = "open"
    LOW = "low"
    """It does not beat the standing bid."""
    PASSED = "passed"
    """The caller has passed, and the rules allow no return."""
    DEALER_MUST_BID = "dealer-must-bid"
    FORCED = "forced"
    """The rules force another call here."""


@dataclass(frozen=True, slots=True)
class CallChoice:
    """A call (None: pass), and why it is open or is not."""

    bid: Bid | None
    why: CallWhy


@dataclass(frozen=True, slots=True)
class CallTurn:
    """A call to be made: whose turn it is, the bid to beat as its place among the calls, and every call there is."""

    place: int
    seat: Seat | None
    standing: int | None
    choices: tuple[CallChoice, ...]
    over: bool = False


def call_turn(frame: HandFrame, place: int) -> CallTurn:
    """The call to be made at a place of the auction, counted from 0."""
    calls = frame.auction.calls
    table, rules = frame.table, frame.rules
    if place < len(calls):
        seat = calls[place].due if calls[place].due is not None else calls[place].seat
        standing = calls[place].standing
        over = calls[place].fault is CallFault.AFTER_END
    else:
        last = calls[-1].seat if calls else frame.dealer
        seat = table.next(last) if last is not None else None
        standing = frame.auction.high
        over = frame.auction.ended
    before = calls[:place]
    passed = any(call.seat == seat and (call.bid is None or call.fault) for call in before)
    beaten = calls[standing].bid if standing is not None else None
    forced = forced_bid(rules, frame.hand_size, frame.hand_number)
    alone = standing is None and len(before) == table.size - 1
    must = alone and rules.all_pass is AllPass.DEALER_MUST_BID
    choices = []
    for bid in (None, *ladder(rules, frame.hand_size)):
        why = CallWhy.OPEN
        if forced is not None and bid != (forced if not before else None):
            why = CallWhy.FORCED
        elif bid is None:
            why = CallWhy.DEALER_MUST_BID if must else CallWhy.OPEN
        elif beaten is not None and bid.level <= beaten.level:
            why = CallWhy.LOW
        elif passed and (rules.re_entry is ReEntry.NO or rules.auction is Auction.ONE_ROUND):
            why = CallWhy.PASSED
        elif must and bid.grade is Grade.NUMBER and bid.tricks < rules.dealer_min:
            why = CallWhy.DEALER_MUST_BID
        choices.append(CallChoice(bid, why))
    return CallTurn(place, seat, standing, tuple(choices), over)

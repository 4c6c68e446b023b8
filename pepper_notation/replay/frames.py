"""The frames of a replay: what each call, play, trick and figure turned out to be.

A frame holds what is written, what the engine worked out, and how the two stand to each other.  Facts, not sentences:
the checks turn them into findings, the renderers into pictures.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeVar

from pepper_notation.cards import Card, Strain, Suit
from pepper_notation.engine.bids import Bid
from pepper_notation.record import Call, Contract, Figure, Hand, Play, Statement, Trick, Trump
from pepper_notation.replay.numbering import Numbering
from pepper_notation.rulebook import Rule
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Place, Span
from pepper_notation.table import Seat, Side, Table


class CallFault(Enum):
    """What is wrong with a call."""

    LOW = "low"
    """It does not beat the standing bid (PN301)."""
    UNKNOWN = "unknown"
    """The rules do not know the bid (PN305)."""
    AFTER_END = "after-end"
    """The auction had ended (PN303)."""
    AFTER_PASS = "after-pass"
    """The caller had passed, and the rules allow no return (PN306)."""
    DEALER_MUST_BID = "dealer-must-bid"
    """The rules leave the dealer no pass, or no lower bid (PN312)."""


@dataclass(frozen=True, slots=True)
class CallFrame:
    """One call, replayed.  `seat` is the caller, None where unknown; `bid` is the bid it stands for, None for a pass.

    `due` is the seat whose turn it was; `standing` the place in the auction of the bid to beat; `stands` whether a
    faulty bid stands all the same; `returned` whether its caller had passed before.
    """

    call: Call
    seat: Seat | None
    due: Seat | None
    bid: Bid | None
    standing: int | None
    fault: CallFault | None = None
    stands: bool = False
    out_of_turn: bool = False
    returned: bool = False


@dataclass(frozen=True, slots=True)
class AuctionFrame:
    """The auction, replayed.

    `known` is False where a part of it could not be read.  `high` is the place of the standing bid among the calls.
    `ended`: it came to its end, on a bid or passed out.  `forced` is the bid that the rules make for the dealer's
    left in a game's first hands.  `rounds_open`: it turns on how many rounds of calls there are, which the rules do
    not say.
    """

    calls: tuple[CallFrame, ...] = ()
    known: bool = True
    ended: bool = False
    passed_out: bool = False
    high: int | None = None
    forced: Bid | None = None
    rounds_open: bool = False

    @property
    def stuck(self) -> CallFrame | None:
        """The call of a dealer who had to bid, or to bid more, and did not (PN312)."""
        return next((call for call in self.calls if call.fault is CallFault.DEALER_MUST_BID), None)

    @property
    def winning(self) -> CallFrame | None:
        """The call that won the auction so far."""
        return None if self.high is None else self.calls[self.high]


@dataclass(frozen=True, slots=True)
class Terms:
    """Who plays for what: the outcome of auction and trump call, as far as known.

    `passed`: nobody bid, the hand was passed out.
    """

    passed: bool = False
    side: Side | None = None
    seat: Seat | None = None
    bid: Bid | None = None
    strain: Strain | None = None


class Legality(Enum):
    """What can be said of a play: legal, illegal, or that it cannot be known."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


class PlayFault(Enum):
    """What is wrong with a card that was played."""

    REVOKE = "revoke"
    """Held the suit led and played another (PN401)."""
    NOT_HELD = "not-held"
    """Its seat does not hold it, or a complete hand of another does (PN404)."""
    TWICE = "twice"
    """Already played (PN405)."""


class Basis(Enum):
    """Why a play that does not follow is legal or illegal, or why it cannot be known."""

    NONE = "none"
    LATER_PLAY = "later-play"
    HAND = "hand"
    ELIMINATION = "elimination"
    TAKEN_BACK = "taken-back"
    VOID = "void"
    """Nothing it may have held could follow."""
    OPEN = "open"
    """Its hand is not known well enough."""
    DOUBT = "doubt"
    """A contradiction in the record."""
    NO_STRAIN = "no-strain"
    UNKNOWN_CARD = "unknown-card"
    UNKNOWN_SEAT = "unknown-seat"
    UNKNOWN_LEAD = "unknown-lead"


@dataclass(frozen=True, slots=True)
class PlayFrame:
    """One card of a trick, replayed.

    `seat` is the player, None where unknown; `card` None where unknown.  `due` is the seat whose turn it was.
    `could` are the held cards that would have followed (known to be held), `proof` the place that shows one.
    `other` is the first play of a card played twice, or the deal line that holds a card not held; `owner` its seat.
    `follows` whether the card is known to belong to the suit led; False for the lead.
    """

    play: Play
    seat: Seat | None
    card: Card | None
    due: Seat | None = None
    out_of_turn: bool = False
    follows: bool = False
    legality: Legality = Legality.UNKNOWN
    basis: Basis = Basis.NONE
    fault: PlayFault | None = None
    could: tuple[Card, ...] = ()
    proof: Place | None = None
    other: Place | None = None
    owner: Seat | None = None
    merged: Place | None = None
    """Set where this PN404 and an earlier one come from one wrong card in a deal line: the earlier one's place."""

    @property
    def contradicts(self) -> bool:
        """Whether the card cannot be what its player played, by the record (fifth law)."""
        return self.fault in (PlayFault.NOT_HELD, PlayFault.TWICE)


@dataclass(frozen=True, slots=True)
class TrickFrame:
    """One trick, replayed.

    `place` is its place in the hand's line, from 1.  `expected` is how many cards it should have; `short` marks a last
    trick that was not played out before a claim (or in a misdeal).  `leader` led it, None where unknown; `due` are
    the seats that may have led it, empty where that cannot be judged; `led_wrong` is PN403.
    `lead_cause` is the mistake that a wrong first lead follows from.
    `winner` and `side` took it, as worked out where that is certain; `taken` is the side that counts it for the truth
    (worked out, else as the record has it), `paper` the side that the record counts it for, `cause` the place of the
    mistake that parts the two.  `best` is the place in `plays` of the card that takes it.
    """

    trick: Trick
    place: int
    plays: tuple[PlayFrame, ...] = ()
    expected: int = 0
    count_ok: bool = True
    short: bool = False
    number_wrong: bool = False
    too_many: bool = False
    missing_before: int = 0
    doubtful: bool = False
    led: Suit | None = None
    leader: Seat | None = None
    due: tuple[Seat, ...] = ()
    led_wrong: bool = False
    lead_cause: Place | None = None
    winner: Seat | None = None
    side: Side | None = None
    best: int | None = None
    taker_wrong: bool = False
    taken: Side | None = None
    paper: Side | None = None
    cause: Place | None = None


_Frame = TypeVar("_Frame", PlayFrame, TrickFrame)


def changed(frame: _Frame, **changes: object) -> _Frame:
    """The same frame with some fields changed: `dataclasses.replace`, several times as quick."""
    kind: Any = type(frame)
    new: _Frame = object.__new__(kind)
    for name in kind.__slots__:
        object.__setattr__(new, name, changes[name] if name in changes else getattr(frame, name))
    return new


class Verdict(Enum):
    """What a written figure is, by the third law."""

    RIGHT = "right"
    WRONG = "wrong"
    FOLLOWS = "follows"
    """Differs from the truth, but follows from what the record wrote before."""
    OPEN = "open"
    """Cannot be judged."""


@dataclass(frozen=True, slots=True)
class FigureFrame:
    """One written figure, judged.  `right` is the truth where known, else what the record itself makes of it.

    `cause` is the place of the mistake that a figure which FOLLOWS follows from.
    """

    figure: Figure
    side: Side | None
    verdict: Verdict
    right: int | None = None
    cause: Place | None = None


Figures = tuple[int | None, ...]
"""A figure by side; None where unknown."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a hand came to.

    By side: tricks and points as they are true and as the record has them, score before and after.  `possible` is
    whether `points` had to be judged without knowing the tricks or the bid (PN505 in place of PN502).
    """

    tricks_true: Figures
    tricks_paper: Figures
    points_true: Figures
    points_paper: Figures
    before_true: Figures
    before_paper: Figures
    after_true: Figures
    after_paper: Figures
    tricks: tuple[FigureFrame, ...] = ()
    points: tuple[FigureFrame, ...] = ()
    score: tuple[FigureFrame, ...] = ()
    possible: bool = False
    sum_wrong: bool = False
    claim_over: tuple[Place, int] | None = None
    """Place of the number of a claim that is more than remain, and how many remain."""


@dataclass(frozen=True, slots=True)
class WinnerFrame:
    """The `winner` line, judged: `right` are the sides that may be said to have won, None for a draw, empty where
    nobody has; `open_rule` is the rule that leaves it open."""

    verdict: Verdict
    right: tuple[Side | None, ...]
    place: Place
    cause: Place | None = None
    open_rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What one hand leaves to the next.

    `dealers` are the seats that may deal next, empty where unknown; `dealer` the one that is taken where none is
    written; `dealer_rule` the rule that leaves it open.  Scores by side, as true and as the record has them; `causes`
    by side the place of the mistake that parts the two, `score_places` where the record's score was last written.
    """

    true: Figures
    paper: Figures
    causes: tuple[Place | None, ...]
    score_places: tuple[Place | None, ...]
    dealer: Seat | None = None
    dealers: tuple[Seat, ...] = ()
    dealer_rule: Rule | None = None
    dealers_else: tuple[Seat, ...] = ()
    """Who else may deal, if the letter of a wrong dealer before was a slip, or was none: `dealer_slip` is its place."""
    dealer_slip: Place | None = None
    last_dealer: Seat | None = None
    number: int | None = None
    hands: int = 0
    started: bool = False
    """Whether `start` gave the score carried in."""
    over: bool = False
    """The game is over by the truth (by the record where the truth is unknown)."""
    over_cause: Place | None = None
    """Where the game is over by the truth but not by the record: the mistake that explains why they played on."""
    over_said: bool = False


@dataclass(frozen=True)
class HandFrame:
    """A hand, or one line of it, replayed.

    `alt` is the alternative's number within the hand, None for the hand itself.  `dealt` holds the complete hands by
    seat (a mask; None where not complete), `by_elimination` the seat whose hand is the rest of the pack, `line_cards`
    the known cards of each deal line as a mask.  `terms` is the truth, `paper_terms` what the record makes of it.
    """

    rules: RuleSet
    table: Table
    hand: Hand
    game_number: int
    hand_number: int
    result: Result
    alt: int | None = None
    dealer: Seat | None = None
    dealer_due: tuple[Seat, ...] = ()
    dealer_wrong: bool = False
    dealer_follows: Place | None = None
    """The wrong dealer's letter before, where this dealer is right only because that letter was a slip."""
    dealt: tuple[int | None, ...] = ()
    line_cards: tuple[int, ...] = ()
    by_elimination: Seat | None = None
    auction: AuctionFrame = field(default_factory=AuctionFrame)
    trump: Trump | None = None
    contract: Contract | None = None
    terms: Terms = field(default_factory=Terms)
    paper_terms: Terms = field(default_factory=Terms)
    namer_wrong: bool = False
    contract_wrong: Place | None = None
    """The first word of `contract` that differs from auction and trump call."""
    contract_cause: Place | None = None
    """Where that word follows from an earlier mistake: the mistake."""
    terms_cause: Place | None = None
    """The mistake that parts `paper_terms` from `terms`."""
    after_end: bool = False
    """Played after the game was over, the first such hand; `after_end_cause` the mistake that explains why."""
    after_end_cause: Place | None = None
    numbers_skip: bool = False
    number_before: int | None = None
    """The number of the hand before, as written or counted on."""
    dealer_open: Rule | None = None
    """The rule, silent here, on which the dealer of this hand turns."""
    void: bool = False
    """A misdeal, or passed out: nothing of the play is judged."""
    misdeal: bool = False
    strain_missing: bool = False
    bidder_unknown: bool = False
    tricks: tuple[TrickFrame, ...] = ()
    hand_size: int = 6
    unfinished: bool = False
    winner: WinnerFrame | None = None
    before: Standing | None = None
    after: Standing | None = None
    causes: tuple[Place | None, ...] = ()
    """By side, the mistake that parts the record's score from the truth after this hand."""
    score_places: tuple[Place | None, ...] = ()
    """By side, where the record's score was last written."""
    statements: tuple[Statement, ...] = ()
    """The statements of this line, in written order."""
    out: Seat | None = None
    """The seat that sits out."""
    numbers: tuple[Numbering, ...] = ()

    def place(self, span: Span) -> Place:
        """Where a span of this hand stands."""
        return self.hand.block.place(span)

"""What is written: the record of a file, its games and hands, statement by statement, with spans.

A record says what is on the paper and nothing else: nothing is worked out, nothing repaired, nothing left out that
the notation can say.  Seat letters are resolved to seats of the table in force, card words to cards; a word that
names no seat or no card of the pack stays, with `None` in that place.  Does not know rules, play or findings.

Every node has a `span` of the file's text.  Equality ignores spans, so that two spellings of one record are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Final

from pepper_notation.cards import Card, Strain, Suit
from pepper_notation.source import Block, Span
from pepper_notation.table import FOUR, Seat, Side, Table

NOWHERE: Final = Span(0, 0)
KNOWN_TAGS: Final = ("title", "date", "place", "event", "round", "table", "scribe", "note")
"""The tags that the notation names."""


def _span() -> Span:
    return field(default=NOWHERE, compare=False)


class MarkKind(Enum):
    """What the table said of an item (`^revoke` …)."""

    REVOKE = "revoke"
    TURN = "turn"
    LEAD = "lead"
    UNDER = "under"
    UNSURE = "unsure"


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark; its span begins at the `^`."""

    kind: MarkKind
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Note:
    """A note: the text between the braces, its escapes undone, trimmed; the span includes the braces."""

    text: str
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class After:
    """What stands after an item or at the end of a statement: glyph, marks, notes."""

    glyph: str = ""
    marks: tuple[Mark, ...] = ()
    notes: tuple[Note, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.glyph or self.marks or self.notes)


PLAIN: Final = After()
"""Nothing after an item."""


@dataclass(frozen=True, slots=True)
class SeatWord:
    """A seat's letter as written, in upper case; `seat` is None where this table has no such seat (PN108)."""

    letter: str
    seat: Seat | None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class SideWord:
    """A side as written (`NS`, `sn`, `N`), in upper case.

    `side` is None where this table has no such side (PN108).  `seat` is set where one letter names one seat:
    with four seats that is a seat and, through it, its side.
    """

    word: str
    side: Side | None
    seat: Seat | None = None
    span: Span = _span()


class CardKind(Enum):
    """What a word in a card's place is."""

    KNOWN = "known"
    UNKNOWN = "unknown"
    """`?`, or `?d` with `suit` set."""
    REST = "rest"
    """`...`: all the cards that are still to come in this place, unknown."""
    FOREIGN = "foreign"
    """A real card that Pepper does not use (`8s`), PN203; unknown for the play."""
    NONSENSE = "nonsense"
    """A word like a card whose rank or suit does not exist (`1h`), PN102; unknown for the play."""


@dataclass(frozen=True, slots=True)
class CardWord:
    """A word in a card's place.  `text` is the canonical spelling where there is one, else as written.

    `card` is set for KNOWN only.  `suit` is the printed suit that is known: of a KNOWN card, of `?d`.
    """

    kind: CardKind
    text: str
    card: Card | None = None
    suit: Suit | None = None
    after: After = PLAIN
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Play:
    """One card of a trick: who played it if that is written, the card shown and taken back (`Qc~Qh`), the card."""

    card: CardWord
    seat: SeatWord | None = None
    shown: CardWord | None = None
    span: Span = _span()


class CallKind(Enum):
    """What kind of call a word is, before the rules in force say which they know."""

    PASS = "pass"
    NUMBER = "number"
    LITTLE = "little"
    BIG = "big"
    NAMED = "named"
    """A name that only some rules have (`moon`, `double`); `word` holds it."""


@dataclass(frozen=True, slots=True)
class CallWord:
    """A call as written; `word` is its canonical spelling, `number` is set for NUMBER; the span is the word's."""

    kind: CallKind
    word: str
    number: int | None = None
    after: After = PLAIN
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the auction: the caller if written, and the call."""

    call: CallWord
    caller: SeatWord | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class StrainWord:
    """A strain as written."""

    strain: Strain
    after: After = PLAIN
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Figure:
    """A side and its figure: `NS +4`.  `span` is the number's, sign included."""

    side: SideWord
    value: int
    span: Span = _span()


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """A statement: `span` runs from its first word to the end of its last text, `keyword` is its first word.

    `after` stands at its end, where the last item has none of its own.
    """

    span: Span = _span()
    keyword: Span = _span()
    after: After = PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class Version(Statement):
    """`pepper 1`."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tag(Statement):
    """`KEY: text`; the key in lower case, the text raw and trimmed.  `keyword` is the key's span, without colon."""

    key: str
    text: str

    @property
    def is_known(self) -> bool:
        """Whether the notation names the key, or it is one of the writer's own."""
        return self.key in KNOWN_TAGS or self.key.startswith("x-")


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word of a `rules` line, as written, with its span."""

    text: str
    span: Span = _span()


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesLine(Statement):
    """`rules PRESET OPTION=VALUE …`: the preset's word and the option words (`target=30`), not yet looked up."""

    preset: Word
    options: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Seats(Statement):
    """`seats N=Ann …`: the table.  Faulty ones (PN111) are not kept."""

    table: Table


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLine(Statement):
    """`game text`."""

    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Statement):
    """`start NS 12 EW 9`."""

    figures: tuple[Figure, ...]


class Outcome(Enum):
    """What `winner` says when it names no side."""

    DRAW = "draw"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Winner(Statement):
    """`winner NS`, `winner draw`, `winner none`; `word` is the span of that word, `after` what follows it."""

    winner: SideWord | Outcome
    word: Span = _span()


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLine(Statement):
    """`hand 7 dealer E`: the score sheet's number, the dealer."""

    number: int | None = None
    dealer: SeatWord | None = None
    number_span: Span = _span()


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Statement):
    """`deal N: CARDS`."""

    seat: SeatWord
    cards: tuple[CardWord, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Dead(Statement):
    """`dead CARDS`: the unused hand of the two-player game."""

    cards: tuple[CardWord, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid(Statement):
    """`bid CALL …`: calls in order; several lines go on from each other."""

    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trump(Statement):
    """`trump N: hearts`."""

    strain: StrainWord
    namer: SeatWord | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract(Statement):
    """`contract NS 4 hearts`, or `contract passed`: then bidder, bid and strain are None, `passed` its word's span."""

    bidder: SideWord | None = None
    bid: CallWord | None = None
    strain: StrainWord | None = None
    passed: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap(Statement):
    """`swap W:Tc E:Td`: who gave which card."""

    gifts: tuple[Play, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Out(Statement):
    """`out E`: the partner who sits out."""

    seat: SeatWord


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick(Statement):
    """`3. N: Kc! Qs 9s Qc = N`: the number as written, the cards in the order played, who took it.

    `keyword` is the span of the number.  `taker_after` is what follows the winner.  `unread` is set where the
    statement could not be read beyond its number: its contents are unknown.
    """

    number: int
    plays: tuple[Play, ...] = ()
    taker: SideWord | None = None
    taker_after: After = PLAIN
    unread: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """A seat and how many tricks are agreed for it; None: the rest.  `span` is the number's or the word `rest`'s."""

    seat: SeatWord
    tricks: int | None
    span: Span = _span()


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Statement):
    """`claim W rest`, `claim W 2 E 1`."""

    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede(Statement):
    """`concede S rest`, `concede S 1`."""

    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tricks(Statement):
    """`tricks NS 4 EW 2`."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Statement):
    """`points NS +4 EW +2`."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust(Statement):
    """`adjust EW -2 {revoke}`: added to the points."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Statement):
    """`ruling NS -6 EW +6 {…}`: in place of the points."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Statement):
    """`score NS 16 EW 11`: the running score after the hand."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Misdeal(Statement):
    """`misdeal N {…}`: the hand is void, by this dealer's fault if named."""

    seat: SeatWord | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Narration(Statement):
    """`> text`."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark(Statement):
    """`# text`; `trailing` where it stands behind a statement on the same line."""

    text: str
    trailing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreadable(Statement):
    """A statement that could not be read but keeps its place: its first word (lower case, canonical) and raw text.

    A trick is no `Unreadable` but a `Trick` with `unread` set.  `word` is empty where the first word is unknown.
    """

    word: str
    text: str


class Branch(Enum):
    """Where an alternative line branches when it is not at a trick."""

    BID = "bid"
    TRUMP = "trump"


@dataclass(frozen=True, slots=True, kw_only=True)
class Alternative(Statement):
    """`alt 3` … `end`: another line, told from that trick, the auction or the strain on, as written."""

    start: int | Branch
    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class Hand:
    """One hand: its opening line and all statements after it, in written order, from one block of the file.

    Alternatives stand among the statements; what an alternative holds is in it alone.
    """

    line: HandLine
    statements: tuple[Statement, ...] = ()
    block: Block = field(default=Block(""), compare=False, repr=False)

    @property
    def number(self) -> int | None:
        """The score sheet's number."""
        return self.line.number

    @cached_property
    def deals(self) -> tuple[Deal, ...]:
        """The `deal` lines."""
        return tuple(s for s in self.statements if isinstance(s, Deal))

    @cached_property
    def bids(self) -> tuple[Bid, ...]:
        """The `bid` lines."""
        return tuple(s for s in self.statements if isinstance(s, Bid))

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, in written order."""
        return tuple(s for s in self.statements if isinstance(s, Trick))

    @cached_property
    def own(self) -> tuple[Statement, ...]:
        """The statements of the hand itself, without its alternative lines."""
        return tuple(s for s in self.statements if not isinstance(s, Alternative))

    @cached_property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The alternative lines."""
        return tuple(s for s in self.statements if isinstance(s, Alternative))


@dataclass(frozen=True)
class GameHead:
    """What holds for a game before its first hand: inherited statements of the file's head, then the game's own.

    `rules` and `table` are those in force.  `statements` are the game's own, `inherited` the file's.
    `rules_block` is the block in which `rules` stands, `inherited_block` the one of the file's head.
    """

    number: int = 1
    rules: RulesLine | None = None
    rules_block: Block | None = field(default=None, compare=False, repr=False)
    table: Table = FOUR
    seats: Seats | None = None
    start: Start | None = None
    start_block: Block | None = field(default=None, compare=False, repr=False)
    statements: tuple[Statement, ...] = ()
    inherited: tuple[Statement, ...] = ()
    inherited_block: Block | None = field(default=None, compare=False, repr=False)
    block: Block = field(default=Block(""), compare=False, repr=False)

    @property
    def tags(self) -> tuple[Tag, ...]:
        """The tags in force: the file's, then the game's own."""
        return tuple(s for s in (*self.inherited, *self.statements) if isinstance(s, Tag))


@dataclass(frozen=True)
class Game:
    """One game: its head, its hands, and its `winner` if written (which also stands among its last hand's
    statements)."""

    head: GameHead
    hands: tuple[Hand, ...] = ()
    winner: Winner | None = None


@dataclass(frozen=True)
class Record:
    """A whole file: the statements before the first `game` or `hand`, and the games."""

    head: tuple[Statement, ...] = ()
    games: tuple[Game, ...] = ()


def card_words(statement: Statement) -> Iterator[CardWord]:
    """Every word in a card's place that a statement holds, in written order; of an alternative, those within."""
    match statement:
        case Deal(cards=cards) | Dead(cards=cards):
            yield from cards
        case Trick(plays=plays) | Swap(gifts=plays):
            for play in plays:
                if play.shown is not None:
                    yield play.shown
                yield play.card
        case Alternative(statements=statements):
            for inner in statements:
                yield from card_words(inner)

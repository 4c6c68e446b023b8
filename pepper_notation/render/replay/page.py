"""The whole replay on a page: games, hands, alternative lines, as rows.

Puts together what the other modules draw.  With room, the commentary stands in a column of its own beside the hand;
else below what it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import Alternative, Branch, GameHead, GameLine, Narration, Start, Tag, Unreadable
from pepper_notation.render.replay.acts import Act, Deed, acts_of, acts_of_alternative
from pepper_notation.render.replay.asides import Desk, reach, said
from pepper_notation.render.replay.diagram import View, diagram, hands_known, words_on_felt
from pepper_notation.render.replay.grid import auction_rows, columns, head_row, running, trick_row, trump_row
from pepper_notation.render.replay.names import player, plain_figure, side_text, strain_words
from pepper_notation.render.replay.pieces import (
    EMPTY,
    Kind,
    Looks,
    Piece,
    Row,
    beside,
    blank,
    cells,
    clip,
    flush,
    trimmed,
    wrap,
)
from pepper_notation.render.replay.places import EVERYWHERE, Places
from pepper_notation.render.replay.result import result_rows, side_words
from pepper_notation.render.replay.talk import aside_rows, narration, said_rows, told_before
from pepper_notation.replay.frames import HandFrame
from pepper_notation.replay.hands_held import Moment
from pepper_notation.ruleset import RuleSet
from pepper_notation.table import Seat

WIDE: Final = 112
"""With so much room the commentary stands beside the hand."""
_MAIN: Final = 80
_MOST: Final = 160


class ReplayedHand(Protocol):
    """A hand with its alternative lines, replayed."""

    @property
    def frame(self) -> HandFrame:
        """The hand."""

    @property
    def alternatives(self) -> Sequence[HandFrame]:
        """Its alternative lines."""


class ReplayedGame(Protocol):
    """A game, replayed and judged."""

    @property
    def head(self) -> GameHead:
        """What holds before the first hand."""

    @property
    def rules(self) -> RuleSet:
        """The rules that it was judged by."""

    @property
    def hands(self) -> Sequence[ReplayedHand]:
        """Its hands."""

    @property
    def findings(self) -> Sequence[Diagnostic]:
        """Its findings."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Rows of the hand, and the commentary that goes with them: told before, said after."""

    rows: list[Row]
    before: list[Row] = field(default_factory=list)
    after: list[Row] = field(default_factory=list)


class _Page:
    """One width, one way to set the commentary."""

    def __init__(self, looks: Looks, seat: Seat | None) -> None:
        self.looks = looks
        self.seat = seat
        self.wide = looks.width >= WIDE
        self.room = _MAIN if self.wide else looks.width
        self.margin = min(looks.width, _MOST) - _MAIN - 3 if self.wide else 0
        self.talk = self.margin if self.wide else self.room - 2

    def told(self, texts: Iterable[str]) -> list[Row]:
        if self.seat is not None:
            return []
        return narration(texts, self.looks, self.talk, 0 if self.wide else 1)

    def said(self, frame: HandFrame, acts: Sequence[Act]) -> list[Row]:
        if self.seat is not None:
            return []
        return said_rows(frame, acts, self.looks, self.talk, 0 if self.wide else 5)

    def set(self, blocks: Iterable[_Block]) -> Iterator[Row]:
        bar = Piece(self.looks.signs.bar, Kind.FRAME)
        found = list(blocks)
        if self.wide and any(block.before or block.after for block in found):
            left: list[Row] = []
            right: list[Row] = []
            for block in found:
                words = block.before + block.after
                if words:
                    # Words begin beside what they speak of, so the longer column is waited for.
                    longest = max(len(left), len(right))
                    left += [EMPTY] * (longest - len(left))
                    right += [EMPTY] * (longest - len(right))
                    if block.before and block.rows and not block.rows[0]:
                        right.append(EMPTY)
                right += words
                left += block.rows
            yield from beside(left, right, self.room, bar)
            return
        for block in found:
            if block.before:
                yield from block.before
            yield from block.rows
            yield from block.after


def page(
    games: Sequence[ReplayedGame],
    looks: Looks,
    places: Places = EVERYWHERE,
    seat: str = "",
) -> Iterator[Row]:
    """Every game that is asked for; `seat` is the letter of the seat through whose eyes it is seen, empty: all."""
    first = True
    for game in games:
        if not places.has_game(game.head.number):
            continue
        if not first:
            yield from (EMPTY, EMPTY)
        first = False
        seen = game.head.table.seat(seat) if seat else None
        yield from _game(game, _Page(looks, seen), places, len(games) > 1)


def _game(game: ReplayedGame, sheet: _Page, places: Places, several: bool) -> Iterator[Row]:
    yield from game_head(game, sheet, several)
    for hand in game.hands:
        if places.has_hand(label(hand.frame)):
            yield EMPTY
            yield from _hand(game, hand, sheet, places)


def label(frame: HandFrame) -> int:
    """The number that a hand goes by: the score sheet's, else its place in the game."""
    number = frame.hand.number
    return frame.hand_number if number is None else number


def game_head(game: ReplayedGame, sheet: _Page, several: bool) -> Iterator[Row]:
    """The title, where and when, the rules, the players, the score carried in, and what is told before the play."""
    looks, head = sheet.looks, game.head
    room = min(looks.width, _MOST) if sheet.wide else sheet.room
    tags = {tag.key: tag.text for tag in head.tags}
    line = next((s for s in head.statements if isinstance(s, GameLine)), None)
    title = line.text if line is not None and line.text else tags.get("title", "")
    if not title:
        title = f"Game {head.number}" if several else "A game of Pepper"
    when = f" {looks.signs.dot} ".join(looks.told(tags[key]) for key in ("event", "place", "date") if tags.get(key))
    when = clip(when, room // 2, looks.signs.cut)
    rules = f"rules: {game.rules.name}"
    if game.rules.target != "unstated":
        rules += f", to {game.rules.target}"
    for row in wrap((Piece(looks.told(title), Kind.HEAD, True),), room - 2 - (len(when) + 2 if when else 0)):
        yield flush((blank(1), *row), (Piece(when, Kind.QUIET),) if when else (), room - 1) if when else (blank(1), *row)
        when = ""
    yield (Piece(looks.signs.double * room, Kind.FRAME),)
    table = head.table
    sides = f"  {looks.signs.dot}  ".join(
        f"{side_text(table, side)} {' & '.join(looks.told(table.names[seat]) for seat in table.seats_of(side))}".strip()
        for side in range(table.sides)
    )
    for row in wrap((Piece(sides, Kind.NAME), Piece(f"  {looks.signs.dot}  {rules}", Kind.QUIET)), room - 2):
        yield (blank(1), *row)
    for key, text in tags.items():
        if text and key in ("note", "table", "round"):
            yield from narration([f"{key}: {text}"], looks, room - 1)
    told = _told_in(head)
    if told and sheet.seat is None:
        yield EMPTY
        yield from narration(told, looks, min(room, 100) - 1)
    desk = Desk(head.block, tuple(game.findings))
    for statement in (*head.inherited, *head.statements):
        for aside in desk.asides(statement.after):
            yield from aside_rows(aside, (), looks, room - 2)
    last = head.block.line + head.block.text.count("\n")
    first = min((hand.frame.hand.block.line for hand in game.hands), default=last + 1)
    for finding in game.findings:
        if finding.place.line < first and sheet.seat is None:
            yield from aside_rows(said(finding), (), looks, room - 2)


def _told_in(head: GameHead) -> tuple[str, ...]:
    own = tuple(s.text for s in head.statements if isinstance(s, Narration))
    # What is told at the head of a file is told once, with its first game.
    return own if head.number > 1 else (*(s.text for s in head.inherited if isinstance(s, Narration)), *own)


def _heading(text: str, right: str, looks: Looks, room: int) -> Row:
    """A heading with a rule behind it."""
    title = clip(text, room - len(right) - 8, looks.signs.cut)
    rule = room - cells((Piece(title),)) - (len(right) + 2 if right else 0) - 4
    return (
        Piece(f"{looks.signs.rule * 2} ", Kind.FRAME),
        Piece(title, Kind.HEAD, True),
        Piece(f" {looks.signs.rule * max(1, rule)}", Kind.FRAME),
        Piece(f" {right} " if right else "", Kind.PLAIN),
    )


def _hand(game: ReplayedGame, hand: ReplayedHand, sheet: _Page, places: Places) -> Iterator[Row]:
    frame, looks = hand.frame, sheet.looks
    acts = acts_of(frame, game.findings)
    room = min(looks.width, _MOST) if sheet.wide else sheet.room
    score = frame.result.before_true if frame.result is not None else ()
    carried = "  ".join(
        f"{side_text(frame.table, side)} {plain_figure(figure, looks)}" for side, figure in enumerate(score)
    )
    yield trimmed(_heading(f"Hand {label(frame)}", "" if all(f is None for f in score) else carried, looks, room))
    yield from (trimmed(row) for row in sheet.set(_blocks(frame, acts, sheet, places)))
    if sheet.seat is not None:
        return
    for act in acts:
        if act.deed is Deed.ALT and isinstance(act.statement, Alternative):
            yield from _alternative(game, hand, act, sheet)
    for act in acts:
        if act.deed is Deed.END and act.told:
            yield EMPTY
            yield from narration(act.told, looks, room - 2)


def branch_words(alternative: Alternative) -> str:
    """From where an alternative line is told, in words."""
    match alternative.start:
        case Branch.BID:
            return "from the bidding on"
        case Branch.TRUMP:
            return "from the trump call on"
        case number:
            return f"from trick {number} on"


def _alternative(game: ReplayedGame, hand: ReplayedHand, act: Act, sheet: _Page) -> Iterator[Row]:
    looks = sheet.looks
    frame = hand.alternatives[act.alt - 1]
    same = frame.terms == hand.frame.terms
    room = min(looks.width, _MOST) if sheet.wide else sheet.room
    alternative = act.statement
    assert isinstance(alternative, Alternative)
    yield EMPTY
    if act.told:
        yield from narration(act.told, looks, room - 2)
    yield trimmed(_heading(f"Another line, {branch_words(alternative)}", "", looks, room))
    yield from said_rows(frame, [act], looks, room - 2, 1)
    acts = acts_of_alternative(frame, alternative, game.findings)
    yield from (trimmed(row) for row in sheet.set(_blocks(frame, acts, sheet, EVERYWHERE, alternative, same)))
    for each in acts:
        if each.deed is Deed.END and each.told:
            yield from narration(each.told, looks, room - 2)


def contract_lines(frame: HandFrame, looks: Looks) -> list[str]:
    """The contract in a few words, and whose it is."""
    terms = frame.terms
    if frame.misdeal:
        return ["misdeal"]
    if terms.passed:
        return ["passed out"]
    strain = strain_words(terms.strain) if terms.strain is not None else ""
    bid = looks.told(terms.bid.text) if terms.bid is not None else ""
    lines = [" ".join(word for word in (bid, strain) if word)]
    if terms.seat is not None:
        lines.append(clip(player(frame.table, terms.seat, looks, 14), 20, looks.signs.cut))
    elif terms.side is not None:
        lines.append(side_text(frame.table, terms.side))
    return [line for line in lines if line]


def _blocks(
    frame: HandFrame,
    acts: Sequence[Act],
    sheet: _Page,
    places: Places,
    branch: Alternative | None = None,
    same: bool = False,
) -> Iterator[_Block]:
    looks, room = sheet.looks, sheet.room
    own = [trick for trick in frame.tricks if any(act.statement is trick.trick for act in acts)]
    shown = [trick for trick in own if places.has_trick(trick.trick.number)]
    opening = [act for act in acts if act.deed in (Deed.HAND, Deed.TAG, Deed.DEAL)]
    tags = [
        (blank(1), *row)
        for act in opening
        if isinstance(act.statement, Tag)
        for row in wrap((Piece(looks.told(f"{act.statement.key}: {act.statement.text}"), Kind.QUIET),), room - 2)
    ]
    start = Moment(frame.tricks.index(shown[0])) if shown else Moment()
    begun = shown and (start.trick > 0 or branch is not None)
    view = View(start, None if sheet.seat is None else frozenset((sheet.seat,)), exchanged=bool(begun))
    table: list[Row] = []
    if branch is not None and start.trick == 0 and same:
        table = []
    elif hands_known(frame):
        table = [EMPTY, *diagram(frame, view, words_on_felt(contract_lines(frame, looks), 3), looks, room - 2)]
        table = [(blank(1), *row) if row else row for row in table]
    elif contract_lines(frame, looks):
        table = [(Piece(f" {looks.signs.dot} ".join(contract_lines(frame, looks))),)]
        table = [(blank(1), *table[0])]
    yield _Block(
        [*tags, *table],
        before=sheet.told(told_before(opening)),
        after=sheet.said(frame, opening),
    )
    yield from _grid_blocks(frame, acts, sheet, places)
    closing = [
        act
        for act in acts
        if act.deed in (Deed.AGREED, Deed.MISDEAL, Deed.TRICKS, Deed.POINTS, Deed.DECISION, Deed.SCORE, Deed.WINNER)
    ]
    partial = branch is not None and not closing
    last = not shown or shown[-1] is own[-1]
    if not partial and last:
        rows = result_rows(frame, closing, looks, room)
        yield _Block(
            [EMPTY, *rows] if rows else [],
            before=sheet.told(told_before(closing)),
            after=sheet.said(frame, closing),
        )
    unread = [act for act in acts if act.deed is Deed.UNREAD]
    lines = [
        (Piece(f" {looks.told(clip(act.statement.text, room - 3, looks.signs.cut))}", Kind.BAD),)
        for act in unread
        if isinstance(act.statement, Unreadable)
    ]
    if unread:
        yield _Block(list(lines), before=sheet.told(told_before(unread)), after=sheet.said(frame, unread))


def _grid_blocks(
    frame: HandFrame, acts: Sequence[Act], sheet: _Page, places: Places
) -> Iterator[_Block]:
    looks = sheet.looks
    at = columns(frame, sheet.room - 2)
    calls = [act for act in acts if act.deed is Deed.CALL]
    trumps = [act for act in acts if act.deed in (Deed.TRUMP, Deed.CONTRACT, Deed.SWAP, Deed.OUT)]
    tricks = any(act.deed is Deed.TRICK for act in acts)
    if not (calls or trumps or tricks):
        return
    if calls or tricks:
        head = head_row(frame, at, looks, tricks=tricks)
        yield _Block([EMPTY, head])
    if calls:
        yield _Block(
            auction_rows(frame, acts, at, looks),
            before=sheet.told(told_before(calls)),
            after=sheet.said(frame, calls),
        )
    for act in trumps:
        row = _named_row(frame, act, at, looks)
        yield _Block([row] if row else [], before=sheet.told(act.told), after=sheet.said(frame, [act]))
    if tricks:
        if calls or trumps:
            rule = looks.signs.rule * at.total(frame.table.size, frame.table.sides)
            yield _Block([(Piece(f" {rule}", Kind.FRAME),)])
        yield from _trick_blocks(frame, acts, sheet, places)


def _named_row(frame: HandFrame, act: Act, at: object, looks: Looks) -> Row:
    from pepper_notation.record import Contract, Out, Swap
    from pepper_notation.render.replay.grid import Columns
    from pepper_notation.render.replay.names import card_word

    assert isinstance(at, Columns)
    match act.statement:
        case Swap(gifts=gifts):
            row: list[Piece] = [Piece(f"{' swap':{at.label}} ", Kind.QUIET)]
            for gift in gifts:
                who = gift.seat.letter if gift.seat is not None else "?"
                row += [Piece(f"{who} gives ", Kind.NAME), card_word(gift.card, looks), Piece("  ")]
            return tuple(row)
        case Out(seat=seat):
            return (Piece(f"{' out':{at.label}} ", Kind.QUIET), Piece(player(frame.table, seat.seat, looks), Kind.NAME))
        case Contract():
            return ()
        case _:
            return trump_row(frame, act, at, looks)


def _trick_blocks(
    frame: HandFrame, acts: Sequence[Act], sheet: _Page, places: Places
) -> Iterator[_Block]:
    looks = sheet.looks
    at = columns(frame, sheet.room - 2)
    first = True
    for index, trick in enumerate(frame.tricks):
        own = [act for act in acts if act.statement is trick.trick]
        if not own or not places.has_trick(trick.trick.number):
            continue
        rows: list[Row] = []
        if trick.missing_before or (first and frame.numbers[index].before > index and index == 0):
            many = trick.missing_before or frame.numbers[index].before
            word = "trick is" if many == 1 else "tricks are"
            rows.append((Piece(f"{'':{at.label}} {many} {word} not in the record", Kind.QUIET),))
        first = False
        rows.append(trick_row(frame, trick, own, running(frame, index + 1), at, looks))
        if sheet.seat is not None:
            rows[-1:] = [*_in_hand(frame, index, sheet), rows[-1]]
        yield _Block(rows, before=sheet.told(told_before(own)), after=sheet.said(frame, own))


def _in_hand(frame: HandFrame, index: int, sheet: _Page) -> list[Row]:
    """What the seat through whose eyes the hand is seen holds before a trick."""
    from pepper_notation.render.replay.names import hand_row
    from pepper_notation.replay.hands_held import held

    assert sheet.seat is not None
    hand = held(frame, sheet.seat, Moment(index))
    letter = frame.table.letters[sheet.seat]
    return [(Piece(f"     {letter} holds ", Kind.QUIET), *hand_row(hand, frame.terms.strain, sheet.looks))]

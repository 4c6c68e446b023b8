"""Statements to text: order, line ends, `;`, blank lines, narration and remarks; and where each piece came to stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from tests.generator.compose import Composer
from tests.generator.draft import FileDraft, GameDraft, HandDraft
from tests.generator.pieces import Key, Statement
from tests.generator.style import Style

STORIES = (
    "Ann holds the right bower but not the left. She needs four.",
    '; { # " mean nothing here, and neither does hand 3',
    "what a hand!",
    "bid 3",
    "the deal was cut; coffee }",
)


@dataclass
class Written:
    """A record's text, and the offset of every piece with a key; what was drafted for it."""

    text: str
    draft: FileDraft
    offsets: dict[Key, int] = field(default_factory=dict)

    def place(self, *key: object) -> tuple[int, int]:
        """The line and column of a piece, from 1."""
        return place_of(self.text, self.offsets[key])


def place_of(text: str, offset: int) -> tuple[int, int]:
    """The line and column of an offset, from 1."""
    return text.count("\n", 0, offset) + 1, offset - (text.rfind("\n", 0, offset) + 1) + 1


class _Sheet:
    """The text so far."""

    def __init__(self, rng: Random, style: Style) -> None:
        self.rng, self.style = rng, style
        self.parts: list[str] = []
        self.length = 0
        self.offsets: dict[Key, int] = {}
        self.begun = False
        """Whether the line holds a statement that another may follow."""

    def put(self, text: str) -> None:
        self.parts.append(text)
        self.length += len(text)

    def line_end(self) -> None:
        if self.begun and self.rng.random() < self.style.remarks:
            self.put(self.rng.choice((" # so it was", "\t#", "  # why? {no} ; bid")))
        if self.begun or self.length:
            self.put(self.rng.choice(("", "", " ", ";")) if self.style.loose and self.begun else "")
            self.put("\n")
        self.begun = False

    def statement(self, statement: Statement, apart: bool = False, indent: str = "") -> None:
        """Write a statement: on a line of its own, or, where it may, after a `;` on the line of the one before."""
        rng = self.rng
        if self.begun and not apart and rng.random() < self.style.joins:
            self.put(rng.choice((";", "; ", " ; ")))
        else:
            if self.begun:
                self.line_end()
            if rng.random() < self.style.blanks:
                self.put(rng.choice(("\n", " \n", "\n\t\n")))
            self.put(indent if not self.style.loose else rng.choice((indent, "  ", "\t")))
        for number, piece in enumerate(statement.pieces):
            if number and not piece.glued:
                self.put(" " if not self.style.loose else rng.choice((" ", " ", "  ", "\t")))
            if piece.key is not None:
                self.offsets[piece.key] = self.length
            self.put(piece.text)
        self.begun = True
        if statement.raw:
            self.put("\n")
            self.begun = False

    def aside(self) -> None:
        """Now and then, a line of narration or a remark."""
        rng = self.rng
        if rng.random() < self.style.narration:
            self.raw("> " + rng.choice(STORIES))
        if rng.random() < self.style.remarks / 2:
            self.raw("# " + rng.choice(STORIES))

    def raw(self, text: str, key: Key | None = None) -> None:
        """A whole line as it is."""
        if self.begun:
            self.line_end()
        if key is not None:
            self.offsets[key] = self.length
        self.put(text + "\n")


def write(draft: FileDraft, rng: Random, style: Style) -> Written:
    """The text of a file."""
    sheet = _Sheet(rng, style)
    composer = Composer(rng, style)
    if draft.version is not None:
        line = composer.begin("pepper", ())
        line.add(draft.version, ("version",))
        sheet.statement(composer.end(line), apart=True)
    _extra(sheet, draft.extra, "head", ())
    for place, game in enumerate(draft.games):
        _game(sheet, composer, (place,), game)
    if sheet.begun and rng.random() >= 0.2 * style.loose:
        sheet.line_end()
    return Written("".join(sheet.parts), draft, sheet.offsets)


def _game(sheet: _Sheet, composer: Composer, key: Key, game: GameDraft) -> None:
    if game.line is not None:
        line = Statement("game", raw=True)
        line.add("game", (*key, "game"))
        if game.line:
            line.add(game.line)
        sheet.statement(line, apart=True)
    head: list[Statement] = []
    for tag, text in game.tags:
        line = Statement("tag", raw=True)
        line.add(tag + ":", (*key, "tag", tag))
        line.add(text)
        head.append(line)
    if game.rules is not None:
        line = composer.begin("rules", key)
        for number, word in enumerate(game.rules):
            line.add(word, (*key, "rules", number))
        head.append(composer.end(line))
    if game.seats is not None:
        line = composer.begin("seats", key)
        for number, (letter, name) in enumerate(game.seats):
            line.add(f"{letter}={name}" if name else letter, (*key, "seats", number))
        head.append(composer.end(line))
    if game.start is not None:
        head.append(composer.figures(key, "start", game.start))
    if sheet.rng.random() < sheet.style.shuffled:
        sheet.rng.shuffle(head)
    for line in head:
        sheet.aside()
        sheet.statement(line)
    _extra(sheet, game.extra, "head", key)
    for number, hand in enumerate(game.hands):
        _hand(sheet, composer, (*key, number), hand)
    if game.winner is not None:
        line = composer.begin("winner", key)
        line.add(composer.seat(game.winner) if len(game.winner) < 3 else game.winner, (*key, "winner", 0))
        sheet.statement(composer.end(line))
    _extra(sheet, game.extra, "winner", key)


def _hand(sheet: _Sheet, composer: Composer, key: Key, hand: HandDraft) -> None:
    sheet.statement(composer.hand_line(key, hand), apart=True)
    _extra(sheet, hand.extra, "hand", key)
    statements: list[list[Statement]] = [[line] for line in composer.hand(key, hand)]
    statements += [
        composer.alternative((*key, "alt", number), draft) for number, draft in enumerate(hand.alternatives)
    ]
    if sheet.rng.random() < sheet.style.shuffled:
        statements = _shuffled(sheet.rng, statements)
    last = {lines[0].name: number for number, lines in enumerate(statements)}
    for number, lines in enumerate(statements):
        for inner, line in enumerate(lines):
            sheet.aside()
            sheet.statement(line, indent="  " if 0 < inner < len(lines) - 1 else "")
            if last.get(line.name) == number and inner in (0, len(lines) - 1):
                _extra(sheet, hand.extra, line.name, key)
    _extra(sheet, hand.extra, "close", key)


def _shuffled(rng: Random, statements: list[list[Statement]]) -> list[list[Statement]]:
    """In any order, but tricks and `bid` lines each in theirs."""
    mixed = rng.sample(statements, len(statements))
    for name in ("trick", "bid"):
        ordered: Iterable[list[Statement]] = iter([lines for lines in statements if lines[0].name == name])
        mixed = [next(iter(ordered)) if lines[0].name == name else lines for lines in mixed]
    return mixed


def _extra(sheet: _Sheet, extra: dict[str, str], name: str, key: Key) -> None:
    if name in extra:
        sheet.raw(extra[name], (*key, "extra", name))

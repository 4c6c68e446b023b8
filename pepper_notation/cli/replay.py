"""`pepper replay`: the annotated replay of a record."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import Color, aside, can_show, complain, emit, encoding, is_colored, painted
from pepper_notation.files import STANDARD_INPUT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pepper_notation.diagnostics import Diagnostic
    from pepper_notation.pipeline import JudgedGame
    from pepper_notation.render.replay.pieces import Looks, Row
    from pepper_notation.render.replay.places import Places
    from pepper_notation.report import FileReport

LEAST: Final = 60
MOST: Final = 200
_SIGNS: Final = "♣♦♥♠›✓✗⚑¹─━╭│–→▒…·−"


def replay(
    path: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    game: Annotated[
        str, typer.Option(metavar="N", help="Only these games: 2, 1-3.", show_default=False)
    ] = "",
    hand: Annotated[
        str,
        typer.Option(
            metavar="N", help="Only these hands, by the numbers that they go by: 7, 3-5.", show_default=False
        ),
    ] = "",
    trick: Annotated[
        str, typer.Option(metavar="N", help="Only these tricks: 2, 4-6.", show_default=False)
    ] = "",
    step: Annotated[bool, typer.Option("--step", help="Card by card, with the keyboard.")] = False,
    seat: Annotated[
        str, typer.Option(metavar="LETTER", help="What this seat can see.", show_default=False)
    ] = "",
    hide: Annotated[
        bool,
        typer.Option(
            "--hide", help="Ask what you would play before each play of --seat, or each marked ! or ?."
        ),
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="A sentence for everything that happens.")] = False,
    svg: Annotated[
        str, typer.Option(metavar="FILE", help="Write a picture to this file.", show_default=False)
    ] = "",
    rules: Annotated[
        str,
        typer.Option(
            metavar="PRESET", help="Judge by these rules: a preset, or a TOML file.", show_default=False
        ),
    ] = "",
    rule: Annotated[
        list[str] | None, typer.Option(metavar="OPTION=VALUE", help="Change one option of the rules.")
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(
            min=LEAST, max=MOST, help="Columns; else as many as the terminal has.", show_default=False
        ),
    ] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Plain letters and frames only.")] = False,
    four_color: Annotated[bool, typer.Option("--four-color", help="A colour for each suit.")] = False,
    color: Annotated[Color, typer.Option(help="When to colour.")] = Color.AUTO,
) -> int:
    """Shows how a record was played: the table, the auction, each trick and why it was taken, notes and findings.

    \b
    Examples:
      pepper replay night.pepper
      pepper replay night.pepper --hand 3 --trick 2-4
      pepper replay samples/lessons/01-the-bowers.pepper --step
      pepper replay night.pepper --hand 7 --svg hand7.svg
    """
    from pepper_notation.cli.choice import chosen
    from pepper_notation.files import CannotReadError, read
    from pepper_notation.pipeline import judged_games
    from pepper_notation.render.replay.page import page
    from pepper_notation.render.replay.pieces import Looks

    asked = places(game, hand, trick)
    by = chosen(rules, rule or ())
    try:
        games, report = judged_games(read(path), path, by)
    except CannotReadError as fault:
        complain(f"{path}: {fault}")
        return TROUBLE
    shown = wanted(games, asked)
    letter = _seat(shown, seat)
    loose = _loose(games, report)
    looks = drawn(ascii_only, width)
    if svg:
        rows = page(shown, Looks(width or 80), asked, letter, loose)
        return _picture(svg, rows, four_colors=four_color)
    if (step or hide) and _can_ask(path, "--step" if step else "--hide"):
        from pepper_notation.cli import reading
        from pepper_notation.render.replay.stops import stops_of

        stops = stops_of(shown, asked, alternatives=not letter)
        painter = reading.paint(color=is_colored(color), four_colors=four_color)
        if step:
            return reading.step(stops, letter, lambda: drawn(ascii_only, width), painter)
        return reading.ask(stops, letter, looks, painter)
    if plain:
        from pepper_notation.render.replay.sentences import sentences

        for sentence in sentences(shown, looks, asked, letter, loose):
            emit(sentence + "\n")
        return 0
    from pepper_notation.render.replay.paint import painted_rows

    rows = page(shown, looks, asked, letter, loose)
    for text in painted(painted_rows(rows, four_colors=four_color), color=is_colored(color)):
        emit(text)
    return 0


def drawn(ascii_only: bool, width: int | None) -> Looks:
    """How a replay is drawn on standard output: as wide as it is, with plain signs where it has no others."""
    from pepper_notation.render.replay.pieces import PLAIN_SIGNS, Looks, Signs
    from pepper_notation.render.safe import ASCII

    written = ASCII if ascii_only else encoding(sys.stdout)
    room = width or shutil.get_terminal_size((80, 24)).columns
    return Looks(max(LEAST, min(room, MOST)), Signs() if can_show(_SIGNS, written) else PLAIN_SIGNS, written)


def places(game: str, hand: str, trick: str) -> Places:
    """The places that `--game`, `--hand` and `--trick` ask for."""
    from pepper_notation.render.replay.places import Places, RangeError, ranges

    found = []
    for option, text in (("--game", game), ("--hand", hand), ("--trick", trick)):
        try:
            found.append(ranges(text) if text else ())
        except RangeError as fault:
            raise typer.BadParameter(str(fault), param_hint=f"'{option}'") from None
    return Places(*found)


def wanted(games: Sequence[JudgedGame], asked: Places) -> Sequence[JudgedGame]:
    """The games that are asked for; wrong usage where there is none, or none with such a hand."""
    from pepper_notation.render.replay.shown import label

    found = [each for each in games if asked.has_game(each.head.number)]
    if games and not found:
        raise typer.BadParameter(
            f"the record has {len(games)} game{'s'[: len(games) > 1]}", param_hint="'--game'"
        )
    numbers = [label(hand.frame) for each in found for hand in each.hands]
    if asked.hands and not any(map(asked.has_hand, numbers)):
        known = ", ".join(str(number) for number in numbers[:20]) or "none"
        raise typer.BadParameter(f"there is no such hand; the hands are {known}", param_hint="'--hand'")
    return found


def _seat(games: Sequence[JudgedGame], letter: str) -> str:
    for each in games:
        if letter and each.head.table.seat(letter) is None:
            seats = " ".join(each.head.table.letters)
            raise typer.BadParameter(
                f"there is no seat `{letter}`; the seats are {seats}", param_hint="'--seat'"
            )
    return letter


def _can_ask(path: str, option: str) -> bool:
    """Whether there is somebody at a keyboard to ask; says so where there is not."""
    from pepper_notation.cli.keyboard import has_keyboard

    if path == STANDARD_INPUT:
        aside(f"{option} needs the keyboard, and standard input is the record: here is the whole")
        return False
    if not has_keyboard():
        aside(f"{option} needs a terminal: here is the whole")
        return False
    return True


def _loose(games: Sequence[JudgedGame], report: FileReport) -> list[Diagnostic]:
    """The findings of a file that belong to none of its games."""
    told = {id(finding) for game in games for finding in game.findings}
    return [found.diagnostic for found in report.findings if id(found.diagnostic) not in told]


def _picture(path: str, rows: Iterable[Row], *, four_colors: bool) -> int:
    from pepper_notation.render.replay.svg import svg

    text = svg(rows, four_colors=four_colors)
    try:
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as fault:
        complain(f"{path}: {(fault.strerror or str(fault)).lower()}")
        return TROUBLE
    aside(f"wrote {path}")
    return 0

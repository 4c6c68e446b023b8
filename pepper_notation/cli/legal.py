"""`pepper legal`: what may be played or called at one place of a record, and why nothing else."""

from __future__ import annotations

from typing import Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import Color, complain, emit, is_colored, painted


def legal(
    path: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    at: Annotated[
        str,
        typer.Option(
            metavar="PLACE", help="The place: 2.3 is the third card of trick 2, bid.4 the fourth call."
        ),
    ],
    hand: Annotated[
        str, typer.Option(metavar="N", help="The hand, by the number that it goes by.", show_default=False)
    ] = "",
    game: Annotated[str, typer.Option(metavar="N", help="The game.", show_default=False)] = "",
    rules: Annotated[
        str,
        typer.Option(
            metavar="PRESET", help="Judge by these rules: a preset, or a TOML file.", show_default=False
        ),
    ] = "",
    rule: Annotated[
        list[str] | None, typer.Option(metavar="OPTION=VALUE", help="Change one option of the rules.")
    ] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Plain letters and frames only.")] = False,
    color: Annotated[Color, typer.Option(help="When to colour.")] = Color.AUTO,
) -> int:
    """Tells whose turn it is at a place, which cards are legal, why each of the others is not, and who is winning.

    \b
    Examples:
      pepper legal night.pepper --hand 3 --at 2.3
      pepper legal night.pepper --hand 3 --at bid.4
    """
    from pepper_notation.cli.choice import chosen
    from pepper_notation.cli.replay import drawn, places, wanted
    from pepper_notation.files import CannotReadError, read
    from pepper_notation.pipeline import judged_games
    from pepper_notation.render.legal import PositionError, position
    from pepper_notation.render.legal import legal as page
    from pepper_notation.render.replay.paint import painted_rows
    from pepper_notation.render.replay.shown import label

    try:
        where = position(at)
    except PositionError as fault:
        raise typer.BadParameter(str(fault), param_hint="'--at'") from None
    asked = places(game, hand, "")
    by = chosen(rules, rule or ())
    try:
        games, _ = judged_games(read(path), path, by)
    except CannotReadError as fault:
        complain(f"{path}: {fault}")
        return TROUBLE
    hands = [
        each.frame for one in wanted(games, asked) for each in one.hands if asked.has_hand(label(each.frame))
    ]
    # A number is given again after a hand that was void or passed out: the last one is the hand that counts.
    if len({(frame.game_number, label(frame)) for frame in hands}) != 1:
        why = (
            f"the record has {len(hands)} such hands: choose with --game and --hand"
            if hands
            else "the record has no hand"
        )
        raise typer.BadParameter(why, param_hint="'--hand'")
    try:
        rows = list(page(hands[-1], where, drawn(ascii_only, None)))
    except PositionError as fault:
        raise typer.BadParameter(str(fault), param_hint="'--at'") from None
    for text in painted(painted_rows(rows), color=is_colored(color)):
        emit(text)
    return 0

"""`pepper export` and `pepper schema`: records for other programs."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import complain, emit


class ExportFormat(StrEnum):
    """How a record is exported."""

    JSON = "json"
    CSV = "csv"


class SchemaOf(StrEnum):
    """What a schema is printed of."""

    EXPORT = "export"
    CHECK = "check"


def export(
    paths: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Files, folders (their *.pepper files), or -.")
    ],
    form: Annotated[
        ExportFormat, typer.Option("--format", help="One file as JSON, or a row a hand as CSV.")
    ] = ExportFormat.JSON,
    rules: Annotated[
        str, typer.Option(metavar="PRESET", help="Replay by these rules: a preset, or a TOML file.")
    ] = "",
    rule: Annotated[
        list[str] | None, typer.Option(metavar="OPTION=VALUE", help="Change one option of the rules.")
    ] = None,
    stdin_filename: Annotated[
        str, typer.Option(metavar="NAME", help="The name of what is read from -.", show_default=False)
    ] = "-",
) -> int:
    """Prints the record, its replay and its findings as JSON, or a row a hand as CSV for spreadsheets.

    The JSON reads back as the same record; `pepper schema` prints its schema.  The CSV takes any number of files.

    \b
    Examples:
      pepper export night.pepper
      pepper export games/ --format csv > league.csv
    """
    from pepper_notation.cli.choice import chosen
    from pepper_notation.files import STANDARD_INPUT, CannotReadError, Trouble, find, read
    from pepper_notation.library import parse
    from pepper_notation.library.walking import replayed

    by = chosen(rules, rule or ())
    found = list(find(paths))
    if form is ExportFormat.JSON and len(found) > 1:
        raise typer.BadParameter("one file at a time as JSON; --format csv takes many", param_hint="FILE")
    failed, told = False, False
    for path in found:
        try:
            if isinstance(path, Trouble):
                raise CannotReadError(path.why)
            text = b"".join(read(path)).decode("utf-8", "surrogateescape")
        except CannotReadError as fault:
            complain(f"{path.path if isinstance(path, Trouble) else path}: {fault}")
            failed = True
            continue
        replay = replayed(text, stdin_filename if path == STANDARD_INPUT else path, by)
        if form is ExportFormat.JSON:
            from pepper_notation.export.whole import exported

            for piece in exported(parse(text).record, replay):
                emit(piece)
        else:
            from pepper_notation.export import sheet

            emit(("" if told else sheet.heading()) + "".join(sheet.rows(replay)))
            told = True
    return TROUBLE if failed else 0


def schema(
    of: Annotated[SchemaOf, typer.Argument(metavar="[export|check]", help="Of what.")] = SchemaOf.EXPORT,
) -> int:
    """Prints the JSON Schema of what `pepper export` prints, or `pepper check --output-format json`.

    \b
    Examples:
      pepper schema
      pepper schema check
    """
    from pepper_notation.export.checked import CheckReport
    from pepper_notation.export.whole import export_model, schema_of

    emit(schema_of(export_model() if of is SchemaOf.EXPORT else CheckReport))
    return 0

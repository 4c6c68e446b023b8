"""The commands, put together; how wrong usage is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import complain, emit

_HOMES: Final = {
    "check": "check",
    "compare": "compare",
    "replay": "replay",
    "legal": "legal",
    "rules": "rules",
    "explain": "explain",
    "fmt": "fmt",
    "diff": "diff",
    "hash": "hash_",
    "export": "export",
    "schema": "export",
}
"""The commands, in the order of the help, and the module that each is in."""


def commands(names: Iterable[str] = _HOMES) -> tuple[Callable[..., int], ...]:
    """The commands of these names.

    Each is a function that gives its exit status; its docstring is the help, with an example.
    """
    return tuple(
        getattr(import_module(f"pepper_notation.cli.{_HOMES[name]}"), name if name != "hash" else "hash_")
        for name in names
    )


def run(arguments: list[str]) -> int:
    """Runs one command and gives its status."""
    try:
        status = _app(_asked(arguments))(arguments, prog_name="pepper", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except typer.TyperException as fault:
        context: Any = getattr(fault, "ctx", None)
        complain(fault.format_message().replace("Value error, ", ""))
        if context is not None:
            complain(f"Try '{context.command_path} --help'.")
        return TROUBLE
    except SystemExit:
        # The one place that exits by itself: the pipe that help was written to was closed.
        return 0
    return status if isinstance(status, int) else 0


def _asked(arguments: list[str]) -> tuple[Callable[..., int], ...]:
    """The one command that is asked for, since each costs time to make ready; all where that is not plain."""
    return commands(arguments[:1]) if arguments and arguments[0] in _HOMES else commands()


def _name(command: Callable[..., int]) -> str:
    return command.__name__.rstrip("_")


def _app(asked: tuple[Callable[..., int], ...]) -> typer.Typer:
    app = typer.Typer(
        name="pepper",
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        invoke_without_command=True,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback()(_pepper)
    for command in asked:
        app.command(_name(command), no_args_is_help=False)(command)
    return app


def _tell_version(wanted: bool) -> None:
    if wanted:
        from pepper_notation.cli.output import version

        emit(f"pepper {version()}\n")
        raise typer.Exit


def _pepper(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version and stop."),
    ] = False,
) -> None:
    """Checks recorded games of the card game Pepper: what went wrong, where, and by which rule.

    Example: pepper check night.pepper
    """
    if context.invoked_subcommand is None:
        emit(context.get_help() + "\n")
        raise typer.Exit(TROUBLE)

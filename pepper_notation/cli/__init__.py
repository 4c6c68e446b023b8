"""The program `pepper`: nothing but arguments in, text and a status out.

This module only guards the rest: whatever happens, a person sees a line and a status, and never a traceback.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

INTERRUPTED = 130
_RINGS = 100_000
TROUBLE = 2
"""The status of wrong usage, of files that cannot be read or written, and of errors of our own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and gives its exit status."""
    # Looking for rings among the objects of a program that has hardly begun takes a tenth of its start.
    gc.set_threshold(_RINGS)
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        status = 0
    except OSError as fault:
        status = _failed(f"{fault.strerror or fault}")
    except Exception as fault:  # noqa: BLE001 - the last line of defence
        status = _failed(f"internal error, please report it: {type(fault).__name__}: {fault}")
    from pepper_notation.cli.output import silence

    silence()
    return status


def _run(arguments: Sequence[str] | None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    from pepper_notation.cli.app import run

    return run(list(sys.argv[1:] if arguments is None else arguments))


def _failed(why: str) -> int:
    from pepper_notation.cli.output import complain

    complain(why)
    return TROUBLE

"""The library: what the commands do, as functions and values.

Nothing here writes to a file or a terminal.  A record is given as its text; whatever is wrong with it is a finding,
and no text makes these functions raise.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pepper_notation.library.replayed import Replay
    from pepper_notation.pipeline import Chosen
    from pepper_notation.report import FileReport
    from pepper_notation.ruleset import RuleSet
    from pepper_notation.syntax import Parsed


class UnknownRulesError(ValueError):
    """The words given as rules name no preset, option or value; says which, and the nearest."""


def parse(text: str) -> Parsed:
    """The record of a text as it is written, and the findings about how it is written.

    Statement by statement, with the places where they stand; nothing is worked out and nothing repaired.  Two
    spellings of one record are equal.

    >>> one = parse("hand 1 dealer N\\ntrump hearts").record
    >>> one.games[0].hands[0].number
    1
    >>> one == parse("HAND 1 dealer n; trump: ♥").record
    True
    """
    from pepper_notation import syntax

    return syntax.parse(text)


def check(text: str, *, rules: str = "", options: Sequence[str] = (), path: str = "-") -> FileReport:
    """The report on a record: every finding in the order of its place, and the score of each game.

    `rules` is a preset that the games are judged by in place of what the record declares, `options` are changes to
    the rules (`target=21`); `path` is the name that the report carries.

    >>> report = check("rules denexa\\nhand 1 dealer W\\ntricks NS 4 EW 3")
    >>> [(found.diagnostic.code, found.diagnostic.place.line) for found in report.findings]
    [('PN501', 3)]
    >>> print(report.findings[0].diagnostic.name)
    wrong-trick-count
    """
    from pepper_notation.pipeline import check_text

    return check_text(text, path, _chosen(rules, options))


def replay(text: str, *, rules: str = "", options: Sequence[str] = (), path: str = "-") -> Replay:
    """The games of a record, replayed: who called, led, followed and won, what each hand came to.

    Takes the rules as `check` does.  The result has the report as well.

    >>> night = replay("hand 1 dealer W\\nbid 2 pass pass pass\\ntrump clubs\\n1. Ac 9c Kd Jc\\n2. Js 9d Td Qd")
    >>> hand = night.games[0].hands[0]
    >>> hand.bidder, hand.bid, hand.strain.word
    ('N', '2', 'clubs')
    >>> [(trick.leader, trick.winner) for trick in hand.tricks]
    [('N', 'W'), ('W', 'W')]
    """
    from pepper_notation.library.walking import replayed

    return replayed(text, path, _chosen(rules, options))


def format(  # noqa: A001 - the name of the command, under the package's own
    text: str, *, length: Literal["as-written", "full", "short"] = "as-written"
) -> str:
    """The record in canonical form; the same record, and the same text if it was canonical already.

    `full` writes down leaders, winners, tricks, points and scores that were left out and are certain; `short` leaves
    out those that follow from the rest.

    >>> format("Hand 1 Dealer n;TRUMP nt\\n1. n:KC 10c {so far} ♣9 cA =s")
    'hand 1 dealer N; trump no-trump\\n1. N: Kc Tc {so far} 9c Ac = S\\n'
    >>> format("hand 1 dealer W; contract N 2 clubs; tricks NS 3", length="full")
    'hand 1 dealer W; contract N 2 clubs; tricks NS 3; points NS +3 EW +3; score NS 3 EW 3\\n'
    """
    from pepper_notation.formatting import Length, formatted_to

    return formatted_to(text, Length(length))


def load(path: str | os.PathLike[str]) -> str:
    """The text of a record's file, ready for the other functions.

    Bytes that are no UTF-8 stay in it as lone surrogates, and are found (PN104) by `check`.  Raises `OSError` where
    the file cannot be read.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "night.pepper")
    ...     _ = file.write_bytes(b"hand 1\\r\\ntrump clubs\\r\\n")
    ...     load(file)
    'hand 1\\ntrump clubs\\n'
    """
    from pathlib import Path

    from pepper_notation.source import decoded

    return "".join(decoded([Path(path).read_bytes()]))


def content_hashes(text: str) -> tuple[str, ...]:
    """The content hash of each game of a record, over what was played and not over how it is written.

    >>> content_hashes("hand 1 dealer N; trump hearts") == content_hashes("hand 1 dealer n {a note}\\ntrump ♥")
    True
    """
    from pepper_notation.identity import content_hash
    from pepper_notation.library.games import games_as_declared

    return tuple(content_hash(head, frames) for head, frames in games_as_declared(text))


def _chosen(rules: str, options: Sequence[str]) -> Chosen:
    from pepper_notation.options import change, resolve
    from pepper_notation.pipeline import Chosen
    from pepper_notation.presets import DEFAULT

    preset: RuleSet | None = None
    problems = list(change(DEFAULT, tuple(options)).problems)
    if rules:
        resolved = resolve(rules, tuple(options))
        preset = resolve(rules).rules
        problems = list(resolved.problems)
    if problems:
        raise UnknownRulesError(problems[0].message)
    return Chosen(preset, tuple(options))

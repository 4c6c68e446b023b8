"""The line from bytes to report: read, replay, judge, report.

Reads hand by hand and drops each game once it is reported, so memory does not grow with the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pepper_notation.diagnostics import Diagnostic, Where
from pepper_notation.judging import GameJudge, JudgedHand, Tally
from pepper_notation.judging.heads import of_rules, of_table, of_tags, undeclared
from pepper_notation.options import Resolved, change, options_of, resolve
from pepper_notation.presets import DEFAULT
from pepper_notation.record import GameHead, Unreadable
from pepper_notation.report import FileReport, Found, Scores
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Block, Place, blocks, decoded
from pepper_notation.syntax import HeadRead, read


@dataclass(frozen=True, slots=True)
class Chosen:
    """The rules chosen outside the record: `rules` in place of its own, `options` (`target=21`) on top of either."""

    rules: RuleSet | None = None
    options: tuple[str, ...] = ()


AS_DECLARED = Chosen()


@lru_cache(maxsize=64)
def _resolved(preset: str, options: tuple[str, ...]) -> Resolved:
    """The rules of a `rules` line, which most games of a file share."""
    return resolve(preset, options)


def rules_of(head: GameHead, chosen: Chosen) -> Resolved:
    """The rules that a game is judged by."""
    if chosen.rules is not None:
        base = Resolved(chosen.rules)
    elif head.rules is not None:
        base = _resolved(head.rules.preset.text, tuple(word.text for word in head.rules.options))
    else:
        base = Resolved(DEFAULT)
    if not chosen.options:
        return base
    return Resolved(change(base.rules, chosen.options).rules, base.problems)


@dataclass(frozen=True)
class JudgedGame:
    """One game, replayed and judged: for renderers that show it."""

    head: GameHead
    rules: RuleSet
    hands: tuple[JudgedHand, ...]
    findings: tuple[Diagnostic, ...]


class _File:
    """One file on its way from blocks to report."""

    def __init__(self, chosen: Chosen, keep: bool) -> None:
        self.chosen, self.keep = chosen, keep
        self.tally = Tally()
        self.findings: list[Found] = []
        self.scores = Scores()
        self.games: list[JudgedGame] = []
        self.judge: GameJudge | None = None
        self.kept: list[JudgedHand] = []
        self.reading: list[Diagnostic] = []
        self.declared = True
        self.said: set[tuple[str, Place]] = set()

    def head(self, head: GameHead, told: list[Diagnostic]) -> None:
        self.close()
        resolved = rules_of(head, self.chosen)
        if head.number <= 1 and head.inherited_block is not None:
            self._found(of_tags(head.inherited, head.inherited_block, Where()), resolved.rules)
        if not head.number:
            # A file without a game has its head all the same.
            of_line = of_rules(head, resolved) if self.chosen.rules is None else []
            self._found([*told, *of_line, *of_table(head, resolved.rules)], resolved.rules)
            return
        self.reading = told
        self.judge = GameJudge(head, resolved, self.tally, self.chosen.rules is None)
        unread = any(
            isinstance(s, Unreadable) and s.word == "rules" for s in (*head.inherited, *head.statements)
        )
        if self.declared and head.rules is None and not unread and self.chosen.rules is None:
            self.declared = False
            self._found([undeclared(resolved.rules, head)], resolved.rules)

    def _found(self, findings: Iterable[Diagnostic], rules: RuleSet) -> None:
        # What is wrong in the file's head is found again in every game that inherits it.
        told = [finding for finding in findings if (finding.code, finding.place) not in self.said]
        if told:
            self.said |= {(one.code, one.place) for one in told if one.where.hand is None}
            changed = options_of(rules)
            self.findings += [Found(finding, rules.source.value, changed) for finding in told]

    def passes(self, block: Block) -> bool | None:
        """Whether the next hand of the game is done with unread, because nothing is to be said of it."""
        assert self.judge is not None
        return self.judge.passes(block)

    def close(self) -> None:
        """Report the game that is over."""
        judge = self.judge
        if judge is None:
            return
        judge.findings += self.reading
        findings = judge.finish()
        rules = judge.resolved.rules
        self._found(findings, rules)
        true, paper = judge.scores
        self.scores.add(judge.head.number, rules.name, judge.sides, paper, true)
        if self.keep:
            self.games.append(JudgedGame(judge.head, rules, tuple(self.kept), tuple(findings)))
        self.judge, self.kept, self.reading = None, [], []

    def report(self, path: str) -> FileReport:
        self.close()
        ordered = sorted(
            self.findings,
            key=lambda found: (
                found.diagnostic.place.line,
                found.diagnostic.place.column,
                found.diagnostic.code,
            ),
        )
        return FileReport(
            path,
            len(self.scores),
            self.tally.hands,
            self.tally.plays,
            self.tally.undetermined,
            self.scores,
            tuple(ordered),
        )


def _run(source: Iterable[Block], chosen: Chosen, keep: bool, most: int | None = None) -> _File:
    file = _File(chosen, keep)
    for piece in read(source, None if keep else file.passes):
        if isinstance(piece, HeadRead):
            if most is not None and piece.head.number > most:
                break
            file.head(piece.head, list(piece.findings))
            continue
        assert file.judge is not None
        file.reading += piece.findings
        judged = file.judge.hand(piece.hand)
        if keep and judged is not None:
            file.kept.append(judged)
    return file


def check_blocks(path: str, source: Iterable[Block], chosen: Chosen = AS_DECLARED) -> FileReport:
    """Judge a record that comes in blocks."""
    return _run(source, chosen, keep=False).report(path)


def check_file(path: str, pieces: Iterable[bytes], chosen: Chosen = AS_DECLARED) -> FileReport:
    """Judge a file that comes in pieces of bytes; `path` is the name that findings carry."""
    return check_blocks(path, blocks(decoded(pieces)), chosen)


def check_text(text: str, path: str = "-", chosen: Chosen = AS_DECLARED) -> FileReport:
    """Judge a record given as text."""
    return check_file(path, iter((text.encode("utf-8", "surrogateescape"),)), chosen)


def judged_games(
    pieces: Iterable[bytes], path: str = "-", chosen: Chosen = AS_DECLARED, most: int | None = None
) -> tuple[tuple[JudgedGame, ...], FileReport]:
    """Every game of a file (`most`: the first so many) with all its frames, and the report: for renderers that show
    games."""
    file = _run(blocks(decoded(pieces)), chosen, keep=True, most=most)
    report = file.report(path)
    return tuple(file.games), report


def pieces_of(text: str) -> Iterator[bytes]:
    """A text as the pieces that a file would come in."""
    yield text.encode("utf-8", "surrogateescape")

"""The targets, each with what was measured: a ratio and whether it is met."""

from __future__ import annotations

from typing import NamedTuple


class Target(NamedTuple):
    """A target in words, the bound, the goal beyond it if there is one, what was measured, and its unit.

    `least` says whether the bound is the least that is allowed, else it is the most.
    """

    what: str
    bound: float
    measured: float | None
    least: bool = True
    goal: float | None = None
    unit: str = "times"

    @property
    def verdict(self) -> str:
        """Whether it is met, in a word."""
        if self.measured is None:
            return "not measured"
        if not (self.measured >= self.bound if self.least else self.measured <= self.bound):
            return "missed"
        return "met, and the goal" if self.goal is not None and self.measured >= self.goal else "met"

    @property
    def asked(self) -> str:
        """The bound, and the goal."""
        word = "at least" if self.least else "at most"
        goal = f" (goal {self.goal:g})" if self.goal is not None else ""
        return f"{word} {self.bound:g}{goal} {self.unit}"


def table(targets: list[Target]) -> str:
    """The targets as a table in Markdown."""
    rows = [
        f"| {one.what} | {one.asked} | {'' if one.measured is None else f'{one.measured:.2f}'} | {one.verdict} |"
        for one in targets
    ]
    return "\n".join(["| what | target | measured | |", "|---|---|--:|---|", *rows])

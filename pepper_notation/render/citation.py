"""A rule, cited: its id, the source, and what that source says of it."""

from __future__ import annotations

from pepper_notation.rulebook import BOOK, Rule, Source, Stance


def cited(rule: str, source: str) -> str:
    """`follow-suit (denexa): …`; a slip with what is meant, and where the source is silent the rule's meaning."""
    head = f"{rule} ({source})"
    try:
        entry = BOOK[Rule(rule)]
        saying = entry.sayings[Source(source)]
    except ValueError:
        # A table's own rules have no text to cite.
        return head
    match saying.stance:
        case Stance.SILENT:
            return f"{rule} ({source} is silent): {entry.meaning}"
        case Stance.SLIP:
            return f"{head}: {saying.text}  A slip: {saying.meant}"
        case _:
            return f"{head}: {saying.text}"

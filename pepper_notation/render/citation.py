"""A rule, cited: its id, the source, what that source says of it, and where the table plays otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from pepper_notation.rulebook import BOOK, Rule, Source, Stance
from pepper_notation.ruleset import OPTIONS


def cited(rule: str, source: str, changed: Sequence[str] = ()) -> str:
    """`follow-suit (denexa): …`; a slip with what is meant, and where the source is silent the rule's meaning.

    Where an option of the rules in force changes the rule, that option is cited in the source's place.
    """
    try:
        entry = BOOK[Rule(rule)]
        saying = entry.sayings[Source(source)]
    except ValueError:
        # A table's own rules have no text to cite.
        return f"{rule} ({source})"
    own = [word for word in changed if OPTIONS[word.partition("=")[0]].rule is entry.rule]
    if own:
        return f"{rule} (this table): {'; '.join(map(_meant, own))}"
    match saying.stance:
        case Stance.SILENT:
            return f"{rule} ({source} is silent): {entry.meaning}"
        case Stance.SLIP:
            return f"{rule} ({source}): {saying.text}  A slip: {saying.meant}"
        case _:
            return f"{rule} ({source}): {saying.text}"


def _meant(word: str) -> str:
    """An option with what its value means: `set=bid, the number bid`; a number says all by itself."""
    name, _, value = word.partition("=")
    meaning = OPTIONS[name].words.get(value)
    return f"{word}, {meaning}" if meaning else word

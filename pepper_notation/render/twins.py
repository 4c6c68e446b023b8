"""Two records side by side, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pepper_notation.render.closing import several
from pepper_notation.render.safe import UTF8, safe
from pepper_notation.twins import Disagreement, Parting, Silence, Support


def told(
    found: Sequence[Parting],
    support: Mapping[Disagreement, Support | None],
    names: tuple[str, str],
    encoding: str = UTF8,
) -> Iterator[str]:
    """Where two records part: each difference, what the rules say to it, and at the end what only one of them tells.

    `names` are what the records are called.
    """
    for line in _told(found, support, names):
        yield safe(line, encoding)


def _told(
    found: Sequence[Parting], support: Mapping[Disagreement, Support | None], names: tuple[str, str]
) -> Iterator[str]:
    games = max((parting.game for parting in found), default=1)
    differences = [parting for parting in found if isinstance(parting, Disagreement)]
    for parting in differences:
        where = _place(parting, many=games > 1)
        yield f"{where}{parting.spot}: {parting.one} in {names[0]}, {parting.other} in {names[1]}"
        yield f"  {_verdict(support.get(parting), names)}"
    for first in (True, False):
        yield from _only(
            [parting for parting in found if isinstance(parting, Silence) and parting.first is first],
            names[0 if first else 1],
            many=games > 1,
        )
    if differences:
        first_place = _place(differences[0], many=games > 1) + differences[0].spot
        yield f"{several(len(differences), 'difference', 'differences')}, the first at {first_place}"
    else:
        yield f"{names[0]} and {names[1]} agree in all that both of them tell"


def _verdict(support: Support | None, names: tuple[str, str]) -> str:
    if support is None:
        return "the rules and figures do not tell which is right"
    right, wrong = names if support.first else (names[1], names[0])
    reason = support.reason
    return f"the rules support {right}; in {wrong} it is {reason.code} {reason.name}: {reason.said()}"


def _only(silent: Sequence[Silence], name: str, *, many: bool) -> Iterator[str]:
    """What only one record tells, hand by hand."""
    by_place: dict[str, list[str]] = {}
    for parting in silent:
        by_place.setdefault(_place(parting, many=many), []).append(parting.spot)
    for place, spots in by_place.items():
        yield f"only {name} tells {place}{'; '.join(spots)}"


def _place(parting: Parting, *, many: bool) -> str:
    game = f"game {parting.game}, " if many else ""
    return game if parting.hand is None else f"{game}hand {parting.hand}, "

"""Two records side by side: where both speak and differ, and where only one speaks.

Knows how hands, tricks and cards of two records are paired.  Does not know who is right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from pepper_notation.cards import cards_in, mask_of
from pepper_notation.record import CardWord, GameHead
from pepper_notation.replay import HandFrame
from pepper_notation.table import Table
from pepper_notation.twins.facts import Cards, Fact, Letters, TrickFacts, agree, facts, tricks

Told = tuple[GameHead, Sequence[HandFrame]]
"""A game's head and its hands, replayed."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One thing that both records tell, and tell differently; `one` and `other` are how they tell it.

    `game` counts from 1; `hand` is the hand's number on the score sheet, or else its place; None: the game's head.
    """

    game: int
    hand: int | None
    spot: str
    one: str
    other: str
    facts: tuple[Fact, Fact] | None = None


@dataclass(frozen=True, slots=True)
class Silence:
    """Something that only one of the records tells: the first, or the second."""

    game: int
    hand: int | None
    spot: str
    first: bool


Parting = Disagreement | Silence


def partings(one: Sequence[Told], other: Sequence[Told]) -> Iterator[Parting]:
    """Everywhere that two records of the same games part, in the order of play."""
    for number, (first, second) in enumerate(zip_longest(one, other), 1):
        if first is None or second is None:
            yield Silence(number, None, "the game", first is not None)
        else:
            yield from _games(number, first, second)


def _games(number: int, one: Told, other: Told) -> Iterator[Parting]:
    table, second = one[0].table, other[0].table
    if table.size != second.size:
        yield Disagreement(number, None, "seats", " ".join(table.letters), " ".join(second.letters))
        return
    letters, called = _called(table, second)
    for word, first_said, second_said in (
        ("rules", _rules(one[0]), _rules(other[0])),
        ("start", _start(one[0], letters), _start(other[0], called)),
    ):
        if first_said and second_said and first_said != second_said:
            yield Disagreement(number, None, word, first_said, second_said)
    for hand, first, twin in _pairs(one[1], other[1]):
        if first is None or twin is None:
            yield Silence(number, hand, "the hand", first is not None)
        else:
            for spot in _hands(first, twin, letters, called):
                yield _at(spot, number, hand)


def _called(table: Table, second: Table) -> tuple[Letters, Letters]:
    """The names of the seats: each record's own where they are the same letters, else the first one's for both."""
    same = set(table.letters) == set(second.letters)
    return Letters(table, table.letters), Letters(second, second.letters if same else table.letters)


def _rules(head: GameHead) -> str:
    line = head.rules
    return "" if line is None else " ".join([line.preset.text, *(word.text for word in line.options)]).lower()


def _start(head: GameHead, letters: Letters) -> str:
    figures = () if head.start is None else head.start.figures
    return " ".join(sorted(f"{letters.side(figure.side)} {figure.value}" for figure in figures))


def _pairs(
    one: Sequence[HandFrame], other: Sequence[HandFrame]
) -> Iterator[tuple[int, HandFrame | None, HandFrame | None]]:
    """The hands of two games in pairs: by the score sheet's numbers where all have one, else by their places."""
    if all(frame.hand.number is not None for frame in (*one, *other)):
        first, second = _numbered(one), _numbered(other)
        for key in sorted(first | second):
            yield key[0], first.get(key), second.get(key)
    else:
        for place, (left, right) in enumerate(zip_longest(one, other), 1):
            yield place, left, right


def _numbered(frames: Sequence[HandFrame]) -> dict[tuple[int, int], HandFrame]:
    """Hands by number; a number may come again after a hand that did not count."""
    seen: Counter[int] = Counter()
    found = {}
    for frame in frames:
        number = frame.hand.number or 0
        found[number, seen[number]] = frame
        seen[number] += 1
    return found


@dataclass(frozen=True, slots=True)
class _Spot:
    """A parting within a hand; None for the record that does not tell."""

    one: Fact | None
    other: Fact | None


def _at(spot: _Spot, game: int, hand: int) -> Parting:
    if spot.one is None or spot.other is None:
        fact = spot.one or spot.other
        assert fact is not None
        return Silence(game, hand, fact.spot, spot.one is not None)
    one, other = spot.one.said, spot.other.said
    if isinstance(spot.one.means, Cards) and isinstance(spot.other.means, Cards):
        one, other = _lacking(spot.one.means, spot.other.means), _lacking(spot.other.means, spot.one.means)
    return Disagreement(game, hand, spot.one.spot, one, other, (spot.one, spot.other))


def _lacking(cards: Cards, other: Cards) -> str:
    """The cards that only one of two dealt hands has."""
    only = cards_in(mask_of(cards.known - other.known))
    return " ".join(card.text for card in only) or "fewer cards"


def _hands(one: HandFrame, other: HandFrame, letters: Letters, called: Letters) -> Iterator[_Spot]:
    first = {fact.key: fact for fact in facts(one, letters)}
    second = {fact.key: fact for fact in facts(other, called)}
    keys = [*first, *(key for key in second if key not in first)]
    before = [key for key in keys if key[0] in ("dealer", "deal", "call", "trump", "contract")]
    for key in before:
        yield from _facts(first.get(key), second.get(key))
    yield from _all_tricks(tuple(tricks(one, letters)), tuple(tricks(other, called)))
    for key in keys:
        if key not in before:
            yield from _facts(first.get(key), second.get(key))


def _facts(one: Fact | None, other: Fact | None) -> Iterator[_Spot]:
    if one is None or other is None:
        if one is not None or other is not None:
            yield _Spot(one, other)
    elif not _same(one.means, other.means):
        yield _Spot(one, other)


def _same(one: object, other: object) -> bool:
    if isinstance(one, CardWord) and isinstance(other, CardWord):
        return agree(one, other)
    if isinstance(one, Cards) and isinstance(other, Cards):
        return (other.open or one.known <= other.known) and (one.open or other.known <= one.known)
    if isinstance(one, int) != isinstance(other, int):
        # A side after `=` in one record, a seat in the other: both can be true.
        return True
    return one == other


def _all_tricks(one: Sequence[TrickFacts], other: Sequence[TrickFacts]) -> Iterator[_Spot]:
    first, second = ({trick.number: trick for trick in told} for told in (one, other))
    for number in sorted(first | second):
        left, right = first.get(number), second.get(number)
        if left is not None and right is not None:
            yield from _tricks(left, right)
        else:
            for trick in (left, right):
                for _, fact in trick.plays[:1] if trick else ():
                    whole = Fact(fact.key[:2], f"trick {number}", fact.said, None)
                    yield _Spot(whole, None) if left else _Spot(None, whole)


def _tricks(one: TrickFacts, other: TrickFacts) -> Iterator[_Spot]:
    yield from _both(one.leader, other.leader)
    pairs = min(_by_place(one, other), _by_seat(one, other), key=_parted)
    for left, right in pairs:
        yield from _facts(left, right)
    yield from _both(one.taker, other.taker)


def _both(one: Fact | None, other: Fact | None) -> Iterator[_Spot]:
    """Leaders and winners follow from the cards: to leave them out is not to be silent."""
    if one is not None and other is not None:
        yield from _facts(one, other)


def _by_place(one: TrickFacts, other: TrickFacts) -> list[tuple[Fact | None, Fact | None]]:
    plays = zip_longest((fact for _, fact in one.plays), (fact for _, fact in other.plays))
    return list(plays)


def _by_seat(one: TrickFacts, other: TrickFacts) -> list[tuple[Fact | None, Fact | None]]:
    first, second = dict(one.plays), dict(other.plays)
    if "?" in first or "?" in second:
        return _by_place(one, other)
    return [(first.get(seat), second.get(seat)) for seat in [*first, *(s for s in second if s not in first)]]


def _parted(pairs: Sequence[tuple[Fact | None, Fact | None]]) -> int:
    return sum(1 for one, other in pairs if one is None or other is None or not _same(one.means, other.means))

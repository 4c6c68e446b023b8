"""What holds for every text: no exception, findings in the file and in order, spans that say where a word stands."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pepper_notation.record import (
    Alternative,
    CardWord,
    Game,
    Hand,
    Note,
    Record,
    SeatWord,
    SideWord,
    Statement,
    Tag,
    Trick,
    Unreadable,
    Word,
)
from pepper_notation.source import Span, as_in_file, blocks
from pepper_notation.syntax import HandRead, HeadRead, Parsed, parse, read
from pepper_notation.syntax.words import CARDS
from tests.syntax.reading import codes
from tests.syntax.records import WHOLE, mangled

PIECES = st.sampled_from(
    'hand game bid deal N: trump alt 3 end 1. 2. Kc 1h ? ... { } {x} \\ " ; # > : = N NS 4 title: rules seats N=A '
    "^revoke ! ~ claim rest \n \t \x07 ♥️ é".replace(" ", "\0").split("\0")
)
TEXTS = st.one_of(
    st.text(max_size=80),
    st.lists(PIECES, max_size=30).map(" ".join),
    st.lists(PIECES, max_size=30).map("".join),
    st.integers(0, 1 << 30).map(lambda seed: mangled(WHOLE, Random(seed))),
)


def nodes(value: Any) -> Iterator[Any]:
    """Every node within a record."""
    if isinstance(value, tuple) and not isinstance(value, Span):
        for part in value:
            yield from nodes(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in dataclasses.fields(value):
            if not field.name.endswith("block"):
                yield from nodes(getattr(value, field.name))


def statements(record: Record) -> list[Statement]:
    """Every statement of a record in written order; of an alternative, the whole."""
    found = list(record.head)
    for game in record.games:
        found += game.head.statements
        for hand in game.hands:
            found += [hand.line, *(s for s in hand.statements if s.keyword != hand.line.keyword)]
    return found


def test_a_record_with_everything_in_it_has_no_mistake() -> None:
    assert codes(WHOLE) == []


@given(TEXTS)
def test_any_text_is_read_and_its_findings_are_in_the_file_and_in_order(text: str) -> None:
    parsed = parse(text)
    lines = as_in_file(text).split("\n")
    places = [finding.place for finding in parsed.findings]
    for finding in parsed.findings:
        place = finding.place
        assert (1, 1) <= (place.line, place.column) <= (place.end_line, place.end_column)
        assert place.end_line <= len(lines)
        assert place.column <= len(lines[place.line - 1]) + 1
        assert place.end_column <= len(lines[place.end_line - 1]) + 1
        assert list(place.excerpt) == lines[place.line - 1 : place.end_line]
        assert finding.said()
        assert finding.advised()
    assert [place[:2] for place in places] == sorted(place[:2] for place in places)


@given(TEXTS)
def test_every_statement_stands_in_the_file_once_and_in_order(text: str) -> None:
    text = as_in_file(text)
    end = 0
    for statement in statements(parse(text).record):
        assert (
            end
            <= statement.span.start
            <= statement.keyword.start
            <= statement.keyword.end
            <= statement.span.end
        )
        assert not text[end : statement.span.start].strip(" \t\n;")
        end = statement.span.end
    assert not text[end:].strip(" \t\n;")


@given(TEXTS)
def test_spans_give_back_the_words(text: str) -> None:
    text = as_in_file(text)
    for node in nodes(parse(text).record):
        match node:
            case CardWord():
                written = text[slice(*node.span)]
                assert node.text == (CARDS[written].text if written in CARDS else written)
            case SeatWord():
                assert text[slice(*node.span)].upper() == node.letter
            case SideWord():
                assert text[slice(*node.span)].upper() == node.word
            case Note():
                assert text[node.span.start] == "{"
            case Unreadable():
                assert text[slice(*node.span)] == node.text
            case Trick():
                assert int(text[slice(*node.keyword)]) == node.number
            case Tag():
                assert text[slice(*node.keyword)].lower() == node.key
                assert text[slice(*node.span)].endswith(node.text)
            case Word():
                assert text[slice(*node.span)] == node.text


@given(TEXTS, st.integers(1, 40))
def test_pieces_of_any_size_give_the_same_record(text: str, size: int) -> None:
    text = as_in_file(text)
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    assert list(read(blocks(pieces))) == list(read(blocks([text])))


@given(TEXTS)
def test_a_head_comes_before_its_hands_and_every_game_has_one(text: str) -> None:
    parts = list(read(blocks([as_in_file(text)])))
    numbers = [part.head.number for part in parts if isinstance(part, HeadRead)]
    assert numbers in ([0], list(range(1, len(numbers) + 1)))
    assert not parts or isinstance(parts[0], HeadRead)
    assert numbers != [0] or not any(isinstance(part, HandRead) for part in parts)


def whole_hands(parsed: Parsed) -> list[Hand]:
    """All hands of all games."""
    games: tuple[Game, ...] = parsed.record.games
    return [hand for game in games for hand in game.hands]


@pytest.mark.parametrize("line", [*range(8, 13), *range(14, 29)])
def test_a_line_that_nobody_can_read_costs_no_other_line(line: int) -> None:
    lines = WHOLE.splitlines()
    before = whole_hands(parse(WHOLE))
    lines.insert(line, "§ what is this")
    parsed = parse("\n".join(lines))
    assert [finding.code for finding in parsed.findings] == ["PN101"]
    for first, second in zip(before, whole_hands(parsed), strict=True):
        kept = [_without_unread(s) for s in second.statements if not isinstance(s, Unreadable)]
        assert (second.line, kept) == (first.line, list(first.statements))


def _without_unread(statement: Statement) -> Statement:
    if not isinstance(statement, Alternative):
        return statement
    kept = tuple(s for s in statement.statements if not isinstance(s, Unreadable))
    return dataclasses.replace(statement, statements=kept)

"""Hostile names and notes change nothing but themselves, in every way of showing a replay."""

from __future__ import annotations

import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from pepper_notation.pipeline import JudgedGame
from pepper_notation.render.legal import legal, position
from pepper_notation.render.replay.asking import answer, question
from pepper_notation.render.replay.page import page
from pepper_notation.render.replay.paint import painted_rows
from pepper_notation.render.replay.pieces import Looks, cells, plain
from pepper_notation.render.replay.sentences import sentences
from pepper_notation.render.replay.stepping import Deck, State, screen
from pepper_notation.render.replay.stops import stops_of
from pepper_notation.render.replay.svg import svg
from tests.render.payloads import PAYLOADS
from tests.render.replayed import ascii_looks, games_of

RECORD = """rules denexa
seats N="{name}" E=Bob S=Cat W=Dee
title: {line}
> {line}
hand 1 dealer W
deal N: Jc Kc 9c Qd Th 9h
bid 4! {{{note}}} pass pass pass
trump clubs
1. N: Qd Td Ad 9d = S {{{note}}}
2. Ac! {{{note}}} Tc Jc Js = N
claim N rest
"""
LONG = "x" * 500
WRITABLE = [
    text
    for text in (*PAYLOADS, LONG)
    if not any("\ud800" <= sign < "\udc80" or sign == "\udfff" for sign in text)
]
"""Every payload that a file can hold: half a character is none."""


def escaped(text: str) -> str:
    """A payload as a note can hold it: its braces escaped, no line of it blank or a hand's beginning."""
    text = text.replace("\\", "\\\\").replace("{", "\\{").replace("}", "\\}")
    return text.replace("\n", " ").replace("\r", " ")


def one_line(text: str) -> str:
    return text.replace("\n", " ").replace("\r", " ").strip() or "x"


def record(payload: str) -> tuple[JudgedGame, ...]:
    name = one_line(payload).replace('"', "'")
    return games_of(RECORD.format(name=name, line=one_line(payload), note=escaped(payload)))


def modes(games: tuple[JudgedGame, ...]) -> Iterator[str]:
    """Everything that can be shown of a record."""
    for looks in (Looks(60), Looks(80), Looks(140), ascii_looks()):
        yield plain(page(games, looks))
        yield "".join(f"{said}\n" for said in sentences(games, looks))
    looks = Looks()
    yield "".join(text.plain for text in painted_rows(page(games, looks)))
    yield svg(page(games, looks))
    deck = Deck(stops_of(games))
    for at, stop in enumerate(deck.stops):
        yield plain(screen(deck, State(at), looks, 24))
        if stop.act.place >= 0:
            yield plain(question(stop, "N", looks, 80))
            yield plain(answer(stop, "zz", looks, 80))
    yield plain(legal(games[0].hands[0].frame, position("2.2"), looks))


@pytest.mark.parametrize("payload", WRITABLE)
def test_nothing_reaches_the_reader_that_could_drive_a_terminal(payload: str) -> None:
    for text in modes(record(payload)):
        bad = [
            character
            for character in text
            if character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp")
        ]
        assert bad == []


@pytest.mark.parametrize("payload", WRITABLE)
def test_no_line_is_wider_than_the_page(payload: str) -> None:
    games = record(payload)
    for width in (60, 80, 120):
        assert max(map(cells, page(games, Looks(width)))) <= width
    deck = Deck(stops_of(games))
    for at in range(len(deck.stops)):
        assert max(map(cells, screen(deck, State(at), Looks(), 24))) <= 80


@pytest.mark.parametrize("payload", WRITABLE)
def test_a_picture_stays_a_picture(payload: str) -> None:
    drawn = ET.fromstring(svg(page(record(payload), Looks())))
    kinds = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in drawn.iter()}
    assert kinds == {"svg", "title", "style", "defs", "path", "rect", "text", "use"}
    assert {value for element in drawn.iter() for name, value in element.items() if "href" in name} <= {
        "#clubs",
        "#diamonds",
        "#hearts",
        "#spades",
    }


@pytest.mark.parametrize("payload", WRITABLE)
def test_the_cards_the_calls_and_the_figures_stand_as_they_stood(payload: str) -> None:
    def kept(games: tuple[JudgedGame, ...]) -> list[str]:
        # A character that is no text is a mistake of its own, and gets its cross.
        lines = plain(page(games, Looks(80))).replace("✗", " ").splitlines()
        return [line for line in lines if line.startswith((" bid", "  1", "  2"))]

    assert kept(record(payload)) == kept(record("Ann"))


def test_a_name_in_wide_characters_keeps_the_columns() -> None:
    wide = plain(page(record("漢" * 50), Looks(80))).splitlines()
    usual = plain(page(record("Ann"), Looks(80))).splitlines()
    assert next(line for line in wide if " led " in line)[:20].startswith("      N 漢漢… ")
    assert [line for line in wide if line.startswith("  2")] == [
        line for line in usual if line.startswith("  2")
    ]

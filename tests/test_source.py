"""Bytes to text, text to blocks, offsets to lines and columns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pepper_notation.source import Block, Place, Span, as_in_file, blocks, decoded, is_binary

SAID = "title: x\n\nhand 1\n1. Kc\n  HAND 2 {a\nhandsome}\ngame\nhand\n"


def cut(text: str, size: int) -> list[str]:
    """A text in pieces of a size."""
    return [text[at : at + size] for at in range(0, len(text), size)]


def read(content: bytes, size: int = 1 << 16) -> str:
    """A file's text, read in pieces of a size."""
    return "".join(decoded(content[at : at + size] for at in range(0, len(content), size)))


@pytest.mark.parametrize("size", [1, 2, 3, 1000])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_every_kind_of_line_end_is_a_line_end(end: bytes, size: int) -> None:
    assert read(end.join((b"a", b"", b"b", b"")), size) == "a\n\nb\n"


@pytest.mark.parametrize("size", [1, 2, 3, 1000])
def test_a_byte_order_mark_is_no_character_and_a_second_one_is(size: int) -> None:
    assert read("\ufeffhand ♥\ufeff".encode(), size) == "hand ♥\ufeff"


def test_a_byte_that_is_no_utf_8_is_one_character() -> None:
    text = read(b"a\xffb\xe2\x99c")
    assert text == "a\udcffb\udce2\udc99c"
    assert text.encode("utf-8", "surrogateescape") == b"a\xffb\xe2\x99c"


def test_a_text_from_elsewhere_is_as_in_a_file() -> None:
    assert as_in_file("\ufeffa\r\nb\rc\n") == "a\nb\nc\n"


def test_a_block_goes_from_one_hand_or_game_line_to_the_next() -> None:
    assert [block.text for block in blocks([SAID])] == [
        "title: x\n\n",
        "hand 1\n1. Kc\n",
        "  HAND 2 {a\nhandsome}\n",
        "game\n",
        "hand\n",
    ]


@pytest.mark.parametrize("line", ["hand", "hand;", "hand: 7", "hand{x}", "hand!", "\tgame", "game#"])
def test_a_block_begins_with_the_word_whatever_ends_it(line: str) -> None:
    assert len(list(blocks([f"x\n{line}\n"]))) == 2


@pytest.mark.parametrize("line", ["hands", "hand7", "games", "x hand", "hand_1", "# hand"])
def test_a_longer_word_or_a_word_within_a_line_begins_none(line: str) -> None:
    assert len(list(blocks([f"x\n{line}\n"]))) == 1


@pytest.mark.parametrize("text", ["", "\n", "x", "hand", "hand\nhand", SAID])
@pytest.mark.parametrize("size", [1, 2, 5, 7, 1000])
def test_blocks_are_the_same_whatever_pieces_a_text_comes_in(text: str, size: int) -> None:
    assert list(blocks(cut(text, size))) == list(blocks([text]))


@given(st.text("hanHAND gme\n\t;{x", max_size=60), st.integers(1, 9))
def test_blocks_together_are_the_file_and_know_where_they_stand(text: str, size: int) -> None:
    found = list(blocks(cut(text, size)))
    assert "".join(block.text for block in found) == text
    assert found
    for block in found:
        assert text[block.offset :].startswith(block.text)
        assert block.line == 1 + text[: block.offset].count("\n")


def test_a_place_counts_lines_and_columns_from_one_and_ends_behind_its_text() -> None:
    block = Block("hand 1\n\t♥K {a\nb}\n", 100, 7)
    assert block.place(Span(105, 106)) == Place(7, 6, 7, 7, ("hand 1",))
    assert block.place(Span(108, 110)) == Place(8, 2, 8, 4, ("\t♥K {a",))
    assert block.place(Span(111, 116)) == Place(8, 5, 9, 3, ("\t♥K {a", "b}"))
    assert block.place(Span(106, 106)) == Place(7, 7, 7, 7, ("hand 1",))
    assert block.place(Span(117, 117)) == Place(10, 1, 10, 1, ("",))
    assert block.slice(Span(108, 110)) == "♥K"


def test_places_of_one_line_share_its_text() -> None:
    block = Block("x" * 1000)
    first, second = block.place(Span(1, 2)), block.place(Span(3, 4))
    assert first.excerpt[0] is second.excerpt[0]


def test_a_nul_near_the_beginning_makes_a_file_binary() -> None:
    assert is_binary(b"hand\0")
    assert not is_binary(b"hand\n" + b" " * 8192 + b"\0")

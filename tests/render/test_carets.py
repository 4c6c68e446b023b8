"""Carets stand under exactly the text that is meant, whatever stands before it on the line."""

from __future__ import annotations

import pytest

from pepper_notation.diagnostics import Label
from pepper_notation.render.excerpt import Looks, Spot, excerpt
from pepper_notation.report import FileReport, Found, Report
from tests.render.reports import PLAIN, UNICODE, Told, places, shown


def drawn(marked: str, looks: Looks = UNICODE, *, words: tuple[str, ...] = ()) -> list[str]:
    """The excerpt of a text whose first marked place is wrong, the others linked with these words."""
    wrong, *linked = places(marked)
    spots = [
        Spot(wrong, wrong=True),
        *(Spot(place, word) for place, word in zip(linked, words, strict=True)),
    ]
    return [
        f"{gutter}|" + "".join(text for text, _ in row) if row else gutter
        for gutter, row in excerpt(spots, looks)
    ]


@pytest.mark.parametrize(
    ("marked", "lines"),
    [
        ("1. N: Qd Td ‹Ah› 9d = S", ["1|1. N: Qd Td Ah 9d = S", "|            ^^"]),
        ("‹1›. Qd", ["1|1. Qd", "|^"]),
        ("bid 2 pass‹›", ["1|bid 2 pass", "|          ^"]),
        ("‹›", ["1|", "|^"]),
        ("\t1.\tQd ‹Td›", ["1|    1.  Qd Td", "|           ^^"]),
        ("1. Q♥ ‹J♦›", ["1|1. Q♥ J♦", "|      ^^"]),
        ("1. Q♥\ufe0f ‹J♦\ufe0f›", ["1|1. Q♥ J♦", "|      ^^"]),
        ("bid 2 {漢字} ‹3›", ["1|bid 2 {漢字} 3", "|             ^"]),
        ("bid 2 {‹漢字›}", ["1|bid 2 {漢字}", "|       ^^^^"]),
        ("bid 2 {e\u0301} ‹3›", ["1|bid 2 {e\u0301} 3", "|          ^"]),
        ("bid 2 {\x1b[31m} ‹3›", ["1|bid 2 {\\x1b[31m} 3", "|                 ^"]),
        ("bid ‹\udcff\udcfe›", ["1|bid \\xff\\xfe", "|    ^^^^^^^^"]),
        ("hand 1\n1. ‹9d› Td\n", ["2|1. 9d Td", "|   ^^"]),
    ],
)
def test_a_caret_run_has_the_width_of_the_wrong_text(marked, lines):
    assert drawn(marked) == lines


def test_where_only_letters_can_be_shown_suits_are_letters_and_carets_still_fit():
    assert drawn("1. {Zoë} Q♥ ‹J♦› Td", PLAIN) == ["1|1. {Zo\\xeb} Qh Jd Td", "|               ^^"]


def test_a_linked_place_on_the_same_line_is_named_below_or_beside_its_run():
    assert drawn("1. Qd Td ‹9h› ‹= S›", words=("who took it",)) == [
        "1|1. Qd Td 9h = S",
        "|         ^^ --- who took it",
    ]
    before, after = "1. ‹Qd› ", "‹9h›"
    wrong, linked = places(before + after)[1], places(before + after)[0]
    rows = [
        "".join(text for text, _ in row)
        for _, row in excerpt([Spot(wrong, wrong=True), Spot(linked, "the lead")], UNICODE)
    ]
    assert rows == ["1. Qd 9h", "   -- ^^", "   the lead"]


def test_several_linked_places_of_a_line_hang_from_stems():
    assert drawn("1. ‹Qd› ‹Td› ‹Ad› 9d", words=("first", "second")) == [
        "1|1. Qd Td Ad 9d",
        "|   ^^ -- -- second",
        "|      first",
    ]
    assert drawn("‹1›. ‹Qd› ‹Td› Ad ‹9d›", words=("first", "second", "third")) == [
        "1|1. Qd Td Ad 9d",
        "|^  -- --    -- third",
        "|   │  second",
        "|   first",
    ]


def test_lines_come_in_their_order_with_a_gap_between_distant_ones():
    text = "hand 1\n1. ‹Qd› Td\n2. ‹Ad› 9d\n3. Kc\n4. ‹Jh›\n"
    assert drawn(text, words=("next", "far")) == [
        "2|1. Qd Td",
        "|   ^^",
        "3|2. Ad 9d",
        "|   -- next",
        "⋮",
        "5|4. Jh",
        "|   -- far",
    ]


def test_a_place_over_several_lines_is_underlined_at_both_ends():
    assert drawn("1. Qd ‹{a note\n goes\n  on} 9d›\n2. Kc") == [
        "1|1. Qd {a note",
        "|      ^^^^^^^",
        "⋮",
        "3|  on} 9d",
        "|  ^^^^^^",
    ]


def test_a_long_line_is_cut_around_its_carets():
    marked = "hand 1; " + "# a remark; " * 60 + "score NS ‹18› EW 11" + " {and on}" * 30
    source, carets = drawn(marked, Looks(room=60))
    assert source.startswith("1|…")
    assert source.endswith("…")
    assert len(source) <= 62
    start = carets.index("^")
    assert source[start + 1 : start + 3] == "18"
    assert carets.strip("| ") == "^^"


def test_places_of_a_long_line_that_are_far_apart_get_a_view_each():
    rows = drawn("‹hand› 1; " + "# a remark; " * 60 + "‹score› NS 18", Looks(room=60), words=("here",))
    assert [row[:7] for row in rows[:2]] == ["1|hand ", "|^^^^"]
    assert rows[2].startswith("1|…")
    assert rows[3].endswith("----- here")
    assert len(rows) == 4


def test_a_wrong_text_longer_than_the_room_is_underlined_as_far_as_it_is_seen():
    source, carets = drawn("bid ‹" + "x" * 500 + "›", Looks(room=60))
    assert source.removeprefix("1|").startswith("bid xxx")
    assert source.endswith("…")
    assert carets == "|    " + "^" * (len(source) - len("1|bid …"))


def test_a_finding_without_source_lines_still_tells_its_place():
    place = places("hand 1\n1. ‹Qd›")[0]._replace(excerpt=())
    told = Told(place=place, text="wrong", labels=(Label(place, "here"),))
    output = shown(Report((FileReport("a.pepper", findings=(Found(told, "denexa"),)),)))
    assert "a.pepper:2:4\n" in output
    assert "here" not in output

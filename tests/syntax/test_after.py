"""What stands after an item: a glyph, marks, notes, in this order."""

from __future__ import annotations

import pytest

from pepper_notation.record import (
    After,
    Bid,
    CardKind,
    Contract,
    Deal,
    Mark,
    MarkKind,
    Note,
    Statement,
    Trick,
    Trump,
)
from tests.syntax.reading import codes, hand_of, statement_of

ALL = "!?^revoke^turn {one} {two}"
SAID = After("!?", (Mark(MarkKind.REVOKE), Mark(MarkKind.TURN)), (Note("one"), Note("two")))


@pytest.mark.parametrize(
    "text",
    ["bid 4{}", "bid N:4{} pass", "trump c{}", "trump N: c{}", "contract N 4{} hearts", "contract N 4 h{}"],
)
def test_calls_and_strains_have_theirs(text: str) -> None:
    statement = statement_of(text.format(ALL))
    assert isinstance(statement, (Bid, Trump, Contract))
    match statement:
        case Bid(calls=calls):
            found = calls[0].call.after
        case Trump(strain=strain):
            found = strain.after
        case Contract(bid=bid, strain=strain):
            assert bid is not None
            found = strain.after if strain and text.endswith("h{}") else bid.after
    assert found == SAID
    assert not statement.after


@pytest.mark.parametrize("text", ["1. Kc{} Qs = N", "1. N: Kc{}", "1. Jc~Kc{} Qs"])
def test_a_card_has_its_own(text: str) -> None:
    trick = statement_of(text.format(ALL))
    assert isinstance(trick, Trick)
    assert trick.plays[0].card.after == SAID


def test_the_taker_of_a_trick_has_its_own() -> None:
    trick = statement_of(f"1. Kc = NS{ALL}")
    assert isinstance(trick, Trick)
    assert trick.taker_after == SAID
    assert not trick.after


@pytest.mark.parametrize(
    "text",
    [
        "contract passed",
        "out E",
        "claim W rest",
        "concede S 1",
        "tricks NS 4 EW 2",
        "points NS 4",
        "adjust EW -2",
        "ruling NS -6",
        "score NS 16",
        "misdeal",
        "misdeal N",
        "winner NS",
        "winner draw",
    ],
)
def test_any_other_statement_has_them_at_its_end(text: str) -> None:
    assert statement_of(text + ALL).after == SAID


def test_the_hand_s_line_and_an_alternative_have_them_too() -> None:
    statement: Statement = hand_of(f"alt 3{ALL}\nend").statements[0]
    assert statement.after == SAID


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("9d??", [("9d", "??")]),
        ("9d ? ?", [("9d", ""), ("?", ""), ("?", "")]),
        ("9d ??", [("9d", ""), ("?", "?")]),
        ("9d? ?", [("9d", "?"), ("?", "")]),
        ("9d?d", None),
        ("?d?", [("?d", "?")]),
        ("?d??", [("?d", "??")]),
        ("???", [("?", "??")]),
        ("?!", [("?", "!")]),
        ("????", None),
        ("...!", [("...", "!")]),
        ("9d !", None),
        ("!9d", None),
        ("9d!!!", None),
    ],
)
def test_a_glyph_touches_its_card_and_an_unknown_card_stands_alone(
    text: str, words: list[tuple[str, str]] | None
) -> None:
    if words is None:
        assert codes(f"hand 1\ndeal N: {text}\n") == ["PN100"]
        return
    deal = statement_of(f"deal N: {text}")
    assert isinstance(deal, Deal)
    assert [(card.text, card.after.glyph) for card in deal.cards] == words
    assert all(card.kind is not CardKind.NONSENSE for card in deal.cards)


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("revoke", MarkKind.REVOKE),
        ("renege", MarkKind.REVOKE),
        ("TURN", MarkKind.TURN),
        ("lead", MarkKind.LEAD),
        ("under", MarkKind.UNDER),
        ("Unsure", MarkKind.UNSURE),
    ],
)
def test_marks(word: str, kind: MarkKind) -> None:
    bid = statement_of(f"bid 4^{word}")
    assert isinstance(bid, Bid)
    assert bid.calls[0].call.after.marks == (Mark(kind),)


@pytest.mark.parametrize(
    "text", ["4^revoked", "4^", "4 ^revoke", "4^revoke!", "4{x}^revoke", "4^re^", "tricks NS 4 !"]
)
def test_what_stands_in_another_order_or_with_a_blank_cannot_be_read(text: str) -> None:
    line = text if text.startswith("tricks") else f"bid {text}"
    assert codes(f"hand 1\n{line}\n") == ["PN100"]


@pytest.mark.parametrize(
    ("written", "note"),
    [
        ("{}", ""),
        ("{ a  b }", "a  b"),
        (r"{\{x\}}", "{x}"),
        (r"{a\b\\c\}}", r"a\b\c}"),
        ('{a; b # c "d" > e}', 'a; b # c "d" > e'),
        ("{over\n  two lines}", "over\n  two lines"),
        ("{over\n\t}", "over"),
        ("{back\\\nslash}", "back\\\nslash"),
        ("{bid 4\nbid 5}", "bid 4\nbid 5"),
        ("{the\nhands were good}", "the\nhands were good"),
    ],
)
def test_a_note_is_the_text_between_its_braces(written: str, note: str) -> None:
    bid, trump = hand_of(f"bid 4{written} pass\ntrump c").statements
    assert isinstance(bid, Bid)
    assert bid.calls[0].call.after.notes == (Note(note),)
    assert len(bid.calls) == 2
    assert isinstance(trump, Trump)


def test_a_note_may_touch_the_word_before_and_the_word_behind() -> None:
    bid = statement_of("bid 4{x}pass{y}{z} pass")
    assert isinstance(bid, Bid)
    assert [len(call.call.after.notes) for call in bid.calls] == [1, 2, 0]

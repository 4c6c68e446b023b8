"""Each finding about how a record is written: one for each mistake, at exactly its place."""

from __future__ import annotations

import pytest

from pepper_notation.record import Bid, Deal, Narration, Seats, Trick, Unreadable
from pepper_notation.syntax import parse
from pepper_notation.syntax.findings import DIAGNOSTICS
from tests.syntax.reading import codes, told, unmarked

UNREADABLE = [
    ("‹heart›", "hand 1\ntrump ‹heart›\n"),
    ("the first word", "hand 1\nbid 4 ‹pas› pass\n"),
    ("a caller and no call", "hand 1\nbid N:‹x› pass\n"),
    ("ends too early", "hand 1\ntricks NS‹›\n"),
    ("ends too early, with blanks", "hand 1\ntricks NS‹› \t \n"),
    ("ends too early, with a semicolon", "hand 1\nbid‹›; trump c\n"),
    ("ends too early, with a remark", "hand 1\ndeal N:‹› # nothing\n"),
    ("at the end of the file", "hand 1\n1.‹›"),
    ("a number's full stop", "hand 1\n‹3› Kc Qs\n"),
    ("a number's colon", "hand 1\n‹3:› Kc Qs\n"),
    ("a number's blank", "hand 1\n‹3.Kc› Qs\n"),
    ("a card of three", "hand 1\n1. Kc ‹KKc› Qs 1h\n"),
    ("a seat's name", "hand 1\ndeal ‹North:› Kc\n"),
    ("a side's name", "hand 1\ntricks ‹North› 4\n"),
    ("a side twice", "hand 1\ntricks NS 4 ‹SN› 2\n"),
    ("a side twice, with a note", "hand 1\ntricks NS 4 ‹SN› 2 {x}\n"),
    ("a seat twice", "hand 1\nclaim W 2 ‹W› 1\n"),
    ("a taker", "hand 1\n1. Kc = ‹North›\n"),
    ("no taker", "hand 1\n1. Kc =‹›\n"),
    ("after the taker", "hand 1\n1. Kc = N ‹Qs›\n"),
    ("a mark", "hand 1\n1. Kc Qs!‹^revok› = N\n"),
    ("a glyph", "hand 1\n1. Kc Qs‹!!!› = N\n"),
    ("a glyph alone", "hand 1\ntricks NS 4 ‹!›\n"),
    ("a pass as contract", "hand 1\ncontract N ‹pass›\n"),
    ("a taken card in a deal", "hand 1\ndeal N: ‹Qc~Qh›\n"),
    ("a note in the wrong place", "hand 1\ndeal ‹{›x} N: Qc\n"),
    ("a seat's long name", "seats N=Ann ‹East=Bob› S W\nhand 1\n"),
    ("an open quote", 'seats N=Ann E=Bob ‹S="Cat›\nhand 1\n'),
    ("a version", "pepper ‹one›\nhand 1\n"),
    ("a hand", "hand ‹seven›\n"),
    ("a dealer", "hand 7 dealer‹›\n"),
    ("an alternative", "hand 1\nalt ‹three›\nend\n"),
    ("an end", "hand 1\nalt 3\nend ‹alt›\n"),
    ("in a note's statement", "hand 1\n1. Kc {over\nlines} ‹x› Qs\n"),
]


@pytest.mark.parametrize("text", [text for _, text in UNREADABLE], ids=[what for what, _ in UNREADABLE])
def test_what_does_not_fit_is_found_where_it_begins(text: str) -> None:
    text, place = unmarked(text)
    assert told(text) == [("PN100", place)]


ELSEWHERE = [
    ("PN101", "‹foo› bar; baz\n"),
    ("PN101", "hand 1\n ‹trumps› hearts\n"),
    ("PN101", "hand 1\n‹N›: Qd Td Ad 9d\n"),
    ("PN101", "hand 1\n‹Qd› Td Ad 9d\n"),
    ("PN101", "hand 1\n‹{›partner's} 2\n"),
    ("PN101", "hand 1; ‹hnad› 2; trump c\n"),
    ("PN101", "‹title› : x\n"),
    ("PN102", "hand 1\ndeal N: Jc ‹1h›!{x} Kc\n"),
    ("PN102", "hand 1\n1. Jc~‹Xq›^revoke Kc\n"),
    ("PN102", "hand 1\n1. ‹h11›~Kc\n"),
    ("PN102", "hand 1\n1. N:‹♥️1› Kc\n"),
    ("PN103", "hand 1\n1. Kc Qs 9s Qc = N ‹{›good\n2. Kd Qd 9d Td\n"),
    ("PN103", "hand 1\nmisdeal {a} ‹{›b {c}\n"),
    ("PN103", "hand 1\nmisdeal ‹{›x\n \t\n> y}\n"),
    ("PN103", "hand 1\nmisdeal ‹{›exposed; score NS 4 # x\n"),
    ("PN103", "hand 1\nmisdeal ‹{›exposed\nhand 2\n"),
    ("PN103", "hand 1\nmisdeal ‹{›exposed\ngame {x}\n"),
    ("PN103", "hand 1\nmisdeal ‹{›exposed"),
    ("PN103", "hand 1\n ‹alt› 3 {x}\n 3. Kc\nhand 2\n"),
    ("PN103", "hand 1\n‹alt› 3\n"),
    ("PN103", "hand 1\ntrump c\n  ‹end› {x}\n"),
    ("PN103", "‹end›\nhand 1\n"),
    ("PN104", "hand 1\n> Dee ‹\x07›laughs\x08\n"),
    ("PN104", "hand 1\ntrump ‹\x0b›heart\n"),
    ("PN104", "seats N=A‹\0›nn E S W\nhand 1\n"),
    ("PN104", "ti‹\udcff›tle: x\nhand 1\n"),
    ("PN104", "‹\x9f›foo\nhand 1\n"),
    ("PN104", "hand 1\nmisdeal {a\n‹\x1b›b}\n"),
    ("PN105", "‹1. Kc {over\nlines}›\nhand 1\n"),
    ("PN105", "title: x\nrules denexa\n‹pepper 1›\nhand 1\n"),
    ("PN105", "hand 1\n  ‹start NS 4 EW 2› # x\n"),
    ("PN105", "‹winner NS›\nhand 1\n"),
    ("PN105", "hand 1\n‹pepper 1›\n"),
    ("PN106", "pepper 1\n‹pepper 1›\nhand 1\n"),
    ("PN106", "pepper 1\nhand 1\n‹pepper 1›\n"),
    ("PN106", "rules denexa\n‹rules pagat›\nhand 1\n"),
    ("PN106", "start NS 1\ngame\n‹start NS 1›\nhand 1\n"),
    ("PN106", "hand 1\nclaim W rest\n‹concede S 1›\n"),
    ("PN106", "hand 1\ndeal N: Kc\ndeal E: Qc\n‹deal n: Jc›; trump c\n"),
    ("PN106", "hand 1\nwinner NS\nhand 2\n‹winner NS›\n"),
    ("PN108", "hand 1 dealer ‹X›\n"),
    ("PN108", "hand 1\ndeal ‹A›: Kc\n"),
    ("PN108", "hand 1\nbid ‹A›:4 pass\n"),
    ("PN108", "hand 1\n1. ‹A›: Kc\n"),
    ("PN108", "hand 1\n1. Kc = ‹NE›\n"),
    ("PN108", "hand 1\ntricks ‹N› 4\n"),
    ("PN108", "hand 1\ntricks NS 4 ‹NE› 2\n"),
    ("PN108", "hand 1\nwinner ‹N›\n"),
    ("PN108", "seats A B C\nhand 1\ncontract ‹AB› 4\n"),
    ("PN108", "hand 1\nclaim ‹A› rest\n"),
    ("PN108", "hand 1\ncontract ‹NN› 4\n"),
    ("PN109", "pepper ‹2›\nhand 1\n"),
    ("PN109", "pepper ‹10›\nhand 1\n"),
    ("PN109", "pepper ‹1.1›\nhand 1\n"),
    ("PN109", "pepper ‹99999999999›\nhand 1\n"),
    ("PN111", "seats N=Ann E ‹n›=Cat W\nhand 1 dealer S\n"),
    ("PN111", "seats ‹N›=Ann\nhand 1\n"),
    ("PN111", "seats N E S W ‹X›=Bob Y\nhand 1 dealer X\n"),
]


@pytest.mark.parametrize(("code", "text"), ELSEWHERE)
def test_every_other_mistake_is_one_finding_at_its_place(code: str, text: str) -> None:
    text, place = unmarked(text)
    assert told(text) == [(code, place)]


def test_every_diagnostic_of_the_reader_is_provoked_here() -> None:
    assert {"PN100", *(code for code, _ in ELSEWHERE)} == {diagnostic.code for diagnostic in DIAGNOSTICS}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1. Kc x", "a card, such as Jh, or = and who took the trick"),
        ("1. Kc {n} x", "a card, such as Jh, or = and who took the trick"),
        ("1. Kc = x7", "who took the trick, such as N"),
        ("tricks NS", "the side's figure, such as 4"),
        ("tricks", "a side and its figure, such as NS 4"),
        ("tricks NS 4 9x", "a side and its figure, such as NS 4"),
        ("bid pass x", "a call: pass, a number, little or big"),
        ("trump x", "a strain: clubs, diamonds, hearts, spades, no-trump or low"),
        ("trump c x", "nothing more but a note {…}"),
        ("deal x", "a seat's letter and a colon, such as N:"),
        ("claim W", "how many tricks, or rest"),
        ("contract", "who bid, such as N, and the bid, or passed"),
        ("winner North", "the side that won, such as NS, draw, or none"),
        ("3 Kc", "the trick's number with a full stop and a blank behind it, such as 3."),
    ],
)
def test_what_was_expected_is_said_in_a_player_s_words(text: str, expected: str) -> None:
    (finding,) = parse(f"hand 1\n{text}\n").findings
    assert finding.said().endswith(f"cannot be read: expected {expected}")


def test_commas_are_spoken_of() -> None:
    (finding,) = parse("hand 1\n1. Kc, Qs\n").findings
    assert finding.advised() == "words are separated by blanks, without commas: 3. N: Kc Qs 9s Qc = N"


def test_what_was_expected_names_the_seats_of_the_table() -> None:
    (finding,) = parse("seats A B C\nhand 1\ntricks x1 4\n").findings
    assert finding.said().endswith("expected a side and its figure, such as A 4")


@pytest.mark.parametrize(
    ("word", "advice"),
    [
        ("trumps", "did you mean trump?"),
        ("titel", "did you mean title:?"),
        ("n", "the trick's number is missing"),
        ("N: Kc", "the trick's number is missing"),
        ("♥Q Kc", "the trick's number is missing"),
        ("{x}", "a note stands behind what it speaks of"),
        ("we", "text of your own stands behind > or #"),
        ("x" * 100, "text of your own stands behind > or #"),
    ],
)
def test_the_nearest_known_word_is_offered(word: str, advice: str) -> None:
    (finding,) = parse(f"hand 1\n{word}\n").findings
    assert finding.code == "PN101"
    assert finding.advised().startswith(advice)
    assert len(finding.said()) < 80


def test_a_statement_that_cannot_be_read_costs_itself_alone_and_keeps_its_place() -> None:
    parsed = parse("hand 1; bid foo; trump c\n1. Kc x\n2. Qc\n3 Jc\n")
    hand = parsed.record.games[0].hands[0]
    assert [(trick.number, trick.unread, len(trick.plays)) for trick in hand.tricks] == [
        (1, True, 0),
        (2, False, 1),
        (3, True, 0),
    ]
    unread = hand.statements[0]
    assert isinstance(unread, Unreadable)
    assert (unread.word, unread.text) == ("bid", "bid foo")


def test_nothing_else_is_said_of_a_statement_that_cannot_be_read() -> None:
    assert codes("hand 1\n1. 1h A: Kc x\n") == ["PN100"]


def test_an_unclosed_note_ends_with_its_line_and_is_kept() -> None:
    parsed = parse("hand 1\nmisdeal {a \\} b; # c\nscore NS 4\n")
    misdeal, score = parsed.record.games[0].hands[0].statements
    assert misdeal.after.notes[0].text == "a } b; # c"
    assert type(score).__name__ == "Score"


@pytest.mark.parametrize(
    "line", ["1. Kc {good Qs 9s Qc = N", "deal N: Kc {good Qs 9s", "bid 4 {good pass pass pass"]
)
def test_an_unclosed_note_that_swallowed_items_leaves_the_contents_unknown(line: str) -> None:
    parsed = parse(f"hand 1\n{line}\n")
    assert [f.code for f in parsed.findings] == ["PN103"]
    (statement,) = parsed.record.games[0].hands[0].statements
    assert isinstance(statement, Unreadable) or (isinstance(statement, Trick) and statement.unread)


@pytest.mark.parametrize(
    "line",
    [
        "1. Kc Qs 9s Qc {the Jh was out",
        "deal N: Jc Kc 9c Qd Th 9h {no As",
        "bid 4 pass pass pass {4 was a lot",
    ],
)
def test_an_unclosed_note_behind_a_complete_statement_costs_nothing(line: str) -> None:
    parsed = parse(f"hand 1\n{line}\n")
    assert [f.code for f in parsed.findings] == ["PN103"]
    (statement,) = parsed.record.games[0].hands[0].statements
    assert isinstance(statement, (Deal, Bid)) or (isinstance(statement, Trick) and not statement.unread)


def test_what_is_no_text_stays_in_raw_text_and_names_and_is_a_blank_elsewhere() -> None:
    parsed = parse("seats N=A\x07nn E S W\nhand 1\n> a\x08b\nbid 4\x0bpass\n")
    assert [f.code for f in parsed.findings] == ["PN104"] * 3
    game = parsed.record.games[0]
    assert isinstance(game.head.seats, Seats)
    assert game.head.table.names[0] == "A\x07nn"
    narration, bid = game.hands[0].statements
    assert narration == Narration(text="a\x08b")
    assert isinstance(bid, Bid)
    assert [call.call.word for call in bid.calls] == ["4", "pass"]


def test_a_forgotten_mark_of_narration_is_one_mistake_even_with_a_semicolon() -> None:
    assert codes("hand 1\nWe played well; Ann was great; trump c; Bob was not\n") == ["PN101"]

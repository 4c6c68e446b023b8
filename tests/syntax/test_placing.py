"""Where statements stand: the head of a file and of a game, hands, alternatives, what a game inherits."""

from __future__ import annotations

import pytest

from pepper_notation.diagnostics import Where
from pepper_notation.record import Alternative, HandLine, RulesLine, Seats, Tag, Trick, Unreadable
from pepper_notation.source import blocks
from pepper_notation.syntax import HandRead, HeadRead, parse, read
from pepper_notation.table import FOUR
from tests.syntax.reading import clean, codes, hand_of

THE_FILE_S = "title: League\nrules denexa\nseats A B C\n"


def test_what_stands_before_the_first_game_holds_for_every_game() -> None:
    first, second = parse(f"{THE_FILE_S}game\nhand 1\ngame\nhand 1 dealer B\n").record.games
    for game in (first, second):
        assert game.head.rules is not None
        assert game.head.table.letters == ("A", "B", "C")
        assert [tag.text for tag in game.head.tags] == ["League"]
    assert second.hands[0].line.dealer is not None
    assert second.hands[0].line.dealer.seat == 1


def test_a_game_that_says_otherwise_has_its_own() -> None:
    text = f"{THE_FILE_S}game\nrules pagat\nseats N S\nhand 1\ngame\ntitle: Cup\nhand 1 dealer C\n"
    first, second = parse(text).record.games
    assert first.head.rules is not None
    assert first.head.rules.preset.text == "pagat"
    assert first.head.table.letters == ("N", "S")
    assert second.head.table.letters == ("A", "B", "C")
    assert [tag.text for tag in second.head.tags] == ["League", "Cup"]


def test_nothing_else_is_inherited() -> None:
    text = "pepper 1\nx-a: b\n# r\n> n\nstart NS 1 EW 2\ngame\nhand 1\ngame\nhand 1\n"
    first, second = parse(text).record.games
    assert [type(s).__name__ for s in first.head.inherited] == [
        "Version",
        "Tag",
        "Remark",
        "Narration",
        "Start",
    ]
    assert first.head.start is not None
    assert second.head.inherited == (Tag(key="x-a", text="b"),)
    assert second.head.start is None


def test_the_score_before_the_first_game_is_read_with_that_game_s_seats() -> None:
    game = clean("start A 1 C 2\ngame\nseats A B C\nhand 1\n")
    assert game.head.start is not None
    assert [figure.side.side for figure in game.head.start.figures] == [0, 2]


def test_seats_count_for_what_stands_above_them_too() -> None:
    game = clean("start A 1 C 2\nseats A B C\nhand 1\n")
    assert game.head.start is not None
    assert [figure.side.side for figure in game.head.start.figures] == [0, 2]


def test_a_game_line_before_any_hand_begins_the_first_game() -> None:
    parsed = parse("title: x\ngame A\ngame B\nhand 1\n")
    assert [len(game.hands) for game in parsed.record.games] == [0, 1]
    assert [game.head.number for game in parsed.record.games] == [1, 2]
    assert parsed.record.head == (Tag(key="title", text="x"),)


def test_rules_and_start_know_their_blocks() -> None:
    head = clean("rules denexa\ngame\nstart NS 1\nhand 1\n").head
    assert head.rules_block is not None
    assert head.start_block is not None
    assert head.rules is not None
    assert head.start is not None
    assert head.rules_block.slice(head.rules.span) == "rules denexa"
    assert head.start_block.slice(head.start.span) == "start NS 1"


def test_a_file_without_a_hand_has_a_head_and_no_game() -> None:
    (head,) = read(blocks(["title: x\nfoo\n"]))
    assert isinstance(head, HeadRead)
    assert head.head.number == 0
    assert [type(s).__name__ for s in head.head.inherited] == ["Tag", "Unreadable"]
    assert [(finding.code, finding.where) for finding in head.findings] == [("PN101", Where())]
    assert parse("title: x\n").record.games == ()


@pytest.mark.parametrize("text", ["", "\n", " \t\n\n", ";;;\n"])
def test_an_empty_file_has_nothing(text: str) -> None:
    assert list(read(blocks([text]))) == []


def test_heads_come_before_their_hands_one_at_a_time() -> None:
    taken = 0

    def pieces() -> object:
        nonlocal taken
        for line in ("hand 1\n", "hand 2\n", "game\n", "hand 1\n"):
            taken += 1
            yield line

    kinds, when = [], []
    for part in read(blocks(pieces())):  # type: ignore[arg-type]
        kinds.append(type(part))
        when.append(taken)
    assert kinds == [HeadRead, HandRead, HandRead, HeadRead, HandRead]
    assert when[0] < 4


def test_a_hand_keeps_its_statements_in_written_order() -> None:
    hand = hand_of("1. Kc\nbid 4\ndeal N: Jc\ntag-of-mine: y\n2. Qc\nbid pass")
    assert [type(s).__name__ for s in hand.statements] == ["Trick", "Bid", "Deal", "Tag", "Trick", "Bid"]


def test_a_statement_that_may_stand_once_stands_once_in_an_alternative_too() -> None:
    assert codes("hand 1\ntrump c\nalt trump\ntrump d\nend\nalt trump\ntrump h\nend\n") == []
    assert codes("hand 1\nalt trump\ntrump d\ntrump h\nend\n") == ["PN106"]


@pytest.mark.parametrize(
    "line",
    [
        "score NS 4",
        "deal N: Jc",
        "contract passed",
        "claim W rest",
        "adjust NS 2",
        "ruling NS 2",
        "misdeal",
        "winner NS",
        "swap N:Jc",
        "out E",
    ],
)
def test_an_alternative_ends_before_the_first_statement_that_it_cannot_hold(line: str) -> None:
    parsed = parse(f"hand 1\nalt 3\n3. Kc\n{line}\n")
    (hand,) = parsed.record.games[0].hands
    alternative, after = hand.statements
    assert isinstance(alternative, Alternative)
    assert [type(s) for s in alternative.statements] == [Trick]
    assert not isinstance(after, Unreadable)
    assert [(f.code, f.where) for f in parsed.findings] == [("PN103", Where(game=1, hand=1, alt=1))]


def test_an_alternative_within_another_is_one_mistake() -> None:
    parsed = parse("hand 1\nalt 3\n3. Kc\nalt 4\n4. Qc\nend\nend\ntricks NS 4\n")
    assert [(f.code, f.place.line) for f in parsed.findings] == [("PN103", 2)]
    hand = parsed.record.games[0].hands[0]
    assert [alternative.start for alternative in hand.alternatives] == [3, 4]


def test_a_misspelt_end_is_one_mistake() -> None:
    for more in ("", "\nend"):
        parsed = parse(f"hand 1\nalt 3\n3. Kc\nedn{more}\ntricks NS 4\n")
        assert [f.code for f in parsed.findings] == ["PN101"]
        hand = parsed.record.games[0].hands[0]
        assert len(hand.alternatives[0].statements) == 1
        assert type(hand.statements[-1]).__name__ == "Tricks"


def test_an_alternative_whose_start_cannot_be_read_keeps_its_lines_out_of_the_hand() -> None:
    parsed = parse("hand 1\nalt three\n3. Kc\nend\n1. Qc\n")
    hand = parsed.record.games[0].hands[0]
    assert [trick.number for trick in hand.tricks] == [1]
    unread = hand.statements[0]
    assert isinstance(unread, Unreadable)
    assert (unread.word, unread.text) == ("alt", "alt three\n3. Kc\nend")
    assert [f.code for f in parsed.findings] == ["PN100"]


def test_a_run_of_misplaced_lines_is_one_finding_and_another_run_another() -> None:
    assert codes("1. Kc\n2. Qc\n# so\n\ntricks NS 4\nhand 1\n") == ["PN105"]
    assert codes("1. Kc\nrules denexa\n2. Qc\nhand 1\n") == ["PN105", "PN105"]
    assert codes("alt 3\n3. Kc\nend\nhand 1\n") == ["PN105"]
    assert codes("hand 1\nrules denexa\nstart NS 1\ntrump c\nseats N S\n") == ["PN105", "PN105"]


def test_what_is_misplaced_or_repeated_is_not_read_further_and_does_not_count() -> None:
    parsed = parse("trump heart\nhand 1\ntrump c\ntrump heart\ndeal N: Jc\ndeal n: 1h\n")
    assert [f.code for f in parsed.findings] == ["PN105", "PN106", "PN106"]
    hand = parsed.record.games[0].hands[0]
    assert [s.word for s in hand.statements if isinstance(s, Unreadable)] == ["", ""]
    assert len(hand.deals) == 1


def test_the_first_of_two_stands_even_if_it_cannot_be_read() -> None:
    parsed = parse("hand 1\ntrump heart\ntrump c\ndeal N: K\ndeal N: Jc\n")
    assert [f.code for f in parsed.findings] == ["PN100", "PN106", "PN100", "PN106"]
    assert parsed.findings[1].labels[0].place.line == 2


def test_a_hand_whose_line_cannot_be_read_is_a_hand() -> None:
    parsed = parse("hand 7 deeler E\ntrump c\nhand eight\n")
    first, second = parsed.record.games[0].hands
    assert (first.number, second.number) == (7, None)
    assert isinstance(first.line, HandLine)
    assert isinstance(first.statements[0], Unreadable)
    assert first.statements[0].word == "hand"
    assert [f.code for f in parsed.findings] == ["PN100", "PN100"]


def test_findings_know_where_in_the_games_they_are() -> None:
    text = "foo\nhand 1\n2. 1h\n3. Kc 1h\nalt 3\n3. 1h\n4. 1h\nend\ngame\nhand 1\nhand 2\nalt bid\nbid x\n1. 1h\nend\n"
    assert [f.where for f in parse(text).findings] == [
        Where(game=1),
        Where(game=1, hand=1, trick=1),
        Where(game=1, hand=1, trick=2),
        Where(game=1, hand=1, alt=1, trick=3),
        Where(game=1, hand=1, alt=1, trick=4),
        Where(game=2, hand=2, alt=1),
        Where(game=2, hand=2, alt=1, trick=1),
    ]


def test_seats_that_make_no_table_are_not_kept_and_cost_no_letter_after() -> None:
    parsed = parse("seats A B A\nhand 1 dealer X\ntricks NS 4\n")
    assert [f.code for f in parsed.findings] == ["PN111"]
    head = parsed.record.games[0].head
    assert head.seats is None
    assert head.table == FOUR
    assert not [s for s in head.inherited if isinstance(s, Seats)]


def test_rules_that_cannot_be_read_are_unknown_and_not_left_out() -> None:
    game = parse("rules {x}\ngame\nhand 1\ngame\nhand 1\n").record.games[1]
    assert game.head.rules is None
    assert [s.word for s in game.head.inherited if isinstance(s, Unreadable)] == ["rules"]
    assert not [s for s in game.head.inherited if isinstance(s, RulesLine)]

"""Canonical form: one way to write a record, and nothing lost on the way."""

import random

import pytest

from pepper_notation import format as formatted
from pepper_notation.export.plain import kinds
from pepper_notation.pipeline import check_text
from pepper_notation.syntax import parse
from pepper_notation.writer import settled, written
from pepper_notation.writer.spelling import _words
from tests.generator.files import random_file
from tests.generator.scale import scaled
from tests.mutations import mutated


def hand(*lines):
    return "".join(f"{line}\n" for line in ("hand 1 dealer N", *lines))


@pytest.mark.parametrize(
    ("written_so", "canonical"),
    [
        ("1. n:KC 10c cA ♣9 =s", "1. N: Kc Tc Ac 9c = S"),
        ("1. ♥️J jH ♠T d9", "1. Jh Jh Ts 9d"),
        ("1. N:Kc E:Tc S:Ac W:9c=N", "1. N: Kc E:Tc S:Ac W:9c = N"),
        ("1.  Kc   ? ?D   ...", "1. Kc ? ?d ..."),
        (
            "1. Qc~Qh?? Tc^renege{late} ac!^REVOKE^turn {so} {and so} 9c",
            "1. Qc~Qh?? Tc^revoke {late} Ac!^revoke^turn {so} {and so} 9c",
        ),
        ("Trump: NT!", "trump no-trump!"),
        ("TRUMP e: ♠", "trump E: spades"),
        ("trump nines", "trump low"),
        ("BID - p 3 LP e:bp", "bid pass pass 3 little E:big"),
        ("bid little-pepper Big-Pepper moon", "bid little big moon"),
        ("contract SN 4 h", "contract NS 4 hearts"),
        ("Contract passed", "contract passed"),
        ("points we 2 SN −6", "points EW +2 NS -6"),
        ("points NS +0 EW 6", "points NS 0 EW +6"),
        ("tricks NS +4 EW 2", "tricks NS 4 EW 2"),
        ("score NS -3 EW +12 {so far}", "score NS -3 EW 12 {so far}"),
        ("adjust EW -2 {revoke}", "adjust EW -2 {revoke}"),
        ("ruling NS -6 EW 6", "ruling NS -6 EW +6"),
        ("claim w REST", "claim W rest"),
        ("concede S 01", "concede S 1"),
        ("misdeal n{exposed}", "misdeal N {exposed}"),
        ("swap w:TC E:td", "swap W:Tc E:Td"),
        ("out e", "out E"),
        ("deal N:jc KC", "deal N: Jc Kc"),
        ("X-Weather:   rain  ", "x-weather: rain"),
        (">told   ", "> told"),
        ("#  so it was", "# so it was"),
        ("#", "#"),
        (">", ">"),
    ],
)
def test_every_word_has_one_spelling(written_so, canonical):
    assert formatted(hand(written_so)) == hand(canonical)


@pytest.mark.parametrize(
    ("note", "canonical"),
    [
        ("{a\\b}", "{a\\b}"),
        ("{a\\\\b}", "{a\\b}"),
        ("{\\{x\\}}", "{\\{x\\}}"),
        ("{ends in \\\\}", "{ends in \\\\}"),
        ("{\\\\\\{}", "{\\\\\\{}"),
        ('{; # " >}', '{; # " >}'),
        ("{over\n  two lines}", "{over\n  two lines}"),
        ("{  }", "{}"),
    ],
)
def test_a_note_is_escaped_where_it_must_be(note, canonical):
    assert formatted(hand(f"1. Kc {note} Tc")) == hand(f"1. Kc {canonical} Tc")


@pytest.mark.parametrize(
    ("names", "canonical"),
    [
        ("N=Ann E=Bob S=Cat W=Dee", "N=Ann E=Bob S=Cat W=Dee"),
        ('N="Ann" E="Bob B." S="" w=D.', 'N=Ann E="Bob B." S W=D.'),
        ("n=Zoë E=O'Neill S=a#b W=x", 'N=Zoë E=O\'Neill S="a#b" W=x'),
        ('A B C="{;}"', 'A B C="{;}"'),
        ('N=Ann E=Bob S=Cat W="Dee"!', 'N=Ann E=Bob S=Cat W="Dee"!'),
    ],
)
def test_names_are_quoted_where_they_must_be(names, canonical):
    assert formatted(f"SEATS  {names}") == f"seats {canonical}\n"


def test_a_hand_is_written_in_the_order_of_the_notation():
    mixed = (
        "score NS 4 EW 2",
        "2. Ac Tc Jc Js",
        "alt 2",
        "  2. Kc Tc Jc Js",
        "end",
        "points NS +4 EW +2",
        "1. Qd Td Ad 9d",
        "trump clubs",
        "bid 4 pass pass pass",
        "tricks NS 4 EW 2",
        "deal E: Js Qs",
        "contract E 4 clubs",
        "deal N: Jc Kc",
        "claim W rest",
        "dead 9s",
    )
    places = (10, 12, 14, 8, 7, 11, 1, 6, 13, 9, 5, 0, 2, 3, 4)
    assert formatted(hand(*mixed)) == hand(*(mixed[place] for place in places))


def test_a_head_is_written_in_the_order_of_the_notation():
    mixed = "start NS 3\nseats N=Ann E S W\ndate: today\nrules denexa\ntitle: Cup\nhand 1\n"
    assert formatted(mixed) == (
        "date: today\ntitle: Cup\nrules denexa\nseats N=Ann E S W\nstart NS 3\nhand 1\n"
    )


def test_narration_and_remarks_go_with_the_statement_they_speak_of():
    assert formatted(
        hand("score NS 4 EW 2 # at last", "> Ann leads.", "# slowly", "1. Kc Tc Ac 9c # done", "# the end")
    ) == hand("> Ann leads.", "# slowly", "1. Kc Tc Ac 9c # done", "score NS 4 EW 2 # at last", "# the end")


def test_what_a_blank_line_parts_from_the_next_statement_stays_behind_the_one_before():
    assert formatted(hand("", "points NS +4", "# about the points", "", "trump clubs")) == hand(
        "", "trump clubs", "", "points NS +4", "# about the points"
    )


def test_blank_lines_are_kept_one_where_there_were_several():
    assert formatted("\n\n title: x\n\n\t\n\nhand 1\n1. Kc\n\n\n") == "title: x\n\nhand 1\n1. Kc\n"


@pytest.mark.parametrize("text", ["", "\n", " \n\t\n"])
def test_a_file_of_nothing_stays_nothing(text):
    assert formatted(text) == ""


def test_a_hand_on_one_line_stays_on_one_line():
    text = (
        "hand 8;contract NS 5 h ;; points NS -6 EW +2;tricks NS 4 EW 2;score NS 10 EW 13;# hm\nwinner none\n"
    )
    assert formatted(text) == (
        "hand 8; contract NS 5 hearts; tricks NS 4 EW 2; points NS -6 EW +2; score NS 10 EW 13 # hm\n"
        "winner none\n"
    )


def test_other_statements_on_one_line_get_a_line_each():
    assert formatted(hand("1. Kc Tc Ac 9c; 2. Ks; > told; and on")) == hand(
        "1. Kc Tc Ac 9c", "2. Ks", "> told; and on"
    )


def test_an_alternative_is_set_in_and_keeps_what_follows_its_end():
    assert formatted(
        hand("1. Kc", "ALT 1! {why?}", "1. Ac! # here", "tricks NS 3; > told", "END {so}")
    ) == hand("1. Kc", "alt 1! {why?}", "  1. Ac! # here", "  tricks NS 3", "  > told", "end {so}")


@pytest.mark.parametrize(
    "line",
    [
        "1. Kc  =",
        "bid 3  four",
        "foo   bar",
        "1.  Kc {never closed",
        "1. 1h  Kc",
        "trump heart",
        "contract NS 4  NS",
        "deal X:  Kc",
        "N:  Qd Td",
        "alt 3 ! {so}",
    ],
)
def test_a_line_that_cannot_be_read_stays_as_it_is(line):
    text = hand("trump hearts", f"  {line}")
    assert formatted(text) == hand("trump hearts", line)


def test_nothing_moves_past_a_line_that_cannot_be_read():
    text = hand("tricks NS 4 EW 2", "fooo", "trump hearts")
    assert formatted(text) == text


@pytest.mark.parametrize(
    "line",
    [
        "foo; tricks NS 4; bar",
        "foo {a\nb}; tricks NS 4; bar",
        "foo; alt 3; 1. Jh; bar; end",
        "foo\x03; tricks NS 4; bid x",
        "tricks NS 4; bid x; bar\x03",
        "alt 3; 4. Jx; end \x03; tricks NS 4",
    ],
)
def test_what_is_hushed_by_another_word_of_its_line_stays_on_it(line):
    assert formatted(hand(line)) == hand(line)
    assert formatted(f"hand W; {line}\n") == f"hand W; {line}\n"


def test_the_second_of_two_that_may_stand_once_stays_the_second():
    text = hand("score NS 4", "trump spades", "trump hearts")
    assert formatted(text) == text


def test_line_ends_become_lf_and_a_byte_order_mark_goes():
    assert formatted("\ufeffhand 1\r\ntrump clubs\r1. Kc") == "hand 1\ntrump clubs\n1. Kc\n"


def test_a_byte_order_mark_in_a_later_line_does_not_become_one():
    assert formatted("\n\ufeff\nhand 1\n") == "\n\ufeff\nhand 1\n"


@pytest.mark.parametrize("end", ["endd", "ned", "END."])
def test_a_misspelt_end_stays_and_no_other_is_added(end):
    text = hand("trump clubs", "1. Kc", "alt 1", "  1. Ac", end, "tricks NS 4")
    assert formatted(text) == text


def test_bytes_that_are_no_text_stay():
    assert formatted("title: a\udcffb\nhand 1\n> \x1b[0m\n") == "title: a\udcffb\nhand 1\n> \x1b[0m\n"


def findings(text):
    """What is said of a text, without the places of it."""
    return sorted(
        (found.diagnostic.code, found.diagnostic.where.game or 0) for found in check_text(text).findings
    )


def keeps_its_laws(text):
    """The canonical text is its own, and says what the text said, rightly or wrongly.  (That it is read back as an
    equal record is not asserted here: without it there is no canonical text.)"""
    canonical = formatted(text)
    assert formatted(canonical) == canonical
    assert findings(canonical) == findings(text)


@pytest.mark.parametrize("seed", range(scaled(40)))
def test_a_game_in_any_style_is_the_same_game_in_canonical_form(seed):
    keeps_its_laws(random_file(seed).text)


@pytest.mark.parametrize("seed", range(scaled(60)))
def test_a_damaged_record_loses_nothing_more(seed):
    chance = random.Random(seed)
    lines = random_file(seed % 30).text.splitlines(keepends=True)
    keeps_its_laws(mutated("".join(lines[: chance.choice((12, 30, 60))]), chance))


@pytest.mark.parametrize("seed", range(5))
def test_a_record_without_its_text_is_written_canonically_too(seed):
    record = parse(formatted(random_file(seed).text)).record
    text = written(record)
    assert settled(parse(text).record) == settled(record)
    assert formatted(text) == text


@pytest.mark.parametrize("kind", kinds().values(), ids=lambda kind: kind.__name__)
def test_every_kind_of_statement_has_a_spelling(kind):
    """A new kind of statement that the writer does not know would stop it."""
    assert kind in _words.registry

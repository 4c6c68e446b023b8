"""Two scribes' records of one game."""

import pytest

from pepper_notation.pipeline import check_text, judged_games, pieces_of
from pepper_notation.render.twins import told
from pepper_notation.twins import Disagreement, Silence, partings, supported
from tests.generator.files import random_file

ANN = """\
rules denexa
seats N=Ann E=Bob S=Cat W=Dee
hand 7 dealer E
deal N: Jc Kc 9c Qd Th 9h
deal E: Js Qs Jd Td Ah Kh
deal S: Ac Jh Qh Ad Ks 9s
deal W: Qc Tc Kd 9d As Ts
bid 2 pass 4 pass pass pass
trump clubs
1. Qd Td Ad 9d = S
2. Ac Tc Jc Js = N
3. Kc Qs 9s Qc = N
4. Th Kh Jh Ts = E
5. Jd Ks Kd 9h = W
6. As 9c Ah Qh = N
tricks NS 4 EW 2
points NS +4 EW +2
score NS 16 EW 11
hand 8; contract NS 5 hearts; tricks NS 4 EW 2; points NS -6 EW +2; score NS 10 EW 13
"""


def games(text):
    return [(game.head, [hand.frame for hand in game.hands]) for game in judged_games(pieces_of(text))[0]]


def between(one, other):
    return list(partings(games(one), games(other)))


def differences(one, other):
    return [
        (found.hand, found.spot, found.one, found.other)
        for found in between(one, other)
        if isinstance(found, Disagreement)
    ]


def only(one, other):
    return [
        (found.hand, found.spot, found.first) for found in between(one, other) if isinstance(found, Silence)
    ]


def judge(text):
    return [found.diagnostic for found in check_text(text).findings]


def support(one, other):
    """For each difference, which record the rules support and the code that speaks against the other."""
    verdicts = []
    for found in between(one, other):
        if isinstance(found, Disagreement):
            told_so = supported(found, one, other, judge)
            verdicts.append(told_so and ("one" if told_so.first else "other", told_so.reason.code))
    return verdicts


def dee(*changes):
    text = ANN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (("dealer E", "dealer S"), (7, "dealer", "E", "S")),
        (("Th 9h", "Th Tc"), (7, "dealt to N", "9h", "Tc")),
        (("pass 4", "pass 5"), (7, "call 3, N", "4", "5")),
        (("trump clubs", "trump spades"), (7, "trump", "clubs", "spades")),
        (("Kd 9h = W", "Kd 9c = W"), (7, "trick 5, N", "9h", "9c")),
        (("1. Qd", "1. S: Qd"), None),
        (("Qd Td Ad 9d = S", "Qd Td Ad 9d = E"), (7, "trick 1, taken by", "S", "E")),
        (("tricks NS 4", "tricks NS 5"), (7, "tricks NS", "4", "5")),
        (("points NS +4 EW +2", "points EW 2 NS 3"), (7, "points NS", "4", "3")),
        (("score NS 10 EW 13", "score NS 10 EW 14"), (8, "score EW", "13", "14")),
        (("contract NS 5 hearts", "contract NS 5 spades"), (8, "contract in", "hearts", "spades")),
    ],
)
def test_a_difference_is_named_in_the_games_terms(change, difference):
    assert differences(ANN, dee(change)) == ([difference] if difference else [])


def test_spelling_notes_and_what_one_leaves_out_are_no_differences():
    other = dee(
        ("Qd Td Ad 9d = S", "N: dQ 10d! Ad {so} 9D = NS"),
        ("deal S: Ac Jh Qh Ad Ks 9s\n", ""),
        ("Jc Kc 9c", "9c kc ..."),
        ("tricks NS 4 EW 2", "tricks EW 2"),
        ("Kc Qs 9s Qc", "Kc ? 9s ?c"),
        ("seats N=Ann E=Bob S=Cat W=Dee\n", ""),
    )
    assert differences(ANN, other) == []
    assert only(ANN, other) == [(7, "dealt to S", True), (7, "tricks NS", True)]
    assert only(other, ANN) == [(7, "dealt to S", False), (7, "tricks NS", False)]


def test_differences_come_in_the_order_of_play():
    other = dee(
        ("score NS 16", "score NS 15"), ("Kd 9h", "Kd 9c"), ("pass 4", "pass 5"), ("-6 EW +2", "-6 EW +3")
    )
    assert [spot for _, spot, _, _ in differences(ANN, other)] == [
        "call 3, N",
        "trick 5, N",
        "score NS",
        "points EW",
    ]


def test_hands_are_paired_by_their_numbers_if_all_have_one():
    other = dee(("hand 7 dealer E\n", "hand 6; score NS 12 EW 9\nhand 7 dealer E\n"))
    assert differences(ANN, other) == []
    assert only(ANN, other) == [(6, "the hand", False)]


def test_a_trick_that_only_one_tells_is_no_difference():
    assert only(ANN, dee(("6. As 9c Ah Qh = N\n", ""))) == [(7, "trick 6", True)]


def test_a_trick_told_from_another_leader_parts_in_the_leader_alone():
    other = dee(("1. Qd Td Ad 9d", "1. E: Td Ad 9d Qd"))
    assert differences(dee(("1. Qd", "1. N: Qd")), other) == [(7, "trick 1, leader", "N", "E")]


def test_a_card_that_one_scribe_left_out_does_not_shift_the_others():
    labelled = dee(("1. Qd Td Ad 9d", "1. N:Qd E:Td S:Ad W:9d"))
    assert differences(labelled, labelled.replace("E:Td ", "")) == []


def test_other_letters_for_the_same_seats_are_the_same_seats():
    other = dee(("seats N=Ann E=Bob S=Cat W=Dee", "seats A B C D"), ("dealer E", "dealer B"))
    for old, new in zip("NESW", "ABCD", strict=True):
        other = other.replace(f"deal {old}:", f"deal {new}:").replace(f"= {old}\n", f"= {new}\n")
    other = other.replace("NS", "AC").replace("EW", "BD")
    assert between(ANN, other) == []


def test_two_tables_of_different_size_have_nothing_to_compare():
    assert differences("seats A B C\nhand 1\n", "hand 1\n") == [(None, "seats", "A B C", "N E S W")]


@pytest.mark.parametrize(
    ("change", "against"),
    [
        (("Kd 9h = W", "Kd 9c = W"), "PN405"),
        (("Qd Td Ad 9d = S", "Qd Td Ad 9d = E"), "PN407"),
        (("tricks NS 4 EW 2", "tricks NS 5 EW 2"), "PN501"),
        (("score NS 16", "score NS 15"), "PN503"),
        (("score NS 10", "score NS 11"), "PN503"),
        (("pass 4", "pass 2"), "PN301"),
    ],
)
def test_the_rules_and_figures_speak_for_one_of_the_two(change, against):
    wrong = dee(change)
    assert support(ANN, wrong) == [("one", against)]
    assert support(wrong, ANN) == [("other", against)]


def test_the_rules_do_not_tell_what_nothing_else_in_the_record_turns_on():
    bare = "rules denexa\nhand 1 dealer N\n1. Kc\n"
    assert support(bare, bare.replace("Kc", "Qc")) == [None]


def test_where_both_are_wrong_the_rules_support_neither():
    one, other = dee(("tricks NS 4", "tricks NS 3")), dee(("tricks NS 4", "tricks NS 5"))
    assert support(one, other) == [None]


def test_it_is_told_in_sentences():
    other = dee(("Kd 9h = W", "Kd 9c = W"), ("deal S: Ac Jh Qh Ad Ks 9s\n", ""))
    found = between(ANN, other)
    verdicts = {f: supported(f, ANN, other, judge) for f in found if isinstance(f, Disagreement)}
    assert list(told(found, verdicts, ("ann.pepper", "d\x1bee.pepper"))) == [
        "hand 7, trick 5, N: 9h in ann.pepper, 9c in d\\x1bee.pepper",
        "  the rules support ann.pepper; in d\\x1bee.pepper it is PN405 card-played-twice: 9c was already played",
        "only ann.pepper tells hand 7, dealt to S",
        "1 difference, the first at hand 7, trick 5, N",
    ]


def test_records_that_agree_say_so():
    assert list(told([], {}, ("a", "b"))) == ["a and b agree in all that both of them tell"]


@pytest.mark.parametrize("seed", range(10))
def test_no_record_differs_from_itself(seed):
    text = random_file(seed).text
    assert between(text, text) == []

"""A record in full and in short: the same game, and nothing said of it that was not said before."""

import random

import pytest

import pepper_notation
from pepper_notation import check, content_hashes
from tests.generator.files import random_file
from tests.generator.scale import scaled
from tests.mutations import mutated

SHORT = """\
rules denexa
hand 1 dealer E
bid 2 pass 4 pass pass pass
trump clubs
1. Qd Td Ad 9d
2. Ac Tc Jc Js
3. Kc Qs 9s Qc
4. Th Kh Jh Ts
5. Jd Ks Kd 9h
6. As 9c Ah Qh
"""
FULL = """\
rules denexa
hand 1 dealer E
bid 2 pass 4 pass pass pass
trump clubs
1. N: Qd Td Ad 9d = S
2. S: Ac Tc Jc Js = N
3. N: Kc Qs 9s Qc = N
4. N: Th Kh Jh Ts = E
5. E: Jd Ks Kd 9h = W
6. W: As 9c Ah Qh = N
tricks NS 4 EW 2
points NS +4 EW +2
score NS 4 EW 2
"""


def full(text):
    return pepper_notation.format(text, length="full")


def short(text):
    return pepper_notation.format(text, length="short")


def test_in_full_all_that_follows_is_written():
    assert full(SHORT) == FULL


def test_in_short_nothing_is_written_that_follows():
    assert short(FULL) == SHORT


def test_players_in_turn_go_without_saying():
    assert short(SHORT.replace("1. Qd Td Ad 9d", "1. N:Qd E:Td S:Ad W:9d")) == SHORT


def test_what_carries_a_note_a_glyph_or_a_remark_stays():
    noted = FULL.replace("9d = S", "9d = S!").replace("EW 2\npoints", "EW 2 # counted twice\npoints")
    noted = noted.replace("score NS 4 EW 2", "score NS 4 EW 2 {so far}")
    assert short(noted) == SHORT.replace("Ad 9d", "Ad 9d = S!") + (
        "tricks NS 4 EW 2 # counted twice\nscore NS 4 EW 2 {so far}\n"
    )


def test_a_wrong_figure_is_neither_left_out_nor_put_right():
    wrong = FULL.replace("points NS +4", "points NS +5").replace("score NS 4", "score NS 5")
    assert full(wrong) == wrong
    assert short(wrong) == SHORT + "points NS +5 EW +2\nscore NS 5 EW 2\n"


def test_no_right_figure_is_written_beside_a_wrong_winner():
    """The record's own count has parted from the truth: its reader must see what followed from what."""
    wrong = FULL.replace("Jh Ts = E", "Jh Ts = S").replace("tricks NS 4 EW 2\npoints NS +4 EW +2\n", "")
    assert "tricks" not in full(wrong)


def test_what_is_not_certain_is_not_written():
    dark = SHORT.partition("4. ")[0] + "4. Th ? 9h Ts\n5. Jd Ks Kd Qh\n"
    assert full(dark).splitlines()[-2:] == ["4. N: Th ? 9h Ts", "5. Jd Ks Kd Qh"]


def test_a_score_sheets_hand_is_filled_in_on_its_line():
    assert full("hand 1 dealer W; contract N 2 clubs; tricks NS 3 # hm\nwinner none") == (
        "hand 1 dealer W; contract N 2 clubs; tricks NS 3 # hm\npoints NS +3 EW +3\nscore NS 3 EW 3\nwinner none\n"
    )
    assert full("hand 1 dealer W; contract N 2 clubs; tricks NS 3\nwinner none") == (
        "hand 1 dealer W; contract N 2 clubs; tricks NS 3; points NS +3 EW +3; score NS 3 EW 3\nwinner none\n"
    )


def test_a_score_sheets_results_do_not_follow_from_anything():
    sheet = "hand 1 dealer W; contract N 2 clubs; tricks NS 3; points NS +3 EW +3; score NS 3 EW 3\n"
    assert short(sheet) == "hand 1 dealer W; contract N 2 clubs; tricks NS 3\n"
    carried = sheet.replace("hand 1", "hand 7")
    assert short(carried) == carried.replace("; points NS +3 EW +3", "")


def test_a_hand_with_a_line_that_cannot_be_read_keeps_its_length():
    for text in (SHORT + "fooo\n", FULL + "fooo\n"):
        assert full(text) == short(text) == text


def test_a_hand_that_was_misdealt_gets_no_figures():
    void = SHORT + "misdeal E\n"
    assert full(void) == void


def said(text):
    return sorted(
        (found.diagnostic.code, found.diagnostic.where.game or 0, found.diagnostic.where.hand or 0)
        for found in check(text).findings
    )


@pytest.mark.parametrize("seed", range(scaled(14)))
def test_at_any_length_it_is_the_same_game_with_the_same_findings(seed):
    text = random_file(seed).text
    if seed % 2:
        text = mutated("".join(text.splitlines(keepends=True)[:40]), random.Random(seed))
    for to_length in (full, short):
        once = to_length(text)
        assert to_length(once) == once
        assert content_hashes(once) == content_hashes(text)
        assert said(once) == said(text)

"""What is certified: hands as people write them, so that a record of them is judged without reading one in full."""

import pytest

from pepper_notation.judging import GameJudge
from pepper_notation.pipeline import check_text
from tests.checks.test_play import DEALT, PLAYED
from tests.generator.plain import corpus

CLEAR = "rules denexa re-entry=yes all-pass=next-dealer\n"


@pytest.fixture
def unread(monkeypatch):
    """Reading a hand in full fails the test."""

    def hand(_judge, hand):
        raise AssertionError(f"read in full: {hand.block.text}")

    monkeypatch.setattr(GameJudge, "hand", hand)


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_in_canonical_form(seats: int) -> None:
    text = "".join(corpus(60, 5, [seats])).replace("rules denexa\n", CLEAR, 1)
    report = check_text(text)
    assert report.hands == 60
    assert not report.findings


HAND = (DEALT + PLAYED).removeprefix("rules denexa\n").replace("hand 1", "hand 7") + "score NS 16 EW 11\n"


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("", "", id="as it stands"),
        pytest.param("Jc Js = N", "Jc! Js = N {the left bower falls}", id="a glyph and a note"),
        pytest.param(
            "trump clubs\n", "trump clubs {a surprise}\n> She needs four.\n# so they say\n", id="narration"
        ),
        pytest.param("trump clubs\n", "trump clubs\nnote: it was late\n", id="a tag"),
        pytest.param("hand 7 dealer E\n", "hand 7 dealer E\nx-scribe: Dee\n", id="a tag of the writer's own"),
        pytest.param("Qd Th 9h", "♦Q 10h h9", id="other spellings"),
        pytest.param("= S\n", "= NS\n", id="a side takes a trick"),
        pytest.param(" = S\n", "\n", id="no winner written"),
        pytest.param("1. N:", "1.", id="no leader written"),
        pytest.param("trump clubs", "trump N: clubs", id="who named trumps"),
        pytest.param("trump clubs\n", "trump clubs\ncontract NS 4 clubs\n", id="the contract, too"),
        pytest.param(
            "bid 2 pass 4 pass pass pass\ntrump clubs", "contract N 4 clubs", id="the contract alone"
        ),
        pytest.param("points NS +4 EW +2", "points EW 2 NS 4", id="figures in another order"),
        pytest.param("tricks NS 4 EW 2\n", "", id="no tricks counted"),
        pytest.param("score NS 16 EW 11\n", "", id="no score"),
        pytest.param("deal E: Js Qs Jd Td Ah Kh\n", "", id="a hand that nobody wrote down"),
        pytest.param("\n2. ", "; 2. ", id="two tricks on a line"),
    ],
)
def test_a_hand_as_people_write_it(old: str, new: str) -> None:
    assert old in HAND
    head = "rules denexa\nstart NS 12 EW 9\n"
    report = check_text(head + HAND.replace(old, new, 1) if old else head + HAND)
    assert not report.findings
    assert (report.hands, report.plays) == (1, 24)


@pytest.mark.usefixtures("unread")
def test_a_score_sheet() -> None:
    sheet = "hand {}; contract NS 4 hearts; tricks NS 4 EW 2; points NS +4 EW +2; score NS {} EW {}\n"
    report = check_text("rules denexa\n" + sheet.format(1, 4, 2) + sheet.format(2, 8, 4))
    assert not report.findings
    assert report.scores[-1].computed == {"NS": 8, "EW": 4}


@pytest.mark.usefixtures("unread")
def test_a_hand_that_is_passed_out() -> None:
    report = check_text("rules denexa\nhand 1 dealer W\nbid pass pass pass pass\nscore NS 0 EW 0\n")
    assert not report.findings

"""The page of a replay: what it shows of a hand, whatever the record holds."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from pepper_notation.render.replay.page import page
from pepper_notation.render.replay.pieces import Looks, cells
from pepper_notation.render.replay.places import Places, RangeError, ranges
from pepper_notation.render.replay.sentences import sentences
from pepper_notation.render.replay.svg import svg
from tests.generator.faults import KINDS, make
from tests.render.replayed import ascii_looks, every_sample, games_of, sample, shown

HAND = "rules denexa\nhand 1 dealer W\n"
BID = HAND + "bid 4 pass pass pass\ntrump hearts\n"
WIDTHS = (60, 80, 111, 112, 200)
CODE = re.compile("[✗⚑] (PN[0-9]{3}) ")


def told(text: str, **looks) -> str:
    return shown(games_of(text), Looks(**looks))


def row(text: str, beginning: str) -> str:
    """The line of a page that begins so."""
    return next(line for line in text.splitlines() if line.startswith(beginning))


@pytest.mark.parametrize("name", every_sample())
def test_a_page_fits_its_width(name: str) -> None:
    for width in WIDTHS:
        for looks in (Looks(width), ascii_looks(width)):
            assert max(map(cells, page(sample(name), looks))) <= width


@pytest.mark.parametrize("name", every_sample())
def test_plain_letters_are_all_that_an_ascii_page_needs(name: str) -> None:
    assert shown(sample(name), ascii_looks()).isascii()


@pytest.mark.parametrize("name", every_sample())
def test_every_finding_of_a_sample_stands_on_its_page_once(name: str) -> None:
    found = Counter(finding.code for game in sample(name) for finding in game.findings)
    assert Counter(CODE.findall(shown(sample(name), Looks(200)))) == found


@pytest.mark.parametrize("kind", KINDS)
def test_every_finding_of_a_faulty_game_stands_on_its_page_once(kind: str) -> None:
    games = games_of(make(kind, 1).text)
    found = Counter(finding.code for game in games for finding in game.findings)
    assert Counter(CODE.findall(shown(games, Looks(200)))) == found


@pytest.mark.parametrize("name", every_sample())
def test_a_sentence_is_one_line_and_a_picture_is_xml(name: str) -> None:
    assert not [each for each in sentences(sample(name), Looks()) if "\n" in each or not each]
    ET.fromstring(svg(page(sample(name), Looks())))


def test_bowers_stand_among_the_trumps() -> None:
    text = told(HAND + "deal N: Ah Jd 9c Jh Ad Kc\nbid 4 pass pass pass\ntrump hearts\n")
    assert "J♥ J♦ A♥  K♣ 9♣  A♦" in text


def test_without_trumps_every_jack_is_of_its_own_suit() -> None:
    text = told(HAND + "deal N: Ah Jd 9c Jh Ad Kc\nbid 4 pass pass pass\ntrump no-trump\n")
    assert "A♥ J♥  K♣ 9♣  A♦ J♦" in text


def test_a_trick_tells_its_leader_its_suit_and_what_took_it() -> None:
    assert row(told(BID + "1. N: Ah Jd 9h Qh = E\n"), "  1").split() == [
        "1✗", "›A♥", "J♦✓", "9♥", "Q♥", "♥", "E", "left", "bower", "0", "1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("trick", "why"),
    [
        ("N: Jh Ah 9h Qh", "right bower"),
        ("N: Ah 9h Th Qh", "highest trump"),
        ("N: Ah 9s Ts Qs", "only trump"),
        ("N: As 9s Ts Qs", "highest spade"),
        ("N: As 9c Td Qd", "only spade"),
        ("N: As 9h Td Qd", "ruff"),
        ("N: As 9h Th Qd", "overruff"),
    ],
)
def test_why_a_trick_was_taken_is_told_in_a_word(trick: str, why: str) -> None:
    assert why in row(told(BID + f"1. {trick}\n"), "  1")


def test_a_trick_played_out_of_turn_shows_the_order_of_its_cards() -> None:
    line = row(told(BID + "1. N:Ah S:9h E:Th W:Qh\n"), "  1")
    assert line.split()[1:5] == ["¹A♥✓", "³T♥", "²9♥✗", "⁴Q♥"]


def test_cards_whose_players_are_not_known_stand_in_the_order_played() -> None:
    assert "A♥✓ 9♥ T♥ Q♥ " in told("rules denexa\nhand\ntrump hearts\n1. Ah 9h Th Qh\n")


def test_a_glyph_stands_behind_its_card_and_a_note_below_it() -> None:
    text = told(BID + "1. N: Ah! {a bold lead} 9h Th Qh\n")
    assert "›A♥!✓" in text
    assert "A♥!  a bold lead" in text


def test_narration_stands_before_what_it_is_told_before() -> None:
    lines = told(BID + "1. N: Ah 9h Th Qh\n> Now the king.\n2. N: Kh 9s Ts Qs\n").splitlines()
    at = lines.index(" Now the king.")
    assert lines[at - 1].startswith("  1") and lines[at + 1].startswith("  2")


def test_unknown_cards_are_shown_as_unknown() -> None:
    text = told(HAND + "deal N: Jc ?d ? ...\nbid 4 pass pass pass\ntrump clubs\n1. Jc ? ?h Tc\n")
    assert "J♣  ?♦ ? ? ? ?" in text
    assert row(text, "  1").split()[1:5] == ["›J♣✓", "?", "?♥", "T♣"]


def test_how_points_arise_is_told() -> None:
    text = told(HAND + "contract NS 4 hearts\ntricks NS 3 EW 3\n")
    assert row(text, " NS  3").split()[:4] == ["NS", "3", "−6", "−6"]
    assert "bid 4, took 3: set" in text


def test_a_wrong_figure_stands_beside_the_right_one() -> None:
    text = told(HAND + "contract NS 4 hearts\ntricks NS 3 EW 3\npoints NS -4 EW +3\n")
    assert "−4✗ right: −6" in text


def test_what_follows_from_a_mistake_stands_under_it() -> None:
    first = "hand 1; contract NS 4 hearts; tricks NS 4 EW 2; points NS +5 EW +2; score NS 5 EW 2\n"
    lines = [line.strip() for line in told("rules denexa\n" + first).splitlines()]
    assert "→ line 2: the score follows from it: right would be 4" in lines


def test_a_claim_at_the_table_is_told_with_its_verdict() -> None:
    claimed = BID + "1. N: Ah 9s^revoke Th Qh\n2. N: Kh 9h Ac Tc\n"
    assert "the table said revoke: upheld" in told(claimed)
    assert "the table said revoke: not so" in told(BID + "1. N: Ah 9h^revoke Th Qh\n")
    assert "the table said revoke: the record cannot tell" in told(BID + "1. N: Ah 9s^revoke Th Qh\n")


def test_an_alternative_line_is_a_replay_of_its_own_with_its_own_findings() -> None:
    text = told(BID + "1. N: Ah 9h Th Qh\n2. N: Kh Ac Tc Kc\nalt 2 {what if}\n2. N: Kh 9h Tc Kc\nend\n")
    heading = text.index("Another line, from trick 2 on")
    assert text.index("what if") > heading
    assert text.index("PN405") > heading


def test_only_the_places_asked_for_are_shown() -> None:
    games = sample("games/thursday-league")
    text = shown(games, places=Places(hands=((2, 3),), tricks=((4, 4),)))
    assert re.findall("^── (Hand [0-9]+)", text, re.MULTILINE) == ["Hand 2", "Hand 3"]
    assert re.findall(r"^ +([0-9])  .*[✓]", text, re.MULTILINE) == ["4", "4"]


def test_hands_are_shown_as_they_stood_before_the_first_trick_shown() -> None:
    text = shown(sample("hands/ann-keeps-the-king"), places=Places(hands=((7, 7),), tricks=((5, 6),)))
    assert "9♣  9♥" in text
    assert "J♣ K♣" not in text.partition("Another line")[0]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("3", ((3, 3),)),
        ("2-4", ((2, 4),)),
        ("1,5-6", ((1, 1), (5, 6))),
        ("7-", ((7, 10**9),)),
        ("-2", ((0, 2),)),
    ],
)
def test_places_are_numbers_and_ranges(text: str, meant: object) -> None:
    assert ranges(text) == meant


@pytest.mark.parametrize("text", ["", "-", "x", "4-2", "1,,2", "٣", "1e3"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(RangeError):
        ranges(text)


def test_a_seat_sees_its_own_cards_and_none_of_the_others() -> None:
    games = sample("lessons/02-following-the-left-bower")
    hands = shown(games, seat="W").partition(" bid  ")[0]
    assert set(re.findall("[9TJQKA][♣♦♥♠]", hands)) == {"J♣", "Q♥", "9♥", "A♦", "K♦", "T♦"}


def test_a_seat_hears_no_commentary() -> None:
    text = BID + "> Told before.\n1. N: Ah! {noted} 9s^revoke Th Qh\n2. N: Kh 9h Ac Tc\n"
    seen = shown(games_of(text), seat="N")
    for word in ("Told", "noted", "!", "⚑", "PN401"):
        assert word in told(text) and word not in seen


def test_hands_with_nothing_but_figures_are_one_sheet() -> None:
    text = told(
        "rules denexa\n"
        "hand 1; contract NS 4 hearts; tricks NS 4 EW 2; points NS +4 EW +2; score NS 4 EW 2\n"
        "hand 2; contract EW 3 clubs; tricks NS 4 EW 2; points NS +4 EW -3; score NS 8 EW -1\n"
    )
    assert row(text, "    1").split() == ["1", "NS", "4", "hearts", "4", "2", "+4", "+2", "4", "2", "made"]
    assert row(text, "    2").split() == ["2", "EW", "3", "clubs", "4", "2", "+4", "−3✗", "8", "−1~", "set"]


def test_a_picture_brings_everything_with_it() -> None:
    text = svg(page(sample("lessons/01-the-bowers"), Looks()))
    assert re.findall("https?://[^\"' ]*", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search("<script|@import|url\\(|<image|<a ", text)


def test_a_game_without_the_hand_that_is_asked_for_is_left_out() -> None:
    games = sample("lessons/05-when-to-bid-little")
    text = shown(games, places=Places(hands=((10, 10),)))
    assert "Hand 10" in text and "Hand 1 " not in text
    assert text.count("rules: denexa") == 1


def test_the_same_hands_are_not_drawn_twice() -> None:
    text = shown(sample("lessons/05-when-to-bid-little"), places=Places(games=((1, 1),)))
    assert "Another line, from the bidding on" in text
    assert text.count("Emil (E) · dealer") == 1

"""Card by card, and with questions: what each key and each answer brings."""

from __future__ import annotations

import pytest

from pepper_notation.render.replay.asking import answer, asks, between, card_meant, question
from pepper_notation.render.replay.pieces import Looks, cells, plain
from pepper_notation.render.replay.scene import where_words
from pepper_notation.render.replay.stepping import Deck, State, press, screen
from pepper_notation.render.replay.stops import Stop, stops_of
from tests.render.replayed import every_sample, sample

DECK = Deck(stops_of(sample("hands/ann-keeps-the-king")))
LOOKS = Looks()


def at(*keys: str, deck: Deck = DECK) -> State:
    """Where these keys lead."""
    state = State()
    for key in keys:
        state = press(deck, state, key)
    return state


def place(*keys: str) -> str:
    """Where these keys lead, in words."""
    return where_words(DECK.stops[at(*keys).at])


def seen(*keys: str, deck: Deck = DECK) -> str:
    """What is on the screen after these keys."""
    return plain(screen(deck, at(*keys, deck=deck), LOOKS, 24))


def go(text: str) -> tuple[str, ...]:
    return ("g", *text, "enter")


def test_it_begins_with_the_deal() -> None:
    assert place() == "the deal"
    assert "Bob (E) deals" in seen()


@pytest.mark.parametrize("key", [" ", "n", "j", "enter", "right", "down", "pagedown"])
def test_next_goes_to_the_first_call(key: str) -> None:
    assert place(key) == "bidding, call 1"


@pytest.mark.parametrize("key", ["b", "p", "k", "backspace", "left", "up", "pageup"])
def test_back_goes_where_one_came_from(key: str) -> None:
    assert place(" ", " ", key) == "bidding, call 1"


def test_the_next_trick_and_the_one_before() -> None:
    assert place("t", "t", "t") == "trick 3 taken"
    assert place("t", "t", "t", "T") == "trick 2 taken"


def test_the_next_line_and_the_next_hand() -> None:
    assert "another line from trick 3 on" in seen("h")
    assert "Hand 8" in seen("h", "h")
    assert "Hand 7" in seen("h", "h", "H", "H")


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("3", "trick 3, card 1"),
        ("3.2", "trick 3, card 2"),
        ("bid", "bidding, call 1"),
        ("bid.4", "bidding, call 4"),
        ("end", "the result"),
    ],
)
def test_a_place_can_be_gone_to(typed: str, where: str) -> None:
    assert place(*go(typed)) == where


def test_a_hand_can_be_gone_to_and_what_is_not_there_is_told() -> None:
    assert "Hand 8" in seen(*go("h8"))
    assert "there is no place 9 here" in seen(*go("9"))
    assert "there is no hand 3" in seen(*go("h3"))
    assert place("g", "3", "escape") == "the deal"
    assert place("g", "3", "backspace", "2", "enter") == "trick 2, card 1"


def test_beyond_the_ends_one_stays() -> None:
    assert "this is the beginning" in seen("b")
    assert "this is the end" in seen("end", " ")
    assert "no further trick" in seen("end", "t")
    assert "no such key" in seen("z")


@pytest.mark.parametrize("key", ["q", "escape", "interrupt"])
def test_it_can_be_left(key: str) -> None:
    assert at(" ", key).over


def test_a_hand_can_be_turned_down_and_up_again() -> None:
    assert "J♣ K♣ 9♣" in seen("t") and "J♣ K♣ 9♣" not in seen("t", "1")
    assert seen("t", "1", "1") == seen("t")
    assert "K♣" not in seen("t", "0") and "J♠" not in seen("t", "0")


def test_a_card_is_told_with_whose_turn_it_was_what_was_legal_and_who_is_winning() -> None:
    text = seen(*go("2.2"))
    assert "Dee (W) to play; A♣ was led" in text
    assert "legal: Q♣ T♣ (clubs must be followed)" in text
    assert "not legal: K♦ A♠ T♠ (Dee (W) holds Q♣ T♣ and must follow)" in text
    assert "Cat M. (S) is still winning" in text


def test_the_why_can_be_left_out() -> None:
    assert "legal:" not in seen(*go("2.2"), "w")
    assert "Dee (W) plays T♣" in seen(*go("2.2"), "w")


def test_what_is_legal_is_not_told_of_a_hand_that_lies_face_down() -> None:
    assert "legal:" not in seen(*go("2.2"), "4")


def test_while_they_bid_nothing_gives_away_what_trumps_will_be() -> None:
    text = seen(" ")
    assert "clubs" not in text and "bid 4" not in text
    assert "T♥ 9♥  K♣ J♣ 9♣  Q♦" in text


def test_a_call_is_told_with_what_was_open() -> None:
    text = seen(" ", " ", " ")
    assert "open: pass 3 4 5 little big" in text
    assert "not open: 1 2 (does not beat 2)" in text
    assert "Ann (N) bids 4" in text


def test_a_seat_sees_its_own_hand_alone() -> None:
    deck = Deck(stops_of(sample("hands/ann-keeps-the-king"), alternatives=False), "W")
    text = plain(screen(deck, press(deck, at("t", deck=deck), "4"), LOOKS, 24))
    assert "Q♣ T♣" in seen("t", deck=deck) and "K♠" not in seen("t", deck=deck)
    assert "Q♣" not in text


@pytest.mark.parametrize("name", every_sample())
def test_every_stop_of_every_sample_fits_a_small_screen(name: str) -> None:
    deck = Deck(stops_of(sample(name)))
    for stop in range(len(deck.stops)):
        for looks, height in ((Looks(80), 24), (Looks(60), 30)):
            rows = screen(deck, State(stop), looks, height)
            assert len(rows) <= height and max(map(cells, rows)) <= looks.width


def stop_at(where: str) -> Stop:
    """The stop of a place that is told in words."""
    return next(stop for stop in DECK.stops if where_words(stop) == where)


def test_without_a_seat_the_marked_plays_are_asked_for() -> None:
    asked = [where_words(stop) for stop in DECK.stops if asks(stop, "")]
    assert asked == ["bidding, call 1", "trick 2, card 3", "trick 3, card 1", "trick 3, card 1"]


def test_with_a_seat_its_calls_and_plays_are_asked_for() -> None:
    asked = [where_words(stop) for stop in DECK.stops if asks(stop, "n") and stop.branch is None]
    assert asked[:3] == ["bidding, call 3", "trick 1, card 1", "trick 2, card 3"]
    assert len(asked) == 7


def test_a_question_shows_the_hand_of_the_one_who_plays_and_not_what_is_played() -> None:
    text = plain(question(stop_at("trick 2, card 3"), "", LOOKS, 80))
    assert "J♣ K♣ 9♣  T♥ 9♥" in text and "J♠" not in text
    assert "Ann (N) to play" in text


def answered(text: str, where: str = "trick 2, card 3") -> str:
    return plain(answer(stop_at(where), text, LOOKS, 80))


def test_an_answer_is_held_against_what_was_played_and_what_is_legal() -> None:
    assert "So it was played: J♣" in answered("jc")
    assert "You would play K♣; at the table it was J♣" in answered("♣K")
    assert "T♥ may not be played here" in answered("10h")
    assert "A♠ is not in this hand" in answered("As")
    assert "names no card" in answered("the ace")
    assert answered("").startswith(" Ann (N) plays J♣!")


def test_an_answer_about_a_call_is_held_against_what_is_open() -> None:
    assert "So it was called: 4" in answered("4", "bidding, call 3")
    assert "You would call 3; at the table it was 4" in answered("3", "bidding, call 3")
    assert "1 is not open here" in answered("1", "bidding, call 3")
    assert "moon is no call of these rules" in answered("moon", "bidding, call 3")
    assert "partner's 2 promises" in answered("p", "bidding, call 3")


def test_what_happens_between_two_questions_is_told_in_short() -> None:
    places = [where_words(stop) for stop in DECK.stops]
    first, last = places.index("trick 2, card 4"), places.index("trick 3, card 1")
    text = plain(between(DECK.stops[first:last], "", LOOKS, 80))
    assert "Ann (N) takes trick 2 with J♣: right bower" in text
    assert "the left bower falls" in text


@pytest.mark.parametrize(
    ("text", "card"), [("Jh", "Jh"), ("jH", "Jh"), ("hJ", "Jh"), ("10d", "Td"), ("♥J", "Jh"), ("9♠️", "9s")]
)
def test_a_card_can_be_answered_in_every_spelling(text: str, card: str) -> None:
    meant = card_meant(text)
    assert meant is not None and meant.text == card

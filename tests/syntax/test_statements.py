"""Every statement of the notation, read to what it says."""

from __future__ import annotations

import pytest

from pepper_notation.cards import Card, Strain, Suit
from pepper_notation.record import (
    Adjust,
    Alternative,
    Bid,
    Branch,
    CallKind,
    CardKind,
    Claim,
    Concede,
    Contract,
    Dead,
    Deal,
    HandLine,
    MarkKind,
    Misdeal,
    Narration,
    Out,
    Outcome,
    Points,
    Remark,
    Ruling,
    Score,
    Swap,
    Tag,
    Trick,
    Tricks,
    Trump,
    Winner,
)
from pepper_notation.syntax import parse
from tests.syntax.reading import clean, hand_of, statement_of


def test_the_version_is_a_number() -> None:
    (version,) = parse("pepper 1\n").record.head
    assert version.number == 1  # type: ignore[attr-defined]


def test_a_tag_is_its_key_and_the_raw_rest_of_the_line() -> None:
    (tag,) = parse('Title:  Thursday; {x} # "league"  \n').record.head
    assert tag == Tag(key="title", text='Thursday; {x} # "league"')


def test_a_rules_line_is_a_preset_and_options_as_written() -> None:
    rules = clean("rules denexa target=21 low=yes\nhand 1\n").head.rules
    assert rules is not None
    assert rules.preset.text == "denexa"
    assert [word.text for word in rules.options] == ["target=21", "low=yes"]


def test_seats_have_letters_of_the_writer_s_choice_and_names() -> None:
    table = clean('seats a=Ann B=Bob c="Cat M." Ä=O\'Neil#1!\nhand 1\n').head.table
    assert table.letters == ("A", "B", "C", "Ä")
    assert table.names == ("Ann", "Bob", "Cat M.", "O'Neil#1!")


@pytest.mark.parametrize("letters", ["N S", "A B C", "N E S W", "Я Ω é Š"])
def test_seats_may_have_no_names(letters: str) -> None:
    table = clean(f"seats {letters}\nhand 1\n").head.table
    assert table.letters == tuple(letters.upper().split())
    assert set(table.names) == {""}


def test_a_game_line_is_raw_text() -> None:
    game = clean("game Final; {second} # round\nhand 1\n")
    assert game.head.statements[0].text == "Final; {second} # round"  # type: ignore[attr-defined]


def test_the_score_carried_in_is_a_figure_for_each_side() -> None:
    start = clean("start NS 12 we −9\nhand 1\n").head.start
    assert start is not None
    assert [(figure.side.side, figure.value) for figure in start.figures] == [(0, 12), (1, -9)]


@pytest.mark.parametrize(("word", "outcome"), [("draw", Outcome.DRAW), ("NONE", Outcome.NONE)])
def test_a_game_may_end_without_a_winner(word: str, outcome: Outcome) -> None:
    assert clean(f"hand 1\nwinner {word}\n").winner == Winner(winner=outcome)


def test_a_winner_is_a_side() -> None:
    winner = clean("hand 1\nwinner we {at last}\n").winner
    assert winner is not None
    assert winner.winner.side == 1
    assert winner.after.notes[0].text == "at last"


@pytest.mark.parametrize(
    ("text", "number", "dealer"),
    [("hand", None, None), ("hand 7", 7, None), ("hand dealer E", None, 1), ("HAND 007 Dealer w!", 7, 3)],
)
def test_a_hand_may_have_a_number_and_a_dealer(text: str, number: int | None, dealer: int | None) -> None:
    (hand,) = clean(text + "\n").hands
    assert hand.number == number
    assert (hand.line.dealer.seat if hand.line.dealer else None) == dealer


def test_a_deal_is_a_seat_and_its_cards() -> None:
    deal = statement_of("deal s: Jc ?  ?d 8s ...")
    assert isinstance(deal, Deal)
    assert deal.seat.seat == 2
    assert [(card.kind, card.text, card.card, card.suit) for card in deal.cards] == [
        (CardKind.KNOWN, "Jc", Card.Jc, Suit.CLUBS),
        (CardKind.UNKNOWN, "?", None, None),
        (CardKind.UNKNOWN, "?d", None, Suit.DIAMONDS),
        (CardKind.FOREIGN, "8s", None, None),
        (CardKind.REST, "...", None, None),
    ]


def test_the_dead_hand_is_cards() -> None:
    dead = statement_of("dead Jc ... ")
    assert isinstance(dead, Dead)
    assert [card.text for card in dead.cards] == ["Jc", "..."]


def test_a_bid_line_is_calls_in_order_with_their_callers() -> None:
    bid = statement_of("bid pass N:4 e: little p moon - big")
    assert isinstance(bid, Bid)
    assert [(call.caller and call.caller.seat, call.call.word) for call in bid.calls] == [
        (None, "pass"),
        (0, "4"),
        (1, "little"),
        (None, "pass"),
        (None, "moon"),
        (None, "pass"),
        (None, "big"),
    ]
    assert bid.calls[1].call.number == 4
    assert bid.calls[4].call.kind is CallKind.NAMED


def test_a_strain_may_have_its_namer() -> None:
    assert statement_of("trump hearts") == Trump(strain=statement_of("trump h").strain)  # type: ignore[attr-defined]
    named = statement_of("trump N: no-trump")
    assert isinstance(named, Trump)
    assert named.namer is not None
    assert (named.namer.seat, named.strain.strain) == (0, Strain.NO_TRUMP)


@pytest.mark.parametrize(
    ("text", "side", "seat", "bid", "strain"),
    [
        ("contract N 4", 0, 0, "4", None),
        ("contract ew 4 hearts", 1, None, "4", Strain.HEARTS),
        ("contract W little low", 1, 3, "little", Strain.LOW),
    ],
)
def test_a_contract_is_who_bid_what_and_the_strain(
    text: str, side: int, seat: int | None, bid: str, strain: Strain | None
) -> None:
    contract = statement_of(text)
    assert isinstance(contract, Contract)
    assert contract.bidder is not None
    assert contract.bid is not None
    assert (contract.bidder.side, contract.bidder.seat, contract.bid.word) == (side, seat, bid)
    assert (contract.strain and contract.strain.strain) == strain


def test_a_contract_may_be_that_all_passed() -> None:
    contract = statement_of("contract passed")
    assert isinstance(contract, Contract)
    assert contract.passed is not None
    assert (contract.bidder, contract.bid, contract.strain) == (None, None, None)


def test_a_swap_is_who_gave_what() -> None:
    swap = statement_of("swap W:Tc e: Td")
    assert isinstance(swap, Swap)
    assert [(gift.seat and gift.seat.seat, gift.card.card) for gift in swap.gifts] == [
        (3, Card.Tc),
        (1, Card.Td),
    ]


def test_a_partner_may_sit_out() -> None:
    out = statement_of("out e")
    assert isinstance(out, Out)
    assert out.seat.seat == 1


def test_a_trick_is_cards_in_order_with_their_players_and_its_taker() -> None:
    trick = statement_of("3. N:Kc Qs w: 9s Qc = sn")
    assert isinstance(trick, Trick)
    assert trick.number == 3
    assert [(play.seat and play.seat.seat, play.card.card) for play in trick.plays] == [
        (0, Card.Kc),
        (None, Card.Qs),
        (3, Card.N9s),
        (None, Card.Qc),
    ]
    assert trick.taker is not None
    assert (trick.taker.word, trick.taker.side, trick.taker.seat) == ("SN", 0, None)


@pytest.mark.parametrize("text", ["1. Kc Qs= W", "1. Kc Qs =W", "1. Kc Qs=W", "1. Kc Qs = w"])
def test_the_taker_of_a_trick_is_a_seat_and_its_side(text: str) -> None:
    trick = statement_of(text)
    assert isinstance(trick, Trick)
    assert trick.taker is not None
    assert (trick.taker.side, trick.taker.seat) == (1, 3)


def test_a_card_may_be_shown_and_taken_back() -> None:
    trick = statement_of("1. W:Qc~Qh!^revoke Kc")
    assert isinstance(trick, Trick)
    play = trick.plays[0]
    assert play.shown is not None
    assert (play.shown.card, play.shown.after) == (Card.Qc, play.shown.after.__class__())
    assert (play.card.card, play.card.after.glyph) == (Card.Qh, "!")
    assert [mark.kind for mark in play.card.after.marks] == [MarkKind.REVOKE]


@pytest.mark.parametrize(("word", "kind"), [("claim", Claim), ("concede", Concede)])
def test_claims_and_concessions_are_shares(word: str, kind: type[Claim | Concede]) -> None:
    statement = statement_of(f"{word} W rest")
    assert isinstance(statement, kind)
    assert [(share.seat.seat, share.tricks) for share in statement.shares] == [(3, None)]
    statement = statement_of(f"{word} W 2 E 1")
    assert isinstance(statement, kind)
    assert [(share.seat.seat, share.tricks) for share in statement.shares] == [(3, 2), (1, 1)]


@pytest.mark.parametrize(
    ("word", "kind"),
    [("tricks", Tricks), ("points", Points), ("adjust", Adjust), ("ruling", Ruling), ("score", Score)],
)
def test_figures_are_for_a_side_each_with_a_sign_or_without(
    word: str, kind: type[Tricks | Points | Adjust | Ruling | Score]
) -> None:
    statement = statement_of(f"{word} EW +4 sn -6")
    assert isinstance(statement, kind)
    assert [(figure.side.side, figure.value) for figure in statement.figures] == [(1, 4), (0, -6)]
    one = statement_of(f"{word} NS −12 {{note}}")
    assert isinstance(one, kind)
    assert [figure.value for figure in one.figures] == [-12]


@pytest.mark.parametrize("seats", ["seats N E S", "seats N S"])
def test_with_two_or_three_seats_each_is_a_side(seats: str) -> None:
    (hand,) = clean(f"{seats}\nhand 1\ntricks N 4 S 4\ncontract S 3\n").hands
    tricks, contract = hand.statements
    assert isinstance(tricks, Tricks)
    assert [figure.side.side for figure in tricks.figures] == [0, len(seats.split()) - 2]
    assert isinstance(contract, Contract)


@pytest.mark.parametrize(("text", "seat"), [("misdeal", None), ("misdeal N {exposed}", 0)])
def test_a_misdeal_may_be_somebody_s_fault(text: str, seat: int | None) -> None:
    misdeal = statement_of(text)
    assert isinstance(misdeal, Misdeal)
    assert (misdeal.seat.seat if misdeal.seat else None) == seat


@pytest.mark.parametrize(
    ("start", "begins"), [("3", 3), ("3.", 3), ("bid", Branch.BID), ("TRUMP", Branch.TRUMP)]
)
def test_an_alternative_holds_what_stands_up_to_its_end(start: str, begins: int | Branch) -> None:
    lines = (
        f"alt {start} {{what if}}\n bid 4\n trump c\n > so\n # my\n 3. Kc {{x}}\n tricks NS 4\n points NS 4"
    )
    alternative, after = hand_of(f"{lines}\nend {{no}}\nscore NS 4").statements
    assert isinstance(alternative, Alternative)
    assert alternative.start == begins
    assert [type(statement).__name__ for statement in alternative.statements] == (
        ["Bid", "Trump", "Narration", "Remark", "Trick", "Tricks", "Points"]
    )
    assert [note.text for note in alternative.after.notes] == ["what if", "no"]
    assert isinstance(after, Score)


def test_narration_and_remarks_are_raw_text() -> None:
    assert statement_of('>She needs four; {x} # "y"') == Narration(text='She needs four; {x} # "y"')
    assert statement_of("#no; {x}") == Remark(text="no; {x}")


def test_a_remark_may_stand_behind_a_statement() -> None:
    trump, remark = hand_of("trump c # right?").statements
    assert isinstance(trump, Trump)
    assert remark == Remark(text="right?", trailing=True)
    assert hand_of("trump c;\n # right?").statements[1] == Remark(text="right?")


def test_a_keyword_with_a_colon_is_that_statement_and_no_tag() -> None:
    plain = hand_of("trump hearts\nscore NS 4 EW 3\nbid 4 pass\ndeal N: Jc").statements
    assert hand_of("trump: hearts\nScore: NS 4 EW 3\nbid:4 pass\ndeal: N: Jc").statements == plain
    assert clean("hand: 7 dealer E\n").hands[0].line == clean("hand 7 dealer E\n").hands[0].line
    assert isinstance(clean("game: Final\n").head.statements[0].span, tuple)
    assert parse("game: Final\n").record.games[0].head.statements[0].text == "Final"  # type: ignore[attr-defined]


def test_a_hand_may_be_one_line() -> None:
    (hand,) = clean("hand 8; contract NS 5 hearts; tricks NS 4 EW 2;points NS -6; score NS 10 # x; y\n").hands
    assert [type(statement) for statement in hand.statements] == [Contract, Tricks, Points, Score, Remark]
    assert isinstance(hand.line, HandLine)


def test_hands_and_games_may_begin_behind_a_semicolon() -> None:
    record = parse("hand 1; trump c; hand 2; trump d; game Second\nhand 1\n").record
    assert [[hand.number for hand in game.hands] for game in record.games] == [[1, 2], [1]]

"""Faults of words: cards, seats, rules and figures that are none."""

from __future__ import annotations

from random import Random

from tests.generator.faults.kinds import (
    Case,
    UnfitError,
    a_game,
    a_played,
    at,
    drafted,
    finish,
    kind,
    known_style,
    pick,
    within,
)


@kind
def no_such_card_played(rng: Random) -> Case:
    return _odd_card(rng, "PN102", ("1h", "Xq", "zs", "11s", "h0", "Q1", "Jx", "♥1", "♠X"))


@kind
def card_of_another_pack_played(rng: Random) -> Case:
    return _odd_card(rng, "PN203", ("8s", "7h", "2c", "d3", "♣5", "6♦"))


def _odd_card(rng: Random, code: str, odd: tuple[str, ...]) -> Case:
    style = known_style(rng, loose=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    step = rng.randrange(len(hand.tricks[trick].plays))
    hand.tricks[trick].plays[step].card = rng.choice(odd)
    return at(finish(rng, draft, style), code, 0, place, trick, "card", step)


@kind
def no_such_card_dealt(rng: Random) -> Case:
    return _odd_dealt(rng, "PN102", ("1h", "Xq", "zs", "h0", "♥1"))


@kind
def card_of_another_pack_dealt(rng: Random) -> Case:
    return _odd_dealt(rng, "PN203", ("8s", "7h", "2c", "♣5"))


def _odd_dealt(rng: Random, code: str, odd: tuple[str, ...]) -> Case:
    style = known_style(rng, loose=0.0)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    letter = pick(rng, list(game.hands[hand].deals))
    cards = game.hands[hand].deals[letter]
    card = rng.randrange(len(cards))
    cards[card] = rng.choice(odd)
    return at(finish(rng, draft, style), code, 0, hand, "deal", letter, card)


@kind
def unknown_rule_set(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    game.rules = [rng.choice(("denexxa", "house", "pagatt"))]
    return at(finish(rng, draft, style), "PN107", 0, "rules", 0)


@kind
def unknown_option(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    game.rules = ["denexa", "re-entry=yes"]
    place = rng.randint(1, 2)
    game.rules.insert(place, rng.choice(("targett=30", "colour=red", "first-lead=nobody", "target=soon")))
    return at(finish(rng, draft, style), "PN107", 0, "rules", place)


@kind
def no_such_seat_among_players(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    step = rng.randrange(1, len(hand.tricks[trick].plays))
    hand.tricks[trick].plays[step].player = _stranger(rng, game.letters)
    return at(finish(rng, draft, style), "PN108", 0, place, trick, "player", step)


@kind
def no_such_seat_after_the_equals_sign(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    hand.tricks[trick].taker = _stranger(rng, game.letters)
    return at(finish(rng, draft, style), "PN108", 0, place, trick, "taker")


@kind
def no_such_side_among_figures(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    name = pick(rng, list(game.hands[place].figures))
    figures = game.hands[place].figures[name]
    which = rng.randrange(len(figures))
    word = _stranger(rng, game.letters)
    if len(game.letters) == 4:
        word = rng.choice((game.letters[0] + word, game.letters[:2], word))
    figures[which] = (word, figures[which][1])
    return at(finish(rng, draft, style), "PN108", 0, place, name, which, "side")


@kind
def no_such_dealer(rng: Random) -> Case:
    style = known_style(rng, namer=1.0)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    game.hands[place].dealer = _stranger(rng, game.letters)
    return at(finish(rng, draft, style), "PN108", 0, place, "dealer")


def _stranger(rng: Random, letters: str) -> str:
    return rng.choice([letter for letter in "GHVXYZ" if letter not in letters])


@kind
def version_of_the_future(rng: Random) -> Case:
    style = known_style(rng)
    draft, _ = drafted(rng, style)
    draft.version = rng.choice(("2", "10"))
    return at(finish(rng, draft, style), "PN109", "version")


@kind
def rules_that_have_no_such_table(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style, a_game(rng, rng.choice((2, 3))))
    game.rules = [rng.choice(("solitaire", "pagat", "penguin"))]
    return at(finish(rng, draft, style), "PN110", 0, "rules")


@kind
def faulty_seats(rng: Random) -> Case:
    style = known_style(rng, own_letters=0.0)
    draft, game = drafted(rng, style, a_game(rng, 4))
    letters, wrong = rng.choice((("NESN", 3), ("NNSW", 1), ("N", 0), ("NESWX", 4), ("NEE", 2)))
    game.seats = [(letter, rng.choice(("", "Ann", '"A B"'))) for letter in letters]
    return at(finish(rng, draft, style), "PN111", 0, "seats", wrong)


@kind
def figure_that_is_no_number(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    side = game.side(0)
    before = f"adjust {side} "
    game.hands[hand].extra["close"] = before + rng.choice(("four", "{why}", "&", "2.5"))
    if game.hands[hand].extra["close"].endswith("2.5"):
        raise UnfitError
    return within(finish(rng, draft, style), "PN100", (0, hand, "extra", "close"), len(before))


@kind
def statement_that_ends_too_early(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    line = rng.choice(("adjust", f"adjust {game.side(1)}", "bid", f"swap {game.letters[0]}:"))
    if line == "bid" and game.hands[hand].calls is not None:
        raise UnfitError
    game.hands[hand].extra["close"] = line
    return within(finish(rng, draft, style), "PN100", (0, hand, "extra", "close"), len(line))


@kind
def words_among_the_cards(rng: Random) -> Case:
    style = known_style(rng, shown=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    step = rng.randrange(1, len(hand.tricks[trick].plays))
    hand.tricks[trick].plays[step].card = rng.choice(("&", "queen", "%", "and"))
    return at(finish(rng, draft, style), "PN100", 0, place, trick, "card", step)


@kind
def words_among_the_calls(rng: Random) -> Case:
    style = known_style(rng, namer=1.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    assert hand.calls
    call = rng.randrange(1, len(hand.calls))
    hand.calls[call] = (hand.calls[call][0], rng.choice(("&", "%", "/")))
    return at(finish(rng, draft, style), "PN100", 0, place, "call", call)

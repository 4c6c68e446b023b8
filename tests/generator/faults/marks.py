"""What the table said of an irregularity: marks that are upheld, disproven, or cannot be decided."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests import oracle
from tests.generator.faults.auctions import call_case, low_bid_case
from tests.generator.faults.kinds import Case, a_played, drafted, finish, kind, known_style, pick, within
from tests.generator.faults.leads import lead_case, out_of_turn_case
from tests.generator.faults.plays import revoke_case


@kind
def revoke_that_the_table_saw(rng: Random) -> Case:
    style = known_style(rng, shown=0.0, glyphs=0.0)
    case = revoke_case(rng, style, mark=rng.choice(("^revoke", "^renege")))
    return replace(case, noted=True)


@kind
def lead_out_of_turn_that_the_table_saw(rng: Random) -> Case:
    case = lead_case(rng, known_style(rng, glyphs=0.0), named=True, mark="^lead")
    return replace(case, noted=True)


@kind
def revoke_that_was_none(rng: Random) -> Case:
    """All cards are known, and the card was legal."""
    style = known_style(rng, deals=1.0, dead=1.0, shown=0.0, glyphs=0.0, loose=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    step = rng.randrange(1, len(game.letters))
    play = hand.tricks[trick].plays[step]
    play.card += "^revoke"
    return within(finish(rng, draft, style), "PN702", (0, place, trick, "card", step), 2)


@kind
def lead_that_was_in_turn(rng: Random) -> Case:
    style = known_style(rng, shown=0.0, glyphs=0.0, loose=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    hand.tricks[trick].plays[0].player = game.letters[hand.truth.tricks[trick].leader]
    hand.tricks[trick].plays[0].card += "^lead"
    return within(finish(rng, draft, style), "PN702", (0, place, trick, "card", 0), 2)


@kind
def bid_that_was_high_enough(rng: Random) -> Case:
    style = known_style(rng, glyphs=0.0, loose=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    assert hand.calls is not None
    number = next(n for n, (_, call) in enumerate(hand.calls) if call != "pass")
    caller, call = hand.calls[number]
    hand.calls[number] = (caller, call + "^under")
    return within(finish(rng, draft, style), "PN702", (0, place, "call", number), len(call))


@kind
def play_out_of_turn_that_the_table_saw(rng: Random) -> Case:
    case = out_of_turn_case(rng, known_style(rng, glyphs=0.0), mark="^turn")
    return replace(case, noted=True)


@kind
def call_out_of_turn_that_the_table_saw(rng: Random) -> Case:
    return replace(call_case(rng, known_style(rng, glyphs=0.0), mark="^turn"), noted=True)


@kind
def bid_not_higher_that_the_table_saw(rng: Random) -> Case:
    return replace(low_bid_case(rng, known_style(rng, glyphs=0.0), mark="^under"), noted=True)


@kind
def play_that_was_in_turn(rng: Random) -> Case:
    style = known_style(rng, shown=0.0, glyphs=0.0, loose=0.0, players=1.0, leaders=1.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    step = rng.randrange(1, len(game.letters))
    hand.tricks[trick].plays[step].card += "^turn"
    return within(finish(rng, draft, style), "PN702", (0, place, trick, "card", step), 2)


@kind
def doubt_of_the_writer(rng: Random) -> Case:
    """`^unsure` is never judged, whatever stands beside it."""
    style = known_style(rng, deals=0.0, dead=0.0, shown=0.0, glyphs=0.0, tricks=1.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    _, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks) - 1)
    known = hand.truth.tricks[trick]
    suit = oracle.SUIT_OF[hand.truth.strain][known.cards[0]]
    step = next((n for n, card in enumerate(known.cards) if not suit >> card & 1), 0)
    if not step:
        step = len(known.cards) - 1
    hand.tricks[trick].plays[step].card += "^unsure"
    del hand.tricks[trick + 1 :]
    return Case(finish(rng, draft, style).text, "")


def undecided(rng: Random) -> tuple[str, tuple[int, int]]:
    """A record in which a card that did not follow is called a revoke, and nothing proves or disproves it; the mark's
    place.  No deals are written, and the play breaks off after that trick."""
    style = known_style(
        rng, deals=0.0, dead=0.0, shown=0.0, glyphs=0.0, loose=0.0, tricks=1.0, alternatives=0.0
    )
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = 0
    known = hand.truth.tricks[trick]
    suit = oracle.SUIT_OF[hand.truth.strain][known.cards[0]]
    step = pick(rng, [n for n, card in enumerate(known.cards) if not suit >> card & 1])
    hand.tricks[trick].plays[step].card += "^revoke"
    del hand.tricks[trick + 1 :]
    case = within(finish(rng, draft, style), "PN703", (0, place, trick, "card", step), 2)
    return case.text, (case.line, case.column)

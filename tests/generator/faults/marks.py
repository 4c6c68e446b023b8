"""What the table said of an irregularity: marks that are upheld, disproven, or cannot be decided."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.faults.kinds import Case, a_played, drafted, finish, kind, known_style, within
from tests.generator.faults.leads import lead_case
from tests.generator.faults.plays import revoke_case


@kind
def revoke_that_the_table_saw(rng: Random) -> Case:
    style = known_style(rng, shown=0.0, glyphs=0.0)
    case = revoke_case(rng, style, mark=rng.choice(("^revoke", "^renege")))
    return Case(case.text, case.code, case.line, case.column, noted=True)


@kind
def lead_out_of_turn_that_the_table_saw(rng: Random) -> Case:
    case = lead_case(rng, known_style(rng, glyphs=0.0), named=True, mark="^lead")
    return Case(case.text, case.code, case.line, case.column, noted=True)


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
def accusation_that_cannot_be_decided(rng: Random) -> Case:
    """No deals; a card that does not follow, and nothing later that its player should have played: only advice."""
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

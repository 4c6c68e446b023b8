"""The play of tricks against an engine that others wrote: OpenSpiel's Euchre, whose bowers and suits are Pepper's.

Left out where OpenSpiel (`pip install open_spiel`) is not installed.
"""

from random import Random
from typing import Any

import pytest

from pepper_notation.cards import BY_TEXT, Card, Strain, cards_in, mask_of
from pepper_notation.engine.play import playable, winner
from tests.generator.scale import scaled

pyspiel = pytest.importorskip("pyspiel")

STRAINS = {"C": Strain.CLUBS, "D": Strain.DIAMONDS, "H": Strain.HEARTS, "S": Strain.SPADES}
GAMES = 5_000


def card(text: str) -> Card:
    """OpenSpiel writes the suit first."""
    return BY_TEXT[text[1] + text[0].lower()]


def begin_of_play(rng: Random, euchre: Any) -> tuple[Any, Strain] | None:
    """A game up to the first lead, all four playing; None where someone plays alone or the hand ended before."""
    state = euchre.new_initial_state()
    while not state.is_terminal() and str(state.current_phase()) != "Phase.PLAY":
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))
    if state.is_terminal() or state.declarer_go_alone():
        return None
    return state, STRAINS["CDHS"[state.trump_suit()]]


def test_what_may_be_played_and_who_takes_the_trick_is_as_in_openspiels_euchre() -> None:
    euchre = pyspiel.load_game("euchre")
    rng = Random(7)
    games = tricks = 0
    while games < scaled(GAMES):
        begun = begin_of_play(rng, euchre)
        if begun is None:
            continue
        games += 1
        state, strain = begun
        holders = [
            [action for action, who in enumerate(state.card_holder()) if who == seat] for seat in range(4)
        ]
        names = [card(state.action_to_string(state.current_player(), action)) for action in range(24)]
        played: list[tuple[int, Card]] = []
        while not state.is_terminal():
            seat = state.current_player()
            if len(played) == 4:
                assert played[winner([one for _, one in played], strain)][0] == seat
                tricks += 1
                played = []
            held = mask_of(names[action] for action in holders[seat])
            led = played[0][1] if played else None
            expected = {names[action] for action in state.legal_actions()}
            assert set(cards_in(playable(held, led, strain))) == expected
            action = rng.choice(state.legal_actions())
            holders[seat].remove(action)
            played.append((seat, names[action]))
            state.apply_action(action)
    # The last trick is not judged: OpenSpiel names nobody who leads after it.
    assert tricks == 4 * games

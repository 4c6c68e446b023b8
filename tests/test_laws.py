"""What holds for every record: what is left out is never an error, and a slip of the pen never makes a cheat."""

from copy import deepcopy
from random import Random

import pytest

from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.pipeline import check_text
from tests import oracle
from tests.generator.draft import FileDraft, HandDraft
from tests.generator.faults import KINDS, make
from tests.generator.faults.kinds import UnfitError
from tests.generator.faults.slips import SLIPS, with_slip
from tests.generator.files import any_game, file_draft
from tests.generator.scale import scaled
from tests.generator.style import Style, random_style
from tests.generator.truth import USUAL
from tests.generator.writing import write

AT_ONCE = 50


def grave(text: str) -> list[Diagnostic]:
    """The errors and warnings of a record."""
    found = [found.diagnostic for found in check_text(text).findings]
    return [one for one in found if one.weight in (Severity.ERROR, Severity.WARNING)]


def _removable(draft: FileDraft) -> list[tuple[object, str, object]]:
    """Everything that may be taken out of a record: the thing, which field, which entry."""
    result: list[tuple[object, str, object]] = []
    for game in draft.games:
        result += [(game, "tags", number) for number in range(len(game.tags))]
        if game.winner is not None:
            result.append((game, "winner", None))
        for hand in game.hands:
            result += [(hand, "deals", letter) for letter in hand.deals]
            result += [
                (hand, "figures", name) for name in hand.figures if name in ("tricks", "points", "score")
            ]
            result += [(hand, "alternatives", number) for number in range(len(hand.alternatives))]
            if hand.dead is not None:
                result.append((hand, "dead", None))
            if hand.contract and hand.calls and hand.trump:
                result.append((hand, "contract", None))
    return result


def _without(owner: object, field: str, entry: object) -> None:
    if entry is None:
        setattr(owner, field, None)
    else:
        del getattr(owner, field)[entry]


@pytest.mark.parametrize("round_", range(scaled(8)))
def test_a_line_taken_out_of_a_clean_record_never_makes_an_error(round_: int) -> None:
    for seed in range(round_ * AT_ONCE, (round_ + 1) * AT_ONCE):
        rng = Random(f"without {seed}")
        style = random_style(rng)
        draft = file_draft(rng, style, [any_game(rng, style, most=3)])
        removable = _removable(draft)
        if not removable:
            continue
        chosen = rng.choice(removable)
        _without(*chosen)
        text = write(draft, rng, style).text
        errors = [one for one in grave(text) if one.weight is Severity.ERROR]
        assert not errors, f"{seed} {chosen[1:]}\n{text}"


def _mistyped(rng: Random, hand: HandDraft) -> None:
    """Put another card of the pack in the place of one that is written in a hand's deals or tricks."""
    lines = [*hand.deals.values(), *([hand.dead] if hand.dead else [])]
    dealt = [
        (cards, number) for cards in lines for number in range(len(cards)) if cards[number] in oracle.CARDS
    ]
    plays = [play for trick in hand.tricks for play in trick.plays]
    if dealt and rng.random() < 0.4:
        cards, number = rng.choice(dealt)
        cards[number] = rng.choice([card for card in oracle.CARDS if card != cards[number]])
    else:
        play = rng.choice(plays)
        play.card = rng.choice([card for card in oracle.CARDS if card != play.card])


def _played_out(rng: Random) -> tuple[FileDraft, Style]:
    """One hand, played to its end, in any style; with two players, the unused hand is known."""
    style = random_style(rng).but(
        unknown=0.0, whole_plays=1.0, plays=1.0, shown=0.0, dead=1.0, alternatives=0.0
    )
    seats = rng.choice((2, 3, 4, 4, 4))
    style = style.but(deals=1.0, whole_deals=1.0) if seats == 2 else style
    while True:
        draft = file_draft(rng, style, [any_game(rng, style, seats, USUAL, most=1)])
        if draft.games[0].hands[0].tricks:
            return draft, style


@pytest.mark.parametrize("round_", range(scaled(6)))
def test_a_mistyped_card_gives_one_finding_at_most_and_accuses_nobody_of_a_revoke(round_: int) -> None:
    for seed in range(round_ * AT_ONCE, (round_ + 1) * AT_ONCE):
        rng = Random(f"mistyped {seed}")
        draft, style = _played_out(rng)
        _mistyped(rng, draft.games[0].hands[0])
        text = write(draft, rng, style).text
        codes = [f"{one.code} {one.place.line}:{one.place.column}" for one in grave(text)]
        assert len(codes) <= 1, f"{seed} {codes}\n{text}"
        assert not any(code.startswith("PN401") for code in codes), f"{seed} {codes}\n{text}"


PROVEN_WITHOUT_DEALS = [
    kind
    for kind in KINDS
    if make(kind, 0).code[:3] in ("PN3", "PN5", "PN6") or make(kind, 0).code == "PN401"
    if not kind.endswith("by-the-deals") or kind == "revoke-by-the-deals"
]


def _without_deals(text: str) -> str | None:
    """The text with its `deal` and `dead` lines made blank; None where other things stand on those lines."""
    if ";" in text or "{" in text:
        return None
    lines = text.split("\n")
    return "\n".join("" if line.lstrip().lower().startswith(("deal", "dead")) else line for line in lines)


MOST = {"a-call": 2, "a-call-left-out": 4, "two-cards-changed-over": 2, "the-strain": 3}
"""Two findings in a hand may each be a mistake of its own, and a score may be written in a later one."""


@pytest.mark.parametrize("slip", SLIPS)
def test_one_slip_of_the_pen_gives_one_finding_at_most(slip: str) -> None:
    for seed in range(scaled(25)):
        try:
            text = with_slip(Random(f"{slip} {seed}"), slip)
        except UnfitError:
            continue
        codes = [f"{one.code} {one.place.line}:{one.place.column}" for one in grave(text)]
        assert len(codes) <= MOST.get(slip, 1), f"{seed} {codes}\n{text}"


TOLD_BY_THE_DEALS_ALONE = {
    "led-out-of-turn-by-the-deals",
    "played-out-of-turn-by-the-deals",
    "card-of-the-dead-hand",
}
"""Without the deals, these records say that others played the cards, or that a dead card was held."""


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - TOLD_BY_THE_DEALS_ALONE))
def test_without_its_deals_a_record_gains_no_revoke_and_keeps_what_can_still_be_proven(kind: str) -> None:
    for seed in range(scaled(12)):
        case = make(kind, 1000 + seed)
        bare = _without_deals(case.text)
        if bare is None or bare == case.text:
            continue
        before = [one.place[:2] for one in grave(case.text) if one.code == "PN401"]
        left = grave(bare)
        assert [one.place[:2] for one in left if one.code == "PN401" if one.place[:2] not in before] == [], (
            f"{kind} {seed}\n{bare}"
        )
        if kind in PROVEN_WITHOUT_DEALS and not case.noted:
            found = [(one.code, one.place.line, one.place.column) for one in left]
            assert found == [(case.code, case.line, case.column)], f"{kind} {seed}\n{bare}"


def test_a_record_is_judged_the_same_without_its_notes() -> None:
    for seed in range(scaled(100)):
        rng = Random(f"notes {seed}")
        style = random_style(rng).but(
            joins=0.0, loose=0.0, blanks=0.0, remarks=0.0, narration=0.0, shuffled=0.0
        )
        draft = file_draft(rng, style, [any_game(rng, style, most=2)])
        bare = write(deepcopy(draft), Random(1), style.but(notes=0.0)).text
        noted = write(draft, Random(1), style.but(notes=0.3)).text
        assert [one.code for one in grave(bare)] == [one.code for one in grave(noted)] == [], noted

"""A hand, replayed: bidding, tricks, figures; and each of its alternative lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pepper_notation.engine.bids import hand_tricks
from pepper_notation.engine.special import forced_bid
from pepper_notation.record import (
    Alternative,
    Bid,
    Branch,
    Claim,
    Concede,
    Contract,
    Dead,
    Deal,
    Hand,
    Misdeal,
    Out,
    Ruling,
    Statement,
    Swap,
    Trick,
    Tricks,
    Trump,
    Unreadable,
)
from pepper_notation.replay.exchange import exchanged, sitting_out
from pepper_notation.replay.figures import replay_figures
from pepper_notation.replay.following import Shown, judge_following, shown_by
from pepper_notation.replay.frames import HandFrame, Standing, Terms, TrickFrame
from pepper_notation.replay.holdings import holdings
from pepper_notation.replay.numbering import numbering
from pepper_notation.replay.setting import Setting
from pepper_notation.replay.standing import advance, judge_winner, opened
from pepper_notation.replay.terms import bidding, first_lead, first_leader_written, has_bid
from pepper_notation.replay.tricks import walk_tricks
from pepper_notation.replay.written import Scene, written
from pepper_notation.ruleset import RuleSet
from pepper_notation.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Seating:
    """Where a hand belongs: the rules in force, the table, the game's number in the file, the hand's in the game."""

    rules: RuleSet
    table: Table
    game: int
    hand: int


def replay_hand(seating: Seating, hand: Hand, before: Standing, dealer: Seat | None = None) -> HandFrame:
    """Replay a hand.  `dealer`, where given, stands in place of the dealer written."""
    before = opened(before, hand)
    skip = hand.number is not None and before.number is not None and hand.number > before.number + 1
    if skip:
        nothing = (None,) * seating.table.sides
        before = replace(
            before,
            true=nothing,
            paper=nothing,
            causes=nothing,
            score_places=nothing,
            dealer=None,
            dealers=(),
            dealer_rule=None,
            dealers_else=(),
            dealer_slip=None,
        )
    line_unread = any(isinstance(s, Unreadable) and s.word == "hand" for s in hand.statements)
    word = hand.line.dealer
    line_unread = line_unread or (word is not None and word.seat is None)
    given = dealer
    if dealer is None:
        dealer = word.seat if word is not None else (None if line_unread else before.dealer)
    frame = _replay(seating, hand, hand.statements, before, dealer, line_unread)
    wrong = (
        word is not None
        and word.seat is not None
        and bool(before.dealers)
        and word.seat not in (*before.dealers, *before.dealers_else)
    )
    else_right = word is not None and word.seat in before.dealers_else
    known = frame.dealer if word is None or word.seat is None else word.seat if given is None else given
    turns = (
        before.dealer_rule if word is not None or (has_bid(hand.statements) and dealer is not None) else None
    )
    frame = replace(
        frame,
        dealer_due=before.dealers,
        dealer_wrong=wrong,
        dealer_follows=before.dealer_slip if else_right else None,
        dealer_open=turns if not wrong else None,
        numbers_skip=skip,
        number_before=before.number,
        after_end=before.over and not before.over_said and before.over_cause is None,
        after_end_cause=before.over_cause if before.over and not before.over_said else None,
        winner=judge_winner(frame, hand),
    )
    return replace(frame, after=advance(frame, before, known))


def _replay(
    seating: Seating,
    hand: Hand,
    statements: Sequence[Statement],
    before: Standing,
    dealer: Seat | None,
    line_unread: bool = False,
    alt: int | None = None,
    told: Sequence[Sequence[Shown]] | None = None,
) -> HandFrame:
    rules, table, block = seating.rules, seating.table, hand.block
    size = hand_tricks(table.size)
    forced = forced_bid(rules, size, _number_in_game(hand, before))
    found = bidding(rules, table, block, size, dealer, statements, forced)
    unread = {s.word for s in statements if isinstance(s, Unreadable)}
    misdeal = any(isinstance(s, Misdeal) for s in statements) or "misdeal" in unread
    void = misdeal or found.terms.passed
    tricks = tuple(s for s in statements if isinstance(s, Trick))
    figures = written(statements)
    claimed, agreed = _claimed(statements, unread)
    numbers = numbering(tricks, size, claimed)
    hands = holdings(statements, table.size, size)
    held = exchanged(rules, table, found.terms, statements, hands)
    out = sitting_out(rules, table, found.terms, statements, first_leader_written(tricks))
    setting = Setting(table, found.terms.strain, held, block, out, agreed or misdeal or alt is not None)
    opening = first_lead(rules, table, found)
    frames = walk_tricks(setting, tricks, numbers, opening)
    frames = judge_following(setting, frames, numbers, size, told)
    if held.by_elimination is not None and _by_order(frames):
        # Where one hand is the rest of the pack, a wrong card in a deal line looks like a change of order.
        setting = replace(setting, order_told=False)
        plain = walk_tricks(setting, tricks, numbers, opening)
        plain = judge_following(setting, plain, numbers, size, told)
        frames = min(frames, plain, key=_mistakes)
    played = numbers[-1].before + (0 if frames[-1].short else 1) if numbers else 0
    # What was played although everybody passed was played for something, and nobody knows for what; unless the record
    # says that it was for nothing.
    nothing = figures.points is not None and not any(figure.value for figure in figures.points.figures)
    in_spite = found.terms.passed and bool(tricks) and not misdeal and not nothing
    scene = Scene(
        rules,
        table,
        block,
        size,
        Terms() if in_spite else found.terms,
        Terms() if in_spite else found.paper,
        found.cause,
        frames,
        max(0, size - played),
        void and not in_spite,
        before,
    )
    result, causes, places = replay_figures(scene, figures)
    explained = (
        agreed
        or misdeal
        or found.terms.passed
        or alt is not None
        or bool(unread & {"claim", "concede", "tricks", "ruling"})
    )
    explained = explained or any(isinstance(s, (Tricks, Ruling)) for s in statements)
    bidder_known = found.terms.side is not None or found.unread or line_unread
    return HandFrame(
        rules=rules,
        table=table,
        hand=hand,
        game_number=seating.game,
        hand_number=seating.hand,
        alt=alt,
        dealer=found.dealer,
        dealt=hands.complete,
        line_cards=hands.line,
        by_elimination=hands.by_elimination,
        auction=found.auction,
        trump=found.trump,
        contract=found.contract,
        terms=found.terms,
        paper_terms=found.paper,
        namer_wrong=found.namer_wrong,
        contract_wrong=found.contract_wrong,
        contract_cause=found.contract_cause,
        terms_cause=found.cause,
        void=void,
        misdeal=misdeal,
        strain_missing=bool(tricks)
        and found.terms.strain is None
        and not void
        and not unread & {"trump", "contract"},
        bidder_unknown=found.auction.winning is not None and not bidder_known,
        tricks=frames,
        hand_size=size,
        unfinished=bool(tricks) and played < size and not explained,
        result=result,
        before=before,
        causes=causes,
        score_places=places,
        statements=tuple(statements),
        out=out,
        numbers=numbers,
    )


def _number_in_game(hand: Hand, before: Standing) -> int | None:
    """Which hand of its game this is, None where that is not known."""
    if hand.number is not None:
        return hand.number
    if before.number is not None:
        return before.number + 1
    return None if before.started else before.hands + 1


def _by_order(frames: Sequence[TrickFrame]) -> bool:
    """Whether the hands tell that some trick was played in another order than it is written."""
    return any(play.out_of_turn and play.play.seat is None for trick in frames for play in trick.plays)


def _mistakes(frames: Sequence[TrickFrame]) -> int:
    """How many mistakes the tricks hold, those that follow from another left out."""
    count = 0
    for trick in frames:
        count += trick.taker_wrong + (trick.led_wrong or any(play.out_of_turn for play in trick.plays))
        count += sum(play.fault is not None and play.merged is None for play in trick.plays)
    return count


def _claimed(statements: Sequence[Statement], unread: set[str]) -> tuple[int | None, bool]:
    """How many tricks were claimed by number (None: the rest), and whether play stopped by agreement at all."""
    agreed = next((s for s in statements if isinstance(s, (Claim, Concede))), None)
    if agreed is None:
        return (None, True) if unread & {"claim", "concede"} else (0, False)
    counts = [share.tricks for share in agreed.shares]
    if None in counts:
        return None, True
    return sum(count or 0 for count in counts), True


def _line_of(main: HandFrame, alternative: Alternative) -> tuple[Statement, ...]:
    """The statements of an alternative line: the hand's own up to where it branches, then the alternative's."""
    kept: list[Statement] = []
    start = alternative.start
    # A trick whose number is wrong stands for the one that its place tells.
    numbers = {
        id(frame.trick): number.before + 1 if number.wrong else frame.trick.number
        for frame, number in zip(main.tricks, main.numbers, strict=True)
    }
    for statement in main.hand.own:
        match statement:
            case Deal() | Dead():
                kept.append(statement)
            case Bid() if start is not Branch.BID:
                kept.append(statement)
            case Contract() if start is Branch.TRUMP:
                kept.append(replace(statement, strain=None))
            case Trump() | Contract() | Swap() | Out() if isinstance(start, int):
                kept.append(statement)
            case Trick() if isinstance(start, int) and numbers.get(id(statement), start) < start:
                kept.append(statement)
            case Unreadable(word="bid" | "trump" | "contract" | "deal") if isinstance(start, int):
                kept.append(statement)
    return (*kept, *alternative.statements)


def replay_alternative(main: HandFrame, alternative: Alternative, number: int) -> HandFrame:
    """Replay an alternative line of a hand; `number` counts the hand's alternatives from 1.

    What the hand itself shows a seat play from the branch on, that seat held there.
    """
    assert main.before is not None
    start = alternative.start if isinstance(alternative.start, int) else 0
    dealt = holdings(main.hand.own, main.table.size, main.hand_size)
    holding = exchanged(main.rules, main.table, main.terms, main.statements, dealt)
    setting = Setting(main.table, main.terms.strain, holding, main.hand.block, main.out)
    shown = shown_by(setting, main.tricks)
    told = [[card for card in plays if main.numbers[card.trick].before + 1 >= start] for plays in shown]
    seating = Seating(main.rules, main.table, main.game_number, main.hand_number)
    return _replay(
        seating, main.hand, _line_of(main, alternative), main.before, main.dealer, False, number, told
    )

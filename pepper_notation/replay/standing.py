"""The course of a game: what one hand leaves to the next, and who won.

Rules `next-dealer`, `all-pass`, `deal`, `target`, `both-over`, `tie`.
"""

from __future__ import annotations

from dataclasses import replace

from pepper_notation.engine import scoring
from pepper_notation.record import (
    Claim,
    Concede,
    Contract,
    GameHead,
    Hand,
    Misdeal,
    Outcome,
    Points,
    Ruling,
    Score,
    Trick,
    Tricks,
    Unreadable,
    Winner,
)
from pepper_notation.replay.frames import Figures, HandFrame, Standing, Verdict, WinnerFrame
from pepper_notation.rulebook import Rule
from pepper_notation.ruleset import AfterMisdeal, AllPass, NextDealer, RuleSet, Tie
from pepper_notation.source import Place
from pepper_notation.table import Seat, Side


def opening(head: GameHead) -> Standing:
    """The standing before the first hand of a game: the score carried in where `start` gives it."""
    sides = head.table.sides
    nothing: tuple[None, ...] = (None,) * sides
    if head.start is None:
        unread = any(
            isinstance(s, Unreadable) and s.word == "start" for s in (*head.inherited, *head.statements)
        )
        return Standing(nothing, nothing, nothing, nothing, started=unread)
    score: list[int | None] = [None] * sides
    places: list[Place | None] = [None] * sides
    block = head.start_block or head.block
    for figure in head.start.figures:
        if figure.side.side is not None:
            score[figure.side.side] = figure.value
            places[figure.side.side] = block.place(figure.span)
    return Standing(tuple(score), tuple(score), nothing, tuple(places), started=True)


def opened(before: Standing, hand: Hand) -> Standing:
    """The standing before a hand; a game whose first hand has no number or number 1 begins at nought."""
    if before.hands or before.started or hand.number not in (None, 1):
        return before
    nought = (0,) * len(before.true)
    return replace(before, true=nought, paper=nought)


def _open_result(hand: Hand) -> bool:
    """Whether a hand tells nothing of how it ended."""
    kinds = (Trick, Tricks, Points, Score, Ruling, Claim, Concede, Misdeal, Winner)
    words = {"tricks", "points", "score", "ruling", "claim", "concede", "misdeal", "winner"}
    return not any(
        isinstance(s, kinds)
        or (isinstance(s, Contract) and s.passed is not None)
        or (isinstance(s, Unreadable) and s.word in words)
        for s in hand.statements
    )


def _next_dealers(frame: HandFrame, dealer: Seat | None) -> tuple[tuple[Seat, ...], Rule | None]:
    """Who may deal the next hand, and the rule that leaves it open."""
    if dealer is None:
        return (), None
    left, same = frame.table.next(dealer), dealer
    rules = frame.rules
    if frame.misdeal:
        choice: AllPass | AfterMisdeal = rules.misdeal
        rule = Rule.DEAL
    elif frame.terms.passed:
        choice, rule = rules.all_pass, Rule.ALL_PASS
    elif _open_result(frame.hand):
        return ((left, same) if rules.next_dealer is NextDealer.LEFT else ()), None
    else:
        return ((left,) if rules.next_dealer is NextDealer.LEFT else ()), None
    return after_void(choice, rule, left, same)


def after_void(
    choice: AllPass | AfterMisdeal, rule: Rule, left: Seat, same: Seat
) -> tuple[tuple[Seat, ...], Rule | None]:
    """Who may deal after a hand that was not played, by what the rules say of it; and the rule, if it is silent."""
    if choice in (AllPass.NEXT_DEALER, AfterMisdeal.NEXT_DEALER, AllPass.DEALER_MUST_BID):
        return (left,), None
    if choice in (AllPass.SAME_DEALER, AfterMisdeal.SAME_DEALER):
        return (same,), None
    return (left, same), rule


def ended(rules: RuleSet, score: Figures) -> bool:
    """Whether a score, as far as known, ends the game for certain."""
    known = [figure for figure in score if figure is not None]
    if rules.target == "unstated" or not known or max(known) < rules.target:
        return False
    if None in score or not scoring.level(known):
        return True
    return rules.tie is Tie.DRAW


def _readings(frame: HandFrame, before: Standing) -> tuple[tuple[Seat, ...], Place | None]:
    """Who may have dealt a hand if a wrong dealer's letter, here or in the hand before, was or was not a slip."""
    word = frame.hand.line.dealer
    if word is None:
        return before.dealers_else, before.dealer_slip
    if frame.dealer_wrong and word.seat is not None:
        return (word.seat, *frame.dealer_due), frame.place(word.span)
    return (), None


def may_be_drawn(rules: RuleSet, score: Figures) -> bool:
    """Whether the game may be over with this score as a draw, and the rules do not say."""
    known = [figure for figure in score if figure is not None]
    if rules.target == "unstated" or rules.tie is not Tie.UNSTATED or len(known) < len(score):
        return False
    return max(known) >= rules.target and scoring.level(known)


def advance(frame: HandFrame, before: Standing, dealer: Seat | None) -> Standing:
    """The standing after a hand; `dealer` dealt it, as written or derived."""
    assert frame.result is not None
    rules, hand = frame.rules, frame.hand
    true, paper = frame.result.after_true, frame.result.after_paper
    dealers, rule = _next_dealers(frame, dealer)
    others, slip = _readings(frame, before)
    seats = [seat for other in others for seat in _next_dealers(frame, other)[0]]
    number = hand.number
    if number is None and before.number is not None:
        number = before.number + 1
    over, cause = before.over, before.over_cause
    if not over and ended(rules, true):
        over = True
        if not ended(rules, paper):
            cause = next((c for c in frame.causes if c is not None), None)
    elif over and before.over_cause is not None and ended(rules, paper):
        cause = before.over_cause
    return Standing(
        true=true,
        paper=paper,
        causes=frame.causes,
        score_places=frame.score_places,
        dealer=dealers[0] if dealers else None,
        dealers=dealers,
        dealer_rule=rule,
        dealers_else=tuple(dict.fromkeys(seat for seat in seats if seat not in dealers)),
        dealer_slip=slip,
        last_dealer=dealer,
        number=number,
        hands=before.hands + 1,
        started=before.started,
        over=over,
        over_cause=cause,
        over_said=before.over,
    )


def _won(rules: RuleSet, score: Figures, bidder: Side | None) -> frozenset[Side | None] | None:
    """Who may be said to have won; None where the score does not tell, or no target is stated."""
    if rules.target == "unstated":
        return None
    known = [figure for figure in score if figure is not None]
    return scoring.winners(rules, known, bidder) if len(known) == len(score) else None


def judge_winner(frame: HandFrame, hand: Hand) -> WinnerFrame | None:
    """Judge the `winner` line that stands in this hand, if one does."""
    line = next((s for s in hand.statements if isinstance(s, Winner)), None)
    if line is None or frame.result is None:
        return None
    rules, place = frame.rules, frame.place(line.word)
    true = _won(rules, frame.result.after_true, frame.terms.side)
    paper = _won(rules, frame.result.after_paper, frame.paper_terms.side)
    right = true if true is not None else paper
    unnamed = not isinstance(line.winner, Outcome) and line.winner.side is None
    if rules.target == "unstated":
        return WinnerFrame(Verdict.OPEN, (), place, open_rule=Rule.TARGET)
    if right is None or unnamed:
        return WinnerFrame(Verdict.OPEN, (), place)
    level_open = None in right and rules.tie is Tie.UNSTATED
    verdict = Verdict.RIGHT if _says(line, right, level_open) else Verdict.WRONG
    cause = next((c for c in frame.causes if c is not None), None)
    if verdict is Verdict.WRONG and paper is not None and cause is not None and _says(line, paper, False):
        verdict = Verdict.FOLLOWS
    rule = Rule.TIE if level_open else Rule.BOTH_OVER if len(right) > 1 else None
    return WinnerFrame(
        verdict,
        tuple(sorted(right, key=lambda side: -1 if side is None else side)),
        place,
        cause if verdict is Verdict.FOLLOWS else None,
        rule if verdict is Verdict.RIGHT else None,
    )


def _says(line: Winner, right: frozenset[Side | None], open_end: bool) -> bool:
    """Whether a `winner` line says what these are the winners of."""
    if line.winner is Outcome.NONE:
        return not right or open_end
    if line.winner is Outcome.DRAW:
        return None in right
    assert not isinstance(line.winner, Outcome)
    return line.winner.side in right

"""What follows from a mistake (first and third law): no finding of its own, but listed under it."""

from __future__ import annotations

from collections.abc import Iterator

from pepper_notation.checks.words import side_name, signed, tricks, who
from pepper_notation.diagnostics import Consequence, Label
from pepper_notation.record import Bid
from pepper_notation.replay.frames import CallFault, FigureFrame, HandFrame, Verdict


def _figure(frame: HandFrame, figure: FigureFrame, text: str) -> Iterator[Consequence]:
    if figure.verdict is Verdict.FOLLOWS and figure.cause is not None:
        yield figure.cause, Label(frame.place(figure.figure.span), text)


def _figures(frame: HandFrame) -> Iterator[Consequence]:
    result = frame.result
    for figure in result.tricks:
        right = (
            ""
            if figure.right is None or figure.side is None
            else f": {side_name(frame.table, figure.side)} took {tricks(figure.right)}"
        )
        yield from _figure(frame, figure, f"the count follows from it{right}")
    for figure in result.points:
        right = "" if figure.right is None else f": right would be {signed(figure.right)}"
        yield from _figure(frame, figure, f"the points follow from it{right}")
    for figure in result.score:
        yield from _figure(frame, figure, score_follows(figure.right))


def score_follows(right: int | None) -> str:
    """What is said of a score that follows from a mistake."""
    return "the score follows from it" + ("" if right is None else f": right would be {right}")


def _bidding(frame: HandFrame) -> Iterator[Consequence]:
    if frame.contract_cause is not None and frame.contract_wrong is not None:
        yield frame.contract_cause, Label(frame.contract_wrong, "the contract follows from it")
    stuck = frame.auction.stuck
    if stuck is not None and frame.terms.passed and frame.tricks:
        yield (
            frame.place(stuck.call.call.span),
            Label(frame.place(frame.tricks[0].trick.keyword), "it was played, although nobody bid"),
        )
    low = next((call for call in frame.auction.calls if call.fault is CallFault.LOW and call.stands), None)
    turn = next((call for call in frame.auction.calls if call.out_of_turn), None)
    if frame.auction.ended or not (frame.tricks or frame.trump) or not frame.auction.known:
        return
    if low is not None:
        slip = low.call.call.span
    elif turn is not None and turn.call.caller is not None:
        slip = turn.call.caller.span
    else:
        return
    line = next(s for s in frame.statements if isinstance(s, Bid))
    yield frame.place(slip), Label(frame.place(line.keyword), "the auction ends early because of it")


def _play(frame: HandFrame) -> Iterator[Consequence]:
    if frame.void:
        return
    for trick in frame.tricks:
        if trick.lead_cause is not None and trick.plays:
            lead = frame.place(trick.plays[0].play.card.span)
            yield trick.lead_cause, Label(lead, f"{who(frame.table, trick.leader)}'s lead follows from it")
        for play in trick.plays:
            if play.merged is not None:
                yield (
                    play.merged,
                    Label(
                        frame.place(play.play.card.span),
                        f"{who(frame.table, play.seat)} plays {play.play.card.text}, which "
                        "follows from the same wrong card in the deal",
                    ),
                )
            if trick.led_wrong and play.out_of_turn and play.play.seat is None:
                lead = frame.place(trick.plays[0].play.card.span)
                yield lead, Label(frame.place(play.play.card.span), "the order of play follows from it")
                break


def _course(frame: HandFrame) -> Iterator[Consequence]:
    if frame.after_end_cause is not None:
        yield (
            frame.after_end_cause,
            Label(
                frame.place(frame.hand.line.keyword),
                "they played on because of it: the game was over before this hand",
            ),
        )
    dealer = frame.hand.line.dealer
    if frame.dealer_follows is not None and dealer is not None:
        yield (
            frame.dealer_follows,
            Label(frame.place(dealer.span), "the deal goes on from the player whose turn it was"),
        )
    winner = frame.winner
    if winner is not None and winner.verdict is Verdict.FOLLOWS and winner.cause is not None:
        yield winner.cause, Label(winner.place, "the winner follows from it")


def consequences(frame: HandFrame) -> Iterator[Consequence]:
    """Everything in this hand that follows from a mistake, in this hand or in one before."""
    yield from _bidding(frame)
    yield from _play(frame)
    yield from _figures(frame)
    yield from _course(frame)

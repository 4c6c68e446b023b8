"""What may be played or called at a moment, and why not the rest, in rows.

Words for the facts of `turns`; decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pepper_notation.cards import Card, Strain, is_left_bower, is_right_bower, mask_of
from pepper_notation.checks.words import card_count, listed
from pepper_notation.render.replay.names import card_piece, player
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row
from pepper_notation.replay.frames import HandFrame, Legality
from pepper_notation.replay.hands_held import by_suit
from pepper_notation.replay.turns import CallTurn, CallWhy, Turn, Why


def card_row(cards: Sequence[Card], strain: Strain | None, looks: Looks) -> Row:
    """Cards side by side, in the order of a hand."""
    row: list[Piece] = []
    for place, card in enumerate(card for _, own in by_suit(mask_of(cards), strain) for card in own):
        row += [Piece(" ")] if place else []
        row.append(card_piece(card, looks))
    return tuple(row)


def whose_turn(frame: HandFrame, turn: Turn, looks: Looks) -> str:
    """Whose turn it is, in words."""
    if not turn.seats:
        known = f"; {player(frame.table, turn.seat, looks)} plays" if turn.seat is not None else ""
        return f"whose turn it is cannot be told from the record{known}"
    who = listed((player(frame.table, seat, looks) for seat in turn.seats), "or")
    if turn.moment.place == 0:
        return f"{who} to lead"
    return f"{who} to play"


def led_row(frame: HandFrame, turn: Turn, looks: Looks) -> Row:
    """What was led, and who is winning."""
    if not turn.plays:
        return (Piece("a lead may be any card"),)
    lead = turn.plays[0].card
    row: list[Piece] = []
    strain = frame.terms.strain
    if lead is None or turn.led is None or strain is None:
        row.append(Piece("the suit led is not known"))
    else:
        row += [card_piece(lead, looks), Piece(" was led")]
        if is_left_bower(lead, strain):
            row.append(Piece(": the left bower, so"))
        row.append(Piece(f": {turn.led.word}" if not is_left_bower(lead, strain) else f" {turn.led.word}"))
        row.append(Piece(" are to be followed"))
    if turn.best is not None:
        best = turn.plays[turn.best]
        if best.card is not None:
            row += [Piece("; "), Piece(player(frame.table, best.seat, looks)), Piece(" is winning with ")]
            row.append(card_piece(best.card, looks))
    return tuple(row)


def choice_rows(frame: HandFrame, turn: Turn, looks: Looks) -> Iterator[Row]:
    """The legal cards and why they are, the others and why they are not, those that cannot be judged."""
    if turn.seat is None or not turn.held.size:
        return
    strain = frame.terms.strain
    by = {legality: [c for c in turn.choices if c.legality is legality] for legality in Legality}
    who = player(frame.table, turn.seat, looks)
    if legal := by[Legality.LEGAL]:
        why = {
            Why.LEADS: "any card may be led",
            Why.FOLLOWS: f"{turn.led.word if turn.led is not None else 'the suit led'} must be followed",
            Why.VOID: f"{who} has no {turn.led.word[:-1] if turn.led is not None else 'such card'}, so any card may go",
        }.get(legal[0].why, "")
        yield (
            Piece("legal: ", Kind.GOOD),
            *card_row([c.card for c in legal], strain, looks),
            Piece(f" ({why})", Kind.QUIET),
        )
    if illegal := by[Legality.ILLEGAL]:
        could = card_row(turn.following, strain, looks)
        yield (
            Piece("not legal: ", Kind.BAD),
            *card_row([c.card for c in illegal], strain, looks),
            Piece(f" ({who} holds ", Kind.QUIET),
            *could,
            Piece(" and must follow)", Kind.QUIET),
        )
    if unknown := by[Legality.UNKNOWN]:
        why = {
            Why.OPEN: "a card that nobody wrote down may belong to the suit led",
            Why.NO_STRAIN: "nothing says what is trumps",
            Why.LEAD_UNKNOWN: "the card led is not known",
        }.get(unknown[0].why, "")
        yield (
            Piece("cannot be known: ", Kind.WARNING),
            *card_row([c.card for c in unknown], strain, looks),
            Piece(f" ({why})", Kind.QUIET),
        )
    if not turn.held.whole:
        many = turn.held.size - len(turn.choices)
        yield (Piece(f"and {card_count(many)} that nobody wrote down", Kind.QUIET),)
    yield from _bowers(frame, turn, looks)


def _bowers(frame: HandFrame, turn: Turn, looks: Looks) -> Iterator[Row]:
    strain = frame.terms.strain
    if strain is None:
        return
    for choice in turn.choices:
        if is_left_bower(choice.card, strain):
            word = f" is the left bower and belongs to {choice.suit.word}"
        elif is_right_bower(choice.card, strain):
            word = " is the right bower"
        else:
            continue
        yield (card_piece(choice.card, looks), Piece(word, Kind.QUIET))


def call_rows(frame: HandFrame, turn: CallTurn, looks: Looks) -> Iterator[Row]:
    """The calls that are open, and why the others are not."""
    if turn.over:
        yield (Piece("the auction is over"),)
        return

    def words(why: CallWhy) -> str:
        return " ".join(
            "pass" if choice.bid is None else looks.told(choice.bid.text)
            for choice in turn.choices
            if choice.why is why
        )

    beaten = frame.auction.calls[turn.standing].bid if turn.standing is not None else None
    bid = looks.told(beaten.text) if beaten is not None else ""
    reasons = {
        CallWhy.LOW: f"does not beat {bid}",
        CallWhy.PASSED: "passed before, and these rules allow no return",
        CallWhy.DEALER_MUST_BID: "all others have passed, and the rules leave the dealer no such call",
        CallWhy.FORCED: "the rules force the call here",
    }
    yield (Piece("open: ", Kind.GOOD), Piece(words(CallWhy.OPEN) or "none", Kind.HEAD, True))
    for why, reason in reasons.items():
        if found := words(why):
            yield (Piece("not open: ", Kind.BAD), Piece(found), Piece(f" ({reason})", Kind.QUIET))

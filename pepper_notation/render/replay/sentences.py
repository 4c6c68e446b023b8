"""The replay in sentences, one for everything that happens: for screen readers and for logs.

No boxes, no columns, no signs: cards are spoken (`queen of diamonds`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pepper_notation.checks.figures import how_paid
from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import (
    Adjust,
    Alternative,
    Claim,
    Concede,
    Misdeal,
    Out,
    Ruling,
    Swap,
    Tag,
    Trick,
    Unreadable,
    Winner,
)
from pepper_notation.render.replay.acts import Act, Deed, acts_of, acts_of_alternative
from pepper_notation.render.replay.asides import said
from pepper_notation.render.replay.grid import running, why_words
from pepper_notation.render.replay.names import plain_figure, player, side_text, signed, strain_words
from pepper_notation.render.replay.pieces import Looks
from pepper_notation.render.replay.places import EVERYWHERE, Places
from pepper_notation.render.replay.result import (
    agreed_words,
    decision_words,
    figures_words,
    misdeal_words,
    winner_words,
)
from pepper_notation.render.replay.shown import (
    ReplayedGame,
    ReplayedHand,
    branch_words,
    findings_of,
    head_narration,
    label,
    title_of,
    wanted,
)
from pepper_notation.render.replay.spoken import GLYPHS, aside_sentences, call_spoken, listed, spoken, verb
from pepper_notation.replay.frames import FigureFrame, HandFrame, TrickFrame, Verdict
from pepper_notation.replay.hands_held import by_suit, held
from pepper_notation.table import Seat


def sentences(
    games: Sequence[ReplayedGame],
    looks: Looks,
    places: Places = EVERYWHERE,
    seat: str = "",
    loose: Sequence[Diagnostic] = (),
) -> Iterator[str]:
    """Every game that is asked for, sentence by sentence; `loose` are findings that belong to no game."""
    if not games:
        yield "There is no game in this record."
    for game in games:
        if wanted(game, places):
            speaker = _Speaker(game, looks, game.head.table.seat(seat) if seat else None)
            yield from speaker.opening(len(games) > 1)
            for hand in game.hands:
                if places.has_hand(label(hand.frame)):
                    yield from speaker.hand(hand, places)
    for finding in loose:
        yield from aside_sentences(said(finding), looks)


class _Speaker:
    def __init__(self, game: ReplayedGame, looks: Looks, seat: Seat | None) -> None:
        self.game, self.looks, self.seat = game, looks, seat
        self.table = game.head.table

    def who(self, seat: Seat | None) -> str:
        return player(self.table, seat, self.looks, 60)

    def opening(self, several: bool) -> Iterator[str]:
        yield f"{title_of(self.game.head, self.looks, several)}."
        target = self.game.rules.target
        yield f"Rules: {self.game.rules.name}{f', to {target}' if target != 'unstated' else ''}."
        yield f"Players: {listed([self.who(seat) for seat in range(self.table.size)])}."
        if self.seat is None:
            yield from self.told(head_narration(self.game.head))
            for finding in findings_of(self.game, None):
                yield from aside_sentences(said(finding), self.looks)

    def told(self, texts: Sequence[str]) -> Iterator[str]:
        if self.seat is None:
            for text in texts:
                yield f"Narration: {self.looks.told(text)}"

    def asides(self, act: Act) -> Iterator[str]:
        if self.seat is None:
            for each in act.asides:
                yield from aside_sentences(each, self.looks)

    def hand(self, hand: ReplayedHand, places: Places) -> Iterator[str]:
        frame = hand.frame
        yield f"Hand {label(frame)}."
        if frame.dealer is not None:
            yield f"{self.who(frame.dealer)} deals."
        before = frame.result.before_true
        if any(figure is not None for figure in before):
            yield f"Score before: {self.figures(before)}."
        acts = acts_of(frame, findings_of(self.game, hand))
        yield from self.line(frame, acts, places)
        if self.seat is None:
            for act in acts:
                if act.deed is Deed.ALT and isinstance(act.statement, Alternative):
                    yield from self.told(act.told)
                    yield f"Another line, {branch_words(act.statement)}."
                    yield from self.asides(act)
                    line = hand.alternatives[act.alt - 1]
                    own = acts_of_alternative(line, act.statement, findings_of(self.game, hand))
                    yield from self.line(line, own, EVERYWHERE)
                    yield "End of the other line."

    def line(self, frame: HandFrame, acts: Sequence[Act], places: Places) -> Iterator[str]:
        dealt = False
        for act in acts:
            if act.deed is Deed.ALT:
                continue
            if isinstance(act.statement, Trick) and not places.has_trick(act.statement.number):
                continue
            yield from self.told(act.told)
            if act.deed > Deed.TAG and frame.alt is None and not dealt:
                dealt = True
                yield from self.hands(frame)
            yield from self.act(frame, act)
            yield from self.asides(act)
        if frame.alt is None and not frame.result.points:
            yield from self.worked_out(frame)

    def hands(self, frame: HandFrame) -> Iterator[str]:
        for seat in range(self.table.size):
            hand = held(frame, seat, exchanged=False)
            if (hand.cards or hand.suits) and self.seat in (None, seat):
                cards = [card.words for _, own in by_suit(hand.cards, frame.terms.strain) for card in own]
                cards += [f"some {suit.word[:-1]}" for suit in hand.suits]
                cards += [f"{hand.unknown} unknown"] if hand.unknown else []
                yield f"{self.who(seat)} holds {listed(cards)}."

    def act(self, frame: HandFrame, act: Act) -> Iterator[str]:
        good = f", {GLYPHS[act.glyph]}" if act.glyph in GLYPHS and self.seat is None else ""
        match act.deed, act.statement:
            case Deed.TAG, Tag(key=key, text=text):
                yield f"{self.looks.told(key).capitalize()}: {self.looks.told(text)}"
            case Deed.CALL, _ if act.place >= 0:
                call = frame.auction.calls[act.place]
                caller = self.who(call.seat) if call.seat is not None else "Somebody"
                yield f"{caller} {call_spoken(call.call.call, self.looks)}{good}."
            case Deed.TRUMP, _ if frame.terms.strain is not None:
                namer = frame.trump.namer if frame.trump is not None else None
                who = namer.seat if namer is not None and namer.seat is not None else frame.terms.seat
                named = self.who(who) if who is not None else "Somebody"
                yield f"{named} names {strain_words(frame.terms.strain)}{good}."
            case Deed.CONTRACT, _:
                yield f"Contract: {self.contract(frame)}."
            case Deed.SWAP, Swap(gifts=gifts):
                for gift in gifts:
                    giver = self.who(gift.seat.seat) if gift.seat is not None else "Somebody"
                    yield f"{giver} gives the partner {spoken(gift.card, self.looks)}."
            case Deed.OUT, Out(seat=seat):
                yield f"{self.who(seat.seat)} sits out."
            case Deed.CARD, _ if act.trick >= 0:
                yield self.card(frame, frame.tricks[act.trick], act.place, good)
            case Deed.TRICK, _ if act.trick >= 0:
                yield from self.trick(frame, act.trick, good)
            case Deed.AGREED, (Claim() | Concede()) as agreed:
                yield f"{agreed_words(frame, agreed, self.looks)}."
            case Deed.MISDEAL, Misdeal() as misdeal:
                yield f"{misdeal_words(frame, misdeal, self.looks).capitalize()}."
            case ((Deed.TRICKS | Deed.POINTS | Deed.SCORE), _):
                yield from self.written(frame, act)
            case Deed.DECISION, (Adjust() | Ruling()) as decided:
                yield f"{decision_words(decided, self.looks).capitalize()}."
            case Deed.WINNER, Winner() as winner:
                words = winner_words(frame, winner, self.looks)
                yield f"{words[:1].upper()}{words[1:]}."
            case Deed.UNREAD, Unreadable(text=text):
                yield f"Not readable: {self.looks.told(text)}"
            case _:
                pass

    def contract(self, frame: HandFrame) -> str:
        terms = frame.terms
        if terms.passed:
            return "passed out"
        who = self.who(terms.seat) if terms.seat is not None else side_text(self.table, terms.side)
        bid = self.looks.told(terms.bid.text) if terms.bid is not None else "an unknown bid"
        strain = f", {strain_words(terms.strain)}" if terms.strain is not None else ""
        return f"{who} for {bid}{strain}"

    def card(self, frame: HandFrame, trick: TrickFrame, place: int, good: str) -> str:
        play = trick.plays[place]
        who = self.who(play.seat) if play.seat is not None else "Somebody"
        shown = (
            f", after showing {spoken(play.play.shown, self.looks)}" if play.play.shown is not None else ""
        )
        turn = ", out of turn" if play.out_of_turn else ""
        card = spoken(play.play.card, self.looks)
        does = "leads" if place == 0 else verb(frame, trick, play)
        return f"Trick {trick.trick.number}: {who} {does} {card}{shown}{turn}{good}."

    def trick(self, frame: HandFrame, index: int, good: str) -> Iterator[str]:
        trick = frame.tricks[index]
        if trick.trick.unread:
            yield f"Trick {trick.trick.number}: not readable."
            return
        if trick.short:
            yield f"Trick {trick.trick.number}: not played out."
            return
        why = why_words(frame, trick)
        if trick.winner is not None:
            who = self.who(trick.winner)
        else:
            who = side_text(self.table, trick.taken) if trick.taken is not None else "Somebody unknown"
        yield f"Trick {trick.trick.number}: {who} takes it{f': {why}' if why else ''}{good}."
        yield f"Tricks so far: {self.figures(running(frame, index + 1))}."

    def figures(self, figures: Sequence[int | None]) -> str:
        return ", ".join(
            f"{side_text(self.table, side)} {plain_figure(figure, self.looks)}"
            for side, figure in enumerate(figures)
        )

    def written(self, frame: HandFrame, act: Act) -> Iterator[str]:
        result = frame.result
        name, written = {
            Deed.TRICKS: ("Tricks", result.tricks),
            Deed.POINTS: ("Points", result.points),
            Deed.SCORE: ("Score", result.score),
        }[act.deed]
        figures = [each.figure for each in written]
        yield f"{name}: {figures_words(figures, self.looks, sign=act.deed is Deed.POINTS)}."
        for each in written:
            yield from self.figure(each, name)
        if act.deed is Deed.POINTS:
            yield from self.how(frame)

    def figure(self, it: FigureFrame, name: str) -> Iterator[str]:
        if it.verdict in (Verdict.WRONG, Verdict.FOLLOWS) and it.right is not None:
            side = side_text(self.table, it.side)
            spelt = signed if name == "Points" else plain_figure
            yield f"Right for {side} is {spelt(it.right, self.looks)}."

    def how(self, frame: HandFrame) -> Iterator[str]:
        for side in range(self.table.sides):
            how = how_paid(frame, side)
            if how != "as the hand was played":
                yield f"{side_text(self.table, side)}: {self.looks.told(how)}."

    def worked_out(self, frame: HandFrame) -> Iterator[str]:
        points = frame.result.points_true
        if None not in points:
            told = ", ".join(
                f"{side_text(self.table, side)} {signed(figure, self.looks)}"
                for side, figure in enumerate(points)
            )
            yield f"Points, worked out: {told}."
            yield from self.how(frame)

"""PN401 to PN405, PN407: the cards that were played, who played them, who took the trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.cards import SUIT_UNDER, Strain
from pepper_notation.checks.words import a_suit, bower, cards, led_in, players, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Label
from pepper_notation.replay.frames import Basis, HandFrame, PlayFault, PlayFrame, TrickFrame
from pepper_notation.rulebook import Rule

_HEAD = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump N: hearts\n"


@dataclass(frozen=True, kw_only=True)
class FailedToFollow(Diagnostic):
    """A player held the suit led and played another: a revoke.

    Whoever can must follow the suit led; the left bower belongs to trumps, whatever is printed on it.  A revoke is said
    only where it is proven: by the hand as it was dealt, or by a card of that suit that the same player plays later.
    """

    code: ClassVar[str] = "PN401"
    name: ClassVar[str] = "failed-to-follow"
    title: ClassVar[str] = "held the suit led and played another"
    rules: ClassVar[tuple[str, ...]] = (Rule.FOLLOW_SUIT, Rule.LEFT_BOWER)
    message: ClassVar[str] = "{player} played {card} and did not follow: {led}, and {player} held {could}"
    help: ClassVar[str] = "{could} could have been played{also}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah ‹9s› Th Qh = N\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\n2. N: Kh 9s Ac Tc = N\nclaim N rest\n",
    )

    player: str
    card: str
    led: str
    could: str
    also: str = ""
    by_bower: bool = False

    @property
    def cites(self) -> tuple[str, ...]:
        """Follow suit; and the left bower's rule where it turns on a left bower."""
        return self.rules if self.by_bower else (Rule.FOLLOW_SUIT,)


@dataclass(frozen=True, kw_only=True)
class PlayedOutOfTurn(Diagnostic):
    """Somebody played to a trick when it was another's turn.

    The cards of a trick are played clockwise from the leader.  The card stands where it fell; the first such card of a
    trick is named.
    """

    code: ClassVar[str] = "PN402"
    name: ClassVar[str] = "played-out-of-turn"
    title: ClassVar[str] = "a card played out of turn"
    rules: ClassVar[tuple[str, ...]] = (Rule.TRICK_WINNER, Rule.IRREGULARITIES)
    message: ClassVar[str] = "{player} played {card} out of turn: it was {due}'s turn"
    help: ClassVar[str] = "the turn goes clockwise from the leader; the card stands where it fell"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N:Ah S:‹Th› E:9h W:Qh = N\nclaim N rest\n",
        good=_HEAD + "1. N:Ah E:9h S:Th W:Qh = N\nclaim N rest\n",
    )

    player: str
    card: str
    due: str


@dataclass(frozen=True, kw_only=True)
class LedOutOfTurn(Diagnostic):
    """A trick was led by somebody whose lead it was not.

    The rules say who leads first; after that whoever took the trick leads the next.  The lead stands.
    """

    code: ClassVar[str] = "PN403"
    name: ClassVar[str] = "led-out-of-turn"
    title: ClassVar[str] = "a trick led from the wrong hand"
    rules: ClassVar[tuple[str, ...]] = (Rule.WINNER_LEADS, Rule.FIRST_LEAD)
    message: ClassVar[str] = "{player} led {card}, but it was {due}'s lead"
    help: ClassVar[str] = "{reason}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9h Th Qh = N\n2. E:‹9s› As Ts Ks = S\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\n2. N:Ks 9s As Ts = S\nclaim N rest\n",
    )

    player: str
    card: str
    due: str
    reason: str
    first: bool = False

    @property
    def cites(self) -> tuple[str, ...]:
        """Who leads first, or that the winner of a trick leads the next."""
        return (Rule.FIRST_LEAD,) if self.first else (Rule.WINNER_LEADS,)


@dataclass(frozen=True, kw_only=True)
class CardNotHeld(Diagnostic):
    """A player played a card that was in another hand, or not in this one, by the deal as it is written.

    Either the deal line or the trick is written wrong.  Nothing else is said of such a card, and the player's
    following is not judged from here on.
    """

    code: ClassVar[str] = "PN404"
    name: ClassVar[str] = "card-not-held"
    title: ClassVar[str] = "a card that its player does not hold"
    rules: ClassVar[tuple[str, ...]] = (Rule.DEAL,)
    message: ClassVar[str] = "{player} {did} {card}, but by the deal {holding}"
    help: ClassVar[str] = "either the deal or this card is written wrong"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\ndeal N: Jh Kh Qh Ac Tc 9s\nbid 4 pass pass pass\ntrump N: hearts\n"
        "1. N: ‹Ah› 9h Th Td = N\nclaim N rest\n",
        good="rules denexa\nhand 1 dealer W\ndeal N: Jh Kh Qh Ac Tc 9s\nbid 4 pass pass pass\ntrump N: hearts\n"
        "1. N: Jh 9h Th Td = N\nclaim N rest\n",
    )

    player: str
    card: str
    holding: str
    did: str = "played"


@dataclass(frozen=True, kw_only=True)
class CardPlayedTwice(Diagnostic):
    """A card was played that had been played before in this hand.

    There is one of each card, so one of the two places is written wrong.  Neither proves anything.
    """

    code: ClassVar[str] = "PN405"
    name: ClassVar[str] = "card-played-twice"
    title: ClassVar[str] = "a card played twice"
    rules: ClassVar[tuple[str, ...]] = (Rule.PACK,)
    message: ClassVar[str] = "{card} was already played"
    help: ClassVar[str] = "one of the two places is written wrong"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9h Th Qh = N\n2. N: Kh 9s Ts ‹Qh› = N\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\n2. N: Kh 9s Ts Qs = N\nclaim N rest\n",
    )

    card: str


@dataclass(frozen=True, kw_only=True)
class WrongTrickWinner(Diagnostic):
    """The trick is written down for somebody who did not take it.

    The highest trump takes a trick, and where no trump was played the highest card of the suit led.  The bowers are
    the highest trumps.
    """

    code: ClassVar[str] = "PN407"
    name: ClassVar[str] = "wrong-trick-winner"
    title: ClassVar[str] = "the trick is written down for the wrong player"
    rules: ClassVar[tuple[str, ...]] = (
        Rule.TRICK_WINNER,
        Rule.TRUMP_RANK,
        Rule.PLAIN_RANK,
        Rule.NO_TRUMP_RANK,
        Rule.LOW_NO_TRUMP,
    )
    message: ClassVar[str] = "{written} did not take this trick: {winner} took it{reason}"
    help: ClassVar[str] = "right: = {right}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah Jd Th Qh = ‹N›\nclaim N rest\n",
        good=_HEAD + "1. N: Ah Jd Th Qh = E\nclaim N rest\n",
    )

    written: str
    winner: str
    reason: str
    right: str
    ranks: str

    @property
    def cites(self) -> tuple[str, ...]:
        """Who takes a trick, and how the cards rank that it turned on."""
        return (Rule.TRICK_WINNER, self.ranks)


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    FailedToFollow,
    PlayedOutOfTurn,
    LedOutOfTurn,
    CardNotHeld,
    CardPlayedTwice,
    WrongTrickWinner,
)


def check_plays(frame: HandFrame) -> Iterator[Diagnostic]:
    """Every card of every trick."""
    if frame.void:
        return
    for trick in frame.tricks:
        turn_said = False
        for play in trick.plays:
            if play.out_of_turn and not turn_said and trick.count_ok:
                turn_said = True
                # Where the hands told the order of play, a wrong lead is the one mistake and the rest follows from it.
                # Of a card that contradicts the record nothing else is said.
                if not (trick.led_wrong and play.play.seat is None) and not play.contradicts:
                    yield _out_of_turn(frame, trick, play)
            match play.fault:
                case PlayFault.REVOKE:
                    yield _revoke(frame, trick, play)
                case PlayFault.NOT_HELD if play.merged is None:
                    yield _not_held(frame, trick, play)
                case PlayFault.TWICE:
                    assert play.card is not None and play.other is not None
                    yield CardPlayedTwice(
                        place=frame.place(play.play.card.span),
                        where=where(frame, trick.place, play.seat),
                        labels=(Label(play.other, "played here first"),),
                        card=play.card.text,
                    )
                case _:
                    pass


def _out_of_turn(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> Diagnostic:
    return PlayedOutOfTurn(
        place=frame.place(play.play.card.span),
        where=where(frame, trick.place, play.seat),
        player=who(frame.table, play.seat),
        card=play.play.card.text,
        due=who(frame.table, play.due),
    )


def _proof(play: PlayFrame, player: str) -> str:
    match play.basis:
        case Basis.LATER_PLAY:
            return f"{player} plays it later, so it was held"
        case Basis.TAKEN_BACK:
            return "shown and taken back, so it was held"
        case _:
            return f"dealt to {player} and not yet played"


def _revoke(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> Diagnostic:
    strain = frame.terms.strain
    assert strain is not None and trick.led is not None
    lead = trick.plays[0]
    player = who(frame.table, play.seat)
    led = led_in(trick, strain)
    labels = [Label(frame.place(lead.play.card.span), led)]
    if play.proof is not None:
        labels.append(Label(play.proof, _proof(play, player)))
    also = ""
    lefts = [card for card in play.could if bower(card, strain) == "the left bower"]
    if lefts:
        also = f"; {lefts[0].text} is the left bower and belongs to {trick.led.word}"
    elif play.card is not None and bower(play.card, strain) == "the left bower":
        also = f"; {play.card.text} is the left bower, a trump, and no {play.card.suit.word[:-1]}"
    return FailedToFollow(
        place=frame.place(play.play.card.span),
        where=where(frame, trick.place, play.seat),
        labels=tuple(labels),
        player=player,
        card=play.play.card.text,
        led=led,
        could=cards(play.could),
        also=also,
        by_bower=bool(also) or (lead.card is not None and bower(lead.card, strain) == "the left bower"),
    )


def _not_held(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> Diagnostic:
    assert play.card is not None
    table = frame.table
    player = who(table, play.seat)
    if play.owner is not None:
        holding = f"{who(table, play.owner)} holds it"
    else:
        holding = f"{player} does not hold it"
    labels = (Label(play.other, "the hand as it was dealt"),) if play.other is not None else ()
    return CardNotHeld(
        place=frame.place(play.play.card.span),
        where=where(frame, trick.place, play.seat),
        labels=labels,
        player=player,
        card=play.card.text,
        holding=holding,
    )


def check_leads(frame: HandFrame) -> Iterator[Diagnostic]:
    """Who led each trick."""
    if frame.void:
        return
    for index, trick in enumerate(frame.tricks):
        if not trick.led_wrong or trick.plays[0].contradicts:
            continue
        lead = trick.plays[0]
        due = players(frame.table, trick.due)
        labels: tuple[Label, ...] = ()
        if index == 0:
            reason = f"to the first trick {due} leads under these rules"
        else:
            before = frame.tricks[index - 1]
            reason = f"{due} took the trick before and leads the next"
            if before.best is not None:
                best = before.plays[before.best]
                labels = (
                    Label(frame.place(best.play.card.span), f"{who(frame.table, best.seat)} took the trick"),
                )
        yield LedOutOfTurn(
            place=frame.place(lead.play.card.span),
            where=where(frame, trick.place, trick.leader),
            labels=labels,
            player=who(frame.table, trick.leader),
            card=lead.play.card.text,
            due=due,
            reason=reason,
            first=index == 0,
        )


def why_taken(trick: TrickFrame, strain: Strain | None) -> str:
    """Why the best card takes the trick: `Jd is the left bower, the highest trump here`; empty where unknown."""
    if trick.best is None or strain is None:
        return ""
    card = trick.plays[trick.best].card
    if card is None:
        return ""
    name = bower(card, strain)
    if SUIT_UNDER[strain][card] == strain.trump:
        if name == "the right bower":
            return f"{card.text} is the right bower, the highest card of all"
        if name:
            return f"{card.text} is the left bower, the highest trump here"
        suits = [SUIT_UNDER[strain][play.card] for play in trick.plays if play.card is not None]
        return f"{card.text} is the {'highest' if suits.count(strain.trump) > 1 else 'only'} trump"
    of = f"the highest {a_suit(card.suit)[2:]}"
    if strain is Strain.LOW:
        of = f"the best {a_suit(card.suit)[2:]}, nines being high"
    return (
        f"{card.text} is {of}, the suit led, and nobody trumped"
        if strain.trump is not None
        else (f"{card.text} is {of}, the suit led")
    )


def check_takers(frame: HandFrame) -> Iterator[Diagnostic]:
    """Who is written as having taken each trick."""
    if frame.void:
        return
    table = frame.table
    for trick in frame.tricks:
        word = trick.trick.taker
        if not trick.taker_wrong or word is None or trick.side is None:
            continue
        by_side = word.seat is None or trick.winner is None
        right = (
            table.side_text(trick.side) if by_side or trick.winner is None else table.letters[trick.winner]
        )
        reason = why_taken(trick, frame.terms.strain)
        labels: tuple[Label, ...] = ()
        if trick.best is not None and trick.best < len(trick.plays):
            labels = (
                Label(frame.place(trick.plays[trick.best].play.card.span), "this card takes the trick"),
            )
        yield WrongTrickWinner(
            place=frame.place(word.span),
            where=where(frame, trick.place, word.seat),
            labels=labels,
            written=word.word if word.seat is None else who(table, word.seat),
            winner=who(table, trick.winner) if trick.winner is not None else table.side_text(trick.side),
            reason=f", for {reason}" if reason else "",
            right=right,
            ranks=_ranks(trick, frame.terms.strain),
        )


def _ranks(trick: TrickFrame, strain: Strain | None) -> Rule:
    """The rule by which the cards of a trick rank that it turned on."""
    if strain is Strain.LOW:
        return Rule.LOW_NO_TRUMP
    if strain is Strain.NO_TRUMP:
        return Rule.NO_TRUMP_RANK
    cards = [play.card for play in trick.plays if play.card is not None]
    trumped = strain is not None and any(SUIT_UNDER[strain][card] == strain.trump for card in cards)
    return Rule.TRUMP_RANK if trumped else Rule.PLAIN_RANK


CHECKS = (check_plays, check_leads, check_takers)

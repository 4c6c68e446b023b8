"""The corpora: clean and canonical, annotated, faulty; text in pieces of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, repeat
from random import Random

from benchmarks import deals
from benchmarks.deals import Hand

SEATS = "NESW"
EVERY_TENTH, EVERY_HUNDREDTH = 10, 100
FAULTS = ("revoke", "taker", "points", "score", "tricks", "card", "low bid", "dealer")
"""What goes wrong in the faulty corpus, in turn.  A wrong score is carried on to the end of the game."""
_CALLS = ("pass", "1", "2", "3", "4", "5", "little", "big")
_PEOPLE = ("Ann", "Bob", "Cat", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe")
_NOTES = (
    "the left bower falls",
    "she had counted to four",
    "long thought; then the ace",
    "no signal, they say",
    "trumps are out, as far as anybody knows",
)
Lines = list[str]
_Touch = Callable[[Random, Hand, int, Lines], None]
"""Changes the lines of a hand, whose place in the file is given."""


def clean(hands: int, seed: int) -> Iterator[str]:
    """So many hands, in canonical form, with nothing wrong in them."""
    return _games(Random(f"clean {seed}"), hands, repeat(""), None)


def annotated(hands: int, seed: int) -> Iterator[str]:
    """The same with notes, glyphs and narration in every tenth hand."""
    return _games(Random(f"annotated {seed}"), hands, repeat(""), _annotate)


def faulty(hands: int, seed: int) -> Iterator[str]:
    """The same with a fault in one hand of a hundred."""
    return _games(Random(f"faulty {seed}"), hands, _seldom(cycle(FAULTS)), _spoil)


def _seldom(faults: Iterator[str]) -> Iterator[str]:
    while True:
        yield from repeat("", EVERY_HUNDREDTH // 2)
        yield next(faults)
        yield from repeat("", EVERY_HUNDREDTH // 2 - 1)


def _games(rng: Random, hands: int, faults: Iterator[str], touch: _Touch | None) -> Iterator[str]:
    yield "pepper 1\nrules denexa\n"
    number = written = 0
    while written < hands:
        number += 1
        played = deals.game(rng, faults)[: hands - written]
        people = rng.sample(_PEOPLE, 4)
        names = " ".join(f"{seat}={name}" for seat, name in zip(SEATS, people, strict=True))
        text = [f"\ngame {number}\ndate: 2026-03-{rng.randint(1, 31):02}\nseats {names}"]
        carried = 0
        for place, hand in enumerate(played, 1):
            if hand.fault == "score":
                carried = rng.choice((-2, -1, 1, 2))
            lines = _lines(hand, place, carried)
            if touch is not None:
                touch(rng, hand, written + place, lines)
            text.append("\n".join(lines))
        if carried == 0 and max(played[-1].score) >= deals.TARGET:
            ns, ew = played[-1].score
            text[-1] += f"\nwinner {'draw' if ns == ew else 'NS' if ns > ew else 'EW'}"
        written += len(played)
        yield "\n\n".join(text) + "\n"


def _lines(hand: Hand, number: int, carried: int) -> Lines:
    lines = [f"hand {number} dealer {SEATS[hand.dealer]}"]
    for seat, cards in zip(SEATS, hand.hands, strict=True):
        lines.append(f"deal {seat}: {' '.join([card.text for card in cards])}")
    lines.append(f"bid {' '.join([_CALLS[call] for call in hand.calls])}")
    lines.append(f"trump {hand.strain.word}")
    for place, trick in enumerate(hand.tricks, 1):
        leader = f"{SEATS[trick.leader]}: " if place == 1 else ""
        cards_text = " ".join([card.text for card in trick.cards])
        lines.append(f"{place}. {leader}{cards_text} = {SEATS[trick.taker]}")
    lines.append("tricks NS {} EW {}".format(*hand.taken))
    lines.append("points NS {:+d} EW {:+d}".format(*hand.points))
    lines.append(f"score NS {hand.score[0] + carried} EW {hand.score[1]}")
    return lines


def _annotate(rng: Random, _hand: Hand, place: int, lines: Lines) -> None:
    if place % EVERY_TENTH:
        return
    lines[7] = lines[7].replace(" =", "! =")
    lines[9] += f" {{{rng.choice(_NOTES)}}}"
    lines[5] += " {as always}"
    lines.insert(11, f"> {rng.choice(_NOTES)}")
    lines.insert(1, "# copied from the sheet")
    lines[-1] += " {checked}"


def _spoil(rng: Random, hand: Hand, _place: int, lines: Lines) -> None:
    match hand.fault:
        case "taker":
            wrong = SEATS[(hand.tricks[2].taker + rng.choice((1, 3))) % 4]
            lines[9] = lines[9][:-1] + wrong
        case "points":
            ns, ew = hand.points
            lines[-2] = f"points NS {ns + 1:+d} EW {ew:+d}"
        case "tricks":
            ns, ew = hand.taken
            lines[-3] = f"tricks NS {ns - 1 if ns else 1} EW {ew}"
        case "card":
            lines[2] = lines[2][:-2] + "1h"
        case "low bid":
            lines[5] = lines[5].replace("bid ", "bid pass ", 1)
        case "dealer":
            lines[0] = lines[0][:-1] + SEATS[(hand.dealer + 1) % 4]

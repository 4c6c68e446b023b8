"""Faults of whole lines: unknown, unclosed, misplaced, repeated, no text."""

from __future__ import annotations

from random import Random

from tests.generator.faults.kinds import (
    Case,
    at,
    drafted,
    finish,
    kind,
    known_style,
    pick,
    place_of,
    within,
)


@kind
def unknown_statement(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    place = rng.choice(("hand", "close"))
    game.hands[hand].extra[place] = rng.choice(("shuffle the cards", "scroe NS 4", "Quite so", "clubs"))
    return at(finish(rng, draft, style), "PN101", 0, hand, "extra", place)


@kind
def trick_without_its_number(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    game.hands[hand].extra["close"] = f"{rng.choice(game.letters)}: Qd Td"
    return at(finish(rng, draft, style), "PN101", 0, hand, "extra", "close")


@kind
def unclosed_note(rng: Random) -> Case:
    style = known_style(
        rng, notes=0.0, remarks=0.0, narration=0.0, tags=0.0, names=0.0, game_lines=0.0, joins=0.0
    )
    style = style.but(loose=0.0)
    draft, _ = drafted(rng, style)
    written = finish(rng, draft, style)
    names = ("hand", "tricks", "points", "score", "misdeal", "trick", "strain")
    key = pick(rng, [key for key in written.offsets if key[-1] in names])
    end = written.text.find("\n", written.offsets[key])
    end = len(written.text) if end < 0 else end
    text = written.text[:end] + " {and then" + written.text[end:]
    return Case(text, "PN103", *place_of(text, end + 1))


@kind
def unclosed_alternative(rng: Random) -> Case:
    style = known_style(rng, alternatives=1.0, shuffled=0.0)
    draft, game = drafted(rng, style)
    place = pick(rng, [place for place, hand in enumerate(game.hands) if hand.alternatives])
    last = len(game.hands[place].alternatives) - 1
    game.hands[place].alternatives[last].closed = False
    return at(finish(rng, draft, style), "PN103", 0, place, "alt", last, "alt")


@kind
def end_without_an_alternative(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    place = rng.choice(("hand", "close"))
    game.hands[hand].extra[place] = "end"
    return at(finish(rng, draft, style), "PN103", 0, hand, "extra", place)


@kind
def control_character(rng: Random) -> Case:
    return _odd_character(rng, ("\x07", "\x1b", "\x01", "\x7f", "\x9b"))


@kind
def bytes_that_are_no_text(rng: Random) -> Case:
    return _odd_character(rng, ("\udce9", "\udcff"))


def _odd_character(rng: Random, odd: tuple[str, ...]) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    before = rng.choice(("> she said ", "# he said ", "note: ab", "x-y: "))
    place = rng.choice(("hand", "close"))
    game.hands[hand].extra[place] = before + rng.choice(odd) + "no" + rng.choice(("", rng.choice(odd)))
    return within(finish(rng, draft, style), "PN104", (0, hand, "extra", place), len(before))


@kind
def misplaced_in_a_hand(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    hand = rng.randrange(len(game.hands))
    side = game.side(0)
    line = rng.choice((f"start {side} 3", "rules denexa", "seats " + " ".join(game.letters)))
    place = rng.choice(("hand", "close"))
    game.hands[hand].extra[place] = line
    return at(finish(rng, draft, style), "PN105", 0, hand, "extra", place)


@kind
def misplaced_before_the_first_hand(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    letter, side = game.letters[0], game.side(0)
    lines = [
        f"1. {letter}: Qd Td Ad",
        f"score {side} 4",
        "trump hearts",
        f"deal {letter}: Qd",
        f"winner {side}",
    ]
    game.extra["head"] = "\n".join(rng.sample(lines, rng.randint(1, 3)))
    return at(finish(rng, draft, style), "PN105", 0, "extra", "head")


@kind
def repeated_statement(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    hand = game.hands[place]
    side, letter = game.side(1), game.letters[-1]
    again = {name: f"{name} {side} {rng.randint(0, 9)}" for name in hand.figures}
    if hand.trump:
        again["trump"] = rng.choice(("trump clubs", "trump low", f"trump {letter}: spades"))
    if hand.contract:
        again["contract"] = f"contract {letter} 3"
    if letter in hand.deals:
        again["deal"] = f"deal {letter}: Qd Td"
    if hand.dead:
        again["dead"] = "dead Qd Td"
    name = pick(rng, list(again))
    hand.extra[name] = again[name]
    return at(finish(rng, draft, style), "PN106", 0, place, "extra", name)

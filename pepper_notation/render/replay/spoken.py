"""Cards, calls, glyphs and asides as they are spoken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pepper_notation.cards import SUIT_UNDER
from pepper_notation.record import CallKind, CallWord, CardKind, CardWord
from pepper_notation.render.replay.asides import Aside, Voice
from pepper_notation.render.replay.pieces import Looks
from pepper_notation.replay.frames import HandFrame, PlayFrame, TrickFrame

GLYPHS: Final = {
    "!": "a good one",
    "!!": "a brilliant one",
    "?": "a doubtful one",
    "??": "a blunder",
    "!?": "an interesting one",
    "?!": "a questionable one",
}


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


def spoken(word: CardWord, looks: Looks) -> str:
    """A card as it is spoken."""
    if word.card is not None:
        return f"the {word.card.words}"
    if word.kind is CardKind.UNKNOWN:
        return "an unknown card" if word.suit is None else f"some {word.suit.word[:-1]}"
    return f"something written as {looks.told(word.text)}"


def aside_sentences(it: Aside, looks: Looks) -> Iterator[str]:
    """What is said of an item, in sentences."""
    text = looks.told(it.text)
    about = f" on {spoken(it.subject, looks)}" if it.subject is not None else ""
    match it.voice:
        case Voice.NOTE:
            yield f"Note{about}: {text}"
        case Voice.MARK:
            yield f"Mark{about}: {text}."
        case Voice.FINDING:
            weight = it.weight.value.capitalize() if it.weight is not None else "Finding"
            yield f"{weight} {it.code}{about}: {text}."
            if it.help:
                yield f"Help: {looks.told(it.help)}."
            for line, follows in it.follows:
                yield f"Line {line} follows from it: {looks.told(follows)}."


def call_spoken(word: CallWord, looks: Looks) -> str:
    """A call as it is spoken: `passes`, `bids 4`, `bids little pepper`."""
    if word.kind is CallKind.PASS:
        return "passes"
    pepper = " pepper" if word.kind in (CallKind.LITTLE, CallKind.BIG) else ""
    return f"bids {looks.told(word.word)}{pepper}"


def verb(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> str:
    """What a player who did not lead does with a card: follow, trump, throw it, or merely play it."""
    strain = frame.terms.strain
    if play.card is None or strain is None or trick.led is None:
        return "plays"
    suit = SUIT_UNDER[strain][play.card]
    if suit is trick.led:
        return "follows with"
    return "trumps with" if suit == strain.trump else "throws"

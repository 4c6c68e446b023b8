"""What was expected where a statement does not fit, in words; and how each statement is written.

Knows the grammar's terminals by name and what a person calls them.  Says the same for the same place, always.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pepper_notation.table import FOUR, Table

_PHRASES: Final = {
    "TRICK": "the trick's number with a full stop and a blank behind it, such as 3.",
    "VERSION": "the number of the notation, which is 1",
    "WORD": "the name of a rule set, such as denexa",
    "PLAYER": "a seat's letter, with a name if there is one, such as {seat}=Ann",
    "COUNT": "the hand's number",
    "DEALER": "dealer and a seat's letter",
    "SIDE": "a side and its figure, such as {side} 4",
    "winner SIDE": "the side that won, such as {side}",
    "contract SIDE": "who bid, such as {seat}, and the bid",
    "DRAW": "draw",
    "NOBODY": "none",
    "PASSED": "passed",
    "FIGURE": "the side's figure, such as 4",
    "SHARE": "how many tricks, or rest",
    "BRANCH": "where the line branches: a trick's number, bid or trump",
    "SEAT": "a seat's letter, such as {seat}",
    "claim SEAT": "a seat's letter and its tricks, such as {seat} 2",
    "concede SEAT": "a seat's letter and its tricks, such as {seat} 2",
    "deal LABEL": "a seat's letter and a colon, such as {seat}:",
    "swap LABEL": "a seat's letter, a colon and a card, such as {seat}:Jh",
    "CARD": "a card, such as Jh",
    "CALL": "a call: pass, a number, little or big",
    "NO_PASS": "a bid: a number, little or big",
    "STRAIN": "a strain: clubs, diamonds, hearts, spades, no-trump or low",
    "EQUALS": "= and who took the trick",
    "TAKER": "who took the trick, such as {seat}",
}
"""Terminals and their words, in the order in which they are named; one with a keyword before it holds for that
statement.  `{seat}` and `{side}` are filled in from the table."""
NOTHING_MORE: Final = "nothing more but a note {…}"
"""What is expected where a statement is complete."""
A_MARK: Final = "one of the marks ^revoke ^turn ^lead ^under ^unsure"
A_GLYPH: Final = "one of the glyphs ! ? !! ?? !? ?!"
ANOTHER_SIDE: Final = "a side that has no figure yet"
ANOTHER_SEAT: Final = "a seat that has no number yet"


def expected(word: str, fitting: frozenset[str], table: Table | None) -> str:
    """The terminals that fit at a place in a statement, as one phrase; `word` is what the statement is."""
    seat, side = (table or FOUR).letters[0], (table or FOUR).side_text(0)
    named = []
    for terminal in dict.fromkeys(key.split(" ")[-1] for key in _PHRASES):
        if terminal in fitting:
            phrase = _PHRASES.get(f"{word} {terminal}") or _PHRASES.get(terminal)
            if phrase:
                named.append(phrase.replace("{seat}", seat).replace("{side}", side))
    return spoken(named) or NOTHING_MORE


def spoken(phrases: Sequence[str]) -> str:
    """Phrases as an enumeration: `a, b, or c`."""
    if len(phrases) < 2:
        return "".join(phrases)
    return f"{', '.join(phrases[:-1])}, or {phrases[-1]}"


FORMS: Final = {
    "pepper": "pepper 1",
    "rules": "rules denexa target=21",
    "seats": 'seats N=Ann E=Bob S="Cat M." W=Dee',
    "start": "start NS 12 EW 9",
    "winner": "winner NS",
    "hand": "hand 7 dealer E",
    "deal": "deal N: Jc Kc 9c Qd Th 9h",
    "dead": "dead Jc Kc 9c Qd Th 9h Ad Ts",
    "bid": "bid pass 3 pass little pass pass pass",
    "trump": "trump hearts",
    "contract": "contract N 4 hearts",
    "swap": "swap W:Tc E:Td",
    "out": "out E",
    "trick": "3. N: Kc Qs 9s Qc = N",
    "claim": "claim W rest",
    "concede": "concede S 1",
    "tricks": "tricks NS 4 EW 2",
    "points": "points NS +4 EW +2",
    "adjust": "adjust EW -2 {revoke}",
    "ruling": "ruling NS -6 EW +6",
    "score": "score NS 16 EW 11",
    "misdeal": "misdeal N",
    "alt": "alt 3",
    "end": "end",
}
"""How each statement is written, by its word."""

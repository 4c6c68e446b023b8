"""Records for the tests of the reader: whole ones to break, lines in every spelling, any text."""

from __future__ import annotations

from random import Random
from typing import Final

WHOLE: Final = """\
pepper 1
title: Thursday league, table 2
x-scribe: Dee
rules denexa target=30
seats N=Ann E=Bob S="Cat M." W=Dee

start NS 12 EW 9
hand 7 dealer E
deal N: Jc Kc 9c Qd Th 9h
deal E: Js Qs Jd Td Ah Kh
deal S: Ac Jh Qh Ad Ks ?
deal W: Qc 10c ♦K 9d A♠️ ...
bid 2! N:pass 4 {partner's 2 promises
a trick and a half} pass pass pass
trump clubs
> Ann holds the right bower but not the left. She needs four.
1. N: Qd Td Ad 9d = S # well
2. Ac Tc Jc!^unsure Js = N {the left bower \\{falls\\}}
3. Kc!? Qs~Qh 9s Qc = NS
claim N 2 E 1 {agreed}
tricks NS 4 EW 2
points NS +4 EW −2
adjust EW -2 {revoke}
score NS 16 EW 11
alt 3 {what if Ann keeps the king back?}
  3. N: 9c?? Ah Qh Qc = W
end

game second; {raw}
hand 8; contract NS 5 hearts; tricks NS 4 EW 2; points NS -6 EW +2; score NS 10 EW 13
winner none
"""
"""A record that has nearly every construct of the notation, and no mistake in how it is written."""

_SUITS: Final = ("c", "D", "h", "S", "♣", "♦️", "♥︎", "♠")
_RANKS: Final = ("9", "T", "10", "j", "Q", "K", "a")
_STRAINS: Final = ("hearts", "C", "♦", "no-trump", "NT", "none", "low", "Nines")
_CALLS: Final = ("pass", "P", "-", "3", "4", "little", "LP", "big-pepper", "moon")


def card(rng: Random) -> str:
    """A card in any spelling."""
    word = [rng.choice(_RANKS), rng.choice(_SUITS)]
    rng.shuffle(word)
    return "".join(word)


def plain_line(rng: Random) -> str:
    """A statement without notes, glyphs or marks, in any spelling, with any white space."""
    gap = rng.choice((" ", " ", "  ", "\t"))
    label = rng.choice(("", "", "N:", "e: ", "X:"))
    side = rng.choice(("NS", "we", "N", "S", "EN"))
    figures = gap.join(
        f"{rng.choice(('NS', 'we', 'SN', 'N'))}{gap}{rng.choice(('4', '+2', '−6', '-12'))}" for _ in "ab"
    )
    cards = gap.join(card(rng) for _ in range(rng.randint(1, 6)))
    calls = gap.join(rng.choice(_CALLS) for _ in range(rng.randint(1, 7)))
    return rng.choice(
        (
            f"hand{gap}{rng.randint(0, 99)}",
            f"Hand{gap}3{gap}dealer{gap}w",
            "hand",
            f"deal{gap}{rng.choice('NeSwX')}:{rng.choice(('', gap))}{cards}",
            f"bid{gap}{calls}",
            f"trump{gap}{label}{rng.choice(_STRAINS)}",
            f"contract{gap}{side}{gap}{rng.choice(_CALLS)}",
            f"contract{gap}{side}{gap}4{gap}{rng.choice(_STRAINS)}",
            f"{rng.randint(1, 8)}.{gap}{label}{cards}",
            f"{rng.randint(1, 8)}.{gap}{label}{cards}{gap}={rng.choice(('', gap))}{side}",
            f"{rng.choice(('tricks', 'Points', 'SCORE', 'start'))}{gap}{figures}",
            f"winner{gap}{rng.choice(('NS', 'draw', 'None', 'N'))}",
            "pepper 1",
            f"rules{gap}denexa{gap}target=21",
            f'seats{gap}N=Ann{gap}E="Bob B."{gap}S{gap}W=Dee',
        )
    )


_CHARACTERS: Final = '{}"#;>\\\n\t :=?!^~.aNS9éK♥️\x07\udcff'


def mangled(text: str, rng: Random) -> str:
    """A record with something dropped, doubled, swapped or put in."""
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((1, 1, 3, 20)))
        piece = text[at:end]
        text = (
            rng.choice(
                (
                    text[:at] + text[end:],
                    text[:at] + piece + piece + text[end:],
                    text[:at] + rng.choice(_CHARACTERS) + text[at:],
                    text[:at] + rng.choice(_CHARACTERS) + text[end:],
                    text[:end] + text[at:],
                    text[:at],
                )
            )
            or "x"
        )
    return text

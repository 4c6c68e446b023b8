"""Small damage to a record's text: what typing, copying and bad encodings do to one."""

from __future__ import annotations

from random import Random

SCRAPS = (
    *'{}\\";#\n\t\r !?♠é\x0b\x1b\udcff\ufeff\u2028\x85\xa0',
    *(
        "\n\n",
        "♠\ufe0f",
        "??",
        "^revoke",
        "^turn",
        "^x",
        "= N",
        "N:",
        "?d",
        "...",
        "end",
        "alt 3",
        "alt bid",
        "game",
    ),
    *(
        "game two",
        "hand 3",
        "hand",
        "winner NS",
        "> told",
        "# so",
        "x-a: b",
        "foo",
        "trump",
        "1.",
        "3. ",
        "99. Jc",
    ),
    *(
        "pass",
        "big",
        "moon",
        "claim N rest",
        "misdeal",
        "ruling NS -6",
        "adjust EW 2",
        "swap N:Tc S:Td",
        "out N",
    ),
    *(
        "seats A B C",
        "rules denexa",
        "pepper 1",
        "start NS 3",
        "deal N:",
        "dead",
        "score NS 3 EW 4",
        "Qc~Qh",
        "10h",
    ),
    *("hJ", "1h", "8s", "Xq"),
)


def mutated(text: str, chance: Random) -> str:
    """The text with one to six small damages."""
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        text = _damaged(text, chance)
    return text


def _damaged(text: str, chance: Random) -> str:
    at, kind = chance.randrange(len(text) + 1), chance.random()
    if kind < 0.25:
        return text[:at] + text[at + chance.randint(1, 3) :]
    if kind < 0.6:
        return text[:at] + chance.choice(SCRAPS) + text[at:]
    if kind < 0.7:
        return f"{text[:at]}\n{chance.choice(SCRAPS)}\n{text[at:]}"
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    if kind < 0.8:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind < 0.9:
        lines.insert(other, lines[one])
    else:
        del lines[one]
    return "\n".join(lines)

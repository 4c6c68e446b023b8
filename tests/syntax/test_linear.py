"""Reading takes a time that grows with the text and no faster, whatever the text repeats.

What is compared is the same text at two lengths; sixteen times as much for four times the length would be quadratic.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from time import process_time

import pytest

from pepper_notation.syntax import grammar, parse

HOSTILE = {
    "open braces": lambda n: "points NS 4 " + "{" * n,
    "lines with an open brace": lambda n: "points NS 4 {x\n" * n,
    "a long note": lambda n: "points NS 4 {" + "x" * n + "}",
    "a long note without end": lambda n: "points NS 4 {" + "x\n" * n,
    "backslashes in a note": lambda n: "points NS 4 {" + "\\" * n + "}",
    "blanks in a note": lambda n: "points NS 4 {a\n" + " " * n + "b\n" + " " * n + "\n}",
    "notes": lambda n: "points NS 4 " + "{x}" * n,
    "quotes": lambda n: "bid " + '"a"' * n + " # x",
    "an odd number of quotes": lambda n: "bid " + '"' * (2 * n + 1) + " # x",
    "blanks before a remark": lambda n: "bid p" + " " * n + "# x",
    "blanks in a line": lambda n: "bid p" + " " * n + "x",
    "number signs": lambda n: "bid p " + "#" * n,
    "cards": lambda n: "deal N: " + "Jh " * n,
    "cards and a word that is none": lambda n: "deal N: " + "Jh " * n + "x{",
    "cards that do not exist": lambda n: "deal N: " + "1h " * n,
    "cards shown": lambda n: "1. " + "Jh~Kc " * n,
    "cards with notes": lambda n: "deal N: " + "Jh{x} " * n,
    "a trick and a word that is no card": lambda n: "1. " + "Jh " * n + "!",
    "calls": lambda n: "bid " + "4 " * n + "x",
    "calls after a colon": lambda n: "bid: " + "4 " * n + "x",
    "figures": lambda n: "points " + "NS +4 " * n + "x",
    "marks": lambda n: "1. Jh" + "^revoke" * n,
    "carets": lambda n: "1. Jh" + "^" * n,
    "exclamations": lambda n: "1. Jh" + "!" * n,
    "options": lambda n: "game\nrules " + "a=b " * n,
    "seats": lambda n: "game\nseats " + "N=a " * n,
    "digits": lambda n: "points NS " + "1" * n,
    "a key": lambda n: "a" * n + ":",
    "a word": lambda n: "a" * n,
    "semicolons": lambda n: ";" * n,
    "unknown statements": lambda n: "foo;" * n,
    "unknown lines": lambda n: "".join(f"foo{line}\n" for line in range(2 * n)),
    "statements on a line": lambda n: "bid p;" * n,
    "unreadable statements on a line": lambda n: "bid x;" * n,
    "unreadable statements on a line that is no text": lambda n: "bid \x07x;" * n,
    "lines that are no text": lambda n: "bid \x07x\n" * n,
    "blank lines": lambda n: "\n" * n,
    "hands on a line": lambda n: "hand;" * n,
    "alternatives": lambda n: "alt 3\n" * n,
    "misplaced lines": lambda n: "rules x\n" * n,
    "repeated lines": lambda n: "trump c\n" * n,
}


def seconds(text: str) -> float:
    """The processor time that a reading takes, the least of three."""
    taken = []
    for _ in range(3):
        start = process_time()
        parse(text)
        taken.append(process_time() - start)
    return min(taken)


@pytest.mark.parametrize("repeat", HOSTILE.values(), ids=HOSTILE.keys())
def test_four_times_the_text_takes_far_less_than_sixteen_times_as_long(repeat: Callable[[int], str]) -> None:
    short, long = "hand 1\n" + repeat(1000), "hand 1\n" + repeat(4000)
    ratio = seconds(long) / max(seconds(short), 0.002)
    if ratio > 10:
        ratio = seconds(long) / max(seconds(short), 0.002)
    assert ratio < 12


UNITS = (
    *(
        "{",
        "}",
        "\\",
        '"',
        "^",
        "!",
        "?",
        "~",
        "#",
        ">",
        ":",
        "=",
        ".",
        "-",
        "+",
        " ",
        "\t",
        "a",
        "J",
        "1",
        "é",
        "♥",
    ),
    *(
        "{}",
        "{x}",
        "{\\",
        "\\{",
        '""',
        '"a"',
        "^a",
        "!?",
        "Jh",
        "Jh ",
        "10h",
        "N:",
        "N=a ",
        "NS ",
        "a=b ",
        "1.",
        "p ",
    ),
    *(
        "\n",
        "\n ",
        " \n",
        "\\\n",
        "{\n",
        "a\n",
        "\n\\",
        "a {x}",
        'a "b" ',
        "...",
        "a-",
        "NS +4 ",
        "Jh~Kc ",
        "a: ",
    ),
)
"""What is repeated before a terminal: signs that it is made of, and short runs of them."""


@pytest.mark.parametrize("name", [terminal.name for terminal in grammar.parser().terminals])
def test_every_terminal_is_tried_in_linear_time(name: str) -> None:
    pattern = next(one.pattern.to_regexp() for one in grammar.parser().terminals if one.name == name)
    terminal = re.compile(pattern)
    begin = [*dict.fromkeys(("", *re.findall(r"[A-Za-z]{3,}", name.lower()), "{", '"', ">", "#", "Jh", "a:"))]

    def spent(text: str) -> float:
        start = process_time()
        terminal.match(text)
        return process_time() - start

    for prefix in begin:
        for unit in UNITS:
            short, long = (prefix + " " + unit * times + "\x00" for times in (1000, 4000))
            for start in (0, len(prefix) + 1):
                one, four = spent(short[start:]), spent(long[start:])
                # A reading that took sixteen times as long for four times as much would take far more than this.
                assert four < 0.01 or four < 12 * one or spent(long[start:]) < 12 * spent(short[start:])

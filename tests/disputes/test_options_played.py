"""Every value of every option is played: a record that comes out otherwise than under another value of it."""

import pytest

from pepper_notation.options import resolve
from pepper_notation.pipeline import Chosen, judged_games
from pepper_notation.ruleset import OPTIONS

HAND = "hand 9 dealer W\n"
NEW = "hand 1 dealer W\n"
CARRIED = "start NS 0 EW 0\nhand 9 dealer W\n"
BID = f"{HAND}bid 4 pass pass pass\n"
MUST = "all-pass=dealer-must-bid"
PASSED = f"{HAND}bid pass pass pass pass\nhand 10 dealer {{0}}\n"
MISDEAL = f"{HAND}misdeal\nhand 10 dealer {{0}}\n"
OVER = "start NS {0} EW {1}\nhand 9 dealer W\ncontract NS 4\ntricks NS 4 EW 2\nwinner {2}\n"
LONE = "hand 9 dealer W\nbid pass pass pass big\ntrump hearts\n1. N: 9c Tc Qc\nclaim N rest\n"
LEAD = "hand 9 dealer W\nbid pass pass pass {0}\ntrump {1}\n1. {2}: 9c Tc Qc Kc\nclaim N rest\n"


def outcome(record: str, *options: str) -> tuple[list[str], tuple[int | None, ...]]:
    """The codes of errors and advice, and the points of the last hand."""
    resolved = resolve("denexa", options)
    assert resolved.problems == (), options
    games, report = judged_games([record.encode()], "asked.pepper", Chosen(resolved.rules))
    result = games[-1].hands[-1].frame.result
    assert result is not None
    return [found.diagnostic.code for found in report.findings], result.points_true


PLAYED: list[tuple[str, str, tuple[str, ...], list[str]]] = [
    # option=value, the record, what it stands beside, the codes that are found
    ("min-bid=2", f"{HAND}bid 1 pass pass pass\n", (), ["PN305"]),
    ("ladder=numbers-little-big", f"{HAND}bid 6 pass pass pass\n", (), ["PN305"]),
    ("ladder=all-numbers-little-big", f"{HAND}bid 6 little pass pass pass\n", (), []),
    ("ladder=numbers-big", f"{HAND}bid 5 little pass pass\n", (), ["PN305"]),
    ("ladder=all-numbers-big", f"{HAND}bid 6 big\n", (), []),
    ("forced-hands=1", f"{NEW}bid 2 pass pass pass\n", (), ["PN305"]),
    ("auction=until-passed", f"{HAND}bid pass pass pass 4\ntrump hearts\n", (), ["PN304"]),
    ("auction=one-round", f"{HAND}bid pass pass pass 4\ntrump hearts\n", (), []),
    ("auction=unstated", f"{HAND}bid pass pass pass 4\ntrump hearts\n", (), ["PN902"]),
    ("re-entry=yes", f"{HAND}bid pass 4 pass pass 5 pass pass pass\n", (), []),
    ("re-entry=no", f"{HAND}bid pass 4 pass pass 5 pass pass pass\n", (), ["PN306"]),
    ("re-entry=unstated", f"{HAND}bid pass 4 pass pass 5 pass pass pass\n", (), ["PN902"]),
    ("all-pass=next-dealer", PASSED.format("W"), (), ["PN601"]),
    ("all-pass=same-dealer", PASSED.format("N"), (), ["PN601"]),
    ("all-pass=dealer-must-bid", f"{HAND}bid pass pass pass pass\n", (), ["PN312"]),
    ("all-pass=unstated", PASSED.format("W"), (), ["PN902"]),
    ("dealer-min=3", f"{HAND}bid pass pass pass 2 pass pass pass\n", (MUST,), ["PN312"]),
    ("misdeal=next-dealer", MISDEAL.format("W"), (), ["PN601"]),
    ("misdeal=same-dealer", MISDEAL.format("N"), (), ["PN601"]),
    ("misdeal=unstated", MISDEAL.format("W"), (), ["PN902"]),
    ("next-dealer=left", f"{BID}tricks NS 4\nhand 10 dealer E\n", (), ["PN601"]),
    ("next-dealer=unstated", f"{BID}tricks NS 4\nhand 10 dealer E\n", (), []),
    ("first-lead=bidder", LEAD.format("4 pass pass pass", "hearts", "N"), (), ["PN403"]),
    ("first-lead=left-of-dealer", LEAD.format("4 pass pass pass", "hearts", "W"), (), ["PN403"]),
    ("first-lead=left-of-dealer-or-lone-bidder", LONE, ("alone=big",), ["PN403"]),
    (
        "first-lead=left-of-bidder-in-no-trump",
        LEAD.format("4 pass pass pass", "no-trump", "W"),
        (),
        ["PN403"],
    ),
    ("no-trump=yes", f"{BID}trump no-trump\n", (), []),
    ("no-trump=no", f"{BID}trump no-trump\n", (), ["PN309"]),
    ("low=yes", f"{BID}trump low\n", (), []),
    ("low=no", f"{BID}trump low\n", (), ["PN309"]),
    ("no-trump-min=5", f"{BID}trump no-trump\n", (), ["PN309"]),
    ("little-strain=any", f"{HAND}bid little pass pass pass\ntrump no-trump\n", (), []),
    ("little-strain=suit", f"{HAND}bid little pass pass pass\ntrump no-trump\n", (), ["PN309"]),
    ("both-over=higher", OVER.format(27, 28, "NS"), (), []),
    ("both-over=bidder", OVER.format(27, 30, "NS"), (), []),
    ("both-over=unstated", OVER.format(27, 30, "NS"), (), ["PN902"]),
    ("tie=draw", OVER.format(27, 29, "draw"), (), []),
    ("tie=play-on", OVER.format(27, 29, "draw"), (), ["PN504"]),
    ("tie=unstated", OVER.format(27, 29, "draw"), (), ["PN902"]),
    ("target=unstated", OVER.format(2, 0, "NS"), (), ["PN902"]),
    ("target=21", OVER.format(17, 0, "NS"), (), []),
    ("exchange=none", f"{BID}trump hearts\nswap N:9c S:Ah\n", (), ["PN411"]),
    ("exchange=little", f"{HAND}bid little pass pass pass\nswap N:9c S:Ah\n", (), []),
    ("exchange=below-big", f"{BID}trump hearts\nswap N:9c S:Ah\n", (), []),
    ("alone=none", f"{HAND}bid big\ntrump hearts\nout S\n", (), ["PN411"]),
    ("alone=big", f"{HAND}bid big\ntrump hearts\nout S\n", (), []),
    ("alone=little-and-big", f"{HAND}bid little pass pass pass\ntrump hearts\nout S\n", (), []),
    ("alone=all", f"{BID}trump hearts\nout S\n", (), []),
]

MADE, BROKEN = "tricks NS 6 EW 0\n", "tricks NS 5 EW 1\n"
PAID: list[tuple[str, str, tuple[int, int]]] = [
    # option=value, the hand, the points by these rules
    ("made=tricks", f"contract NS 4\n{MADE}", (6, 0)),
    ("made=bid", f"contract NS 4\n{MADE}", (4, 0)),
    ("set=flat", "contract NS 4\ntricks NS 3 EW 3\n", (-6, 3)),
    ("set=bid", "contract NS 4\ntricks NS 3 EW 3\n", (-4, 3)),
    ("little=tricks", f"contract NS little\n{MADE}", (6, 0)),
    ("little=7", f"contract NS little\n{MADE}", (7, 0)),
    ("little-set=tricks", f"contract NS little\n{BROKEN}", (-6, 1)),
    ("little-set=7", f"contract NS little\n{BROKEN}", (-7, 1)),
    ("big=double", f"contract NS big\n{MADE}", (12, 0)),
    ("big=14", f"contract NS big\n{MADE}", (14, 0)),
    ("big-set=double", f"contract NS big\n{BROKEN}", (-12, 1)),
    ("big-set=14", f"contract NS big\n{BROKEN}", (-14, 1)),
    ("opponents=always", "contract NS 4\ntricks NS 4 EW 2\n", (4, 2)),
    ("opponents=when-set", "contract NS 4\ntricks NS 4 EW 2\n", (4, 0)),
    ("little-broken=tricks-taken", f"contract NS little\n{BROKEN}", (-6, 1)),
    ("little-broken=7", f"contract NS little\n{BROKEN}", (-6, 7)),
    ("big-broken=tricks-taken", f"contract NS big\n{BROKEN}", (-12, 1)),
    ("big-broken=14", f"contract NS big\n{BROKEN}", (-12, 14)),
    ("shut-out=bid", f"contract NS 4\n{MADE}", (6, -6)),
    ("shut-out=5", f"contract NS 4\n{MADE}", (6, -5)),
]


@pytest.mark.parametrize(("word", "record", "beside", "codes"), PLAYED, ids=[each[0] for each in PLAYED])
def test_a_record_is_judged_by_the_value(word: str, record: str, beside: tuple[str, ...], codes: list[str]):
    found, _ = outcome(record, *beside, word)
    assert found == codes


@pytest.mark.parametrize(("word", "hand", "points"), PAID, ids=[each[0] for each in PAID])
def test_a_hand_is_paid_by_the_value(word: str, hand: str, points: tuple[int, int]):
    found, paid = outcome(CARRIED + hand, word)
    assert (found, paid) == ([], points)


def test_every_value_of_every_option_is_played():
    played = {each[0] for each in PLAYED} | {each[0] for each in PAID}
    for option in OPTIONS.values():
        missing = {f"{option.name}={word}" for word in option.words} - played
        assert not missing
        if option.point.numbers is not None:
            assert any(word.startswith(f"{option.name}=") and word[-1].isdigit() for word in played), (
                option.name
            )


@pytest.mark.parametrize("option", [name for name, option in OPTIONS.items() if len(option.words) > 1])
def test_no_two_values_of_an_option_mean_the_same(option: str):
    """Some record of those above comes out differently for each two values."""
    records = [(record, beside) for word, record, beside, _ in PLAYED if word.startswith(f"{option}=")]
    records += [(CARRIED + hand, ()) for word, hand, _ in PAID if word.startswith(f"{option}=")]
    judged: dict[str, list[object]] = {}
    for word in OPTIONS[option].words:
        beside_all = {(record, (*beside, f"{option}={word}")) for record, beside in records}
        judged[word] = [
            outcome(record, *words)
            for record, words in sorted(beside_all)
            if not resolve("denexa", words).problems
        ]
    values = list(judged.values())
    assert all(one != other for place, one in enumerate(values) for other in values[place + 1 :])

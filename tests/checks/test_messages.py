"""Every message and every help text, as a person reads it, with all that a machine is told, in one golden file.

The records are the bad example of each diagnostic, the faulty samples, and `MORE`: one for each form that a sentence
can take.
Written anew by `python -m tests.checks.test_messages`.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from pepper_notation.catalog import ALL
from pepper_notation.diagnostics import Where
from pepper_notation.source import Place
from tests.checks.marked import findings
from tests.checks.test_play import DEALT, HAND, PLAYED

FAULTY = Path(__file__).parents[2] / "samples" / "faulty"
GOLDEN = Path(__file__).parent.parent / "golden" / "messages.txt"

SHEET = "rules denexa\nstart NS 10 EW 10\nhand 5 dealer W; "
FOUR = SHEET + "contract NS 4 hearts; "

MORE: dict[str, str] = {
    "a set bid: the bid subtracted": FOUR + "tricks NS 3 EW 3; points NS -4 EW +3",
    "a set bid: the tricks kept": FOUR + "tricks NS 3 EW 3; points NS +3 EW +3",
    "a set bid: the tricks added to the penalty": FOUR + "tricks NS 3 EW 3; points NS -3 EW +3",
    "a made bid: only the bid paid": FOUR + "tricks NS 5 EW 1; points NS +4 EW +1",
    "a made bid: all tricks as big pepper": FOUR + "tricks NS 6 EW 0; points NS +12 EW 0",
    "the sign wrong": FOUR + "tricks NS 4 EW 2; points NS -4 EW +2",
    "the sides swapped": FOUR + "tricks NS 4 EW 2; points NS +2 EW +4",
    "opponents forgotten": FOUR + "tricks NS 4 EW 2; points NS +4 EW 0",
    "opponents flattened": FOUR + "tricks NS 3 EW 3; points NS -6 EW +6",
    "opponents given the bid": FOUR + "tricks NS 3 EW 3; points NS -6 EW +4",
    "little pepper paid as big": SHEET + "contract NS little hearts; tricks NS 6 EW 0; points NS +12 EW 0",
    "little pepper lost as big": SHEET + "contract NS little hearts; tricks NS 5 EW 1; points NS -12 EW 1",
    "big pepper paid as little": SHEET + "contract NS big hearts; tricks NS 6 EW 0; points NS +6 EW 0",
    "big pepper and the tricks": SHEET + "contract NS big hearts; tricks NS 6 EW 0; points NS +18 EW 0",
    "points nothing explains": FOUR + "tricks NS 4 EW 2; points NS +9 EW +2",
    "a set bid where the rules take the bid": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W; contract NS 4 hearts; tricks NS 3 EW 3; points NS -6 EW +3"
    ),
    "a made bid where the rules pay the bid": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W; contract NS 4 hearts; tricks NS 5 EW 1; points NS +5 EW +1"
    ),
    "a hand passed out": SHEET + "contract passed; points NS +1 EW 0",
    "a void hand": SHEET + "misdeal W; points NS +1 EW 0",
    "the score not carried over": FOUR + "tricks NS 4 EW 2; score NS 4 EW 12",
    "the points not added": FOUR + "tricks NS 4 EW 2; score NS 10 EW 12",
    "the other side's points added": FOUR + "tricks NS 4 EW 2; score NS 12 EW 12",
    "the points subtracted": FOUR + "tricks NS 4 EW 2; score NS 6 EW 12",
    "a penalty added": FOUR + "tricks NS 3 EW 3; score NS 16 EW 13",
    "scores swapped": FOUR + "tricks NS 4 EW 2; score NS 12 EW 14",
    "a sum ten too high": FOUR + "tricks NS 4 EW 2; score NS 24 EW 12",
    "tricks swapped": DEALT + PLAYED.replace("tricks NS 4 EW 2", "tricks NS 2 EW 4"),
    "tricks that the play rules out": DEALT + PLAYED.split("4.")[0] + "tricks NS 1 EW 5\n",
    "points without tricks, the second": FOUR + "points NS +5 EW +2",
    "points without a contract": SHEET + "points NS -2 EW +3",
    "a winner where nobody won": FOUR + "tricks NS 4 EW 2\nwinner NS",
    "no winner where somebody won": FOUR.replace("NS 10", "NS 28") + "tricks NS 4 EW 2\nwinner none",
    "a draw": "rules denexa\nstart NS 26 EW 28\nhand 9 dealer W; contract NS 4; tricks NS 4 EW 2\nwinner NS",
    "the left bower not played": DEALT
    + PLAYED.replace("2. Ac Tc Jc Js = N", "2. Ac Tc Jc Qs = N").split("3.")[0]
    + "claim N rest\n",
    "the left bower as a plain card": HAND + "1. N: Ad Jd 9d Td = E\n2. E:Kd Qd As Ac = E\nclaim N rest\n",
    "a revoke on a left bower led": HAND + "1. N: Jd 9s 9h Th = N\n2. N: Ac Kh 9c Tc = E\nclaim N rest\n",
    "a card taken back": HAND + "1. N: Ah 9h~9s Th Qh = N\nclaim N rest\n",
    "the first lead": HAND + "1. E: Ah 9h Th Qh = E\nclaim E rest\n",
    "a lead after a wrong winner": HAND + "1. N: Ah 9h Th Qh = E\n2. S: As 9s Ts Ks\nclaim N rest\n",
    "a trick of the wrong side": HAND + "1. N: Ah 9h Th Qh = EW\nclaim N rest\n",
    "a plain trick": HAND + "1. N: As 9s Ts Ks = E\nclaim N rest\n",
    "a ruff": HAND + "1. N: As 9h Ts Ks = N\nclaim N rest\n",
    "the right bower": HAND + "1. N: Ah Jh Th Qh = N\nclaim N rest\n",
    "no trump": HAND.replace("hearts", "no-trump") + "1. N: As Jd Ts Ks = E\nclaim N rest\n",
    "a card that nobody else is known to hold": DEALT
    + PLAYED.replace("4. Th Kh Jh Ts = E", "4. Th As Jh Ts = E"),
    "a trick too many": DEALT + PLAYED.replace("tricks NS", "7. N: Jc Tc Ac Qc\ntricks NS"),
    "a trick missing": DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N\n", "").replace("4. Th", "4. N: Th"),
    "five cards": DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N", "3. Kc Qs 9s Qc Tc = N"),
    "a bid over big pepper": "rules denexa\nhand 1 dealer W\nbid big little pass pass\n",
    "a low bid that stands": "rules denexa\nhand 1 dealer W\nbid 3 2 pass pass pass\ntrump E: hearts\n",
    "a call after everybody passed": "rules denexa\nhand 1 dealer W\nbid pass pass pass pass 2\n",
    "trumps before any bid": "rules denexa\nhand 1 dealer W\nbid pass pass\ntrump hearts\n",
    "a bid of nine": "rules denexa\nhand 1 dealer W\nbid 9 2 pass pass pass\n",
    "a contract for a hand passed out": "rules denexa\nhand 1 dealer W\nbid pass pass pass pass\ncontract NS 4\n",
    "after a hand passed out": "rules denexa\nhand 1 dealer W\nbid pass pass pass pass\nhand 2 dealer W\nbid 3 pass\n",
    "after a misdeal": "rules denexa\nhand 1 dealer W\nmisdeal W\nhand 2 dealer W\nbid 3 pass\n",
    "both over": "rules pimenta\nstart NS 28 EW 29\nhand 9 dealer W; contract NS 4; tricks NS 4 EW 2\nwinner NS",
    "a revoke disproven by a void": HAND
    + "deal E: 9c Tc Jc Qc Kc 9s\n1. N: Jd 9s^revoke Th Qh = N\nclaim N rest\n",
    "a revoke at the lead": HAND + "1. N: Ah^revoke 9h Th Qh = N\nclaim N rest\n",
    "a turn disproven": HAND + "1. N:Ah E:9h^turn Th Qh = N\nclaim N rest\n",
    "a turn undecided": HAND + "1. N: Ah 9h^turn Th Qh = N\nclaim N rest\n",
    "a lead disproven": HAND + "1. N: Ah 9h Th Qh = N\n2. N:Kh^lead Jd Kd Qd = N\nclaim N rest\n",
    "a call in a hand whose bid is forced": "rules wolf-42\nhand 1 dealer W\nbid 5 pass pass pass\n",
    "a second bid in a hand whose bid is forced": "rules wolf-42\nhand 1 dealer W\nbid 4 5 pass pass\n",
    "a contract for a bid that the rules do not have": (
        "rules denexa\nhand 1 dealer W\ncontract NS 9 hearts\ntricks NS 4 EW 2\n"
    ),
    "a call that is no bid, of one seat among names": (
        "rules denexa\nseats N=Ann E=Bob S=Cat W=Dee\nhand 1 dealer W\nbid N:3 E:9 pass pass pass\n"
    ),
    "moon paid as double": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W; contract NS moon hearts; tricks NS 6 EW 0\n"
        "points NS +14 EW -7\n"
    ),
    "points for a side that took no trick": FOUR + "tricks NS 6 EW 0; points NS +6 EW +3",
    "a loss for a side that took no trick": (
        FOUR.replace("denexa", "denexa shut-out=4") + "tricks NS 6 EW 0; points NS +6 EW -1"
    ),
    "a score after an adjustment that was forgotten": FOUR
    + "tricks NS 4 EW 2; adjust NS -6; score NS 14 EW 12",
    "one point subtracted": SHEET + "contract NS 1 hearts; tricks NS 1 EW 5; score NS 9 EW 15",
    "a score after a hand passed out": SHEET + "contract passed; score NS 11 EW 10",
    "points for three that no hand pays": (
        "rules denexa\nseats A B C\nhand 1 dealer A; contract A 4 hearts; points A +5 B +4 C +4"
    ),
    "points for three, the last of which no hand pays": (
        "rules denexa\nseats A B C\nhand 1 dealer A; contract A 4 hearts; points A +4 B +4 C +4"
    ),
    "points for a bid whose bidder is not known": (
        "rules denexa\nhand 1\nbid 4 pass pass pass\npoints NS +9 EW +2\n"
    ),
    "no game for three, by the rules of the file": (
        "rules solitaire\ngame 1\nhand 1 dealer W\ngame 2\nseats A B C\nhand 1 dealer A\n"
    ),
    "two small trumps": HAND + "1. N: As 9h Ts Th = N\nclaim N rest\n",
    "a card that follows an unknown lead of a suit": HAND + "1. N: ?c Kc^revoke Tc Qc = E\nclaim N rest\n",
    "a revoke on an unknown lead of a suit": (
        HAND + "deal E: Kd 9s Ts Ks As 9c\n1. N: ?c 9s Tc Qc\nclaim N rest\n"
    ),
    "a card of the hand that nobody plays": (
        "rules denexa\nseats A B\nhand 1 dealer A\ndeal A: 9c Tc Jc Qc Kc Ac 9d Td\ndead Jd Qd Kd Ad 9h Th Jh Qh\n"
        "bid 4 pass\ntrump hearts\n1. B: Jd Td\nclaim B rest\n"
    ),
    "a card of a hand that is the rest of the pack": (
        DEALT.replace("deal E: Js Qs Jd Td Ah Kh\n", "") + "1. N: Qd Tc Ad 9d\nclaim N rest\n"
    ),
    "points for a bid of nobody": "rules denexa\nhand 1 dealer W\nbid ? pass pass pass\npoints NS +7 EW +2\n",
    "a preset that resembles none": "rules qqqqqq\nhand 1 dealer W\n",
    "an option that is misspelt": "rules denexa target=30 sett=bid\nhand 1 dealer W\n",
    "a value that does not exist, in the second game": (
        "rules denexa\ngame 1\nhand 1 dealer W\ngame 2\nrules denexa set=all\nhand 1 dealer W\n"
    ),
    "no game for three, in the second game": (
        "rules denexa\ngame 1\nhand 1 dealer W\ngame 2\nrules solitaire\nseats A B C\nhand 1 dealer A\n"
    ),
    "no game for five": "rules pimenta\ngame 1\nhand 1 dealer N\ngame 2\nrules pagat\nseats A B\nhand 1 dealer A\n",
    "no rules, where the first line is long": "hand 1 dealer W; bid 3 pass pass pass\nhand 2 dealer N\n",
    "no rules in the second game": "game 1\nrules denexa\nhand 1 dealer W\ngame 2\nhand 1 dealer W\n",
    "a strain that no hand may name": "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump low\n",
    "no trump where it is not played": "rules kaibosh\nhand 1 dealer W\nbid 3 pass pass pass\ntrump no-trump\n",
    "a bid too low for no trump": "rules bideuchre-40\nhand 1 dealer W\nbid 3 pass pass pass\ntrump no-trump\n",
    "a bid that is played in a suit": "rules bideuchre-40\nhand 1 dealer W\nbid best pass pass pass\ntrump low\n",
    "the same strain twice": "rules kaibosh\nhand 1 dealer W\nbid 3 pass pass pass\ntrump low\ncontract N 3 no-trump\n",
    "trumps named against a contract": "rules denexa\nhand 1 dealer W\ncontract E 3 hearts\ntrump N: hearts\n",
    "trumps named against the contract of a side": (
        "rules denexa\nhand 1 dealer W\ncontract EW 3 hearts\ntrump N: hearts\n"
    ),
    "trumps named by another of three": (
        "rules denexa\nseats A=Ann B C\nhand 1 dealer C\nbid 3 pass pass\ntrump B: hearts\n"
    ),
    "trumps named with no dealer": "rules denexa\nhand\nbid N:3 pass pass pass\ntrump E: hearts\n",
    "cards without trumps": "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\n1. N: Ah Kh 9h Th\nclaim N rest\n",
    "cards without a bid": "rules denexa\nhand 1 dealer W\nbid pass pass pass pass\n1. N: Ah Kh 9h Th\nclaim N rest\n",
    "a low bid by nobody knows whom": "rules denexa\nhand 1\nbid 3 2 pass pass\ntrump hearts\n",
    "a strain that the rules do not have, said twice": (
        "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump low\ncontract N 3 low\n"
    ),
    "two tricks missing": DEALT
    + PLAYED.replace("2. Ac Tc Jc Js = N\n", "")
    .replace("4. Th Kh Jh Ts = E\n", "")
    .replace("3. Kc", "3. N: Kc")
    .replace("5. Jd", "5. E: Jd"),
    "everybody plays, though one should sit out": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W\ncontract N 5 hearts\n"
        "1. N: Ah 9h Th Qh = N\n2. N: As 9s Ts Ks = N\nclaim N rest\n"
    ),
    "a six and an auction broken off": "rules denexa\nhand 1 dealer W\nbid 6 pass\ntrump hearts\n",
    "a low bid that stands by the contract alone": (
        "rules denexa\nhand 1 dealer W\nbid 3 2 pass pass\ncontract E 2 hearts\n"
    ),
    "a first lead that follows from a wrong contract": (
        "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ncontract E 4 hearts\n"
        "trump hearts\n1. E: Ah 9h Th Qh = E\nclaim E rest\n"
    ),
    "a revoke in another line": HAND + "1. N: As 9s Ts Ks = N\n2. N: Ah 9h Th Qh = N\nclaim N rest\n"
    "alt 2\n2. N: Ah Kd Th Qh = N\nend\n",
    "the wrong partner sits out": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W\ncontract N 5 hearts\nswap N:9c S:Ac\nout E\n"
    ),
    "an exchange under a bid that nobody knows": "rules denexa\nhand 1\nswap N:9c S:Ac\n",
    "points for one of three who has a name": (
        "rules denexa\nseats A=Ann B=Bob C\nhand 1 dealer A; contract B 4 hearts; tricks A 1 B 5 C 2; points A +2"
    ),
    "a contract for all the tricks by their number": SHEET + "contract NS 6 hearts; tricks NS 6 EW 0",
    "a card twice in one hand": "rules denexa\nhand 1 dealer W\ndeal N: ? Jc Kc Jc 9c Qd\ndeal E: ? Kc Ac Ah Jh Jd\n",
    "no trick where two are written": HAND + "1. N: Jh 9h Th Qh = N\nclaim N rest\ntricks EW 2\n",
    "more tricks than a hand has": FOUR + "tricks NS 7",
    "a draw that is none": FOUR.replace("NS 10", "NS 28") + "tricks NS 4 EW 2\nwinner draw",
    "no winner where either side may have won": (
        "rules pimenta\nstart NS 28 EW 29\nhand 9 dealer W; contract NS 4; tricks NS 4 EW 2\nwinner none"
    ),
    "a wrong score in the first hand": (
        "rules denexa\nhand 1 dealer W; contract NS 4; tricks NS 4 EW 2; score NS 5 EW 2"
    ),
    "a mark behind a trick": HAND + "1. N: Ah 9h Th Qh = N^revoke\n2. N: As 9s Ts Ks ^lead\nclaim N rest\n",
    "a revoke that the table saw": HAND
    + "1. N: Ah 9s^revoke Th Qh = N\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n",
    "a dealer who is not known": "rules denexa\nhand 1\nbid 3 pass pass pass\ntrump hearts\n",
    "rounds of calls that the rules leave open": (
        "rules laporte-31\nhand 1 dealer W\nbid pass 1 pass pass 2 pass pass pass\ntrump hearts\n"
    ),
    "a level score and a hand after it": (
        "rules pimenta\nstart NS 28 EW 26\nhand 9 dealer W; contract NS 2; tricks NS 2 EW 4\n"
        "hand 10 dealer N; contract NS 2; tricks NS 2 EW 4\n"
    ),
    "a hand after the end, one score unknown": (
        "rules denexa\nhand 9 dealer W; contract NS 2; tricks NS 2 EW 4\nscore NS 31\nhand 10 dealer N\n"
    ),
    "a wrong dealer": "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\nhand 2 dealer S\nbid 3 pass pass pass\n",
    "a wrong number of a hand": "rules denexa\nhand 2 dealer W\nhand 2 dealer N\nhand 7 dealer S\n",
    "a return that the rules leave open": "rules denexa\nhand 1 dealer W\nbid pass 2 pass pass 3 pass pass pass\n",
    "a tag that nobody knows": "rules denexa\nwheather: rain\nhand 1 dealer W\nwheather: sun\n",
    "one card to a trick": DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N", "3. N: Kc = N"),
    "no card to a trick": DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N", "3. = N"),
    "three cards to every trick": (
        "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump hearts\n"
        + "".join(f"{n}. N: {cards}\n" for n, cards in enumerate(("Ah Kh Qh", "As Ks Qs", "Ac Kc Qc"), 1))
        + "claim N rest\n"
    ),
    "the first trick missing": DEALT
    + PLAYED.replace("1. N: Qd Td Ad 9d = S\n", "").replace("2. Ac", "3. S: Ac"),
    "one trick not played": DEALT + PLAYED.split("6.")[0],
    "a claim of one too many": DEALT + PLAYED.split("6.")[0] + "claim N 2\n",
    "a claim where several remain": DEALT + PLAYED.split("4.")[0] + "claim N 4\n",
    "a gift that its giver does not hold": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W\ndeal N: 9h Th Qh Kh Ah Jd\n"
        "bid 5 pass pass pass\ntrump hearts\nswap N:9c S:Ac\n"
    ),
    "a gift that another holds": (
        "rules wolf-42 forced-hands=0\nseats N=Ann E=Bob S=Cat W\nhand 1 dealer W\ndeal E: 9c Tc Jc Qc Kc Ac\n"
        "bid 5 pass pass pass\ntrump hearts\nswap N:9c S:As\n"
    ),
    "an exchange that the rules do not have": "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\nswap N:9c S:Ac\n",
    "an exchange under a bid that has none": (
        "rules wolf-42 forced-hands=0\nhand 1 dealer W\nbid double pass pass pass\n"
        "trump hearts\nswap N:9c S:Ac\nout S\n"
    ),
    "somebody sits out where all play": "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\nout S\n",
    "five cards dealt, and one": "rules denexa\nhand 1 dealer W\ndeal N: 9h Th Qh Kh Ah\ndeal S: 9c\n",
    "seven cards in the unused hand": "rules denexa\nseats A B\nhand 1 dealer A\ndead 9h Th Qh Kh Ah 9c Tc\n",
    "a wrong score that is carried on": (
        FOUR
        + "tricks NS 4 EW 2; score NS 15 EW 12\nhand 6 dealer N; contract NS 4; tricks NS 4 EW 2; score NS 19 EW 14\n"
    ),
    "a wrong score that ends the game": (
        FOUR.replace("NS 10", "NS 20") + "tricks NS 4 EW 2; score NS 34 EW 12\nwinner NS\n"
    ),
    "played on because of a wrong score": (
        FOUR.replace("NS 10", "NS 28")
        + "tricks NS 4 EW 2; score NS 22 EW 12\nhand 6 dealer N; contract NS 4\n"
    ),
    "a contract for whoever named trumps": (
        "rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump E: hearts\ncontract E 3 hearts\n"
    ),
    "the dealer did not bid, and the hand was played": (
        "rules laporte-31\nhand 1 dealer W\nbid pass pass pass pass\n1. N: Ah Kh 9h Th\nclaim N rest\n"
    ),
    "a wrong card in the deal, played by two": (
        DEALT.replace("Qd Th 9h", "Qd Ah 9h").replace("deal E: Js Qs Jd Td Ah Kh\n", "") + PLAYED
    ),
    "a figure that no trick can give, twice": DEALT + PLAYED.split("4.")[0] + "tricks NS 1 EW 7\n",
    "a pass under nothing": "rules denexa\nhand 1 dealer W\nbid 3 pass^under pass pass\n",
    "an unknown card": HAND + "1. N: Ah ?^revoke Th Qh = N\nclaim N rest\n",
    "names": HAND.replace("hand 1", "seats N=Ann E=Bob S=Cat W=Dee\nhand 1")
    + "1. N: Ah 9s Th Qh = N\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n",
}


def _span(place: Place) -> str:
    end = f"{place.end_line}:" if place.end_line != place.line else ""
    return f"{place.line}:{place.column}-{end}{place.end_column}"


def _where(where: Where) -> str:
    told = {field.name: getattr(where, field.name) for field in fields(where)}
    return " ".join(f"{name} {value}" for name, value in told.items() if value is not None) or "the file"


def _pages() -> str:
    records = [
        (f"{kind.code} {kind.name}", kind.example.bad.replace("‹", "").replace("›", "")) for kind in ALL
    ]
    samples = [
        (f"samples/faulty/{path.name}", path.read_bytes().decode("utf-8", "surrogateescape"))
        for path in sorted(FAULTY.glob("*.pepper"))
    ]
    pages = []
    for title, text in [*records, *samples, *MORE.items()]:
        found = findings(text)
        assert found, title
        lines = [f"## {title}"]
        for finding in found:
            lines += [f"{finding.code} {_span(finding.place)} {finding.said()}"]
            lines += [f"    help: {finding.advised()}"] if finding.advised() else []
            lines += [f"    where: {_where(finding.where)}"]
            lines += [f"    rules: {', '.join(finding.cites)}"] if finding.cites else []
            lines += [f"    upheld: {finding.upheld}"] if finding.upheld is not None else []
            lines += [f"    fix {_span(finding.fix.place)} {finding.fix.text}"] if finding.fix else []
            for name, labels in (("at", finding.labels), ("follows", finding.consequences)):
                lines += [f"    {name} {_span(label.place)} {label.text}" for label in labels]
        pages.append("\n".join(lines) + "\n")
    return "\n".join(pages)


def test_every_message_is_one_that_a_person_has_read() -> None:
    assert _pages() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(_pages(), encoding="utf-8")

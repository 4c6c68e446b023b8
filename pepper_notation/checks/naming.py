"""PN307 to PN311, PN603: trumps, the contract, and what they leave open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.cards import Strain
from pepper_notation.checks.words import side_name, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Label, Severity
from pepper_notation.engine.bids import Grade
from pepper_notation.engine.special import has_strain, may_name
from pepper_notation.record import Bid, Contract, StrainWord, Trump
from pepper_notation.replay.frames import HandFrame, Terms
from pepper_notation.rulebook import Rule


@dataclass(frozen=True, kw_only=True)
class TrumpNamedByWrongPlayer(Diagnostic):
    """Somebody other than the high bidder named trumps.

    Only the high bidder names trumps or no trump.  The naming stands, as the table let it stand, and what follows from
    it is no mistake of its own.
    """

    code: ClassVar[str] = "PN307"
    name: ClassVar[str] = "trump-named-by-wrong-player"
    title: ClassVar[str] = "trumps named by somebody else than the high bidder"
    rules: ClassVar[tuple[str, ...]] = (Rule.NAME_TRUMP,)
    message: ClassVar[str] = "{namer} named trumps, but {bidder} was the high bidder"
    help: ClassVar[str] = "only the high bidder, {bidder}, names trumps"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump ‹S›: hearts\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump N: hearts\n",
    )

    namer: str
    bidder: str


@dataclass(frozen=True, kw_only=True)
class TrumpNotNamed(Diagnostic):
    """Tricks are recorded, but nothing says what was trumps.

    Without the strain it cannot be told which card takes a trick or whether somebody had to follow, so the play is not
    judged.
    """

    code: ClassVar[str] = "PN308"
    name: ClassVar[str] = "trump-not-named"
    title: ClassVar[str] = "the play is recorded, the strain is not"
    severity: ClassVar[Severity] = Severity.WARNING
    rules: ClassVar[tuple[str, ...]] = (Rule.NAME_TRUMP,)
    message: ClassVar[str] = (
        "cards were played and nothing says what was trumps, so the play cannot be judged"
    )
    help: ClassVar[str] = "add a line such as: trump hearts, or: trump no-trump"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\n‹1›. N: Ah Kh 9h Th = N\nclaim N rest\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump clubs\n1. N: Ah Kh 9h Th = N\nclaim N rest\n",
    )


@dataclass(frozen=True, kw_only=True)
class StrainNotAllowed(Diagnostic):
    """The strain is one that the rules in force do not have.

    The play is judged in it all the same, since that is what was played.
    """

    code: ClassVar[str] = "PN309"
    name: ClassVar[str] = "strain-not-allowed"
    title: ClassVar[str] = "a strain that the rules do not have"
    rules: ClassVar[tuple[str, ...]] = (Rule.LOW_NO_TRUMP, Rule.NO_TRUMP_RANK)
    message: ClassVar[str] = "{what}"
    help: ClassVar[str] = "if your table plays it, say so: rules {preset} {option}"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump ‹low›\n",
        good="rules denexa low=yes\nhand 1 dealer W\nbid 3 pass pass pass\ntrump low\n",
    )

    what: str
    preset: str
    option: str


@dataclass(frozen=True, kw_only=True)
class WrongContract(Diagnostic):
    """The `contract` line says something else than the auction and the trump call beside it."""

    code: ClassVar[str] = "PN310"
    name: ClassVar[str] = "wrong-contract"
    title: ClassVar[str] = "the contract differs from the auction"
    rules: ClassVar[tuple[str, ...]] = (Rule.AUCTION_END, Rule.NAME_TRUMP)
    message: ClassVar[str] = "the contract is written as {written}, but by the auction it was {right}"
    help: ClassVar[str] = "one of the two is written wrong"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump hearts\ncontract NS ‹4› hearts\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump hearts\ncontract NS 3 hearts\n",
    )

    written: str
    right: str


@dataclass(frozen=True, kw_only=True)
class PlayWithoutBid(Diagnostic):
    """Everybody passed, and yet cards were played.

    A hand that is passed out is not played.  Nothing else is said of its play.
    """

    code: ClassVar[str] = "PN311"
    name: ClassVar[str] = "play-without-bid"
    title: ClassVar[str] = "all passed, yet there is play"
    rules: ClassVar[tuple[str, ...]] = (Rule.ALL_PASS,)
    message: ClassVar[str] = "everybody passed, so there was nothing to play"
    help: ClassVar[str] = "look for a bid that is missing, or for tricks that belong to the next hand"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid pass pass pass pass\n‹1›. N: Ah Kh 9h Th = N\n",
        good="rules denexa\nhand 1 dealer W\nbid pass pass pass pass\n",
    )


@dataclass(frozen=True, kw_only=True)
class DealerUnknown(Diagnostic):
    """There is a bid, and nothing tells whose it was.

    Calls are written in order from the dealer's left.  Without the dealer, a named caller, a `contract` line or a named
    trump call, it is not known who bid, and so neither who won what.
    """

    code: ClassVar[str] = "PN603"
    name: ClassVar[str] = "dealer-unknown"
    title: ClassVar[str] = "nothing tells whose the bid was"
    severity: ClassVar[Severity] = Severity.WARNING
    rules: ClassVar[tuple[str, ...]] = (Rule.NEXT_DEALER,)
    message: ClassVar[str] = "nobody knows whose bid this was: the dealer is not written, nor any caller"
    help: ClassVar[str] = "write the dealer (hand 1 dealer W) or a caller (bid N:3 …)"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1\n‹bid› 3 pass pass pass\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\n",
    )


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    TrumpNamedByWrongPlayer,
    TrumpNotNamed,
    StrainNotAllowed,
    WrongContract,
    PlayWithoutBid,
    DealerUnknown,
)


def check_namer(frame: HandFrame) -> Iterator[Diagnostic]:
    """Who named trumps."""
    namer = frame.trump.namer if frame.trump is not None else None
    seat, side = frame.terms.seat, frame.terms.side
    if not frame.namer_wrong or namer is None or side is None:
        return
    bidder = side_name(frame.table, side) if seat is None else who(frame.table, seat)
    winning = frame.auction.winning
    if winning is not None:
        told = winning.call.call.span
    else:
        assert frame.contract is not None and frame.contract.bidder is not None
        told = frame.contract.bidder.span
    yield TrumpNamedByWrongPlayer(
        place=frame.place(namer.span),
        where=where(frame, seat=namer.seat),
        labels=(Label(frame.place(told), f"{bidder} bid highest"),),
        namer=who(frame.table, namer.seat),
        bidder=bidder,
    )


def check_strain(frame: HandFrame) -> Iterator[Diagnostic]:
    """Whether the strain was recorded, and whether the rules have it."""
    if frame.strain_missing:
        yield TrumpNotNamed(place=frame.place(frame.tricks[0].trick.keyword), where=where(frame, 1))
    said: set[Strain] = set()
    for statement in frame.statements:
        word: StrainWord | None = None
        if isinstance(statement, (Trump, Contract)):
            word = statement.strain
        if word is None or word.strain in said:
            continue
        said.add(word.strain)
        if (fault := _strain_fault(frame, word.strain)) is not None:
            what, option = fault
            yield StrainNotAllowed(
                place=frame.place(word.span),
                where=where(frame),
                what=what,
                preset=frame.rules.name,
                option=option,
            )


def _strain_fault(frame: HandFrame, strain: Strain) -> tuple[str, str] | None:
    """Why the bidder could not name a strain, and the option that would allow it; None where nothing is wrong."""
    rules, bid = frame.rules, frame.terms.bid
    if not has_strain(rules, strain):
        option = "low" if strain is Strain.LOW else "no-trump"
        return f"these rules do not have {strain.word}", f"{option}=yes"
    if bid is None or may_name(rules, bid, strain):
        return None
    if bid.grade is Grade.LITTLE:
        return f"under these rules {bid.text} is played in a suit, not in {strain.word}", "little-strain=any"
    least = rules.no_trump_min
    return f"under these rules {strain.word} needs a bid of {least} or more", f"no-trump-min={bid.tricks}"


def _terms_text(frame: HandFrame, terms: Terms) -> str:
    if terms.passed:
        return "passed out"
    parts = []
    if terms.seat is not None:
        parts.append(frame.table.letters[terms.seat])
    elif terms.side is not None:
        parts.append(side_name(frame.table, terms.side))
    if terms.bid is not None:
        parts.append(terms.bid.text)
    if terms.strain is not None:
        parts.append(terms.strain.word)
    return " ".join(parts)


def _written_text(contract: Contract) -> str:
    if contract.bidder is None or contract.bid is None:
        return "passed"
    parts = [contract.bidder.word, contract.bid.word]
    if contract.strain is not None:
        parts.append(contract.strain.strain.word)
    return " ".join(parts)


def check_contract(frame: HandFrame) -> Iterator[Diagnostic]:
    """`contract` beside the auction and the trump call."""
    if frame.contract is None or frame.contract_wrong is None or frame.contract_cause is not None:
        return
    yield WrongContract(
        place=frame.contract_wrong,
        where=where(frame),
        written=_written_text(frame.contract),
        right=_terms_text(frame, frame.terms),
    )


def check_played(frame: HandFrame) -> Iterator[Diagnostic]:
    """Whether there was a bid to play for, and whether anybody knows whose."""
    stuck = frame.auction.stuck
    if frame.terms.passed and frame.tricks and not frame.misdeal and stuck is None:
        yield PlayWithoutBid(place=frame.place(frame.tricks[0].trick.keyword), where=where(frame, 1))
    if frame.bidder_unknown:
        line = next(s for s in frame.statements if isinstance(s, Bid))
        yield DealerUnknown(place=frame.place(line.keyword), where=where(frame))


CHECKS = (check_namer, check_strain, check_contract, check_played)

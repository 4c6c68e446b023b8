"""What each engine makes of a game, told alike so that the two can be laid side by side."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pepper_notation.diagnostics import Severity
from pepper_notation.judging import JudgedHand
from pepper_notation.pipeline import check_text, judged_games, pieces_of
from pepper_notation.replay.frames import Legality
from pepper_notation.report import FileReport
from tests import oracle
from tests.differential.games import Game, any_game, half_known, illegal, record
from tests.differential.proof import followed


class DisagreementError(AssertionError):
    """The two engines make different things of a game."""


@dataclass(frozen=True)
class Account:
    """What an engine makes of a hand.

    `bidder`, `bid` and `strain` are None, empty and empty where it was passed out.  `plays` are each card's seat and
    whether it was legal, None where the engine cannot tell, by trick; `takers` the seats that took the tricks.
    `taken`, `points` and `score` are by side, nothing taken where nothing was played; `over` whether the game is.
    """

    dealer: int | None
    bidder: int | None
    bid: str
    strain: str
    plays: tuple[tuple[tuple[int | None, bool | None], ...], ...]
    takers: tuple[int | None, ...]
    taken: tuple[int | None, ...]
    points: tuple[int | None, ...]
    score: tuple[int | None, ...]
    over: bool


def by_the_second(game: Game) -> list[Account]:
    """What the second engine makes of a game."""
    told = []
    for number, hand in enumerate(game.hands):
        players = game.players[number]
        plays = []
        for trick, wrong in zip(hand.tricks, illegal(game, number), strict=True):
            first = players.index(trick.leader)
            seats = players[first:] + players[:first]
            plays.append(tuple((seat, not revoke) for seat, revoke in zip(seats, wrong, strict=True)))
        none = (None,) * oracle.sides(game.seats)
        told.append(
            Account(
                hand.dealer,
                hand.bidder,
                game.bids[number],
                hand.strain,
                tuple(plays),
                tuple(trick.taker for trick in hand.tricks),
                tuple(hand.taken) if hand.bidder is not None else none,
                tuple(hand.points),
                tuple(hand.scores),
                game.over[number],
            )
        )
    return told


_LEGAL = {Legality.LEGAL: True, Legality.ILLEGAL: False, Legality.UNKNOWN: None}


def _account(judged: JudgedHand) -> Account:
    frame = judged.frame
    terms, result = frame.terms, frame.result
    return Account(
        frame.dealer,
        terms.seat,
        terms.bid.text if terms.bid is not None else "",
        terms.strain.word if terms.strain is not None else "",
        tuple(tuple((play.seat, _LEGAL[play.legality]) for play in trick.plays) for trick in frame.tricks),
        tuple(trick.winner for trick in frame.tricks),
        result.tricks_true,
        result.points_true,
        result.after_true,
        frame.after is not None and frame.after.over,
    )


def by_the_engine(text: str) -> tuple[list[Account], FileReport]:
    """What the engine makes of a record of one game."""
    games, report = judged_games(pieces_of(text))
    return [_account(hand) for game in games for hand in game.hands], report


def grave(report: FileReport) -> list[tuple[str, int, int]]:
    """The errors and warnings: code, line, column."""
    found = [found.diagnostic for found in report.findings]
    return [
        (one.code, one.place.line, one.place.column)
        for one in found
        if one.weight in (Severity.ERROR, Severity.WARNING)
    ]


def compare_proofs(seed: int) -> int:
    """Holds what the engine can tell of who followed suit to what the fourth law says, in hands of which less is known;
    returns how many.  Raises DisagreementError where they differ."""
    rng = Random(f"half known {seed}")
    game = any_game(seed)
    played = [number for number, hand in enumerate(game.hands) if hand.tricks and not hand.given]
    for number in played:
        text, shown = half_known(game, number, rng)
        (judged,), _ = judged_games(pieces_of(text))
        (hand,) = judged.hands
        one = [[_LEGAL[play.legality] for play in trick.plays] for trick in hand.frame.tricks]
        if one != (other := followed(shown)):
            raise DisagreementError(f"seed {seed}, hand {number + 1}:\n{one}\n{other}\n{text}")
    return len(played)


def compare(seed: int) -> int:
    """Lays the accounts of the game of this seed side by side, and returns how many hands it has.

    Raises DisagreementError where they differ, where a finding is not one of the game's revokes or a revoke is not
    found, or where a check that passes clean hands unread says something else than one that reads them.
    """
    game = any_game(seed)
    text, revokes = record(game, seed)
    accounts, report = by_the_engine(text)
    for number, (one, other) in enumerate(zip(accounts, by_the_second(game), strict=True), 1):
        if one != other:
            raise DisagreementError(f"seed {seed}, hand {number}:\n{one}\n{other}\n{text}")
    expected = [("PN401", line, column) for line, column in revokes]
    if grave(report) != expected:
        raise DisagreementError(f"seed {seed}: {grave(report)}, and not {expected}\n{text}")
    if check_text(text) != report:
        raise DisagreementError(f"seed {seed}: read in full, it is judged otherwise\n{text}")
    return len(accounts)

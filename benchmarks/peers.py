"""The peers and their inputs: what comparable libraries read and replay, made with these libraries themselves.

Each peer is a thing to do over and over, and how many plays, actions or cards one round of it has.  A peer that is
not installed is left out.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

Task = Callable[[], object]


class Peer(NamedTuple):
    """Something to be timed: its name, what it counts, how many of them one round has, and the round."""

    name: str
    unit: str
    amount: int
    task: Task


def peers() -> Iterator[Peer]:
    """The peers that are installed."""
    if find_spec("chess"):
        yield chess_games(Random("chess"))
    if find_spec("pokerkit"):
        yield poker_hands(Random("poker"))
    if find_spec("endplay"):
        yield bridge_boards(Random("bridge"))


def chess_games(rng: Random, games: int = 30, plies: int = 86) -> Peer:
    """python-chess reads games of random legal moves from PGN: every move is parsed and played."""
    import chess
    import chess.pgn

    texts, count = [], 0
    for _ in range(games):
        board, game = chess.Board(), chess.pgn.Game()
        node: chess.pgn.GameNode = game
        for _ in range(plies):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = rng.choice(moves)
            node = node.add_variation(move)
            board.push(move)
            count += 1
        texts.append(str(game))
    text = "\n\n".join(texts)

    def read() -> None:
        file = io.StringIO(text)
        while chess.pgn.read_game(file) is not None:
            pass

    return Peer(f"python-chess {version('chess')}, read_game", "plies", count, read)


def poker_hands(rng: Random, hands: int = 40) -> Peer:
    """Hand histories of random legal hold'em: pokerkit parses them and replays every state."""
    from pokerkit import Automation, HandHistory, NoLimitTexasHoldem

    played = NoLimitTexasHoldem(
        tuple(one for one in Automation if one.name not in ("HOLE_DEALING", "BOARD_DEALING", "CARD_BURNING")),
        True,
        0,
        (50, 100),
        100,
    )
    texts, count = [], 0
    for _ in range(hands):
        state = played((10_000,) * 6, 6)
        while state.status:
            if state.can_burn_card():
                state.burn_card("??")
            elif state.can_deal_hole():
                state.deal_hole()
            elif state.can_deal_board():
                state.deal_board()
            elif state.can_complete_bet_or_raise_to() and rng.random() < 0.2:
                state.complete_bet_or_raise_to()
            elif state.can_check_or_call() and (rng.random() < 0.75 or not state.can_fold()):
                state.check_or_call()
            else:
                state.fold()
        history = HandHistory.from_game_state(played, state)
        count += len(history.actions)
        texts.append(history.dumps())

    def replay() -> None:
        for text in texts:
            for _ in HandHistory.loads(text):
                pass

    return Peer(f"pokerkit {version('pokerkit')}, loads and replay", "actions", count, replay)


def bridge_boards(rng: Random, boards: int = 150) -> Peer:
    """Boards in PBN: endplay parses deal, auction and play, and does not ask whether they are legal."""
    from endplay.parsers import pbn

    texts = [_board(rng, number) for number in range(1, boards + 1)]
    text = "% PBN 2.1\n\n" + "\n".join(texts)
    return Peer(f"endplay {version('endplay')}, pbn.loads", "plays", boards * 52, lambda: pbn.loads(text))


def _board(rng: Random, number: int) -> str:
    pack = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
    rng.shuffle(pack)
    hands = [pack[seat * 13 : seat * 13 + 13] for seat in range(4)]
    dealt = " ".join(
        ".".join("".join(c[0] for c in hand if c[1] == suit) for suit in "SHDC") for hand in hands
    )
    held = [list(hand) for hand in hands]
    tricks, leader = [], 1
    for _ in range(13):
        led = rng.choice(held[leader])
        cards = {leader: led}
        for place in (1, 2, 3):
            seat = (leader + place) % 4
            follow = [card for card in held[seat] if card[1] == led[1]] or held[seat]
            cards[seat] = rng.choice(follow)
        for seat, card in cards.items():
            held[seat].remove(card)
        tricks.append(
            " ".join(card[::-1] for _, card in sorted(cards.items(), key=lambda one: (one[0] - 1) % 4))
        )
        leader = max(
            cards, key=lambda seat: (cards[seat][1] == led[1], "23456789TJQKA".index(cards[seat][0]))
        )
    tags = {
        "Event": "",
        "Site": "",
        "Date": "2026.03.12",
        "Board": str(number),
        "West": "W",
        "North": "N",
        "East": "E",
        "South": "S",
        "Dealer": "N",
        "Vulnerable": "None",
        "Deal": f"N:{dealt}",
        "Scoring": "",
        "Declarer": "N",
        "Contract": "3NT",
        "Result": "9",
    }
    head = "\n".join(f'[{key} "{value}"]' for key, value in tags.items())
    plays = "\n".join(tricks)
    return f'{head}\n[Auction "N"]\n1NT Pass 3NT Pass\nPass Pass\n[Play "E"]\n{plays}\n*\n'

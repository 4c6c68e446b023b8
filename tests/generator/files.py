"""Whole files: several games, their heads, and what the later ones inherit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests import oracle
from tests.generator.draft import FileDraft, GameDraft
from tests.generator.drafting import draft_game
from tests.generator.style import Style, random_style, undecorated
from tests.generator.truth import TABLE_TALK, Game, Habits, random_game
from tests.generator.writing import Written, write

NAMES = ("Ann", "Bob", '"Cat M."', "Dee", '"Zoë; {x} # y"', "Ö", '"O\'Neill"', "K", '"hand 2"')
TAGS = (
    ("title", 'Thursday league; table 2 {final} # "so"'),
    ("date", "2026-03-12"),
    ("place", "the back room"),
    ("event", "Cup"),
    ("round", "2"),
    ("table", "4"),
    ("scribe", "Dee"),
    ("note", "played in good light"),
    ("x-weather", "rain: heavy"),
)
FAMILY = ("denexa", "pimenta", "solitaire", "pagat", "penguin")
"""The rule sets of the reference family; the first two have a game for two and three seats."""
SAME = (
    "re-entry=yes",
    "first-lead=bidder",
    "made=tricks",
    "set=flat",
    "opponents=always",
    "tie=draw",
    "min-bid=1",
)
"""Options that only say what the rules of the reference family are."""


def file_draft(rng: Random, style: Style, games: Sequence[Game]) -> FileDraft:
    """The words of a file of these games."""
    drafts = [_game(rng, style, game, place) for place, game in enumerate(games)]
    inherited = drafts[0].line is None
    for place, draft in enumerate(drafts):
        _inherit(rng, draft, drafts[0] if inherited and place else None, style)
    return FileDraft("1" if rng.random() < style.version else None, drafts)


def any_game(
    rng: Random, style: Style, seats: int | None = None, habits: Habits = TABLE_TALK, most: int = 60
) -> Game:
    """A game that this style can write: with a score carried in where the first hand's number lets it."""
    seats = seats or rng.choice((2, 3, 4, 4, 4))
    target = rng.choice((30, 30, 30, 12, 42))
    start = [0] * oracle.sides(seats)
    if style.first_number > 1 or rng.random() < 0.15:
        start = [rng.randint(-12, target - 1) for _ in start]
    if rng.random() < 0.1:
        most = rng.randint(1, most)
    return random_game(rng, seats, habits, start, target, most)


def _game(rng: Random, style: Style, game: Game, place: int) -> GameDraft:
    seats, start = game.seats, game.start
    letters = "NESW"[:seats]
    if rng.random() < style.own_letters:
        letters = "".join(rng.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", seats))
    named = rng.random() < style.names
    names = [rng.choice(NAMES) if named and rng.random() < 0.8 else "" for _ in letters]
    draft = draft_game(rng, game, style, letters, names)
    if place or rng.random() < style.game_lines:
        draft.line = rng.choice(("", str(place + 1), "2; after supper {late} #2"))
    draft.tags = [tag for tag in TAGS if rng.random() < style.tags]
    unknown = style.numbers and style.first_number > 1 and rng.random() < 0.4
    needless = style.shuffled and rng.random() < 0.2
    if (any(start) and not unknown) or (not any(start) and needless):
        draft.start = draft.each(start)
    return draft


def _inherit(rng: Random, draft: GameDraft, head: GameDraft | None, style: Style) -> None:
    """Write a game's own rules and seats, unless it inherits the same from the head of the file."""
    target = draft.truth.target
    options = [f"target={target}"] if target != 30 else []
    if any(hand.strain == "low" for hand in draft.truth.hands):
        options.append("low=yes")
    inherits = head is not None and head.rules is not None
    preset = rng.choice(FAMILY[: 5 if draft.truth.seats == 4 else 2])
    if options or rng.random() < style.rules_line or inherits:
        options += [option for option in SAME if rng.random() < 0.1 * style.loose]
        draft.rules = [preset if style.loose else "denexa", *options]
    plain = draft.letters == "NESW" and not any(draft.names)
    if not plain or rng.random() < 0.3 or (head is not None and head.seats is not None):
        draft.seats = list(zip(draft.letters, draft.names, strict=True))


def random_file(seed: int, style: Style | None = None) -> Written:
    """A clean file of one to three games in any style: no error in it, and nothing to warn of."""
    rng = Random(seed)
    style = style or random_style(rng)
    style = undecorated(style) if rng.random() < 0.25 else style
    games = [any_game(rng, style) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    return write(file_draft(rng, style, games), rng, style)

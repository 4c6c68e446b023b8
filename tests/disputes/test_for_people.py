"""The questions that no record can decide: the rulebook answers them."""

import pytest

from pepper_notation.render.rules import rule_page
from pepper_notation.rulebook import Rule


@pytest.mark.parametrize(
    ("question", "rule", "answer"),
    [
        (
            "Do the nines of our no trump stay good as trumps?",
            "low-no-trump",
            "a game that this tool does not know",
        ),
        (
            "How many cards are there in the suit of the trumps' colour?",
            "left-bower",
            "seven trumps, and five",
        ),
        ("Does no trump outrank a suit at the same level?", "no-trump-rank", "no suit is bid"),
        ("May I say the suit while bidding, or hint at it?", "irregularities", "Any other forfeits the game"),
        ("May a suit be changed once it is named?", "name-trump", "Euchre's old laws forbid both"),
        ("Our opponents want to give up. May they?", "irregularities", "not if clubs are trumps"),
        ("Who may see the card that is passed?", "exchange", "each choosing before seeing the other's"),
        ("A revoke was found. What does it cost?", "irregularities", "the bid goes to the other side"),
        ("The revoke was put right before the trick was turned.", "irregularities", "it is usually free"),
        ("Somebody led out of turn.", "irregularities", "call a suit or a card"),
        ("Two cards fell at once.", "irregularities", "Exposed cards stay exposed"),
        (
            "The score was written wrong, and we saw it later.",
            "irregularities",
            "until the next hand is under way",
        ),
        ("May the dead hand be looked at?", "two-handed", "The third hand is not looked at"),
        ("Does the hand stop when a side reaches the target?", "target", "played to its end"),
        ("May clubs be folded, and may tricks be granted?", "irregularities", "under a bid of four or five"),
        ("Who deals after a misdeal?", "deal", "the same dealer deal again"),
        ("What of a bid out of turn?", "bid-higher", "cannot take away another player's right"),
    ],
)
def test_the_rulebook_answers(question: str, rule: str, answer: str):
    told = " ".join("".join(text.plain for text in rule_page(Rule(rule))).split())
    assert answer in told, question

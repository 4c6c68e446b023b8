"""What the sources say of the play: who leads, what must be followed, who takes the trick, who sits out."""

from __future__ import annotations

from typing import Final

from pepper_notation.rulebook.entry import Entry, entry, implied, silent
from pepper_notation.rulebook.ids import Rule

PLAY: Final[tuple[Entry, ...]] = (
    entry(
        Rule.FIRST_LEAD,
        "The first lead",
        "The high bidder opens the play, with any card.",
        denexa="The high bidder opens the play.",
        solitaire="The high bidder opens, with whatever card.",
        pimenta="The winner of the auction opens, with whatever card.",
        pagat="The high bidder opens, with whatever card.",
        bicycle="The high bidder opens, with whatever card.",
        penguin="The high bidder opens the play.",
        laporte="Without trumps the bidder's left leads; else, it is understood, the bidder.",
        wolf="The winner of the bid opens the play.",
        kaibosh="The player at the dealer's left leads; a bidder of kaibosh leads himself.",
        bideuchre="The player at the dealer's left leads; if that seat sits out, the next.",
        elsewhere="In old Auction Euchre the player at the dealer's left leads.",
    ),
    entry(
        Rule.FOLLOW_SUIT,
        "Following suit",
        "A player who has a card of the suit led plays one; one who has none plays any card, a trump or not.",
        denexa="Follow suit if able; else any card, a trump included.",
        solitaire="Follow suit if possible; else any card.",
        pimenta="Follow suit; who cannot plays any card.",
        pagat="Follow suit if possible; else any card.",
        bicycle="Follow suit if possible; else any card.",
        penguin="Follow suit; else any card.",
        wolf="Play the suit led if there is one in hand; else any card.",
        kaibosh="The suit led must be followed, the left bower counting as a trump.",
        bideuchre="Play the suit led if there is one in hand, the left bower counting as a trump; else any card.",
        elsewhere="Nobody has to trump, nobody has to beat the trick, and trumps may be led at any time.",
    ),
    entry(
        Rule.TRICK_WINNER,
        "Who takes the trick",
        "The best trump takes it; without a trump in it, the best card of the suit led.",
        denexa="The best card of the suit led; once a trump is in it, the best trump.",
        solitaire="The best trump; failing that, the best of the suit led.",
        pimenta="The best trump, or the best of the suit led.",
        pagat="The best trump; failing that, the best of the suit led.",
        bicycle="The best trump; failing that, the best of the suit led.",
        penguin="The best trump; failing that, the best of the suit led.",
        wolf="The best trump; failing that, the best of the suit led; other suits are worth nothing.",
        kaibosh="Trumps beat the suit led, and that beats the rest.",
        bideuchre="The best trump; failing that, the best of the suit led, which in low is its lowest.",
        elsewhere="A discard never wins, however high it is.",
    ),
    entry(
        Rule.WINNER_LEADS,
        "The winner leads",
        "Whoever takes a trick leads to the next, any card.",
        solitaire="Whoever took the last trick leads.",
        pimenta="Whoever took a trick begins the next round.",
        pagat="Whoever took the last trick leads.",
        bicycle="Whoever took the last trick leads.",
        penguin="Whoever took the last trick leads.",
        wolf="The next lead is for the player who took the trick.",
        kaibosh="The player of the highest card leads any card to the next.",
        bideuchre="The next lead is for the player who took the trick.",
    ),
    entry(
        Rule.EXCHANGE,
        "Exchange of a card",
        "Whether bidder and partner exchange a card before the play.",
        wolf="Under all bids but double moon the bidder, having named trumps, and the partner exchange one card, "
        "each choosing before seeing the other's.",
        bideuchre="For partner's best the bidder gives the partner a card and then gets one back; the other side sees "
        "neither.",
        elsewhere="In Iowa a small pepper may ask the partner for the best card.  Pepper as most sources have it knows "
        "no exchange.",
    ),
    entry(
        Rule.ALONE,
        "Playing alone",
        "Whether the bidder's partner sits out, so that a trick has three cards.",
        wolf="The partner of the bidder never plays: every hand is one against two.",
        kaibosh="A bidder of kaibosh plays alone.",
        bideuchre="Partner's best and alone are played without the partner, whose cards stay out.",
        elsewhere="Pepper as most sources have it is played by all four, big pepper too, and the partner's tricks "
        "count.",
    ),
    entry(
        Rule.THREE_HANDED,
        "Three players",
        "Three players get eight cards each and play each for himself: bids to seven, then little and big pepper for "
        "all eight; set costs eight, big pepper counts sixteen.",
        denexa="Eight cards each, no sides; one to seven, the peppers for all eight; set costs eight, big pepper "
        "wins or loses sixteen.",
        pimenta="Eight cards each; one to seven, the peppers for all eight; set costs eight, big pepper wins or "
        "loses sixteen.",
        pagat=silent("It is for two to four players; what we know of it is the game for four."),
        bicycle=silent("It has a supplement for three, which we could not read."),
        elsewhere="There are no sides: the two who did not bid score their own tricks, each for himself.",
    ),
    entry(
        Rule.TWO_HANDED,
        "Two players",
        "Two players play as three do, with the third hand face down and out of play.",
        denexa="Three hands are dealt, and the third is laid aside unused.",
        pimenta=implied(
            "Three hands are dealt, and the third stays face down and is not touched; points as for three."
        ),
        pagat=silent("It is for two to four players; what we know of it is the game for four."),
        elsewhere="The third hand is not looked at.",
    ),
    entry(
        Rule.IRREGULARITIES,
        "Irregularities",
        "What a revoke, a play or a call out of turn, an exposed card, a hint or a wrong score costs.",
        denexa=silent("Nothing; a reader is told that what counts is a rule that is clear to everyone."),
        laporte="Two hints are allowed: a bid of two for an ace, a bid of three for a red and a black jack.  Any other "
        "forfeits the game.",
        wolf="The other side may talk about the cards that will stop the bidder.  It may also give up before the "
        "play, for nothing or for a trick or two granted under a bid of four or five; not if clubs are trumps.",
        bideuchre="A wrong card by the other side gives the bidder's side all it could win and the other side "
        "nothing; a wrong card by the bidder's side is a bid that was set, and six points for the other side.",
        elsewhere="The published rules of Pepper are silent.  A revoke: the bid goes to the other side (Foster's "
        "Hoyle), or four points one way and four the other, or two points and the hand is over; put right while the "
        "trick lies open, it is usually free.  Out of turn: Euchre's old laws let the other side call a suit or a "
        "card.  Exposed cards stay exposed.  A wrong score may be put right until the next hand is under way.  Write "
        "the table's decision down with `adjust` or `ruling`.",
        differ="Each that speaks has rules of its own.",
        judged=False,
    ),
)
"""The rules of the play."""

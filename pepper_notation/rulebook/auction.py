"""What the sources say of the auction: which bids there are, when it ends, who names trumps."""

from __future__ import annotations

from typing import Final

from pepper_notation.rulebook.entry import Entry, entry, implied, silent, slip
from pepper_notation.rulebook.ids import Rule

AUCTION: Final[tuple[Entry, ...]] = (
    entry(
        Rule.BID_LADDER,
        "The bids",
        "A bid is a number of tricks, or little pepper (all the tricks), or big pepper (all the tricks for double "
        "stakes), which is the highest.",
        denexa="One to five; little pepper and big pepper, both for all six, big above little.",
        solitaire="One to five; above that little pepper and then big pepper, both for all six.",
        pimenta="As a rule one to five; little pepper for all six; big pepper for all six at double points.",
        pagat="One to five; above that little pepper and then big pepper, both for all six.",
        bicycle="One to five; above that little pepper and then big pepper, both for all six.",
        penguin="One to five, little pepper, big pepper.",
        laporte=silent("It mentions bids of two, three and five, little pepper and big pepper."),
        wolf="Four, five, six, moon, double moon.  In the first four hands the player at the dealer's left bids four, "
        "and nobody else bids.",
        kaibosh="One to six, and kaibosh above them.",
        bideuchre="Three to six, partner's best, alone.",
        elsewhere="Where there is a little pepper there is usually no plain six: it is the bid of six.  In eastern "
        "Iowa some bid one to six and then pepper.  A bid of one is rare in practice.",
    ),
    entry(
        Rule.BID_HIGHER,
        "Each bid beats the last",
        "Whoever bids must bid more than the highest bid so far, a partner's included; else the call is a pass.",
        denexa="Each bid is higher than those before it.",
        solitaire="Each player in turn bids higher than the last bid, or passes.",
        pimenta="Each bid must exceed the one before it; else the player passes.",
        pagat="Each player in turn bids higher than the last bid, or passes.",
        bicycle="Each player in turn bids higher than the last bid, or passes.",
        penguin="Each bid is higher than the last.",
        wolf="A bid is higher than the highest so far, or the player passes; its program takes a bid that is "
        "too low for a pass.",
        kaibosh="A bid is higher than the highest so far, or the player passes.",
        bideuchre="A bid is strictly stronger; a wrong one may be put right until the next player has called, and "
        "after that is a pass.",
        elsewhere="Nobody forbids to outbid a partner.  Euchre's old laws hold that a bid out of turn cannot take "
        "away another player's right.",
    ),
    entry(
        Rule.AUCTION_END,
        "The end of the auction",
        "The auction ends when a bid has been passed by every other player, or when everybody has passed.",
        denexa=slip(
            "It goes on until there are three passes in a row.",
            "The three passes are those that follow a bid.  Taken at its word, three opening passes would end it "
            "before the dealer had spoken.",
        ),
        solitaire="As many rounds as it takes, until a bid has been passed by the other three.",
        pimenta="When a bid has been made and all others have passed.",
        pagat="As many rounds as it takes, until a bid has been passed by the other three.",
        bicycle="As many rounds as it takes, until three passes in a row follow a bid.",
        penguin="A bid followed by three passes in a row.",
        wolf="Once round the table, the dealer last.",
        kaibosh="Once round the table; a bid of kaibosh ends it at once.",
        bideuchre="One call each, the dealer last.",
        elsewhere="Many tables give each player one call only, the dealer last.",
    ),
    entry(
        Rule.RE_ENTRY,
        "Bidding after a pass",
        "Whether a player who has passed may bid when the turn comes round again.",
        solitaire="The turn keeps coming round, and each player in turn may bid or pass.",
        pagat="The turn keeps coming round, and each player in turn may bid or pass.",
        bicycle="The turn keeps coming round, and each player in turn may bid or pass.",
        wolf="There is one turn only.",
        kaibosh="There is one turn only.",
        bideuchre="Whoever passes has had the only turn.",
        elsewhere="One set of rules found lets players come back, another says that a pass is final.",
    ),
    entry(
        Rule.ALL_PASS,
        "Nobody bids",
        "What happens when everybody passes.",
        laporte="The dealer must bid, three or more, and the other side must then play the hand out.",
        wolf="The hand is thrown in without points, and the deal passes on.",
        bideuchre="It cannot happen: after three passes the dealer must bid.",
        elsewhere="The largest hole in the published rules.  Other Bid Euchre: the next player deals; Double "
        "Hasenpfeffer: the dealer must bid three and loses half if set; Hasenpfeffer: the holder of the joker must "
        "bid.  A dealer who must bid scores like any bidder.",
    ),
    entry(
        Rule.NAME_TRUMP,
        "Naming trumps",
        "After the auction the high bidder, nobody else, names a suit or no trump.",
        denexa="The high bidder names any of the four suits, or no trump.",
        solitaire="The high bidder names a suit or chooses no trump.",
        pimenta="The winner of the auction decides which suit is trumps, or that there is none.",
        pagat="The high bidder names a suit or chooses no trump.",
        bicycle="The high bidder names a suit or chooses no trump; the Japanese rendering asks for at least one card "
        "of the suit named.",
        penguin="The high bidder names a suit or no trump.",
        laporte=implied("No trump can win the bid; the bidder decides."),
        wolf="The high bidder chooses a suit or no trump, before the cards are exchanged.",
        kaibosh="The highest bidder names a suit.",
        bideuchre="The winner chooses after the auction: a suit, or from four up also high or low without trumps; for "
        "partner's best a suit only.",
        differ="One rendering alone asks the bidder for a card of the suit named.",
        elsewhere="Apart from that, a suit may be named of which the bidder holds no card.  No source "
        "says what happens if the partner names it, or whether it may be changed: Euchre's old laws forbid both.",
    ),
)
"""The rules of the auction."""

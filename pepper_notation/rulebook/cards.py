"""What the sources say of the cards: the pack, the deal, how cards rank."""

from __future__ import annotations

from typing import Final

from pepper_notation.rulebook.entry import Entry, entry, implied, silent, slip
from pepper_notation.rulebook.ids import Rule

CARDS: Final[tuple[Entry, ...]] = (
    entry(
        Rule.PACK,
        "The pack",
        "Pepper is played with 24 cards: nine, ten, jack, queen, king and ace of each suit, one of each.",
        denexa="24 cards: the twos to the eights are taken out of a full pack.",
        solitaire="24 cards, nine to ace in each suit.",
        pimenta=slip(
            "Not an ordinary pack: only nines, tens, monkeys, queens, kings and aces.",
            "The monkeys are the jacks.",
        ),
        pagat="24 cards, nine to ace in each suit.",
        bicycle="24 cards, nine to ace in each suit.",
        wolf="24 cards, nine to ace in each suit; no joker.",
        kaibosh="Everything below the nine is taken out.",
        bideuchre="24 cards, nine to ace in each suit.",
        elsewhere="Some games of the name add a joker or use two packs; their records are not for this tool.",
    ),
    entry(
        Rule.DEAL,
        "The deal",
        "All cards are dealt, beginning at the dealer's left: six to each of four players, eight to each of three.",
        denexa="Six cards to each of four players; three hands of eight for two or three players.",
        solitaire="Six cards each, one at a time, the player at the dealer's left first.",
        pimenta=slip(
            "Six cards each, one at a time; the dealer is to begin at a side that is called right and left at once.",
            "The dealer's left is meant.",
        ),
        pagat="Six cards each, one at a time and clockwise, the player at the dealer's left first.",
        bicycle="Six cards each, one at a time, the player at the dealer's left first.",
        laporte=silent(
            "Nothing is said of the deal; a bid of five that wins four tricks leaves two to the others."
        ),
        wolf="Six cards each, often in two lots of three.",
        kaibosh="Six cards each; the player at the dealer's right is offered the cut.",
        bideuchre="Six cards each, none left over; the first dealer is drawn by lot; a misdeal is dealt again.",
        elsewhere="Who deals after a misdeal is hardly ever said.  Euchre's laws of 1888 take the deal from a dealer "
        "at fault; at least one school tournament lets the same dealer deal again, once.",
    ),
    entry(
        Rule.NEXT_DEALER,
        "The next dealer",
        "After each hand the deal passes to the left.",
        pimenta="The deal passes to the left of the last dealer after each hand.",
        wolf="The deal passes to the left, after a hand that was thrown in as well.",
        kaibosh="The deal moves to the left after each hand.",
        bideuchre="The deal moves one seat clockwise after each hand.",
        elsewhere="Every description that speaks of it passes the deal to the left.",
    ),
    entry(
        Rule.TRUMP_RANK,
        "The rank of trumps",
        "From the top: the jack of trumps (right bower), the other jack of the same colour (left bower), ace, king, "
        "queen, ten, nine.",
        denexa=slip(
            "Right bower, left bower, king, queen, ten, nine: the ace is not in the list.",
            "The ace ranks third.  The page keeps all six ranks in the pack, and puts only the bowers above the other "
            "cards of the suit.",
        ),
        solitaire="Right bower, left bower, ace, king, queen, ten, nine.",
        pimenta="The two jacks of the colour, that of the trump suit first, then ace, king, queen, ten, nine.",
        pagat="Right bower, left bower, ace, king, queen, ten, nine.",
        bicycle="Right bower, left bower, ace, king, queen, ten, nine.",
        laporte=silent("It speaks of jacks of both colours as a strength, no more."),
        wolf="Right bower, left bower, then ace, king, queen, ten, nine.",
        kaibosh="The jack of trumps is highest, the other jack of the same colour second.",
        bideuchre="Right bower, left bower, ace, king, queen, ten, nine.",
        elsewhere="Everybody puts the ace above the king.",
    ),
    entry(
        Rule.LEFT_BOWER,
        "The left bower is a trump",
        "The other jack of the trump suit's colour belongs to trumps: it must be played to a trump lead if there is "
        "no other, it does not follow the suit printed on it, and led, it calls for trumps.",
        denexa="Both bowers are part of the trump suit.",
        solitaire=silent("It is ranked among the trumps; what it must follow is not said."),
        pimenta=implied("The other suit of the colour is said to be without its jack."),
        pagat=implied("It stands in the list of trumps, not in that of its own suit."),
        bicycle=implied("It stands in the list of trumps."),
        wolf="For the hand it is a trump and no member of the suit printed on it.",
        kaibosh="It counts as a trump: a player with no other trump must play it when trumps are led.",
        bideuchre="It is a member of the trump suit for following as well as for winning, not of its printed suit.",
        elsewhere="In every game of the family there are therefore seven trumps, and five cards in the other suit of "
        "the colour.  Forgetting it is the most usual cause of a revoke.",
    ),
    entry(
        Rule.PLAIN_RANK,
        "The rank of a plain suit",
        "From the top: ace, king, queen, jack, ten, nine; the suit of the trump suit's colour has no jack.",
        denexa="Ace, king, queen, jack, ten, nine.",
        pimenta="From the ace down to the nine, the jack left out where it is the left bower.",
        pagat="Ace, king, queen, jack, ten, nine.",
        wolf="Ace, king, queen, jack if it is there, ten, nine.",
        kaibosh="Jacks that are no bowers stand between queen and ten.",
        bideuchre="Ace, king, queen, jack, ten, nine; five cards in the suit of the trump suit's colour.",
    ),
    entry(
        Rule.NO_TRUMP_RANK,
        "No trump",
        "In no trump every suit ranks ace, king, queen, jack, ten, nine; there are no bowers, and the highest card of "
        "the suit led wins.",
        denexa=silent("The bidder may declare no trump; how cards rank in it is not said."),
        solitaire=silent("The bidder may choose no trump; how cards rank in it is not said."),
        pimenta=implied("Some hands are played without trumps; then the regular order must hold."),
        pagat="With no trumps all four suits rank like a plain suit.",
        bicycle=silent("The bidder may choose no trump; how cards rank in it is not said."),
        penguin=silent("The bidder may choose no trump; how cards rank in it is not said."),
        laporte=silent("No trump may be played; how cards rank in it is not said."),
        wolf="Without a trump suit only the highest card of the suit led counts; the bidder may choose it.",
        kaibosh=silent("The bidder names a suit; no trump is not mentioned."),
        bideuchre="Played high, every suit ranks as a plain one; open to a bid of four or more and to the lone bid.",
        elsewhere="No suit outranks another, and no trump outranks none, in the bidding: no suit is bid.",
    ),
    entry(
        Rule.LOW_NO_TRUMP,
        "Low no trump",
        "In low no trump the order is turned round in every suit: nine, ten, jack, queen, king, ace; no bowers.",
        denexa=silent(
            "A reader asks about friends who play no trump as nines, a suit running from the nine up to the ace and "
            "still good as trump; the answer is that groups make rules of their own."
        ),
        bideuchre="Played low, the lowest card of the suit led wins; open to a bid of four or more and to the lone "
        "bid.",
        elsewhere="No published Pepper has it; Bid Euchre with two packs often does.  `low=yes` is one reading of "
        "the reader's question: nines high, aces low, no trumps.  A suit that is called low and still acts as trump "
        "is a game that this tool does not know.",
    ),
)
"""The rules of the cards."""

"""A record under several rule sets: which fit, and which option makes each difference."""

from pepper_notation.comparison import Comparison, Fact, Kind, compare
from pepper_notation.options import house, resolve
from pepper_notation.presets import PRESETS
from pepper_notation.ruleset import RuleSet

SET_BID_OF_FOUR = "hand 5 dealer W\ncontract N 4 hearts\ntricks NS 3 EW 3\n"


def compared(record: str, *rule_sets: RuleSet) -> Comparison:
    return compare(record.encode(), "night.pepper", rule_sets or list(PRESETS.values()))


def fitting(record: str) -> list[str]:
    return [one.rules.name for one in compared(record).fitting]


def reasons(record: str, *rule_sets: RuleSet) -> dict[str, dict[str, set[Kind]]]:
    """By rule set, the options that make it differ from the best, and what they make different."""
    return {
        difference.judgement.rules.name: {
            reason.option.name: {fact.kind for fact in reason.facts} for reason in difference.reasons
        }
        for difference in compared(record, *rule_sets).differences
    }


def test_a_set_bid_of_four_costs_six_or_four_and_the_reason_is_how_a_set_bid_is_paid():
    found = compared(SET_BID_OF_FOUR, PRESETS["denexa"], PRESETS["wolf-42"])
    points = Fact(1, 1)
    assert found.best.facts[points] == "NS -6 EW +3"
    (difference,) = found.differences
    assert difference.judgement.facts[points] == "NS -4 EW +3"
    assert [(one.option.name, one.base, one.other, one.facts) for one in difference.reasons] == [
        ("set", "flat", "bid", (points,))
    ]
    assert difference.together == ()


def test_a_group_learns_from_its_score_sheet_which_rules_it_plays_by():
    assert fitting(f"{SET_BID_OF_FOUR}points NS -6 EW +3\n")[0] == "denexa"
    assert "wolf-42" not in fitting(f"{SET_BID_OF_FOUR}points NS -6 EW +3\n")
    assert fitting(f"{SET_BID_OF_FOUR}points NS -4 EW +3\n") == [
        "laporte-31",
        "wolf-42",
        "kaibosh",
        "bideuchre-40",
    ]


def test_what_rule_sets_say_alike_is_no_difference():
    found = compared(SET_BID_OF_FOUR, PRESETS["denexa"], PRESETS["solitaire"])
    (difference,) = found.differences
    assert (difference.reasons, difference.together) == ((), ())


def test_a_finding_is_traced_like_the_points_of_a_hand():
    told = reasons(f"{SET_BID_OF_FOUR}points NS -6 EW +3\n", PRESETS["denexa"], PRESETS["wolf-42"])
    assert told == {"wolf-42": {"set": {Kind.POINTS, Kind.FINDING}}}


def test_each_hand_has_its_own_reason():
    record = (
        "hand 5 dealer W\ncontract N 4 hearts\ntricks NS 3 EW 3\n"
        "hand 6 dealer N\ncontract E 4 hearts\ntricks NS 1 EW 5\n"
        "hand 7 dealer E\ncontract S 5 hearts\ntricks NS 6 EW 0\n"
    )
    (difference,) = compared(record, PRESETS["denexa"], PRESETS["wolf-42"]).differences
    hands = {reason.option.name: [fact.hand for fact in reason.facts] for reason in difference.reasons}
    assert hands == {"set": [1], "made": [2]}
    # Paid by the bid and losing their own by being shut out: no single option makes that.
    assert [fact.hand for fact in difference.together] == [3]


def test_who_won_is_traced_to_the_target():
    record = "start NS 27 EW 12\nhand 9 dealer W\ncontract NS 4\ntricks NS 4 EW 2\nwinner NS\n"
    told = reasons(record, PRESETS["denexa"], resolve("denexa", ["target=40"]).rules)
    assert told == {"denexa": {"target": {Kind.WINNER, Kind.FINDING}}}


def test_a_tables_own_rules_are_compared_under_their_own_name():
    own = house('extends = "denexa"\nname = "Sundays"\nset = "bid"\n').rules
    found = compared(f"{SET_BID_OF_FOUR}points NS -4 EW +3\n", PRESETS["denexa"], own)
    assert found.best.rules.name == "Sundays"
    assert [one.rules.name for one in found.judgements] == ["Sundays", "denexa"]


def test_of_rule_sets_that_fit_alike_the_first_given_is_the_best():
    first, second = PRESETS["solitaire"], PRESETS["pagat"]
    assert compared(SET_BID_OF_FOUR, first, second).best.rules is first
    assert compared(SET_BID_OF_FOUR, second, first).best.rules is second


def test_a_record_that_fits_nowhere_has_a_best_all_the_same():
    found = compared(f"{SET_BID_OF_FOUR}points NS +1 EW +1\n")
    assert found.fitting == ()
    assert found.best.errors == min(one.errors for one in found.judgements)


def test_a_table_of_three_fits_the_rules_that_have_a_game_for_it():
    assert fitting("seats A=Ann B=Bob C=Cat\nhand 9 dealer A\ncontract B 5\ntricks A 1 B 5 C 2\n") == [
        "denexa",
        "pimenta",
    ]


def test_a_long_file_is_traced_on_its_first_games():
    games = "".join(f"game {number}\n{SET_BID_OF_FOUR}" for number in range(1, 101))
    found = compared(games, PRESETS["denexa"], PRESETS["wolf-42"])
    assert (found.games, found.traced) == (100, 60)
    (difference,) = found.differences
    (reason,) = difference.reasons
    assert [fact.game for fact in reason.facts] == list(range(1, 61))
    assert difference.together == ()

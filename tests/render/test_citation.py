"""A finding cites its rule as its source has it, and owns up to a source's silence and slips."""

from __future__ import annotations

import pytest

from pepper_notation.pipeline import check_text
from pepper_notation.render.citation import cited
from pepper_notation.report import Report
from pepper_notation.rulebook import BOOK, Rule, Source, Stance
from tests.render.reports import shown


def test_a_rule_is_cited_in_the_words_kept_for_its_source():
    said = BOOK[Rule.FOLLOW_SUIT].sayings[Source.DENEXA].text
    assert cited("follow-suit", "denexa") == f"follow-suit (denexa): {said}"


def test_a_silent_source_is_said_to_be_silent():
    assert BOOK[Rule.WINNER_LEADS].sayings[Source.DENEXA].stance is Stance.SILENT
    assert cited("winner-leads", "denexa").startswith("winner-leads (denexa is silent): ")


def test_a_slip_is_cited_with_what_is_meant():
    assert BOOK[Rule.TRUMP_RANK].sayings[Source.DENEXA].stance is Stance.SLIP
    assert "  A slip: " in cited("trump-rank", "denexa")


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("source", Source)
def test_every_rule_can_be_cited_from_every_source(rule, source):
    assert cited(rule, source).startswith(f"{rule} ({source}")


def test_a_table_that_plays_otherwise_is_cited_in_the_sources_place():
    assert cited("set", "denexa", ("target=20", "set=bid")).startswith("set (this table): set=bid, ")
    assert cited("target", "denexa", ("target=20",)) == "target (this table): target=20"
    assert cited("made", "denexa", ("set=bid",)) == cited("made", "denexa")
    report = check_text(
        "rules denexa set=bid\nhand 1 dealer N; contract NS 4 hearts; tricks NS 3 EW 3; points NS -6 EW +3\n"
    )
    assert "= rule: set (this table): set=bid" in shown(Report((report,)))

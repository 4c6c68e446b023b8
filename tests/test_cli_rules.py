"""The commands about rules, as a person meets them: `rules`, `compare`, `explain`."""

import json

import pytest

from pepper_notation.cli import main

SHEET = "hand 5 dealer W\ncontract N 4 hearts\ntricks NS 3 EW 3\npoints NS -4 EW +3\n"
HOUSE = 'extends = "denexa"\nname = "Sundays"\nset = "bid"\n'


@pytest.fixture(autouse=True)
def evening(tmp_path, monkeypatch):
    """A folder with a record and a table's own rules, and nothing of the world's colours."""
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "night.pepper").write_text(SHEET)
    (tmp_path / "house.toml").write_text(HOUSE)
    (tmp_path / "broken.toml").write_text("set = \n")


@pytest.fixture
def pepper(capsys):
    """Runs the program: status, standard output, standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (("rules",), "The rules of Pepper"),
        (("rules", "left-bower"), "left-bower  The left bower is a trump"),
        (("rules", "LEFT-BOWER"), "left-bower  The left bower is a trump"),
        (("rules", "shut-out"), "opponents  The other side's tricks"),
        (
            ("rules", "--preset", "kaibosh"),
            "kaibosh         Kaibosh, the page",
        ),
        (
            ("rules", "--rule", "target=21"),
            "denexa          Denexa: Pepper",
        ),
        (("compare", "night.pepper"), "night.pepper"),
        (("explain", "pn401"), "PN401 failed-to-follow  error: held the suit led and played another"),
    ],
)
def test_a_page_is_printed_without_colour_where_nobody_looks(pepper, arguments: tuple[str, ...], first: str):
    status, out, err = pepper(*arguments)
    assert (status, err) == (0, "")
    assert out.splitlines()[0].startswith(first)
    assert "\x1b" not in out


@pytest.mark.parametrize(
    "arguments", [("rules",), ("rules", "set"), ("compare", "night.pepper"), ("explain", "PN502")]
)
def test_colour_changes_nothing_but_the_colour(pepper, arguments: tuple[str, ...]):
    plain = pepper(*arguments)[1]
    coloured = pepper(*arguments, "--color", "always")[1]
    assert "\x1b[" in coloured
    for code in {piece.split("m")[0] for piece in coloured.split("\x1b[")[1:]}:
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == plain


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("rules",), "presets"),
        (("rules", "set"), "sources"),
        (("rules", "--preset", "wolf-42"), "options"),
        (("compare", "night.pepper"), "differences"),
        (("explain", "PN502"), "explanation"),
    ],
)
def test_every_page_has_a_form_for_machines(pepper, arguments: tuple[str, ...], key: str):
    status, out, _ = pepper(*arguments, "--output-format", "json")
    told = json.loads(out)
    assert (status, told["schema"]) == (0, 1)
    assert told[key]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules", "left-bowr"), "there is no rule `left-bowr`; did you mean `left-bower`?"),
        (("rules", "wolf-42"), "`wolf-42` is a rule set: use --preset wolf-42"),
        (("rules", "set", "--preset", "wolf-42"), "a rule or a rule set, not both at once"),
        (("rules", "--preset", "denex"), "did you mean `denexa`?"),
        (("rules", "--rule", "low=maybe"), "`low` cannot be `maybe`"),
        (("rules", "--preset", "broken.toml"), "this is not TOML"),
        (("compare", "none.pepper"), "none.pepper: no such file"),
        (("compare", "night.pepper", "--rules", "denexa,wolf"), "did you mean `wolf-42`?"),
        (("explain", "PN9"), "there is no finding `PN9`"),
        (("explain", "wrong-point"), "did you mean `wrong-points`?"),
    ],
)
def test_a_wrong_word_is_wrong_usage_and_the_right_one_is_offered(
    pepper, arguments: tuple[str, ...], said: str
):
    status, out, err = pepper(*arguments)
    assert (status, out) == (2, "")
    assert said in err


def test_a_tables_own_rules_are_compared_with_a_preset(pepper):
    status, out, _ = pepper("compare", "night.pepper", "--rules", "denexa,house.toml")
    assert status == 0
    assert "Without an error, best first: Sundays." in out
    assert "  set           flat in place of bid" in out


def test_a_tables_own_rules_are_shown_as_what_they_change(pepper):
    _, out, _ = pepper("rules", "--preset", "house.toml")
    assert "  rules denexa set=bid" in out
    assert "this table's own" in out

"""The program as a person meets it: arguments in, text and a status out."""

from __future__ import annotations

import io
import json
import sys
from xml.etree import ElementTree

import pytest

from pepper_notation.cli import main
from pepper_notation.cli.app import commands
from pepper_notation.cli.output import Color, is_colored

CLEAN = "rules denexa\nhand 1 dealer N; contract NS 4 hearts; tricks NS 4 EW 2; score NS 4 EW 2\n"
WRONG_SUM = CLEAN.replace("score NS 4", "score NS 5")
SET_FOR_THE_BID = (
    "rules denexa\nhand 1 dealer N; contract NS 4 hearts; tricks NS 3 EW 3; points NS -4 EW +3\n"
)
UNFINISHED = "rules denexa\nhand 1 dealer N\nbid pass pass pass 2 pass pass\ntrump N: hearts\n"


@pytest.fixture(autouse=True)
def evening(tmp_path, monkeypatch):
    """An evening's folder, and the program started beside it; nothing of the world's colours."""
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "clean.pepper").write_text(CLEAN)
    (tmp_path / "wrong.pepper").write_text(WRONG_SUM)
    (tmp_path / "set.pepper").write_text(SET_FOR_THE_BID)
    (tmp_path / "unfinished.pepper").write_text(UNFINISHED)
    return tmp_path


@pytest.fixture
def pepper(capsys):
    """Runs the program: status, standard output, standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_a_clean_record_exits_with_0_and_says_nothing_on_standard_output(pepper):
    status, out, err = pepper("check", "clean.pepper")
    assert (status, out) == (0, "")
    assert err == "No mistakes in 1 file; 1 game, 1 hand\n"


def test_an_error_exits_with_1_and_piped_output_is_concise(pepper):
    status, out, err = pepper("check", "wrong.pepper")
    assert status == 1
    assert out.startswith("wrong.pepper:2:67: error PN503 ")
    assert out.count("\n") == 1
    assert err.startswith("1 error in 1 file; ")


def test_a_warning_exits_with_0_and_with_strict_with_1(pepper):
    status, out, _ = pepper("check", "unfinished.pepper")
    assert (status, "warning PN304" in out, "error" in out) == (0, True, False)
    assert pepper("check", "unfinished.pepper", "--strict")[0] == 1


def test_the_full_output_shows_line_caret_rule_and_right_figure(pepper):
    status, out, err = pepper("check", "wrong.pepper", "--output-format", "full")
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert lines[0].startswith("error[PN503] wrong-score: ")
    assert lines[1].strip() == "┌─ wrong.pepper:2:67"
    source = next(line for line in lines if line.startswith("2 │ "))
    caret = lines[lines.index(source) + 1]
    assert source[caret.index("^")] == "5"
    assert any(line.strip() == "= right: 4" for line in lines)
    assert lines[-2].startswith("1 error in 1 file; ")
    assert "the record ends at NS 5 EW 2, right is NS 4 EW 2" in lines[-1]


def test_every_machine_format_can_be_read_and_stands_alone_on_standard_output(pepper):
    for form, read in (
        ("json", lambda out: json.loads(out)["findings"]),
        ("json-lines", lambda out: [json.loads(line) for line in out.splitlines()]),
        ("sarif", lambda out: json.loads(out)["runs"][0]["results"]),
        ("github", lambda out: [line for line in out.splitlines() if line.startswith("::error ")]),
        ("junit", lambda out: ElementTree.fromstring(out).findall(".//failure")),
    ):
        status, out, err = pepper("check", "wrong.pepper", "--output-format", form)
        assert (form, status, len(read(out)), err) == (form, 1, 1, "")


def test_a_folder_means_the_records_in_it_and_below_in_order_hidden_ones_left_out(pepper, evening):
    for name in ("b/z.pepper", "b/a.pepper", "a.PEPPER", ".hidden/h.pepper", ".hidden.pepper", "notes.txt"):
        path = evening / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(WRONG_SUM)
    _, out, _ = pepper("check", "games")
    assert [line.partition(":")[0] for line in out.splitlines()] == [
        "games/a.PEPPER",
        "games/b/a.pepper",
        "games/b/z.pepper",
    ]


def test_a_file_named_twice_is_checked_once(pepper, evening):
    _, out, err = pepper("check", "wrong.pepper", ".", "./wrong.pepper", "--select", "PN503")
    assert out.count("\n") == 1
    assert " in 4 files; " in err


def test_standard_input_carries_its_name_or_a_dash(pepper, monkeypatch):
    for arguments, name in (((), "-"), (("--stdin-filename", "night.pepper"), "night.pepper")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(WRONG_SUM.encode())))
        status, out, _ = pepper("check", "-", *arguments)
        assert status == 1
        assert out.startswith(f"{name}:2:67: error PN503 ")


def test_rules_of_the_command_line_are_those_that_judge(pepper, evening):
    assert pepper("check", "set.pepper")[0] == 1
    assert pepper("check", "set.pepper", "--rule", "set=bid")[0] == 0
    assert pepper("check", "set.pepper", "--rules", "denexa", "--rule", "set=bid")[0] == 0
    (evening / "ours.toml").write_text('extends = "denexa"\nname = "Thursdays"\nset = "bid"\n')
    assert pepper("check", "set.pepper", "--rules", "ours.toml")[0] == 0
    assert pepper("check", "set.pepper", "--rules", "solitaire")[0] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rules", "pimienta"), "no rules called `pimienta`; did you mean `pimenta`?"),
        (("--rules", "denexa", "--rule", "taget=30"), "did you mean `target=30`?"),
        (("--rule", "set=bids"), "did you mean `set=bid`?"),
        (("--rule", "target"), "`target` needs a value"),
        (("--rules", "none.toml"), "none.toml: no such file or directory"),
        (("--select", "PN50,PN777"), "there is no finding `PN777`"),
        (("--ignore", "wrong-scores"), "did you mean `wrong-score`?"),
        (("--output-format", "fullest"), "'fullest' is not one of 'full', 'concise', "),
        (("--nonsense",), "No such option: --nonsense"),
        (("--jobs", "-1"), "--jobs"),
    ],
)
def test_wrong_usage_is_told_in_a_line_with_the_nearest_right_word(pepper, arguments, said):
    status, out, err = pepper("check", "clean.pepper", *arguments)
    assert (status, out) == (2, "")
    assert said in err.splitlines()[0]
    assert err.startswith("pepper: ")
    assert "Value error" not in err


def test_wrong_usage_cannot_drive_the_terminal(pepper):
    _, _, err = pepper("check", "--\x1b]0;x\x07", "clean.pepper")
    _, _, unknown = pepper("\x1b[2J")
    assert "\x1b" not in err + unknown


def test_findings_are_selected_and_ignored_by_code_by_its_beginning_and_by_name(pepper):
    def codes(*arguments: str) -> tuple[int, set[str]]:
        status, out, _ = pepper("check", ".", "--output-format", "json-lines", *arguments)
        return status, {json.loads(line)["code"] for line in out.splitlines()}

    assert codes() == (1, {"PN304", "PN502", "PN503"})
    assert codes("--select", "PN5") == (1, {"PN502", "PN503"})
    assert codes("--select", "PN5", "--ignore", "wrong-score") == (1, {"PN502"})
    assert codes("--ignore", "PN502,pn503") == (0, {"PN304"})
    assert codes("--select", "PN304", "--select", "PN502") == (1, {"PN304", "PN502"})


def test_statistics_count_the_findings_by_code(pepper, evening):
    (evening / "again.pepper").write_text(WRONG_SUM)
    status, out, _ = pepper("check", ".", "--statistics", "--select", "PN5")
    assert (status, out) == (1, "2 PN503 wrong-score\n1 PN502 wrong-points\n")
    _, out, err = pepper("check", ".", "--statistics", "--output-format", "json")
    assert json.loads(out)["summary"]["error"] == 3
    assert "2 PN503 wrong-score\n" in err


def test_several_jobs_give_the_same_bytes_as_one(pepper, evening):
    for number in range(40):
        (evening / f"{number}.pepper").write_text(WRONG_SUM if number % 2 else CLEAN)
    for form in ("full", "json"):
        one = pepper("check", ".", "nowhere", "--jobs", "1", "--output-format", form)
        assert one[0] == 2
        assert pepper("check", ".", "nowhere", "--jobs", "3", "--output-format", form) == one


def test_an_error_of_our_own_costs_one_file_and_shows_no_traceback(pepper, monkeypatch):
    from pepper_notation.pipeline import check_file

    def falling(path, pieces, chosen):
        if path == "clean.pepper":
            raise RuntimeError("out of\x1b[2J cards\nTraceback")
        return check_file(path, pieces, chosen)

    monkeypatch.setattr("pepper_notation.cli.batch.check_file", falling)
    status, out, err = pepper("check", "clean.pepper", "wrong.pepper")
    assert status == 2
    assert "PN503" in out
    assert err.splitlines()[0] == (
        "pepper: clean.pepper: internal error, please report it: "
        "RuntimeError: out of\\x1b[2J cards\\nTraceback"
    )


def test_letters_and_plain_frames_on_demand(pepper, evening):
    (evening / "suits.pepper").write_text(WRONG_SUM.replace("hearts", "♥"), encoding="utf-8")
    _, out, _ = pepper("check", "suits.pepper", "--output-format", "full", "--ascii")
    assert out.isascii()
    assert "contract NS 4 h; tricks" in out


def test_colour_is_a_matter_of_choice_and_changes_no_word(pepper):
    _, plain, _ = pepper("check", "wrong.pepper", "--output-format", "full")
    _, colored, _ = pepper("check", "wrong.pepper", "--output-format", "full", "--color", "always")
    assert "\x1b" not in plain
    assert "\x1b[" in colored


@pytest.mark.parametrize(
    ("choice", "environment", "colored"),
    [
        (Color.AUTO, {}, False),
        (Color.AUTO, {"FORCE_COLOR": "1"}, True),
        (Color.AUTO, {"FORCE_COLOR": "0"}, False),
        (Color.AUTO, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (Color.ALWAYS, {"NO_COLOR": "1"}, True),
        (Color.NEVER, {"FORCE_COLOR": "1"}, False),
    ],
)
def test_the_usual_variables_decide_where_nothing_else_is_asked(choice, environment, colored):
    assert is_colored(choice, environment) is colored


def test_long_work_shows_on_a_terminal_how_far_it_is_and_nowhere_else(pepper, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("pepper_notation.cli.progress._LONG", 1)
    quiet = pepper("check", "wrong.pepper")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert pepper("check", "wrong.pepper")[:2] == quiet[:2]
    assert "checking" not in quiet[2]
    assert "checking" in terminal.getvalue()
    assert terminal.getvalue().endswith(quiet[2])


def test_the_program_alone_shows_its_help_and_exits_with_2(pepper):
    status, out, _ = pepper()
    assert status == 2
    assert "check" in out
    assert pepper("--help")[0] == 0


def test_every_command_has_an_example_in_its_help(pepper):
    for command in commands():
        name = command.__name__.rstrip("_")
        status, out, _ = pepper(name, "--help")
        assert status == 0
        assert "Example" in out
        assert f"pepper {name} " in out


def test_the_version_is_told(pepper):
    status, out, _ = pepper("--version")
    assert status == 0
    assert out.startswith("pepper ")

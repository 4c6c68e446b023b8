"""`pepper replay --step` and `--hide` at a terminal, and where there is none."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.sessions import GOLDEN, ROOT, SAMPLE, Session, as_text, asked, screens, stepped

pytest.importorskip("termios")


def run(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "pepper_notation", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        timeout=120,
        env={"PATH": "", "PYTHONUTF8": "1", "TERM": "xterm", **environment},
    )


def test_a_session_card_by_card() -> None:
    session, status = stepped()
    assert status == 0
    pages = screens(session.written)
    assert as_text(pages) == (GOLDEN / "step.session.txt").read_text(encoding="utf-8")
    assert {page.count("\n") for page in pages} == {23}


def test_afterwards_the_terminal_is_as_it_was() -> None:
    session = Session(["replay", SAMPLE, "--step"])
    session.until(b"\x1b[J")
    assert session.settings() != session.before
    session.press("q")
    session.until(b"\x1b[?7h\x1b[?25h\x1b[?1049l")
    assert session.finish() == 0


def test_an_interrupted_session_leaves_the_terminal_in_order_and_says_so() -> None:
    session = Session(["replay", SAMPLE, "--step"])
    session.until(b"\x1b[J")
    session.press("\x03")
    assert session.finish() == 130
    assert session.written.endswith(b"\x1b[?7h\x1b[?25h\x1b[?1049l")


def test_a_terminal_that_cannot_move_its_cursor_is_sent_nothing_but_text() -> None:
    session, status = stepped((" ", "t", "q"), term="dumb")
    assert status == 0
    assert b"\x1b" not in session.written
    assert b"trick 1 taken" in session.written


def test_the_arrow_keys_lead_on_and_back() -> None:
    session = Session(["replay", SAMPLE, "--step"])
    session.until(b"\x1b[J")
    for keys in ("\x1b[C", "\x1b[C", "\x1b[D"):
        session.press(keys)
        session.written += b" "
        session.until(b"\x1b[J")
    session.press("q")
    assert session.finish() == 0
    assert "bidding, call 1" in screens(session.written)[-1]


def test_a_window_that_changes_its_size_is_drawn_anew() -> None:
    session = Session(["replay", SAMPLE, "--step"])
    session.until(b"\x1b[J")
    session.resize(30, 100)
    session.written += b" "
    session.until(b"\x1b[J")
    session.press("q")
    assert session.finish() == 0
    assert screens(session.written)[-1].count("\n") == 29


def test_colour_is_used_where_it_is_wanted() -> None:
    session, _ = stepped((" ", "q"), color="always")
    assert b"\x1b[91m" in session.written


def test_a_session_with_questions() -> None:
    session, status = asked()
    assert status == 0
    told = session.written.decode().replace("\r", "").replace("\b", "")
    assert told == (GOLDEN / "hide.session.txt").read_text(encoding="utf-8")


def test_a_reader_may_stop_answering() -> None:
    session, status = asked(("q\r",))
    assert status == 0
    assert b"call 2" not in session.written


@pytest.mark.parametrize("option", ["--step", "--hide"])
def test_without_a_terminal_the_whole_is_shown_and_it_says_so(option: str) -> None:
    whole, told = run("replay", SAMPLE), run("replay", SAMPLE, option)
    assert told.stdout == whole.stdout and told.returncode == 0
    assert told.stderr.decode() == f"{option} needs a terminal: here is the whole\n"


def test_when_standard_input_is_the_record_nobody_can_be_asked() -> None:
    told = run("replay", "-", "--step", given=(ROOT / SAMPLE).read_bytes())
    assert told.stderr.decode().startswith("--step needs the keyboard, and standard input is the record")
    assert told.stdout == run("replay", SAMPLE).stdout


def test_a_pipe_gets_eighty_columns_without_colour() -> None:
    lines = run("replay", SAMPLE).stdout.decode().splitlines()
    assert max(map(len, lines)) == 80
    assert "\x1b" not in "".join(lines)


def test_the_width_can_be_asked_for() -> None:
    assert max(map(len, run("replay", SAMPLE, "--width", "120").stdout.decode().splitlines())) == 120
    assert run("replay", SAMPLE, "--width", "59").returncode == 2
    assert run("replay", SAMPLE, COLUMNS="120").stdout == run("replay", SAMPLE, "--width", "120").stdout


def test_colour_can_be_asked_for_and_there_is_a_colour_for_each_suit() -> None:
    two = run("replay", SAMPLE, "--color", "always").stdout
    four = run("replay", SAMPLE, "--color", "always", "--four-color").stdout
    assert b"\x1b[91m" in two and b"\x1b[92m" not in two
    assert b"\x1b[91m" in four and b"\x1b[92m" in four and b"\x1b[94m" in four


def test_an_output_without_the_signs_gets_letters() -> None:
    lame = run("replay", SAMPLE, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert lame.stdout.isascii() and lame.stdout == run("replay", SAMPLE, "--ascii").stdout


def test_a_sentence_is_written_for_every_event() -> None:
    lines = run("replay", SAMPLE, "--plain", "--hand", "7").stdout.decode().splitlines()
    assert "Trick 2: Ann (N) follows with the jack of clubs, a good one." in lines
    assert "Trick 2: Ann (N) takes it: right bower." in lines


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("replay", SAMPLE, "--hand", "3"), "there is no such hand; the hands are 7, 8"),
        (("replay", SAMPLE, "--game", "2"), "the record has 1 game"),
        (("replay", SAMPLE, "--hand", "x"), "`x` is no number and no range such as 2-4"),
        (("replay", SAMPLE, "--seat", "Q"), "there is no seat `Q`; the seats are N E S W"),
        (("replay", "nowhere.pepper"), "no such file or directory"),
        (("legal", SAMPLE, "--at", "2.3"), "choose with --game and --hand"),
        (("legal", SAMPLE, "--hand", "7", "--at", "9"), "there is no trick 9: the record has tricks 1 to 6"),
        (("legal", SAMPLE, "--hand", "7", "--at", "bid.x"), "`bid.x` is no position"),
    ],
)
def test_what_cannot_be_shown_is_wrong_usage_and_says_why(arguments: tuple[str, ...], why: str) -> None:
    told = run(*arguments)
    assert told.returncode == 2 and told.stdout == b""
    assert why in told.stderr.decode()


def test_a_picture_is_written_to_a_file(tmp_path) -> None:
    path = tmp_path / "hand.svg"
    told = run("replay", SAMPLE, "--hand", "7", "--svg", str(path))
    assert told.returncode == 0 and told.stdout == b""
    assert path.read_text(encoding="utf-8").startswith("<svg ")
    assert run("replay", SAMPLE, "--svg", str(tmp_path / "none" / "x.svg")).returncode == 2


def test_a_picture_may_have_a_colour_for_each_suit(tmp_path) -> None:
    two, four = tmp_path / "two.svg", tmp_path / "four.svg"
    run("replay", SAMPLE, "--svg", str(two))
    run("replay", SAMPLE, "--svg", str(four), "--four-color")
    assert len(four.read_text().splitlines()) > len(two.read_text().splitlines())


def test_what_is_said_of_the_file_and_of_no_game_stands_at_the_end() -> None:
    record = b"hand 1 dealer W; contract NS 4 hearts; tricks NS 4 EW 2\n"
    assert "PN901" in run("replay", "-", given=record).stdout.decode().splitlines()[-2]
    assert "Advice PN901" in run("replay", "-", "--plain", given=record).stdout.decode().splitlines()[-2]


@pytest.mark.parametrize("record", [b"", b"nonsense\n", b"title: nothing\n"])
def test_a_record_without_a_game_says_so(record: bytes) -> None:
    assert "There is no game in this record." in run("replay", "-", given=record).stdout.decode()


def test_of_hands_with_one_number_the_last_is_meant() -> None:
    told = run("legal", "samples/hands/passed-out-and-misdeal.pepper", "--hand", "6", "--at", "2.2")
    assert "J♥ was led: the left bower, so diamonds are to be followed" in told.stdout.decode()


def test_a_position_is_told_at_the_command_line() -> None:
    told = run("legal", SAMPLE, "--hand", "7", "--at", "2.2")
    assert "legal: Q♣ T♣ (clubs must be followed)" in told.stdout.decode()
    assert told.returncode == 0

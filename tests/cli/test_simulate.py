"""`rulefork simulate` as a process: what it tells, mistakes, and being stopped."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulefork.cli.progress import Bar, progress

from ..report.schemas import assert_valid
from .command import rulefork

WORDS = [sys.executable, "-m", "rulefork", "simulate", "hig", "rgg"]


def test_two_rulesets() -> None:
    """The text says what changes, which answer does it, and how to have the same games again."""
    done = rulefork("simulate", "hig", "rgg", "--games", "6")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("6 games of Red and Blue, who choose at random\n")
    assert "\nRio Grande, Big Box 3 would have changed the winner in " in done.stdout
    assert "\nfairy-placement  next-to-follower → on-tile\n  and with it fairy-point-recipient" in done.stdout
    assert "\nNo game differs by " in done.stdout
    assert " Seed 0, hash " in done.stdout


def test_one_ruleset_and_more_players() -> None:
    """There is nothing to compare, only the games."""
    done = rulefork("simulate", "hig", "--games", "2", "--players", "4", "--policy", "greedy", "--jobs", "1")
    assert done.returncode == 0
    assert "2 games of Red, Blue, Green and Yellow, who take the most points" in done.stdout
    assert "points of Red, who begins" in done.stdout
    assert "change" not in done.stdout


def test_the_same_seed_gives_the_same_games() -> None:
    """In one process and in several, whatever Python makes of its hashes; another seed gives others."""
    runs = [("0", "1", "1"), ("0", "2", "2"), ("other", "2", "3")]
    found = []
    for seed, jobs, salt in runs:
        words = ("simulate", "hig", "zmg", "--games", "4", "--seed", seed, "--jobs", jobs, "--format", "json")
        found.append(json.loads(rulefork(*words, env={"PYTHONHASHSEED": salt}).stdout))
    for each in found:
        assert_valid("output-simulate", each)
    assert found[0] == found[1]
    assert found[0]["hash"] != found[2]["hash"]


def test_json_of_one_ruleset() -> None:
    """It has no change to tell."""
    told = json.loads(rulefork("simulate", "hig", "--games", "1", "--format", "json").stdout)
    assert_valid("output-simulate", told)
    assert "change" not in told
    assert told["rulesets"][0]["points"]["Red"]["low"] is None


def test_rulesets_that_nothing_can_part() -> None:
    """Where only other expansions could ask, it says so."""
    done = rulefork("simulate", "hig", "hig+fairy-in-castle=allowed", "--games", "2")
    assert "They answer every question alike that a game of these boxes asks." in done.stdout


def test_house_rules_from_a_file(tmp_path: Path) -> None:
    """Any ruleset can be played, in other processes too."""
    path = tmp_path / "ours.yaml"
    path.write_text("name: Ours\nextends: hig\nrules: {fairy-blocks-dragon: protects-only}\n")
    done = rulefork("simulate", "hig", path, "--games", "4", "--jobs", "2", "--policy", "greedy")
    assert done.returncode == 0
    assert "fairy-blocks-dragon" in done.stdout


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "Missing argument 'R'"),
        (("hgi",), 2, "did you mean `hig`?"),
        (("hig", "rgx"), 2, "did you mean `rgg`?"),
        (("hig", "hig"), 2, "hig and hig are one ruleset"),
        (("hig", "--games", "0"), 2, "0 is not in the range"),
        (("hig", "--games", "many"), 2, "not a valid integer"),
        (("hig", "--players", "1"), 2, "1 is not in the range 2<=x<=6"),
        (("hig", "--players", "7"), 2, "7 is not in the range 2<=x<=6"),
        (("hig", "--jobs", "0"), 2, "0 is not in the range"),
        (("hig", "--policy", "clever"), 2, "'clever' is not one of 'random', 'greedy'"),
        (("hig", "--cluster", "tcp://127.0.0.1:9", "--jobs", "2"), 2, "leave out --jobs"),
        (("hig", "--cluster", "nonsense"), 2, "`nonsense` is no address of a cluster"),
        (("hig", "--cluster", "tcp://127.0.0.1:9", "--cluster-timeout", "0.5"), 3, "cluster"),
    ],
)
def test_mistakes(words: tuple[str, ...], code: int, said: str) -> None:
    """A sentence each, and no traceback."""
    done = rulefork("simulate", *words)
    assert (done.returncode, done.stdout) == (code, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_without_dask(tmp_path: Path) -> None:
    """What is missing, and how to get it."""
    (tmp_path / "distributed.py").write_text("raise ImportError\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = rulefork("simulate", "hig", "--cluster", "tcp://127.0.0.1:9", env={"PYTHONPATH": path})
    assert done.returncode == 3
    assert "a cluster needs Dask, which is not installed: pip install 'rulefork[cluster]'" in done.stderr


def test_stopped_by_the_user() -> None:
    """What was played is told, as if no more had been asked for; every process ends."""
    process = subprocess.Popen(
        [*WORDS, "--games", "100000", "--jobs", "2", "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process of the group hears it
    out, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    told = json.loads(out)
    assert_valid("output-simulate", told)
    assert told["wanted"] == 100000
    assert 0 < told["games"] < 100000
    assert errors == f"note: stopped: {told['games']} of 100000 games were played; the numbers are of those alone\n"
    fewer = rulefork("simulate", "hig", "rgg", "--games", str(told["games"]), "--format", "json")
    again = json.loads(fewer.stdout)
    assert again["hash"] == told["hash"]
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_a_bar_on_a_terminal() -> None:
    """After a second, on the error stream, and gone at the end; in a pipe there is none."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*WORDS, "--games", "30", "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    out, _ = process.communicate(timeout=60)
    seen = os.read(ours, 1_000_000).decode()
    os.close(ours)
    assert process.returncode == 0
    assert " of 30 games, " in seen
    assert seen.endswith("\r\x1b[K")
    assert b"\x1b" not in out


class Screen:
    """A terminal, or something that is none."""

    def __init__(self, terminal: bool) -> None:
        self.terminal = terminal
        self.seen = ""

    def isatty(self) -> bool:
        """Return whether it is one."""
        return self.terminal

    def write(self, text: str) -> None:
        """Show a text."""
        self.seen += text

    def flush(self) -> None:
        """Do nothing."""


def test_how_a_bar_looks() -> None:
    """It is no wider than the terminal."""
    bar = Bar(10, "games", Screen(True))  # type: ignore[arg-type]
    bar.add(4)
    assert bar.line(2.0, 80) == "[################........................] 4 of 10 games, 3 s left"
    assert all(len(bar.line(2.0, width)) < width for width in range(1, 100))


@pytest.mark.parametrize(("terminal", "kind"), [(False, "xterm"), (True, "dumb")])
def test_no_bar(monkeypatch: pytest.MonkeyPatch, terminal: bool, kind: str) -> None:
    """Neither in a pipe nor where the cursor cannot be moved."""
    screen = Screen(terminal)
    monkeypatch.setenv("TERM", kind)
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("rulefork.cli.progress._PATIENCE", 0.0)
    monkeypatch.setattr("rulefork.cli.progress._APART", 0.0)
    with progress(3, "games") as bar:
        bar.add(1)
    assert screen.seen == ""


def test_a_bar_is_wiped_however_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before whatever is said next."""
    screen = Screen(True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("rulefork.cli.progress._PATIENCE", 0.0)
    monkeypatch.setattr("rulefork.cli.progress._APART", 0.0)
    begun = progress(3, "games")
    begun.__enter__().add(1)
    assert not begun.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "1 of 3 games" in screen.seen
    assert screen.seen.endswith("\r\x1b[K")

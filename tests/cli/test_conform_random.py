"""`rulefork conform --random N` as a process: exit codes, what it tells, mistakes."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from ..report.schemas import assert_valid

MISTAKEN: Final = str(Path(__file__).parents[1] / "conform" / "mistaken.py")


def rulefork(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "rulefork", *words], capture_output=True, text=True, timeout=120)


def mistaken(how: str, *words: str, games: int = 8) -> subprocess.CompletedProcess[str]:
    """Play random games in a program that makes a mistake."""
    return rulefork("conform", "--random", str(games), *words, "--", sys.executable, MISTAKEN, how)


def test_our_own_engine_agrees() -> None:
    """The numbers say how much was asked."""
    done = rulefork("conform", "--random", "2", "--rules", "rgg", "--", sys.executable, "-m", "rulefork", "serve")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("rulefork 0.1.0 agrees with rgg in 2 random games\nThey had ")


@pytest.mark.parametrize("how", ["long-roads", "crash"])
def test_a_mistake_is_found_and_told(how: str) -> None:
    """A scenario of a few lines, and the command that plays the very game again and comes to the same."""
    done = mistaken(how)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("rulefork 0.1.0 departs from hig: ")
    scenario = done.stdout[done.stdout.index("    Scenario: ") :].split("\n\n")[0].splitlines()
    assert len(scenario) < 30
    again = next(line for line in done.stdout.splitlines() if line.startswith("  again     rulefork "))
    if how == "crash":
        assert "why       the program ended with exit code 4 before it answered" in done.stdout
        assert "stderr    nobody told me of followers" in done.stdout
        return
    assert " of them are enough." in done.stdout
    words = shlex.split(again)[2:]
    repeated = rulefork(*words)
    assert repeated.returncode == 1
    assert [line for line in repeated.stdout.splitlines() if line in scenario] == scenario


def test_json() -> None:
    """The same as data, whether it agrees or not."""
    agrees = json.loads(
        rulefork("conform", "--random", "1", "--format", "json", "--", sys.executable, "-m", "rulefork", "serve").stdout
    )
    assert_valid("output-conform-random", agrees)
    assert agrees["agrees"]
    departs = json.loads(mistaken("no-farmers", "--format", "json").stdout)
    assert_valid("output-conform-random", departs)
    found = departs["departure"]
    assert not departs["agrees"]
    assert found["scenario"][0].strip().startswith("Scenario: ")
    assert found["actions"][0]["do"] == "place-tile"
    assert found["expected"] != found["observed"] if found["kind"] == "fail" else found["why"]
    assert len(found["actions"]) <= found["whole"]


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("silent", "agrees with hig in 2 random games"),
        ("nothing", "claims too little under hig to be told of a single turn"),
        ("unsupported", "says of every random game that it cannot play it"),
    ],
)
def test_who_claims_or_plays_little(how: str, said: str) -> None:
    """Nothing is held against it."""
    done = mistaken(how, games=2)
    assert done.returncode == 0
    assert said in done.stdout


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--random", "0", "--", "cat"), 2, "0 is not in the range"),
        (("--random", "2"), 2, "name the program after two dashes"),
        (("--random", "2", "--players", "7", "--", "cat"), 2, "7 is not in the range"),
        (("--random", "2", "--rules", "hgi", "--", "cat"), 2, "did you mean `hig`?"),
        (("--random", "2", "--rules", "hig", "--rules", "rgg", "--", "cat"), 2, "played under one ruleset"),
        (("--random", "2", "--select", "dragon/*", "--", "cat"), 2, "leave them out with --random"),
        (("--random", "2", "--format", "junit", "--", "cat"), 2, "told as text or json"),
        (("--random", "2", "--", "no-such-program"), 3, "there is no program `no-such-program`"),
        (("--random", "2", "--", "cat"), 3, "fails its smoke test"),
    ],
)
def test_mistakes(words: tuple[str, ...], code: int, said: str) -> None:
    """A sentence each, and no traceback."""
    done = rulefork("conform", *words)
    assert (done.returncode, done.stdout) == (code, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_stopped_by_the_user() -> None:
    """It ends, and the program with it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "rulefork", "conform", "--random", "10000", "--", sys.executable, MISTAKEN, "right"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(1)
    os.kill(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in errors


def test_the_time_for_the_whole_run() -> None:
    """When it is over, what was played by then is told."""
    done = mistaken("right", "--total-timeout", "2", "--answer-timeout", "1", games=10_000)
    assert done.returncode == 0
    assert "The time for the whole run is over (--total-timeout)" in done.stdout

"""`rulefork replay` and `rulefork conform jcloisterzone` as commands: exit codes, formats and mistakes."""

import json
import sys
from pathlib import Path

import pytest

from rulefork.cli.entry import run

from ..jcz.saves import COMMIT, PASS, deploy, game, place, saved, step
from ..report.schemas import assert_valid

TOLD = (
    place("DG/F.v", 0, 1), PASS, COMMIT,
    place("DG/C.d", 0, -1, 180), deploy("1.small.1", 0, -1, "City", "S"), step(0, 0), step(0, -1), COMMIT,
)  # fmt: skip
"""A dragon that eats a knight before his city is scored."""


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Return a game whose one assertion is met."""
    return saved(tmp_path, game(*TOLD, assertions=["Blue has 0 points."]))


def test_a_page(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The assertions, the turn that parts, what differs with its toggle, the points side by side."""
    assert run(["replay", str(played), "--rules", "hig", "--rules", "rgg"]) == 0
    out = capsys.readouterr().out
    for line in (
        "A game of ours",
        "1 of 1 assertion met.",
        "rgg parts in turn 2",
        "  points    Blue has 4 points, not 0",
        "  toggle    dragon-moves: after-scoring there, before-scoring in the file",
        "the file  0    0",
        "hig       0    0     as the file",
        "rgg       0    4     parts in turn 2",
    ):
        assert line in out


def test_data(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same as data, which fits its schema; without rules all editions are told."""
    assert run(["replay", str(played), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert_valid("output-replay", told)
    assert len(told["rulesets"]) > 10
    parted = [each for each in told["rulesets"] if each["parts"]]
    assert {toggle["toggle"] for each in parted for toggle in each["toggles"]} == {"dragon-moves"}


def test_an_assertion_that_is_not_met(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Expected and found are told, with what would meet it; the exit code is 1."""
    path = saved(tmp_path, game(*TOLD, assertions=["Blue has 4 points.", "Red has 0 points."]))
    assert run(["replay", str(path), "--rules", "hig"]) == 1
    out = capsys.readouterr().out
    assert "1 of 2 assertions met." in out
    assert "  expected  Blue has 4 points." in out
    assert "  found     Blue has 0 points" in out
    assert "  explained it is met with dragon-moves=after-scoring" in out


def test_a_file_that_cannot_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The place in the file, what and why; the exit code is 2."""
    for told, what in (
        (game(place("BA/L", 9, 9)), "turn 1: no tile lies beside (9, -9)"),
        ("{", "this is no JSON"),
        (game(place("NO/1", 1, 0)), "unknown tile NO/1"),
    ):
        assert run(["replay", str(saved(tmp_path, told))]) == 2
        err = capsys.readouterr().err
        assert what in err
        assert "game.jcz:" in err
    assert run(["replay", str(tmp_path / "none.jcz")]) == 2
    assert "it cannot be read" in capsys.readouterr().err
    assert run(["replay", str(tmp_path)]) == 2
    assert "add --summary" in capsys.readouterr().err


def test_a_summary(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers of files and assertions, and why a file was not played."""
    saved(tmp_path, game(place("NO/1", 1, 0)), "other.jcz")
    assert run(["replay", "--summary", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "2 files, 1 of them replayed, 1 not." in out
    assert "1 assertion in those: 1 met, 0 explained, 0 neither." in out
    assert "unknown tile NO/1" in out
    assert run(["replay", "--summary", str(tmp_path), "--format", "json"]) == 0
    assert_valid("output-replay-summary", json.loads(capsys.readouterr().out))
    saved(tmp_path, game(*TOLD, assertions=["Red has 9 points"]), "third.jcz")
    assert run(["replay", "--summary", str(tmp_path)]) == 1
    (tmp_path / "empty").mkdir()
    assert run(["replay", "--summary", str(tmp_path / "empty")]) == 2


def test_what_jcloisterzone_needs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A jar, a folder with its tiles, and a Java that starts: 2 for bad usage, 3 where it cannot be started."""
    jar = tmp_path / "Engine.jar"
    jar.write_bytes(b"no jar")
    words = ["conform", "jcloisterzone", "--jar", str(jar), "--tiles", str(tmp_path)]
    few = ["--rules", "hig", "--select", "dragon/six-steps"]
    assert run(["conform", "jcloisterzone", "--jar", str(tmp_path / "no.jar"), "--tiles", str(tmp_path)]) == 2
    capsys.readouterr()
    assert run([*words, *few]) == 2
    assert "it holds no basic.xml" in capsys.readouterr().err
    (tmp_path / "basic.xml").write_text("<defs/>", encoding="utf-8")
    assert run([*words, *few, "--java", str(tmp_path / "java")]) == 3
    assert "--java names it" in capsys.readouterr().err
    assert run([*words, *few, "--java", f"{sys.executable} -c 1"]) == 3
    assert "ended before it began a game" in capsys.readouterr().err

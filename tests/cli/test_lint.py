"""`rulefork lint`: findings, exit codes, and the release of new ids."""

import json
from pathlib import Path

import pytest

from rulefork.cli.entry import run

from ..report.schemas import assert_valid
from ..verdict.lint.small import lay_out, plant

Capture = pytest.CaptureFixture[str]
LIST = "features/released.yaml"


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small suite in the current folder; one of its ids is not released yet."""
    monkeypatch.chdir(tmp_path)
    plant(lay_out(tmp_path), LIST, "  - dragon/eats\n", "")
    return tmp_path


def test_findings_in_a_folder(capsys: Capture, suite: Path) -> None:
    """A finding a line, with its place, and their number; the exit code is 1."""
    assert run(["lint", "."]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("features/dragon.feature:20:3: `dragon/eats` is not in the list of released ids; ")
    assert out.endswith("\n1 finding\n")
    assert err == ""


def test_findings_as_json(capsys: Capture, suite: Path) -> None:
    """The same as data."""
    assert run(["lint", ".", "--format", "json"]) == 1
    (found,) = data = json.loads(capsys.readouterr().out)
    assert_valid("output-lint", data)
    assert (found["path"], found["line"], found["column"]) == ("features/dragon.feature", 20, 3)


def test_release(capsys: Capture, suite: Path) -> None:
    """What is new is added and counted beside the findings, of which none are left."""
    assert run(["lint", "--release", "."]) == 0
    assert capsys.readouterr() == ("no findings\n", "note: 1 id released\n")
    assert "  - dragon/eats\n" in (suite / LIST).read_text(encoding="utf-8")
    assert run(["lint", "."]) == 0


def test_release_with_findings(capsys: Capture, suite: Path) -> None:
    """Nothing is added to the list of a suite that is not clean."""
    plant(suite, "features/dragon.feature", "Then Red scores", "Then Red wins")
    assert run(["lint", "--release", ".", "--format", "json"]) == 1
    out, err = capsys.readouterr()
    assert len(json.loads(out)) == 2
    assert err == "note: nothing is released while there are findings\n"
    assert "dragon/eats" not in (suite / LIST).read_text(encoding="utf-8")


def test_release_of_a_file(capsys: Capture, suite: Path) -> None:
    """Only a whole suite has a list."""
    assert run(["lint", "--release", "features/dragon.feature"]) == 2
    assert capsys.readouterr().err.startswith("features/dragon.feature:1:1: this is not a whole suite; ")

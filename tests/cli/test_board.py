"""`rulefork board`: positions and cases, drawn."""

import json
from pathlib import Path
from typing import Any

import pytest

from rulefork.cli.entry import run

from ..report.boards import CROWDED
from ..report.schemas import assert_valid
from .command import rulefork

Capture = pytest.CaptureFixture[str]

FEATURE = """\
Feature: A test
  @id:test/it @house-rule @source:c1/setup
  Rule: What is tried

    Scenario: It is tried
      Given the dragon moves after scoring
      And the position "much lies on the table"
      When Blue places the dragon tile on the turned gap
      Then the bag holds 93 tiles
"""
CASE = "features/test.feature:8"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a position and a feature, which is the current one."""
    for name, text in (("scenarios/crowd.yaml", CROWDED), ("features/test.feature", FEATURE)):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def text_of(capsys: Capture, *arguments: str) -> str:
    """Run the command and return what it writes."""
    assert run(["board", *arguments]) == 0
    return capsys.readouterr().out


def data_of(capsys: Capture, *arguments: str) -> Any:
    """Run the command with `--format json` and return the data."""
    data = json.loads(text_of(capsys, *arguments, "--format", "json"))
    assert_valid("output-board", data)
    return data


@pytest.mark.parametrize("name", ["much lies on the table", "MUCH LIES", "crowd", "scenarios/crowd.yaml"])
def test_position(capsys: Capture, name: str) -> None:
    """A position by its title, a part, its file's name or its path; it is played by the current edition."""
    told = text_of(capsys, name)
    assert told.startswith("much lies on the table\nscenarios/crowd.yaml, under hig-c1-current\n")
    assert "░ Bk ░░░" in told
    assert data_of(capsys, name)["position"]["id"] == "crowd"


@pytest.mark.parametrize("rules", ["rgg", "hig@2014-06", "hig+dragon-moves=after-scoring", "house.yaml"])
def test_rules(capsys: Capture, folder: Path, rules: str) -> None:
    """A position under any ruleset."""
    (folder / "house.yaml").write_text("extends: rgg\nrules: {}\n", encoding="utf-8")
    assert ", under " in text_of(capsys, "crowd", "--rules", rules).splitlines()[1]
    assert data_of(capsys, "crowd", "--rules", "rgg")["rules"] == "rgg-c1-big-box-3"


def test_case(capsys: Capture) -> None:
    """A case is drawn before and after, under a ruleset that it speaks of."""
    told = text_of(capsys, CASE)
    assert told.startswith(
        "It is tried\ntest/it, features/test.feature:5, under hig-c1-current+dragon-moves=after-scoring\n"
    )
    assert told.index("\nBefore\n") < told.index("\nAfter\n")
    assert '  And   the position "much lies on the table"' in told
    data = data_of(capsys, f"{CASE}:3")
    assert data["case"]["ruling"] == "test/it"
    assert [len(board["tiles"]) for board in data["boards"]] == [8, 9]


def test_case_under_other_rules(capsys: Capture) -> None:
    """A case can be drawn under a ruleset that it does not speak of; that is noted."""
    assert run(["board", CASE, "--rules", "hig"]) == 0
    streams = capsys.readouterr()
    assert "under hig-c1-current\n" in streams.out
    assert streams.err == "note: the case does not speak of hig-c1-current; it is shown as it would go there\n"
    assert run(["board", CASE, "--rules", "rgg"]) == 0
    assert capsys.readouterr().err == ""


def test_list(capsys: Capture) -> None:
    """Without a name the positions are listed, those of one's own and those that come with rulefork."""
    lines = text_of(capsys).splitlines()
    assert any(line.split("  ")[0] == "much lies on the table" for line in lines)
    assert lines[-1] == f"{len(lines) - 1} positions"
    assert "crowd" in [each["id"] for each in data_of(capsys)]


def test_a_picture_of_a_position(capsys: Capture) -> None:
    """With --svg a position is drawn as a picture that stands alone."""
    told = text_of(capsys, "crowd", "--svg")
    assert told.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert told.endswith("</svg>\n")
    assert '<title id="b0t">much lies on the table</title>' in told


def test_a_picture_of_a_case(capsys: Capture) -> None:
    """A case before and after it; under two rulesets how it ends under each, and what differs."""
    told = text_of(capsys, CASE, "--svg")
    assert ">Before</text>" in told
    assert ">After</text>" in told
    told = text_of(capsys, CASE, "--svg", "--rules", "hig", "--rules", "rgg")
    assert ">A: under hig</text>" in told
    assert ">B: under rgg</text>" in told
    assert ">Nothing differs on the board</text>" in told
    told = text_of(capsys, CASE, "--svg", "--rules", "rgg")
    assert ">Before</text>" in told


def test_a_picture_in_a_file(capsys: Capture, folder: Path) -> None:
    """With -o it goes to a file, in place of an older picture and leaving nothing else behind."""
    path = folder / "board.svg"
    path.write_text("old", encoding="utf-8")
    assert text_of(capsys, "crowd", "--svg", "-o", str(path)) == ""
    assert path.read_text(encoding="utf-8") == text_of(capsys, "crowd", "--svg")
    assert sorted(each.name for each in folder.iterdir()) == ["board.svg", "features", "scenarios"]


def test_a_picture_is_written_whole_or_not_at_all(
    capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the disk is full, the older picture stays, and nothing else is left behind."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (folder / "board.svg").write_text("old", encoding="utf-8")
    monkeypatch.setattr("os.replace", full)
    assert run(["board", "crowd", "--svg", "-o", "board.svg"]) == 2
    assert "board.svg:1:1: it cannot be written: No space left on device" in capsys.readouterr().err
    assert (folder / "board.svg").read_text(encoding="utf-8") == "old"
    assert sorted(each.name for each in folder.iterdir()) == ["board.svg", "features", "scenarios"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--svg",), "--svg draws a position or a case: name one"),
        (("crowd", "-o", "x.svg"), "-o is for pictures: add --svg"),
        (("crowd", "--svg", "--format", "json"), "choose one of --svg and --format json"),
        (("crowd", "--svg", "--rules", "hig", "--rules", "rgg"), "two rulesets are compared in the picture of a case"),
        ((CASE, "--rules", "hig", "--rules", "rgg"), "add --svg, and name FEATURE:LINE"),
        ((CASE, "--svg", *(3 * ("--rules", "hig"))), "a board is drawn under two rulesets at most"),
        (("crowd", "--svg", "-o", "scenarios/crowd.yaml"), "only a file named .svg is overwritten; add .svg"),
        (("crowd", "--svg", "-o", "none/board.svg"), "it cannot be written: No such file or directory"),
        (("crowd", "--svg", "-o", "scenarios/folder.svg"), "this is a folder"),
    ],
)
def test_bad_usage_of_pictures(capsys: Capture, folder: Path, arguments: tuple[str, ...], told: str) -> None:
    """What does not go together is told in a sentence; no file is touched."""
    (folder / "scenarios/folder.svg").mkdir()
    assert run(["board", *arguments]) == 2
    streams = capsys.readouterr()
    assert told in streams.err
    assert streams.out == ""
    assert (folder / "scenarios/crowd.yaml").read_text(encoding="utf-8") == CROWDED
    assert not (folder / "x.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("mush lies on teh tabel",), "did you mean `much lies on the table`?"),
        (("scenarios/none.yaml",), "scenarios/none.yaml:1:1: there is no such file"),
        (("features/none.feature:3",), "features/none.feature:1:1: there is no such file; check the path"),
        (("features/test.feature",), "name a line; write features/test.feature:12 or the like"),
        (("features/test.feature:1",), "no case stands at this line; the nearest one begins at line 5: `It is tried`"),
        (("features/test.feature:10",), "features/test.feature:10:1: no case stands at this line"),
        (("features/test.yaml",), "features/test.yaml:1:1: there is no such file"),
        (("crowd", "--rules", "hgi"), "unknown ruleset `hgi`"),
    ],
)
def test_mistakes(capsys: Capture, arguments: tuple[str, ...], told: str) -> None:
    """A mistake is answered with a way out and exit code 2."""
    assert run(["board", *arguments]) == 2
    streams = capsys.readouterr()
    assert told in streams.err
    assert streams.out == ""


def test_a_broken_position(capsys: Capture, folder: Path) -> None:
    """Where a position is not found because its file is broken, the file is told."""
    (folder / "scenarios/crowd.yaml").write_text("title: much\nplayers: []\nturns: []\n", encoding="utf-8")
    assert run(["board", "much lies"]) == 2
    assert "scenarios/crowd.yaml:2:10: " in capsys.readouterr().err


def test_an_impossible_position(capsys: Capture, folder: Path) -> None:
    """A position that could not arise is refused with the turn."""
    path = folder / "scenarios/crowd.yaml"
    path.write_text(CROWDED.replace("at: [2, 0], deploy: monk", "at: [5, 5], deploy: monk"), encoding="utf-8")
    assert run(["board", "crowd"]) == 2
    assert "scenarios/crowd.yaml:8:5: " in capsys.readouterr().err


def test_a_process(folder: Path) -> None:
    """In a process of its own, with a terminal that has letters only and one that has more."""
    plain = rulefork("board", "crowd", cwd=folder, env={"PYTHONIOENCODING": "ascii"})
    assert (plain.returncode, plain.stderr) == (0, "")
    assert plain.stdout.isascii()
    assert "# Bk ###" in plain.stdout
    assert "░ Bk ░░░" in rulefork("board", "crowd", cwd=folder, env={"PYTHONIOENCODING": "utf-8"}).stdout


def test_help() -> None:
    """The command explains itself."""
    assert rulefork("board", "--help").stdout.startswith("Usage: rulefork board [OPTIONS] [POSITION|FEATURE:LINE]")

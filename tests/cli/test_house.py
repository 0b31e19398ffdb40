"""`rulefork house` on the rule book and the suite that come with rulefork; robust against rulings yet to come."""

from pathlib import Path

import pytest

from rulefork.rulebook.book import load_rulebook

from ..report.schemas import assert_valid
from .command import rulefork
from .test_commands import Capture, data_of, text_of

BOOK = load_rulebook()
SUNDAY = """\
name: Our Sunday table
extends: rgg
rules: {dragon-moves: before-scoring, fairy-blocks-dragon: protects-only}
"""


@pytest.fixture
def sunday(tmp_path: Path) -> str:
    """Return the path of a three-line file."""
    return written(tmp_path, "sunday.yaml", SUNDAY)


def written(folder: Path, name: str, text: str) -> str:
    """Write a file and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_three_lines(capsys: Capture, sunday: str) -> None:
    """They are answered with the nearest edition, what the sources say, and the rulings that change."""
    text = text_of(capsys, "house", sunday)
    assert text.startswith("Our Sunday table  ")
    assert "It starts from rgg, " in text
    assert "It answers 2 of 40 toggles differently" in text.replace("\n", " ")
    assert "The nearest edition" in text
    assert "or before-scoring: The turn table of the same manual" in text
    assert "a known house rule, fairy-only-protects" in text.replace("\n        ", " ")
    assert "dragon/moves-before-scoring" in text
    assert "because dragon-moves: after-scoring → before-scoring" in text


def test_json(capsys: Capture, sunday: str) -> None:
    """The same for programs, with a schema."""
    data = data_of(capsys, "house", sunday)
    assert_valid("output-house", data)
    assert data["ruleset"] == {"id": sunday, "name": "Our Sunday table", "family": "C1"}
    assert data["base"]["id"] == "rgg-c1-big-box-3"
    assert {each["id"] for each in data["editions"]} == set(BOOK.editions)
    assert [each["toggle"] for each in data["changes"]] == ["dragon-moves", "fairy-blocks-dragon"]
    changed = {each["id"]: each for each in data["rulings"]}
    assert changed["dragon/moves-before-scoring"]["causes"] == [["dragon-moves"]]
    assert set(data["changes"][0]["rulings"]) <= changed.keys()


@pytest.mark.parametrize(
    "ruleset", ["hig", "rgg", "fee", "hig@2014-06", "hig@2014-06+princess-removal=must", *BOOK.house]
)
def test_any_ruleset(capsys: Capture, ruleset: str) -> None:
    """Whatever names a ruleset can be asked for."""
    assert text_of(capsys, "house", ruleset)
    data = data_of(capsys, "house", ruleset)
    assert_valid("output-house", data)
    assert data["contradictions"] == []


def test_a_known_house_rule(capsys: Capture) -> None:
    """The house rules of the sources change rulings, and know themselves."""
    for id in BOOK.house:
        (change,) = data_of(capsys, "house", id)["changes"]
        assert [each["id"] for each in change["house_rules"]] == [id]
        assert change["rulings"]


def test_all_editions_have_the_distance_that_their_values_tell(capsys: Capture) -> None:
    """The distance from the edition extended is the number of values set."""
    data = data_of(capsys, "house", "hig+dragon-moves=after-scoring,princess-own-knight=not-mentioned")
    hig = data["editions"][0]
    assert (hig["id"], hig["played_otherwise"]) == ("hig-c1-current", ["dragon-moves"])
    assert hig["said_otherwise"] == ["dragon-moves", "princess-own-knight"]
    assert [each["toggle"] for each in data["without_effect"]] == ["princess-own-knight"]


def test_contradictions_are_part_of_the_answer(tmp_path: Path, capsys: Capture) -> None:
    """They are listed with a way out, and the exit code is 1; `check` refuses the file."""
    path = written(tmp_path, "table.yaml", "extends: hig\nrules: {fairy-placement: on-tile}\n")
    data = data_of(capsys, "house", path, code=1)
    assert_valid("output-house", data)
    assert [each["toggle"] for each in data["contradictions"]] == ["fairy-point-recipient", "fairy-three-recipient"]
    assert data["rulings"]
    assert text_of(capsys, "house", path, code=1).count("To mend it, ") == 2
    refused = rulefork("check", "--rules", path)
    assert refused.returncode == 2
    assert "contradicts `fairy-placement: on-tile`" in refused.stderr
    assert data_of(capsys, "house", "hig+fairy-placement=on-tile", code=1)["contradictions"]


def test_no_ending_is_needed(tmp_path: Path) -> None:
    """What lies in the folder is read, unless a ruleset is called so."""
    written(tmp_path, "table", SUNDAY)
    written(tmp_path, "hig", "not: house rules\n")
    assert rulefork("house", "table", cwd=tmp_path).stdout.startswith("Our Sunday table  table, C1\n")
    assert rulefork("house", "hig", cwd=tmp_path).returncode == 0


BAD = {
    "a wrong key": ("extend: hig\nrules: {}", ":1:1: unknown key `extend`", "did you mean `extends`?"),
    "a toggle beside the rules": ("dragon-moves: after-scoring\nrules: {}", ":1:1: ", "toggles stand below `rules`"),
    "an empty file": ("", ":1:1: the file is empty", ""),
    "a file of 5 MB": ("# " + "x" * 5_000_000, ":1:1: the file is larger than 1,000,000 bytes", "split it"),
    "not YAML": ("rules: {a", ":1:8: a bracket that is never closed", "close it"),
    "a text": ("hig", ":1:1: the file is `hig`", "write a mapping"),
    "an unknown toggle": ("rules: {dragon-move: x}", ":1:9: unknown toggle", "did you mean `dragon-moves`?"),
    "an unknown value": ("rules: {dragon-moves: after}", ":1:23: unknown value", "after-scoring"),
    "a date that is none": ("extends: hig@2014-13\nrules: {}", ":1:10: `2014-13` is no date", "write 2015"),
    "a surprise of YAML": ("rules: {dragon-moves: no}", ":1:23: bare `no`", "quote it"),
}


@pytest.mark.parametrize(("text", "told", "hint"), BAD.values(), ids=BAD)
def test_bad_files(tmp_path: Path, text: str, told: str, hint: str) -> None:
    """Each is told at its place with a way out, with exit code 2 and no traceback."""
    written(tmp_path, "table.yaml", text)
    done = rulefork("house", "table.yaml", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"table.yaml{told}" in done.stderr
    assert hint in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr) < 2000


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        (".", ".:1:1: this is a folder; name a YAML file"),
        ("tables", "tables:1:1: this is a folder; name a YAML file"),
        ("missing.yaml", "missing.yaml:1:1: there is no such file; check the path"),
        ("hgi", "unknown ruleset `hgi`"),
        ("", "no ruleset is named"),
        ("hig@2014-13", "`2014-13` is no date"),
        ("hig+dragon-move=x", "did you mean `dragon-moves`?"),
    ],
)
def test_bad_names(tmp_path: Path, ruleset: str, told: str) -> None:
    """What names no ruleset is answered the same way."""
    (tmp_path / "tables").mkdir()
    done = rulefork("house", ruleset, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_help() -> None:
    """The command explains itself, and wants to know what to look at."""
    done = rulefork("house", "--help")
    assert done.stdout.startswith("Usage: rulefork house")
    assert rulefork("house").returncode == 2

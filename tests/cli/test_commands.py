"""The commands on the rule book and the suite that come with rulefork; robust against rulings yet to come."""

import json
from pathlib import Path
from typing import Any

import pytest
from junitparser import JUnitXml

from rulefork.cli import io
from rulefork.cli.entry import run
from rulefork.report.layout import counted
from rulefork.rulebook.book import load_rulebook

from ..report.schemas import assert_valid
from .command import WRONG, feature

Capture = pytest.CaptureFixture[str]
BOOK = load_rulebook()


def text_of(capsys: Capture, *arguments: str, code: int = 0) -> str:
    """Run a command and return what it writes."""
    assert run(arguments) == code
    return capsys.readouterr().out


def data_of(capsys: Capture, *arguments: str, code: int = 0) -> Any:
    """Run a command with `--format json` and return the data."""
    return json.loads(text_of(capsys, *arguments, "--format", "json", code=code))


def test_check_json(capsys: Capture) -> None:
    """Every case that comes with rulefork holds under every edition it applies to."""
    data = data_of(capsys, "check")
    assert_valid("check", data)
    assert len(data["rulesets"]) == len(BOOK.editions)
    assert data["summary"]["fails"] == data["summary"]["errors"] == 0
    assert data["summary"]["rulings"] == len(data["rulings"]) > 0


def test_check_text(capsys: Capture) -> None:
    """The matrix has a row for each ruling, and a legend for each column."""
    text = text_of(capsys, "check")
    for edition in BOOK.editions.values():
        assert f"  {edition.id} " in text
    for ruling in data_of(capsys, "rulings"):
        assert f"  {ruling['id']} " in text


def test_check_width(capsys: Capture) -> None:
    """Lines of the matrix fit a page, but for ids and sentences that do not break."""
    lines = text_of(capsys, "check").splitlines()
    assert sum(len(line) > 120 for line in lines) <= len(lines) // 20


def test_check_junit(capsys: Capture, tmp_path: Path) -> None:
    """Another program can read the JUnit XML, and finds as many test cases as there are runs."""
    runs = data_of(capsys, "check")["summary"]["runs"]
    path = tmp_path / "junit.xml"
    path.write_text(text_of(capsys, "check", "--format", "junit"), encoding="utf-8")
    assert JUnitXml.fromfile(str(path)).tests == runs


def test_check_a_failure(capsys: Capture, tmp_path: Path) -> None:
    """A failure is a failure in every format."""
    path = str(feature(tmp_path, WRONG))
    assert "What does not hold" in text_of(capsys, "check", path, code=1)
    assert "<failure" in text_of(capsys, "check", path, "--format", "junit", code=1)
    data = data_of(capsys, "check", path, code=1)
    assert_valid("check", data)
    assert data["summary"]["fails"] == len(BOOK.editions)


def test_check_some_rulesets(capsys: Capture, tmp_path: Path) -> None:
    """Only the rulesets asked for are run, each once."""
    asked = [part for ruleset in ("hig", "hig-c1-current", "rgg") for part in ("--rules", ruleset)]
    data = data_of(capsys, "check", str(feature(tmp_path)), *asked)
    assert [each["id"] for each in data["rulesets"]] == ["hig-c1-current", "rgg-c1-big-box-3"]


def test_diff(capsys: Capture) -> None:
    """HiG and RGG part, on the dragon among others, and the reason is told."""
    data = data_of(capsys, "diff", "hig", "rgg")
    assert_valid("output-diff", data)
    assert "dragon-moves" in [toggle["id"] for toggle in data["toggles"]]
    ruling = next(each for each in data["rulings"] if each["id"] == "dragon/moves-before-scoring")
    assert ruling["causes"] == [["dragon-moves"]]
    text = text_of(capsys, "diff", "hig", "rgg")
    assert "because dragon-moves: before-scoring → after-scoring (c1/note-13, disputed)" in text


def test_diff_fails_where_asked_to(capsys: Capture) -> None:
    """With `--fail-on-difference` a difference gives exit code 1."""
    text_of(capsys, "diff", "hig", "rgg", "--fail-on-difference", code=1)
    text_of(capsys, "diff", "hig", "hig-c1-current", "--fail-on-difference", code=0)


def test_rules_list(capsys: Capture) -> None:
    """All editions and house rules are listed."""
    data = data_of(capsys, "rules", "list")
    assert_valid("output-rules", data)
    assert [each["id"] for each in data] == [*BOOK.editions, *BOOK.house]
    text = text_of(capsys, "rules", "list")
    assert all(each["id"] in text for each in data)


@pytest.mark.parametrize("ruleset", ["hig", "rgg", "hig@2014-06", "hig+dragon-moves=after-scoring", *BOOK.house])
def test_rules_show(capsys: Capture, ruleset: str) -> None:
    """Every value of a ruleset is shown, with its evidence."""
    data = data_of(capsys, "rules", "show", ruleset)
    assert_valid("output-ruleset", data)
    assert data["settings"].keys() == BOOK.toggles.keys()
    text = text_of(capsys, "rules", "show", ruleset)
    assert all(f"{toggle}  " in text for toggle in BOOK.toggles)


def test_toggles(capsys: Capture) -> None:
    """All toggles are listed, each with all its values."""
    data = data_of(capsys, "toggles")
    assert_valid("output-toggles", data)
    assert [each["id"] for each in data] == list(BOOK.toggles)
    text = text_of(capsys, "toggles")
    assert all(toggle.question.split()[0] in text and toggle.id in text for toggle in BOOK.toggles.values())


def test_an_unknown_toggle(capsys: Capture) -> None:
    """It is answered with the nearest, or with where they are listed."""
    for word, way_out in {"dragon-move": "did you mean `dragon-moves`?", "zz": "`rulefork toggles` lists them"}.items():
        assert run(["toggles", word]) == 2
        assert capsys.readouterr().err.startswith(f"<toggle>:1:1: unknown toggle `{word}`; {way_out}")


@pytest.mark.parametrize("toggle", BOOK.toggles)
def test_toggle(capsys: Capture, toggle: str) -> None:
    """One toggle shows each value with its pin."""
    text = text_of(capsys, "toggles", toggle)
    assert all(value in text for value in BOOK.toggles[toggle].values)


def test_toggle_json(capsys: Capture) -> None:
    """One toggle is a list of one; every edition has one of its values."""
    (toggle,) = data_of(capsys, "toggles", "dragon-moves")
    having = [
        id for value in toggle["values"] for key in ("said_by", "disputed_for", "assumed_for") for id in value[key]
    ]
    assert sorted(having) == sorted(BOOK.editions)


def test_steps(capsys: Capture) -> None:
    """Every sentence has an example, and every value of every toggle a pin."""
    data = data_of(capsys, "steps")
    assert_valid("output-steps", data)
    pins = {(pin["toggle"], pin["value"]) for pin in data["pins"]}
    assert pins == {(toggle.id, value) for toggle in BOOK.toggles.values() for value in toggle.values}
    text = text_of(capsys, "steps")
    assert all(f"  {each['pattern']}\n" in text and each["example"] in text for each in data["sentences"])


def test_rulings(capsys: Capture) -> None:
    """All rulings are listed with their cases; words narrow the list."""
    data = data_of(capsys, "rulings")
    assert_valid("output-rulings", data)
    assert all(ruling["cases"] for ruling in data)
    some = data_of(capsys, "rulings", "dragon/moves-before", "SCORING")
    assert [ruling["id"] for ruling in some] == ["dragon/moves-before-scoring"]
    assert text_of(capsys, "rulings").splitlines()[-1] == counted(len(data), "ruling")


def test_lint(capsys: Capture) -> None:
    """The files that come with rulefork are clean."""
    assert text_of(capsys, "lint") == "no findings\n"


def test_lint_json(capsys: Capture, tmp_path: Path) -> None:
    """Findings are a list of objects."""
    path = str(feature(tmp_path, "Feature: Nothing\n"))
    data = data_of(capsys, "lint", path, code=1)
    assert_valid("output-lint", data)
    assert data[0]["line"] >= 1


def test_bad_input(capsys: Capture) -> None:
    """Bad input gives exit code 2, a finding a line and their number."""
    assert run(["rules", "show", "hgi"]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.splitlines()[-1] == "1 finding"


def test_bad_usage(capsys: Capture) -> None:
    """Bad usage gives exit code 2 and the usage."""
    assert run(["check", "--rulse", "hig"]) == 2
    assert "--rules" in capsys.readouterr().err
    assert run(["diff", "hig"]) == 2


def test_interruption(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C gives exit code 130."""
    monkeypatch.setattr("rulefork.rulebook.book.load_rulebook", _interrupt)
    assert run(["toggles"]) == 130


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no mistake of the user's is raised."""
    monkeypatch.setattr("rulefork.rulebook.book.load_rulebook", lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        run(["toggles"])


def test_width_and_colour_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is as wide as the terminal, within reason, and coloured unless that is not wanted."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "")
    for columns, width in ((20, 80), (100, 100), (300, 120)):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert io.text_page()["width"] == width
    assert io.text_page()["ink"].colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not io.text_page()["ink"].colour


def _interrupt() -> None:
    raise KeyboardInterrupt

"""`rulefork schema`, and the further formats of `check` from the command line."""

import json
from pathlib import Path

import click
import pytest
from jsonschema import Draft202012Validator

from rulefork.cli.entry import rulefork, run
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.schema import load_schema

from ..report.schemas import assert_valid
from .command import GOOD, feature
from .test_commands import Capture, data_of, text_of

NAMES = sorted(path.name.removesuffix(".schema.json") for path in (data_folder("rules") / "schema").glob("*.json"))


def test_list(capsys: Capture) -> None:
    """All schemas are listed with their titles."""
    data = data_of(capsys, "schema")
    assert_valid("output-schemas", data)
    assert [each["name"] for each in data] == NAMES
    text = text_of(capsys, "schema")
    assert all(f"  {each['name']} " in text for each in data)


@pytest.mark.parametrize("name", NAMES)
def test_print(capsys: Capture, name: str) -> None:
    """A schema is printed as it is, and is a sound one."""
    schema = json.loads(text_of(capsys, "schema", name))
    assert schema == load_schema(name)
    Draft202012Validator.check_schema(schema)


def test_unknown(capsys: Capture) -> None:
    """A schema that does not exist is answered with the nearest one."""
    assert run(["schema", "chekc"]) == 2
    assert "did you mean `check`?" in capsys.readouterr().err


def test_every_command_that_writes_json_has_a_schema() -> None:
    """The titles of the schemas begin with the command."""
    titles = [str(load_schema(name)["title"]) for name in NAMES]
    for name, command in rulefork.commands.items():
        forms = [form for each in command.params if isinstance(each.type, click.Choice) for form in each.type.choices]
        if "json" in forms:
            assert any(title.startswith(f"rulefork {name}") for title in titles), command


SHARED = {
    ("check", "check-line"): (
        "ruleset-id",
        "confidence",
        "ruleset",
        "ruling",
        "case",
        "result",
        "outcome",
        "flip",
        "summary",
    ),
    ("output-diff", "output-house"): ("ruleset-id", "confidence", "ruleset", "setting", "outcome", "flip"),
}


@pytest.mark.parametrize(("one", "other"), SHARED)
def test_what_two_schemas_share_is_the_same_in_both(one: str, other: str) -> None:
    """A schema stands for itself, so that it can be printed; its parts are copies."""
    for part in SHARED[one, other]:
        assert load_schema(one)["$defs"][part] == load_schema(other)["$defs"][part]


def test_check_jsonl(capsys: Capture, tmp_path: Path) -> None:
    """Every line is an object: the rulesets, each ruling, the numbers."""
    path = str(feature(tmp_path))
    lines = [json.loads(line) for line in text_of(capsys, "check", path, "--format", "jsonl").splitlines()]
    for line in lines:
        assert_valid("check-line", line)
    assert [next(iter(line)) for line in lines] == ["rulefork", "ruling", "summary"]
    assert lines[1]["ruling"] == data_of(capsys, "check", path)["rulings"][0]


def test_check_markdown(capsys: Capture) -> None:
    """The rulings that part stand in tables, and the numbers below them."""
    text = text_of(capsys, "check", "--rules", "hig", "--rules", "rgg", "--format", "markdown")
    assert "| ruling | `hig` | `rgg` | outcomes | because |" in text
    assert "| `dragon/moves-before-scoring`<br>" in text
    assert " cite a document; " in text


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_citations(capsys: Capture, tmp_path: Path, form: str) -> None:
    """The share of cases that cite a document is the same in every format."""
    own = GOOD.replace("dragon-waits", "dragon-rests").replace("@source:c1/setup", "@source:ours/reading")
    (tmp_path / "own.feature").write_text(own.replace("The setup", "Our reading"), encoding="utf-8")
    feature(tmp_path)
    numbers = data_of(capsys, "check", str(tmp_path))["summary"]
    assert (numbers["cases"], numbers["cited"], numbers["own_reading"]) == (2, 1, 1)
    told = "Of 2 cases, 1 (50 %) cites a document; 1 rests on our own reading."
    assert told in text_of(capsys, "check", str(tmp_path), "--format", form)

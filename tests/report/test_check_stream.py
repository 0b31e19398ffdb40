"""Reading a stream back."""

import json
from collections.abc import Callable

import pytest

from rulefork.report.check_jsonl import check_jsonl
from rulefork.report.check_stream import read_stream
from rulefork.rulebook import load_rulebook, read_house
from rulefork.rulebook.finding import BadInput
from rulefork.spec.suite import Suite, digest, load_suite
from rulefork.verdict.check import check

BOOK = load_rulebook()
FEATURE = """\
Feature: A feature for a test

  @id:test/ruling @rule @source:base/rules
  Rule: The dragon moves

    Scenario Outline: The dragon is next to the knight
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then Red scores <points>

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    """Return a suite of one ruling on which editions part."""
    path = tmp_path_factory.mktemp("features") / "test.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return load_suite([path])


@pytest.fixture(scope="module")
def lines(suite: Suite, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the stream of its check under editions, a string and house rules."""
    file = tmp_path_factory.mktemp("rules") / "table.yaml"
    file.write_text("name: Ours <b>\nextends: hig\nrules: {dragon-moves: after-scoring}\n", encoding="utf-8")
    ours = read_house(file, BOOK)
    late = BOOK.ruleset("zmg-c1+dragon-moves=after-scoring")
    milder = ours.with_values({"fairy-blocks-dragon": "protects-only"})
    report = check(suite, [BOOK.ruleset("hig"), BOOK.ruleset("rgg"), late, ours, milder])
    return [json.dumps(line) for line in check_jsonl(report, digest(suite))]


def refused(lines: list[str], suite: Suite) -> str:
    """Return the finding with which a stream is refused."""
    with pytest.raises(BadInput) as bad:
        read_stream(lines, "run.jsonl", suite, digest(suite))
    (finding,) = bad.value.findings
    return str(finding)


def test_what_was_written_is_read_and_written_alike(lines: list[str], suite: Suite) -> None:
    """House rules need not be there any more; their values are in the stream."""
    report = read_stream(lines, "run.jsonl", suite, digest(suite))
    assert [json.dumps(line) for line in check_jsonl(report, digest(suite))] == lines
    assert [len(ruling.cases) for ruling in report.rulings] == [2]
    assert report.rulings[0].diverges


def changed(number: int, change: Callable[[dict[str, object]], object]) -> Callable[[list[str]], list[str]]:
    """Return what changes one line of a stream."""

    def apply(lines: list[str]) -> list[str]:
        told = json.loads(lines[number])
        change(told)
        return [json.dumps(told) if line is lines[number] else line for line in lines]

    return apply


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda lines: [], "run.jsonl:1:1: the stream is empty"),
        (lambda lines: lines[:-1], "run.jsonl:2:1: the stream is cut short; line 2 is the last one"),
        (lambda lines: lines[:1], "run.jsonl:1:1: the stream is cut short"),
        (lambda lines: [lines[0], lines[1][:40]], "run.jsonl:2:1: this is no line of a stream"),
        (lambda lines: [lines[0], lines[2]], "run.jsonl:2:1: the summary counts 1 rulings; there are 0"),
        (lambda lines: ["[]"], "run.jsonl:1:1: this is no line of a stream"),
        (lambda lines: ['{"ruling": {}}', *lines], "run.jsonl:1:1: this is no stream of a check"),
        (changed(0, lambda told: told.update(rulefork="0.0.1")), "run.jsonl:1:1: the stream is of rulefork 0.0.1"),
        (changed(0, lambda told: told.pop("suite")), "run.jsonl:1:1: `suite` is missing"),
        (changed(0, lambda told: told.update(suite="0")), "run.jsonl:1:1: the stream tells of other files"),
        (changed(0, lambda told: told.update(rulesets=[{"id": "nobody"}])), "run.jsonl:1:1: this line is not as"),
        (changed(1, lambda told: told["ruling"].update(id="test/other")), "run.jsonl:2:1: this line is not as"),
        (changed(1, lambda told: told["ruling"].pop("flips")), "writes it: flips"),
        (changed(1, lambda told: told["ruling"]["cases"].pop()), "run.jsonl:2:1: the case `test/ruling:the-dragon"),
    ],
)
def test_what_is_no_whole_stream_is_refused(
    damage: Callable[[list[str]], list[str]], told: str, lines: list[str], suite: Suite
) -> None:
    """It is told what is missing, and in which line."""
    assert told in refused(damage(lines), suite)

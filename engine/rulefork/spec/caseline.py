"""The case that stands at a line of a feature file."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.spec.gherkinfile import FeatureFile, Rule, Scenario, read_feature_file
from rulefork.spec.ruling import Case, Ruling


def case_at(path: Path, line: int, rulings: Iterable[Ruling]) -> tuple[Ruling, Case]:
    """Return the case at the line, with its ruling; `rulings` are those of the file.

    A row of Examples stands for itself, any other line of an outline for its first row. The lines of a Rule above its
    first scenario stand for that one. Raises `BadInput` for a line outside the Rules, with the case nearest to it.
    """
    file = read_feature_file(path)
    rule = next((rule for rule in file.rules if _begins(rule) <= line <= _ends(rule)), None)
    if rule is None:
        raise _no_case(file, line)
    begun = [scenario for scenario in rule.scenarios if _starts(scenario) <= line]
    scenario = begun[-1] if begun else rule.scenarios[0]
    lines = list(_case_lines(scenario))
    wanted = line if line in lines else lines[0]
    return next((ruling, case) for ruling in rulings for case in ruling.cases if case.where.line == wanted)


def _no_case(file: FeatureFile, line: int) -> BadInput:
    starts = [(scenario.where.line, scenario.title) for rule in file.rules for scenario in rule.scenarios]
    near, title = min(starts, key=lambda start: abs(start[0] - line))
    hint = f"the nearest one begins at line {near}: `{title}`"
    return BadInput([Finding(Where(file.where.path, line), "no case stands at this line", hint=hint)])


def _begins(rule: Rule) -> int:
    return min(rule.where.line, *(tag.where.line for tag in rule.tags))


def _starts(scenario: Scenario) -> int:
    return min([scenario.where.line, *(tag.where.line for tag in scenario.tags)])


def _ends(rule: Rule) -> int:
    return max(line for scenario in rule.scenarios for line in _lines(scenario))


def _lines(scenario: Scenario) -> Iterator[int]:
    yield scenario.where.line
    yield from (step.where.line for step in scenario.steps)
    yield from _case_lines(scenario)


def _case_lines(scenario: Scenario) -> Iterator[int]:
    """Yield the line of each case: of the rows of an outline, or of the scenario itself."""
    if not scenario.outline:
        yield scenario.where.line
    yield from (row[0].where.line for table in scenario.examples for row in table.rows)

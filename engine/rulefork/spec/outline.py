"""Scenarios with everything filled in: the steps of the backgrounds in front, one instance per row of Examples."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rulefork.rulebook.finding import Finding, Where, nearest
from rulefork.spec.gherkinfile import Background, Examples, FeatureFile, Keyword, Rule, Scenario, StepLine, Text

RULING: Final = "ruling"
"""The column that gives each row a ruling id of its own."""
SOURCE: Final = "source"
"""The column that gives each row sources of its own, parted by commas or spaces; an empty cell leaves the Rule's."""
NOTE: Final = "note"
"""A column of free text."""

_SLOT: Final = re.compile(r"<([^<>\s](?:[^<>]*[^<>\s])?)>")


@dataclass(frozen=True, slots=True)
class Line:
    """A step of an instance: `text` has the values of the row in it, and the keyword is never And.

    `filled` tells whether the row had a value for every slot.
    """

    where: Where
    keyword: Keyword
    text: str
    filled: bool


@dataclass(frozen=True, slots=True)
class Row:
    """What a row of an outline says, by column; a plain scenario has one without columns, and its number is None.

    The rows of an outline are counted from 1, over all its tables. `ruling` is the id that the row gives, None where
    there is no such column; `sources` are those of the row.
    """

    where: Where
    number: int | None
    values: Mapping[str, str]
    ruling: Text | None = None
    sources: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Instance:
    """A scenario that can be played: the values of a row filled in, and the steps of the backgrounds in front."""

    scenario: Scenario
    row: Row
    title: str
    lines: tuple[Line, ...]

    @property
    def origin(self) -> str:
        """How a message names the row that filled a step in; empty for a plain scenario."""
        return f"the values are those of line {self.row.where.line}" if self.row.number else ""


def rows(scenario: Scenario) -> tuple[Row, ...]:
    """Return the rows of an outline, or the one of a plain scenario."""
    if not scenario.outline:
        return (Row(scenario.where, None, {}),)
    cells = ((table.columns, row) for table in scenario.examples if table.columns for row in table.rows)
    return tuple(_row(number, columns, row) for number, (columns, row) in enumerate(cells, 1))


def instances(feature: FeatureFile, rule: Rule, scenario: Scenario) -> tuple[Instance, ...]:
    """Return the scenario with the values of each of its rows."""
    steps = (*steps_before(feature, rule), *scenario.steps)
    return tuple(
        Instance(scenario, row, _fill(scenario.title, row.values), tuple(_lines(steps, row.values)))
        for row in rows(scenario)
    )


def steps_before(feature: FeatureFile, rule: Rule) -> tuple[StepLine, ...]:
    """Return the steps that begin every scenario of the Rule: the Feature's background, then its own."""
    return tuple(step for base in (feature.background, rule.background) if base for step in base.steps)


def _row(number: int, columns: Iterable[Text], row: tuple[Text, ...]) -> Row:
    cells = {column.text: cell for column, cell in zip(columns, row, strict=True)}
    values = {column: cell.text for column, cell in cells.items()}
    sources = tuple(_words(cells[SOURCE])) if SOURCE in cells else ()
    return Row(row[0].where, number, values, cells.get(RULING), sources)


def _words(cell: Text) -> Iterator[Text]:
    for word in re.finditer(r"[^\s,]+", cell.text):
        yield Text(replace(cell.where, column=cell.where.column + word.start()), word[0])


def _lines(steps: Iterable[StepLine], values: Mapping[str, str]) -> Iterator[Line]:
    keyword: Keyword = "Given"
    for step in steps:
        keyword = step.keyword or keyword
        yield Line(step.where, keyword, _fill(step.text, values), values.keys() >= set(_slots_in(step.text)))


def _fill(text: str, values: Mapping[str, str]) -> str:
    """Return the text with each `<column>` replaced by its value; a slot without a value stays as it is."""
    return _SLOT.sub(lambda slot: values.get(slot[1], slot[0]), text) if "<" in text else text


def _slots_in(text: str) -> list[str]:
    return _SLOT.findall(text) if "<" in text else []


def check_slots(scenario: Scenario) -> Iterator[Finding]:
    """Yield what is wrong between the scenario's `<slots>` and the columns of its tables."""
    if not scenario.outline:
        hint = "write `Scenario Outline:` and add `Examples:` with this column"
        for where, slot in _slots(scenario):
            yield Finding(where, f"`<{slot}>` in a scenario without examples", hint=hint)
        return
    if not scenario.examples:
        yield Finding(scenario.where, "an outline without `Examples:`", "it has nothing to run", "add a table")
    for table in scenario.examples:
        yield from _check_table(scenario, table)


def _check_table(scenario: Scenario, table: Examples) -> Iterator[Finding]:
    if not table.columns or not table.rows:
        yield Finding(table.where, "examples without rows", "the outline has nothing to run", "add rows under a header")
    columns = [column.text for column in table.columns]
    slots = {slot for _, slot in _slots(scenario)}
    for number, column in enumerate(table.columns):
        if column.text in columns[:number]:
            yield Finding(column.where, f"the column `{column.text}` stands twice", hint="rename or drop one")
        elif column.text not in slots | {RULING, SOURCE, NOTE}:
            hint = nearest(column.text, (slots | {RULING, SOURCE, NOTE}) - set(columns))
            why = f"no step and no title speaks of `<{column.text}>`"
            yield Finding(column.where, f"the column `{column.text}` is not used", why, hint or "use it or drop it")
    for where, slot in _slots(scenario):
        if slot not in columns:
            why = f"the examples on line {table.where.line} have no such column"
            yield Finding(where, f"nothing fills in `<{slot}>`", why, nearest(slot, columns))


def check_background(background: Background) -> Iterator[Finding]:
    """Yield each `<slot>` in a background, which has no examples to fill it in."""
    for step in background.steps:
        for slot in _slots_in(step.text):
            yield Finding(step.where, f"`<{slot}>` in a background", "a background has no examples", "name the thing")


def _slots(scenario: Scenario) -> Iterator[tuple[Where, str]]:
    """Yield the slots of title and steps, each with the place of its line."""
    lines = [(scenario.where, scenario.title), *((step.where, step.text) for step in scenario.steps)]
    for where, text in lines:
        for slot in dict.fromkeys(_slots_in(text)):
            yield where, slot

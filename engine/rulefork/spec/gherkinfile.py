"""A feature file as Gherkin reads it: its blocks and lines, each with its place. What they mean is not asked here."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from rulefork.rulebook.finding import BadInput, Finding, Where, nearest
from rulefork.rulebook.yamlfile import shown

if TYPE_CHECKING:
    from gherkin.errors import ParserException

Keyword = Literal["Given", "When", "Then"]

LIMIT: Final = 1_000_000
"""The largest file that is read, in bytes."""
BLOCKS: Final = ("Feature", "Rule", "Background", "Scenario", "Scenario Outline", "Examples")
STEPS: Final = ("Given", "When", "Then", "And", "But")

_KEYWORDS: Final[Mapping[str, Keyword]] = {"Context": "Given", "Action": "When", "Outcome": "Then"}
_PLAINER: Final = {
    "#Language": "a line `# language: …`", "#TagLine": "tags", "#FeatureLine": "`Feature:`", "#RuleLine": "`Rule:`",
    "#BackgroundLine": "`Background:`", "#ScenarioLine": "`Scenario:`", "#ExamplesLine": "`Examples:`",
    "#StepLine": "a step", "#TableRow": "a table row", "#DocStringSeparator": 'a `"""`', "#Other": "a description",
    "#EOF": "the end of the file",
}  # fmt: skip
_MESSAGES: Final = {
    "inconsistent cell count within the table": (
        "this row has another number of cells than the table's first row",
        "a `|` inside a cell is written `\\|`",
    ),
    "A tag may not contain whitespace": ("a tag goes on after a space", "write `@` before each tag, `-` inside one"),
}


@dataclass(frozen=True, slots=True)
class Text:
    """Words that stand at one place: a tag, a cell of a table, a line of a description."""

    where: Where
    text: str


@dataclass(frozen=True, slots=True)
class StepLine:
    """A step as written. `keyword` is None for And, But and `*`; `argument` is the place of its table or doc string."""

    where: Where
    keyword: Keyword | None
    text: str
    argument: Where | None


@dataclass(frozen=True, slots=True)
class Examples:
    """A table of an outline: its header and its rows, all of one length; both are empty where the table is missing."""

    where: Where
    tags: tuple[Text, ...]
    prose: tuple[Text, ...]
    columns: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario, or an outline (it says so, or it has examples)."""

    where: Where
    title: str
    tags: tuple[Text, ...]
    prose: tuple[Text, ...]
    steps: tuple[StepLine, ...]
    examples: tuple[Examples, ...]
    outline: bool


@dataclass(frozen=True, slots=True)
class Background:
    """The steps that begin every scenario of a feature or rule."""

    where: Where
    prose: tuple[Text, ...]
    steps: tuple[StepLine, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with its tags and scenarios."""

    where: Where
    title: str
    tags: tuple[Text, ...]
    prose: tuple[Text, ...]
    background: Background | None
    scenarios: tuple[Scenario, ...]


@dataclass(frozen=True, slots=True)
class FeatureFile:
    """A feature, the rules in it, and the scenarios that stand under no rule. `topic` is the file's name, no ending."""

    where: Where
    topic: str
    tags: tuple[Text, ...]
    prose: tuple[Text, ...]
    background: Background | None
    rules: tuple[Rule, ...]
    strays: tuple[Scenario, ...]


def read_feature_file(path: Path) -> FeatureFile:
    """Return what stands in the file; raise `BadInput` where it cannot be read or is not Gherkin, with all mistakes."""
    text = _read_text(path)
    return parse_feature(text, shown(path), path.stem)


def parse_feature(text: str, path: str, topic: str) -> FeatureFile:
    """Return what the text says; `path` is the file as messages show it. Raise `BadInput` with every syntax error."""
    from gherkin.errors import CompositeParserException
    from gherkin.parser import Parser

    # Older versions of the parser open a file where the whole text happens to be a path; no path ends with a line end.
    lines = text if text.endswith("\n") else text + "\n"
    try:
        document: Mapping[str, Any] = Parser().parse(lines)
    except CompositeParserException as several:
        raise BadInput(_syntax(error, path) for error in several.errors) from None
    if "feature" not in document:
        raise BadInput([Finding(Where(path), "the file is empty", hint="begin it with `Feature:` and a title")])
    return _Builder(path, tuple(text.split("\n"))).feature(document["feature"], topic)


@dataclass(frozen=True, slots=True)
class _Builder:
    """Makes our values of the parser's dictionaries; `lines` are the lines of the file."""

    path: str
    lines: tuple[str, ...]

    def where(self, node: Mapping[str, Any]) -> Where:
        return Where(self.path, node["location"]["line"], node["location"].get("column", 1))

    def feature(self, node: Mapping[str, Any], topic: str) -> FeatureFile:
        children = node["children"]
        rules = tuple(self.rule(child["rule"]) for child in children if "rule" in child)
        head = self.where(node), topic, self.tags(node), self.prose(node), self.background(children)
        return FeatureFile(*head, rules, self.scenarios(children))

    def rule(self, node: Mapping[str, Any]) -> Rule:
        children = node["children"]
        head = self.where(node), node["name"], self.tags(node), self.prose(node)
        return Rule(*head, self.background(children), self.scenarios(children))

    def background(self, children: Iterable[Mapping[str, Any]]) -> Background | None:
        for child in children:
            if node := child.get("background"):
                return Background(self.where(node), self.prose(node), self.steps(node))
        return None

    def scenarios(self, children: Iterable[Mapping[str, Any]]) -> tuple[Scenario, ...]:
        return tuple(self.scenario(child["scenario"]) for child in children if "scenario" in child)

    def scenario(self, node: Mapping[str, Any]) -> Scenario:
        examples = tuple(self.examples(table) for table in node["examples"])
        outline = bool(examples) or node["keyword"] in ("Scenario Outline", "Scenario Template")
        head = self.where(node), node["name"], self.tags(node), self.prose(node)
        return Scenario(*head, self.steps(node), examples, outline)

    def examples(self, node: Mapping[str, Any]) -> Examples:
        header = node.get("tableHeader", {"cells": ()})
        rows = tuple(self.row(row) for row in node.get("tableBody", ()))
        return Examples(self.where(node), self.tags(node), self.prose(node), self.row(header), rows)

    def row(self, node: Mapping[str, Any]) -> tuple[Text, ...]:
        return tuple(Text(self.where(cell), cell["value"]) for cell in node["cells"])

    def steps(self, node: Mapping[str, Any]) -> tuple[StepLine, ...]:
        return tuple(self.step(step) for step in node["steps"])

    def step(self, node: Mapping[str, Any]) -> StepLine:
        argument = node.get("dataTable") or node.get("docString")
        keyword = _KEYWORDS.get(node["keywordType"])
        return StepLine(self.where(node), keyword, node["text"], self.where(argument) if argument else None)

    def tags(self, node: Mapping[str, Any]) -> tuple[Text, ...]:
        return tuple(Text(self.where(tag), tag["name"]) for tag in node["tags"])

    def prose(self, node: Mapping[str, Any]) -> tuple[Text, ...]:
        """Return the lines of the description; the parser drops their places, so they are looked up again."""
        return tuple(self._places(node["description"].split("\n"), node["location"]["line"]))

    def _places(self, wanted: Iterable[str], number: int) -> Iterator[Text]:
        for line in filter(None, map(str.strip, wanted)):
            while self.lines[number].strip() != line:
                number += 1
            raw = self.lines[number]
            number += 1
            yield Text(Where(self.path, number, len(raw) - len(raw.lstrip()) + 1), line)


def _syntax(error: "ParserException", path: str) -> Finding:
    """Return a syntax error of the parser in plain words."""
    where = Where(path, error.location["line"], error.location.get("column") or 1)
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    if match := re.fullmatch(r"(?:(unexpected end of file), )?expected: (.*?)(?:, got '(.*)')?", message, re.DOTALL):
        what = "the file ends too early" if match[1] else f"`{match[3]}` cannot stand here"
        tokens = match[2].split(", ")
        expected = [words for token, words in _PLAINER.items() if token in tokens]
        return Finding(where, what, f"expected here: {', '.join(expected)}", _keyword_meant(match[3] or ""))
    if match := re.fullmatch(r"Language not supported: (.*)", message):
        return Finding(where, f"unknown language `{match[1]}`", "scenarios are written in English", "drop the line")
    what, hint = _MESSAGES.get(message, (message, ""))
    return Finding(where, what, hint=hint)


def _keyword_meant(line: str) -> str:
    head, colon, _ = line.partition(":")
    return nearest(head, BLOCKS) if colon and nearest(head, BLOCKS) else nearest(line.split(" ")[0], STEPS)


def _read_text(path: Path) -> str:
    start = Where(shown(path))
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadInput([Finding(start, "there is no such file", hint="check the path")]) from None
    except OSError as error:
        raise BadInput([Finding(start, "the file cannot be read", error.strerror or str(error))]) from None
    if len(data) > LIMIT:
        raise BadInput([Finding(start, f"the file is larger than {LIMIT:,} bytes", hint="split it by topic")])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode().split("\n")
        where = Where(start.path, len(before), len(before[-1]) + 1)
        what = f"the byte 0x{error.object[error.start]:02X} is not UTF-8"
        raise BadInput([Finding(where, what, "feature files are read as UTF-8", "save the file as UTF-8")]) from None

"""What can be wrong with features, short of playing them."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from rulefork.rulebook.finding import Finding, Where, nearest
from rulefork.spec.gherkinfile import BLOCKS, FeatureFile, Keyword, Rule, Scenario, StepLine, Text
from rulefork.spec.outline import RULING, Instance, Line, check_background, check_slots, instances, rows, steps_before
from rulefork.spec.sentence import InPosition, Language, Pin, Sentence, UnknownSentence
from rulefork.spec.tags import check_feature_tags, check_id, check_source, check_tags, has_source, ids
from rulefork.spec.title import slug

_ORDER: Final[tuple[Keyword, ...]] = ("Given", "When", "Then")
_PLACES: Final = {"Given": ("Given",), "When": ("Given", "When"), "Then": ("Then",)}
"""The keywords under which a sentence of each group may stand: what was done may also be given."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a feature may refer to: sentences, sources and expansions by id, positions by title (None: not checked)."""

    language: Language
    sources: Collection[str]
    expansions: Collection[str]
    positions: Collection[str] | None = None


def check_feature(feature: FeatureFile, known: Known) -> Iterator[Finding]:
    """Yield everything that is wrong with one feature."""
    yield from check_feature_tags(feature, known.sources, known.expansions)
    yield from _check_prose(feature.prose)
    if not (feature.rules or feature.strays):
        yield Finding(feature.where, "the feature has no rules", hint="add a `Rule:` with a scenario")
    for stray in feature.strays:
        why, hint = "it belongs to no ruling", "put it under a `Rule:`"
        yield Finding(stray.where, "a scenario outside of any Rule", why, hint)
    for rule in feature.rules:
        yield from _check_rule(feature, rule, known)
    yield from _check_names(feature)
    if feature.background:
        yield from check_background(feature.background)
        yield from _check_prose(feature.background.prose, first="Given")


def check_ids(features: Iterable[FeatureFile]) -> Iterator[Finding]:
    """Yield a finding for each ruling whose id was given before, in this file or in one before it."""
    first: dict[str, Where] = {}
    for given in (given for feature in features for rule in feature.rules for given in given_ids(rule)):
        if given.text in first:
            why, hint = f"the first is at {first[given.text]}", "ids are unique and never used again"
            yield Finding(given.where, f"the id `{given.text}` is given twice", why, hint)
        first.setdefault(given.text, given.where)


def given_ids(rule: Rule) -> Iterator[Text]:
    """Yield the ids of a Rule, or those of its rows, where several may tell of one ruling, each with its place."""
    yield from ids(rule)
    told = [row.ruling for scenario in rule.scenarios for row in rows(scenario) if row.ruling]
    yield from {given.text: given for given in reversed(told)}.values()


def _check_rule(feature: FeatureFile, rule: Rule, known: Known) -> Iterator[Finding]:
    yield from check_tags(feature, rule, known.sources, known.expansions)
    yield from _check_prose(rule.prose)
    if not rule.title:
        yield Finding(rule.where, "the Rule has no title", hint="say the ruling in a sentence")
    if not rule.scenarios:
        yield Finding(rule.where, "the Rule has no scenarios", "a ruling must be executable", "add a `Scenario:`")
    yield from _check_labels(feature, rule, known)
    if rule.background:
        yield from check_background(rule.background)
        yield from _check_prose(rule.background.prose, first="Given")
    for scenario in rule.scenarios:
        yield from _check_scenario(feature, rule, scenario, known)


def _check_labels(feature: FeatureFile, rule: Rule, known: Known) -> Iterator[Finding]:
    """Yield what is wrong with ids and sources: those of the Rule, and those in the columns `ruling` and `source`."""
    told = [row for scenario in rule.scenarios for row in rows(scenario)]
    tables = (table for scenario in rule.scenarios for table in scenario.examples)
    columns = [column for table in tables for column in table.columns if column.text == RULING]
    if not ids(rule) and (not columns or any(row.ruling is None for row in told)):
        hint = "add `@id:topic/words`, or a column `ruling` to all its examples"
        yield Finding(rule.where, "the Rule has no id", "reports and links name it by its id", hint)
    for column in columns if ids(rule) else ():
        why, hint = f"the Rule is `{ids(rule)[0].text}` already", "drop the column or the tag"
        yield Finding(column.where, "the rows have ids of their own", why, hint)
    if not has_source(feature, rule) and (not told or any(not row.sources for row in told)):
        hint = "add `@source:` with an id from rules/sources.yaml"
        yield Finding(rule.where, "the Rule has no source", "a ruling must be traceable", hint)
    for row in told:
        if row.ruling:
            yield from check_id(row.ruling)
        for source in row.sources:
            yield from check_source(source, known.sources)


def _check_names(feature: FeatureFile) -> Iterator[Finding]:
    """Yield the scenarios whose title is missing, or the same as an earlier one's in the file."""
    first: dict[str, Where] = {}
    scenarios = (*feature.strays, *(scenario for rule in feature.rules for scenario in rule.scenarios))
    for scenario in scenarios:
        name = slug(scenario.title)
        if not name:
            why, hint = "its case is named by it", "add a title in words"
            yield Finding(scenario.where, "the scenario has no title", why, hint)
        elif name in first:
            why = f"the first is on line {first[name].line}, and pytest-bdd runs only one of them"
            what = f"two scenarios are called `{scenario.title}`"
            yield Finding(scenario.where, what, why, "give each its own title")
        first.setdefault(name, scenario.where)


def _check_scenario(feature: FeatureFile, rule: Rule, scenario: Scenario, known: Known) -> Iterator[Finding]:
    yield from check_slots(scenario)
    yield from _check_prose(scenario.prose, first="Given")
    for table in scenario.examples:
        yield from _check_prose(table.prose)
    steps = (*steps_before(feature, rule), *scenario.steps)
    yield from _check_order(scenario, steps)
    if scenario.steps and not any(step.keyword == "Then" for step in steps):
        why, hint = "it would hold whatever happens", "say what comes of it"
        yield Finding(scenario.where, "the scenario has no Then", why, hint)
    for instance in instances(feature, rule, scenario):
        yield from _check_instance(instance, known)


def _check_order(scenario: Scenario, steps: tuple[StepLine, ...]) -> Iterator[Finding]:
    if not scenario.steps:
        yield Finding(scenario.where, "the scenario has no steps", hint="add Given, When and Then")
    elif steps[0].keyword is None:
        hint = "begin with Given, When or Then"
        yield Finding(steps[0].where, "the first step has no keyword of its own", "there is none before it", hint)
    before: Keyword = "Given"
    for step in steps:
        if step.argument:
            yield Finding(step.argument, "a table or text below a step", "no sentence takes one", "say it in the step")
        if step.keyword and _ORDER.index(step.keyword) < _ORDER.index(before):
            why = "a scenario tells what is given, then what is done, then what comes of it"
            yield Finding(step.where, f"a {step.keyword} after a {before}", why, "move it up, or make it two scenarios")
        before = step.keyword or before


def _check_instance(instance: Instance, known: Known) -> Iterator[Finding]:
    pins: dict[str, Pin] = {}
    position = ""
    for line in instance.lines:
        if not line.filled:
            continue  # `check_slots` tells
        try:
            sentence = known.language.parse(line.text)
        except UnknownSentence as unknown:
            yield _unknown(instance, line, unknown)
            continue
        yield from _check_keyword(line, sentence)
        if isinstance(sentence, Pin):
            yield from _check_pin(instance, line, sentence, pins.setdefault(sentence.toggle, sentence))
        if isinstance(sentence, InPosition):
            yield from _check_position(instance, line, sentence.title, position, known.positions)
            position = sentence.title


def _unknown(instance: Instance, line: Line, unknown: UnknownSentence) -> Finding:
    near = ", ".join(f"`{pattern}`" for pattern in unknown.nearest)
    hint = f"{f'the nearest are {near}; ' if near else ''}`rulefork steps` lists all"
    return Finding(line.where, f"no sentence fits `{line.text}`", instance.origin, hint)


def _check_keyword(line: Line, sentence: Sentence) -> Iterator[Finding]:
    if line.keyword not in _PLACES.get(sentence.group, _ORDER):
        what = f"`{line.text}` stands under {line.keyword}"
        yield Finding(line.where, what, f"it is a sentence for {sentence.group}", "move it")


def _check_pin(instance: Instance, line: Line, pin: Pin, first: Pin) -> Iterator[Finding]:
    if pin.value != first.value:
        why = f"both fix `{pin.toggle}`" + (f", and {instance.origin}" if instance.origin else "")
        yield Finding(line.where, f"`{pin}` contradicts `{first}`", why, "keep one of them")


def _check_position(
    instance: Instance, line: Line, title: str, before: str, titles: Collection[str] | None
) -> Iterator[Finding]:
    if before:
        why = f"the scenario is in the position `{before}` already"
        yield Finding(line.where, f"a second position `{title}`", why, "keep one of them")
    if titles is not None and title not in titles:
        hint = nearest(title, titles) or "the files in scenarios/ hold the positions"
        yield Finding(line.where, f"no position is called `{title}`", instance.origin, hint)


def _check_prose(prose: tuple[Text, ...], first: str = "") -> Iterator[Finding]:
    """Yield lines of a description that were meant as something else: Gherkin takes a misspelt keyword for prose.

    `first` is given where steps follow: the keyword with which they begin.
    """
    for number, line in enumerate(prose):
        head, colon, _ = line.text.partition(":")
        meant = get_close_matches(head, BLOCKS, 1, 0.8) if colon else []
        if first and number == 0 and not meant:
            head = line.text.split(" ")[0]
            meant = get_close_matches(head, (first, "When"), 1, 0.8)
        if meant:
            why, hint = "the line counts as description", f"did you mean `{meant[0]}`?"
            yield Finding(line.where, f"`{head}` is no keyword", why, hint)

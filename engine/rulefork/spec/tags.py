"""Tags: what they say of a ruling, and what can be wrong with them.

The tags of a Feature hold for every Rule in it, as everywhere in Gherkin; only `@id:` belongs to one Rule alone.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, get_args

from rulefork.rulebook.finding import Finding, nearest, unknown
from rulefork.spec.gherkinfile import FeatureFile, Rule, Text
from rulefork.spec.ruling import Kind

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
FAMILIES: Final = {"c1": "C1", "c2": "C2"}
MARKS: Final = ("disputed", "gap")

ID: Final = re.compile(r"[a-z][a-z0-9-]*/[a-z0-9][a-z0-9-]*")
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
_PLAIN: Final = tuple(f"@{name}" for name in (*KINDS, *FAMILIES, *MARKS))
_WITH_VALUE: Final = ("@id:", "@source:", "@needs:")


@dataclass(frozen=True, slots=True)
class Label:
    """What the tags of a Rule, and of its Feature, say. `id` is None where the rows of an outline have ids instead."""

    id: str | None
    kind: Kind
    sources: tuple[str, ...]
    families: tuple[str, ...]
    needs: tuple[str, ...]
    marks: frozenset[str]


def read_label(feature: FeatureFile, rule: Rule) -> Label:
    """Return what the tags say; they must have passed `check_tags`. Without a family tag, both families are meant."""
    tags = [tag.text for tag in (*feature.tags, *rule.tags)]
    families = tuple(family for tag, family in FAMILIES.items() if f"@{tag}" in tags)
    return Label(
        next(_values("@id:", tags), None),
        next(kind for kind in KINDS if f"@{kind}" in tags),
        tuple(dict.fromkeys(_values("@source:", tags))),
        families or tuple(FAMILIES.values()),
        tuple(dict.fromkeys(_values("@needs:", tags))),
        frozenset(mark for mark in MARKS if f"@{mark}" in tags),
    )


def ids(rule: Rule) -> tuple[Text, ...]:
    """Return the ids that the tags of a Rule give it, each with the place of its tag; there should be one at most."""
    return tuple(Text(tag.where, tag.text.removeprefix("@id:")) for tag in rule.tags if tag.text.startswith("@id:"))


def has_source(feature: FeatureFile, rule: Rule) -> bool:
    """Return whether a tag of the Rule or its Feature names a source."""
    return any(tag.text.startswith("@source:") for tag in (*feature.tags, *rule.tags))


def check_feature_tags(
    feature: FeatureFile, sources: Collection[str], expansions: Collection[str]
) -> Iterator[Finding]:
    """Yield what is wrong with the tags of the Feature, and every tag on a scenario or its examples."""
    for tag in feature.tags:
        if tag.text.startswith("@id:"):
            yield Finding(tag.where, f"`{tag.text}` on a Feature", "an id names one Rule", "move it to the Rule")
        else:
            yield from _check_tag(tag, sources, expansions)
    scenarios = (*feature.strays, *(scenario for rule in feature.rules for scenario in rule.scenarios))
    for scenario in scenarios:
        for tag in (*scenario.tags, *(tag for table in scenario.examples for tag in table.tags)):
            why = "what a ruling is, and where it is said, holds for all its scenarios"
            yield Finding(tag.where, f"`{tag.text}` is not on a Rule", why, "move it to the Rule")


def check_tags(
    feature: FeatureFile, rule: Rule, sources: Collection[str], expansions: Collection[str]
) -> Iterator[Finding]:
    """Yield what is wrong with the tags of a Rule: unknown ones, a second id, none or several kinds."""
    for tag in rule.tags:
        yield from _check_tag(tag, sources, expansions)
    for second in ids(rule)[1:]:
        yield Finding(second.where, f"a second id `{second.text}`", "a Rule is one ruling", "make it two Rules")
    kinds = [tag for tag in (*feature.tags, *rule.tags) if tag.text[1:] in KINDS]
    if not kinds:
        hint = f"add one of {', '.join(f'@{kind}' for kind in KINDS)}"
        yield Finding(rule.where, "the Rule has no kind", "readers must see who says so", hint)
    for tag in kinds:
        if tag.text != kinds[0].text:
            why = f"it is `{kinds[0].text}` by line {kinds[0].where.line}"
            yield Finding(tag.where, f"a second kind `{tag.text}`", why, "keep one of them")


def check_id(given: Text) -> Iterator[Finding]:
    """Yield a finding where the id is not of the form topic/words."""
    if not ID.fullmatch(given.text):
        what = f"`{given.text}` is not an id" if given.text else "the id is empty"
        why = "an id is a topic, a slash and a few words joined by hyphens, all in small letters"
        yield Finding(given.where, what, why, "write it like `dragon/moves-before-scoring`")


def check_source(source: Text, known: Collection[str]) -> Iterator[Finding]:
    """Yield a finding where no source has this id."""
    if source.text not in known:
        hint = nearest(source.text, known) or "rules/sources.yaml lists the sources"
        yield Finding(source.where, f"unknown source `{source.text}`", hint=hint)


def _check_tag(tag: Text, sources: Collection[str], expansions: Collection[str]) -> Iterator[Finding]:
    name, colon, value = tag.text.partition(":")
    known = name + colon
    if known in _PLAIN:
        return
    if known == "@id:":
        yield from check_id(Text(tag.where, value))
    elif known == "@source:":
        yield from check_source(Text(tag.where, value), sources)
    elif known == "@needs:":
        if not _NAME.fullmatch(value):
            yield Finding(tag.where, f"`{value}` is not the id of an expansion", hint="write it like `@needs:phantom`")
        elif value not in expansions:
            yield unknown(tag.where, "expansion", value, expansions)
    else:
        why = "a tag that nobody knows would be overlooked"
        hint = nearest(known, (*_PLAIN, *_WITH_VALUE)) or f"known are {', '.join((*_PLAIN, *_WITH_VALUE))}"
        yield Finding(tag.where, f"unknown tag `{tag.text}`", why, hint)


def _values(prefix: str, tags: Iterable[str]) -> Iterator[str]:
    return (tag.removeprefix(prefix) for tag in tags if tag.startswith(prefix))

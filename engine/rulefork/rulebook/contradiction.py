"""Contradictions: values of a ruleset that cannot be played together."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from rulefork.rulebook.finding import Finding
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import CrossRule, Toggle
from rulefork.rulebook.yamlfile import Document


@dataclass(frozen=True, slots=True)
class Contradiction:
    """The value of a toggle that a cross rule excludes, or that it replaces by the one it requires."""

    toggle: str
    value: str
    kind: Literal["excludes", "requires"]
    rule: CrossRule

    def __str__(self) -> str:
        return f"`{self.toggle}: {self.value}` contradicts {_listed(self.rule.when)}"

    @property
    def hint(self) -> str:
        """What to do about it."""
        if self.kind == "requires":
            return f"set `{self.toggle}: {self.rule.value}`"
        return f"choose another value of {self.toggle}"

    @property
    def toggles(self) -> tuple[str, ...]:
        """The toggles concerned, the one that must change first."""
        return (self.toggle, *self.rule.when)


def contradictions(ruleset: Ruleset, toggles: Mapping[str, Toggle]) -> Iterator[Contradiction]:
    """Yield the contradictions in a ruleset. A value counts both as the text says it and as it is played."""

    def has(toggle: str, value: str | None) -> bool:
        said = ruleset.value(toggle)
        return value in (said, toggles[toggle].played(said))

    def holds(rule: CrossRule) -> bool:
        return all(has(*each) for each in rule.when.items())

    for id, toggle in toggles.items():
        value = ruleset.value(id)
        for rule in toggle.excludes:
            if holds(rule) and has(id, rule.value):
                yield Contradiction(id, value, "excludes", rule)
        for rule in toggle.requires:
            if holds(rule) and not has(id, rule.value):
                yield Contradiction(id, value, "requires", rule)


def _listed(values: Mapping[str, str]) -> str:
    return " and ".join(f"`{toggle}: {value}`" for toggle, value in values.items())


def contradiction_faults(document: Document, ruleset: Ruleset, toggles: Mapping[str, Toggle]) -> Iterator[Finding]:
    """Yield the contradictions in which a ruleset's own file has a part; the others are those of what it extends."""
    for each in contradictions(ruleset, toggles):
        own = [toggle for toggle in each.toggles if toggle in document.data["rules"]]
        if own:
            yield Finding(
                document.where(("rules", own[0]), key=True), str(each), each.rule.because.rstrip("."), each.hint
            )

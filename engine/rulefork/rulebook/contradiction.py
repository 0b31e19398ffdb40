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
    for id, toggle in toggles.items():
        value = ruleset.value(id)
        for rule in toggle.excludes:
            if holds(rule, ruleset, toggles) and _has(ruleset, toggle, rule.value):
                yield Contradiction(id, value, "excludes", rule)
        for rule in toggle.requires:
            if holds(rule, ruleset, toggles) and not _has(ruleset, toggle, rule.value):
                yield Contradiction(id, value, "requires", rule)


def without_effect(toggle: Toggle, ruleset: Ruleset, toggles: Mapping[str, Toggle]) -> CrossRule | None:
    """Return the bond under which the ruleset's value of a toggle changes nothing, or None where there is none."""
    bonds = (bond for bond in toggle.no_effect_with if bond.value is None or _has(ruleset, toggle, bond.value))
    return next((bond for bond in bonds if holds(bond, ruleset, toggles)), None)


def holds(rule: CrossRule, ruleset: Ruleset, toggles: Mapping[str, Toggle]) -> bool:
    """Return whether a ruleset has all the values on which a cross rule depends."""
    return all(_has(ruleset, toggles[toggle], value) for toggle, value in rule.when.items())


def _has(ruleset: Ruleset, toggle: Toggle, value: str | None) -> bool:
    said = ruleset.value(toggle.id)
    return value in (said, toggle.played(said))


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

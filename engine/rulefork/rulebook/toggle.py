"""Toggles: the questions on which rule books differ, and the answers they give."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rulefork.rulebook.finding import Finding, Where, unknown
from rulefork.rulebook.yamlfile import Document, Step

_BONDS: Final = ("excludes", "requires", "no-effect-with")


@dataclass(frozen=True, slots=True)
class ToggleValue:
    """One answer to a toggle's question.

    `says` puts it in a sentence; `pin` is the sentence that fixes it in a scenario. A value that only tells what a
    book leaves open (`not-mentioned`) names in `plays_as` the value of the same toggle that is played instead, and in
    `played` how it is played and why. `needs` names the expansions without which it is played like another value.
    """

    id: str
    says: str
    pin: str
    plays_as: str | None = None
    played: str = ""
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CrossRule:
    """A bond between a toggle and others: it speaks of `value` (None: of every value) while all of `when` holds."""

    when: Mapping[str, str]
    value: str | None
    because: str


@dataclass(frozen=True, slots=True)
class Toggle:
    """One question, its values by id, the rulings it touches, and its bonds with other toggles.

    While the condition of a cross rule holds, a value named by `excludes` may not be played, the one named by
    `requires` must be, and one named by `no_effect_with` changes nothing. `wording_only` says why no game can tell the
    values apart; it is empty for a toggle that bites. `needs` names the expansions, one of which a game must hold to
    tell them apart. `house_rule` marks a question that only players' own rules raise.
    """

    id: str
    question: str
    values: Mapping[str, ToggleValue]
    rulings: tuple[str, ...] = ()
    house_rule: bool = False
    note: str = ""
    excludes: tuple[CrossRule, ...] = ()
    requires: tuple[CrossRule, ...] = ()
    no_effect_with: tuple[CrossRule, ...] = ()
    wording_only: str = ""
    needs: tuple[str, ...] = ()

    def played(self, value: str) -> str:
        """Return the id of the value that is played where the text says `value`."""
        return self.values[value].plays_as or value


def read_toggles(document: Document) -> dict[str, Toggle]:
    """Return the toggles by id, in the order of the file, from a document that fits the schema `toggles`."""
    return {id: _toggle(id, entry) for id, entry in document.data.items()}


def _toggle(id: str, entry: Mapping[str, Any]) -> Toggle:
    values = {
        value: ToggleValue(
            value,
            said["says"],
            said["pin"],
            said.get("plays-as"),
            said.get("played", ""),
            tuple(said.get("needs", ())),
        )
        for value, said in entry["values"].items()
    }
    excludes, requires, idle = (
        tuple(CrossRule(bond["when"], bond.get("value"), bond["because"]) for bond in entry.get(kind, ()))
        for kind in _BONDS
    )
    return Toggle(
        id,
        entry["question"],
        values,
        rulings=tuple(entry["rulings"]),
        house_rule=entry.get("house-rule", False),
        note=entry.get("note", ""),
        excludes=excludes,
        requires=requires,
        no_effect_with=idle,
        wording_only=entry.get("wording-only", ""),
        needs=tuple(entry.get("needs", ())),
    )


def toggle_faults(document: Document, toggles: Mapping[str, Toggle]) -> Iterator[Finding]:
    """Yield what is wrong between the toggles: unknown ones in bonds, values played as nothing, pins used twice."""
    pins: dict[str, str] = {}
    for toggle in toggles.values():
        for value in toggle.values.values():
            way = (toggle.id, "values", value.id)
            if value.pin in pins:
                why = f"it fixes {pins[value.pin]} already"
                yield Finding(
                    document.where((*way, "pin")), f"duplicate pin `{value.pin}`", why, "word one differently"
                )
            pins.setdefault(value.pin, f"{toggle.id}={value.id}")
            yield from _fallback_faults(document, toggle, value, (*way, "plays-as"))
        for kind in _BONDS:
            for number, bond in enumerate(document.data[toggle.id].get(kind, ())):
                yield from _bond_faults(document, toggles, toggle, bond, (toggle.id, kind, number))


def _fallback_faults(
    document: Document, toggle: Toggle, value: ToggleValue, way: tuple[Step, ...]
) -> Iterator[Finding]:
    if value.plays_as is None:
        return
    if value.plays_as not in toggle.values:
        yield unknown(document.where(way), f"value of {toggle.id}", value.plays_as, toggle.values)
    elif toggle.values[value.plays_as].plays_as is not None:
        what = f"`{value.plays_as}` is not played itself"
        yield Finding(document.where(way), what, "a value is played as one that says what to do", "name that one")


def _bond_faults(
    document: Document, toggles: Mapping[str, Toggle], toggle: Toggle, bond: Mapping[str, Any], way: tuple[Step, ...]
) -> Iterator[Finding]:
    if "value" in bond and bond["value"] not in toggle.values:
        yield unknown(document.where((*way, "value")), f"value of {toggle.id}", bond["value"], toggle.values)
    for other, value in bond["when"].items():
        where = document.where((*way, "when", other), key=other not in toggles)
        yield from assignment_faults(toggles, other, value, where, where)


def assignment_faults(
    toggles: Mapping[str, Toggle], toggle: str, value: str, at_toggle: Where, at_value: Where
) -> Iterator[Finding]:
    """Yield that there is no such toggle, at one place, or that it has no such value, at the other."""
    if toggle not in toggles:
        yield unknown(at_toggle, "toggle", toggle, toggles, hint="`rulefork toggles` lists them")
    elif value not in toggles[toggle].values:
        yield unknown(at_value, f"value of {toggle}", value, toggles[toggle].values)

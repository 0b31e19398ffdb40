"""Toggles for reading: the list of all, and one with its values, who plays them, its rulings and its bonds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, page, wrapped
from rulefork.report.marks import SAID
from rulefork.report.names import Names
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle, ToggleValue
from rulefork.spec.ruling import Ruling
from rulefork.spec.sentence import listed

_NOBODY: Final = Names()


def toggles_text(toggles: Iterable[Toggle], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the toggles, each with its question and the ids of its values."""
    return page([[line for toggle in toggles for line in _short(toggle, width, ink)]])


def toggle_text(
    toggle: Toggle,
    rulesets: Sequence[Ruleset],
    rulings: Mapping[str, Ruling],
    names: Names = _NOBODY,
    *,
    width: int = WIDTH,
    ink: Ink = PLAIN,
) -> str:
    """Return one toggle in full; `rulings` are all rulings of the suite by id."""
    about = [toggle.note] if toggle.note else []
    if toggle.house_rule:
        about.append("Only house rules part on it.")
    if toggle.wording_only:
        about.append(f"No game can tell its values apart: {toggle.wording_only}")
    about += needed(toggle)
    head = [
        f"{ink(toggle.id, 'head')}  {toggle.question}",
        *(line for text in about for line in wrapped(text, width=width)),
    ]
    values = [_value(value, toggle, rulesets, names, width, ink) for value in toggle.values.values()]
    rows = [(id, rulings[id].title if id in rulings else "(no scenario yet)") for id in touched(toggle, rulings)]
    bonds = [line for text in cross_rules(toggle) for line in wrapped(text, width=width, first="  ", then="    ")]
    return page(
        [
            head,
            *values,
            [ink("Rulings", "head"), *(clip(line, width) for line in columns(rows, indent=2))] if rows else [],
            [ink("Bonds with other toggles", "head"), *bonds] if bonds else [],
        ]
    )


def needed(toggle: Toggle) -> Iterator[str]:
    """Yield in a sentence which expansions a game must hold to tell its values apart, or one of them."""
    if toggle.needs:
        yield f"Only a game with {' or '.join(toggle.needs)} can tell its values apart."
    for value in toggle.values.values():
        if value.needs:
            yield f"Only a game with {' or '.join(value.needs)} can tell `{value.id}` from another value."


def touched(toggle: Toggle, rulings: Mapping[str, Ruling]) -> list[str]:
    """Return the ids of the rulings that a toggle touches: those its file names, and those with a case pinned to it."""
    pinned = [ruling.id for ruling in rulings.values() if any(toggle.id in case.pins for case in ruling.cases)]
    return list(dict.fromkeys([*toggle.rulings, *pinned]))


def cross_rules(toggle: Toggle) -> Iterator[str]:
    """Yield the bonds of a toggle with others, a sentence each and the reason."""
    bonds = (
        (toggle.excludes, "no value", "may not be played"),
        (toggle.requires, "a value", "must be played"),
        (toggle.no_effect_with, "its value", "changes nothing"),
    )
    for rules, any_value, verb in bonds:
        for rule in rules:
            when = listed(f"`{id}` is `{value}`" for id, value in rule.when.items())
            yield f"While {when}, {f'`{rule.value}`' if rule.value else any_value} {verb}. {rule.because}"


def _short(toggle: Toggle, width: int, ink: Ink) -> list[str]:
    first = f"{ink(toggle.id, 'head')}  {clip(toggle.question, max(width - len(toggle.id) - 2, 20))}"
    return [first, *wrapped(" | ".join(toggle.values), width=width, first="    ")]


def _value(
    value: ToggleValue, toggle: Toggle, rulesets: Sequence[Ruleset], names: Names, width: int, ink: Ink
) -> list[str]:
    """Return one value: what it says, its pin, and the rulesets that have it, the unsure ones apart."""
    lines = [ink(value.id, "head"), *wrapped(value.says, width=width, first="  ")]
    lines += wrapped(f"Given {value.pin}", width=width, first="  ", then="    ")
    if value.plays_as:
        lines += wrapped(f"Played as {value.plays_as}. {value.played}", width=width, first="  ")
    having = holders(toggle, value.id, rulesets)
    labels = ("said by", "disputed for", "assumed for", "house rule of")
    for label, ids in zip(labels, (having.said, having.disputed, having.silent, having.house), strict=True):
        if ids:
            lines += wrapped(listed(map(names.short, ids)), width=width, first=f"  {label} ")
    return lines


@dataclass(frozen=True, slots=True)
class Holders:
    """The ids of the rulesets with a value: said by their texts, disputed in them, assumed where they are silent.

    `house` are those of players: the house rules, and the rulesets with a value set by hand, that choose it themselves.
    """

    said: tuple[str, ...]
    disputed: tuple[str, ...]
    silent: tuple[str, ...]
    house: tuple[str, ...]


def holders(toggle: Toggle, value: str, rulesets: Sequence[Ruleset]) -> Holders:
    """Return who has a value of a toggle."""
    having = [ruleset for ruleset in rulesets if ruleset.value(toggle.id) == value]
    published = [(each.id, each.settings[toggle.id].confidence) for each in having if isinstance(each, Edition)]
    own = [each.id for each in having if not isinstance(each, Edition) and each.settings[toggle.id].origin == each.id]
    return Holders(
        said=tuple(id for id, confidence in published if confidence in SAID),
        disputed=tuple(id for id, confidence in published if confidence == "disputed"),
        silent=tuple(id for id, confidence in published if confidence == "silent"),
        house=tuple(own),
    )

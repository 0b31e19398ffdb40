"""The pins of a ruling cover the editions: what it pins for one value it also tells for the others that are played.

A ruling may leave that to another one which its remark names: "see `princess/must-remove-older-text`".
"""

from collections.abc import Iterator, Mapping, Sequence

from rulefork.rulebook.finding import Finding, Where
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.sentence import Pin
from rulefork.verdict.lint.bench import Bench
from rulefork.verdict.lint.remark_names_rulings import references

Told = Mapping[str, set[str]]


def pins_cover_editions(bench: Bench) -> Iterator[Finding]:
    """Yield each value that editions of the ruling's families play and that the ruling passes over.

    A toggle that is pinned only to what no edition plays, a house rule, need not be told of for the editions; nor need
    one that is pinned so that another can take effect. Cases about one edition alone are left out.
    """
    rulings = {ruling.id: ruling for ruling in bench.suite.rulings}
    for ruling in rulings.values():
        named = references(ruling)
        if not bench.place.whole and any(id not in rulings for id in named):
            continue  # the rulings that it leaves the rest to are not at hand
        told = _told([ruling, *(rulings[id] for id in named if id in rulings)])
        for toggle, values in _told([ruling]).items():
            yield from _passed_over(bench, ruling, toggle, values, told[toggle])


def _told(rulings: Sequence[Ruling]) -> Told:
    """Return the values that the cases pin, by toggle."""
    told: dict[str, set[str]] = {}
    for _, case in Bench.cases(rulings):
        for toggle, value in case.pins.items() if case.edition is None else ():
            told.setdefault(toggle, set()).add(value)
    return told


def _passed_over(bench: Bench, ruling: Ruling, toggle: str, own: set[str], told: set[str]) -> Iterator[Finding]:
    editions = bench.editions_of(ruling)
    played = dict.fromkeys(edition.value(toggle) for edition in editions)
    if own.isdisjoint(played):
        return
    cases = [case for case in ruling.cases if toggle in case.pins and case.edition is None]
    for value in [value for value in played if value not in told]:
        if all(_has_a_reason(bench, case, toggle, value) for case in cases):
            continue
        pin = bench.suite.book.toggles[toggle].values[value].pin
        ids = [edition.id for edition in editions if edition.value(toggle) == value]
        why = f"the ruling passes over {', '.join(ids)}"
        hint = (
            f"add a row or a scenario with it, or name the ruling that tells it: see `{_example(bench, toggle, value)}`"
        )
        yield Finding(_pinned(cases[0], toggle), f"nothing is said for `{pin}`", why, hint)


def _has_a_reason(bench: Bench, case: Case, toggle: str, value: str) -> bool:
    """Return whether the case pins the toggle because another pinned one has no effect under that value."""
    pins = {**case.pins, toggle: value}
    others = (bench.suite.book.toggles[other] for other in case.pins if other != toggle)
    bonds = (bond for other in others for bond in other.no_effect_with if toggle in bond.when)
    return any(all(pins.get(key) == wanted for key, wanted in bond.when.items()) for bond in bonds)


def _pinned(case: Case, toggle: str) -> Where:
    pins = (step for step in case.steps if isinstance(step.sentence, Pin) and step.sentence.toggle == toggle)
    return next(pins).where


def _example(bench: Bench, toggle: str, value: str) -> str:
    """Return the id of a ruling that pins the value, or how such an id looks."""
    found = (ruling.id for ruling, case in bench.cases(bench.suite.rulings) if case.pins.get(toggle) == value)
    return next(found, "topic/words")

"""Which rulesets are to be told apart: two as they are, or two that differ in one toggle alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.contradiction import without_effect
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rulesets to be told apart, and the toggle in which alone they differ, where that is asked for."""

    a: Ruleset
    b: Ruleset
    toggle: Toggle | None = None


def pairs_of_toggle(a: Ruleset, b: Ruleset | None, toggle: Toggle, value: str | None = None) -> tuple[Pair, ...]:
    """Return A against A with another value of the toggle: that of B, the one given, or without either each other one.

    Raises `BadInput` where that is A's own value.
    """
    own = a.value(toggle.id)
    if b is not None:
        value = b.value(toggle.id)
        if value == own:
            why, hint = f"both say {own}", "`rulefork diff` lists the toggles on which rulesets differ"
            raise BadInput([Finding(Where("<toggle>"), f"they do not differ in {toggle.id}", why, hint)])
    if value == own:
        hint = f"name one of: {', '.join(each for each in toggle.values if each != own)}"
        raise BadInput([Finding(Where("<toggle>"), f"{a.id} has {toggle.id}={own} itself", hint=hint)])
    values = [value] if value else [each for each in toggle.values if each != own]
    return tuple(Pair(a, a.with_values({toggle.id: each}), toggle) for each in values)


def pairs_of_all(a: Ruleset, b: Ruleset | None, book: Rulebook) -> tuple[Pair, ...]:
    """Return a pair for each toggle in which A and B differ; with A alone, one for each other value of each toggle."""
    differ = [toggle for toggle in book.toggles.values() if b is None or a.value(toggle.id) != b.value(toggle.id)]
    return tuple(pair for toggle in differ for pair in pairs_of_toggle(a, b, toggle))


def reasons(pair: Pair, book: Rulebook) -> Iterator[str]:
    """Yield why the two may play alike, in sentences: wording, other boxes, other toggles."""
    differ = [toggle for toggle in book.toggles.values() if pair.a.value(toggle.id) != pair.b.value(toggle.id)]
    for toggle in differ:
        idle = without_effect(toggle, pair.a, book.toggles) and without_effect(toggle, pair.b, book.toggles)
        boxes = toggle.needs or (_boxes(toggle, pair) if toggle.played(pair.a.value(toggle.id)) else ())
        if toggle.wording_only:
            yield f"{toggle.id} is a matter of wording: {toggle.wording_only}"
        elif toggle.played(pair.a.value(toggle.id)) == toggle.played(pair.b.value(toggle.id)):
            yield f"{toggle.id} is played alike under both values."
        elif boxes:
            yield f"{toggle.id} makes a difference only with {' or '.join(boxes)} in the game."
        elif idle:
            yield f"{toggle.id} has no effect: {idle.because}"


def _boxes(toggle: Toggle, pair: Pair) -> tuple[str, ...]:
    values = (toggle.values[toggle.played(ruleset.value(toggle.id))] for ruleset in (pair.a, pair.b))
    return tuple(dict.fromkeys(box for value in values for box in value.needs))

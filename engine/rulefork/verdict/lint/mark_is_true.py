"""Every mark of a toggle is true: `wording-only` and `needs` stand only where the cases bear them out."""

from collections.abc import Iterator

from rulefork.rulebook.finding import Finding
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.lint.bench import Bench
from rulefork.verdict.lint.distinction import Distinction, played_values


def mark_is_true(bench: Bench) -> Iterator[Finding]:
    """Yield the marks of toggles that change a case all the same.

    A toggle or value marked by `needs` may change the cases of rulings that need one of these expansions. What a text
    says does not count as a change.
    """
    for toggle in bench.suite.book.toggles.values():
        found = bench.distinctions.get(toggle.id, ())
        if toggle.wording_only:
            yield from _untrue(bench, toggle, "wording-only", found)
        if toggle.needs:
            yield from _untrue(bench, toggle, "needs", _without(found, toggle.needs))
        for value in toggle.values.values():
            if value.needs:
                yield from _untrue_of_value(bench, toggle, value.id, _without(found, value.needs))


def _without(found: tuple[Distinction, ...], needs: tuple[str, ...]) -> tuple[Distinction, ...]:
    """Return what is told apart in games without these expansions."""
    return tuple(each for each in found if not {*each.needs} & {*needs})


def _untrue(bench: Bench, toggle: Toggle, mark: str, found: tuple[Distinction, ...]) -> Iterator[Finding]:
    if found:
        what = f"`{toggle.id}` is marked `{mark}` but makes a difference"
        yield Finding(bench.at_toggle(toggle.id, mark), what, _shown(found[0]), "remove the mark")


def _untrue_of_value(bench: Bench, toggle: Toggle, value: str, found: tuple[Distinction, ...]) -> Iterator[Finding]:
    """Yield a finding where the value is told from every other, so that it is played like none of them."""
    told = {other for each in found if value in each.values for other in each.values}
    if told.issuperset(played_values(toggle)):
        what = f"the value `{value}` is marked `needs` but is played like no other"
        why = _shown(next(each for each in found if value in each.values))
        yield Finding(bench.at_toggle(toggle.id, "values", value, "needs"), what, why, "remove the mark")


def _shown(found: Distinction) -> str:
    one, other = found.values
    return f"`{found.case.id}` comes out otherwise under `{other}` than under `{one}`"

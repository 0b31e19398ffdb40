"""Every toggle bites: its values are told apart by cases, unless it is marked as a matter of wording.

A toggle, or one of its values, that makes a difference with other expansions only is marked by `needs`. The mark
excuses it until a ruling that the toggle names speaks of such an expansion.
"""

from collections.abc import Collection, Iterator
from itertools import combinations

from rulefork.rulebook.finding import Finding
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.lint.bench import Bench
from rulefork.verdict.lint.distinction import played_values


def toggle_bites(bench: Bench) -> Iterator[Finding]:
    """Yield the toggles that change no case when they are flipped, and the values that no case tells from another."""
    for toggle in bench.suite.book.toggles.values():
        if toggle.wording_only or _is_excused(bench, toggle, toggle.needs):
            continue
        told = {frozenset(each.values) for each in bench.distinctions.get(toggle.id, ())}
        if told:
            yield from _undivided(bench, toggle, told)
        else:
            what, why = f"flipping `{toggle.id}` changes no case", "a toggle must make a difference in some game"
            hint = "write a case, or say why there is none: `wording-only` with a reason, or `needs` with expansions"
            yield Finding(bench.at_toggle(toggle.id), what, why, hint)


def _undivided(bench: Bench, toggle: Toggle, told: Collection[frozenset[str]]) -> Iterator[Finding]:
    for one, other in combinations(played_values(toggle), 2):
        needs = (*toggle.values[one].needs, *toggle.values[other].needs)
        if frozenset((one, other)) not in told and not _is_excused(bench, toggle, needs):
            where = bench.at_toggle(toggle.id, "values", other)
            what = f"no case tells `{other}` from `{one}`"
            hint = "write a case, or mark the value with `plays-as` or `needs`"
            yield Finding(where, what, f"flipping `{toggle.id}` between them changes nothing", hint)


def _is_excused(bench: Bench, toggle: Toggle, needs: Collection[str]) -> bool:
    """Return whether nothing is to be expected of the toggle, as no ruling that it names is on such an expansion."""
    played = (need for ruling in bench.suite.rulings if ruling.id in toggle.rulings for need in ruling.needs)
    return bool(needs) and not any(need in needs for need in played)

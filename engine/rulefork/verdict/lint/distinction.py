"""Which values of toggles the cases tell apart: a toggle is flipped in every run that asked for it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.observation import Observation
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.wording import RestsOn, TextSays
from rulefork.verdict.check import own_ruleset
from rulefork.verdict.runner import Run, Runner


@dataclass(frozen=True, slots=True)
class Distinction:
    """Two values of a toggle, as they are played, and a case that comes out differently under them.

    `needs` are the expansions that the ruling of the case speaks of.
    """

    values: tuple[str, str]
    case: Case
    needs: tuple[str, ...]


def find_distinctions(runner: Runner, rulings: Iterable[Ruling]) -> Mapping[str, tuple[Distinction, ...]]:
    """Return by toggle what the cases of the rulings tell apart: for each pair of values and each `needs`, one case.

    Every toggle is flipped alone, in every edition of the ruling's families and in the ruleset that the case pins.
    Observations of what a text says do not count, nor does a flip under which the case cannot be played.
    """
    found: dict[str, dict[tuple[tuple[str, str], tuple[str, ...]], Distinction]] = {}
    for ruling in rulings:
        for case in ruling.cases:
            for run, ruleset in _plays(runner, ruling, case):
                for toggle in (runner.suite.book.toggles[key] for key in run.noted if key in runner.suite.book.toggles):
                    for pair in _told_apart(runner, case, ruleset, toggle):
                        seen = found.setdefault(toggle.id, {})
                        seen.setdefault((pair, ruling.needs), Distinction(pair, case, ruling.needs))
    return {toggle: tuple(seen.values()) for toggle, seen in found.items()}


def played_values(toggle: Toggle) -> list[str]:
    """Return the values that are played as themselves, in the order of the file."""
    return [value for value in toggle.values if toggle.played(value) == value]


def _plays(runner: Runner, ruling: Ruling, case: Case) -> Iterator[tuple[Run, Ruleset]]:
    """Yield one run, and one ruleset that comes to it, for all that answer alike."""
    book = runner.suite.book
    seen: set[frozenset[tuple[str, str]]] = set()
    editions = (edition for edition in book.editions.values() if edition.family in ruling.families)
    for ruleset in (*editions, own_ruleset(book, ruling, case)):
        run = runner.run(case, ruleset)
        if (noted := frozenset(run.noted.items())) not in seen:
            seen.add(noted)
            yield run, ruleset


def _told_apart(runner: Runner, case: Case, ruleset: Ruleset, toggle: Toggle) -> Iterator[tuple[str, str]]:
    values = played_values(toggle)
    runs = {value: runner.run(case, ruleset.with_values({toggle.id: value})) for value in values}
    seen = {value: _played(case, run) for value, run in runs.items() if not run.broken}
    for one, other in combinations(seen, 2):
        if seen[one] != seen[other]:
            yield one, other


def _played(case: Case, run: Run) -> tuple[str, ...]:
    """Return the outcome of a run without what the texts say."""
    if run.refused:
        return run.outcome
    observations = [step.sentence for step in case.steps if isinstance(step.sentence, Observation)]
    told = zip(observations, run.observed, strict=True)
    return tuple(line for observation, line in told if not isinstance(observation, TextSays | RestsOn))

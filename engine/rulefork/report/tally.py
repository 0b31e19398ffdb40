"""The numbers of a check: how many rulings and runs, how they came out, and on what evidence."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rulefork.report.divergence import between
from rulefork.report.marks import concerns, is_said, letters
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset
from rulefork.verdict.result import Report, RulingReport


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over a whole check. A run is one case under one ruleset it applies to; `other` are those it does not.

    `evidence` counts the runs under the rulesets compared by what they rest on, "none" where no toggle was asked for.
    """

    rulings: int
    cases: int
    holds: int
    fails: int
    errors: int
    other: int
    diverging: int
    evidence: Mapping[str, int]

    @property
    def runs(self) -> int:
        """How many cases ran under how many rulesets, in all."""
        return self.holds + self.fails + self.errors

    @property
    def clean(self) -> bool:
        """Whether every case holds wherever it applies."""
        return not self.fails and not self.errors


@dataclass(frozen=True, slots=True)
class Parting:
    """How one ruleset compares with another: how many rulings both have, and those on which they part.

    `toggles` counts the rulings that each toggle parts; `unsaid` counts the rulings of `ruleset` that rest on a silent
    or disputed value.
    """

    ruleset: str
    reference: str
    shared: int
    parted: tuple[str, ...]
    toggles: Counter[str]
    unsaid: int


def tally(report: Report) -> Tally:
    """Return the numbers of a report."""
    compared = {ruleset.id for ruleset in report.rulesets}
    results = [item for ruling in report.rulings for case in ruling.cases for item in case.results.items()]
    verdicts = Counter(result.verdict for _, result in results)
    ran = (result for id, result in results if id in compared and result.verdict in {"holds", "fails"})
    resting = Counter(str(result.evidence) if result.read else "none" for result in ran)
    return Tally(
        rulings=len(report.rulings),
        cases=sum(len(ruling.cases) for ruling in report.rulings),
        holds=verdicts["holds"],
        fails=verdicts["fails"],
        errors=verdicts["error"],
        other=verdicts["other"],
        diverging=sum(ruling.diverges for ruling in report.rulings),
        evidence={confidence: resting[confidence] for confidence in (*CONFIDENCES, "none")},
    )


def parting(rulings: Iterable[RulingReport], ruleset: Ruleset, reference: Ruleset) -> Parting:
    """Return how `ruleset` compares with `reference` over the rulings."""
    shared, unsaid = 0, 0
    parted: list[str] = []
    toggles: Counter[str] = Counter()
    pair = (reference.id, ruleset.id)
    for ruling in rulings:
        having = {id for outcome in ruling.outcomes for id in outcome.rulesets}
        if not having.issuperset(pair) or not concerns(ruling, *pair):
            continue
        shared += 1
        unsaid += not is_said(ruling, ruleset)
        if letters(ruling, pair, reference.id):
            parted.append(ruling.ruling.id)
            toggles.update(between(ruling, reference, ruleset))
    return Parting(ruleset.id, reference.id, shared, tuple(parted), toggles, unsaid)


def partings(report: Report, reference: str, subjects: Sequence[str]) -> list[Parting]:
    """Return how each of the subjects compares with the reference, both given by id."""
    by_id = {ruleset.id: ruleset for ruleset in report.rulesets}
    return [parting(report.rulings, by_id[id], by_id[reference]) for id in subjects]

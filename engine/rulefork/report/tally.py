"""The numbers of a check: how many rulings and runs, how they came out, and on what evidence."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulefork.report.divergence import between
from rulefork.report.marks import concerns, is_cited, is_said, letters, rests
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset
from rulefork.verdict.result import Report, RulingReport

EVIDENCE: Final = (*CONFIDENCES, "none")
"""What a run can rest on, from the surest to the weakest, and "none" for no toggle at all."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over a whole check. A run is one case under one ruleset it applies to; `other` are those it does not.

    `evidence` counts the runs under the rulesets compared by what they rest on: "none" where no toggle was asked for,
    and the ruling itself is neither open nor disputed. `cited` counts the cases whose ruling cites a document.
    """

    rulings: int
    cases: int
    holds: int
    fails: int
    errors: int
    other: int
    diverging: int
    evidence: Mapping[str, int]
    cited: int

    @property
    def own_reading(self) -> int:
        """How many cases rest on our own reading alone, for no document speaks."""
        return self.cases - self.cited

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
    verdicts = Counter(
        result.verdict for ruling in report.rulings for case in ruling.cases for result in case.results.values()
    )
    return Tally(
        rulings=len(report.rulings),
        cases=sum(len(ruling.cases) for ruling in report.rulings),
        holds=verdicts["holds"],
        fails=verdicts["fails"],
        errors=verdicts["error"],
        other=verdicts["other"],
        diverging=sum(ruling.diverges for ruling in report.rulings),
        evidence=evidence_of(report.rulings, [ruleset.id for ruleset in report.rulesets]),
        cited=sum(len(ruling.cases) for ruling in report.rulings if is_cited(ruling.ruling)),
    )


def evidence_of(rulings: Iterable[RulingReport], rulesets: Iterable[str]) -> dict[str, int]:
    """Return how many runs of the rulings under the rulesets, given by id, rest on what, the surest first.

    Runs that were broken before anything was observed are left out.
    """
    wanted = frozenset(rulesets)
    resting: Counter[str] = Counter(
        rests(ruling.ruling, result) or "none"
        for ruling in rulings
        for case in ruling.cases
        for ruleset, result in case.results.items()
        if ruleset in wanted and result.verdict in {"holds", "fails"}
    )
    return {confidence: resting[confidence] for confidence in EVIDENCE}


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

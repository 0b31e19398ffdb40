"""Cases that fail or are broken, in full: where, what was expected, what was observed, under which rulesets."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulefork.spec.observation import Observation
from rulefork.verdict.result import CaseReport, Report, Result, RulingReport


@dataclass(frozen=True, slots=True)
class Failure:
    """One case that does not hold, and the rulesets, by id, under which it comes out in this one way."""

    ruling: RulingReport
    case: CaseReport
    rulesets: tuple[str, ...]
    result: Result

    @property
    def where(self) -> str:
        """The file and line of the scenario."""
        return place(self.case)

    @property
    def differences(self) -> list[tuple[str, str]]:
        """What was expected and what was observed instead, pair by pair."""
        return differences(self.case, self.result)


def failures(report: Report) -> Iterator[Failure]:
    """Yield every case that fails or is broken; rulesets under which it comes out alike are taken together."""
    for ruling in report.rulings:
        for case in ruling.cases:
            alike: dict[tuple[object, ...], list[str]] = {}
            for ruleset, result in case.results.items():
                if result.verdict in {"fails", "error"}:
                    alike.setdefault((result.verdict, result.observed, result.problem), []).append(ruleset)
            for rulesets in alike.values():
                yield Failure(ruling, case, tuple(rulesets), case.results[rulesets[0]])


def expected(case: CaseReport) -> tuple[str, ...]:
    """Return what the case expects: its observations as sentences, in order."""
    return tuple(str(step.sentence) for step in case.case.steps if isinstance(step.sentence, Observation))


def differences(case: CaseReport, result: Result) -> list[tuple[str, str]]:
    """Return the expectations that were not met, each with what was observed in its stead; empty if nothing was."""
    wanted = expected(case)
    if len(wanted) != len(result.observed):
        return []
    return [(want, seen) for want, seen in zip(wanted, result.observed, strict=True) if want != seen]


def place(case: CaseReport) -> str:
    """Return the file and line of a case: "features/dragon.feature:12"."""
    return f"{case.case.where.path}:{case.case.where.line}"

"""What running the rulings under the rulesets came to, as values; every report is made from these alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rulefork.rulebook.ruleset import Confidence, Ruleset
from rulefork.spec.ruling import Case, Ruling

Verdict = Literal["holds", "fails", "other", "error"]
"""`other`: the case is not about the ruleset. Its pins or its family are not the ruleset's, or the ruleset plays a
house rule that the case does not name. `error`: the case itself is broken."""


@dataclass(frozen=True, slots=True)
class Result:
    """One case under one ruleset: the verdict, each observation as it came out, and what it rests on.

    `read` names the toggles that were asked for. `evidence` is the weakest confidence among their values.
    `problem` says in a sentence what differed or what broke, and is empty where the case holds.
    """

    verdict: Verdict
    observed: tuple[str, ...] = ()
    evidence: Confidence | None = None
    read: tuple[str, ...] = ()
    problem: str = ""


@dataclass(frozen=True, slots=True)
class CaseReport:
    """One case under every ruleset, by the ruleset's id."""

    case: Case
    results: Mapping[str, Result]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rulesets, by id, under which the situations of a ruling come out alike, and how they come out."""

    rulesets: tuple[str, ...]
    observed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cause:
    """A smallest set of toggles that, flipped, carries one outcome into the other and back.

    `flips` tells for each toggle its value under `before` and under `after`, two rulesets by id.
    """

    before: str
    after: str
    flips: Mapping[str, tuple[str, str]]

    @property
    def toggles(self) -> tuple[str, ...]:
        """The ids of the toggles, sorted."""
        return tuple(sorted(self.flips))


@dataclass(frozen=True, slots=True)
class RulingReport:
    """One ruling under every ruleset compared: its cases, its outcomes, and why they differ."""

    ruling: Ruling
    cases: tuple[CaseReport, ...]
    outcomes: tuple[Outcome, ...]
    causes: tuple[Cause, ...]

    @property
    def diverges(self) -> bool:
        """Whether the rulesets compared do not all come to the same outcome."""
        return len(self.outcomes) > 1

    @property
    def toggles(self) -> tuple[str, ...]:
        """The toggles that any of its runs asked for, sorted."""
        return tuple(
            sorted({toggle for case in self.cases for result in case.results.values() for toggle in result.read})
        )


@dataclass(frozen=True, slots=True)
class Report:
    """A whole check: the rulesets compared and every ruling.

    A case whose pins none of `rulesets` plays is run under a ruleset of its own, the current edition of its family
    with those pins; those are `extra`.
    """

    rulesets: tuple[Ruleset, ...]
    extra: tuple[Ruleset, ...]
    rulings: tuple[RulingReport, ...]

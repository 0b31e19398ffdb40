"""The bench on which a suite is tried: what the checks look at, and what came of playing it under every edition."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.yamlfile import Document, Step, read_yaml
from rulefork.spec.observation import Observation
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.suite import Suite
from rulefork.verdict.check import applies
from rulefork.verdict.lint.distinction import Distinction, find_distinctions
from rulefork.verdict.lint.place import Place
from rulefork.verdict.lint.released import Released, read_released
from rulefork.verdict.runner import Run, Runner, position_of


class Bench:
    """A suite under test. What is dear to find out is found out once, when a check first asks for it.

    `complete` tells whether `suite` holds everything that lies at `place`; what could not be read is missing from it.
    """

    def __init__(self, place: Place, suite: Suite, complete: bool) -> None:
        self.place = place
        self.suite = suite
        self.complete = complete
        self.runner = Runner(suite)
        self.editions: Sequence[Ruleset] = tuple(suite.book.editions.values())

    @cached_property
    def impossible(self) -> Mapping[str, Mapping[Finding, list[str]]]:
        """The positions, by title, that could not arise: for each reason, the editions under which that is so."""
        found: dict[str, dict[Finding, list[str]]] = {}
        for title in self.suite.positions:
            for edition in self.editions:
                try:
                    self.runner.position(title, edition)
                except BadInput as bad:
                    for finding in bad.findings:
                        found.setdefault(title, {}).setdefault(finding, []).append(edition.id)
        return found

    @cached_property
    def broken(self) -> Mapping[str, Mapping[str, list[str]]]:
        """The cases, by id, that cannot be played: for each reason, the editions under which that is so.

        A case in a position that could not arise is not among them: it is the position that is at fault.
        """
        found: dict[str, dict[str, list[str]]] = {}
        for ruling, case in self.cases(self.suite.rulings):
            if position_of(case) in self.impossible:
                continue
            for edition in self.editions:
                if applies(case, ruling, edition) and (run := self.runner.run(case, edition)).broken:
                    found.setdefault(case.id, {}).setdefault(run.broken, []).append(edition.id)
        return found

    @cached_property
    def playable(self) -> tuple[Ruling, ...]:
        """The rulings of which every case can be played."""
        return tuple(ruling for ruling in self.suite.rulings if not any(map(self._is_spoilt, ruling.cases)))

    @cached_property
    def distinctions(self) -> Mapping[str, tuple[Distinction, ...]]:
        """The values that cases tell apart, by toggle."""
        return find_distinctions(self.runner, self.playable)

    @cached_property
    def released(self) -> Released:
        """The list of released ids; raises `BadInput` where it is missing or cannot be read."""
        return read_released(self.place.released)

    def at_toggle(self, *way: Step) -> Where:
        """Return the place of a key, or of an entry of a list, in the file of the toggles."""
        return self._toggles.where(way, key=isinstance(way[-1], str))

    @cached_property
    def _toggles(self) -> Document:
        return read_yaml(self.place.toggles)

    def _is_spoilt(self, case: Case) -> bool:
        return case.id in self.broken or position_of(case) in self.impossible

    def editions_of(self, ruling: Ruling) -> list[Ruleset]:
        """Return the editions of the families that the ruling belongs to."""
        return [edition for edition in self.editions if edition.family in ruling.families]

    @staticmethod
    def cases(rulings: Iterable[Ruling]) -> Iterator[tuple[Ruling, Case]]:
        """Yield every case with its ruling."""
        return ((ruling, case) for ruling in rulings for case in ruling.cases)


def holds(case: Case, run: Run) -> bool:
    """Return whether the run came to what the case expects."""
    expected = tuple(str(step.sentence) for step in case.steps if isinstance(step.sentence, Observation))
    return run.outcome == expected


def under(ids: Sequence[str], editions: Sequence[Ruleset]) -> str:
    """Return in words under which of the editions something is so."""
    return "this is so under every edition" if len(ids) == len(editions) else f"this is so under {', '.join(ids)}"

"""A case leaves nothing to chance: a toggle that it asks for and does not pin cannot break it.

Each such toggle is set to every other value that editions of the ruling's families have. What a case does not pin it
holds for all of them, in whatever combination.
"""

from collections.abc import Iterator

from rulefork.rulebook.contradiction import contradictions
from rulefork.rulebook.finding import Finding
from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.ruling import Case, Ruling
from rulefork.verdict.check import applies
from rulefork.verdict.lint.bench import Bench, holds
from rulefork.verdict.runner import Run


def nothing_left_to_chance(bench: Bench) -> Iterator[Finding]:
    """Yield the cases that hold under an edition and no longer when one unpinned toggle has another edition's value.

    Values that contradict each other are not tried, and cases about one edition alone are left out.
    """
    for ruling, case in bench.cases(bench.playable):
        if case.edition is None:
            first: dict[str, Finding] = {}
            for finding in _chances(bench, ruling, case):
                first.setdefault(finding.what, finding)
            yield from first.values()


def _chances(bench: Bench, ruling: Ruling, case: Case) -> Iterator[Finding]:
    editions = bench.editions_of(ruling)
    for edition in editions:
        if not applies(case, ruling, edition):
            continue
        run = bench.runner.run(case, edition)
        if not holds(case, run):
            continue  # `check` tells
        for toggle in run.read:
            if toggle not in case.pins:
                values = dict.fromkeys(other.value(toggle) for other in editions)
                for value in [value for value in values if value != edition.value(toggle)]:
                    yield from _breaks(bench, case, edition.with_values({toggle: value}), toggle)


def _breaks(bench: Bench, case: Case, ruleset: Ruleset, toggle: str) -> Iterator[Finding]:
    run = bench.runner.run(case, ruleset)
    if not holds(case, run) and not any(contradictions(ruleset, bench.suite.book.toggles)):
        what = f"the scenario `{case.title}` leaves `{toggle}` to chance"
        why = f"under {ruleset.id} it comes to: {_told(run)}"
        pin = bench.suite.book.toggles[toggle].values[ruleset.value(toggle)].pin
        yield Finding(case.where, what, why, f"pin the toggle, and say what comes of it where {pin}")


def _told(run: Run) -> str:
    return "; ".join(run.outcome)

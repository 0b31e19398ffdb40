"""Checking the rulings: every case under every ruleset, where the rulesets part, and why."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.ruleset import CONFIDENCES, Confidence, Ruleset
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.suite import Suite
from rulefork.verdict.cause import find_causes
from rulefork.verdict.result import CaseReport, Outcome, Report, Result, RulingReport
from rulefork.verdict.runner import EMPTY_TABLE, Run, Runner, position_of

CURRENT: Final[Mapping[str, str]] = {"C1": "hig-c1-current", "C2": "hig-c2-2016"}
"""The current edition of each family."""


def check(suite: Suite, rulesets: Sequence[Ruleset]) -> Report:
    """Return what every ruling of the suite came to under every ruleset.

    A case that applies to none of them is run under a ruleset of its own, so that no case goes unplayed. Raises
    `BadInput` with every position that could not arise under the current edition; one that could not under another
    ruleset is an error of the cases that it spoils.
    """
    return check_with(Runner(suite), rulesets)


def check_with(runner: Runner, rulesets: Sequence[Ruleset]) -> Report:
    """Return the same as `check` for the suite of a runner, which keeps what it has played for further questions."""
    _refuse_impossible(runner)
    extra: dict[str, Ruleset] = {}
    rulings = tuple(_check_ruling(runner, ruling, rulesets, extra) for ruling in runner.suite.rulings)
    return Report(tuple(rulesets), tuple(extra.values()), rulings)


def failing(suite: Suite, rulesets: Sequence[Ruleset]) -> Iterator[CaseReport]:
    """Yield each case that fails or cannot be played, as it is come upon: who wants to know of one need not wait."""
    runner = Runner(suite)
    extra: dict[str, Ruleset] = {}
    for ruling in suite.rulings:
        for case in ruling.cases:
            report = _check_case(runner, ruling, case, rulesets, extra)
            if any(result.verdict in ("fails", "error") for result in report.results.values()):
                yield report


def _refuse_impossible(runner: Runner) -> None:
    told = {position_of(case) for ruling in runner.suite.rulings for case in ruling.cases} - {EMPTY_TABLE}
    findings: list[Finding] = []
    for title in sorted(told):
        try:
            runner.position(title, runner.suite.book.editions[CURRENT["C1"]])
        except BadInput as bad:
            findings += bad.findings
    if findings:
        raise BadInput(findings)


def applies(case: Case, ruling: Ruling, ruleset: Ruleset) -> bool:
    """Return whether the case speaks of the ruleset: its family or edition, and the value that each pin names."""
    if case.edition is not None and ruleset.id.partition("@")[0] != case.edition:
        return False
    values = ((ruleset.value(toggle), value) for toggle, value in case.pins.items())
    return ruleset.family in ruling.families and all(value == pinned for value, pinned in values)


def strays(book: Rulebook, ruling: Ruling, case: Case, run: Run) -> bool:
    """Return whether the run asked for a toggle and got an answer that no edition of the ruling's families gives.

    What a case does not pin it leaves to the editions; it does not speak of a house rule that it does not name.
    """
    editions = [edition for edition in book.editions.values() if edition.family in ruling.families]
    return any(
        toggle not in case.pins and all(edition.played(book.toggles)[toggle] != answer for edition in editions)
        for toggle, answer in run.noted.items()
        if toggle in book.toggles
    )


def evidence(run: Run, ruleset: Ruleset) -> Confidence:
    """Return the weakest confidence among the values that the run rests on; `stated` where it asked for none."""
    ranks = [CONFIDENCES.index(ruleset.settings[toggle].confidence) for toggle in run.read]
    return CONFIDENCES[max(ranks, default=0)]


def _check_ruling(
    runner: Runner, ruling: Ruling, rulesets: Sequence[Ruleset], extra: dict[str, Ruleset]
) -> RulingReport:
    cases = tuple(_check_case(runner, ruling, case, rulesets, extra) for case in ruling.cases)
    outcomes = _outcomes(runner, ruling, [r for r in rulesets if r.family in ruling.families])
    by_id = {ruleset.id: ruleset for ruleset in rulesets}
    groups = _current_first([[by_id[id] for id in outcome.rulesets] for outcome in outcomes])
    return RulingReport(ruling, cases, outcomes, find_causes(runner, situations(ruling.cases), groups))


def _current_first(groups: list[list[Ruleset]]) -> list[list[Ruleset]]:
    # Causes are told from where a reader stands: the current edition, if it is compared.
    current = set(CURRENT.values())
    led = [sorted(group, key=lambda ruleset: ruleset.id not in current) for group in groups]
    return sorted(led, key=lambda group: group[0].id not in current)


def _check_case(
    runner: Runner, ruling: Ruling, case: Case, rulesets: Iterable[Ruleset], extra: dict[str, Ruleset]
) -> CaseReport:
    results = {ruleset.id: _judge(runner, ruling, case, ruleset) for ruleset in rulesets}
    if all(result.verdict == "other" for result in results.values()):
        own = own_ruleset(runner.suite.book, ruling, case)
        extra.setdefault(own.id, own)
        results[own.id] = _judge(runner, ruling, case, own)
    return CaseReport(case, results)


def own_ruleset(book: Rulebook, ruling: Ruling, case: Case) -> Ruleset:
    """Return the ruleset under which a case is played that applies to none of those compared.

    It is the edition that the case names, or the current one of the ruling's first family, with the pins of the case.
    """
    return book.editions[case.edition or CURRENT[ruling.families[0]]].with_values(case.pins)


def _judge(runner: Runner, ruling: Ruling, case: Case, ruleset: Ruleset) -> Result:
    if not applies(case, ruling, ruleset):
        return Result("other")
    run = runner.run(case, ruleset)
    if ruleset.id not in runner.suite.book.editions and strays(runner.suite.book, ruling, case, run):
        return Result("other", read=run.read)
    weakest = evidence(run, ruleset)
    if run.broken:
        return Result("error", (), weakest, run.read, run.broken)
    wrong = run.refused or run.amiss
    return Result("fails" if wrong else "holds", run.observed, weakest, run.read, wrong)


def situations(cases: Iterable[Case]) -> list[Case]:
    """Return the first case of every situation: rows that differ in pins and answers only tell the same story."""
    return list({case.situation: case for case in reversed(list(cases))}.values())[::-1]


def _outcomes(runner: Runner, ruling: Ruling, rulesets: Sequence[Ruleset]) -> tuple[Outcome, ...]:
    groups: dict[tuple[str, ...], list[str]] = {}
    for ruleset in rulesets:
        observed = tuple(line for case in situations(ruling.cases) for line in runner.run(case, ruleset).outcome)
        groups.setdefault(observed, []).append(ruleset.id)
    return tuple(Outcome(tuple(ids), observed) for observed, ids in groups.items())

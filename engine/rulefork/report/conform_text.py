"""A run of another program as a page: each finding with its script in sentences, then the numbers."""

import json
import shlex
from collections import Counter
from collections.abc import Iterator

from rulefork.conform.status import FINDINGS, WORST_FIRST, Conformance, ConformReport
from rulefork.report.conform_json import worst_first
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, columns, counted, page, wrapped
from rulefork.report.names import Names

_WHOLE = 20
"""How many findings are told in full."""
_NOBODY = Names()


def conform_text(report: ConformReport, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the run as a page; `names` says what rulesets are called."""
    found = [result for result in worst_first(report) if result.status in FINDINGS]
    parts = [_finding(result, report, names, width, ink) for result in found[:_WHOLE]]
    rest = [_short(result, names) for result in found[_WHOLE:]]
    return page([*parts, columns(rest), _numbers(report, width, ink)])


def _finding(result: Conformance, report: ConformReport, names: Names, width: int, ink: Ink) -> list[str]:
    ruleset = names.short(result.ruleset.id)
    lines = [ink(f"{result.status}  {result.case.id}  under {ruleset}", "bad")]
    lines += wrapped(result.ruling.title, width=width, first="  ")
    lines += wrapped(" ".join(result.ruling.sources), width=width, first="  source    ")
    if result.why:
        lines += wrapped(result.why, width=width, first="  why       ")
    lines += _script(result, width)
    for line in result.errors.splitlines()[-5:]:
        lines += wrapped(line, width=width, first="  stderr    ")
    case = ("--rules", ruleset, "--select", result.case.id)
    again = (*report.called, *case) if report.called else (*case, "--", *report.command)
    return [*lines, f"  again     rulefork conform {shlex.join(again)}"]


def _script(result: Conformance, width: int) -> Iterator[str]:
    if result.script is None or result.status == "not-run":
        return
    answers = iter(zip(result.script.expected, result.answers or [...] * len(result.script.expected), strict=False))
    told = ""
    for step, sentence in zip(result.script.steps, result.script.sentences, strict=True):
        if sentence != told:
            yield from wrapped(sentence, width=width, first="  - ")
            told = sentence
        if "ask" in step:
            expected, observed = next(answers)
            if observed is not ... and observed != expected:
                yield from wrapped(f"{step['ask']}: {json.dumps(expected)}", width=width, first="      expected  ")
                yield from wrapped(f"{step['ask']}: {json.dumps(observed)}", width=width, first="      observed  ")


def _short(result: Conformance, names: Names) -> tuple[str, str, str]:
    return result.status, result.case.id, f"under {names.short(result.ruleset.id)}"


def _numbers(report: ConformReport, width: int, ink: Ink) -> list[str]:
    counts = Counter(result.status for result in report.results)
    name = f"{report.program} {report.version}".strip()
    (passed, every), (_, claimed) = report.of_all, report.of_claimed
    rulesets = counted(len(report.rulesets), "ruleset")
    told = ", ".join(f"{counts[status]} {status}" for status in WORST_FIRST if counts[status])
    return [
        ink("Summary", "head"),
        *wrapped(f"{name} under {rulesets}: {told or 'nothing was asked'}.", width=width),
        *wrapped(f"Of all that can be asked: {passed} of {every}{_share(passed, every)}.", width=width),
        *wrapped(f"Of what it claims: {passed} of {claimed}{_share(passed, claimed)}.", width=width),
    ]


def _share(part: int, whole: int) -> str:
    return f" ({100 * part // whole} %)" if whole else ""

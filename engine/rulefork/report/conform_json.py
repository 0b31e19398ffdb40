"""A run of another program as plain data; its shape is in rules/schema/output-conform.schema.json."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulefork.conform.status import WORST_FIRST, Conformance, ConformReport


def worst_first(report: ConformReport) -> list[Conformance]:
    """Return the results, the worst first, then in the order of the features."""
    return sorted(report.results, key=lambda result: WORST_FIRST.index(result.status))


def conform_json(report: ConformReport) -> dict[str, Any]:
    """Return the whole run as one object."""
    return {**_heading(report), "results": [_result(each) for each in worst_first(report)], **_numbers(report)}


def conform_jsonl(report: ConformReport) -> Iterator[dict[str, Any]]:
    """Yield the run as an object for each line: the program, then every result, at last the numbers."""
    yield _heading(report)
    yield from (_result(each) for each in worst_first(report))
    yield _numbers(report)


def _heading(report: ConformReport) -> dict[str, Any]:
    return {
        "program": {"name": report.program, "version": report.version, "command": [*report.command]},
        "rulesets": [ruleset.id for ruleset in report.rulesets],
    }


def _result(result: Conformance) -> dict[str, Any]:
    told: dict[str, Any] = {
        "case": result.case.id,
        "ruling": result.ruling.id,
        "ruleset": result.ruleset.id,
        "status": result.status,
        "where": {"file": result.case.where.path, "line": result.case.where.line},
        "sources": [*result.ruling.sources],
    }
    if result.why:
        told["why"] = result.why
    if result.failed_as:
        told["failed_as"] = result.failed_as
    if result.reason:
        told |= {"reason": result.reason} | ({"link": result.link} if result.link else {})
    if result.status in ("fail", "known-failure") and result.script:
        told |= {"expected": [*result.script.expected], "observed": [*result.answers]}
    if result.errors:
        told["stderr"] = result.errors
    return told


def _numbers(report: ConformReport) -> dict[str, Any]:
    counts = Counter(result.status for result in report.results)
    (passed, every), (_, claimed) = report.of_all, report.of_claimed
    return {
        "statuses": {status: counts[status] for status in WORST_FIRST if counts[status]},
        "passed": passed,
        "of_all": every,
        "of_claimed": claimed,
    }

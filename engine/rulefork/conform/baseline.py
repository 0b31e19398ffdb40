"""Baselines: which cases a program is known to get wrong, why, and where that is being worked on."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from rulefork.conform.status import FAILURES, Conformance, ConformReport, Status
from rulefork.rulebook.finding import BadInput, Finding, Where, unknown
from rulefork.rulebook.schema import validate
from rulefork.rulebook.yamlfile import Document, read_yaml

_HEAD = """\
# What the program is known to get wrong: by case and ruleset its status, the reason and, if there is one, a link.
# A reason is required; `rulefork conform --update-baseline` adds what is new and drops what passes now.
"""


@dataclass(frozen=True, slots=True)
class Known:
    """One case under one ruleset that a program is known to get wrong."""

    where: Where
    status: Status
    reason: str
    link: str = ""


Baseline = Mapping[tuple[str, str], Known]
"""What is known, by the ids of case and ruleset."""


def read_baseline(path: Path, cases: Iterable[str], rulesets: Iterable[str]) -> Baseline:
    """Return what the file knows; `cases` and `rulesets` are the ids that there are.

    Raises `BadInput` with everything that is wrong: the shape, unknown ids, missing reasons.
    """
    document = read_yaml(path)
    findings = validate(document, "baseline") or [*_faults(document, set(cases), set(rulesets))]
    if findings:
        raise BadInput(findings)
    return dict(_entries(document))


def _faults(document: Document, cases: set[str], rulesets: set[str]) -> Iterator[Finding]:
    for case, by_ruleset in document.data.items():
        if case not in cases:
            yield unknown(document.where((case,), key=True), "case", case, cases, "no feature has it any more")
        for ruleset, entry in by_ruleset.items():
            where = document.where((case, ruleset), key=True)
            if ruleset.partition("+")[0].partition("@")[0] not in rulesets:
                yield unknown(where, "ruleset", ruleset, rulesets)
            if not entry.get("reason", "").strip():
                why = "a failure that nobody can explain is none that one knows"
                yield Finding(where, f"`{ruleset}` has no reason", why, "say in a sentence why the program fails there")


def _entries(document: Document) -> Iterator[tuple[tuple[str, str], Known]]:
    for case, by_ruleset in document.data.items():
        for ruleset, entry in by_ruleset.items():
            where = document.where((case, ruleset), key=True)
            yield (case, ruleset), Known(where, entry["status"], entry["reason"], entry.get("link", ""))


def compared(report: ConformReport, baseline: Baseline) -> ConformReport:
    """Return the report with what the baseline knows told apart: known failures, and passes that it did not expect."""
    return replace(report, results=tuple(_compared(result, baseline) for result in report.results))


def _compared(result: Conformance, baseline: Baseline) -> Conformance:
    known = baseline.get((result.case.id, result.ruleset.id))
    if known is None:
        return result
    told = replace(result, reason=known.reason, link=known.link)
    if result.status == known.status:
        return replace(told, status="known-failure", failed_as=known.status)
    if result.status == "pass":
        return replace(told, status="unexpected-pass", why=f"the baseline says {known.status}: {known.reason}")
    return replace(told, why=f"{result.why} (the baseline says {known.status}: {known.reason})".strip())


def write_baseline(report: ConformReport, baseline: Baseline) -> str:
    """Return a baseline of all that fails in the report, with the reasons known; what is new has none yet."""
    told: dict[str, dict[str, Any]] = {}
    for result in report.results:
        status = result.failed_as or result.status
        if status in FAILURES:
            known = baseline.get((result.case.id, result.ruleset.id))
            entry = {"status": status, "reason": known.reason if known else ""}
            told.setdefault(result.case.id, {})[result.ruleset.id] = entry | _link(known)
    return _HEAD + (yaml.safe_dump(told, sort_keys=True, allow_unicode=True, width=110) if told else "{}\n")


def _link(known: Known | None) -> dict[str, str]:
    return {"link": known.link} if known and known.link else {}

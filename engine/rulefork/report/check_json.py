"""The check for programs: one JSON object, its shape in rules/schema/check.schema.json."""

from collections.abc import Mapping
from typing import Any

from rulefork import __version__
from rulefork.report.failures import place
from rulefork.report.marks import rests
from rulefork.report.tally import tally
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.spec.ruling import Ruling
from rulefork.verdict.result import CaseReport, Cause, Report, Result, RulingReport


def check_json(report: Report, digest: str = "") -> dict[str, Any]:
    """Return the report as plain data: rulesets, rulings with cases, results, outcomes and causes, and a summary.

    `digest` is that of the files that were checked.
    """
    return {
        **heading_json(report, digest),
        "rulings": [ruling_json(ruling) for ruling in report.rulings],
        "summary": summary_json(report),
    }


def heading_json(report: Report, digest: str = "") -> dict[str, Any]:
    """Return what wrote the report, which files it is about, and its rulesets."""
    return {
        "rulefork": __version__,
        **({"suite": digest} if digest else {}),
        "rulesets": [_whole_ruleset(ruleset) for ruleset in report.rulesets],
        "extra": [_whole_ruleset(ruleset) for ruleset in report.extra],
    }


def summary_json(report: Report) -> dict[str, Any]:
    """Return the numbers of a report."""
    numbers = tally(report)
    return {
        "rulings": numbers.rulings,
        "cases": numbers.cases,
        "cited": numbers.cited,
        "own_reading": numbers.own_reading,
        "runs": numbers.runs,
        "holds": numbers.holds,
        "fails": numbers.fails,
        "errors": numbers.errors,
        "other": numbers.other,
        "diverging": numbers.diverging,
        "evidence": dict(numbers.evidence),
    }


def ruleset_json(ruleset: Ruleset) -> dict[str, Any]:
    """Return a ruleset's id, name and family."""
    return {"id": ruleset.id, "name": ruleset.name, "family": ruleset.family}


def _whole_ruleset(ruleset: Ruleset) -> dict[str, Any]:
    """Return the same, and of one that is written in a player's file the values, too: the file may not be there."""
    told = ruleset_json(ruleset)
    written = ruleset.base or ruleset
    if isinstance(written, HouseRules):
        told |= {"extends": written.extends, **({"mark": written.mark} if written.mark else {})}
        told["settings"] = {toggle: _setting(setting) for toggle, setting in ruleset.settings.items()}
    return told


def differences_json(ruling: RulingReport) -> dict[str, Any]:
    """Return the outcomes of a ruling and their causes: the sets of toggles, and each with its values."""
    return {
        "outcomes": [{"rulesets": [*each.rulesets], "observed": [*each.observed]} for each in ruling.outcomes],
        "causes": [list(toggles) for toggles in dict.fromkeys(cause.toggles for cause in ruling.causes)],
        "flips": [_flips(cause) for cause in ruling.causes],
    }


def ruling_json(report: RulingReport) -> dict[str, Any]:
    """Return a ruling with its cases, their results, its outcomes and the causes."""
    ruling = report.ruling
    return {
        "id": ruling.id,
        "title": ruling.title,
        "topic": ruling.topic,
        "kind": ruling.kind,
        "sources": [*ruling.sources],
        "needs": [*ruling.needs],
        "toggles": [*report.toggles],
        "cases": [_case(ruling, case) for case in report.cases],
        **differences_json(report),
    }


def _case(ruling: Ruling, report: CaseReport) -> dict[str, Any]:
    return {
        "id": report.case.id,
        "title": report.case.title,
        "where": place(report),
        "pins": dict(report.case.pins),
        "results": {ruleset: _result(ruling, result) for ruleset, result in report.results.items()},
    }


def _result(ruling: Ruling, result: Result) -> dict[str, Any]:
    """Return a result; what has nothing to tell is left out."""
    told: Mapping[str, Any] = {
        "observed": [*result.observed],
        "evidence": rests(ruling, result) or result.evidence,
        "read": [*result.read],
        "problem": result.problem,
    }
    return {"verdict": result.verdict, **{key: value for key, value in told.items() if value}}


def _setting(setting: Setting) -> dict[str, Any]:
    readings = [{"value": each.value, "source": [*each.source], "says": each.says} for each in setting.readings]
    told: dict[str, Any] = {
        "value": setting.value,
        "confidence": setting.confidence,
        "source": [*setting.source],
        "origin": setting.origin,
    }
    more = {"readings": readings, "since": setting.since, "says": setting.says}
    return told | {key: value for key, value in more.items() if value}


def _flips(cause: Cause) -> dict[str, Any]:
    return {
        "before": cause.before,
        "after": cause.after,
        "values": {id: {"before": old, "after": new} for id, (old, new) in sorted(cause.flips.items())},
    }

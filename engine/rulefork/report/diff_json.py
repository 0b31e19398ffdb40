"""The differences of rulesets for programs: one JSON object, its shape in rules/schema/output-diff.schema.json."""

from collections.abc import Iterable
from typing import Any

from rulefork import __version__
from rulefork.report.check_json import differences_json, ruleset_json
from rulefork.report.diff import Diff
from rulefork.report.listing_json import setting_json
from rulefork.report.marks import evidence
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import RulingReport


def diff_json(diff: Diff) -> dict[str, Any]:
    """Return the differences as plain data."""
    return {
        "rulefork": __version__,
        "rulesets": [ruleset_json(ruleset) for ruleset in diff.rulesets],
        "toggles": [_toggle(diff, toggle) for toggle in diff.toggles],
        "rulings": [parted_json(ruling, diff.rulesets) for ruling in diff.rulings],
        "summary": {
            "toggles": diff.known,
            "toggles_differing": len(diff.toggles),
            "rulings": len(diff.report.rulings),
            "rulings_differing": len(diff.rulings),
            "rulings_alike": diff.alike,
            "rulings_of_one": diff.single,
            "rulings_of_none": diff.absent,
        },
    }


def _toggle(diff: Diff, toggle: Toggle) -> dict[str, Any]:
    settings = {ruleset.id: setting_json(toggle, ruleset.settings[toggle.id]) for ruleset in diff.rulesets}
    return {"id": toggle.id, "question": toggle.question, "settings": settings}


def parted_json(report: RulingReport, rulesets: Iterable[Ruleset]) -> dict[str, Any]:
    """Return a ruling on which rulesets part: what it rests on under each of them, its outcomes and the causes."""
    having = {id for outcome in report.outcomes for id in outcome.rulesets}
    return {
        "id": report.ruling.id,
        "title": report.ruling.title,
        "topic": report.ruling.topic,
        "toggles": [*report.toggles],
        "evidence": {each.id: evidence(report, each) for each in rulesets if each.id in having},
        **differences_json(report),
    }

"""Why a ruling comes out as it does, for programs: one JSON object, as rules/schema/output-why.schema.json says."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulefork import __version__
from rulefork.report.check_json import differences_json, ruleset_json
from rulefork.report.listing_json import setting_json
from rulefork.report.marks import evidence
from rulefork.rulebook.source import Source
from rulefork.spec.ruling import Ruling
from rulefork.verdict.reason import Answer, Deed, Ground, Reasons, Refusal, Story, Telling


def why_json(found: Reasons, sources: Mapping[str, Source]) -> dict[str, Any]:
    """Return the ruling with its sources, its outcomes with their evidence and causes, and its situations as told."""
    report = found.report
    having = {id for outcome in report.outcomes for id in outcome.rulesets}
    return {
        "rulefork": __version__,
        "ruling": _ruling(report.ruling, sources),
        "rulesets": [ruleset_json(ruleset) for ruleset in found.rulesets],
        "extra": [ruleset_json(ruleset) for ruleset in found.extra],
        "evidence": {each.id: evidence(report, each) for each in found.rulesets if each.id in having},
        **differences_json(report),
        "situations": [_story(story) for story in found.stories],
    }


def _ruling(ruling: Ruling, sources: Mapping[str, Source]) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "title": ruling.title,
        "remark": ruling.remark,
        "topic": ruling.topic,
        "kind": ruling.kind,
        "marks": sorted(ruling.marks),
        "families": [*ruling.families],
        "needs": [*ruling.needs],
        "where": f"{ruling.where.path}:{ruling.where.line}",
        "sources": [_source(id, sources.get(id)) for id in ruling.sources],
    }


def _source(id: str, source: Source | None) -> dict[str, str | None]:
    return {"id": id, "title": source.title if source else "", "url": source.url if source else None}


def _story(story: Story) -> dict[str, Any]:
    case = story.case
    return {
        "case": case.id,
        "title": case.title,
        "where": f"{case.where.path}:{case.where.line}",
        "position": story.position,
        "tellings": [_telling(telling) for telling in story.tellings],
    }


def _telling(telling: Telling) -> dict[str, Any]:
    return {
        "rulesets": [*telling.rulesets],
        "played_by": telling.by.id,
        "broken": telling.broken,
        "position_rests_on": _grounds(telling.before),
        "acts": [_deed(deed) for deed in telling.deeds],
        "ending": _deed(telling.ending) if telling.ending else None,
        "answers": [_answer(answer) for answer in telling.answers],
    }


def _deed(deed: Deed) -> dict[str, Any]:
    return {
        "text": deed.told,
        "events": [
            {
                "text": effect.told,
                "ruling": effect.ruling,
                "phase": effect.phase,
                "rests_on": _grounds(effect.grounds),
            }
            for effect in deed.effects
        ],
        "refused": _refusal(deed.refusal),
        "rests_on": _grounds(deed.grounds),
    }


def _answer(answer: Answer) -> dict[str, Any]:
    return {
        "text": answer.told,
        "at_end": answer.at_end,
        "refused": _refusal(answer.refusal),
        "rests_on": _grounds(answer.grounds),
    }


def _refusal(refusal: Refusal | None) -> dict[str, Any] | None:
    if refusal is None:
        return None
    return {"ruling": refusal.ruling, "why": refusal.why, "rests_on": _grounds(refusal.grounds)}


def _grounds(grounds: Iterable[Ground]) -> list[dict[str, Any]]:
    return [
        {"toggle": ground.toggle.id, **setting_json(ground.toggle, ground.setting), "how": ground.how}
        for ground in grounds
    ]

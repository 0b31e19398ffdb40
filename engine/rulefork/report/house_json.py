"""A ruleset beside what it extends, for programs: one JSON object, of the shape output-house.schema.json."""

from typing import Any

from rulefork import __version__
from rulefork.report.check_json import ruleset_json
from rulefork.report.diff_json import parted_json
from rulefork.report.listing_json import setting_json
from rulefork.report.marks import concerns
from rulefork.rulebook.contradiction import Contradiction
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import Ruleset
from rulefork.verdict.house import Departure, Distance, House, Idle


def house_json(house: House) -> dict[str, Any]:
    """Return the answer as plain data."""
    to_base = house.to_base
    return {
        "rulefork": __version__,
        "ruleset": ruleset_json(house.ruleset),
        "base": {**ruleset_json(house.base), **_distance(to_base)} if house.base and to_base else None,
        "nearest": [each.ruleset.id for each in house.nearest],
        "nearer_than_base": [each.ruleset.id for each in house.nearer],
        "editions": [{**ruleset_json(each.ruleset), **_distance(each)} for each in house.distances],
        "contradictions": [_contradiction(each) for each in house.contradictions],
        "changes": [_departure(each) for each in house.departures],
        "without_effect": [_idle(each) for each in house.idle],
        "rulings": [parted_json(ruling, house.report.rulesets) for ruling in house.changed],
        "summary": _summary(house),
    }


def _summary(house: House) -> dict[str, int]:
    ids = [ruleset.id for ruleset in house.report.rulesets]
    having = sum(ruling.diverges or concerns(ruling, *ids) for ruling in house.report.rulings)
    return {
        "toggles": len(house.toggles),
        "toggles_changed": len(house.departures),
        "rulings": having,
        "rulings_changed": len(house.changed),
        "contradictions": len(house.contradictions),
    }


def _distance(distance: Distance) -> dict[str, Any]:
    """Return how far a ruleset is: the toggles that are played otherwise, and those answered otherwise at all."""
    return {"played_otherwise": [*distance.played], "said_otherwise": [*distance.said]}


def _contradiction(each: Contradiction) -> dict[str, Any]:
    return {
        "toggle": each.toggle,
        "value": each.value,
        "kind": each.kind,
        "when": dict(each.rule.when),
        "because": each.rule.because,
        "hint": each.hint,
    }


def _departure(each: Departure) -> dict[str, Any]:
    toggle = each.toggle
    return {
        "toggle": toggle.id,
        "question": toggle.question,
        "says": {"own": toggle.values[each.own.value].says, "base": toggle.values[each.base.value].says},
        "own": setting_json(toggle, each.own),
        "base": setting_json(toggle, each.base),
        "played_by": [_holder(edition, each) for edition in each.editions],
        "can_be_read_in": [_holder(edition, each) for edition in each.readers],
        "house_rules": [_house_rule(house, [*house.sources]) for house in each.houses],
        "rulings": [*each.rulings],
    }


def _holder(edition: Edition, each: Departure) -> dict[str, Any]:
    return {"id": edition.id, "setting": setting_json(each.toggle, edition.settings[each.toggle.id])}


def _house_rule(house: Ruleset, sources: list[str]) -> dict[str, Any]:
    return {"id": house.id, "name": house.name, "sources": sources}


def _idle(each: Idle) -> dict[str, Any]:
    return {
        "toggle": each.toggle.id,
        "value": each.value,
        "own": each.own,
        "why": each.why,
        "when": dict(each.when),
        "because": each.because,
    }

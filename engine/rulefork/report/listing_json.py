"""What the listing commands show, for programs. The shapes are in rules/schema/output-*.schema.json."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulefork.report.rules_text import evidence_counts
from rulefork.report.toggles_text import holders, touched
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.finding import Finding
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset, Setting
from rulefork.rulebook.toggle import CrossRule, Toggle
from rulefork.spec.ruling import Ruling
from rulefork.spec.sentence import Language


def rules_json(editions: Iterable[Edition], house: Iterable[Ruleset]) -> list[dict[str, Any]]:
    """Return the editions and house rules as a list, with how many of their values rest on what."""
    return [_ruleset(ruleset) for ruleset in (*editions, *house)]


def ruleset_json(ruleset: Ruleset, toggles: Mapping[str, Toggle]) -> dict[str, Any]:
    """Return one ruleset with every value and its evidence."""
    settings = {id: setting_json(toggles[id], setting) for id, setting in ruleset.settings.items()}
    return {**_ruleset(ruleset), "settings": settings}


def setting_json(toggle: Toggle, setting: Setting) -> dict[str, Any]:
    """Return a value as the text says it and as it is played, with its evidence."""
    told: dict[str, Any] = {
        "value": setting.value,
        "played": toggle.played(setting.value),
        "confidence": setting.confidence,
        "source": [*setting.source],
        "origin": setting.origin,
    }
    if setting.readings:
        told["readings"] = [
            {"value": each.value, "source": [*each.source], "says": each.says} for each in setting.readings
        ]
    if setting.since:
        told["since"] = setting.since
    if setting.says:
        told["says"] = setting.says
    return told


def toggles_json(
    toggles: Iterable[Toggle], rulesets: Sequence[Ruleset], rulings: Mapping[str, Ruling]
) -> list[dict[str, Any]]:
    """Return the toggles as a list; `rulings` are all rulings of the suite by id."""
    return [
        {
            "id": toggle.id,
            "question": toggle.question,
            "house_rule": toggle.house_rule,
            "note": toggle.note,
            "wording_only": toggle.wording_only,
            "needs": [*toggle.needs],
            "values": [_value(toggle, value, rulesets) for value in toggle.values],
            "rulings": touched(toggle, rulings),
            "excludes": [_cross_rule(rule) for rule in toggle.excludes],
            "requires": [_cross_rule(rule) for rule in toggle.requires],
            "no_effect_with": [_cross_rule(rule) for rule in toggle.no_effect_with],
        }
        for toggle in toggles
    ]


def steps_json(language: Language) -> dict[str, Any]:
    """Return the sentences of the language, and the pins."""
    return {
        "sentences": [
            {"group": each.group, "pattern": each.pattern, "example": each.example}
            for each in (*language.sentences, *language.made)
        ],
        "pins": [{"text": pin.text, "toggle": pin.toggle, "value": pin.value} for pin in language.pins.values()],
    }


def rulings_json(rulings: Iterable[Ruling]) -> list[dict[str, Any]]:
    """Return the rulings as a list, with the ids of their cases."""
    return [
        {
            "id": ruling.id,
            "title": ruling.title,
            "topic": ruling.topic,
            "kind": ruling.kind,
            "sources": [*ruling.sources],
            "needs": [*ruling.needs],
            "families": [*ruling.families],
            "where": f"{ruling.where.path}:{ruling.where.line}",
            "cases": [case.id for case in ruling.cases],
        }
        for ruling in rulings
    ]


def findings_json(findings: Iterable[Finding]) -> list[dict[str, Any]]:
    """Return findings as a list: where each is, what is wrong, why, and what to do."""
    return [
        {
            "path": finding.where.path,
            "line": finding.where.line,
            "column": finding.where.column,
            "what": finding.what,
            "why": finding.why,
            "hint": finding.hint,
        }
        for finding in findings
    ]


def _ruleset(ruleset: Ruleset) -> dict[str, Any]:
    counts = evidence_counts(ruleset)
    told: dict[str, Any] = {"id": ruleset.id, "name": ruleset.name, "family": ruleset.family}
    if isinstance(ruleset, Edition):
        told |= {
            "aliases": [*ruleset.aliases],
            "publisher": ruleset.publisher,
            "year": ruleset.year,
            "extends": ruleset.extends,
        }
    return told | {"evidence": {confidence: counts[confidence] for confidence in CONFIDENCES}}


def _value(toggle: Toggle, value: str, rulesets: Sequence[Ruleset]) -> dict[str, Any]:
    having = holders(toggle, value, rulesets)
    known = toggle.values[value]
    return {
        "id": value,
        "says": known.says,
        "pin": known.pin,
        "played": toggle.played(value),
        "needs": [*known.needs],
        "said_by": [*having.said],
        "disputed_for": [*having.disputed],
        "assumed_for": [*having.silent],
        "house_rule_of": [*having.house],
    }


def _cross_rule(rule: CrossRule) -> dict[str, Any]:
    return {"when": dict(rule.when), "value": rule.value, "because": rule.because}

"""The check for programs."""

import json
from dataclasses import replace

from rulefork.report.check_json import check_json
from rulefork.verdict.result import Report, Result

from .build import ALONE, GREEN, HIG, HOUSE, RED, RGG
from .schemas import assert_valid


def test_schema() -> None:
    """The output fits its schema, whatever the report holds."""
    for report in (GREEN, RED, ALONE):
        assert_valid("check", check_json(report))


def test_ruling() -> None:
    """A ruling tells its cases with their results, its outcomes and their causes."""
    ruling = check_json(GREEN)["rulings"][1]
    assert ruling["toggles"] == ["dragon-moves"]
    assert ruling["causes"] == [["dragon-moves"]]
    assert ruling["outcomes"][1] == {"rulesets": [RGG.id], "observed": ["Red scores 8 points"]}
    values = {"dragon-moves": {"before": "before-scoring", "after": "after-scoring"}}
    assert ruling["flips"] == [{"before": HIG.id, "after": RGG.id, "values": values}]
    case = ruling["cases"][0]
    assert case["where"] == "features/dragon.feature:12"
    assert case["pins"] == {"dragon-moves": "before-scoring"}
    assert case["results"][RGG.id] == {"verdict": "other"}
    assert case["results"][HIG.id] == {
        "verdict": "holds",
        "observed": ["Red scores 0 points"],
        "evidence": "stated",
        "read": ["dragon-moves"],
    }


def test_extra() -> None:
    """Rulesets that were made for a case are named apart from those compared."""
    data = check_json(GREEN)
    assert [each["id"] for each in data["extra"]] == [HOUSE.id]
    assert data["rulings"][0]["cases"][0]["results"][HOUSE.id]["verdict"] == "holds"


def test_summary() -> None:
    """The summary counts runs by verdict."""
    summary = check_json(RED)["summary"]
    assert (summary["holds"], summary["fails"], summary["errors"], summary["diverging"]) == (8, 3, 1, 2)


def test_citations() -> None:
    """The summary counts the cases that cite a document, and those that rest on our own reading."""
    summary = check_json(GREEN)["summary"]
    assert (summary["cases"], summary["cited"], summary["own_reading"]) == (5, 5, 0)


def test_evidence_of_a_gap() -> None:
    """A run that asked for no toggle is silent where the documents leave the ruling open."""
    (ruling,) = ALONE.rulings
    (case,) = ruling.cases
    gap = replace(ruling.ruling, marks=frozenset({"gap"}))
    runs = {HIG.id: Result("holds", ("nobody scores",), "stated")}
    report = Report((HIG,), (), (replace(ruling, ruling=gap, cases=(replace(case, results=runs),)),))
    data = check_json(report)
    assert data["rulings"][0]["cases"][0]["results"][HIG.id]["evidence"] == "silent"
    assert data["summary"]["evidence"]["silent"] == 1


def test_order() -> None:
    """The same report gives the same bytes."""
    assert json.dumps(check_json(GREEN)) == json.dumps(check_json(GREEN))

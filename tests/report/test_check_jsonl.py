"""The check as JSON lines."""

import json

import pytest

from rulefork.report.check_json import check_json
from rulefork.report.check_jsonl import check_jsonl
from rulefork.verdict.result import Report

from .build import ALONE, GREEN, RED
from .schemas import assert_valid


@pytest.mark.parametrize("report", [GREEN, RED, ALONE])
def test_every_line_fits_the_schema(report: Report) -> None:
    """One schema fits each of them."""
    for line in check_jsonl(report):
        assert_valid("check-line", line)


@pytest.mark.parametrize("report", [GREEN, RED, ALONE, Report((), (), ())])
def test_the_lines_tell_what_the_whole_tells(report: Report) -> None:
    """First the rulesets, then a line for each ruling, last the numbers."""
    first, *rulings, last = check_jsonl(report)
    told = {**first, "rulings": [line["ruling"] for line in rulings], **last}
    assert json.dumps(told) == json.dumps(check_json(report))

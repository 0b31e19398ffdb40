"""The check in Markdown."""

import re

import pytest

from rulefork.report.check_markdown import check_markdown
from rulefork.rulebook.ruleset import CONFIDENCES
from rulefork.verdict.result import Report

from .build import ALONE, GREEN, HIG, NAMES, RED, RGG, ZMG
from .golden import assert_golden


def tables(text: str) -> list[list[list[str]]]:
    """Return the cells of all tables; an escaped bar does not end a cell."""
    blocks = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    return [[re.split(r"(?<!\\)\|", line.strip("|")) for line in block] for block in blocks]


def test_markdown() -> None:
    """A table for each topic, then the numbers."""
    assert_golden("check-green.md", check_markdown(GREEN, NAMES))


def test_markdown_of_failures() -> None:
    """What fails is marked in its cell, and told in a table of its own."""
    text = check_markdown(RED, NAMES)
    assert_golden("check-red.md", text)
    assert "**fails**" in text
    assert "**cannot be played**" in text


@pytest.mark.parametrize("report", [GREEN, RED, ALONE])
def test_tables_are_whole(report: Report) -> None:
    """Every row of a table has as many cells as its head."""
    for table in tables(check_markdown(report, NAMES)):
        assert len({len(row) for row in table}) == 1


def test_evidence_in_every_cell() -> None:
    """Each outcome names what it rests on."""
    head, _, *rows = next(table for table in tables(check_markdown(GREEN, NAMES)) if "outcomes" in str(table[0]))
    for row in rows:
        for cell in row[1 : len(head) - 2]:
            assert cell.split()[-1] in CONFIDENCES


def test_nothing_parts_them() -> None:
    """Where nothing parts there is no table of rulings."""
    assert "One ruleset parts from nobody." in check_markdown(ALONE, NAMES)
    assert "The rulesets part on no ruling." in check_markdown(Report((HIG, ZMG), (), GREEN.rulings[3:]), NAMES)


def test_a_ruling_that_some_do_not_have() -> None:
    """A ruling of the other family leaves its cell empty."""
    assert "| - |" in check_markdown(Report((HIG, RGG, RGG.with_values({"dragon-moves": "before-scoring"})), (),
                                            GREEN.rulings), NAMES)  # fmt: skip


def test_numbers() -> None:
    """The share of cases that cite a document stands among the numbers."""
    assert "- Of 5 cases, 5 (100 %) cite a document; 0 rest on our own reading." in check_markdown(GREEN, NAMES)

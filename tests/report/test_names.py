"""What rulesets are called."""

import pytest

from rulefork.report.names import Names

from .build import EDITIONS, HIG, HOUSE, IOS, NAMES, RGG


@pytest.mark.parametrize(
    ("id", "short"),
    [
        ("hig-c1-current", "hig"),
        ("hig-c1-current+dragon-moves=after-scoring", "hig+dragon-moves=after-scoring"),
        ("hig-c1-current@2014-06+dragon-moves=after-scoring", "hig@2014-06+dragon-moves=after-scoring"),
        ("ios-c1", "ios-c1"),
        ("sunday-table.yaml", "sunday-table.yaml"),
    ],
)
def test_short(id: str, short: str) -> None:
    """A ruleset is called as one would type it."""
    assert NAMES.short(id) == short


def test_names_of_rulesets() -> None:
    """Marks are those that the files of the rulesets give."""
    assert Names.of([*EDITIONS, HOUSE], NAMES.aliases).heads([RGG, HOUSE]) == {RGG.id: "R", HOUSE.id: "2"}


def test_reference() -> None:
    """The others are compared with hig where it is there."""
    assert NAMES.reference(EDITIONS) == HIG.id
    assert NAMES.reference([RGG, IOS]) == RGG.id


def test_heads() -> None:
    """A ruleset without a mark of its own has its number."""
    assert NAMES.heads([RGG, IOS, HOUSE]) == {RGG.id: "R", IOS.id: "2", HOUSE.id: "3"}


def test_heads_differ() -> None:
    """A mark that is taken is not given twice."""
    assert Names({}, {RGG.id: "X", IOS.id: "X"}).heads([RGG, IOS]) == {RGG.id: "X", IOS.id: "2"}

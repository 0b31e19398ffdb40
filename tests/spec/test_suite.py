"""A suite is the rule book, the positions near its features and those shipped, and the rulings."""

from pathlib import Path

import pytest

from rulefork.rulebook.book import load_rulebook
from rulefork.spec.files import folder_near
from rulefork.spec.landmark import SquareMark
from rulefork.spec.suite import load_suite

from .small import findings, write

pytestmark = pytest.mark.usefixtures("here")

POSITION = """\
title: {title}
players: [Red, Blue]
turns: []
names:
  the gap: {{square: [0, {y}]}}
"""
FEATURE = """\
@rule @source:{source}
Feature: The table
  @id:{id}
  Rule: Nothing comes of nothing
    Scenario: Nothing is done
      Given the position "{title}"
      When Red ends the turn
      Then nobody scores
"""


def put(folder: str, title: str = "At the start", y: int = 1, id: str = "table/nothing") -> Path:
    """Write a position and a feature that speaks of it; return the feature's path."""
    source = min(load_rulebook().sources)
    write(f"{folder}/scenarios/start.yaml", POSITION.format(title=title, y=y))
    return write(f"{folder}/features/table.feature", FEATURE.format(title=title, id=id, source=source))


def test_a_checkout_in_place_of_what_is_shipped() -> None:
    """The rules of the package are taken where the folder has none."""
    put("mine")
    suite = load_suite(folder=Path("mine"))
    assert suite.book is load_rulebook()
    assert list(suite.positions) == ["At the start"]
    assert [case.id for ruling in suite.rulings for case in ruling.cases] == ["table/nothing:nothing-is-done"]


def test_no_paths_are_the_same_as_none() -> None:
    """An empty list of paths stands for the features that are shipped."""
    put("mine")
    assert len(load_suite([], Path("mine")).rulings) == 1


def test_positions_beside_a_path_and_shipped_ones() -> None:
    """Positions are found beside the features and among those shipped; the nearer ones count."""
    put("shipped", y=1)
    write("shipped/scenarios/more.yaml", POSITION.format(title="Shipped alone", y=1))
    path = put("mine", y=7)
    suite = load_suite([path], Path("shipped"))
    assert list(suite.positions) == ["At the start", "Shipped alone"]
    assert suite.positions["At the start"].landmarks == {"the gap": SquareMark((0, 7))}


def test_several_paths() -> None:
    """Each path brings its positions; a folder that two paths share is read once."""
    paths = [put("mine"), put("yours", "Your start", id="table/yours"), Path("mine/features")]
    suite = load_suite(paths, Path("mine"))
    assert set(suite.positions) == {"At the start", "Your start"}
    assert [ruling.id for ruling in suite.rulings] == ["table/nothing", "table/yours"]


def test_a_checkout_as_a_path() -> None:
    """A path may be a folder that holds features and scenarios."""
    put("mine")
    write("shipped/scenarios/README.md", "")
    assert list(load_suite([Path("mine")], Path("shipped")).positions) == ["At the start"]


def test_all_mistakes_are_told() -> None:
    """Positions and features are looked at in one go; unread positions are not called unknown."""
    path = put("mine")
    write("mine/scenarios/start.yaml", "title: At the start\nplayers: [Red, Blue]\nturns: {}\n")
    write("mine/features/other.feature", "Feature: Nothing\n")
    found = findings(lambda: load_suite([path.parent]))
    assert [line.split("; ")[0] for line in found] == [
        "mine/features/other.feature:1:1: the feature has no rules",
        "mine/scenarios/start.yaml:3:8: `turns` is a mapping",
    ]
    write("mine/features/other.feature", "# nothing more\n")
    assert len(findings(lambda: load_suite([path.parent]))) == 2
    path.parent.joinpath("other.feature").unlink()
    assert len(findings(lambda: load_suite([path.parent]))) == 1


def test_an_unknown_position() -> None:
    """A feature that speaks of a position that is nowhere is refused."""
    path = put("mine")
    write("mine/scenarios/start.yaml", POSITION.format(title="At the end", y=1))
    (found,) = findings(lambda: load_suite([path]))
    assert found.startswith("mine/features/table.feature:6:7: no position is called `At the start`")


def test_the_search_for_positions_ends_at_the_repository() -> None:
    """What lies above a repository is not its own."""
    write("scenarios/start.yaml", "")
    write("mine/features/table.feature", "")
    assert folder_near(Path("mine/features"), "scenarios") == Path("scenarios").absolute()
    write("mine/.git/HEAD", "")
    assert folder_near(Path("mine/features"), "scenarios") is None
    assert folder_near(Path("/"), "no-folder-of-this-name") is None

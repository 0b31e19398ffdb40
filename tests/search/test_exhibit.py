"""A witness as a ruling: its pins, its rows for other editions, its sources, the families in which it holds."""

import pytest

from rulefork.rulebook import Ruleset, resolve
from rulefork.search.exhibit import Exhibit, Exhibitor
from rulefork.spec.suite import load_suite

from .pairs import BOOK, BOX, HIG, found, searched

EXHIBITOR = Exhibitor(BOOK, BOX, load_suite().rulings)


def exhibit(change: str) -> Exhibit:
    """Return the exhibit of hig and hig with one change."""
    story = searched(change).story
    assert story is not None
    return EXHIBITOR.exhibit(story)


def between(a: Ruleset, b: Ruleset) -> Exhibit:
    """Return the exhibit of two rulesets."""
    story = found(a, b).story
    assert story is not None
    return EXHIBITOR.exhibit(story)


def test_one_toggle_one_pin() -> None:
    """A row for each of the two values, with what is seen; the sources are those of the values."""
    made = exhibit("dragon-moves=after-scoring")
    assert made.causes == ("dragon-moves",)
    (part,) = made.parts
    assert [dict(row.pins) for row in part.rows] == [
        {"dragon-moves": "before-scoring"},
        {"dragon-moves": "after-scoring"},
    ]
    assert [row.answers for row in part.rows] == [("Blue scores 0 points",), ("Blue scores 4 points",)]
    assert part.families == ("C1", "C2")
    assert "c1/dragon" in made.sources


def test_what_else_decides_is_pinned_too() -> None:
    """Where a knight has to leave, nobody asks when a deployment is allowed."""
    made = exhibit("princess-no-removal-clause=empty-or-new-city")
    assert made.causes == ("princess-no-removal-clause",)
    (part,) = made.parts
    assert set(part.rows[0].pins) == {"princess-no-removal-clause", "princess-removal"}
    assert any(row.pins["princess-removal"] == "must" for row in part.rows)


@pytest.mark.parametrize("other", ["rgg", "hig-c1-2005"])
def test_of_several_toggles_the_one_behind_it_is_named(other: str) -> None:
    """Editions differ in many; one of them carries the outcome over and back."""
    made = between(HIG, resolve(other, BOOK))
    assert len(made.causes) == 1


def test_tiles_of_another_family() -> None:
    """What no toggle decides is told for each family by itself."""
    made = between(HIG, resolve("hig-c2", BOOK))
    assert made.causes == ()
    assert [(part.families, len(part.rows)) for part in made.parts] == [(("C1",), 1), (("C2",), 1)]
    assert made.parts[0].rows[0].answers != made.parts[1].rows[0].answers

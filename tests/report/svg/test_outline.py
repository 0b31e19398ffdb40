"""Paths: how they turn, what they hold, how far they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.report.svg.outline import (
    BORDER,
    FULL,
    distance,
    holds,
    inwards,
    lines,
    nearest,
    spots,
    turned,
    turned_point,
)

PATH = "M0 0L100 0Q50 54 0 0Z"
"""A city of one side, in the north."""

coordinates = st.integers(0, 100)


def test_turned() -> None:
    """A quarter turn clockwise brings the north to the east."""
    assert turned(PATH, 1) == "M100 0L100 100Q46 50 100 0Z"
    assert turned(PATH, 4) == turned(PATH, 0) == PATH


@given(coordinates, coordinates, st.integers(0, 8))
def test_turned_all_round(x: int, y: int, turns: int) -> None:
    """Turning on to a full turn brings a point back; half a turn mirrors it at the middle."""
    assert turned_point(turned_point((x, y), turns), -turns) == (x, y)
    assert turned_point((x, y), 2) == (100 - x, 100 - y)


@pytest.mark.parametrize("side", range(4))
def test_inwards(side: int) -> None:
    """From the middle of a side towards the middle of the tile."""
    assert inwards(side, 0) == BORDER[2 * side + 1]
    assert inwards(side, 50) == (50, 50)
    assert turned_point(inwards(0, 27), side) == inwards(side, 27)


def test_lines() -> None:
    """A curve is told as straight lines; Z goes back to the beginning."""
    (line,) = lines(PATH)
    assert line[0] == line[-1] == (0, 0)
    assert (50, 27) in line
    assert len(lines("M0 0L10 0M5 5L5 9")) == 2


def test_holds() -> None:
    """What lies inside a closed path."""
    assert holds(PATH, (50, 20))
    assert not holds(PATH, (50, 30))
    assert not holds(PATH, (5, 20))
    assert holds(FULL, (99, 1))


def test_distance() -> None:
    """How far a point is from the line, not from its ends alone; the nearest point of the line."""
    assert distance("M0 50L100 50", (30, 60)) == 10
    assert distance("M0 50L100 50", (110, 50)) == 10
    assert nearest("M0 50L100 50", (26, 90)) == (25, 50)
    assert spots("M0 0L8 0") == [(x, 0) for x in range(9)]

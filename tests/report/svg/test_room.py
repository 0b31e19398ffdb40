"""Where there is room on a tile."""

from itertools import pairwise

from rulefork.report.svg.mark import Mark
from rulefork.report.svg.room import Ground, amid, freest, grid

NOTHING = Ground((), (), ())


def test_nearest_to_the_wish() -> None:
    """Where there is room everywhere, a thing lies as near as can be to where it belongs."""
    assert freest(grid(10), NOTHING, size=10, wish=(50, 50)) == (50, 50)
    assert freest(grid(10), NOTHING, size=10, wish=(21, 81)) == (20, 80)


def test_off_what_is_there() -> None:
    """Off walls, roads and marks, as far as the thing is wide."""
    wall = Ground(("M50 0L50 100",), (), ())
    road = Ground((), ("M50 0L50 100",), ())
    mark = Ground((), (), (Mark("shield", 50, 50),))
    assert abs(freest(grid(2), wall, size=10, wish=(50, 50))[0] - 50) == 12
    assert abs(freest(grid(2), road, size=10, wish=(50, 50))[0] - 50) == 18
    x, y = freest(grid(2), mark, size=10, wish=(50, 50))
    assert (x - 50) ** 2 + (y - 50) ** 2 >= (9 + 10) ** 2


def test_grid() -> None:
    """Points so many units apart, one in the middle, none at the border."""
    points = grid(9)
    assert (50, 50) in points
    assert {b[0] - a[0] for a, b in pairwise(points) if a[1] == b[1]} == {9}
    assert all(5 < axis < 95 for point in points for axis in point)


def test_amid() -> None:
    """The middle of some points."""
    assert amid([(0, 0), (10, 20)]) == (5, 10)

"""Where names are written."""

from rulefork.report.svg.label import Box, beside, written_names


def test_at_the_lower_edge() -> None:
    """A name stands at the lower edge of its tile, the next one elsewhere on it."""
    one, other = written_names({(100, -100): [("the gap", 95), ("Red's city", 95)]}, [])
    assert (one.text, one.x, one.y) == ("the gap", 150, -5)
    assert other.x == 150
    assert abs(other.y - one.y) >= 10


def test_off_what_stands_there() -> None:
    """A name hides no figure where there is room beside it."""
    figure = Box(50, 88, 15, 15)
    (name,) = written_names({(0, 0): [("the gap", 95)]}, [figure])
    assert not Box(name.x, name.y - 3, 20, 5).hides(figure)


def test_near_what_it_names() -> None:
    """A name stands near its feature where there is room."""
    (name,) = written_names({(0, 0): [("the north city", 20)]}, [])
    assert name.y == 22


def test_a_long_name_is_cut() -> None:
    """No name is wider than its tile."""
    (name,) = written_names({(0, 0): [("the city in the north that nobody has claimed", 20)]}, [])
    assert name.text.endswith("…")
    assert len(name.text) <= 22


def test_beside() -> None:
    """The name of a place is written under its middle."""
    assert beside("the market", (10, 20)).y > 20

"""A tile looks different as it is turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook import Rulebook
from rulefork.rulebook.tile import HALVES, SIDES, Segment, bridged, ports_from


@pytest.mark.parametrize(
    ("tile", "turns"), [("cloister", 1), ("straight", 2), ("tee", 4), ("cross", 1), ("cap", 4), ("full-shield", 1)]
)
def test_alike_turns_are_counted_once(book: Rulebook, tile: str, turns: int) -> None:
    """A tile is not tried twice in the same look."""
    assert book.tiles[tile].turns == tuple(range(turns))


def test_a_turn_is_clockwise(book: Rulebook) -> None:
    """What was north lies to the east after one turn."""
    cap = book.tiles["cap-straight"].layouts[1]
    assert (cap.edges, cap.turns) == ("RCRF", 1)
    city, road, meadow, _ = cap.segments
    assert city.ports == ports_from("E", SIDES)
    assert road.ports == ports_from("SN", SIDES)
    assert meadow.ports == ports_from(("SL", "NR"), HALVES)
    assert meadow.touches == {0}
    assert (cap.numbers("city"), cap.numbers("farm"), cap.numbers("cloister")) == ((0,), (2, 3), ())


@given(st.data())
def test_segments_fit_the_edges_however_a_tile_lies(book: Rulebook, draw: st.DataObject) -> None:
    """Each city side is in one city, each road side on one road, each open half-edge in one farm."""
    layout = draw.draw(st.sampled_from(draw.draw(st.sampled_from(list(book.tiles.values()))).layouts))
    for kind, letter in (("city", "C"), ("road", "R")):
        ports = sorted(port for segment in layout.segments if segment.kind == kind for port in segment.ports)
        assert ports == [side for side in range(4) if layout.edges[side] == letter]
    halves = sorted(port for segment in layout.segments if segment.kind == "farm" for port in segment.ports)
    open_halves = [half for half in range(8) if layout.edges[half // 2] in "RF"]
    assert [half for half in halves if layout.edges[half // 2] != "X"] == open_halves
    assert len({*halves}) == len(halves)


def test_a_bridge_turns_two_field_sides_into_road(book: Rulebook) -> None:
    """It is the last segment, the fields stay as they are, and a side with anything else bears none."""
    tile = bridged(book.tiles["straight"], 1)
    assert tile.edges == "RRRR"
    assert tile.segments[:-1] == book.tiles["straight"].segments
    assert tile.segments[-1] == Segment("road", frozenset({1, 3}))
    with pytest.raises(ValueError, match="two field sides"):
        bridged(book.tiles["straight"], 0)

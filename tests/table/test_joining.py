"""What a new tile joins to what."""

from typing import Final

from rulefork.table.board import Board
from tests.table.boards import TILES, Laid, feature, lay, spot

START: Final[Laid] = ("cap-straight", (0, 0), 0)

BEFORE_THE_GATE: Final[tuple[Laid, ...]] = (
    START,
    ("cloister-road", (-1, 0), 3),  # the road ends here in the west
    ("bend", (1, 0), 1),  # and turns north here
    ("corner", (0, 1), 2),  # a city opens to the east
    ("cap", (2, 0), 1),
    ("cap", (2, 1), 3),  # another one opens to the west
)
"""The square (1, 1) lies between two cities, above a road."""

RING_OF_BENDS: Final[tuple[Laid, ...]] = (
    START,
    ("bend", (0, -1), 3),
    ("bend", (1, -1), 0),
    ("bend", (1, -2), 1),
    ("bend", (0, -2), 2),
)

ROUND_THE_HOLE: Final[tuple[Laid, ...]] = (
    START,
    ("straight", (1, 0), 1),
    ("cap", (1, -1), 1),
    ("cap", (1, -2), 1),
    ("cap", (0, -2), 2),
    ("cap", (-1, -2), 3),
    ("cap", (-1, -1), 3),
    ("straight", (-1, 0), 1),
)
"""Eight tiles with fields towards the open square (0, -1)."""


def squares(board: Board, square: tuple[int, int], part: str) -> set[tuple[int, int]]:
    """Return the squares that a feature reaches."""
    return set(feature(board, square, part).squares)


def test_a_new_tile_stands_alone_where_it_meets_nothing() -> None:
    """The start tile has a city, a road and two fields, each with its own open ends."""
    board = lay(START)
    assert feature(board, (0, 0), "N").open_ends == 1
    assert feature(board, (0, 0), "E").open_ends == 2
    assert feature(board, (0, 0), "EL") is feature(board, (0, 0), "WR")
    assert feature(board, (0, 0), "ER") is feature(board, (0, 0), "SL")
    assert feature(board, (0, 0), "EL") is not feature(board, (0, 0), "ER")
    assert len(board.features) == 4


def test_one_tile_joins_two_cities_and_closes_a_road() -> None:
    """A tile with a gate joins the cities beside it, grows by its own open side, and ends the road below."""
    before = lay(*BEFORE_THE_GATE)
    assert squares(before, (0, 1), "E") == {(0, 0), (0, 1)}
    assert squares(before, (2, 1), "W") == {(2, 1)}
    assert feature(before, (0, 0), "E").open_ends == 1
    after = lay(*BEFORE_THE_GATE, ("three-road-shield", (1, 1), 0))
    city, road = feature(after, (2, 1), "W"), feature(after, (0, 0), "E")
    assert set(city.squares) == {(0, 0), (0, 1), (1, 1), (2, 1)}
    assert (city.open_ends, city.shields) == (1, 1)
    assert set(road.squares) == {(-1, 0), (0, 0), (1, 0), (1, 1)}
    assert road.open_ends == 0
    assert after.completed_by((1, 1)) == (after.numbers[spot(after, (0, 0), "E")],)


def test_a_tile_with_two_cities_keeps_them_apart() -> None:
    """Two caps on one tile are two cities, until other tiles join them."""
    board = lay(START, ("caps-opposite", (0, 1), 0))
    assert feature(board, (0, 1), "S") is feature(board, (0, 0), "N")
    assert feature(board, (0, 1), "N") is not feature(board, (0, 1), "S")


def test_two_city_parts_of_one_tile_may_come_together() -> None:
    """A city that leads round a corner takes up both parts of a tile, and the tile is one square of it."""
    board = lay(
        START, ("corner", (0, -1), 2), ("corner", (1, -1), 3), ("corner", (0, -2), 1), ("caps-corner", (1, -2), 0)
    )
    city = feature(board, (1, -2), "N")
    assert city is feature(board, (1, -2), "W")
    assert (len(city.spots), len(city.squares), city.open_ends) == (5, 4, 0)


def test_a_road_that_closes_on_itself_is_complete() -> None:
    """Four bends make a loop without ends."""
    assert feature(lay(*RING_OF_BENDS[:-1]), (0, -1), "E").open_ends == 2
    road = feature(lay(*RING_OF_BENDS), (0, -1), "E")
    assert road.open_ends == 0
    assert road.complete
    assert set(road.squares) == {(0, -1), (1, -1), (1, -2), (0, -2)}


def test_a_loop_of_road_parts_the_field_inside_from_the_field_outside() -> None:
    """The four inner corners are one farm, closed all round, and never complete."""
    board = lay(*RING_OF_BENDS)
    inside, outside = feature(board, (0, -1), "ER"), feature(board, (0, -1), "NL")
    assert len(inside.spots) == 4
    assert inside is not outside
    assert not inside.complete


def test_a_city_that_meets_itself_is_complete() -> None:
    """Four corners make a walled square; the last one closes two sides of the one city at once."""
    ring = [START, ("corner", (0, -1), 2), ("corner", (1, -1), 3), ("corner-shield", (1, -2), 0)]
    assert feature(lay(*ring), (0, -1), "S").open_ends == 2
    city = feature(lay(*ring, ("corner", (0, -2), 1)), (0, -1), "S")
    assert (city.open_ends, city.shields, len(city.squares)) == (0, 1, 4)


def test_a_cloister_waits_for_the_squares_around_it() -> None:
    """Its open ends are the free squares around it, whichever way they are filled."""
    board = lay(START, ("cloister", (0, -1), 0))
    assert feature(board, (0, -1), "cloister").open_ends == 7
    board = lay(START, ("cloister", (0, -1), 0), ("straight", (1, 0), 1))
    assert feature(board, (0, -1), "cloister").open_ends == 6


def test_a_cloister_may_fill_a_hole() -> None:
    """Placed where all eight neighbours lie already, it is complete at once."""
    board = lay(*ROUND_THE_HOLE, ("cloister", (0, -1), 0))
    assert feature(board, (0, -1), "cloister").complete
    assert board.completed_by((0, -1)) == (board.numbers[spot(board, (0, -1), "cloister")],)


def test_cloisters_count_for_each_other() -> None:
    """Two cloisters side by side each lack seven neighbours."""
    board = lay(START, ("cloister", (0, -1), 0), ("cloister", (0, -2), 0))
    assert feature(board, (0, -1), "cloister").open_ends == 6
    assert feature(board, (0, -2), "cloister").open_ends == 7


def test_a_field_grows_round_corners_and_collects_its_cities() -> None:
    """A farm knows every city segment along its way, of whatever city."""
    board = lay(*ROUND_THE_HOLE, ("cloister", (0, -1), 0))
    farm = feature(board, (0, -1), "NL")
    towns = [((1, -1), "E"), ((1, -2), "E"), ((0, -2), "S"), ((-1, -2), "W"), ((-1, -1), "W")]
    assert farm.touches == {spot(board, square, side) for square, side in towns}


def test_a_road_parts_two_fields() -> None:
    """Left and right of a road are different farms, also across tiles."""
    board = lay(START, ("straight", (1, 0), 1))
    assert feature(board, (1, 0), "NL") is feature(board, (0, 0), "EL")
    assert feature(board, (1, 0), "SL") is feature(board, (0, 0), "ER")
    assert feature(board, (1, 0), "NL") is not feature(board, (1, 0), "SL")


def test_a_field_shut_in_between_two_cities_is_a_farm_of_its_own() -> None:
    """It has no way out, borders both cities, and a farmer may stand there."""
    board = lay(START, ("pd-cap-and-corner-shield-princess", (0, 1), 0))
    farm = feature(board, (0, 1), "inside")
    assert set(farm.squares) == {(0, 1)}
    assert farm.touches == {spot(board, (0, 1), "N"), spot(board, (0, 1), "S")}
    assert not farm.complete


def test_the_tunnel_keeps_its_road_whole_and_its_fields_apart() -> None:
    """One road, an upper field on both sides of it, and a lower one (tile/tunnel-one-road)."""
    board = lay(START, ("straight", (1, 0), 1), ("pd-band-tunnel-dragon", (2, 0), 1))
    assert feature(board, (2, 0), "E") is feature(board, (0, 0), "W")
    assert feature(board, (2, 0), "WL") is feature(board, (2, 0), "WR")
    assert feature(board, (0, 0), "EL") is feature(board, (0, 0), "ER")
    assert feature(board, (2, 0), "EL") is feature(board, (2, 0), "ER")
    assert feature(board, (2, 0), "EL") is not feature(board, (2, 0), "WL")


def test_two_bends_on_one_tile_are_two_roads() -> None:
    """The roads pass each other; the field between them is one (pd-two-bends-portal)."""
    board = lay(START, ("pd-two-bends-portal", (1, 0), 0))
    assert feature(board, (1, 0), "N") is feature(board, (0, 0), "E")
    assert feature(board, (1, 0), "E") is feature(board, (1, 0), "S")
    assert feature(board, (1, 0), "N") is not feature(board, (1, 0), "S")
    assert feature(board, (1, 0), "NR") is feature(board, (1, 0), "WL")


def test_a_bridge_is_a_road_of_its_own_over_one_field() -> None:
    """It joins no road below it, and the fields that a neighbour's road parts come together under it."""
    board = lay(("straight", (0, 0), 0)).with_bridge((0, 0), 1)
    board = board.with_tile(TILES["straight"], (1, 0), 1)
    assert feature(board, (0, 0), "N").squares == {(0, 0)}
    assert feature(board, (0, 0), "E").squares == {(0, 0), (1, 0)}
    assert (
        feature(board, (0, 0), "EL")
        == feature(board, (0, 0), "ER")
        == feature(board, (1, 0), "WL")
        == feature(board, (1, 0), "WR")
    )


def test_a_road_goes_on_over_a_bridge() -> None:
    """What stands on the tile keeps its spot, and the open square beside it asks for a road."""
    before = lay(("cloister", (0, 0), 0))
    board = before.with_bridge((0, 0), 0)
    assert spot(board, (0, 0), "cloister") == spot(before, (0, 0), "cloister")
    assert board.frontier == {(0, 1): "??R?", (1, 0): "???F", (0, -1): "R???", (-1, 0): "?F??"}
    assert before.frontier[0, 1] == "??F?"

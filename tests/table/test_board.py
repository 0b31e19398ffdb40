"""The board: where tiles fit, what they complete, and random boards compared with a count from scratch."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulefork.rulebook.tile import Kind, Segment
from rulefork.table.board import EMPTY, Board
from rulefork.table.figure import Spot
from rulefork.table.geometry import Square, beside
from tests.table.boards import TILES, grow, lay, placements, spot

START: Final = ("cap-straight", (0, 0), 0)
SEEDS: Final = st.integers(min_value=0, max_value=2**32)

SIDE_POINTS: Final = ((0, 2), (2, 0), (0, -2), (-2, 0))
"""The middle of each side, in quarters of a tile from the middle of the tile."""

HALF_POINTS: Final = ((-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1))
"""The middle of each half-edge."""

Piece = tuple[Kind, frozenset[Spot], int, int, frozenset[Spot]]


# --- Examples ----------------------------------------------------------------------------------------------------


def test_the_first_tile_goes_anywhere() -> None:
    """The empty board has one open square, bound by nothing."""
    assert EMPTY.frontier == {(0, 0): "????"}
    assert EMPTY.turns_that_fit(TILES["cap-straight"], (0, 0)) == (0, 1, 2, 3)


def test_open_squares_know_what_their_sides_must_meet() -> None:
    """Around the start tile each open square is bound on one side."""
    assert lay(START).frontier == {(0, 1): "??C?", (1, 0): "???R", (0, -1): "F???", (-1, 0): "?R??"}


def test_a_square_between_tiles_is_bound_by_all_of_them() -> None:
    """A gap takes a letter from each neighbour, and a placed tile leaves the frontier."""
    board = lay(START, ("straight", (1, 0), 1), ("corner", (0, 1), 2))
    assert board.frontier[(1, 1)] == "??FC"
    assert (0, 1) not in board.frontier


def test_a_tile_fits_where_every_side_continues() -> None:
    """North of the start tile a city has to face south."""
    board = lay(START)
    assert board.turns_that_fit(TILES["cap"], (0, 1)) == (2,)
    assert board.turns_that_fit(TILES["corner"], (0, 1)) == (2, 3)
    assert board.turns_that_fit(TILES["cloister"], (0, 1)) == ()


def test_a_tile_fits_neither_on_a_tile_nor_away_from_all() -> None:
    """Only open squares beside a tile take another one."""
    board = lay(START)
    assert board.turns_that_fit(TILES["full-shield"], (0, 0)) == ()
    assert board.turns_that_fit(TILES["full-shield"], (0, 2)) == ()


@pytest.mark.parametrize(
    ("turns", "ids"),
    [
        ((0,), ["full-shield", "cloister", "cross", "pd-meadow-volcano"]),
        ((0, 1), ["straight", "band", "caps-opposite", "pd-band-tunnel-dragon", "pd-two-bends-portal"]),
        ((0, 1, 2, 3), ["cap", "tee", "caps-corner", "pd-corner-split-princess", "pd-cap-and-corner-shield-princess"]),
    ],
)
def test_a_tile_that_looks_alike_when_turned_is_not_tried_twice(turns: tuple[int, ...], ids: list[str]) -> None:
    """The turns of a tile are those in which it looks different."""
    assert {TILES[id].turns for id in ids} == {turns}


def test_a_tile_completes_what_it_closes_and_what_it_surrounds() -> None:
    """A last neighbour completes a cloister beside it together with features of its own."""
    ring = [("straight", (1, 0), 1), ("cap", (1, -1), 1), ("cap", (1, -2), 1), ("cap", (0, -2), 2)]
    ring += [("cap", (-1, -2), 3), ("cap", (-1, -1), 3)]
    ring += [("tee", (2, 0), 0)]
    board = lay(START, ("cloister", (0, -1), 0), *ring)
    assert board.completed_by((2, 0)) == ()
    board = lay(START, ("cloister", (0, -1), 0), *ring, ("cloister-road", (-1, 0), 3))
    cloister, road = spot(board, (0, -1), "cloister"), spot(board, (0, 0), "E")
    assert set(board.completed_by((-1, 0))) == {board.numbers[cloister], board.numbers[road]}


def test_a_spot_that_is_not_there_has_no_feature() -> None:
    """Asking for it is a mistake of the caller."""
    with pytest.raises(KeyError):
        lay(START).feature_at(Spot((0, 0), 4))


# --- Random boards -----------------------------------------------------------------------------------------------


def turned(point: Square, turns: int) -> Square:
    """Return the point after quarter turns clockwise about the middle of the tile."""
    x, y = point
    for _ in range(turns):
        x, y = y, -x
    return (x, y)


def points_of(board: Board, square: Square, segment: Segment) -> Iterator[Square]:
    """Yield where on the table a segment, as drawn unturned, reaches the rim of its tile."""
    points = HALF_POINTS if segment.kind == "farm" else SIDE_POINTS
    for port in segment.ports:
        x, y = turned(points[port], board.layouts[square].turns)
        yield (4 * square[0] + x, 4 * square[1] + y)


def edges_of(board: Board, square: Square) -> str:
    """Return the letters of the sides of the tile, as it lies, from north clockwise."""
    tile, turns = board.tiles[square], board.layouts[square].turns
    lying = {turned(point, turns): letter for point, letter in zip(SIDE_POINTS, tile.edges, strict=True)}
    return "".join(lying[point] for point in SIDE_POINTS)


def flooded(board: Board) -> set[Piece]:
    """Return the features as a flood fill over points of the table finds them."""
    segments = {Spot(square, n): s for square, tile in board.tiles.items() for n, s in enumerate(tile.segments)}
    meeting: dict[tuple[bool, Square], set[Spot]] = defaultdict(set)
    reach = {
        here: [(s.kind == "farm", point) for point in points_of(board, here.square, s)] for here, s in segments.items()
    }
    for here, points in reach.items():
        for point in points:
            meeting[point].add(here)
    pieces, left = set(), set(segments)
    while left:
        filled, pool = set(), [left.pop()]
        while pool:
            here = pool.pop()
            filled.add(here)
            pool += {other for point in reach[here] for other in meeting[point]} - filled
        left -= filled
        kinds = {segments[here].kind for here in filled}
        assert len(kinds) == 1, "only like meets like"
        pieces.add(counted(board, kinds.pop(), filled, [len(meeting[p]) for here in filled for p in reach[here]]))
    return pieces


def counted(board: Board, kind: Kind, filled: set[Spot], crowds: list[int]) -> Piece:
    """Return a filled feature with its open ends, shields and touched cities counted."""
    segments = [(here, board.tiles[here.square].segments[here.segment]) for here in filled]
    mouths = sum(segment.end == "tunnel" for _, segment in segments)
    open_ends = 0 if kind == "farm" else crowds.count(1) + mouths
    if kind == "cloister":
        ((x, y),) = (here.square for here in filled)
        open_ends = 9 - sum((x + dx, y + dy) in board.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    touches = frozenset(Spot(here.square, city) for here, segment in segments for city in segment.touches)
    return kind, frozenset(filled), open_ends, sum(segment.shields for _, segment in segments), touches


def bound(board: Board) -> dict[Square, str]:
    """Return the open squares beside tiles, with the letters of the sides around each."""
    found: dict[Square, str] = {}
    for x, y in board.tiles:
        for dx, dy in SIDE_POINTS:
            gap = (x + dx // 2, y + dy // 2)
            if gap not in board.tiles:
                beside = [(gap[0] + ex // 2, gap[1] + ey // 2) for ex, ey in SIDE_POINTS]
                found[gap] = "".join(
                    edges_of(board, other)[(side + 2) % 4] if other in board.tiles else "?"
                    for side, other in enumerate(beside)
                )
    return found


@settings(deadline=None, max_examples=40)
@given(SEEDS, st.integers(min_value=1, max_value=102))
def test_features_are_what_a_flood_fill_finds(seed: int, tiles: int) -> None:
    """Joined tile by tile or counted from scratch, the features are the same."""
    board = grow(seed, tiles)[-1]
    found = {(f.kind, f.spots, f.open_ends, f.shields, f.touches) for f in board.features.values()}
    assert found == flooded(board)
    assert len(found) == len(board.features)


def bridge_at_random(board: Board, chance: Random) -> Board:
    """Return the board with a bridge on every other tile that may bear one, and a tile at one end of most."""
    for square in list(board.tiles):
        side = chance.choice((0, 1))
        ends = [beside(square, side), beside(square, side + 2)]
        if edges_of(board, square)[side::2] == "FF" and not any(end in board.tiles for end in ends):
            board = board.with_bridge(square, side)
            fitting = [(tile, turns) for tile in TILES.values() for turns in board.turns_that_fit(tile, ends[0])]
            if fitting:
                tile, turns = chance.choice(fitting)
                board = board.with_tile(tile, ends[0], turns)
    return board


@settings(deadline=None, max_examples=20)
@given(SEEDS, st.integers(min_value=1, max_value=40))
def test_with_bridges_it_is_still_what_a_flood_fill_finds(seed: int, tiles: int) -> None:
    """A bridge is one more segment of its tile, and turns two sides into road."""
    board = bridge_at_random(grow(seed, tiles)[-1], Random(seed))
    found = {(f.kind, f.spots, f.open_ends, f.shields, f.touches) for f in board.features.values()}
    assert found == flooded(board)
    assert board.frontier == bound(board)


@settings(deadline=None, max_examples=20)
@given(SEEDS, st.integers(min_value=1, max_value=102))
def test_every_spot_has_the_number_of_its_feature(seed: int, tiles: int) -> None:
    """The numbers of spots and the spots of features tell the same story."""
    board = grow(seed, tiles)[-1]
    spots = {here for square in board.tiles for here in board.spots_on(square)}
    assert board.numbers.keys() == spots
    for number, feature in board.features.items():
        assert {here for here in spots if board.numbers[here] == number} == feature.spots
        assert {here.square for here in feature.spots} == feature.squares


@settings(deadline=None, max_examples=20)
@given(SEEDS, st.integers(min_value=1, max_value=102))
def test_the_frontier_is_what_lies_around(seed: int, tiles: int) -> None:
    """Kept up tile by tile or looked up from scratch, the open squares are the same."""
    board = grow(seed, tiles)[-1]
    assert board.frontier == bound(board)


@settings(deadline=None, max_examples=20)
@given(SEEDS, st.integers(min_value=1, max_value=60))
def test_a_tile_is_offered_every_place_where_it_fits(seed: int, tiles: int) -> None:
    """What is offered are the places that fit side by side, less the turns that look alike."""
    board = grow(seed, tiles)[-1]
    for tile in TILES.values():
        fitting = placements(board, tile)
        offered = {(square, turns) for square, turns in fitting if turns in tile.turns}
        assert set(board.placements(tile)) == offered
        assert {(square, turns) for square in board.frontier for turns in board.turns_that_fit(tile, square)} == offered


@settings(deadline=None, max_examples=20)
@given(SEEDS)
def test_a_tile_completes_exactly_what_was_open_before(seed: int) -> None:
    """`completed_by` lists what is complete now and was not, once each."""
    boards = grow(seed, 102)
    for before, after in pairwise(boards):
        (square,) = after.tiles.keys() - before.tiles.keys()
        done = {feature.spots for feature in before.features.values() if feature.complete}
        numbers = [n for n, feature in after.features.items() if feature.complete and feature.spots not in done]
        assert sorted(after.completed_by(square)) == sorted(numbers)


@settings(deadline=None, max_examples=10)
@given(SEEDS)
def test_old_boards_stay_as_they_were(seed: int) -> None:
    """A board is a value: what is placed later leaves it alone."""
    kept, board = [], EMPTY
    for board in grow(seed, 60):
        parts = (board.tiles, board.layouts, board.features, board.numbers, board.frontier)
        kept.append((board, tuple(dict(part) for part in parts)))
    assert len(board.tiles) > 1
    for old, parts in kept:
        assert (old.tiles, old.layouts, old.features, old.numbers, old.frontier) == parts

"""A new game holds the tiles of the boxes that are in play."""

from collections import Counter

import pytest

from rulefork.play.action import PlaceTile
from rulefork.play.game import CORE, Game, unpack
from rulefork.play.placing import place
from rulefork.play.refusal import Refused
from rulefork.rulebook import RulesInPlay, load_rulebook

BOOK = load_rulebook()
GAME = Game(RulesInPlay(BOOK.ruleset("hig"), BOOK.toggles), unpack(BOOK))
BOXES = sorted({tile.set for tile in BOOK.tiles.values()} - {*CORE})


def test_without_expansions_the_bag_holds_the_core() -> None:
    """102 tiles, of which one is the start tile; an expansion without tiles changes nothing."""
    begun = GAME.begin(("Red", "Blue"))
    assert (len(begun.bag), list(begun.board.tiles)) == (101, [(0, 0)])
    assert GAME.begin(("Red", "Blue"), ["phantom"]).bag == begun.bag


@pytest.mark.parametrize("box", BOXES)
def test_an_expansion_brings_its_tiles(box: str) -> None:
    """What is not on the table is in the bag, but for double tiles, which the players hold."""
    plain, begun = GAME.begin(("Red",)), GAME.begin(("Red",), [box])
    tiles = {tile.id: tile.copies for tile in BOOK.tiles.values() if tile.set == box and tile.half is None}
    lying = Counter(tile.id for tile in begun.board.tiles.values() if tile.set == box)
    assert Counter(begun.bag) - Counter(plain.bag) + lying == Counter(tiles)
    assert begun.bag == tuple(sorted(begun.bag))


def test_the_city_lies_south_of_the_start_tile() -> None:
    """It touches the start tile with one side, field to field, and nothing can be laid into it."""
    board = GAME.begin(("Red",), ["count-king-robber"]).board
    assert board.tiles.keys() == {(0, 0), *((x, y) for x in range(4) for y in (-1, -2, -3))}
    assert board.layouts[0, -1].edges[0] == board.layouts[0, 0].edges[2] == "F"
    assert {(-1, 0), (1, 0), (0, 1)} <= board.frontier.keys()
    assert not any("X" in sides for sides in board.frontier.values())
    assert board.frontier[3, 0] == "??R?"


def test_fields_go_round_the_city() -> None:
    """Through sides that are shut by half: from the road in the west to that in the north, and so on."""
    board = GAME.begin(("Red",), ["count-king-robber"]).board
    spots = (spot for spot in board.numbers if board.tiles[spot.square].set == "count-king-robber")
    farms = {board.numbers[spot] for spot in spots if board.feature_at(spot).kind == "farm"}
    assert len(farms) == 3
    assert all(feature.open_ends for feature in board.features.values() if feature.kind in ("road", "city"))


def test_nothing_fits_beside_a_shut_side() -> None:
    """Where a tile with such a side lies alone, no other can be laid there."""
    west = BOOK.tiles["ck-carcassonne-west"]
    begun = GAME.begin(("Red",))
    board = begun.board.with_tile(west, (5, 0), 0)
    assert board.frontier[6, 0] == "???X"
    for tile in (BOOK.tiles["cap"], BOOK.tiles["straight"], BOOK.tiles["full-shield"]):
        assert board.turns_that_fit(tile, (6, 0)) == ()
        assert (6, 0) not in {square for square, _ in board.placements(tile)}
    state = begun._replace(board=board).in_turn(tile="cap", phases=("place",))
    with pytest.raises(Refused, match="the neighbour's is shut"):
        place(GAME, state, PlaceTile("Red", "cap", (6, 0), 0))

"""Castles in Germany: placing double tiles, and their lords."""

from collections.abc import Callable
from typing import Final

from rulefork.play.action import DrawTile, Enter, PlaceTile
from rulefork.play.event import FigureHome
from rulefork.play.expansions.castles_in_germany import CastlePlaced, PlaceCastle, sites
from rulefork.table.figure import SUPPLY, Site
from rulefork.table.piece import lay
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

BOX: Final = ("castles-in-germany",)


def castle(table: Table) -> Site:
    """Return the only castle on the board."""
    (site,) = sites(table.game, table.state)
    return site


def test_a_castle_takes_the_place_of_a_tile(sit: Sit) -> None:
    """It covers two squares, and no tile is drawn (castles-in-germany/castle-tile)."""
    table = sit(expansions=BOX)
    bag = table.state.bag
    table.do(PlaceCastle("Red", (1, 0), 0))
    assert table.happened(CastlePlaced)[0].squares == castle(table).squares == ((1, 0), (2, 0))
    assert table.state.bag == bag
    with refused("base/turn-order"):
        table.do(DrawTile("Red", "tee"))
    with refused("base/turn-order"):
        table.do(PlaceCastle("Red", (-1, 0), 2))


def test_the_next_turn_may_begin_with_a_castle(sit: Sit) -> None:
    """The turn before it comes to its end."""
    table = sit(expansions=BOX).place("straight", (1, 0), 1).do(PlaceCastle("Blue", (2, 0), 0))
    assert table.state.player == "Blue"
    with refused("base/turn-order"):
        sit(expansions=BOX).do(PlaceCastle("Blue", (1, 0), 0))


def test_castles_keep_apart(sit: Sit) -> None:
    """Neither side by side nor corner to corner, and side fits side."""
    table = sit(expansions=BOX)
    with refused("tile/placed-as-usual"):
        table.do(PlaceCastle("Red", (0, -1), 1))
    with refused("tile/placed-as-usual"):
        table.do(PlaceCastle("Red", (5, 5), 0))
    table.do(PlaceCastle("Red", (1, 0), 0))
    with refused("castles-in-germany/castle-tile"):
        table.do(PlaceCastle("Blue", (1, 1), 0))
    table.do(PlaceCastle("Blue", (-1, 0), 2))


def test_players_run_out_of_castles(sit: Sit) -> None:
    """Two have two each, more than three have one; four castles are too many for either."""
    for players in (2, 4):
        table = sit(players=players, expansions=BOX)
        assert any(isinstance(action, PlaceCastle) for action in table.begin().choices)
        for number in range(4):
            far = 5 * (number + 1)
            castle = [(table.game.tile(id), (x, far), 0) for id, x in (("cg-castle-west", 5), ("cg-castle-east", 6))]
            table.state = table.state._replace(board=lay(table.state.board, castle))
        assert not any(isinstance(action, PlaceCastle) for action in table.choices)
        with refused("castles-in-germany/castle-tile"):
            table.do(PlaceCastle("Red", (1, 0), 0))


def test_the_lord_comes_with_the_castle(sit: Sit) -> None:
    """A follower, in that turn only (castles-in-germany/german-castle)."""
    table = sit(expansions=[*BOX, "traders-and-builders"]).do(PlaceCastle("Red", (1, 0), 0))
    with refused("castles-in-germany/german-castle"):
        table.do(Enter("Red", castle(table), "builder"))
    table.do(Enter("Red", castle(table)))
    assert table.state.followers_on((1, 0)) == table.state.followers_on((2, 0)) == [follower("Red", 1)]
    table.place("straight", (-1, 0), 1)
    with refused("castles-in-germany/german-castle"):
        table.do(Enter("Blue", castle(table)))


def test_the_castle_shelters_nobody(sit: Sit) -> None:
    """The dragon eats its lord on either half (unsafe/german-castle)."""
    for walk in ("S", "ES"):
        table = sit(expansions=BOX).place("pd-straight-volcano", (1, 0), 1).do(PlaceCastle("Blue", (1, -1), 0))
        table.do(Enter("Blue", castle(table))).place("straight", (2, 0), 1).place("pd-straight-dragon", (-1, 0), 1)
        table.walk(walk)
        assert table.state.figures[follower("Blue", 1)] == SUPPLY
        assert [event.ruling for event in table.happened(FigureHome)] == ["dragon-eats/normal-follower"]


def test_a_surrounded_castle_pays_twelve(sit: Sit) -> None:
    """And its lord goes home (castles-in-germany/german-castle)."""
    table = sit(expansions=BOX).do(PlaceCastle("Red", (1, 0), 0)).do(Enter("Red", castle_of(sit)))
    meadow, cap = table.game.tile("cloister"), table.game.tile("cap")
    near = [(meadow, square, 0) for square in ((0, -1), (1, -1), (2, -1), (3, -1), (3, 0), (3, 1), (2, 1))]
    table.state = table.state._replace(board=lay(table.state.board, [*near, (cap, (0, 1), 2)]))
    table.place("cloister", (1, 1)).end()
    assert table.points == {"Red": 12, "Blue": 0}
    assert table.state.figures[follower("Red", 1)] == SUPPLY


def test_an_open_castle_pays_for_what_is_there(sit: Sit) -> None:
    """At the end of the game two points for itself and one for each tile around it."""
    table = sit(expansions=BOX).do(PlaceCastle("Red", (1, 0), 0)).do(Enter("Red", castle_of(sit)))
    table.place("cloister", (3, 0)).end_game()
    assert table.points == {"Red": 2 + 2, "Blue": 0}


def castle_of(sit: Sit) -> Site:
    """Return the castle that lies on (1, 0) and (2, 0)."""
    return castle(sit(expansions=BOX).do(PlaceCastle("Red", (1, 0), 0)))


def test_a_plain_tile_is_no_castle(sit: Sit) -> None:
    """A half is never drawn."""
    table = sit(expansions=BOX)
    assert not any(tile.startswith("cg-") for tile in table.state.bag)
    assert PlaceTile("Red", "cg-castle-west", (1, 0), 0) not in table.begin().choices

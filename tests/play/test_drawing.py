"""Drawing: early dragon tiles, tiles that fit nowhere, and a bag that runs out."""

from collections.abc import Callable

import pytest

from rulefork.play.action import DrawTile
from rulefork.play.event import GameEnded, TileDiscarded, TileReturned, TileSetAside
from tests.play.table import Table, refused

Sit = Callable[..., Table]

SET_ASIDE = "hig"
REDRAWN = "hig+early-dragon-tiles=return-and-redraw"


def closed_field(table: Table) -> Table:
    """Close the only field of the start tile, so that a tile with nothing but fields fits nowhere."""
    return table.place("tee", (0, -1))


def test_all_tiles_but_the_start_tile_are_in_the_bag(sit: Sit) -> None:
    """72 tiles of the base game and 30 of the expansion, less the one on the table (setup/tiles-join-supply)."""
    assert len(sit().state.bag) == 72 + 30 - 1


def test_a_drawn_tile_leaves_the_bag(sit: Sit) -> None:
    """One copy of it is gone, and it is the player's to place."""
    table = sit().draw("cap")
    assert table.state.bag.count("cap") == 4
    assert table.state.turn.tile == "cap"
    assert table.state.phase == "place"


def test_what_is_not_in_the_bag_is_not_drawn(sit: Sit) -> None:
    """Every copy is drawn once (base/bag)."""
    with refused("base/bag"):
        sit().place("cross", (1, 0)).draw("cross")


def test_a_player_draws_one_tile(sit: Sit) -> None:
    """Who has drawn one has to place it (base/one-tile-a-turn)."""
    table = sit().draw("cap")
    with refused("base/one-tile-a-turn"):
        table.do(DrawTile("Red", "tee"))


def test_an_early_dragon_tile_is_set_aside(sit: Sit) -> None:
    """Before the first volcano it is laid aside, off the board (setup/early-dragon-tile-set-aside)."""
    table = sit(SET_ASIDE).draw("pd-cap-dragon")
    assert table.state.aside == ("pd-cap-dragon",)
    assert "pd-cap-dragon" not in table.state.bag
    assert [event.ruling for event in table.happened(TileSetAside)] == ["setup/early-dragon-tile-set-aside"]


def test_a_replacement_is_drawn_in_the_same_turn(sit: Sit) -> None:
    """Whoever laid a dragon tile aside draws again and goes on (setup/early-dragon-tile-replacement)."""
    table = sit(SET_ASIDE).draw("pd-cap-dragon").draw("pd-tee-dragon").draw("straight")
    table.do(table.choices[0]).deploy("thief")
    assert table.state.player == "Red"
    assert table.state.aside == ("pd-cap-dragon", "pd-tee-dragon")


def test_an_early_dragon_tile_goes_back_by_house_rule(sit: Sit) -> None:
    """The variant puts it back into the bag and draws again (setup/house-return-and-redraw)."""
    table = sit(REDRAWN)
    before = table.state.bag
    table.draw("pd-cap-dragon")
    assert table.state.bag == before
    assert table.state.aside == ()
    assert table.state.phase == "draw"
    assert [event.ruling for event in table.happened(TileReturned)] == ["setup/house-return-and-redraw"]


@pytest.mark.parametrize(
    ("rules", "ruling"),
    [(SET_ASIDE, "setup/early-dragon-tile-set-aside"), (REDRAWN, "setup/house-return-and-redraw")],
)
@pytest.mark.parametrize("bag", [("pd-cap-dragon", "tee"), ("pd-cap-dragon",)])
def test_an_early_dragon_tile_is_not_placed(sit: Sit, rules: str, ruling: str, bag: tuple[str, ...]) -> None:
    """No dragon tile lies on the board before the dragon is in play, whether or not another tile is left."""
    table = sit(rules).only(*bag)
    with refused(ruling):
        table.place("pd-cap-dragon", (0, 1), 2)


def test_the_first_volcano_brings_the_set_aside_tiles_back(sit: Sit) -> None:
    """They go into the bag at once, before any further draw (setup/set-aside-tiles-return)."""
    table = sit(SET_ASIDE).draw("pd-cap-dragon").draw("pd-bend-dragon")
    bag = len(table.state.bag)
    table.place("pd-meadow-volcano", (0, -1))
    assert table.state.aside == ()
    assert len(table.state.bag) == bag - 1 + 2
    assert [event.tile for event in table.happened(TileReturned)] == ["pd-cap-dragon", "pd-bend-dragon"]


def test_a_dragon_tile_is_drawn_like_any_other_once_the_dragon_is_there(sit: Sit) -> None:
    """With the dragon on the board nothing is laid aside."""
    table = sit(SET_ASIDE).place("pd-meadow-volcano", (0, -1)).draw("pd-cap-dragon")
    assert table.state.aside == ()
    assert table.state.phase == "place"


def test_without_a_volcano_set_aside_tiles_stay_out_of_the_game(sit: Sit) -> None:
    """Where the supply runs out first, they are never played (gap no-volcano-left)."""
    table = sit(SET_ASIDE).only("pd-cap-dragon", "straight").draw("pd-cap-dragon").place("straight", (1, 0), 1).end()
    assert table.state.over
    assert table.state.aside == ("pd-cap-dragon",)


def test_a_last_tile_that_is_an_early_dragon_tile_ends_the_game(sit: Sit) -> None:
    """It is set aside, no tile is placed, and the final scoring follows (gap early-dragon-empty-supply)."""
    table = sit(SET_ASIDE).place("straight", (1, 0), 1).deploy("thief").only("pd-cap-dragon", "pd-tee-dragon")
    table.draw("pd-cap-dragon").draw("pd-tee-dragon").end()
    assert table.state.over
    assert len(table.state.board.tiles) == 2
    assert table.state.aside == ("pd-cap-dragon", "pd-tee-dragon")
    assert table.points == {"Red": 2, "Blue": 0}


def test_by_house_rule_a_bag_of_nothing_but_early_dragon_tiles_ends_the_game(sit: Sit) -> None:
    """Returning and redrawing them would go on for ever (gap early-dragon-empty-supply)."""
    table = sit(REDRAWN).only("pd-cap-dragon", "pd-tee-dragon").draw("pd-cap-dragon").end()
    assert table.state.over
    assert table.state.bag == ("pd-cap-dragon", "pd-tee-dragon")


def test_by_house_rule_a_dragon_tile_is_not_early_once_the_dragon_is_there(sit: Sit) -> None:
    """With nothing but dragon tiles left, a player still draws on."""
    table = (
        sit(REDRAWN).place("cap", (0, 1), 2).place("pd-meadow-volcano", (0, -1)).only("full-shield", "pd-cap-dragon")
    )
    table.draw("full-shield")
    assert [event.tile for event in table.happened(TileDiscarded)] == ["full-shield"]
    assert table.draw("pd-cap-dragon").state.phase == "place"


def test_a_first_volcano_as_the_last_tile_keeps_the_game_going(sit: Sit) -> None:
    """The tiles that lay aside are in the bag again (gap last-tile-first-volcano)."""
    table = sit(SET_ASIDE).only("pd-cap-dragon", "pd-meadow-volcano").draw("pd-cap-dragon")
    table.place("pd-meadow-volcano", (0, -1)).end()
    assert not table.state.over
    assert table.state.bag == ("pd-cap-dragon",)
    assert table.state.player == "Blue"


def test_a_tile_that_fits_nowhere_leaves_the_game(sit: Sit) -> None:
    """It is discarded, and the player draws another one (base/tile-that-fits-nowhere)."""
    table = closed_field(sit()).draw("cloister")
    assert [event.tile for event in table.happened(TileDiscarded)] == ["cloister"]
    assert table.state.bag.count("cloister") == 3
    assert table.state.phase == "draw"
    table.place("straight", (1, 0), 1)
    assert table.state.player == "Blue"


def test_a_tile_that_fits_nowhere_is_not_placed(sit: Sit) -> None:
    """The player is told that it cannot be placed (base/tile-that-fits-nowhere)."""
    table = closed_field(sit())
    with refused("base/tile-that-fits-nowhere"):
        table.place("cloister", (0, -2))


def test_a_last_tile_that_fits_nowhere_ends_the_game(sit: Sit) -> None:
    """Nothing is left to place, so the final scoring follows."""
    table = closed_field(sit()).only("cloister").draw("cloister").end()
    assert table.state.over
    assert table.happened(GameEnded)


def test_a_first_volcano_that_fits_nowhere_brings_no_dragon(sit: Sit) -> None:
    """The dragon comes only with a volcano that is placed (gap unplaceable-first-volcano)."""
    table = closed_field(sit()).draw("pd-cap-dragon").draw("pd-meadow-volcano")
    assert [event.tile for event in table.happened(TileDiscarded)] == ["pd-meadow-volcano"]
    assert table.state.dragon is None
    assert table.state.aside == ("pd-cap-dragon",)


def test_what_could_be_drawn_is_offered_once_each(sit: Sit) -> None:
    """Chance decides among the designs left in the bag."""
    table = sit().begin().only("cap", "cap", "tee")
    assert table.choices == [DrawTile("Red", "cap"), DrawTile("Red", "tee")]

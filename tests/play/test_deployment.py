"""Deploying: which spots of the new tile are open, and to whom."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Deploy
from rulefork.play.event import Deployed
from rulefork.table.figure import Spot
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

CLOISTER_IN_CITY = (
    "hig+city-cloister-options=city-or-cloister",
    "hig+city-cloister-options=city-monastery-or-field",
    "hig-c2",
)
TUNNEL = ("hig+tunnel-tile-fields=two-whole-fields", "hig+tunnel-tile-fields=separate", "zmg-c2")


@pytest.mark.parametrize(
    ("tile", "square", "turns", "role"),
    [
        ("cap", (0, 1), 2, "knight"),
        ("straight", (1, 0), 1, "thief"),
        ("cap", (0, 1), 2, "farmer"),
        ("cloister", (0, -1), 0, "monk"),
    ],
)
def test_a_follower_takes_the_role_of_its_spot(
    sit: Sit, tile: str, square: tuple[int, int], turns: int, role: str
) -> None:
    """In a city a knight, on a road a thief, in a field a farmer, in a cloister a monk."""
    table = sit().place(tile, square, turns).deploy(role)
    (event,) = table.happened(Deployed)
    assert (event.role, event.figure, event.by_portal) == (role, follower("Red", 1), False)
    assert table.on_board("Red") == [(role, square)]
    assert table.supply("Red") == 6


def test_an_occupied_feature_is_closed(sit: Sit) -> None:
    """Nobody joins a road on which a thief stands already, not even his owner (base/occupied-feature)."""
    table = sit(players=3).place("straight", (1, 0), 1).deploy("thief").place("straight", (2, 0), 1)
    with refused("base/occupied-feature"):
        table.deploy("thief")
    table.place("bend", (0, -1), 0).place("straight", (-1, 0), 1)
    with refused("base/occupied-feature"):
        table.deploy("thief")


def test_a_feature_that_only_another_part_of_the_tile_belongs_to_is_open(sit: Sit) -> None:
    """The field beside an occupied road is free."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").place("straight", (2, 0), 1).deploy("farmer", "NL")
    assert table.on_board("Blue") == [("farmer", (2, 0))]


def test_followers_come_together_by_joining(sit: Sit) -> None:
    """Two cities with a knight each may become one; both stay."""
    table = sit().place("corner", (0, 1), 2).deploy("knight")
    table.place("cap-straight", (1, 0)).deploy("knight").place("corner", (1, 1), 3)
    number = table.state.board.numbers[table.spot("knight")]
    assert {figure.owner for figure in table.state.followers_in(number)} == {"Red", "Blue"}
    with refused("base/occupied-feature"):
        table.deploy("knight")


def test_a_follower_goes_onto_the_tile_just_placed(sit: Sit) -> None:
    """Only a portal leads elsewhere (base/deployment)."""
    table = sit().place("straight", (1, 0), 1)
    with refused("base/deployment"):
        table.deploy("knight", at=(0, 0))


def test_there_has_to_be_something_to_stand_on(sit: Sit) -> None:
    """A number that no segment of the tile has is no spot (base/deployment)."""
    table = sit().place("straight", (1, 0), 1)
    with refused("base/deployment"):
        table.do(Deploy("Red", Spot((1, 0), 9)))


def test_one_follower_a_turn(sit: Sit) -> None:
    """After one follower no other is deployed (base/one-follower-a-turn)."""
    table = sit().place("straight", (1, 0), 1).deploy("thief")
    with refused("base/one-follower-a-turn"):
        table.deploy("farmer", "NL")
    assert table.deployable() == set()


def test_an_empty_supply_deploys_nobody(sit: Sit) -> None:
    """Seven followers are all there are (base/supply)."""
    table = sit()
    assert table.supply("Red") == 7
    table.strand("Red", table.spot("farmer", "SL", at=(0, 0))).place("straight", (1, 0), 1)
    with refused("base/supply"):
        table.deploy("thief")
    assert table.deployable() == set()


def test_a_figure_that_the_player_does_not_own_is_not_deployed(sit: Sit) -> None:
    """The base game has followers of one kind only (base/supply)."""
    table = sit().place("straight", (1, 0), 1)
    with refused("base/supply"):
        table.do(Deploy("Red", table.spot("thief"), "builder"))


def test_nobody_is_deployed_before_a_tile_lies(sit: Sit) -> None:
    """A turn begins with a tile (base/one-tile-a-turn)."""
    with refused("base/one-tile-a-turn"):
        sit().deploy("thief", at=(0, 0))


def test_deploying_is_optional(sit: Sit) -> None:
    """A player may decline, and then nobody is deployed any more."""
    table = sit().place("straight", (1, 0), 1).decline().decline()
    assert table.on_board("Red") == []
    with refused("base/turn-order"):
        table.deploy("thief")


def test_every_open_spot_of_the_new_tile_is_offered(sit: Sit) -> None:
    """Here a road and a field on each side of it."""
    table = sit().place("straight", (1, 0), 1).decline()
    assert len([action for action in table.choices if isinstance(action, Deploy)]) == 3
    assert table.deployable() == {("thief", (1, 0)), ("farmer", (1, 0))}


@pytest.mark.parametrize("rules", CLOISTER_IN_CITY)
@pytest.mark.parametrize("role", ["knight", "monk", "farmer"])
def test_the_cloister_in_a_city_offers_three_places(sit: Sit, rules: str, role: str) -> None:
    """City or cloister, and the field by ordinary deployment whatever the text says (conflict city-cloister-field)."""
    table = sit(rules).place("pd-meadow-volcano", (0, -1)).place("pd-three-cloister-dragon", (0, 1), 2).deploy(role)
    assert table.on_board("Blue") == [(role, (0, 1))]


def test_a_monk_may_stand_beside_a_knight(sit: Sit) -> None:
    """City and cloister of that tile are two features (tile/city-cloister-monk-beside-knight)."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("pd-meadow-volcano", (0, -1))
    table.place("straight", (1, 0), 1).place("pd-three-cloister-dragon", (0, 2), 2)
    with refused("base/occupied-feature"):
        table.deploy("knight")
    table.deploy("monk")
    assert table.on_board("Blue") == [("monk", (0, 2))]


def test_a_knight_may_stand_beside_a_monk(sit: Sit) -> None:
    """The monk does not occupy the city around him (tile/city-cloister-knight-beside-monk)."""
    table = sit().place("pd-meadow-volcano", (0, -1)).place("straight", (1, 0), 1)
    table.place("pd-three-cloister-dragon", (0, 1), 2).deploy("monk").walk("NE")
    table.place("cap", (-1, 1), 1).deploy("knight")
    assert table.on_board("Red") == [("monk", (0, 1))]
    assert table.on_board("Blue") == [("knight", (-1, 1))]


@pytest.mark.parametrize("rules", TUNNEL)
@pytest.mark.parametrize(("half", "ruling"), [("WL", "occupied"), ("WR", "occupied"), ("EL", "free"), ("ER", "free")])
def test_the_tunnel_tile_has_two_whole_fields(sit: Sit, rules: str, half: str, ruling: str) -> None:
    """Each runs round its mouth of the tunnel, and they do not meet (conflict tunnel-fields)."""
    table = sit(rules).place("straight", (1, 0), 1).deploy("farmer", "NL").place("pd-meadow-volcano", (0, -1))
    table.place("straight", (-1, 0), 1).place("pd-band-tunnel-dragon", (2, 0), 1)
    if ruling == "free":
        table.deploy("farmer", half)
        assert table.on_board("Blue") == [("farmer", (2, 0))]
    else:
        with refused("base/occupied-feature"):
            table.deploy("farmer", half)

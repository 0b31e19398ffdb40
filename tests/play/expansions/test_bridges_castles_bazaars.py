"""Bridges, Castles and Bazaars: where bridges go, what they join, how castles are made and what they score."""

from collections.abc import Callable
from typing import Final

import pytest

from rulefork.play.action import Action, Deploy, Enter, MoveFairy, PlaceTile, SendHome
from rulefork.play.event import FairyLeftAlone, Scored
from rulefork.play.expansions.bridges_castles_bazaars import (
    Bridge,
    BridgeBuilt,
    BuildBridge,
    CastleMade,
    MakeCastle,
    PlaceWithBridge,
    fief,
)
from rulefork.play.state import Fairy
from rulefork.play.turn import choices
from rulefork.spec.happening import tell
from rulefork.spec.situation import Situation
from rulefork.table.figure import SUPPLY, Figure, OnTile, Site, Spot
from tests.play.table import Table, refused

Sit = Callable[..., Table]

BOX: Final = ("bridges-castles-bazaars",)
RED, BLUE = (Figure(player, "normal-follower", 1) for player in ("Red", "Blue"))
TOKEN: Final = Figure("Red", "castle-token", 1, is_follower=False)
WOOD: Final = Figure("Red", "bridge", 1, is_follower=False)
CASTLE: Final = Site("castle", ((0, -1), (1, -1)), "", shelters=True)
WEST_EAST: Final = 1


def offered(table: Table, *kinds: type[Action]) -> list[Action]:
    """Return what may be chosen now of some kinds, nobody being sent home."""
    return [action for action in choices(table.game, table.state.leaving("princess")) if isinstance(action, kinds)]


# --- Bridges -----------------------------------------------------------------------------------------------------


def test_a_tile_goes_under_a_bridge_at_the_end_of_a_road(sit: Sit) -> None:
    """A meadow fits west of the start tile only with a bridge, and what it joins is one road."""
    table = sit("hig", expansions=BOX).draw("cloister")
    way = PlaceWithBridge("Red", "cloister", (-1, 0), 0, (-1, 0), WEST_EAST)
    assert way in table.choices
    with refused("tile/placed-as-usual"):
        table.place("cloister", (-1, 0))
    table.do(way)
    assert table.state.figures[WOOD] == OnTile((-1, 0))
    assert [event.bridge for event in table.happened(BridgeBuilt)] == [way.bridge]
    assert table.state.board.layouts[-1, 0].edges == "FRFR"
    road = table.state.board.feature_at(table.spot("thief"))
    assert (road.squares, road.open_ends) == ({(0, 0), (-1, 0)}, 2)


def test_a_bridge_divides_no_field(sit: Sit) -> None:
    """The fields on both sides of the road come together under it."""
    table = sit("hig", expansions=BOX)
    table.do(PlaceWithBridge("Red", "cloister", (-1, 0), 0, (-1, 0), WEST_EAST))
    north, south = (table.spot("farmer", part, (0, 0)) for part in ("WR", "WL"))
    assert table.state.board.numbers[north] == table.state.board.numbers[south]


def test_a_bridge_on_a_neighbour_lets_a_tile_fit(sit: Sit) -> None:
    """Its other end has to be open."""
    table = sit("hig", expansions=BOX).place("cloister", (0, -1)).draw("straight")
    way = PlaceWithBridge("Blue", "straight", (1, -1), 1, (0, -1), WEST_EAST)
    assert way in table.choices
    table.do(way).deploy("thief", "W")
    road = table.state.board.feature_at(table.state.figures[BLUE])
    assert (road.squares, road.open_ends) == ({(0, -1), (1, -1)}, 2)
    assert table.state.board.frontier[-1, -1][1] == "R"


def test_a_road_over_a_bridge_can_be_completed_at_once(sit: Sit) -> None:
    """The last tile of a road may be one under a bridge."""
    table = sit("hig", expansions=BOX).place("cloister-road", (1, 0), 1).deploy("thief")
    table.place("cloister", (0, -1)).place("cloister", (-1, -1)).place("cloister", (-2, -1))
    table.place("cloister-road", (-2, 0), 3)
    table.do(PlaceWithBridge("Blue", "cloister", (-1, 0), 0, (-1, 0), WEST_EAST)).end()
    assert table.scored == [("Red", 4, "road")]


def test_every_way_with_a_bridge_is_needed(sit: Sit) -> None:
    """Where the tile fits as it is, the bridge is built when it lies."""
    table = sit("hig", expansions=BOX)
    with refused("bridges-castles-bazaars/bridge"):
        table.do(PlaceWithBridge("Red", "cloister", (0, -1), 0, (0, -1), WEST_EAST))
    table.place("cloister", (0, -1)).do(BuildBridge("Red", (0, -1), WEST_EAST))
    assert ("thief", (0, -1)) in table.deployable()


@pytest.mark.parametrize(
    "bridge",
    [
        pytest.param(Bridge((0, 0), 0), id="a city in the north"),
        pytest.param(Bridge((0, -1), 0), id="a field in the north, on the start tile"),
        pytest.param(Bridge((2, 0), 0), id="two tiles away"),
        pytest.param(Bridge((0, -2), WEST_EAST), id="no tile"),
        pytest.param(Bridge((0, -1), 3), id="the other way round"),
    ],
)
def test_where_no_bridge_is_built(sit: Sit, bridge: Bridge) -> None:
    """Both ends rest on a field and are open, and it is near the tile just placed."""
    table = sit("hig", expansions=BOX).place("straight", (1, 0), 1).place("straight", (2, 0), 1)
    table.place("straight", (3, 0), 1).place("cloister", (0, -1))
    assert offered(table, BuildBridge) == [BuildBridge("Blue", (0, -1), WEST_EAST)]
    with refused("bridges-castles-bazaars/bridge"):
        table.do(BuildBridge("Blue", *bridge))


def test_one_bridge_a_turn_and_one_on_a_tile(sit: Sit) -> None:
    """Another turn brings another bridge, on another tile."""
    table = sit("hig", expansions=BOX).place("cloister", (0, -1)).do(BuildBridge("Red", (0, -1), WEST_EAST))
    assert not offered(table, BuildBridge)
    with refused("bridges-castles-bazaars/bridge"):
        table.do(BuildBridge("Red", (0, -1), WEST_EAST))
    table.place("cloister", (0, -2))
    with refused("bridges-castles-bazaars/bridge"):
        table.do(BuildBridge("Blue", (0, -1), WEST_EAST))
    assert offered(table, BuildBridge) == [BuildBridge("Blue", (0, -2), WEST_EAST)]


def test_bridges_run_out(sit: Sit) -> None:
    """Who has none left builds none."""
    table = sit("hig", expansions=BOX).strand("Red", Spot((0, 0), 0)).place("cloister", (0, -1))
    assert not offered(table, BuildBridge)
    with refused("base/supply"):
        table.do(BuildBridge("Red", (0, -1), WEST_EAST))


def test_a_tile_that_fits_with_a_bridge_alone_is_kept(sit: Sit) -> None:
    """It fits nowhere else, and the player who drew it has no other choice."""
    table = sit("hig", expansions=BOX)
    frontier = {square: sides for square, sides in table.state.board.frontier.items() if square == (-1, 0)}
    table.state = table.state._replace(board=table.state.board._replace(frontier=frontier))
    table.draw("cloister")
    assert table.state.phase == "place"
    assert {type(action) for action in table.choices} == {PlaceWithBridge}


def test_things_are_no_figures(sit: Sit) -> None:
    """A bridge is not deployed, not sent home by the princess and no companion of the fairy."""
    table = sit("hig", expansions=BOX).place("cloister", (0, -1)).do(BuildBridge("Red", (0, -1), WEST_EAST))
    with refused("base/deployment"):
        table.do(Deploy("Red", table.spot("monk"), "bridge"))
    table.deploy("thief").place("straight", (1, 0), 1).place("cloister", (0, -2))
    with refused("fairy/own-follower-only"):
        table.do(MoveFairy("Red", (0, -1), WOOD))
    table.fairy((0, -1), RED)
    table.place("band", (0, 1), 1).deploy("knight").place("pd-corner-princess", (0, 2), 2)
    with refused("princess/only-the-extended-city"):
        table.do(SendHome("Red", WOOD))


@pytest.mark.parametrize(("players", "each"), [(2, 3), (4, 3), (5, 2), (6, 2)])
def test_five_and_six_players_have_less(sit: Sit, players: int, each: int) -> None:
    """Three bridges and castles each, two where five or six play."""
    table = sit("hig", players=players, expansions=BOX)
    for kind in ("bridge", "castle-token"):
        assert sum(figure.kind == kind for figure in table.state.figures) == each * players


# --- Castles -----------------------------------------------------------------------------------------------------


def half(sit: Sit, ruleset: str = "hig", *others: str) -> Table:
    """Return a table where Red's knight holds half of a small city, and Blue the road north of it; Red is to move."""
    table = sit(ruleset, expansions=(*BOX, *others)).place("cap", (0, -1), 1).deploy("knight")
    return table.place("cloister-road", (1, 0), 1).deploy("thief")


def built(sit: Sit, ruleset: str = "hig") -> Table:
    """Return the same table with the city turned into a castle; Blue is to move."""
    return half(sit, ruleset).place("cap", (1, -1), 3).do(MakeCastle("Red", RED))


def test_a_castle_takes_the_place_of_four_points(sit: Sit) -> None:
    """Its token and the lord are in it, and the city is not scored."""
    table = built(sit)
    assert [event.site for event in table.happened(CastleMade)] == [CASTLE]
    assert table.state.figures[TOKEN] == table.state.figures[RED] == CASTLE
    assert table.end().scored == []


def test_a_castle_is_offered_at_scoring_to_the_knights_owner(sit: Sit) -> None:
    """Whoever completes the city."""
    table = half(sit).place("straight", (-1, 0), 1).place("cap", (1, -1), 3).decline().decline().decline()
    assert table.state.phase == "score"
    assert offered(table, MakeCastle) == [MakeCastle("Red", RED)]
    with refused("bridges-castles-bazaars/castle"):
        table.do(MakeCastle("Blue", RED))
    table.do(MakeCastle("Red", RED))
    assert offered(table, MakeCastle) == []


def test_no_castle_without_a_token(sit: Sit) -> None:
    """Who has none left scores the city."""
    table = half(sit).place("cap", (1, -1), 3)
    for number in (1, 2, 3):
        table.state = table.state.placing(Figure("Red", "castle-token", number, is_follower=False), OnTile((0, 0)))
    with refused("base/supply"):
        table.do(MakeCastle("Red", RED))


def test_only_a_city_of_two_half_circles(sit: Sit) -> None:
    """The cap with the princess and a corner beside it is no half circle."""
    table = sit("hig", expansions=BOX).place("cap", (0, -1), 3).deploy("knight")
    table.place("pd-cap-and-corner-shield-princess", (-1, -1), 1)
    with refused("bridges-castles-bazaars/castle"):
        table.do(MakeCastle("Red", RED))


def test_only_when_the_city_is_completed(sit: Sit) -> None:
    """Not before, and not in a later turn."""
    table = half(sit)
    with refused("bridges-castles-bazaars/castle"):
        table.place("straight", (-1, 0), 1).do(MakeCastle("Red", RED))


def test_two_knights_build_no_castle(sit: Sit) -> None:
    """The occupier has to be alone."""
    table = half(sit).place("cap", (1, -1), 3)
    second = Figure("Red", "normal-follower", 2)
    table.state = table.state.placing(second, table.spot("knight"))
    with refused("bridges-castles-bazaars/castle"):
        table.do(MakeCastle("Red", RED))


def test_a_builder_goes_home(sit: Sit) -> None:
    """The knight is gone from the city."""
    table = half(sit, "hig", "traders-and-builders").place("cap", (1, -1), 3).put("builder", "city")
    table.do(MakeCastle("Red", RED))
    assert table.state.figures[Figure("Red", "builder", 1, is_follower=False)] is SUPPLY


def test_the_fief_lies_to_the_left_and_right() -> None:
    """Six squares, whichever way the castle lies."""
    assert fief(CASTLE) == {(0, -1), (1, -1), (0, 0), (1, 0), (0, -2), (1, -2)}
    upright = Site("castle", ((0, 0), (0, 1)), "", shelters=True)
    assert fief(upright) == {(0, 0), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)}


def test_the_lord_scores_with_the_next_feature_and_goes_home(sit: Sit) -> None:
    """The road of three tiles is worth three to both; the token stays."""
    table = built(sit).place("cloister-road", (-1, 0), 3).end()
    assert sorted(table.scored) == [("Blue", 3, "road"), ("Red", 3, "castle")]
    assert table.state.figures[RED] is SUPPLY
    assert table.state.figures[TOKEN] == CASTLE


def test_a_feature_of_nobody_counts(sit: Sit) -> None:
    """The lord scores although the road pays nobody."""
    table = sit("hig", expansions=BOX).place("cap", (0, -1), 1).deploy("knight").place("cloister-road", (1, 0), 1)
    table.place("cap", (1, -1), 3).do(MakeCastle("Red", RED)).place("cloister-road", (-1, 0), 3).end()
    assert table.scored == [("Red", 3, "castle")]


def test_what_is_completed_outside_the_fief_does_not_count(sit: Sit) -> None:
    """The city north of the start tile has a tile in the fief; one farther away has not."""
    table = built(sit).place("straight", (-1, 0), 1).place("cloister-road", (-2, 0), 3).deploy("monk").end()
    assert table.state.figures[RED] is SUPPLY
    table = built(sit).place("cap", (2, -1), 1).place("cap", (3, -1), 3).end()
    assert table.state.figures[RED] == CASTLE


def test_a_castle_waits_for_a_later_turn(sit: Sit) -> None:
    """What the same tile completes gives it nothing, nor does a castle built beside it, which is no city."""
    table = (
        sit("hig", expansions=BOX).place("cap", (0, -1), 1).deploy("knight").place("cap", (0, -2), 1).deploy("knight")
    )
    table.place("cap", (1, -1), 3).do(MakeCastle("Red", RED)).place("cap", (1, -2), 3).do(
        MakeCastle("Blue", BLUE)
    ).end()
    assert table.scored == []


def test_castles_score_for_each_other(sit: Sit) -> None:
    """The lord of the lower castle scores because the upper one does, though the road is out of its fief."""
    table = (
        sit("hig", expansions=BOX).place("cap", (0, -1), 1).deploy("knight").place("cap", (0, -2), 1).deploy("knight")
    )
    table.place("cap", (1, -1), 3).do(MakeCastle("Red", RED)).place("cap", (1, -2), 3).do(MakeCastle("Blue", BLUE))
    table.place("cloister-road", (1, 0), 1).place("cloister-road", (-1, 0), 3).end()
    assert sorted(table.scored) == [("Blue", 3, "castle"), ("Red", 3, "castle")]


def test_the_best_of_several_features_counts(sit: Sit) -> None:
    """One tile completes a road of three and a city of two tiles; the lord has the four points."""
    table = built(sit).place("cap", (0, 1), 2).end()
    assert table.scored == [("Red", 4, "castle")]


def test_nobody_enters_a_castle(sit: Sit) -> None:
    """Neither while it has a lord nor afterwards, not even through a portal."""
    table = built(sit).place("cloister-road", (-1, 0), 3).place("pd-tee-portal", (0, -2))
    assert not offered(table, Enter)
    with refused("bridges-castles-bazaars/castle"):
        table.do(Enter("Red", CASTLE))


@pytest.mark.parametrize(("answer", "left"), [("allowed", 0), ("refused", 1)])
def test_the_fairy_goes_along_where_she_may(sit: Sit, answer: str, left: int) -> None:
    """Else she stays on her tile beside nobody."""
    table = half(sit, f"hig+fairy-in-castle={answer}").place("straight", (-1, 0), 1).fairy((0, -1), RED)
    table.place("straight", (-2, 0), 1).place("cap", (1, -1), 3).do(MakeCastle("Red", RED))
    assert len(table.happened(FairyLeftAlone)) == left
    assert table.state.fairy == Fairy((0, -1), None if left else RED)


def test_she_is_put_beside_a_lord_and_not_on_the_tile_for_him(sit: Sit) -> None:
    """A lord is not on the tile as such."""
    table = built(sit, "hig+fairy-in-castle=allowed+fairy-placement=on-tile").place("straight", (-1, 0), 1)
    table.place("straight", (-2, 0), 1)
    moves = offered(table, MoveFairy)
    assert moves == [MoveFairy("Red", square, RED) for square in CASTLE.squares]
    with refused("fairy/own-follower-only"):
        table.do(MoveFairy("Red", (0, -1)))


def test_her_three_points_may_be_part_of_the_castles(sit: Sit) -> None:
    """As with any feature that the lord is scored for."""
    rules = "hig+fairy-in-castle=allowed+fairy-three-accounting=added"
    table = built(sit, rules).place("straight", (-1, 0), 1).place("straight", (-2, 0), 1).fairy((0, -1), RED)
    table.place("cloister-road", (-3, 0), 3).end()
    assert [(event.points, event.ruling) for event in table.happened(Scored) if event.reason == "castle"] == [
        (8, "fairy/bonus-added-zmg-c2")
    ]


def test_what_happened_is_told(sit: Sit) -> None:
    """In sentences of its own."""
    table = built(sit)
    situation = Situation(table.game, {}, (table.state,))
    told = [tell(event, situation) for event in table.happened(CastleMade)]
    assert told == ["Red makes the castle on (0, -1) of the city"]
    assert tell(BridgeBuilt("", "Red", Bridge((0, -1), 1)), situation) == (
        "Red builds a bridge on (0, -1) from east to west"
    )


def test_nothing_of_it_without_the_box(sit: Sit) -> None:
    """Who does not play with it builds nothing."""
    table = sit("hig").place("cloister", (0, -1))
    assert not offered(table, BuildBridge, PlaceTile)
    with refused("base/deployment"):
        table.do(BuildBridge("Red", (0, -1), WEST_EAST))

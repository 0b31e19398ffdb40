"""Traders and Builders: the double turn and the goods, told through the turn's hooks."""

from collections import Counter
from collections.abc import Callable

import pytest

from rulefork.play.action import Deploy, DrawTile, EndTurn, MoveFairy, PlaceTile
from rulefork.play.event import Event, PartBegan, Scored, TurnEnded
from rulefork.play.expansions.traders_and_builders import GOODS, GoodsTaken, held
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import apply
from rulefork.spec.happening import tell
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, Spot
from tests.play.table import Table

ROAD, FARM = 0, 1
THIEF = Figure("Red", "normal-follower", 1)


def play(game: Game, state: State, *actions: object) -> tuple[State, list[Event]]:
    """Return the state after the actions, and everything that happened."""
    events: list[Event] = []
    for action in actions:
        state, more = apply(game, state, action)  # type: ignore[arg-type]
        events += more
    return state, events


@pytest.fixture
def game(under: Callable[[str], Game]) -> Game:
    """Return the game under the current first edition."""
    return under("hig")


@pytest.fixture
def waiting(game: Game) -> State:
    """Return a game in which Red, to move, has a thief and a builder on a road that ends in the east on (3, 0)."""
    state, _ = play(
        game,
        game.begin(("Red", "Blue"), ("traders-and-builders",)),
        PlaceTile("Red", "straight", (1, 0), 1),
        Deploy("Red", Spot((1, 0), ROAD)),
        PlaceTile("Blue", "cloister", (0, -1), 0),
        PlaceTile("Red", "straight", (2, 0), 1),
        Deploy("Red", Spot((2, 0), ROAD), "builder"),
        PlaceTile("Blue", "cloister", (0, -2), 0),
        EndTurn("Blue"),
    )
    return state


def parts(events: list[Event]) -> list[str]:
    """Return the players whose turn went on with a further part."""
    return [event.player for event in events if isinstance(event, PartBegan)]


def test_placing_the_builder_earns_nothing_yet(game: Game, waiting: State) -> None:
    """The tile that brings the builder onto the road was placed before it stood there."""
    assert (waiting.player, waiting.turn.part) == ("Red", 1)


def test_extending_the_builders_road_earns_a_second_part(game: Game, waiting: State) -> None:
    """The same player goes on with another tile, and only then the turn ends."""
    state, events = play(game, waiting, PlaceTile("Red", "straight", (3, 0), 1), EndTurn("Red"))
    assert (state.player, state.phase, state.turn.part) == ("Red", "draw", 2)
    assert parts(events) == ["Red"]
    assert not [event for event in events if isinstance(event, TurnEnded)]
    state, events = play(game, state, PlaceTile("Red", "straight", (4, 0), 1), EndTurn("Red"))
    assert state.player == "Blue"
    assert parts(events) == []


def test_a_tile_elsewhere_earns_nothing(game: Game, waiting: State) -> None:
    """Only growth of the builder's own feature counts."""
    state, events = play(game, waiting, PlaceTile("Red", "cloister", (1, -1), 0), EndTurn("Red"))
    assert (state.player, parts(events)) == ("Blue", [])


def test_another_players_tile_earns_nothing(game: Game, waiting: State) -> None:
    """The builder works for its owner's tiles alone."""
    state, _ = play(game, waiting, PlaceTile("Red", "cloister", (1, -1), 0), PlaceTile("Blue", "straight", (3, 0), 1))
    state, events = play(game, state, EndTurn("Blue"))
    assert (state.player, parts(events)) == ("Red", [])


def test_without_the_expansion_a_builder_is_not_there(game: Game) -> None:
    """Who does not play with the box has none of its figures."""
    state, _ = play(game, game.begin(("Red", "Blue")), PlaceTile("Red", "straight", (1, 0), 1))
    with pytest.raises(Refused) as caught:
        apply(game, state, Deploy("Red", Spot((1, 0), ROAD), "builder"))
    assert caught.value.ruling == "base/supply"


def test_completed_road_sends_the_builder_home_and_still_goes_on(game: Game, waiting: State) -> None:
    """The road is scored in the first part; builder and thief are home when the second begins."""
    closing = (
        PlaceTile("Red", "tee", (3, 0), 1),
        PlaceTile("Red", "cloister", (1, -1), 0),
        PlaceTile("Blue", "cloister", (1, -2), 0),
        PlaceTile("Red", "tee", (-1, 0), 3),
        EndTurn("Red"),
    )
    state, events = play(game, waiting, *closing)
    assert parts(events) == ["Red", "Red"]
    assert not [figure for figure, _ in state.standing() if figure.owner == "Red"]


def test_no_second_part_without_a_tile(game: Game, waiting: State) -> None:
    """With the last tile the game ends, double turn or not."""
    state = waiting._replace(bag=("straight",))
    state, events = play(game, state, PlaceTile("Red", "straight", (3, 0), 1), EndTurn("Red"))
    assert state.over
    assert parts(events) == []


@pytest.mark.parametrize(("value", "points"), [("once", 1), ("each-part", 2)])
def test_fairy_pays_by_the_turn_or_by_the_part(
    under: Callable[[str], Game], waiting: State, value: str, points: int
) -> None:
    """The toggle decides whether the second part begins like a turn (fairy/point-once-per-double-turn)."""
    game = under(f"hig+builder-double-turn-fairy-point={value}")
    fetched = (PlaceTile("Red", "cloister", (1, -1), 0), MoveFairy("Red", (1, 0), THIEF), DrawTile("Blue", "cap"))
    state, _ = play(game, waiting, *fetched, PlaceTile("Blue", "cap", (0, 1), 2))
    double = (PlaceTile("Red", "straight", (3, 0), 1), PlaceTile("Red", "straight", (4, 0), 1), EndTurn("Red"))
    _, events = play(game, state, *double)
    assert sum(event.points for event in events if isinstance(event, Scored) and event.reason == "fairy") == points


def test_point_to_be_claimed_may_be_claimed_in_the_second_part(under: Callable[[str], Game], waiting: State) -> None:
    """The bag has not been passed on between the parts, so the house rule's window is still open."""
    game = under("hig+fairy-point-claim=until-bag-passes")
    fetched = (PlaceTile("Red", "cloister", (1, -1), 0), MoveFairy("Red", (1, 0), THIEF))
    state, _ = play(game, waiting, *fetched, PlaceTile("Blue", "cap", (0, 1), 2))
    state, _ = play(game, state, PlaceTile("Red", "straight", (3, 0), 1), EndTurn("Red"))
    assert (state.turn.part, state.turn.point_owed) == (2, True)


def goods_of(table: Table, player: str) -> list[int]:
    """Return how many tokens of cloth, wheat and wine a player holds."""
    return [held(table.state, player, good) for good in GOODS]


def test_tokens_are_as_many_as_printed_goods(sit: Callable[..., Table]) -> None:
    """So nobody has to go without."""
    table = sit("hig", expansions=["traders-and-builders"])
    tiles = [tile for tile in table.game.box.first.values() if tile.set == "traders-and-builders"]
    printed = Counter(good for tile in tiles for segment in tile.segments for good in segment.prints)
    assert Counter(figure.kind for figure in table.state.figures if figure.kind in GOODS) == printed
    assert printed == {"cloth": 5, "wheat": 6, "wine": 9}


def test_goods_go_to_whoever_completes_the_city(sit: Callable[..., Table]) -> None:
    """Red's knight has the points, Blue the cloth; an unfinished city brings nothing."""
    table = sit("hig", expansions=["traders-and-builders"])
    table.place("tb-corner-road-right-cloth", (0, 1), 3).deploy("knight").place("cloister", (1, 1))
    table.place("tb-corner-parted-bend-cloth", (-1, 1), 1)
    assert goods_of(table, "Red") == goods_of(table, "Blue") == [0, 0, 0]
    table.place("cap", (-1, 2), 2).end()
    assert table.scored == [("Red", 8, "city")]
    assert (goods_of(table, "Red"), goods_of(table, "Blue")) == ([0, 0, 0], [2, 0, 0])
    (taken,) = table.happened(GoodsTaken)
    assert (taken.player, taken.kind, taken.count, taken.phase) == ("Blue", "cloth", 2, "score")
    assert tell(taken, Situation(table.game, {}, (table.state,))) == "Blue takes 2 cloth"


def test_goods_are_taken_from_an_empty_city(sit: Callable[..., Table]) -> None:
    """Nobody stands there, and nobody scores."""
    table = sit("hig", expansions=["traders-and-builders"])
    table.place("tb-band-wine", (0, 1), 1).place("cap", (0, 2), 2).end()
    assert table.scored == []
    assert goods_of(table, "Blue") == [0, 0, 1]

"""Policies: what the greedy do at a table, and what the others do now and then."""

from collections import Counter
from collections.abc import Callable

import pytest

from rulefork.play.action import Action, Deploy, DrawTile, MoveDragon, MoveFairy, Pass, PlaceTile, SendHome
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, choices
from rulefork.search.chance import Chance
from rulefork.search.greed import closes, greedily, lead
from rulefork.search.playout import PASSES
from rulefork.search.policy import POLICIES
from rulefork.table.figure import SUPPLY, Spot
from tests.play.table import Table, follower

Under = Callable[[str], Game]


def chance(turn: int = 0) -> Chance:
    """Return some luck."""
    return Chance("test", 0, turn, ())


def greedy(table: Table) -> set[Action]:
    """Return what a greedy player may do next where there is a choice, whatever the luck."""
    found = options(table)
    return {greedily(table.game, table.state, found, chance(turn), "x") for turn in range(30)}


def options(table: Table) -> list[Action]:
    """Return what may be done next where there is a choice; what comes before it is done."""
    while len(found := choices(table.game, table.state)) == 1:
        table.do(found[0])
    return found


def drawn(table: Table, tile: str) -> Table:
    """Let the next player draw a tile."""
    return table.do(DrawTile(table.next_player, tile))


def test_it_completes_its_own_city_rather_than_another(under: Under) -> None:
    """Of two places for a cap the one that pays most is taken."""
    table = Table(under("hig")).place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1).end()
    assert {(action.square, action.turns) for action in greedy(drawn(table, "cap"))} == {((0, 2), 2)}  # type: ignore[attr-defined]


def test_it_does_not_complete_what_pays_the_other_player(under: Under) -> None:
    """Any other place is as good as the next."""
    table = Table(under("hig")).place("straight", (1, 0), 1).place("band", (0, 1), 1).deploy("knight").end()
    places = greedy(drawn(table, "cap"))
    assert len(places) > 3
    assert all(isinstance(action, PlaceTile) and action.square != (0, 2) for action in places)


def test_it_claims_what_it_completes(under: Under) -> None:
    """A city of two tiles is worth four points at once."""
    table = drawn(Table(under("hig")), "cap")
    assert {(action.square, action.turns) for action in greedy(table)} == {((0, 1), 2)}  # type: ignore[attr-defined]
    (action,) = greedy(table.place("cap", (0, 1), 2))
    assert isinstance(action, Deploy)
    assert table.state.board.segment(action.spot).kind == "city"


def kept(table: Table, count: int) -> Table:
    """Leave the active player so many followers in the supply, the others on the start tile's road."""
    spot = next(s for s in table.state.board.spots_on((0, 0)) if table.state.board.segment(s).kind == "road")
    mine = [each for each in table.state.figures if each.owner == table.state.player]
    places = {each: SUPPLY if number < count else spot for number, each in enumerate(mine)}
    table.state = table.state.with_figures(places)
    return table


@pytest.mark.parametrize(("left", "deploys"), [(7, True), (4, True), (3, False), (1, False)])
def test_the_fewer_are_left_the_more_a_place_must_be_worth(under: Under, left: int, deploys: bool) -> None:
    """An open city of two tiles is not worth one of the last followers."""
    table = kept(Table(under("hig")).place("band", (0, 1), 1), left)
    assert any(isinstance(action, Deploy) for action in greedy(table)) == deploys


def test_the_last_follower_goes_where_it_comes_back_from(under: Under) -> None:
    """What is scored at once costs nobody anything."""
    (action,) = greedy(kept(Table(under("hig")).place("cap", (0, 1), 2), 1))
    assert isinstance(action, Deploy)


def test_the_princess_sends_another_players_knight_home(under: Under) -> None:
    """Whether she may or must; one's own knight only if it is the only one."""
    for rules in ("hig", "rgg"):
        table = Table(under(rules)).place("corner", (0, 1), 2).deploy("knight")
        table.place("cap-straight", (1, 0)).deploy("knight").place("pd-three-princess", (1, 1), 2)
        assert greedy(table) == {SendHome("Red", follower("Blue", 1))}


def test_the_fairy_comes_to_a_player_who_has_nothing_better_to_do(under: Under) -> None:
    """And stays where she is once she is there."""
    table = Table(under("hig")).place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1).end()
    table = kept(table.place("straight", (2, 0), 1), 1)
    assert {type(action) for action in greedy(table)} == {MoveFairy}
    fairy = next(iter(greedy(table)))
    after, _ = apply(table.game, table.state, fairy)
    table.state = after.in_turn(fairy_moved=False)
    assert greedy(table) == {Pass("Red")}


def test_the_dragon_goes_where_it_eats_others(under: Under) -> None:
    """Not where it would eat the own follower."""
    table = Table(under("hig")).place("straight", (1, 0), 1).deploy("thief").end()
    table.place("cloister-road", (-1, 0), 3).deploy("monk").end()
    table.state = walking(table.state._replace(dragon=(0, 0)))
    assert table.state.player == "Red"
    assert greedy(table) == {MoveDragon("Red", 3)}


def walking(state: State) -> State:
    """Return the state with the dragon about to set out."""
    return state.in_turn(phases=("dragon", "end"))


def test_the_lead_is_over_the_best_of_the_others(under: Under) -> None:
    """With three players too."""
    state = Table(under("hig"), players=3).state._replace(points={"Red": 5, "Blue": 9, "Green": 2})
    assert [lead(state, player) for player in state.players] == [-4, 4, -7]


def test_what_is_judged_by_the_square_alone(under: Under) -> None:
    """Where a tile completes something, `closes` says that one could; checked through a whole game."""
    game = under("hig")
    state = Table(game).state
    kinds, number, completing = sorted(set(state.bag)), 0, 0
    while not state.over:
        number += 1
        luck = Chance("test", 0, number, kinds)
        if state.phase in ("begin", "draw"):
            state, _ = apply(game, state, DrawTile(state.player, luck.drawn("draw", state.bag)))
            continue
        found = choices(game, state)
        for action in found[:: len(found) // 8 + 1]:
            placed, _ = apply(game, state, action)
            if isinstance(action, PlaceTile) and placed.turn.completed:
                completing += 1
                assert closes(state.board, action.square)
        state, _ = apply(game, state, luck.any_of("any", found))
    assert completing > 50


def test_random_players_pass_now_and_then(under: Under) -> None:
    """As often as in random playouts, and else as often as anything else."""
    table = Table(under("hig")).place("straight", (1, 0), 1)
    found = options(table)
    picked = Counter(
        POLICIES["random"].choose(table.game, table.state, chance(turn), "deploy 0") for turn in range(4000)
    )
    share = PASSES + (1 - PASSES) / len(found)
    assert picked[Pass("Red")] == pytest.approx(4000 * share, rel=0.1)
    others = [picked[action] for action in found[:-1]]
    assert min(others) > 0.7 * max(others)
    assert Spot((1, 0), 0) in {action.spot for action in picked if isinstance(action, Deploy)}

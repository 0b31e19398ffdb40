"""What holds in every game under every ruleset."""

import re
from collections import Counter
from random import Random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from rulefork.play.action import Action, Deploy, EndTurn, MoveDragon, MoveFairy, PlaceTile, SendHome
from rulefork.play.award import weight
from rulefork.play.dragon import walker
from rulefork.play.event import (
    Deployed,
    DragonCame,
    DragonStepped,
    GameEnded,
    Scored,
    TileDrawn,
    TilePlaced,
    TurnEnded,
)
from rulefork.play.expansions.abbey_and_mayor import DroveOn
from rulefork.play.expansions.castles_in_germany import CastlePlaced
from rulefork.play.refusal import Refused
from rulefork.play.state import State, squares_of
from rulefork.play.turn import apply, choices
from rulefork.rulebook import Ruleset
from rulefork.rulebook.figure import is_eaten
from rulefork.rulebook.ruleset import answers_alike
from rulefork.table.corner import farm_at
from rulefork.table.figure import SUPPLY, Figure, Held, OnTile, Place, Places, Site, Spot
from tests.play.games import BOX, TOGGLES, Played, discarded_by, games, play, rulesets, tiles_in

PAID: Final = ("trap", "revolt")
"""The reasons for which points are paid instead of awarded."""
FEW: Final = settings(deadline=None, max_examples=12)
RULING: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*")
SEEDS: Final = st.integers(0, 2**32)


def accepts(played: Played, state: State, action: Action) -> bool:
    """Return whether the action may be played on the state; a refusal has to name its ruling and say why."""
    refusal = None
    try:
        apply(played.game, state, action)
    except Refused as refused:
        refusal = refused
    assert refusal is None or (RULING.fullmatch(refusal.ruling) and refusal.why)
    return refusal is None


@FEW
@given(games())
def test_every_game_comes_to_its_end(played: Played) -> None:
    """After the last move the game is over, the last event says so, and nothing can be done any more."""
    end = played.moves[-1]
    assert end.state.over
    assert isinstance(end.events[-1], GameEnded)
    assert choices(played.game, end.state) == []
    assert not any(state.over for state in played.states[:-1])
    assert not accepts(played, end.state, EndTurn(end.state.player))


@FEW
@given(games())
def test_no_figure_is_lost(played: Played) -> None:
    """Each player has those of every box in play, each in the supply, held by a player or in a place that is there."""
    figures = played.begun.figures.keys()
    boxes = ("base", *played.expansions)
    here = [kind for kind in BOX.figures.values() if kind.expansion in boxes and kind.supply]
    players = len(played.begun.players)
    kinds = {kind.id: kind.supply_of(players) for kind in here}
    for player in played.begun.players:
        assert Counter(f.kind for f in figures if f.owner == player and BOX.figures[f.kind].supply) == kinds
    for state in played.states:
        assert state.figures.keys() == figures
        places = [place for place in state.figures.values() if place is not SUPPLY and not isinstance(place, Held)]
        assert all(is_there(state, place) for place in places)


def is_there(state: State, place: Place) -> bool:
    """Return whether the place is one on the board; a corner has to be one where a farm meets."""
    if isinstance(place, Site) and place.kind == "corner":
        return farm_at(state.board, place.squares) is not None
    if isinstance(place, OnTile | Site):
        return set(squares_of(place)) <= state.board.tiles.keys()
    return place in state.board.numbers


@FEW
@given(games())
def test_no_tile_is_lost(played: Played) -> None:
    """Those of every box in play are on the board, in the bag, aside, in hand or out of the game."""
    here = ("base", "princess-and-dragon", *played.expansions)
    box = Counter({id: tile.copies for id, tile in BOX.first.items() if tile.set in here and tile.half is None})
    assert played.expansions or box.total() == 102
    assert tiles_in(played.begun) == box
    for move, gone in zip(played.moves, discarded_by(played.moves), strict=True):
        assert tiles_in(move.state) + gone == box


@FEW
@given(games())
def test_points_come_from_awards(played: Played) -> None:
    """They change by what an event says and by nothing else, and are lost only where a player pays."""
    for before, move in played.steps():
        gains: Counter[str] = Counter()
        for event in move.events:
            if isinstance(event, Scored):
                assert event.points != 0
                assert (event.points < 0) == (event.reason in PAID)
                gains[event.player] += event.points
        assert all(move.state.points[player] == before.points[player] + gains[player] for player in before.players)


@FEW
@given(games())
def test_nobody_comes_to_the_dragons_tile(played: Played) -> None:
    """Unless no text says so. Where the dragon comes, nobody is left but whom the fairy shelters."""
    sharing = played.game.rules["dragon-tile-sharing"]
    sheltering = played.game.rules["fairy-blocks-dragon"] == "protects-only"
    for before, move in played.steps():
        state = move.state
        for event in move.events:
            if isinstance(event, Deployed | DroveOn) and is_barred(played, event.figure, sharing):
                assert event.spot.square != before.dragon
            if isinstance(event, DragonCame | DragonStepped):
                beside_fairy = state.fairy is not None and state.fairy.square == event.square
                there = [figure for figure in state.standing_on(event.square) if is_edible(played, figure)]
                assert (sheltering and beside_fairy) or not there


def is_edible(played: Played, figure: Figure) -> bool:
    """Return whether the dragon eats such a figure."""
    return is_eaten(played.game.kind(figure), BOX.figures, played.game.rules.__getitem__)


def is_barred(played: Played, figure: Figure, sharing: str) -> bool:
    """Return whether the text on sharing keeps such a figure off the dragon's tile."""
    if sharing == "not-mentioned":
        return False
    return figure.is_follower or (sharing == "menu-figures-barred" and is_edible(played, figure))


@FEW
@given(games())
def test_the_dragon_keeps_off_the_fairys_tile(played: Played) -> None:
    """It never enters it, except by the house rule."""
    if played.game.rules["fairy-blocks-dragon"] == "blocks-entry":
        for before, move in played.steps():
            for event in move.events:
                if isinstance(event, DragonStepped):
                    assert before.fairy is None or before.fairy.square != event.square


@FEW
@given(games())
def test_a_walk_has_six_steps_or_ends_where_there_is_no_way(played: Played) -> None:
    """No tile twice, and players in turn."""
    for before, move in played.steps():
        if isinstance(move.action, MoveDragon) and move.state.turn.walk is not None:
            visited = move.state.turn.walk.visited
            assert len(visited) == len(set(visited)) <= 7
            steps = len(visited) - 2
            assert move.action.player == before.players[(before.active + steps) % len(before.players)]


@FEW
@given(games())
def test_a_deployed_follower_is_alone_in_its_feature(played: Played) -> None:
    """Two come together by joining only."""
    for move in played.moves:
        for event in move.events:
            if isinstance(event, Deployed) and event.figure.is_follower:
                feature = move.state.board.numbers[event.spot]
                assert list(move.state.followers_in(feature)) == [event.figure]


@FEW
@given(games())
def test_a_figure_stands_where_its_traits_let_it(played: Played) -> None:
    """On the kinds of features that are its own, some only by a follower of their owner; in a place that has room."""
    for state in played.states:
        for figure, place in state.standing():
            kind = played.game.kind(figure)
            if kind.nature == "thing":
                continue
            if isinstance(place, Site):
                room = BOX.figures[place.kind].room
                assert kind.spans_tiles == 1 or len(place.squares) == kind.spans_tiles
                assert room is None or len(state.inside(place)) <= room
                continue
            assert isinstance(place, Spot)
            assert state.board.segment(place).kind in kind.deploys_on
            if kind.needs_follower:
                followers = state.followers_in(state.board.numbers[place])
                assert any(other.owner == figure.owner for other in followers)


@FEW
@given(games())
def test_a_turn_has_one_deployment_and_a_second_by_trait_only(played: Played) -> None:
    """The second one is not of the same kind, and not through the same portal or by the same machine."""
    begun = played.begun
    for state in played.states:
        begun = state if state.phase == "begin" else begun
        deployed, second = state.turn.deployed, state.turn.second
        assert second is None or played.game.kind(second).second_move
        assert second is None or (deployed is not None) != state.turn.fairy_moved
        # Who came home in place of a deployment may be placed anew: a phantom that was an acrobat.
        assert second is None or second != deployed or state.turn.fairy_stays
        moved = [figure for figure in (deployed, second) if figure is not None]
        new = [state.figures[figure] for figure in moved if state.figures[figure] != begun.figures[figure]]
        away = [spot for spot in new if isinstance(spot, Spot) and spot.square != state.turn.square]
        # After the scoring a wagon may have driven on.
        assert len(away) <= state.turn.by_portal + len(state.turn.entered) or "score" not in state.turn.phases
        assert state.turn.by_portal <= 1


@FEW
@given(games())
def test_only_followers_score(played: Played) -> None:
    """Who is paid for a feature has a follower in it that counts for something, or at the end a barn."""
    for before, move in played.steps():
        for event in move.events:
            if isinstance(event, Scored) and event.reason not in ("fairy", "flock") and event.spot is not None:
                there = before.followers_in(before.board.numbers[event.spot])
                feature = before.board.feature_at(event.spot)
                own = [weight(played.game.kind(figure), feature) for figure in there if figure.owner == event.player]
                assert sum(own) > 0 or (
                    move.state.over and before.board.numbers[event.spot] in barns(before, event.player)
                )


def barns(state: State, player: str) -> list[int | None]:
    """Return the farms on which a barn of the player stands, by number."""
    places = [place for figure, place in state.standing() if figure[:2] == (player, "barn")]
    return [farm_at(state.board, place.squares) for place in places if isinstance(place, Site)]


@FEW
@given(games())
def test_a_completed_feature_is_left_empty(played: Played) -> None:
    """When a turn has ended, only farms and unfinished features hold figures."""
    for state in played.states:
        if state.phase == "begin":
            places = [place for figure, place in state.standing() if played.game.kind(figure).nature != "thing"]
            assert not any(isinstance(spot, Spot) and state.board.feature_at(spot).complete for spot in places)


@FEW
@given(games())
def test_the_fairys_companion_stands_on_her_tile(played: Played) -> None:
    """A named companion is on the board, where she is, and a follower."""
    for state in played.states:
        if state.fairy is not None and state.fairy.companion in state.figures:
            place = state.figures[state.fairy.companion]
            assert isinstance(place, Spot | Site)
            assert state.fairy.square in squares_of(place)
            assert state.fairy.companion.is_follower


@FEW
@given(games())
def test_every_event_names_its_ruling_and_its_phase(played: Played) -> None:
    """So that a report can say why."""
    for before, move in played.steps():
        for event in move.events:
            assert RULING.fullmatch(event.ruling)
            assert event.phase in (*before.turn.phases, "dragon", "score", "begin", "end")


@FEW
@given(games())
def test_players_take_turns_at_placing(played: Played) -> None:
    """One tile a turn, two where a builder may bring a second part; none where none fitted and the game ended."""
    players, turns = played.begun.players, list[list[str]]([[]])
    for event in played.events:
        if isinstance(event, TilePlaced | CastlePlaced):
            turns[-1].append(event.player)
        elif isinstance(event, TurnEnded):
            turns.append([])
    parts = 2 if "traders-and-builders" in played.expansions else 1
    assert all(set(placed) <= {players[turn % len(players)]} for turn, placed in enumerate(turns))
    assert all(len(placed) <= parts for placed in turns)
    assert all(turns[:-2])
    assert sum(map(len, turns)) <= sum(isinstance(event, TileDrawn | CastlePlaced) for event in played.events)


@FEW
@given(games(), SEEDS)
def test_what_is_offered_is_accepted(played: Played, seed: int) -> None:
    """Every choice that the rules allow next can be played."""
    for state in Random(seed).sample(played.states[:-1], k=25):
        offered = choices(played.game, state)
        assert offered
        assert all(accepts(played, state, action) for action in offered)


@FEW
@given(games(), SEEDS)
def test_what_is_not_offered_is_refused(played: Played, seed: int) -> None:
    """Of deployments, removals, fairy moves and dragon steps, exactly those are accepted that are offered."""
    deploying = [state for state in played.states if state.phase == "deploy"]
    walking = [state for state in played.states if state.phase == "dragon"]
    chance = Random(seed)
    for state in chance.sample(deploying, k=8):
        offered = set(choices(played.game, state))
        for action in deploy_stage(state):
            assert accepts(played, state, action) == (action in offered), action
    for state in chance.sample(walking, k=min(8, len(walking))):
        steps = {MoveDragon(walker(state), side) for side in range(4)}
        offered = set(choices(played.game, state))
        assert {action for action in steps if accepts(played, state, action)} == offered & steps


def deploy_stage(state: State) -> list[Action]:
    """Return whatever the player could think of at the deployment stage."""
    player = state.player
    kinds = dict.fromkeys(figure.kind for figure in state.figures)
    actions: list[Action] = [Deploy(player, spot, kind) for kind in kinds for spot in state.board.numbers]
    actions += [SendHome(player, figure) for figure in state.figures]
    for square in state.board.tiles:
        actions += [MoveFairy(player, square), *(MoveFairy(player, square, one) for one in state.standing_on(square))]
    return actions


@FEW
@given(games(), SEEDS)
def test_a_tile_goes_exactly_where_it_is_offered(played: Played, seed: int) -> None:
    """Look-alike turns aside."""
    placing = [state for state in played.states if state.phase == "place"]
    for state in Random(seed).sample(placing, k=5):
        assert state.turn.tile is not None
        tile = played.game.tile(state.turn.tile)
        tried = {
            PlaceTile(state.player, tile.id, square, turns) for square in state.board.frontier for turns in tile.turns
        }
        offered = {action for action in choices(played.game, state) if type(action) is PlaceTile}
        assert {action for action in tried if accepts(played, state, action)} == offered


@FEW
@given(games())
def test_an_action_leaves_the_state_before_it_alone(played: Played) -> None:
    """A state is a value."""
    for state in played.states[::40]:
        kept = state._replace(figures=Places(state.figures), points=dict(state.points))
        for action in choices(played.game, state):
            apply(played.game, state, action)
        assert state == kept


@FEW
@given(games())
def test_a_recorded_game_can_be_replayed(played: Played) -> None:
    """The same actions lead to the same end, event for event."""
    state, events = played.begun, []
    for action in played.actions:
        state, more = apply(played.game, state, action)
        events += more
    assert state == played.states[-1]
    assert events == played.events


@FEW
@given(rulesets(), rulesets(), SEEDS)
def test_rulesets_that_agree_on_what_was_asked_play_the_same_game(one: Ruleset, other: Ruleset, seed: int) -> None:
    """What a run did not ask for cannot have mattered, so one run serves all who answer alike."""
    played = play(one, seed)
    rules = played.game.rules
    like_one = other.with_values({toggle: one.value(toggle) for toggle in rules.read})
    if answers_alike(like_one, TOGGLES, rules.noted):
        assert play(like_one, seed).moves == played.moves
    assert answers_alike(like_one, TOGGLES, rules.noted) or one.family != other.family

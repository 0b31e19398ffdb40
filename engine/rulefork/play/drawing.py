"""Drawing a tile: what is drawn too early, and what fits nowhere."""

from rulefork.play import expansions
from rulefork.play.action import DrawTile
from rulefork.play.event import Event, TileDiscarded, TileDrawn, TileReturned, TileSetAside
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State


def draw(game: Game, state: State, action: DrawTile) -> tuple[State, list[Event]]:
    """Return the state after the player drew the tile, and what happened.

    A tile that cannot be placed leaves the turn in its draw phase, for another one; without another the turn ends.
    Raises `Refused` where the bag holds no such tile.
    """
    if action.tile not in state.bag:
        raise Refused("base/bag", f"no tile {action.tile} is left in the bag")
    at = state.bag.index(action.tile)
    state = state._replace(bag=state.bag[:at] + state.bag[at + 1 :])
    events: list[Event] = [TileDrawn("base/one-tile-a-turn", state.player, action.tile, phase="draw")]
    tile = game.tile(action.tile)
    if tile.symbol == "dragon" and state.dragon is None:
        state, event = _too_early(game, state, action.tile)
        return _another(game, state), [*events, event]
    if not state.board.has_room_for(tile) and not expansions.finds_room(game, state, tile):
        events.append(TileDiscarded("base/tile-that-fits-nowhere", action.tile, phase="draw"))
        return _another(game, state), events
    return state.leaving("draw", tile=action.tile), events


def _too_early(game: Game, state: State, tile: str) -> tuple[State, Event]:
    # Until a volcano has brought the dragon into play, nobody places a dragon tile.
    if _are_set_aside(game):
        event: Event = TileSetAside("setup/early-dragon-tile-set-aside", tile, phase="draw")
        return state._replace(aside=(*state.aside, tile)), event
    event = TileReturned("setup/house-return-and-redraw", tile, phase="draw")
    return state._replace(bag=tuple(sorted((*state.bag, tile)))), event


def _another(game: Game, state: State) -> State:
    # A replacement is drawn; where there is none the turn and the game end (gap early-dragon-empty-supply).
    if _may_draw_on(game, state):
        return state
    return state._replace(last_turn=True).in_turn(phases=("end",))


def _may_draw_on(game: Game, state: State) -> bool:
    only_early = state.dragon is None and all(game.tile(tile).symbol == "dragon" for tile in state.bag)
    return bool(state.bag) and (not only_early or _are_set_aside(game))


def _are_set_aside(game: Game) -> bool:
    return game.rules["early-dragon-tiles"] == "set-aside"

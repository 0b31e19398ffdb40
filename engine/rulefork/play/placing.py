"""Placing the tile that was drawn."""

from functools import cache
from typing import Final

from rulefork.play import expansions, volcano
from rulefork.play.action import PlaceTile
from rulefork.play.event import Event, Phase, TilePlaced
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import DRAGON_FIRST, OF_EXPANSIONS, PLAIN, SCORE_FIRST, State
from rulefork.rulebook.tile import TileType
from rulefork.table.board import ANY
from rulefork.table.geometry import Square

_SIDES: Final = ("north", "east", "south", "west")
_LANDS: Final = {"C": "city", "R": "road", "F": "field", "X": "shut"}


def place(game: Game, state: State, action: PlaceTile) -> tuple[State, list[Event]]:
    """Return the state with the tile on the board, and what happened; a volcano brings the dragon.

    Raises `Refused` where the tile is not the one drawn or does not fit (tile/placed-as-usual).
    """
    refuse_tile(state, action)
    return lay(game, state, action, game.tile(action.tile))


def lay(game: Game, state: State, action: PlaceTile, tile: TileType) -> tuple[State, list[Event]]:
    """Return the state with the tile drawn on the board in the design given, and what happened.

    Raises `Refused` where that design does not fit.
    """
    if action.turns not in range(4):
        raise Refused("tile/placed-as-usual", "a tile has four ways to lie, so it is turned by 0 to 3 quarter turns")
    tile = expansions.as_placed(state, tile)
    if not fits(state, tile, action.square, action.turns):
        raise Refused("tile/placed-as-usual", _why_not(state, tile, action.square, action.turns))
    board = state.board.with_tile(tile, action.square, action.turns)
    state = state._replace(board=board).in_turn(
        square=action.square,
        completed=board.completed_by(action.square),
        phases=_after_placing(game, state, tile),
    )
    state, after = expansions.after_placing(game, state)
    placed = TilePlaced("tile/placed-as-usual", action.player, action.tile, action.square, action.turns, phase="place")
    if tile.symbol == "volcano":
        state, events = volcano.erupt(state, action.square)
        return state, [placed, *events, *after]
    return state, [placed, *after]


def refuse_tile(state: State, action: PlaceTile) -> None:
    """Raise `Refused` where the tile is not the one drawn."""
    if action.tile != state.turn.tile:
        raise Refused("base/one-tile-a-turn", f"{state.player} drew the tile {state.turn.tile}, not {action.tile}")


def _after_placing(game: Game, state: State, tile: TileType) -> tuple[Phase, ...]:
    """Return the phases that follow: the printed order of dragon and scoring is the one thing that editions turn."""
    phases = PLAIN
    if tile.symbol == "dragon":
        phases = DRAGON_FIRST if game.rules["dragon-moves"] == "before-scoring" else SCORE_FIRST
    return _from_princess(phases, alone=not state.expansions)


@cache
def _from_princess(phases: tuple[Phase, ...], *, alone: bool) -> tuple[Phase, ...]:
    """Return the phases from that of the princess on; `alone` without those in which only further boxes act."""
    coming = phases[phases.index("princess") :]
    return tuple(phase for phase in coming if not (alone and phase in OF_EXPANSIONS))


def fits(state: State, tile: TileType, square: Square, turns: int) -> bool:
    """Return whether the tile, turned by quarter turns clockwise, fits the square."""
    bound = state.board.frontier.get(square)
    edges = tile.layouts[turns].edges
    return bound is not None and all(side in (ANY, edge) for side, edge in zip(bound, edges, strict=True))


def _why_not(state: State, tile: TileType, square: Square, turns: int) -> str:
    if square in state.board.tiles:
        return f"a tile lies on {square} already"
    if square not in state.board.frontier:
        return f"no tile lies beside {square}"
    edges = tile.layouts[turns].edges
    clashes = [
        f"its {name} side is {_LANDS[edge]}, the neighbour's is {_LANDS[side]}"
        for name, edge, side in zip(_SIDES, edges, state.board.frontier[square], strict=True)
        if side not in (ANY, edge)
    ]
    return f"the tile {tile.id} does not fit on {square}: {'; '.join(clashes)}"

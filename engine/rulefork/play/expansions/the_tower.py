"""The Tower: pieces that make towers grow and take prisoners, and followers atop who close them.

A tower is what stands on a tile with a foundation. Prisoners stay prisoners: ransom and exchange are not played yet.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play import volcano
from rulefork.play.action import Action
from rulefork.play.deployment import refuse_deployment
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Move
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called, leave_board, send_home
from rulefork.play.state import State
from rulefork.table.figure import Figure, Held, OnBoard, OnTile, Site, Spot
from rulefork.table.geometry import STEPS, Square

FOUNDATION: Final = "tower-foundation"
PIECE: Final = "tower-piece"


@dataclass(frozen=True, slots=True)
class AddPiece(Action):
    """The player adds a piece to the tower on the square, and captures a follower where one is named."""

    square: Square
    captive: Figure | None = None


@dataclass(frozen=True, slots=True)
class CloseTower(Action):
    """The player puts a normal follower atop the tower on the square."""

    square: Square


@dataclass(frozen=True, slots=True)
class PieceAdded(Event):
    """A player added a piece to a tower, which is now so many pieces high."""

    player: str
    square: Square
    height: int


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A player took a follower of another prisoner, from that place; `role` is what it was called there."""

    player: str
    figure: Figure
    role: str
    place: OnBoard


@dataclass(frozen=True, slots=True)
class TowerClosed(Event):
    """A follower was put atop a tower."""

    figure: Figure
    square: Square


def add_piece(game: Game, state: State, action: AddPiece) -> tuple[State, list[Event]]:
    """Return the state with one more piece on the tower and the captive taken, and what happened.

    Raises `Refused` where the turn leaves no such move, the tower is none or closed, or the captive out of its reach.
    """
    refuse_deployment(game, state, game.box.figures[PIECE])
    piece = state.in_supply(action.player, PIECE)
    if piece is None:
        raise Refused("base/supply", f"{action.player} has no tower piece left in the supply")
    _refuse_tower(game, state, action.square)
    state = state.placing(piece, OnTile(action.square)).in_turn(deployed=piece)
    height = _height(state, action.square)
    added = PieceAdded("the-tower/tower-piece", action.player, action.square, height, phase="deploy")
    if action.captive is None:
        return state, [added]
    if action.captive not in in_reach(state, action.square, height):
        raise Refused("the-tower/capture", f"no such follower stands within {height} of the tower in a straight line")
    state, taken = _capture(game, state, action.captive)
    return state, [added, *taken]


def close_tower(game: Game, state: State, action: CloseTower) -> tuple[State, list[Event]]:
    """Return the state with a follower atop the tower, in no feature, and what happened.

    Raises `Refused` where the turn leaves no deployment, or the tower is none, closed, or without a piece. A volcano
    just placed is no hindrance (volcano-allows/follower-atop-tower).
    """
    kind = game.box.figures[FOLLOWER]
    refuse_deployment(game, state, kind)
    follower = state.in_supply(action.player, FOLLOWER)
    if follower is None:
        raise Refused("base/supply", f"{action.player} has no {kind.name} left in the supply")
    _refuse_tower(game, state, action.square)
    if not _height(state, action.square):
        raise Refused("the-tower/follower-atop", "a foundation without a piece is no tower yet")
    volcano.refuse_beside_dragon(game, state, action.square, kind, "volcano/no-sharing-followers")
    closed = TowerClosed("the-tower/follower-atop", follower, action.square, phase="deploy")
    return state.placing(follower, atop(game, action.square)).in_turn(deployed=follower), [closed]


def atop(game: Game, square: Square) -> Site:
    """Return the place atop the tower on the square."""
    return game.site("tower-top", (square,))


def in_reach(state: State, tower: Square, height: int) -> list[Figure]:
    """Return the followers on the tower's tile and on as many squares in each direction as the tower is high.

    Gaps and other towers are no hindrance, nor is the fairy (fairy/no-protection-from-tower).
    """
    (x, y), lengths = tower, range(height + 1)
    squares = {(x + dx * length, y + dy * length) for dx, dy in STEPS for length in lengths}
    return [figure for figure, place in state.standing() if figure.is_follower and place.square in squares]


def _capture(game: Game, state: State, captive: Figure) -> tuple[State, list[Event]]:
    if captive.owner == state.player:
        return send_home(game, state, captive, "taken back", "the-tower/capture")
    place = state.figures[captive]
    assert isinstance(place, Spot | OnTile | Site), "who is in reach stands on the board"
    role = called(game, state, captive, place)
    taken = Captured("the-tower/capture", state.player, captive, role, place, phase="deploy")
    state, after = leave_board(game, state, captive, Held(state.player), "{expansion}/{kind}")
    return state, [taken, *after]


def _refuse_tower(game: Game, state: State, square: Square) -> None:
    if square not in _foundations(state):
        raise Refused("the-tower/tower-piece", "there is no tower and no foundation for one")
    if state.inside(atop(game, square)):
        raise Refused("the-tower/follower-atop", "the follower atop has closed that tower")


def _foundations(state: State) -> set[Square]:
    """Return the squares with a foundation: printed on the tile, or put there."""
    printed = {square for square, tile in state.board.tiles.items() if FOUNDATION in tile.features}
    return printed | {place.square for figure, place in state.standing() if figure.kind == FOUNDATION}


def _height(state: State, square: Square) -> int:
    return sum(figure.kind == PIECE for figure in state.standing_on(square))


def choices(_: Game, state: State) -> Iterator[AddPiece | CloseTower]:
    """Yield the moves on towers that come into question."""
    for square in sorted(_foundations(state)):
        yield AddPiece(state.player, square)
        for captive in in_reach(state, square, _height(state, square) + 1):
            yield AddPiece(state.player, square, captive)
        yield CloseTower(state.player, square)


_MOVES: Final[Mapping[type[Action], Move]] = {AddPiece: Move(add_piece), CloseTower: Move(close_tower)}

EXPANSION: Final = Expansion(moves=_MOVES, choices=choices)

"""Castles in Germany: double tiles that players place instead of drawing one, and the lord of a castle.

The castle is scored like a cloister, with the ten squares around it. Left out: the three points that a castle adds to
roads and cities on its tile, whose castle is whose, a deployment on the land of the half that lies east as drawn, and
that the tile counts as one for the steps of the dragon (gap double-square-tiles).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.action import Action
from rulefork.play.event import Event, Scored
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.board import Board
from rulefork.table.figure import Site
from rulefork.table.geometry import Square, around, beside
from rulefork.table.piece import Lying, fits, lay

CASTLE: Final = "german-castle"
WEST: Final = "cg-castle-west"
FEW_PLAYERS: Final = 3
"""Up to so many players have two castles each, more have one."""
SQUARES: Final = 12
"""How many squares count for a castle: its own two and those around them."""


@dataclass(frozen=True, slots=True)
class PlaceCastle(Action):
    """The player places a castle instead of drawing: its west half, as drawn, on the square, turned clockwise."""

    square: Square
    turns: int


@dataclass(frozen=True, slots=True)
class CastlePlaced(Event):
    """A castle was placed on two squares."""

    player: str
    squares: tuple[Square, ...]


def place_castle(game: Game, state: State, action: PlaceCastle) -> Happening:
    """Return the state with the castle on the board, and what happened.

    Raises `Refused` where the players have none left, it does not fit, or another castle is next to it.
    """
    if not _are_left(game, state):
        raise Refused("castles-in-germany/castle-tile", "the players have placed all their castles")
    halves = _halves(game, action)
    squares = tuple(square for _, square, _ in halves)
    if not fits(state.board, halves):
        raise Refused("tile/placed-as-usual", "the castle does not fit there")
    near = {other for square in squares for other in around(square)}
    if any(other in near for site in sites(game, state) for other in site.squares):
        raise Refused("castles-in-germany/castle-tile", "there is a castle next to it")
    board = lay(state.board, halves)
    completed = tuple(dict.fromkeys(number for square in squares for number in board.completed_by(square)))
    state = state._replace(board=board).in_turn(tile=WEST, square=action.square, completed=completed)
    state = state.leaving("draw").leaving("place")
    placed = CastlePlaced("castles-in-germany/castle-tile", action.player, board.whole(action.square), phase="place")
    return state, [placed]


def sites(game: Game, state: State) -> Iterator[Site]:
    """Yield the castles on the board."""
    squares = [square for square, tile in state.board.tiles.items() if tile.id == WEST]
    return (game.site(CASTLE, state.board.whole(square)) for square in squares)


def refuse_entry(_: Game, state: State, site: Site, kind: FigureKind) -> None:
    """Raise `Refused` unless a follower goes into the castle that has just been placed."""
    if not kind.is_follower or state.turn.square not in site.squares:
        why = f"only a follower becomes lord of a castle, when it is placed; the {kind.name} does not"
        raise Refused("castles-in-germany/german-castle", why)


def score_castles(game: Game, state: State) -> Happening:
    """Return the state after lords of castles with land all around were paid and went home, and what happened."""
    return _pay(game, state, [site for site in sites(game, state) if not _open_squares(state.board, site)])


def score_incomplete(game: Game, state: State) -> Happening:
    """Return the state after each lord was paid a point for each square of the castle and around it with land."""
    return _pay(game, state, sites(game, state))


def choices(game: Game, state: State) -> list[Action]:
    """Return the ways in which the active player may place a castle now."""
    if not _are_left(game, state):
        return []
    squares = {beside(square, side) for square in state.board.frontier for side in range(4)} | {*state.board.frontier}
    ways = (PlaceCastle(state.player, square, turns) for square in sorted(squares) for turns in range(4))
    return [way for way in ways if fits(state.board, _halves(game, way))]


def _are_left(game: Game, state: State) -> bool:
    each = 2 if len(state.players) <= FEW_PLAYERS else 1
    return len(list(sites(game, state))) < each * len(state.players)


def _halves(game: Game, action: PlaceCastle) -> tuple[Lying, ...]:
    west = game.tile(WEST)
    assert west.half is not None, "it is a double tile"
    side, east = west.half
    other = beside(action.square, (side + action.turns) % 4)
    return (west, action.square, action.turns), (game.tile(east), other, action.turns)


def _open_squares(board: Board, site: Site) -> int:
    near = {other for square in site.squares for other in around(square)}
    return sum(square not in board.tiles for square in near)


def _pay(game: Game, state: State, castles: Iterable[Site]) -> Happening:
    events: list[Event] = []
    for site in castles:
        for lord in state.inside(site):
            gain, points = SQUARES - _open_squares(state.board, site), state.points
            state = state._replace(points={**points, lord.owner: points[lord.owner] + gain})
            events.append(Scored("castles-in-germany/german-castle", lord.owner, gain, "castle", phase=state.phase))
            state, home = send_home(game, state, lord, "scored", "base/follower-returns")
            events += home
    return state, events


MOVES: Final[Mapping[type[Action], Move]] = {PlaceCastle: Move(place_castle, "draw")}

EXPANSION: Final = Expansion(
    moves=MOVES,
    choices=choices,
    sites=sites,
    admits={CASTLE: refuse_entry},
    after_scoring=score_castles,
    at_end=score_incomplete,
)

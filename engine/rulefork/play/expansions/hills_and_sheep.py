"""Hills and Sheep: the flock of a shepherd, which grows token by token until it is driven home, and tiles under hills.

All of it follows the deployment. Chance decides which token and which tile comes out of its bag; an action names it.
Where a shepherd may stand follows from his traits (rules/figures.yaml). What hills and vineyards do when something is
scored, and what becomes of flocks at the end of the game or in a field that cannot grow, is not played yet.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.action import Action
from rulefork.play.event import Cause, Event, Scored, TileDiscarded
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.table.figure import SUPPLY, Figure, OnTile, Spot

SHEPHERD: Final = "shepherd"
TOKEN: Final = "sheep"
HILL: Final = "hill"

SHEEP: Final = (1,) * 4 + (2,) * 5 + (3,) * 5 + (4,) * 2
"""How many sheep each token shows, by its number less one; two wolves are in the bag besides."""

FLOCK: Final = "hills-and-sheep/flock"
WOLF: Final = "hills-and-sheep/wolf"
STABLE: Final = "hills-and-sheep/stable"
UNDER: Final = "hills-and-sheep/tile-under-hill"


@dataclass(frozen=True, slots=True)
class DrawSheep(Action):
    """The player draws a token with so many sheep for the own flock. Chance decides which."""

    sheep: int


@dataclass(frozen=True, slots=True)
class DrawWolf(Action):
    """The player draws a wolf instead of sheep. Chance decides."""


@dataclass(frozen=True, slots=True)
class DriveFlock(Action):
    """The player drives the flock, and every other one in the field, to the stable."""


@dataclass(frozen=True, slots=True)
class LayUnderHill(Action):
    """The player lays a tile from the bag unseen under the hill just placed. Chance decides which."""

    tile: str


@dataclass(frozen=True, slots=True)
class FlockGrown(Event):
    """A player drew a token with so many sheep, which lies beside the shepherd."""

    player: str
    sheep: int


@dataclass(frozen=True, slots=True)
class WolfCame(Event):
    """A player drew a wolf, and the flocks of the field are lost."""

    player: str


def set_up(_: Game, state: State) -> State:
    """Return the state with the sheep tokens in their bag."""
    tokens = {Figure("", TOKEN, number, is_follower=False): SUPPLY for number, _ in enumerate(SHEEP, start=1)}
    return state.with_figures(tokens)


def draw_sheep(_: Game, state: State, action: DrawSheep) -> Happening:
    """Return the state with one more token beside the player's shepherd, and what happened.

    Raises `Refused` where no token is due, or the bag holds none with so many sheep.
    """
    shepherd = _due(state)
    token = next((token for token in _bag(state) if sheep_on(token) == action.sheep), None)
    if token is None:
        raise Refused(FLOCK, f"no token with {action.sheep} sheep is left in the bag")
    state = state.placing(token, OnTile(_spot(state, shepherd).square)).noting(FLOCK)
    return state, [FlockGrown(FLOCK, action.player, action.sheep, phase=state.phase)]


def draw_wolf(game: Game, state: State, action: DrawWolf) -> Happening:
    """Return the state without the shepherds of the field and their sheep, and what happened.

    Raises `Refused` where no token is due.
    """
    shepherds = _shepherds(state, _spot(state, _due(state)))
    came = WolfCame(WOLF, action.player, phase=state.phase)
    state, gone = _send_home(game, state.noting(FLOCK), shepherds, "wolf", WOLF)
    return state, [came, *gone]


def drive_flock(game: Game, state: State, action: DriveFlock) -> Happening:
    """Return the state after the sheep of the field were scored for each of its shepherds, and what happened.

    Raises `Refused` where the tile does not extend the field of the player's shepherd, or he has come with it.
    """
    shepherd = _due(state)
    if _is_new(state, shepherd):
        raise Refused(FLOCK, f"{action.player}'s shepherd has only come: a token is to be drawn")
    spot = _spot(state, shepherd)
    shepherds = _shepherds(state, spot)
    points = sum(sheep_on(token) for each in shepherds for token in flock(state, each))
    gains = {each.owner: points for each in shepherds}
    scored = [Scored(STABLE, owner, gain, "flock", spot, phase=state.phase) for owner, gain in gains.items()]
    total = {player: old + gains.get(player, 0) for player, old in state.points.items()}
    state, gone = _send_home(game, state._replace(points=total).noting(FLOCK), shepherds, "scored", STABLE)
    return state, [*scored, *gone]


def lay_under_hill(_: Game, state: State, action: LayUnderHill) -> Happening:
    """Return the state with the tile out of the game, and what happened.

    It comes from the bag, so what was laid aside stays where it is, and nobody sees a symbol on it. Raises `Refused`
    where no hill was placed, or the bag holds no such tile.
    """
    if not _hill_waits(state):
        raise Refused(UNDER, "no hill waits for a tile")
    if action.tile not in state.bag:
        raise Refused(UNDER, f"no tile {action.tile} is left in the bag")
    bag = [*state.bag]
    bag.remove(action.tile)
    state = state._replace(bag=tuple(bag)).noting(UNDER)
    return state, [TileDiscarded(UNDER, action.tile, phase=state.phase)]


def refuse_to_leave(_: Game, state: State) -> None:
    """Raise `Refused` where the deployment is over and the flock or the hill has not had its due."""
    if state.phase != "deployed":
        return
    if _hill_waits(state):
        raise Refused(UNDER, f"{state.player} has to lay a tile under the hill")
    if _shepherd_due(state) is not None:
        raise Refused(FLOCK, f"{state.player} has to see to the flock")


def choices(_: Game, state: State) -> list[Action]:
    """Return what the active player may do for flock and hill now: all that chance may bring, once each."""
    if _hill_waits(state):
        return [LayUnderHill(state.player, tile) for tile in dict.fromkeys(state.bag)]
    shepherd = _shepherd_due(state)
    if shepherd is None:
        return []
    drives = [] if _is_new(state, shepherd) else [DriveFlock(state.player)]
    tokens = dict.fromkeys(sheep_on(token) for token in _bag(state))
    return [*drives, *(DrawSheep(state.player, sheep) for sheep in tokens), DrawWolf(state.player)]


def flock(state: State, shepherd: Figure) -> list[Figure]:
    """Return the tokens beside a shepherd; no tile ever has two of them, for each came with the tile."""
    there = state.standing_on(_spot(state, shepherd).square)
    return [figure for figure in there if figure.kind == TOKEN]


def sheep_on(token: Figure) -> int:
    """Return how many sheep the token shows."""
    return SHEEP[token.number - 1]


def _due(state: State) -> Figure:
    shepherd = _shepherd_due(state)
    if shepherd is None:
        raise Refused(FLOCK, f"no flock of {state.player} is to be seen to now")
    return shepherd


def _shepherd_due(state: State) -> Figure | None:
    """Return the active player's shepherd, if the tile just placed is part of his field and nothing was done for it."""
    if FLOCK in state.turn.noted:
        return None
    for figure, place in state.standing():
        if figure.kind == SHEPHERD and figure.owner == state.player and isinstance(place, Spot):
            return figure if state.turn.square in state.board.feature_at(place).squares else None
    return None


def _is_new(state: State, shepherd: Figure) -> bool:
    return _spot(state, shepherd).square == state.turn.square


def _hill_waits(state: State) -> bool:
    if state.turn.square is None or not state.bag or UNDER in state.turn.noted:
        return False
    return HILL in state.board.tiles[state.turn.square].features


def _bag(state: State) -> Iterator[Figure]:
    return (figure for figure, place in state.figures.items() if figure.kind == TOKEN and place is SUPPLY)


def _shepherds(state: State, spot: Spot) -> list[Figure]:
    return [figure for figure in state.standing_in(state.board.numbers[spot]) if figure.kind == SHEPHERD]


def _spot(state: State, shepherd: Figure) -> Spot:
    spot = state.figures[shepherd]
    assert isinstance(spot, Spot), "a shepherd on the board stands in a field"
    return spot


def _send_home(game: Game, state: State, shepherds: list[Figure], cause: Cause, ruling: str) -> Happening:
    events: list[Event] = []
    for shepherd in shepherds:
        for figure in (*flock(state, shepherd), shepherd):
            state, home = send_home(game, state, figure, cause, ruling)
            events += home
    return state, events


_MOVES: Final[Mapping[type[Action], Move]] = {
    DrawSheep: Move(draw_sheep, "deployed"),
    DrawWolf: Move(draw_wolf, "deployed"),
    DriveFlock: Move(drive_flock, "deployed"),
    LayUnderHill: Move(lay_under_hill, "deployed"),
}

EXPANSION: Final = Expansion(begin=set_up, moves=_MOVES, choices=choices, refuse_to_leave=refuse_to_leave)

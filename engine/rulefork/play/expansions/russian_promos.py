"""Russian Promos: Vodyanoy and Solovei Razboynik trap followers, who are taken back one by one; Baba Yaga's hut.

A trap looks for victims when a tile lies and when the deployment is over, Vodyanoy's first. What is no follower is not
trapped here, nor is anybody whom a ferry or a tunnel brings near.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rulefork.play import princess
from rulefork.play.action import Action
from rulefork.play.deployment import refuse_other_move
from rulefork.play.event import Event, Scored
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.road import ways_out
from rulefork.play.role import called, leave_board, send_home
from rulefork.play.state import State
from rulefork.table.feature import Feature
from rulefork.table.figure import Figure, OnBoard, OnTile, Site, Spot
from rulefork.table.geometry import Square, around

VODYANOY: Final = "vodyanoy"
SOLOVEI: Final = "solovei-razboynik"
POND: Final = "russian-promos/vodyanoy"
TREE: Final = "russian-promos/solovei"
TAKEN_BACK: Final = "russian-promos/taken-back"
HUT: Final = "baba-yaga-hut"
COSTS: Final = 2
"""How many points a trapped follower costs its owner at the end of the game."""


@dataclass(frozen=True, slots=True)
class TakeFromTrap(Action):
    """The player takes one of the own followers back out of a trap."""

    follower: Figure


@dataclass(frozen=True, slots=True)
class Trapped(Event):
    """A follower was moved into a trap from that place; `role` is what it was called there."""

    figure: Figure
    role: str
    place: OnBoard
    site: Site


def spring_on_tile(game: Game, state: State) -> Happening:
    """Return the state after the traps have looked for victims because of the tile just placed, and what happened."""
    return _spring(game, state, {spot for spot in state.board.numbers if spot.square == state.turn.square})


def spring_on_deployment(game: Game, state: State) -> Happening:
    """Return the state after the traps have looked for victims because of who was deployed, and what happened."""
    deployed = [figure for figure in (state.turn.deployed, state.turn.second) if figure is not None]
    return _spring(game, state, {place for figure in deployed if isinstance(place := state.figures[figure], Spot)})


def _spring(game: Game, state: State, new: set[Spot]) -> Happening:
    events: list[Event] = []
    for square in _tiles_of(state, VODYANOY):
        for victim in near(state, square):
            state, more = _trap(game, state, victim, game.site(VODYANOY, (square,)), POND)
            events += more
    for square in _tiles_of(state, SOLOVEI):
        for victim in nearest(state, square, new):
            state, more = _trap(game, state, victim, game.site(SOLOVEI, (square,)), TREE)
            events += more
    return state, events


def near(state: State, pond: Square) -> list[Figure]:
    """Return the followers on the eight tiles around the pond; who stands on several tiles at once is on none."""
    beside = around(pond)
    return [
        figure
        for figure, place in state.standing()
        if figure.is_follower and isinstance(place, Spot | OnTile) and place.square in beside
    ]


def nearest(state: State, tree: Square, new: set[Spot]) -> list[Figure]:
    """Return the thieves who are nearest along the road of the tree, if any of the spots that are new is part of it."""
    roads = [spot for spot in state.board.spots_on(tree) if state.board.segment(spot).kind == "road"]
    if not any(state.board.feature_at(spot).spots & new for spot in roads):
        return []
    seen = set(roads)
    while roads:
        thieves = [figure for figure, spot in state.followers() if spot in roads]
        if thieves:
            return thieves
        linked = {other for link in state.board.links for other in link if link & set(roads)}
        roads = sorted({other for spot in roads for other in ways_out(state, spot)} | linked)
        roads = [spot for spot in roads if spot not in seen]
        seen.update(roads)
    return []


def take_back(game: Game, state: State, action: TakeFromTrap) -> Happening:
    """Return the state with the follower back in the supply, and what happened.

    A volcano is no hindrance (volcano-allows/retrieve-from-vodyanoy, volcano-allows/retrieve-from-solovei). Raises
    `Refused` where the turn's one move is spent, or no follower of the player is trapped so.
    """
    _refuse_move(game, state)
    if action.follower not in trapped(state, action.player):
        raise Refused(TAKEN_BACK, f"no such follower of {action.player} is trapped")
    state, home = send_home(game, state, action.follower, "taken back", TAKEN_BACK)
    return state.in_turn(deployed=action.follower, fairy_stays=TAKEN_BACK), home


def trapped(state: State, player: str) -> list[Figure]:
    """Return the player's followers who are in traps."""
    return [
        figure
        for figure, place in state.on_board()
        if figure.owner == player and isinstance(place, Site) and place.kind in (VODYANOY, SOLOVEI)
    ]


def choices(_: Game, state: State) -> list[Action]:
    """Return the followers that the active player could take back."""
    return [TakeFromTrap(state.player, figure) for figure in trapped(state, state.player)]


def worth(_: Game, state: State, feature: Feature, points: int) -> int:
    """Return the points of a feature; the hut of Baba Yaga is worth itself and what is still free around it."""
    if any(HUT in state.board.segment(spot).prints for spot in feature.spots):
        return 1 + feature.open_ends
    return points


def charge(_: Game, state: State) -> Happening:
    """Return the state after everybody has paid for those who are still trapped, and what happened."""
    lost = {player: COSTS * len(trapped(state, player)) for player in state.players}
    paid = [Scored(TAKEN_BACK, player, -loss, "trap", phase=state.phase) for player, loss in lost.items() if loss]
    points = Counter(state.points)
    points.subtract(lost)
    return state._replace(points=dict(points)), list[Event](paid)


def _refuse_move(game: Game, state: State) -> None:
    refuse_other_move(game, state, TAKEN_BACK)
    princess.refuse_after_removal(game, state, TAKEN_BACK, "nobody is taken out of a trap this turn")


def _trap(game: Game, state: State, victim: Figure, site: Site, ruling: str) -> Happening:
    place = state.figures[victim]
    assert isinstance(place, Spot | OnTile), "who is in reach stands on a tile"
    happened = Trapped(ruling, victim, called(game, state, victim, place), place, site, phase=state.phase)
    state, after = leave_board(game, state, victim, site, "{expansion}/{kind}")
    return state, [happened, *after]


def _tiles_of(state: State, mark: str) -> Iterator[Square]:
    return (square for square, tile in state.board.tiles.items() if mark in tile.features)


EXPANSION: Final = Expansion(
    moves={TakeFromTrap: Move(take_back)},
    choices=choices,
    after_placing=spring_on_tile,
    after_deployment=spring_on_deployment,
    worth=worth,
    at_end=charge,
)

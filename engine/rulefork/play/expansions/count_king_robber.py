"""Count, King and Robber: the City of Carcassonne with its quarters and the count, shrines and their challenges.

Whoever lets others score and scores nothing may lodge a follower in a quarter, and from there it goes out to what is
scored. A shrine and a cloister that touch, both occupied, are in a challenge: only the first to be complete is scored.

Left out: the way from the market to the farms at the end of the game, the rule against a shrine among several
cloisters, the markers of king and robber, and the river.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeGuard

from rulefork.play import volcano
from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called, send_home
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.tile import Kind
from rulefork.table.board import Board
from rulefork.table.figure import Figure, Site, Spot
from rulefork.table.geometry import around
from rulefork.table.piece import squares_with

CITY: Final = "carcassonne-interior"
SHRINE: Final = "shrine"
COUNT: Final = Figure("", "count", 1, is_follower=False)

QUARTERS: Final[Mapping[str, Kind | None]] = {
    "castle": "city",
    "smithy": "road",
    "cathedral": "cloister",
    "market": None,
}
"""The quarters of the city, and to which features followers go out from there. To farms they go at the end only."""


@dataclass(frozen=True, slots=True)
class GoOut(Action):
    """The player brings a follower from a quarter to a spot of a feature that is about to be scored."""

    anybodys: ClassVar[bool] = True
    follower: Figure
    spot: Spot


@dataclass(frozen=True, slots=True)
class Lodge(Action):
    """The player puts a follower in a quarter, and moves the count where a quarter is named for him."""

    quarter: Site
    count_to: Site | None = None
    kind: str = FOLLOWER


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A follower left the City of Carcassonne for a feature; `role` is what it is called there."""

    follower: Figure
    role: str
    quarter: Site
    spot: Spot


@dataclass(frozen=True, slots=True)
class Lodged(Event):
    """A follower was put in a quarter."""

    follower: Figure
    quarter: Site


@dataclass(frozen=True, slots=True)
class CountMoved(Event):
    """A player moved the count to another quarter."""

    player: str
    quarter: Site


# --- The city ----------------------------------------------------------------------------------------------------


def begin(game: Game, state: State) -> State:
    """Return the state with the count in the castle."""
    return state.placing(COUNT, quarter(game, state, "castle"))


def quarter(game: Game, state: State, part: str) -> Site:
    """Return the quarter of that name. The city is one piece, so each is said to lie on all of its tiles."""
    return game.site(CITY, squares_with(state.board, CITY), part)


def sites(game: Game, state: State) -> Iterator[Site]:
    """Yield the quarters of the city."""
    return (quarter(game, state, part) for part in QUARTERS)


def refuse_deployment(_: Game, __: State, ___: Site, kind: FigureKind) -> None:
    """Raise `Refused`: nobody is deployed in a quarter."""
    raise Refused("count-king-robber/carcassonne-interior", f"no {kind.name} is deployed in the City of Carcassonne")


def go_out(game: Game, state: State, action: GoOut) -> Happening:
    """Return the state with the follower in the feature before that is scored, and what happened.

    The player left of the active one begins, and each may bring several. Raises `Refused` where the follower waits in
    no quarter or beside the count, the feature is not about to be scored or not of the quarter's kind, others have had
    their turn, or the dragon is on that tile.
    """
    place, kind = state.figures.get(action.follower), game.kind(action.follower)
    if not _waits(place) or action.follower.owner != action.player:
        raise Refused("count-king-robber/going-out", f"{action.player} has no such follower in the City of Carcassonne")
    if place == state.figures[COUNT]:
        raise Refused("count-king-robber/count-detains", f"the count is in the {place.part}: nobody leaves it")
    _refuse_out_of_turn(state, action.player)
    _refuse_spot(state, place.part, action.spot, kind)
    volcano.refuse_beside_dragon(game, state, action.spot.square, kind, "volcano/no-sharing-from-carcassonne")
    state = state.placing(action.follower, action.spot).in_turn(last_to_act=action.player)
    role = called(game, state, action.follower, action.spot)
    return state, [WentOut("count-king-robber/going-out", action.follower, role, place, action.spot, phase="score")]


def lodge(game: Game, state: State, action: Lodge) -> Happening:
    """Return the state with the follower in the quarter and the count where he is moved to, and what happened.

    Raises `Refused` unless others have scored in this turn and the player has not, and for a second follower.
    """
    kind = game.box.figures[action.kind]
    if not state.turn.scorers or action.player in state.turn.scorers:
        why = f"{action.player} has not just let others score without scoring"
        raise Refused("count-king-robber/carcassonne-interior", why)
    follower = state.in_supply(action.player, action.kind)
    if follower is None or not kind.is_follower:
        raise Refused("base/supply", f"{action.player} has no follower of that kind left in the supply")
    lodged = Lodged("count-king-robber/carcassonne-interior", follower, action.quarter, phase="scored")
    state = state.placing(follower, action.quarter).in_turn(scorers=())  # so that it is done once
    if action.count_to is None:
        return state, [lodged]
    if action.count_to == state.figures[COUNT]:
        raise Refused("count-king-robber/count-moves", "the count is there already")
    moved = CountMoved("count-king-robber/count-moves", action.player, action.count_to, phase="scored")
    return state.placing(COUNT, action.count_to), [lodged, moved]


def choices(game: Game, state: State) -> Iterator[Action]:
    """Return the ways out of the city, and once features are scored the ways into it."""
    return _ways_out(state) if state.phase == "score" else _ways_in(game, state)


def _ways_out(state: State) -> Iterator[GoOut]:
    waiting = {(figure.owner, figure.kind, place): figure for figure, place in state.figures.items() if _waits(place)}
    spots = [spot for number in state.turn.completed for spot in sorted(state.board.features[number].spots)]
    return (GoOut(figure.owner, figure, spot) for figure in waiting.values() if figure.owner for spot in spots)


def _ways_in(game: Game, state: State) -> Iterator[Lodge]:
    quarters = list(sites(game, state))
    for kind in state.kinds_in_supply(state.player):
        for site in quarters:
            for count_to in (None, *quarters):
                yield Lodge(state.player, site, count_to, kind)


def _waits(place: object) -> TypeGuard[Site]:
    return isinstance(place, Site) and place.kind == CITY


def _refuse_out_of_turn(state: State, player: str) -> None:
    if state.turn.last_to_act is not None and _rank(state, player) < _rank(state, state.turn.last_to_act):
        raise Refused("count-king-robber/going-out", f"{state.turn.last_to_act} comes after {player}, and has gone")


def _rank(state: State, player: str) -> int:
    """Return how many players come before this one: the one to the left of the active player begins."""
    return (state.players.index(player) - state.active - 1) % len(state.players)


def _refuse_spot(state: State, part: str, spot: Spot, kind: FigureKind) -> None:
    number = state.board.numbers.get(spot)
    if number not in state.turn.completed or not state.followers_in(number):
        raise Refused("count-king-robber/going-out", "that is nothing which is about to be scored")
    feature = state.board.features[number].kind
    if QUARTERS[part] != feature or feature not in kind.deploys_on:
        raise Refused("count-king-robber/going-out", f"no {kind.name} goes from the {part} to a {feature}")


# --- Challenges --------------------------------------------------------------------------------------------------


def decide_challenges(game: Game, state: State) -> Happening:
    """Return the state after whoever has lost a challenge went home with nothing, and what happened.

    Where both are complete at once, both were scored and nobody is left to lose.
    """
    events: list[Event] = []
    for loser in [loser for number in state.turn.features_scored for loser in _losers(state, number)]:
        for follower in state.followers_in(loser):
            state, home = send_home(game, state, follower, "beaten", "count-king-robber/challenge")
            events += home
    return state, events


def _losers(state: State, winner: int) -> Iterator[int]:
    """Yield the numbers of the shrines and cloisters that are in a challenge with one that was scored."""
    board, feature = state.board, state.board.features[winner]
    if feature.kind != "cloister":
        return
    (spot,) = feature.spots
    for square in around(spot.square):
        cloister = board.layouts[square].cloister
        if cloister is not None and is_shrine(board, Spot(square, cloister)) != is_shrine(board, spot):
            yield board.numbers[Spot(square, cloister)]


def is_shrine(board: Board, spot: Spot) -> bool:
    """Return whether the spot, of a cloister, is a shrine."""
    return SHRINE in board.segment(spot).prints


MOVES: Final[Mapping[type[Action], Move]] = {GoOut: Move(go_out, "score"), Lodge: Move(lodge, "scored")}

EXPANSION: Final = Expansion(
    begin=begin,
    moves=MOVES,
    choices=choices,
    sites=sites,
    admits={CITY: refuse_deployment},
    after_scoring=decide_challenges,
)

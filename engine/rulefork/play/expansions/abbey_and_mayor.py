"""Abbey and Mayor: a barn at the corner of a farm sends its farmers home, and a wagon that was scored drives on.

Where mayor and wagon may stand, for how many the mayor counts and whom a barn keeps out follows from their traits
(rules/figures.yaml). The abbeys are not played.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play import fairy, portal, volcano
from rulefork.play.action import Action
from rulefork.play.award import award
from rulefork.play.deployment import noting, refuse_deployment
from rulefork.play.event import Event, Scored
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called, send_home
from rulefork.play.state import State
from rulefork.play.worth import FARM_PAYS, completed_cities
from rulefork.table.corner import corners_of, farm_at
from rulefork.table.figure import Figure, Site, Spot
from rulefork.table.geometry import Square, around

BARN: Final = "barn"
WAGON: Final = "wagon"
CORNER: Final = "corner"

JOINED_PAYS: Final = 1
BARN_PAYS: Final = 4
"""What a completed city is worth to farmers who come upon a barn, and to a barn at the end."""

BUILDING: Final = "abbey-and-mayor/barn"
DRIVING: Final = "abbey-and-mayor/wagon-drives-on"


@dataclass(frozen=True, slots=True)
class BuildBarn(Action):
    """The player puts the own barn at the corner amid four squares, in the order of `corner.squares_at`."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class DriveOn(Action):
    """The player moves the own wagon, which has just been scored, to a spot instead of keeping it at home."""

    anybodys: ClassVar[bool] = True
    spot: Spot


@dataclass(frozen=True, slots=True)
class BarnBuilt(Event):
    """A barn was put at the corner amid four squares."""

    figure: Figure
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class DroveOn(Event):
    """A wagon came to another spot, taking up a role."""

    figure: Figure
    role: str
    spot: Spot


# --- Barns -------------------------------------------------------------------------------------------------------


def build_barn(game: Game, state: State, action: BuildBarn) -> Happening:
    """Return the state with the barn at the corner, and what happened.

    A volcano just placed is no hindrance, for the barn is not wholly on it (volcano-allows/barn). Raises `Refused`
    where the turn leaves no such move, the tile just placed has no such corner, or no farm without a barn meets there.
    """
    kind = game.box.figures[BARN]
    refuse_deployment(game, state, kind)
    barn = state.in_supply(action.player, BARN)
    if barn is None:
        raise Refused("base/supply", f"{action.player} has no {kind.name} left in the supply")
    _refuse_corner(game, state, action.squares)
    state = noting(state.placing(barn, game.site(CORNER, action.squares)), barn, kind, by_portal=False)
    return state, [BarnBuilt(BUILDING, barn, action.squares, phase="deploy")]


def _refuse_corner(game: Game, state: State, squares: tuple[Square, ...]) -> None:
    assert state.turn.square is not None, "deployment follows placing"
    if squares not in corners_of(state.turn.square):
        if portal.was_placed(game, state):
            raise Refused("portal-refuses/barn", "the barn is no follower: no portal carries it")
        raise Refused(BUILDING, "a barn is built at a corner of the tile just placed")
    farm = farm_at(state.board, squares)
    if farm is None:
        raise Refused(BUILDING, "there are not fields of four tiles around that corner")
    if _barns(state).get(farm):
        raise Refused("abbey-and-mayor/one-barn-a-farm", "a barn stands on that farm already")


def _barns(state: State) -> dict[int, list[Figure]]:
    """Return the barns that stand on each farm, by its number."""
    found: dict[int, list[Figure]] = {}
    for figure, place in state.standing():
        if figure.kind == BARN and isinstance(place, Site):
            farm = farm_at(state.board, place.squares)
            assert farm is not None, "a barn stands where a farm meets"
            found.setdefault(farm, []).append(figure)
    return found


def score_farmers(game: Game, state: State) -> Happening:
    """Return the state with the farmers beside barns scored and at home, and what happened.

    A barn built this turn pays them as the end of the game would, one upon which they came less.
    """
    events: list[Event] = []
    for farm, barns in _barns(state).items():
        farmers = state.followers_in(farm)
        if farmers:
            is_new = state.turn.deployed in barns
            pays = FARM_PAYS if is_new else JOINED_PAYS
            ruling = "abbey-and-mayor/farm-scored-for-barn" if is_new else "abbey-and-mayor/farm-joins-barn"
            feature, bonus = state.board.features[farm], fairy.bonus(game, state, farmers)
            points = pays * len(completed_cities(feature, state.board))
            state, scored = award(game, state, feature, points, farmers, bonus, ruling)
            events += scored
            for farmer in farmers:
                state, home = send_home(game, state, farmer, "scored", ruling)
                events += home
    return state, events


def score_barns(_: Game, state: State) -> Happening:
    """Return the state after the final scoring of barns, and what happened: each scores the cities of its farm.

    Where farms with barns were joined, several score it: nobody has more than one, so none has a majority.
    """
    events: list[Event] = []
    total = Counter(state.points)
    for farm, barns in _barns(state).items():
        feature = state.board.features[farm]
        gain, spot = BARN_PAYS * len(completed_cities(feature, state.board)), min(feature.spots)
        for owner in [barn.owner for barn in barns if gain]:
            total[owner] += gain
            events.append(Scored("abbey-and-mayor/barn-scores", owner, gain, "farm", spot, phase=state.phase))
    return state._replace(points=dict(total)), events


# --- Wagons ------------------------------------------------------------------------------------------------------


def drive_on(game: Game, state: State, action: DriveOn) -> Happening:
    """Return the state with the player's wagon on the spot, and what happened.

    The players choose in turn, the active one first: whoever comes before has let the wagon rest. What keeps figures
    from being deployed, a fairy move or a knight sent home, is no hindrance (gap/wagon-after-removal). Raises `Refused`
    where no wagon of the player may drive on, or the spot is closed or out of its reach.
    """
    waiting = _waiting(state)
    wagon = next((wagon for wagon in waiting if wagon.owner == action.player), None)
    if wagon is None:
        raise Refused(DRIVING, f"{action.player} has no wagon that may drive on now")
    _refuse_goal(game, state, waiting[wagon], action.spot)
    still = tuple((figure, spot) for figure, spot in state.turn.scored if figure not in _until(state, wagon))
    drove = DroveOn(DRIVING, wagon, called(game, state, wagon, action.spot), action.spot, phase="scored")
    return state.placing(wagon, action.spot).in_turn(scored=still), [drove]


def _waiting(state: State) -> dict[Figure, Spot]:
    """Return the wagons that may drive on, and where they stood."""
    return {figure: spot for figure, spot in state.turn.scored if figure.kind == WAGON}


def _until(state: State, wagon: Figure) -> list[Figure]:
    """Return the waiting wagons whose turn it was up to that one, itself among them."""
    order = [*state.players[state.active :], *state.players[: state.active]]
    return [other for other in _waiting(state) if order.index(other.owner) <= order.index(wagon.owner)]


def _refuse_goal(game: Game, state: State, origin: Spot, goal: Spot) -> None:
    kind, board = game.box.figures[WAGON], state.board
    if goal not in board.numbers:
        raise Refused(DRIVING, "there is nothing there to drive to")
    feature = board.feature_at(goal)
    if feature.kind not in kind.deploys_on:
        raise Refused("abbey-and-mayor/wagon", f"the {kind.name} does not go onto a {feature.kind}")
    if feature.complete:
        raise Refused(DRIVING, f"that {feature.kind} is complete")
    # Fairy and dragon belong to nobody and occupy nothing.
    if state.followers_in(board.numbers[goal]):
        raise Refused(DRIVING, f"somebody stands in that {feature.kind}")
    _refuse_distance(game, state, origin, goal)
    volcano.refuse_beside_dragon(game, state, goal.square, kind, "gap/wagon-onto-dragon-tile")


def _refuse_distance(game: Game, state: State, origin: Spot, goal: Spot) -> None:
    # The first edition asks how the features join, wherever the wagon stood; the second how near the tiles lie.
    if game.rules.family == "C2":
        if goal.square not in (origin.square, *around(origin.square)):
            raise Refused("abbey-and-mayor/wagon-to-tiles-around", "that tile is neither the wagon's own nor beside it")
        return
    left, entered = state.board.feature_at(origin), state.board.feature_at(goal)
    if not (left.leads_to & entered.spots or entered.leads_to & left.spots):
        raise Refused("abbey-and-mayor/wagon-along-roads", "no gate, crossing or cloister joins the two")


# --- What may be done now ----------------------------------------------------------------------------------------


def choices(_: Game, state: State) -> Iterator[BuildBarn | DriveOn]:
    """Yield the corners at which the active player could build the barn, or where wagons could drive on."""
    if state.phase == "deploy" and state.turn.square is not None:
        yield from (BuildBarn(state.player, squares) for squares in corners_of(state.turn.square))
    elif state.phase == "scored":
        for wagon in _waiting(state):
            yield from (DriveOn(wagon.owner, spot) for spot in state.board.numbers)


_MOVES: Final[Mapping[type[Action], Move]] = {BuildBarn: Move(build_barn), DriveOn: Move(drive_on, "scored")}

EXPANSION: Final = Expansion(moves=_MOVES, choices=choices, after_scoring=score_farmers, at_end=score_barns)

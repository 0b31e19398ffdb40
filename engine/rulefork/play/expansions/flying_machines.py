"""The Flying Machines: a follower boards the machine on the tile just placed, and a die says how far it flies.

The die is chance, so a flight names what it shows. The machine's direction is printed on its tile (`toward`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play import expansions, volcano
from rulefork.play.action import Action
from rulefork.play.deployment import noting, refuse_deployment
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Figure, Site, Spot
from rulefork.table.geometry import RING, Square

MACHINE: Final = "flying-machine"
"""The place where a flier boards, which is also the mark on its tile."""
PORTAL: Final = "portal-symbol"
DIE: Final = (1, 2, 3)
"""What the die may show, each as likely as the others."""
FLIGHT: Final = "flying-machines/flight"
LANDING: Final = "flying-machines/landing"


@dataclass(frozen=True, slots=True)
class Fly(Action):
    """The player sends a figure from the supply off on the flying machine, so many tiles far, to land there.

    The die decides how far. `landing` is None where there is no place for it to land.
    """

    distance: int
    landing: Spot | Site | None = None
    kind: str = FOLLOWER


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """A flier landed so many tiles away; `role` is what it is called there."""

    figure: Figure
    role: str
    place: Spot | Site
    distance: int


@dataclass(frozen=True, slots=True)
class FoundNoPlace(Event):
    """A flier found no place to land on the square, so many tiles away, and went back to its owner's supply."""

    figure: Figure
    square: Square
    distance: int


def fly(game: Game, state: State, action: Fly) -> Happening:
    """Return the state with the flier where it lands, or back in the supply where it cannot, and what happened.

    It is the turn's one deployment either way. Raises `Refused` where the turn leaves none, the tile just placed bears
    no machine that is free, or the landing is none. Whoever can land has to.
    """
    kind = game.box.figures[action.kind]
    machine = _machine(game, state)
    if machine is None or action.distance not in DIE:
        raise Refused(FLIGHT, "a flight of 1 to 3 tiles begins on the machine of the tile just placed")
    if not kind.is_follower:
        raise Refused(FLIGHT, f"the {kind.name} is no follower: it does not fly")
    refuse_deployment(game, state, kind)
    if machine in state.turn.entered:
        raise Refused("flying-machines/one-flier", "somebody has flown off on that machine in this turn")
    flier = state.in_supply(action.player, action.kind)
    if flier is None:
        raise Refused("base/supply", f"{action.player} has no {kind.name} left in the supply")
    state = noting(state, flier, kind, by_portal=False).in_turn(entered=(*state.turn.entered, machine))
    return _land(game, state, flier, action)


def end_of_flight(state: State, distance: int) -> Square:
    """Return the square so many squares away from the tile just placed, in the direction in which it points.

    What lies between does not matter. `ValueError`: it points nowhere.
    """
    square = state.turn.square
    toward = state.board.layouts[square].toward if square is not None else None
    if square is None or toward is None:
        raise ValueError("no tile that points anywhere was placed")
    dx, dy = RING[toward]
    return (square[0] + dx * distance, square[1] + dy * distance)


def _land(game: Game, state: State, flier: Figure, action: Fly) -> Happening:
    square, kind = end_of_flight(state, action.distance), game.kind(flier)
    if action.landing is None:
        if any(_landings(game, state, square, kind)):
            raise Refused(LANDING, "there is a place to land: the flier has to take it")
        return state, [FoundNoPlace("flying-machines/no-landing", flier, square, action.distance, phase="deploy")]
    refuse_landing(game, state, square, action.landing, kind)
    role = called(game, state, flier, action.landing)
    landed = Landed(LANDING, flier, role, action.landing, action.distance, phase="deploy")
    return state.placing(flier, action.landing), [landed]


def refuse_landing(game: Game, state: State, square: Square, landing: Spot | Site, kind: FigureKind) -> None:
    """Raise `Refused` where a flier of that kind who comes to the square may not land in that place.

    It lands in an unfinished feature that is no farm, occupied or not, where such a follower may stand. What this turn
    has completed is complete. It joins others in a place that has no entry of its own.
    """
    if isinstance(landing, Site):
        _refuse_site(game, state, square, landing, kind)
    else:
        _refuse_spot(state, square, landing, kind)
    if not (isinstance(landing, Site) and landing.shelters):
        volcano.refuse_beside_dragon(game, state, square, kind, "volcano/no-sharing-by-flier")


def _refuse_spot(state: State, square: Square, spot: Spot, kind: FigureKind) -> None:
    if spot.square != square or spot not in state.board.numbers:
        raise Refused(FLIGHT, "the flight does not end there")
    feature = state.board.feature_at(spot)
    if feature.kind == "farm":
        raise Refused(LANDING, "nobody lands on a farm")
    if feature.kind not in kind.deploys_on:
        raise Refused(LANDING, f"the {kind.name} is not placed on a {feature.kind}")
    if feature.complete:
        raise Refused(LANDING, f"that {feature.kind} is complete")


def _refuse_site(game: Game, state: State, square: Square, site: Site, kind: FigureKind) -> None:
    place = game.box.figures[site.kind]
    if square not in site.squares:
        raise Refused(FLIGHT, "the flight does not end there")
    if place.own_entry:
        raise Refused(place.own_entry, f"the {place.name} is entered by rules of its own: nobody lands there")
    is_there = site in expansions.sites(game, state) and game.has_room(state, site)
    if kind.id not in place.admits or not is_there:
        raise Refused(LANDING, f"the {kind.name} finds no room to land on the {place.name}")


def _landings(game: Game, state: State, square: Square, kind: FigureKind) -> Iterator[Spot | Site]:
    spots = state.board.spots_on(square) if square in state.board.tiles else ()
    places: list[Spot | Site] = [*spots, *expansions.sites(game, state)]
    for place in places:
        try:
            refuse_landing(game, state, square, place, kind)
        except Refused:
            continue
        yield place


def _machine(game: Game, state: State) -> Site | None:
    square = state.turn.square
    return next((site for site in machines(game, state) if site.square == square), None)


def machines(game: Game, state: State) -> Iterator[Site]:
    """Yield the flying machines on the board."""
    tiles = state.board.tiles.items()
    return (game.site(MACHINE, (square,)) for square, tile in tiles if MACHINE in tile.features)


def sites(game: Game, state: State) -> Iterator[Site]:
    """Yield what a tile shows that could be taken for a place to stand: the flying machines, and the portals."""
    yield from machines(game, state)
    tiles = state.board.tiles.items()
    yield from (game.site(PORTAL, (square,)) for square, tile in tiles if tile.symbol == "portal")


def refuse_to_stand(game: Game, _: State, site: Site, __: FigureKind) -> None:
    """Raise `Refused`: nobody stays there. Who boards a flying machine flies off at once (`Fly`)."""
    raise Refused(FLIGHT, f"nobody stays on a {game.box.figures[site.kind].name}; who flies off rolls the die")


def choices(game: Game, state: State) -> list[Action]:
    """Return the flights that the active player may begin now, with whatever the die may show."""
    return [] if _machine(game, state) is None else [*_thinkable(game, state)]


def _thinkable(game: Game, state: State) -> Iterator[Fly]:
    for id in state.kinds_in_supply(state.player):
        for distance in DIE:
            places = _landings(game, state, end_of_flight(state, distance), game.box.figures[id])
            yield from (Fly(state.player, distance, place, id) for place in (*places, None))


_MOVES: Final[Mapping[type[Action], Move]] = {Fly: Move(fly)}

EXPANSION: Final = Expansion(
    moves=_MOVES, choices=choices, sites=sites, admits={MACHINE: refuse_to_stand, PORTAL: refuse_to_stand}
)

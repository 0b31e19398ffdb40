"""Bridges, Castles and Bazaars: roads that run over fields, and small cities that become castles.

A tile that lacks a bridge to fit is placed with one; the choice to give up such a tile instead is left out, and so are
the bazaars, of which no ruling speaks. A castle's lord has the best of several features that are completed at once.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from rulefork.play import expansions, fairy, placing
from rulefork.play.action import Action, PlaceTile
from rulefork.play.award import pay
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import leave_board, send_home
from rulefork.play.state import State
from rulefork.play.worth import COMPLETED, completed_cities
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.tile import TileType, bridged
from rulefork.table.feature import Feature
from rulefork.table.figure import Figure, OnTile, Site, Spot
from rulefork.table.geometry import Square, beside

BRIDGE: Final = "bridge"
TOKEN: Final = "castle-token"
CASTLE: Final = "castle"
WIDE: Final = "wide cap"
"""The mark of a tile whose city of one side is no half circle."""

BUILT: Final = "bridges-castles-bazaars/bridge"
MADE: Final = "bridges-castles-bazaars/castle"
SCORES: Final = "bridges-castles-bazaars/castle-scores"
FARMED: Final = 1
"""How many points a farm has for a castle beyond those for a city."""


class Bridge(NamedTuple):
    """A bridge on the tile of a square, from side `side` (0 north, 1 east) to the one that faces it."""

    square: Square
    side: int


class Worth(NamedTuple):
    """What was completed, by the squares on which it lies, and the points for it."""

    squares: frozenset[Square]
    points: int


@dataclass(frozen=True, slots=True)
class PlaceWithBridge(PlaceTile):
    """The player places the tile where it fits only with a bridge, and builds that one.

    `bridged` is the square of the tile that bears it, the same one or a neighbour; the bridge runs from side `side`.
    """

    bridged: Square
    side: int

    @property
    def bridge(self) -> Bridge:
        """The bridge."""
        return Bridge(self.bridged, self.side)


@dataclass(frozen=True, slots=True)
class BuildBridge(Action):
    """The player builds a bridge on the tile just placed or on a neighbour of it, from side `side`."""

    square: Square
    side: int

    @property
    def bridge(self) -> Bridge:
        """The bridge."""
        return Bridge(self.square, self.side)


@dataclass(frozen=True, slots=True)
class MakeCastle(Action):
    """The player turns the small city of the own knight into a castle, in any player's turn."""

    anybodys: ClassVar[bool] = True
    knight: Figure


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    """A player built a bridge."""

    player: str
    bridge: Bridge


@dataclass(frozen=True, slots=True)
class CastleMade(Event):
    """A small city became a castle, and its knight the lord."""

    lord: Figure
    site: Site


# --- Bridges -----------------------------------------------------------------------------------------------------


def place_with_bridge(game: Game, state: State, action: PlaceWithBridge) -> Happening:
    """Return the state with the tile on the board and a bridge that it needs, and what happened.

    A volcano may need one too (volcano-allows/bridge). Raises `Refused` where the tile fits without the bridge, or not
    even with it, or where no bridge may be built.
    """
    placing.refuse_tile(state, action)
    tile, bridge = game.tile(action.tile), action.bridge
    if action.turns in range(4) and placing.fits(state, tile, action.square, action.turns):
        raise Refused(BUILT, "the tile fits without a bridge: one may be built when it lies")
    state = _spend_bridge(state, action.player, bridge)
    if bridge.square == action.square:
        state, events = placing.lay(game, state, action, _with_bridge(tile, bridge.side - action.turns))
    else:
        _refuse_bridge_on_board(state, bridge, near=action.square)
        state = state._replace(board=state.board.with_bridge(*bridge))
        state, events = placing.lay(game, state, action, tile)
    return state, [BridgeBuilt(BUILT, action.player, bridge, phase="place"), *events]


def build_bridge(_: Game, state: State, action: BuildBridge) -> Happening:
    """Return the state with the bridge, and what happened. Raises `Refused` where none may be built there."""
    state = _spend_bridge(state, action.player, action.bridge)
    _refuse_bridge_on_board(state, action.bridge, near=state.turn.square)
    state = state._replace(board=state.board.with_bridge(*action.bridge))
    return state, [BridgeBuilt(BUILT, action.player, action.bridge, phase="deploy")]


def finds_room(_: Game, state: State, tile: TileType) -> bool:
    """Return whether a tile that fits nowhere fits with a bridge of the active player."""
    return any(_ways(state, tile))


def _spend_bridge(state: State, player: str, bridge: Bridge) -> State:
    if _has_built(state):
        raise Refused(BUILT, f"{player} has built a bridge this turn")
    if bridge.side not in (0, 1):
        raise Refused(BUILT, "a bridge runs from north to south or from east to west")
    figure = state.in_supply(player, BRIDGE)
    if figure is None:
        raise Refused("base/supply", f"{player} has no bridge left in the supply")
    if _is_bridged(state, bridge.square):
        raise Refused(BUILT, "there is a bridge on that tile already")
    return state.placing(figure, OnTile(bridge.square)).in_turn(built=(*state.turn.built, figure))


def _with_bridge(tile: TileType, side: int) -> TileType:
    if not _is_field_to_field(tile.edges, side % 2):
        raise Refused(BUILT, "a bridge rests on two field sides that face each other")
    return bridged(tile, side)


def _refuse_bridge_on_board(state: State, bridge: Bridge, near: Square | None) -> None:
    square, side = bridge
    if square not in state.board.tiles or near not in (square, *(beside(square, each) for each in range(4))):
        raise Refused(BUILT, "a bridge is built on the tile just placed or on one beside it")
    if not _is_field_to_field(state.board.layouts[square].edges, side):
        raise Refused(BUILT, "a bridge rests on two field sides that face each other")
    if not _is_open(state, bridge):
        raise Refused(BUILT, "the road would end at a neighbour's field")


def _is_field_to_field(edges: str, side: int) -> bool:
    return edges[side] == edges[(side + 2) % 4] == "F"


def _is_open(state: State, bridge: Bridge) -> bool:
    ends = (beside(bridge.square, side) for side in (bridge.side, bridge.side + 2))
    return not any(end in state.board.tiles for end in ends)


def _ways(state: State, tile: TileType) -> Iterator[PlaceWithBridge]:
    if state.in_supply(state.player, BRIDGE) is not None:
        yield from ways_with_bridge(state, tile, state.player)


def ways_with_bridge(state: State, tile: TileType, player: str) -> Iterator[PlaceWithBridge]:
    """Yield the ways to place the tile with a bridge that it needs, a bridge to spend left aside."""
    for square, turns, bridge in (*_under_bridge(state, tile), *_at_bridge(state, tile)):
        if not placing.fits(state, tile, square, turns) and not _is_bridged(state, bridge.square):
            yield PlaceWithBridge(player, tile.id, square, turns, *bridge)


def _under_bridge(state: State, tile: TileType) -> Iterator[tuple[Square, int, Bridge]]:
    for turns in tile.turns:
        for side in (0, 1):
            if _is_field_to_field(tile.layouts[turns].edges, side):
                design = bridged(tile, side - turns)
                for square in state.board.frontier:
                    if placing.fits(state, design, square, turns):
                        yield square, turns, Bridge(square, side)


def _at_bridge(state: State, tile: TileType) -> Iterator[tuple[Square, int, Bridge]]:
    for square, layout in state.board.layouts.items():
        for side in (0, 1):
            bridge = Bridge(square, side)
            if _is_field_to_field(layout.edges, side) and _is_open(state, bridge):
                after = state.board.with_bridge(square, side)
                for end in (beside(square, side), beside(square, side + 2)):
                    yield from ((end, turns, bridge) for turns in after.turns_that_fit(tile, end))


def _has_built(state: State) -> bool:
    return any(figure.kind == BRIDGE for figure in state.turn.built)


def _is_bridged(state: State, square: Square) -> bool:
    return any(figure.kind == BRIDGE for figure in state.standing_on(square))


# --- Castles -----------------------------------------------------------------------------------------------------


def make_castle(game: Game, state: State, action: MakeCastle) -> Happening:
    """Return the state with the knight's small city turned into a castle instead of scored, and what happened.

    A fairy beside the knight goes along where she may stand in a castle, else she stays on her tile beside nobody.
    Raises `Refused` where the city is not one of two half circles that was completed this turn, where somebody else is
    in it, or where the player has no castle token left.
    """
    knight = action.knight
    city = _small_city(state, knight)
    if knight.owner != action.player or [*state.followers_in(city)] != [knight]:
        raise Refused(MADE, f"{action.player} is not alone in that city")
    token = state.in_supply(action.player, TOKEN)
    if token is None:
        raise Refused("base/supply", f"{action.player} has no castle token left in the supply")
    site = game.site(CASTLE, tuple(sorted(state.board.features[city].squares)))
    with_fairy = _has_fairy(state, knight) and fairy.may_stand_in(game, site)
    state, events = leave_board(game, state, knight, site, "{expansion}/{kind}", with_fairy=with_fairy)
    state = state.placing(token, site)
    return state, [CastleMade(MADE, knight, site, phase=state.phase), *events]


def castles(_: Game, state: State) -> Iterator[Site]:
    """Yield the castles on the board, with and without a lord."""
    for figure, place in state.on_board():
        if figure.kind == TOKEN and isinstance(place, Site):
            yield place


def refuse_entry(_: Game, __: State, ___: Site, ____: FigureKind) -> None:
    """Raise `Refused`: only who was knight there when it was built is in a castle."""
    raise Refused(MADE, "nobody enters a castle: its lord was the knight of the city")


def fief(castle: Site) -> frozenset[Square]:
    """Return the six squares of the castle's fief: its own two, and the ones to their left and right."""
    (x, _), (other, _) = castle.squares
    sides = (1, 3) if x == other else (0, 2)
    return frozenset((*castle.squares, *(beside(square, side) for square in castle.squares for side in sides)))


def farm_worth(game: Game, state: State, feature: Feature, points: int) -> int:
    """Return the points of a feature with what castles are worth to a farm beyond cities; others border none."""
    built = {_city_of(state, castle) for castle in castles(game, state)}
    return points + FARMED * len(built & completed_cities(feature, state.board))


def score_castles(game: Game, state: State) -> Happening:
    """Return the state after every lord in whose fief something was completed this turn has scored and gone home.

    A castle that scores is completed too, and its neighbour scores as much. One built this turn waits for a later one.
    """
    waiting = {lord: site for lord, site in _lords(state) if state.turn.square not in site.squares}
    completed = list(_completed(game, state))
    events: list[Event] = []
    while completed:
        scoring = {lord: _best(completed, fief(site)) for lord, site in waiting.items()}
        completed = []
        for lord, points in scoring.items():
            if points:
                site = waiting.pop(lord)
                state, scored = _score(game, state, lord, site, points)
                events += scored
                completed.append(Worth(frozenset(site.squares), points))
    return state, events


def _best(completed: list[Worth], squares: frozenset[Square]) -> int:
    return max((worth.points for worth in completed if worth.squares & squares), default=0)


def _score(game: Game, state: State, lord: Figure, site: Site, points: int) -> Happening:
    bonus = fairy.bonus(game, state, {lord: site} if _has_fairy(state, lord) else {})
    state, scored = pay(game, state, {lord.owner: points}, SCORES, "castle", None, bonus)
    state, home = send_home(game, state, lord, "scored", "base/follower-returns")
    return state, [*scored, *home]


def _has_fairy(state: State, figure: Figure) -> bool:
    return state.fairy is not None and state.fairy.companion == figure


def _small_city(state: State, knight: Figure) -> int:
    """Return the number of the knight's city, completed this turn and of two half circles; `Refused` if it is none."""
    spot = state.figures.get(knight)
    city = state.board.numbers[spot] if isinstance(spot, Spot) else None
    if city is None or city not in state.turn.completed or state.board.features[city].kind != "city":
        raise Refused(MADE, "a castle is built where a city has been completed this turn, by a knight of it")
    # A city that is complete and has nothing but half circles has two of them.
    if not all(_is_half_circle(state, half) for half in state.board.features[city].spots):
        raise Refused(MADE, "a castle is built on a city of two half circles")
    return city


def _is_half_circle(state: State, spot: Spot) -> bool:
    return len(state.board.segment(spot).ports) == 1 and WIDE not in state.board.tiles[spot.square].features


def _city_of(state: State, castle: Site) -> int:
    """Return the number of the city that the castle covers."""
    covered = ("city", frozenset(castle.squares))
    return next(n for n, each in state.board.features.items() if (each.kind, each.squares) == covered)


def _lords(state: State) -> Iterator[tuple[Figure, Site]]:
    for figure, place in state.on_board():
        if figure.is_follower and isinstance(place, Site) and place.kind == CASTLE:
            yield figure, place


def _completed(game: Game, state: State) -> Iterator[Worth]:
    """Yield the squares and points of what was completed this turn, with or without followers; no castle is a city."""
    built = {_city_of(state, castle) for castle in castles(game, state)}
    for number in state.turn.completed:
        if number not in built:
            feature = state.board.features[number]
            yield Worth(feature.squares, expansions.worth(game, state, feature, COMPLETED[feature.kind](feature)))


# --- What may be chosen ------------------------------------------------------------------------------------------


def choices(game: Game, state: State) -> Iterable[Action]:
    """Return the bridges that the active player may build and the castles that anybody may."""
    if state.phase == "place":
        assert state.turn.tile is not None, "a tile was drawn"
        return _ways(state, game.tile(state.turn.tile))
    return _bridges(state) if state.phase == "deploy" else _castles(state)


def _bridges(state: State) -> Iterator[BuildBridge]:
    assert state.turn.square is not None, "deployment follows placing"
    for square in (state.turn.square, *(beside(state.turn.square, side) for side in range(4))):
        yield from (BuildBridge(state.player, square, side) for side in (0, 1))


def _castles(state: State) -> Iterator[MakeCastle]:
    for number in state.turn.completed:
        yield from (MakeCastle(knight.owner, knight) for knight in state.followers_in(number))


_MOVES: Final[Mapping[type[Action], Move]] = {
    PlaceWithBridge: Move(place_with_bridge, "place"),
    BuildBridge: Move(build_bridge),
    MakeCastle: Move(make_castle, "score"),
}

EXPANSION: Final = Expansion(
    moves=_MOVES,
    choices=choices,
    finds_room=finds_room,
    sites=castles,
    admits={CASTLE: refuse_entry},
    worth=farm_worth,
    after_scoring=score_castles,
)

"""Further expansions, one module each, behind a small set of hooks. The core asks them all and names none."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from rulefork.play.action import Action
from rulefork.play.event import Phase
from rulefork.play.expansions import (
    abbey_and_mayor,
    bridges_castles_bazaars,
    castles_in_germany,
    count_king_robber,
    crop_circles,
    flying_machines,
    hills_and_sheep,
    inns_and_cathedrals,
    leipzig,
    little_buildings,
    peasant_revolts,
    russian_promos,
    the_abbot,
    the_ferries,
    the_festival,
    the_school,
    the_tower,
    the_tunnel,
    traders_and_builders,
    under_the_big_top,
    wheel_of_fortune,
)
from rulefork.play.expansions.hooks import Expansion, Happening, Move, Part, playable
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.tile import TileType
from rulefork.table.feature import Feature
from rulefork.table.figure import Site

EXPANSIONS: Final[Mapping[str, Expansion]] = {
    "abbey-and-mayor": abbey_and_mayor.EXPANSION,
    "abbot": the_abbot.EXPANSION,
    "bridges-castles-bazaars": bridges_castles_bazaars.EXPANSION,
    "castles-in-germany": castles_in_germany.EXPANSION,
    "count-king-robber": count_king_robber.EXPANSION,
    "crop-circles": crop_circles.EXPANSION,
    "ferries": the_ferries.EXPANSION,
    "festival": the_festival.EXPANSION,
    "flying-machines": flying_machines.EXPANSION,
    "hills-and-sheep": hills_and_sheep.EXPANSION,
    "inns-and-cathedrals": inns_and_cathedrals.EXPANSION,
    "leipzig": leipzig.EXPANSION,
    "little-buildings": little_buildings.EXPANSION,
    "peasant-revolts": peasant_revolts.EXPANSION,
    "russian-promos": russian_promos.EXPANSION,
    "school": the_school.EXPANSION,
    "the-tower": the_tower.EXPANSION,
    "traders-and-builders": traders_and_builders.EXPANSION,
    "tunnel": the_tunnel.EXPANSION,
    "under-the-big-top": under_the_big_top.EXPANSION,
    "wheel-of-fortune": wheel_of_fortune.EXPANSION,
}
"""The expansions that do more than bring figures and tiles, by id."""


def begin(game: Game, state: State) -> State:
    """Return the state of a new game with what the expansions in play set up."""
    for expansion in _in_play(state):
        state = expansion.begin(game, state)
    return state


def move(game: Game, state: State, action: Action) -> Happening:
    """Return the state after an action that an expansion offers, and what happened; `Refused` if none in play does."""
    found = _move(state, action)
    if found is None:
        raise Refused("base/deployment", "nobody plays with the expansion that this belongs to")
    return found.play(game, state, action)


def phase_of(state: State, action: Action) -> Phase:
    """Return the phase in which the action of an expansion is played."""
    found = _move(state, action)
    return found.phase if found else "deploy"


def acts_in(state: State, phase: Phase) -> bool:
    """Return whether an expansion in play offers actions in that phase."""
    return any(move.phase == phase for expansion in _in_play(state) for move in expansion.moves.values())


def refuse_to_leave(game: Game, state: State) -> None:
    """Raise `Refused` where the phase that the turn is in may not be left before an expansion has its due."""
    for expansion in _in_play(state):
        expansion.refuse_to_leave(game, state)


def choices(game: Game, state: State) -> list[Action]:
    """Return the actions of expansions that may be chosen now."""
    return [
        action
        for expansion in _in_play(state)
        if any(move.phase == state.phase for move in expansion.moves.values())
        for action in playable(game, state, expansion.moves, expansion.choices(game, state))
    ]


def finds_room(game: Game, state: State, tile: TileType) -> bool:
    """Return whether a tile that fits nowhere can be placed all the same, as some expansion in play offers."""
    return any(expansion.finds_room(game, state, tile) for expansion in _in_play(state))


def sites(game: Game, state: State) -> list[Site]:
    """Return the places of their own that the expansions in play have on the board."""
    return [site for expansion in _in_play(state) for site in expansion.sites(game, state)]


def refuse_entry(game: Game, state: State, site: Site, kind: FigureKind) -> None:
    """Raise `Refused` where a figure of that kind does not enter the place by the rules of its own expansion."""
    for expansion in _in_play(state):
        if site.kind in expansion.admits:
            expansion.admits[site.kind](game, state, site, kind)
            return
    raise Refused("base/deployment", "nobody enters that place by a deployment")


def as_placed(state: State, tile: TileType) -> TileType:
    """Return the tile as it counts once it lies on the table."""
    for expansion in _in_play(state):
        tile = expansion.as_placed(tile)
    return tile


def after_placing(game: Game, state: State) -> Happening:
    """Return the state after every expansion in play has seen the tile just placed, and what happened."""
    return _one_by_one(game, state, lambda expansion: expansion.after_placing)


def after_deployment(game: Game, state: State) -> Happening:
    """Return the state after every expansion in play has seen who was deployed, and what happened."""
    return _one_by_one(game, state, lambda expansion: expansion.after_deployment)


def worth(game: Game, state: State, feature: Feature, points: int) -> int:
    """Return what a feature that is being scored is worth in points, where without expansions it were `points`."""
    for expansion in _in_play(state):
        points = expansion.worth(game, state, feature, points)
    return points


def after_scoring(game: Game, state: State) -> Happening:
    """Return the state after what follows the scoring of a turn, and what happened."""
    return _one_by_one(game, state, lambda expansion: expansion.after_scoring)


def at_end(game: Game, state: State) -> Happening:
    """Return the state after what follows the final scoring, and what happened."""
    return _one_by_one(game, state, lambda expansion: expansion.at_end)


def next_part(game: Game, state: State) -> Part | None:
    """Return the part that follows in the same player's turn, or None where the turn is over."""
    parts = (expansion.next_part(game, state) for expansion in _in_play(state))
    return next((part for part in parts if part is not None), None)


def _move(state: State, action: Action) -> Move | None:
    found = (expansion.moves.get(type(action)) for expansion in _in_play(state))
    return next((move for move in found if move is not None), None)


def _one_by_one(game: Game, state: State, hook: Callable[[Expansion], Callable[[Game, State], Happening]]) -> Happening:
    events = []
    for expansion in _in_play(state):
        state, more = hook(expansion)(game, state)
        events += more
    return state, events


def _in_play(state: State) -> Collection[Expansion]:
    return [EXPANSIONS[id] for id in state.expansions if id in EXPANSIONS] if state.expansions else ()

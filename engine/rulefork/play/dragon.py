"""The dragon: its walk of six steps, dead ends, and what it eats."""

from typing import Final

from rulefork.play import fairy
from rulefork.play.action import MoveDragon
from rulefork.play.event import DragonStepped, DragonStopped, Event
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State, Walk
from rulefork.rulebook.figure import FigureKind, is_eaten
from rulefork.table.figure import SUPPLY, Figure
from rulefork.table.geometry import Square, beside

STEPS: Final = 6


def set_out(game: Game, state: State) -> tuple[State, list[Event]]:
    """Return the state with a walk begun from the dragon's own tile; without a legal step it is over at once."""
    assert state.dragon is not None, "no dragon tile is placed before the dragon is in play"
    return _stop_if_over(game, state.in_turn(walk=Walk((state.dragon,))))


def walker(state: State) -> str:
    """Return the player who makes the next step: the active one first, then clockwise (dragon/active-player-first)."""
    steps = state.turn.walk.steps if state.turn.walk else 0
    return state.players[(state.active + steps) % len(state.players)]


def step(game: Game, state: State, action: MoveDragon) -> tuple[State, list[Event]]:
    """Return the state after one step, and what happened: who was eaten, and whether the walk is over.

    Raises `Refused` where it is another player's step or the tile is closed.
    """
    walk = _walk(state)
    assert state.dragon is not None, "it walks from where it is"
    if action.player != walker(state):
        raise Refused("dragon/one-tile-per-player", f"this step of the dragon is {walker(state)}'s")
    square = beside(state.dragon, action.side)
    _refuse_entry(game, state, walk, square)
    state = state._replace(dragon=square).in_turn(walk=Walk((*walk.visited, square)))
    stepped = DragonStepped("dragon/six-steps", action.player, square, phase="dragon")
    state, eaten = _eat(game, state, square)
    state, stopped = _stop_if_over(game, state)
    return state, [stepped, *eaten, *stopped]


def ways(game: Game, state: State) -> list[int]:
    """Return the sides to which the dragon may be moved now."""
    walk = _walk(state)
    assert state.dragon is not None, "it walks from where it is"
    if walk.steps == STEPS:
        return []
    return [side for side in range(4) if _is_open(game, state, walk, beside(state.dragon, side))]


def _is_open(game: Game, state: State, walk: Walk, square: Square) -> bool:
    if square not in state.board.tiles or square in walk.visited:
        return False
    return _place_that_closes(game, state, square) is None and not fairy.closes(game, state, square)


def _refuse_entry(game: Game, state: State, walk: Walk, square: Square) -> None:
    if square not in state.board.tiles:
        raise Refused("dragon/only-onto-tiles", "there is no tile that way")
    if square == walk.visited[0]:
        raise Refused("dragon/no-return-to-start", "the dragon set out from there; that tile is closed to this walk")
    if square in walk.visited:
        raise Refused("dragon/no-revisit", "the dragon has been there in this walk")
    place = _place_that_closes(game, state, square)
    if place is not None and place.dragon_stays_out:
        raise Refused(place.dragon_stays_out, f"that tile is wholly {place.name}: the dragon stays out")
    if fairy.closes(game, state, square):
        raise Refused("fairy/blocks-dragon", "the fairy is there; the dragon may not enter her tile")


def _place_that_closes(game: Game, state: State, square: Square) -> FigureKind | None:
    # Some tiles are taken up by a place that the dragon may not enter; on the others around it there is landscape too.
    inside = state.board.tiles[square].inside
    return game.box.figures[inside] if inside and game.box.figures[inside].dragon_stays_out else None


def _eat(game: Game, state: State, square: Square) -> tuple[State, list[Event]]:
    # Everything edible on the tile goes home at once, whoever owns it.
    there = [figure for figure in state.standing_on(square) if _is_edible(game, figure)]
    if not there or fairy.shelters(game, state, square):
        return state, []
    events: list[Event] = []
    for figure in (*there, *_companions(game, state, square, there)):
        if state.figures[figure] is not SUPPLY:  # it may have gone home with another
            state, eaten = send_home(game, state, figure, "eaten", f"dragon-eats/{figure.kind}")
            events += eaten
    return state, events


def _companions(game: Game, state: State, square: Square, eaten: list[Figure]) -> list[Figure]:
    # Some things are not eaten for themselves but go along with a figure of some kind: ghosts, sheep tokens.
    gone = {name for figure in eaten for name in (figure.kind, game.kind(figure).nature)}
    return [figure for figure in state.standing_on(square) if game.kind(figure).goes_with in gone]


def _is_edible(game: Game, figure: Figure) -> bool:
    figures = game.box.figures
    return is_eaten(figures[figure.kind], figures, game.rules.__getitem__)


def _stop_if_over(game: Game, state: State) -> tuple[State, list[Event]]:
    if ways(game, state):
        return state, []
    steps = _walk(state).steps
    ruling = "dragon/six-steps" if steps == STEPS else "dragon/dead-end-stops"
    return state.leaving("dragon"), [DragonStopped(ruling, steps, phase="dragon")]


def _walk(state: State) -> Walk:
    assert state.turn.walk is not None, "the dragon phase begins with a walk"
    return state.turn.walk

"""The turn: its phases in order, which action belongs to which, and what an action leaves out.

A turn is a list of phases (`state.PLAIN`, `DRAGON_FIRST`, `SCORE_FIRST`). An action is played in its own phase; the
phases before it are gone through: what happens by itself happens, what a player may decline is declined. So a script
names only what somebody does. Scoring and the end of the turn come with the next turn or with `EndTurn`.
"""

from collections.abc import Callable, Collection, Mapping
from itertools import takewhile
from typing import Any, Final

from rulefork.play import deployment, dragon, drawing, entry, expansions, fairy, placing, princess, scoring
from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    Enter,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.event import Event, GameEnded, PartBegan, Phase, TurnBegan, TurnEnded
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State, Turn

Happening = tuple[State, list[Event]]

PHASE_OF: Final[Mapping[type[Action], Phase]] = {
    BeginTurn: "begin",
    DrawTile: "draw",
    PlaceTile: "place",
    Deploy: "deploy",
    Enter: "deploy",
    MoveFairy: "deploy",
    MoveDragon: "dragon",
}
"""The phase in which an action is played; for a princess's knight, editions differ (`princess.stage`)."""

_DECLINED: Final = ("princess", "deploy")
"""The phases in which there is always something to decline, or to do."""

OPENING: Final = (BeginTurn, DrawTile, PlaceTile)
"""The actions by which the next player's turn may begin."""


def begin(game: Game, players: tuple[str, ...], expansions_in_play: Collection[str] = ()) -> State:
    """Return a new game of the players with the further expansions, by id, before the first turn."""
    return expansions.begin(game, game.begin(players, expansions_in_play))


def apply(game: Game, state: State, action: Action) -> Happening:
    """Return the state after the action, and everything that happened on the way.

    Raises `Refused` where the rules forbid it; the state given is as it was.
    """
    if state.over:
        raise Refused("base/game-end", "the game is over")
    return _PLAY.get(type(action), _OTHER_MOVE)(game, state, action)


def choices(game: Game, state: State) -> list[Action]:
    """Return every action that the rules allow next, one at least; none when the game is over.

    Which tile is drawn is chance: all that could be drawn are listed once each.
    """
    if state.over:
        return []
    claims = [ClaimFairyPoint(state.player)] if state.turn.point_owed else []
    return [*claims, *_CHOICES[state.phase](game, state)]


def may_pass(game: Game, state: State) -> bool:
    """Return whether the active player may decline now: `Pass` is among the choices then."""
    if state.over or (state.phase not in _DECLINED and not _waits_for_expansions(state)):
        return False
    try:
        _go_on(game, state)
    except Refused:
        return False
    return True


# --- Playing an action -------------------------------------------------------------------------------------------


def _in_phase(play: Callable[[Game, State, Any], Happening]) -> Callable[[Game, State, Any], Happening]:
    def reach_and_play(game: Game, state: State, action: Action) -> Happening:
        state, before = _reach(game, state, action)
        state, events = play(game, state, action)
        return state, before + events

    return reach_and_play


def _reach(game: Game, state: State, action: Action) -> Happening:
    events: list[Event] = []
    if _may_open(state, action) and _is_for_next_turn(state, action):
        state, events = _finish_turn(game, state)
        if state.over:
            raise Refused("base/game-end", "the game is over")
    if action.player != state.player and not action.anybodys:
        raise Refused("base/turn-order", f"it is {state.player}'s turn")
    wanted = _phase_for(game, state, action)
    while state.phase != wanted or (wanted == "dragon" and state.turn.walk is None):
        if wanted not in state.turn.phases:
            raise _too_late(state, wanted)
        if state.phase == "draw" and isinstance(action, PlaceTile):
            state, drawn = drawing.draw(game, state, DrawTile(action.player, action.tile))
            events += drawn
            if state.phase != "place":
                _, hindrance = drawn
                raise Refused(hindrance.ruling, f"the tile {action.tile} cannot be placed now")
        else:
            state, more = _go_on(game, state)
            events += more
    return state, events


def _may_open(state: State, action: Action) -> bool:
    return isinstance(action, OPENING) or expansions.phase_of(state, action) == "draw"


def _is_for_next_turn(state: State, action: Action) -> bool:
    return _phase_of(state, action) not in state.turn.phases


def _phase_for(game: Game, state: State, action: Action) -> Phase:
    if isinstance(action, SendHome | SpareKnights):
        return princess.stage(game) if princess.knights(game, state) else state.phase
    return _phase_of(state, action)


def _phase_of(state: State, action: Action) -> Phase:
    return PHASE_OF.get(type(action)) or expansions.phase_of(state, action)


def _too_late(state: State, wanted: Phase) -> Refused:
    if wanted == "dragon":
        if state.turn.walk is None:
            return Refused("dragon/stays-where-it-stops", "the dragon moves only after a dragon tile was placed")
        if state.turn.walk.steps == dragon.STEPS:
            return Refused("dragon/six-steps", "the dragon has made its six steps")
        return Refused("dragon/dead-end-stops", "the dragon's walk is over")
    return Refused("base/turn-order", f"{state.player} is past that part of the turn")


def _pass(game: Game, state: State, action: Pass) -> Happening:
    if action.player != state.player:
        raise Refused("base/turn-order", f"it is {state.player}'s turn")
    if state.phase not in _DECLINED and not _waits_for_expansions(state):
        raise Refused("base/turn-order", f"{state.player} has nothing to decline now")
    return _go_on(game, state)


def _claim(game: Game, state: State, action: ClaimFairyPoint) -> Happening:
    if action.player != state.player:
        raise Refused("fairy/house-claim-window", f"it is {state.player}'s turn; the point is lost")
    state, began = _go_on(game, state) if state.phase == "begin" else (state, [])
    state, paid = fairy.claim(game, state, action)
    return state, began + paid


def _finish_turn(game: Game, state: State) -> Happening:
    events: list[Event] = []
    while True:
        ending = state.phase == "end"
        state, more = _go_on(game, state)
        events += more
        if ending:
            return state, events


def _end_turn(game: Game, state: State, action: EndTurn) -> Happening:
    if action.player != state.player:
        raise Refused("base/turn-order", f"it is {state.player}'s turn")
    return _finish_turn(game, state)


def _end_game(game: Game, state: State, _: EndGame) -> Happening:
    if state.phase in ("begin", "draw", "place"):
        lapsed = fairy.lapse(state)
        state, final = _final(game, state)
        return state, [*lapsed, *final]
    return _finish_turn(game, state._replace(last_turn=True))


_PLAY: Final[Mapping[type[Action], Callable[[Game, State, Any], Happening]]] = {
    BeginTurn: _in_phase(lambda game, state, _: _begin(game, state)),
    DrawTile: _in_phase(drawing.draw),
    PlaceTile: _in_phase(placing.place),
    SendHome: _in_phase(princess.remove),
    SpareKnights: _in_phase(princess.spare),
    Deploy: _in_phase(deployment.deploy),
    Enter: _in_phase(entry.enter),
    MoveFairy: _in_phase(fairy.move),
    MoveDragon: _in_phase(dragon.step),
    Pass: _pass,
    ClaimFairyPoint: _claim,
    EndTurn: _end_turn,
    EndGame: _end_game,
}
_OTHER_MOVE: Final = _in_phase(expansions.move)
"""What is none of these an expansion may offer, in the phase that it names."""


# --- Going from phase to phase -----------------------------------------------------------------------------------


def _go_on(game: Game, state: State) -> Happening:
    """Leave the present phase: do what happens by itself, decline what may be declined, refuse what may not."""
    expansions.refuse_to_leave(game, state)
    return _LEAVE[state.phase](game, state)


def advance(game: Game, state: State) -> Happening:
    """Return the state past its present phase, and what happened: what may be declined there is declined.

    Raises `Refused` where something has to be done first.
    """
    return _go_on(game, state)


def _begin(game: Game, state: State) -> Happening:
    began = TurnBegan("base/turn-order", state.player)
    state, events = fairy.begin_turn(game, state)
    return state.leaving("begin"), [began, *events]


def _leave_tile(_: Game, state: State) -> Happening:
    raise Refused("base/one-tile-a-turn", f"{state.player} has to draw and place a tile first")


def _leave_princess(game: Game, state: State) -> Happening:
    if princess.knights(game, state) and princess.stage(game) == "princess":
        princess.refuse_to_decline(game, state)
    return state.leaving("princess"), []


def _leave_deployment(game: Game, state: State) -> Happening:
    princess.refuse_to_decline(game, state)
    state, events = expansions.after_deployment(game, state)
    return state.leaving("deploy"), events


def _leave_dragon(game: Game, state: State) -> Happening:
    if state.turn.walk is None:
        return dragon.set_out(game, state)
    raise Refused("dragon/step-compulsory", f"{dragon.walker(state)} must move the dragon first")


def _score(game: Game, state: State) -> Happening:
    state, events = scoring.score_completed(game, state)
    state, after = expansions.after_scoring(game, state)
    return state.leaving("score"), [*events, *after]


def _end(game: Game, state: State) -> Happening:
    part = expansions.next_part(game, state)
    if part is not None:
        goes_on = PartBegan(part.ruling, state.player, part.turn.part, phase="end")
        return state._replace(turn=part.turn), [goes_on]
    lapsed = fairy.lapse(state)
    ended = TurnEnded("base/turn-order", state.player, phase="end")
    state = state._replace(active=(state.active + 1) % len(state.players), turn=Turn())
    if state.bag and not state.last_turn:
        return state, [*lapsed, ended]
    state, final = _final(game, state)
    return state, [*lapsed, ended, *final]


def _final(game: Game, state: State) -> Happening:
    state, events = scoring.score_final(game, state.in_turn(phases=("end",)))
    state, after = expansions.at_end(game, state)
    return state._replace(over=True), [*events, *after, GameEnded("base/game-end", phase="end")]


_LEAVE: Final[Mapping[Phase, Callable[[Game, State], Happening]]] = {
    "begin": _begin,
    "draw": _leave_tile,
    "place": _leave_tile,
    "princess": _leave_princess,
    "deploy": _leave_deployment,
    "deployed": lambda _, state: (state.leaving("deployed"), []),
    "dragon": _leave_dragon,
    "score": _score,
    "scored": lambda _, state: (state.leaving("scored"), []),
    "end": _end,
}


# --- What may be done next ---------------------------------------------------------------------------------------


def _placements(game: Game, state: State) -> list[Action]:
    tile = state.turn.tile
    assert tile is not None, "a tile was drawn"
    placements = state.board.placements(game.tile(tile))
    plain = [PlaceTile(state.player, tile, square, turns) for square, turns in placements]
    return [*plain, *expansions.choices(game, state)]


def _removals(game: Game, state: State) -> list[Action]:
    turn = state.turn
    spent = turn.sent_home is not None or turn.deployed is not None or turn.fairy_moved
    knights = [] if spent else princess.removable(game, state)
    if not knights or princess.stage(game) != state.phase:
        return []
    return [SendHome(state.player, knight) for knight in knights]


def _or_pass(game: Game, state: State, actions: list[Action]) -> list[Action]:
    return [*actions, Pass(state.player)] if may_pass(game, state) else actions


def _deployments(game: Game, state: State) -> list[Action]:
    actions = _removals(game, state)
    for kind in state.kinds_in_supply(state.player):
        spots = deployment.open_spots(game, state, game.box.figures[kind])
        actions += [Deploy(state.player, spot, kind) for spot in spots]
    actions += entry.open_sites(game, state) + expansions.choices(game, state)
    return _or_pass(game, state, actions + list[Action](fairy.targets(game, state)))


def _after_deployment(game: Game, state: State) -> list[Action]:
    # Where the dragon moves after scoring, its walk is next: the scoring happens by itself.
    if _waits_for_expansions(state):
        return _or_pass(game, state, expansions.choices(game, state))
    return _walks(game, state) if "dragon" in state.turn.phases else [EndTurn(state.player)]


_LATE: Final = ("deployed", "score", "scored")
"""The phases in which only expansions have a say."""


def _waits_for_expansions(state: State) -> bool:
    # Whether they have a say in this phase, or in one that comes by itself after it.
    if not state.expansions:
        return False
    coming = takewhile(lambda phase: phase in _LATE, state.turn.phases)
    return any(expansions.acts_in(state, phase) for phase in coming)


def _walks(game: Game, state: State) -> list[Action]:
    if state.turn.walk is None:
        state, _ = dragon.set_out(game, state)
    ways = [MoveDragon(dragon.walker(state), side) for side in dragon.ways(game, state)]
    return [*ways] or [EndTurn(state.player)]


_CHOICES: Final[Mapping[Phase, Callable[[Game, State], list[Action]]]] = {
    "begin": lambda _, state: [BeginTurn(state.player)],
    "draw": lambda game, state: [
        *(DrawTile(state.player, tile) for tile in dict.fromkeys(state.bag)),
        *expansions.choices(game, state),
    ],
    "place": _placements,
    "princess": lambda game, state: _or_pass(game, state, _removals(game, state)),
    "deploy": _deployments,
    "deployed": _after_deployment,
    "dragon": _walks,
    "score": _after_deployment,
    "scored": _after_deployment,
    "end": lambda _, state: [EndTurn(state.player)],
}

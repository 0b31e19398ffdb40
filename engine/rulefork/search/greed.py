"""Greed: a player who looks no further than the end of the turn.

Of all actions it takes the one that puts it furthest ahead when the turn is scored. What scores alike is told apart by
a few rules of thumb: followers cost the more the fewer are left, other players' followers are sent home and eaten
rather than one's own, the fairy comes to one's own side. What still is alike is left to chance.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rulefork.play.action import Action, Deploy, MoveDragon, MoveFairy, Pass, PlaceTile, SendHome
from rulefork.play.event import FigureHome
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import advance, apply
from rulefork.play.worth import unfinished_value
from rulefork.search.chance import Chance
from rulefork.table.board import Board
from rulefork.table.figure import SUPPLY, Spot
from rulefork.table.geometry import Square, around, beside

_NEVER: Final = 1000
_PRICES: Final[Mapping[int, int]] = {1: _NEVER, 2: 4, 3: 3, 4: 2}
"""What a place must be worth already, by how many followers are left; the last goes only where it scores at once."""


class Merit(NamedTuple):
    """How good an action is: the lead in points when the turn is scored, then the rule of thumb for it."""

    lead: int
    sense: int = 0


def greedily(game: Game, state: State, actions: Sequence[Action], chance: Chance, what: str) -> Action:
    """Return the action that leads furthest when the turn is over."""
    judge = _judge(game, state, actions)
    merits = [judge(action) for action in actions]
    best = max(merits)
    return chance.any_of(what, [action for action, merit in zip(actions, merits, strict=True) if merit == best])


def lead(state: State, player: str) -> int:
    """Return by how many points a player leads the best of the others; below zero where one of them leads."""
    return state.points[player] - max(points for other, points in state.points.items() if other != player)


def settled(game: Game, state: State) -> State:
    """Return the game as it comes to stand by itself: at the end of the turn, or before what nobody may decline."""
    while True:
        try:
            state, _ = advance(game, state)
        except Refused:
            return state
        if state.over or state.phase == "begin":
            return state


def outlook(game: Game, state: State, player: str) -> int:
    """Return the lead of a player when the turn with the tile just placed is scored."""
    if state.bag and not state.turn.completed:  # there is nothing to score
        return lead(state, player)
    return lead(settled(game, state), player)


def closes(board: Board, square: Square) -> bool:
    """Return whether a tile on that open square could complete anything at all."""
    ring = around(square)
    if any(_is_last_gap(board, other) for other in ring) or all(other in board.tiles for other in ring):
        return True
    ends: dict[int, int] = {}
    for side in range(4):
        other = beside(square, side)
        layout = board.layouts.get(other)
        segment = None if layout is None else layout.at_side[(side + 2) % 4]
        if segment is not None:
            number = board.numbers[Spot(other, segment)]
            ends[number] = ends.get(number, 0) + 1
    return any(board.features[number].open_ends == count for number, count in ends.items())


def _is_last_gap(board: Board, other: Square) -> bool:
    layout = board.layouts.get(other)
    if layout is None:
        return False
    return layout.cloister is not None and board.features[board.numbers[Spot(other, layout.cloister)]].open_ends == 1


def _judge(game: Game, state: State, actions: Sequence[Action]) -> Callable[[Action], Merit]:
    if isinstance(actions[0], PlaceTile):
        now = Merit(lead(state, state.player))
        squares = {action.square for action in actions if isinstance(action, PlaceTile)}
        closing = {square for square in squares if closes(state.board, square)}
        return lambda action: _placing(game, state, action) if action.square in closing else now  # type: ignore[attr-defined]
    idle = Merit(outlook(game, state, actions[0].player))
    return lambda action: _JUDGES.get(type(action), _plain)(game, state, action, idle)


def _placing(game: Game, state: State, action: Action) -> Merit:
    player = action.player
    placed, _ = apply(game, state, action)
    found = [outlook(game, placed, player)]
    assert placed.turn.square is not None, "the tile was placed"
    for spot in placed.board.spots_on(placed.turn.square):
        number = placed.board.numbers[spot]
        if number in placed.turn.completed and not placed.followers_in(number):
            found += _after(game, placed, Deploy(player, spot))
    return Merit(max(found))


def _after(game: Game, state: State, action: Action) -> list[int]:
    """Return the lead after the action and all that follows by itself; nothing where the rules forbid it."""
    try:
        after, _ = apply(game, state, action)
    except Refused:
        return []
    return [outlook(game, after, action.player)]


def _plain(game: Game, state: State, action: Action, idle: Merit) -> Merit:
    if state.bag and not state.turn.completed:
        return idle
    return Merit(*(_after(game, state, action) or [idle.lead]))


def _deploying(game: Game, state: State, action: Deploy, idle: Merit) -> Merit:
    number = state.board.numbers[action.spot]
    if number in state.turn.completed or not state.bag:
        found = _plain(game, state, action, idle)
        if found.lead > idle.lead:
            return found
    left = sum(place is SUPPLY and f.owner == action.player and f.is_follower for f, place in state.figures.items())
    worth = unfinished_value(state.board.features[number], state.board)
    return Merit(idle.lead, worth if worth >= _PRICES.get(left, 1) else -1)


def _fairy(game: Game, state: State, action: MoveFairy, idle: Merit) -> Merit:
    here = state.fairy.square if state.fairy else None
    with_me = here is not None and any(figure.owner == action.player for figure in state.followers_on(here))
    return Merit(_plain(game, state, action, idle).lead, -1 if with_me else 1)


def _sending(game: Game, state: State, action: SendHome, idle: Merit) -> Merit:
    return Merit(_plain(game, state, action, idle).lead, -1 if action.knight.owner == action.player else 2)


def _moving(game: Game, state: State, action: MoveDragon, idle: Merit) -> Merit:
    _, events = apply(game, state, action)
    eaten = [event.figure.owner == action.player for event in events if isinstance(event, FigureHome)]
    return Merit(idle.lead, eaten.count(False) - len(state.players) * eaten.count(True))


_JUDGES: Final[Mapping[type[Action], Callable[[Game, State, Any, Merit], Merit]]] = {
    Pass: lambda _, __, ___, idle: idle,
    Deploy: _deploying,
    MoveFairy: _fairy,
    SendHome: _sending,
    MoveDragon: _moving,
}

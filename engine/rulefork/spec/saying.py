"""From actions to sentences: what was done in a game, said so that the same is done again."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.game import FOLLOWER
from rulefork.play.role import called, role_at
from rulefork.spec import act
from rulefork.spec.act import Act
from rulefork.spec.naming import figure_name, tile_name
from rulefork.spec.situation import Situation, Unclear, directions_of, spots_in
from rulefork.table.figure import Figure, OnTile, Site, Spot


def say(action: Action, situation: Situation) -> Act:
    """Return the sentence that stands for the action in the situation before it.

    Raises `Unclear` where no sentence stands for that very action.
    """
    if type(action) not in _SAID:
        raise Unclear(f"no sentence says {action}")
    said: Act = _SAID[type(action)](action, situation)
    if said.actions(situation) != (action,):
        raise Unclear(f"{said} is not the same as {action}")
    return said


def name_figure(situation: Situation, figure: Figure) -> str:
    """Return what a figure on the board is called; raises `Unclear` where no name is its alone."""
    place = situation.state.figures[figure]
    if not isinstance(place, Spot | OnTile | Site):
        raise Unclear(f"{figure} is not on the board")
    name = figure_name(situation, figure, place, called(situation.game, situation.state, figure, place))
    if situation.figure(name) != figure:
        raise Unclear(f"{name} is another figure")
    return name


def _square(square: tuple[int, int]) -> str:
    return f"({square[0]}, {square[1]})"


def _places(action: PlaceTile, situation: Situation) -> Act:
    fits = situation.state.board.turns_that_fit(situation.game.tile(action.tile), action.square)
    tile, place = tile_name(situation, action.tile), situation.square_name(action.square)
    if fits == (action.turns,):
        return act.Places(action.player, tile, place)
    return act.PlacesTurned(action.player, tile, place, 90 * action.turns)


def _deploys(action: Deploy, situation: Situation) -> Act:
    if action.kind != FOLLOWER:
        raise Unclear(f"no sentence says where the {action.kind} goes")
    state, spot = situation.state, action.spot
    segment, role = state.board.segment(spot), role_at(state, spot)
    if spot.square == state.turn.square and len(state.board.layouts[spot.square].numbers(segment.kind)) == 1:
        return act.Deploys(action.player, role)
    for direction in directions_of(segment):
        if len(spots_in(state, spot.square, segment.kind, direction)) == 1:
            return act.DeploysIn(action.player, role, direction, situation.square_name(spot.square))
    raise Unclear(f"no direction tells that {segment.kind} from others")


def _moves_fairy(action: MoveFairy, situation: Situation) -> Act:
    if action.companion is None:
        return act.MovesFairyOnto(action.player, _square(action.square))
    return act.MovesFairy(action.player, name_figure(situation, action.companion))


_SAID: Final[Mapping[type[Action], Callable[[Any, Situation], Act]]] = {
    BeginTurn: lambda action, _: act.TurnBegins(action.player),
    ClaimFairyPoint: lambda action, _: act.ClaimsPoint(action.player),
    DrawTile: lambda action, situation: act.Draws(action.player, tile_name(situation, action.tile)),
    PlaceTile: _places,
    SendHome: lambda action, situation: act.SendsHome(action.player, name_figure(situation, action.knight)),
    SpareKnights: lambda action, _: act.SendsNobodyHome(action.player),
    Deploy: _deploys,
    MoveFairy: _moves_fairy,
    Pass: lambda action, _: act.DeploysNobody(action.player),
    MoveDragon: lambda action, _: act.MovesDragon(action.player, action.side),
    EndTurn: lambda action, _: act.EndsTurn(action.player),
    EndGame: lambda *_: act.GameEnds(),
}

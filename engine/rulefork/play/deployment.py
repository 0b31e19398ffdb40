"""Deploying a follower: on the tile just placed, or through a magic portal anywhere it leads."""

from rulefork.play import portal, princess, volcano
from rulefork.play.action import Deploy
from rulefork.play.event import Deployed, Event
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import role_at
from rulefork.play.state import State
from rulefork.table.figure import Spot


def deploy(game: Game, state: State, action: Deploy) -> tuple[State, list[Event]]:
    """Return the state with the figure on the spot, and what happened.

    Raises `Refused` where the turn leaves no deployment, or the spot is closed.
    """
    refuse_deployment(game, state, action.kind)
    figure = state.in_supply(action.player, action.kind)
    if figure is None:
        raise Refused("base/supply", f"{action.player} has no {action.kind.replace('-', ' ')} left in the supply")
    by_portal = action.spot.square != state.turn.square
    refuse_spot(game, state, action.spot, action.kind)
    event = Deployed(
        "portal/any-earlier-tile" if by_portal else "base/deployment",
        figure,
        role_at(state, action.spot),
        action.spot,
        by_portal,
        phase="deploy",
    )
    return state.placing(figure, action.spot).in_turn(deployed=figure, by_portal=by_portal), [event]


def refuse_deployment(game: Game, state: State, kind: str = FOLLOWER) -> None:
    """Raise `Refused` where nobody may be deployed any more in this turn, wherever it be."""
    princess.refuse_after_removal(game, state, "princess/no-deploy-after-removal", "nobody may be deployed this turn")
    princess.refuse_deployment_beside_knights(game, state)
    if state.turn.deployed is not None:
        raise Refused("base/one-follower-a-turn", f"{state.player} has deployed a follower this turn")
    if state.turn.fairy_moved and game.rules["fairy-excludes-figures"] == "all-listed-figures":
        raise Refused(f"fairy-bans/{kind}", f"{state.player} has moved the fairy instead of deploying")


def refuse_spot(game: Game, state: State, spot: Spot, kind: str = FOLLOWER) -> None:
    """Raise `Refused` where the spot is closed to a figure of that kind in this turn, or is none."""
    if spot not in state.board.numbers:
        raise Refused("base/deployment", "there is nothing there to stand on")
    if spot.square != state.turn.square:
        portal.refuse_target(game, state, spot)
        return
    volcano.refuse_on_volcano(game, state, kind)
    if state.followers_in(state.board.numbers[spot]):
        raise Refused("base/occupied-feature", f"somebody stands in that {state.board.segment(spot).kind} already")


def open_spots(game: Game, state: State) -> list[Spot]:
    """Return the spots where the active player could deploy a follower now, the supply aside."""
    try:
        refuse_deployment(game, state)
    except Refused:
        return []
    if not portal.was_placed(game, state):
        assert state.turn.square is not None, "deployment follows placing"
        squares = [state.turn.square]
    else:
        squares = list(state.board.tiles)
    return [spot for square in squares for spot in state.board.spots_on(square) if _is_open(game, state, spot)]


def _is_open(game: Game, state: State, spot: Spot) -> bool:
    try:
        refuse_spot(game, state, spot)
    except Refused:
        return False
    return True

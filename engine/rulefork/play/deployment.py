"""Deploying a figure: on the tile just placed, or through a magic portal anywhere it leads."""

from rulefork.play import portal, princess, volcano
from rulefork.play.action import Deploy
from rulefork.play.event import Deployed, Event
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.corner import farm_at
from rulefork.table.figure import Figure, Spot


def deploy(game: Game, state: State, action: Deploy) -> tuple[State, list[Event]]:
    """Return the state with the figure on the spot, and what happened.

    Raises `Refused` where the turn leaves no deployment, or the spot is closed.
    """
    kind = game.box.figures[action.kind]
    refuse_thing(kind)
    refuse_deployment(game, state, kind)
    figure = state.in_supply(action.player, action.kind)
    if figure is None:
        raise Refused("base/supply", f"{action.player} has no {kind.name} left in the supply")
    refuse_spot(game, state, action.spot, kind)
    by_portal = action.spot.square != state.turn.square
    ruling = "portal/any-earlier-tile" if by_portal else "base/deployment"
    role = called(game, state, figure, action.spot)
    event = Deployed(ruling, figure, role, action.spot, by_portal, phase="deploy")
    return noting(state.placing(figure, action.spot), figure, kind, by_portal=by_portal), [event]


def noting(state: State, figure: Figure, kind: FigureKind, *, by_portal: bool) -> State:
    """Return the state with the deployment of the figure noted in its turn."""
    by_portal = state.turn.by_portal or by_portal
    if kind.second_move and (state.turn.deployed or state.turn.fairy_moved):
        return state.in_turn(second=figure, by_portal=by_portal)
    return state.in_turn(deployed=figure, by_portal=by_portal)


def refuse_thing(kind: FigureKind) -> None:
    """Raise `Refused` for a thing: a token or a building is never deployed, its expansion says how it is placed."""
    if kind.is_thing:
        raise Refused("base/deployment", f"the {kind.name} is no figure: it is not deployed")


def refuse_deployment(game: Game, state: State, kind: FigureKind) -> None:
    """Raise `Refused` where no figure of that kind may be deployed any more in this turn, wherever it be."""
    ruling = "princess/no-deploy-after-removal" if kind.id == FOLLOWER else f"princess-bans/{kind.id}"
    princess.refuse_after_removal(game, state, ruling, f"no {kind.name} may be placed this turn")
    princess.refuse_deployment_beside_knights(game, state)
    if kind.second_move:
        _refuse_second_move(game, state, kind)
        return
    if state.turn.deployed is not None:
        raise Refused("base/one-follower-a-turn", f"{state.player} has deployed or moved a figure this turn")
    if state.turn.fairy_moved and game.rules["fairy-excludes-figures"] == "all-listed-figures":
        raise Refused(f"fairy-bans/{kind.id}", f"{state.player} has moved the fairy instead of deploying")


def refuse_other_move(game: Game, state: State, ruling: str) -> None:
    """Raise `Refused` where nothing may be done any more in place of a deployment, or a knight has to leave first."""
    princess.refuse_to_decline(game, state)
    if state.turn.deployed is not None or state.turn.fairy_moved:
        raise Refused(ruling, f"{state.player} has deployed or moved a figure this turn")


def _refuse_second_move(game: Game, state: State, kind: FigureKind) -> None:
    if state.turn.second is not None:
        raise Refused("base/one-follower-a-turn", f"{state.player} has deployed two figures this turn")
    if state.turn.fairy_moved and any(game.rules[toggle] != value for toggle, value in kind.second_move_if.items()):
        raise Refused(f"fairy-allows/{kind.id}", f"{state.player} has moved the fairy instead of deploying")


def refuse_spot(game: Game, state: State, spot: Spot, kind: FigureKind) -> None:
    """Raise `Refused` where the spot is closed to a figure of that kind in this turn, or is none."""
    if spot not in state.board.numbers:
        raise Refused("base/deployment", "there is nothing there to stand on")
    feature = state.board.segment(spot).kind
    if feature not in kind.deploys_on:
        raise Refused(f"{kind.expansion}/{kind.id}", f"the {kind.name} is not placed on a {feature}")
    _refuse_shut_farm(game, state, spot, kind)
    if spot.square != state.turn.square:
        portal.refuse_target(game, state, spot, kind)
        return
    volcano.refuse_on_volcano(game, state, kind)
    number = state.board.numbers[spot]
    if kind.is_follower and state.followers_in(number):
        raise Refused("base/occupied-feature", f"somebody stands in that {feature} already")
    if kind.keeps_apart and any(figure.kind == kind.id for figure in state.standing_in(number)):
        raise Refused(f"{kind.expansion}/{kind.id}", f"another {kind.name} stands in that {feature}")
    if kind.needs_follower and not any(figure.owner == state.player for figure in state.followers_in(number)):
        raise Refused(f"{kind.expansion}/{kind.id}", f"{state.player} has no follower in that {feature}")


def _refuse_shut_farm(game: Game, state: State, spot: Spot, kind: FigureKind) -> None:
    # What stands at a corner of the farm may keep followers out of all of it.
    if not kind.is_follower:
        return
    number = state.board.numbers[spot]
    for figure, place in state.at_sites():
        ruling = game.kind(figure).shuts_out
        if ruling and farm_at(state.board, place.squares) == number:
            raise Refused(ruling, f"the {game.kind(figure).name} of {figure.owner} keeps followers out of that farm")


def open_spots(game: Game, state: State, kind: FigureKind) -> list[Spot]:
    """Return the spots where the active player could deploy a figure of that kind now, the supply aside."""
    try:
        refuse_deployment(game, state, kind)
    except Refused:
        return []
    board, own = state.board, state.turn.square
    assert own is not None, "deployment follows placing"
    squares = board.tiles if portal.was_placed(game, state) else (own,)
    is_open: dict[tuple[int, bool, bool], bool] = {}
    found = []
    for spot in (spot for square in squares for spot in board.spots_on(square)):
        # All spots of a feature are open or none is, but for the tile just placed and that of the dragon.
        alike = board.numbers[spot], spot.square == own, spot.square == state.dragon
        if alike not in is_open:
            is_open[alike] = _is_open(game, state, spot, kind)
        if is_open[alike]:
            found.append(spot)
    return found


def _is_open(game: Game, state: State, spot: Spot, kind: FigureKind) -> bool:
    try:
        refuse_spot(game, state, spot, kind)
    except Refused:
        return False
    return True

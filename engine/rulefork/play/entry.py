"""Entering a place of its own, in no feature: by the rules of its expansion, or through a magic portal."""

from rulefork.play import expansions, portal, volcano
from rulefork.play.action import Action, Enter
from rulefork.play.deployment import noting, refuse_deployment, refuse_thing
from rulefork.play.event import Entered, Event
from rulefork.play.expansions.hooks import Move, playable
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Site


def enter(game: Game, state: State, action: Enter) -> tuple[State, list[Event]]:
    """Return the state with the figure in the place, and what happened.

    Raises `Refused` where the turn leaves no deployment, or the place is closed or not there.
    """
    if action.site not in expansions.sites(game, state):
        raise Refused("base/deployment", "there is no such place to enter")
    return _enter(game, state, action)


def _enter(game: Game, state: State, action: Enter) -> tuple[State, list[Event]]:
    kind = game.box.figures[action.kind]
    refuse_thing(kind)
    refuse_deployment(game, state, kind)
    figure = state.in_supply(action.player, action.kind)
    if figure is None:
        raise Refused("base/supply", f"{action.player} has no {kind.name} left in the supply")
    by_portal = _refuse_entry(game, state, action.site, kind)
    role = called(game, state, figure, action.site)
    place = game.box.figures[action.site.kind]
    ruling = f"portal/{place.id}" if by_portal else f"{place.expansion}/{place.id}"
    event = Entered(ruling, figure, role, action.site, by_portal, phase="deploy")
    state = noting(state.placing(figure, action.site), figure, kind, by_portal=by_portal)
    return state.in_turn(entered=(*state.turn.entered, action.site)), [event]


def _refuse_entry(game: Game, state: State, site: Site, kind: FigureKind) -> bool:
    """Return whether a portal is needed to enter the place; raise `Refused` where even that is of no help."""
    for square in () if site.shelters else site.squares:
        volcano.refuse_beside_dragon(game, state, square, kind, "volcano/no-sharing-followers")
    if not game.has_room(state, site):
        place = game.box.figures[site.kind]
        raise Refused(f"{place.expansion}/{place.id}", f"there is no room for another in the {place.name}")
    try:
        expansions.refuse_entry(game, state, site, kind)
    except Refused:
        if not portal.was_placed(game, state):
            raise
        portal.refuse_site(game, state, site, kind)
        return True
    return False


def open_sites(game: Game, state: State) -> list[Action]:
    """Return the ways in which the active player may put a figure in a place of its own now."""
    sites = [*expansions.sites(game, state)]
    kinds = state.kinds_in_supply(state.player) if sites else []
    thinkable = (Enter(state.player, site, kind) for site in sites for kind in kinds)
    return playable(game, state, {Enter: Move(_enter)}, thinkable)

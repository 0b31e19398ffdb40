"""What a figure is called by where it stands, and how one goes home."""

from collections.abc import Mapping
from typing import Final

from rulefork.play.event import Cause, Event, FairyLeftAlone, FigureHome, Role
from rulefork.play.game import Game
from rulefork.play.state import Fairy, State
from rulefork.rulebook.tile import Kind
from rulefork.table.figure import SUPPLY, Figure, OnTile, Place, Site, Spot

ROLES: Final[Mapping[Kind, Role]] = {"city": "knight", "road": "thief", "farm": "farmer", "cloister": "monk"}
"""Any follower in a city is a knight, on a road a thief (c1/note-26, c1/note-32)."""


def role_at(state: State, spot: Spot) -> Role:
    """Return the role of a follower on the spot."""
    return ROLES[state.board.segment(spot).kind]


def called(game: Game, state: State, figure: Figure, place: Place) -> str:
    """Return what a figure is called by where it stands: a follower by its role, anything else by its kind."""
    if figure.is_follower and isinstance(place, Spot):
        return role_at(state, place)
    role = game.box.figures[place.kind].role if figure.is_follower and isinstance(place, Site) else None
    return role or game.kind(figure).name


def send_home(game: Game, state: State, figure: Figure, cause: Cause, ruling: str) -> tuple[State, list[Event]]:
    """Return the state with the figure in its owner's supply, and what happened.

    A fairy who stood beside the figure stays on her tile beside nobody (fairy/follower-returns-fairy-stays). What
    stands only where its owner has a follower goes home with the last of them.
    """
    place = state.figures[figure]
    assert isinstance(place, Spot | OnTile | Site), "only what is on the board can go home"
    home = FigureHome(ruling, figure, called(game, state, figure, place), place, cause, phase=state.phase)
    state, events = leave_board(game, state, figure, SUPPLY, _LONELY.get(cause, "{expansion}/{kind}"))
    return state, [home, *events]


def leave_board(
    game: Game, state: State, figure: Figure, to: Place, clause: str, *, with_fairy: bool = False
) -> tuple[State, list[Event]]:
    """Return the state with the figure gone to another place, and what came of it for fairy and companions.

    `clause` is the ruling by which whoever needed it goes home, with slots for expansion, kind and role. `with_fairy`
    says that a fairy beside it goes along to the new place.
    """
    place = state.figures[figure]
    role = called(game, state, figure, place)
    events: list[Event] = []
    if state.fairy is not None and state.fairy.companion == figure and not with_fairy:
        square = state.fairy.square
        events.append(FairyLeftAlone("fairy/follower-returns-fairy-stays", square, phase=state.phase))
        state = state._replace(fairy=Fairy(square, None))
    state = state.placing(figure, to)
    for lonely in _left_lonely(game, state, figure, place):
        ruling = clause.format(kind=lonely.kind, expansion=game.kind(lonely).expansion, role=role)
        state, more = send_home(game, state, lonely, "alone", ruling)
        events += more
    return state, events


_LONELY: Final[Mapping[Cause, str]] = {
    "eaten": "dragon/{kind}-returns-without-{role}",
    "princess": "princess/{kind}-returns",
    "scored": "{expansion}/{kind}",
}
"""The rulings by which a figure goes home that needs a follower of its owner."""


def _left_lonely(game: Game, state: State, figure: Figure, place: Place) -> list[Figure]:
    if not figure.is_follower or not isinstance(place, Spot):
        return []
    there = state.standing_in(state.board.numbers[place])
    if any(other.owner == figure.owner and other.is_follower for other in there):
        return []
    return [other for other in there if other.owner == figure.owner and game.kind(other).needs_follower]

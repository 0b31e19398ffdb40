"""What a follower is called by where it stands, and how one goes home."""

from collections.abc import Mapping
from typing import Final, Literal

from rulefork.play.event import Event, FairyLeftAlone, FigureHome, Role
from rulefork.play.state import Fairy, State
from rulefork.rulebook.tile import Kind
from rulefork.table.figure import SUPPLY, Figure, Spot

ROLES: Final[Mapping[Kind, Role]] = {"city": "knight", "road": "thief", "farm": "farmer", "cloister": "monk"}
"""Any follower in a city is a knight, on a road a thief (c1/note-26, c1/note-32)."""


def role_at(state: State, spot: Spot) -> Role:
    """Return the role of a follower on the spot."""
    return ROLES[state.board.segment(spot).kind]


def send_home(
    state: State, figure: Figure, cause: Literal["eaten", "princess", "scored"], ruling: str
) -> tuple[State, list[Event]]:
    """Return the state with the figure in its owner's supply, and what happened.

    A fairy who stood beside the figure stays on her tile beside nobody (fairy/follower-returns-fairy-stays).
    """
    spot = state.figures[figure]
    assert isinstance(spot, Spot), "only a figure on the board can go home"
    events: list[Event] = [FigureHome(ruling, figure, role_at(state, spot), spot, cause, phase=state.phase)]
    if state.fairy is not None and state.fairy.companion == figure:
        square = state.fairy.square
        events.append(FairyLeftAlone("fairy/follower-returns-fairy-stays", square, phase=state.phase))
        state = state._replace(fairy=Fairy(square, None))
    return state.placing(figure, SUPPLY), events

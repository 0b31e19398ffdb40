"""The Markets of Leipzig: the quarters of the town, and the way there.

Left out: what the quarters are worth, and whoever shares the majority of a road and is paid for it all the same. No
ruling on this expansion reaches so far.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.award import majority
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import leave_board
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Figure, Site, Spot
from rulefork.table.piece import squares_with

TOWN: Final = "leipzig-interior"
QUARTERS: Final = ("north-west", "north-east", "south-east", "south-west")


@dataclass(frozen=True, slots=True)
class GoToMarket(Action):
    """The player sends a follower from a complete road to a quarter of Leipzig, before the road is scored."""

    anybodys: ClassVar[bool] = True
    follower: Figure
    quarter: Site


@dataclass(frozen=True, slots=True)
class WentToMarket(Event):
    """A follower went from a road to a quarter of Leipzig."""

    follower: Figure
    quarter: Site


def sites(game: Game, state: State) -> Iterator[Site]:
    """Yield the quarters of the town. It is one piece, so each is said to lie on all of its tiles."""
    squares = squares_with(state.board, TOWN)
    return (game.site(TOWN, squares, quarter) for quarter in QUARTERS)


def refuse_deployment(_: Game, __: State, ___: Site, kind: FigureKind) -> None:
    """Raise `Refused`: nobody is deployed in a quarter."""
    raise Refused("leipzig/leipzig-interior", f"no {kind.name} is deployed in Leipzig")


def go_to_market(game: Game, state: State, action: GoToMarket) -> Happening:
    """Return the state with the follower in the quarter, so that it scores nothing on the road, and what happened.

    Raises `Refused` where the road is not complete, does not lead to Leipzig, or others have the majority there.
    """
    spot = state.figures.get(action.follower)
    if not isinstance(spot, Spot) or action.follower.owner != action.player or not _leads_there(state, spot):
        raise Refused("leipzig/leipzig-interior", f"{action.player} has no such follower on a road to Leipzig")
    number = state.board.numbers[spot]
    if number not in state.turn.completed:
        raise Refused("leipzig/leipzig-interior", "that road has not just been completed")
    if action.player not in majority(game, state.board.features[number], state.followers_in(number)):
        raise Refused("leipzig/leipzig-interior", f"{action.player} has no majority on that road")
    went = WentToMarket("leipzig/leipzig-interior", action.follower, action.quarter, phase="score")
    state, events = leave_board(game, state, action.follower, action.quarter, "{expansion}/{kind}")
    return state, [went, *events]


def choices(game: Game, state: State) -> list[Action]:
    """Return the ways to Leipzig, whoever would go."""
    quarters = list(sites(game, state))
    return [GoToMarket(figure.owner, figure, quarter) for figure, _ in state.followers() for quarter in quarters]


def _leads_there(state: State, spot: Spot) -> bool:
    feature = state.board.feature_at(spot)
    return feature.kind == "road" and any(state.board.tiles[square].borders == TOWN for square in feature.squares)


MOVES: Final[Mapping[type[Action], Move]] = {GoToMarket: Move(go_to_market, "score")}

EXPANSION: Final = Expansion(moves=MOVES, choices=choices, sites=sites, admits={TOWN: refuse_deployment})

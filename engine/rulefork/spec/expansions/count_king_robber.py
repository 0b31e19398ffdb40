"""Count, King and Robber in words: who goes into the City of Carcassonne and out of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.count_king_robber import QUARTERS, CountMoved, GoOut, Lodge, Lodged, WentOut
from rulefork.spec.act import Act
from rulefork.spec.naming import feature_name, site_name
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, Site, Spot


@dataclass(frozen=True, slots=True)
class GoesOut(Act):
    """A player brings a follower out of the city to a feature, on a tile without the dragon if there is one."""

    pattern: ClassVar[str] = "{player} brings {figure} out to {feature}"
    example: ClassVar[str] = "Red brings Red's follower in the castle quarter out to the north city"
    expansion: ClassVar[str] = "count-king-robber"
    player: str
    figure: str
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        figure = situation.figure(self.figure)
        return (GoOut(self.player, figure, _spot_for(situation, figure, self.feature)),)


@dataclass(frozen=True, slots=True)
class Lodges(Act):
    """A player puts a normal follower in a quarter of the city and leaves the count where he is."""

    pattern: ClassVar[str] = "{player} lodges a follower in {site}"
    example: ClassVar[str] = "Red lodges a follower in the castle quarter"
    expansion: ClassVar[str] = "count-king-robber"
    player: str
    site: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Lodge(self.player, situation.site(self.site)),)


@dataclass(frozen=True, slots=True)
class LodgesAndMoves(Act):
    """A player puts a normal follower in a quarter of the city and moves the count."""

    pattern: ClassVar[str] = "{player} lodges a follower in {site}, moving the count to {site}"
    example: ClassVar[str] = "Red lodges a follower in the castle quarter, moving the count to the market quarter"
    expansion: ClassVar[str] = "count-king-robber"
    player: str
    site: str
    to: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Lodge(self.player, situation.site(self.site), situation.site(self.to)),)


def _spot_for(situation: Situation, figure: Figure, feature: str) -> Spot:
    state, place = situation.state, situation.state.figures[figure]
    wanted = QUARTERS.get(place.part) if isinstance(place, Site) else None
    spots = sorted(situation.spots(feature))
    return min(spots, key=lambda spot: (state.board.segment(spot).kind != wanted, spot.square == state.dragon))


ACTS: Final[tuple[type[Act], ...]] = (GoesOut, LodgesAndMoves, Lodges)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    WentOut: lambda event, now: (
        f"{event.follower.owner} brings a follower in {site_name(now, event.quarter)} out to "
        f"{feature_name(now, event.spot) or now.square_name(event.spot.square)}, as a {event.role}"
    ),
    Lodged: lambda event, now: f"{event.follower.owner} lodges a follower in {site_name(now, event.quarter)}",
    CountMoved: lambda event, now: f"{event.player} moves the count to {site_name(now, event.quarter)}",
}

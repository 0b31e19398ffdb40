"""Abbey and Mayor in words: barns and wagons."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.abbey_and_mayor import BarnBuilt, BuildBarn, DriveOn, DroveOn
from rulefork.spec.act import Act
from rulefork.spec.landmark import FeatureMark
from rulefork.spec.naming import feature_name
from rulefork.spec.situation import Situation, spot_of
from rulefork.table.corner import CORNERS, seen_from, squares_at


@dataclass(frozen=True, slots=True)
class BuildsBarn(Act):
    """A player builds the barn where four tiles meet, at a corner of the one that is named."""

    pattern: ClassVar[str] = "{player} builds the barn on the {corner} corner of {place}"
    example: ClassVar[str] = "Red builds the barn on the north-east corner of the gap"
    expansion: ClassVar[str] = "abbey-and-mayor"
    player: str
    corner: int
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (BuildBarn(self.player, squares_at(situation.square(self.place), self.corner)),)


@dataclass(frozen=True, slots=True)
class DrivesOn(Act):
    """A player lets the wagon drive on, once it is scored, to the tile by which the feature is named."""

    pattern: ClassVar[str] = "{player} drives the wagon on to {feature}"
    example: ClassVar[str] = "Red drives the wagon on to the east road"
    expansion: ClassVar[str] = "abbey-and-mayor"
    player: str
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        mark = situation.landmark(self.feature)
        if not isinstance(mark, FeatureMark):
            raise situation.unknown(self.feature, "a feature on the board")
        return (DriveOn(self.player, spot_of(situation.state, mark.square, mark.kind, mark.port)),)


ACTS: Final[tuple[type[Act], ...]] = (BuildsBarn, DrivesOn)


def _builds(event: BarnBuilt, situation: Situation) -> str:
    # Any of the four squares names the corner; one with a name of its own is best.
    named = [(situation.square_name(square), CORNERS[corner]) for square, corner in seen_from(event.squares)]
    place, corner = min(named, key=lambda each: each[0].startswith("("))
    return f"{event.figure.owner} builds the barn on the {corner} corner of {place}"


def _drives(event: DroveOn, situation: Situation) -> str:
    goal = feature_name(situation, event.spot) or situation.square_name(event.spot.square)
    return f"{event.figure.owner}'s wagon drives on to {goal} as a {event.role}"


TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {BarnBuilt: _builds, DroveOn: _drives}

"""The sentences about where things are: figures, the dragon and its walk, the fairy."""

from abc import ABC
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from rulefork.play.action import MoveDragon
from rulefork.play.dragon import walker
from rulefork.play.event import (
    Deployed,
    DragonCame,
    DragonStepped,
    DragonStopped,
    Entered,
    Event,
    FairyLeftAlone,
    FairyMoved,
    FigureHome,
    Phase,
)
from rulefork.play.fairy import stands_next_to_one
from rulefork.play.role import called, role_at
from rulefork.play.state import ANYONE
from rulefork.spec.observation import Caused, Observation, at_turn_end, rulings_of
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation
from rulefork.table.figure import SUPPLY, Held, OnTile, Site, Spot

STAGES: Final[dict[Phase, str]] = {
    "place": "tile placement",
    "princess": "tile placement",
    "deploy": "deployment",
    "deployed": "deployment",
    "dragon": "walk of the dragon",
    "score": "scoring",
    "scored": "scoring",
    "end": "final scoring",
}
"""What the phases of a turn are called."""


def _last(situation: Situation, *kinds: type[Event]) -> tuple[str, ...]:
    """Return the ruling behind the last event of these kinds, or nothing."""
    return rulings_of([event for event in situation.events if isinstance(event, kinds)][-1:])


@dataclass(frozen=True, slots=True)
class _OfFigure(Observation, ABC):
    figure: str

    def question(self) -> str:
        return f"{self.figure} is …"

    def observe(self, situation: Situation) -> Sentence:
        figure = situation.figure(self.figure)
        place = situation.state.figures[figure]
        if isinstance(place, Held):
            return IsPrisoner(self.figure, place.by)
        if place is not SUPPLY:
            return IsOnBoard(self.figure)
        store = situation.game.kind(figure).goes_to
        if figure.owner:
            return IsBack(self.figure, figure.owner)
        return IsBackIn(self.figure, store) if store else IsAside(self.figure)


@dataclass(frozen=True, slots=True)
class _Gone(_OfFigure, Caused, ABC):
    def rulings(self, situation: Situation) -> tuple[str, ...]:
        figure = situation.figure(self.figure)
        homes = (event for event in situation.events if isinstance(event, FigureHome))
        return rulings_of(event for event in homes if event.figure == figure)


@dataclass(frozen=True, slots=True)
class IsBack(_Gone):
    """A figure has come back to its owner's supply."""

    pattern: ClassVar[str] = "{figure} is back in {player}'s supply"
    example: ClassVar[str] = "Blue's knight is back in Blue's supply"
    player: str


@dataclass(frozen=True, slots=True)
class IsBackIn(_Gone):
    """What belongs to nobody has gone back to a supply of its own."""

    pattern: ClassVar[str] = "{figure} is back in the {store}"
    example: ClassVar[str] = "the ghost is back in the supply of ghosts"
    store: str


@dataclass(frozen=True, slots=True)
class IsAside(_Gone):
    """What belongs to nobody has left the board."""

    pattern: ClassVar[str] = "{figure} lies beside the board"
    example: ClassVar[str] = "the mage lies beside the board"


@dataclass(frozen=True, slots=True)
class IsOnBoard(_OfFigure):
    """A figure is still where it stood."""

    pattern: ClassVar[str] = "{figure} stays on the board"
    example: ClassVar[str] = "Blue's knight stays on the board"


@dataclass(frozen=True, slots=True)
class IsIn(_OfFigure, Caused):
    """A figure is in a place of its own, in no feature, and the ruling by which it entered."""

    pattern: ClassVar[str] = "{figure} is in {site}"
    example: ClassVar[str] = "Red's follower is in the castle"
    site: str

    def observe(self, situation: Situation) -> Sentence:
        place = situation.state.figures[situation.figure(self.figure)]
        if isinstance(place, Site) and place == situation.site(self.site):
            return self
        return _OfFigure.observe(self, situation)

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        figure = situation.figure(self.figure)
        return rulings_of(event for event in situation.events if isinstance(event, Entered) and event.figure == figure)


@dataclass(frozen=True, slots=True)
class StandsOn(_OfFigure, Caused):
    """A figure stands on a tile, and the ruling by which it was put there."""

    pattern: ClassVar[str] = "{figure} stands on {place}"
    example: ClassVar[str] = "Red's knight stands on the bridge tile"
    answer: ClassVar[str] = "place"
    place: str

    def question(self) -> str:
        return f"{self.figure} stands on …"

    def observe(self, situation: Situation) -> Sentence:
        place = situation.state.figures[situation.figure(self.figure)]
        if isinstance(place, Spot | OnTile):
            return replace(self, place=situation.square_name(place.square))
        return _OfFigure.observe(self, situation)

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        figure = situation.figure(self.figure)
        put = (event for event in situation.events if isinstance(event, Deployed))
        return rulings_of(event for event in put if event.figure == figure)


@dataclass(frozen=True, slots=True)
class IsPrisoner(_OfFigure):
    """A figure was captured by a player."""

    pattern: ClassVar[str] = "{figure} is {player}'s prisoner"
    example: ClassVar[str] = "Blue's thief is Red's prisoner"
    player: str


@dataclass(frozen=True, slots=True)
class CountsAs(Observation):
    """A figure has a role by where it stands."""

    pattern: ClassVar[str] = "{figure} counts as a {role}"
    example: ClassVar[str] = "Red's follower counts as a knight"
    answer: ClassVar[str] = "role"
    figure: str
    role: str

    def observe(self, situation: Situation) -> Sentence:
        figure = situation.figure(self.figure)
        spot = situation.state.figures[figure]
        if not figure.is_follower or not isinstance(spot, Spot):
            return IsOnBoard(self.figure)
        return replace(self, role=role_at(situation.state, spot))


@dataclass(frozen=True, slots=True)
class GoesHome(Caused):
    """A figure goes home in one part of the turn."""

    pattern: ClassVar[str] = "{figure} goes home during the {stage}"
    example: ClassVar[str] = "Blue's knight goes home during the scoring"
    answer: ClassVar[str] = "stage"
    figure: str
    stage: str

    def observe(self, situation: Situation) -> Sentence:
        figure, after = situation.figure(self.figure), at_turn_end(situation)
        for event in after.events:
            if isinstance(event, FigureHome) and event.figure == figure:
                return replace(self, stage=STAGES[event.phase])
        return IsOnBoard(self.figure)

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return IsBack(self.figure, "").rulings(at_turn_end(situation))


@dataclass(frozen=True, slots=True)
class _OfDragon(Observation, ABC):
    def question(self) -> str:
        return "the dragon is …"

    def observe(self, situation: Situation) -> Sentence:
        square = situation.state.dragon
        return DragonStands(situation.square_name(square)) if square is not None else DragonAside()


@dataclass(frozen=True, slots=True)
class DragonStands(_OfDragon, Caused):
    """The dragon is on a tile."""

    pattern: ClassVar[str] = "the dragon stands on {place}"
    example: ClassVar[str] = "the dragon stands on the bridge tile"
    place: str

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return _last(situation, DragonCame, DragonStepped)


@dataclass(frozen=True, slots=True)
class DragonAside(_OfDragon):
    """The dragon is not in play yet."""

    pattern: ClassVar[str] = "the dragon is beside the table"
    example: ClassVar[str] = "the dragon is beside the table"


@dataclass(frozen=True, slots=True)
class WalkEnds(Caused):
    """The dragon's last walk took so many steps."""

    pattern: ClassVar[str] = "the dragon's walk ends after {steps}"
    example: ClassVar[str] = "the dragon's walk ends after 3 steps"
    answer: ClassVar[str] = "steps"
    steps: int

    def observe(self, situation: Situation) -> Sentence:
        walks = [event for event in _walked(situation).events if isinstance(event, DragonStopped)]
        return replace(self, steps=walks[-1].steps) if walks else DragonRests()

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return _last(_walked(situation), DragonStopped)


def _walked(situation: Situation) -> Situation:
    return at_turn_end(situation) if "dragon" in situation.state.turn.phases else situation


@dataclass(frozen=True, slots=True)
class DragonRests(Observation):
    """The dragon makes no walk since the position."""

    pattern: ClassVar[str] = "the dragon does not move"
    example: ClassVar[str] = "the dragon does not move"

    def question(self) -> str:
        return "the dragon's walk ends after …"

    def observe(self, situation: Situation) -> Sentence:
        return WalkEnds(0).observe(situation)


@dataclass(frozen=True, slots=True)
class StepsNext(Observation):
    """It is a player's turn to move the dragon."""

    pattern: ClassVar[str] = "{player} moves the dragon next"
    example: ClassVar[str] = "Blue moves the dragon next"
    answer: ClassVar[str] = "player"
    player: str

    def observe(self, situation: Situation) -> Sentence:
        player = walker(situation.state)
        may_step = any(situation.allows((MoveDragon(player, side),)) for side in range(4))
        return StepsNext(player) if may_step else NobodySteps()


@dataclass(frozen=True, slots=True)
class NobodySteps(Observation):
    """The dragon does not move now, or has nowhere to go."""

    pattern: ClassVar[str] = "nobody moves the dragon next"
    example: ClassVar[str] = "nobody moves the dragon next"

    def question(self) -> str:
        return "… moves the dragon next"

    def observe(self, situation: Situation) -> Sentence:
        return StepsNext("").observe(situation)


@dataclass(frozen=True, slots=True)
class FairyIsOn(Caused):
    """The fairy is on a tile, with whomever."""

    pattern: ClassVar[str] = "the fairy is on {place}"
    example: ClassVar[str] = "the fairy is on the bridge tile"
    answer: ClassVar[str] = "place"
    place: str

    def observe(self, situation: Situation) -> Sentence:
        fairy = situation.state.fairy
        return replace(self, place=situation.square_name(fairy.square)) if fairy else FairyAside()

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return _last(situation, FairyMoved)


@dataclass(frozen=True, slots=True)
class FairyAside(Observation):
    """The fairy is not in play yet."""

    pattern: ClassVar[str] = "the fairy is beside the table"
    example: ClassVar[str] = "the fairy is beside the table"

    def question(self) -> str:
        return "the fairy is on …"

    def observe(self, situation: Situation) -> Sentence:
        return FairyIsOn("").observe(situation)


@dataclass(frozen=True, slots=True)
class _OfCompanion(Caused, ABC):
    def question(self) -> str:
        return "the fairy stands next to …"

    def observe(self, situation: Situation) -> Sentence:
        fairy = situation.state.fairy
        if fairy is None or fairy.companion is None:
            return FairyAlone()
        if fairy.companion == ANYONE or not stands_next_to_one(situation.game):
            return FairyForAll()
        if isinstance(self, FairyNextTo) and situation.figure(self.figure) == fairy.companion:
            return self
        role = called(situation.game, situation.state, fairy.companion, situation.state.figures[fairy.companion])
        return FairyNextTo(f"{fairy.companion.owner}'s {role}")

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return _last(situation, FairyMoved, FairyLeftAlone)


@dataclass(frozen=True, slots=True)
class FairyNextTo(_OfCompanion):
    """The fairy stands with one follower."""

    pattern: ClassVar[str] = "the fairy stands next to {figure}"
    example: ClassVar[str] = "the fairy stands next to Red's knight"
    figure: str


@dataclass(frozen=True, slots=True)
class FairyForAll(_OfCompanion):
    """The fairy was put on a tile, not beside one of its followers."""

    pattern: ClassVar[str] = "the fairy stands next to nobody in particular"
    example: ClassVar[str] = "the fairy stands next to nobody in particular"


@dataclass(frozen=True, slots=True)
class FairyAlone(_OfCompanion):
    """The fairy stands beside nobody; the follower she stood with has gone home."""

    pattern: ClassVar[str] = "the fairy stands next to nobody"
    example: ClassVar[str] = "the fairy stands next to nobody"


WHEREABOUTS: Final[tuple[type[Observation], ...]] = (
    IsBack,
    IsBackIn,
    IsAside,
    IsOnBoard,
    IsIn,
    IsPrisoner,
    CountsAs,
    GoesHome,
    DragonStands,
    StandsOn,
    DragonAside,
    WalkEnds,
    DragonRests,
    NobodySteps,
    StepsNext,
    FairyNextTo,
    FairyForAll,
    FairyAlone,
    FairyIsOn,
    FairyAside,
)

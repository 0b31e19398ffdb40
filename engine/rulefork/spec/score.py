"""The sentences about points, about the bag, and about the end of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from rulefork.play.event import Scored
from rulefork.spec.observation import Caused, Observation, at_turn_end, rulings_of
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation


def _scores(situation: Situation) -> Iterator[Scored]:
    return (event for event in at_turn_end(situation).events if isinstance(event, Scored))


@dataclass(frozen=True, slots=True)
class ScoresPoints(Caused):
    """A player scores so many points in all since the position."""

    pattern: ClassVar[str] = "{player} scores {points}"
    example: ClassVar[str] = "Red scores 8 points"
    answer: ClassVar[str] = "points"
    player: str
    points: int

    def observe(self, situation: Situation) -> Sentence:
        after = at_turn_end(situation)
        return replace(self, points=after.state.points[self.player] - after.start.points[self.player])

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return rulings_of(score for score in _scores(situation) if score.player == self.player)


@dataclass(frozen=True, slots=True)
class ScoresFor(Caused):
    """A player is paid so many points for one kind of feature, or for the fairy."""

    pattern: ClassVar[str] = "{player} scores {points} for the {kind}"
    example: ClassVar[str] = "Red scores 3 points for the fairy"
    answer: ClassVar[str] = "points"
    player: str
    points: int
    kind: str

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, points=sum(score.points for score in self._own(situation)))

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        return rulings_of(self._own(situation))

    def _own(self, situation: Situation) -> Iterator[Scored]:
        scores = _scores(situation)
        return (score for score in scores if (score.player, score.reason) == (self.player, self.kind))


@dataclass(frozen=True, slots=True)
class ScoresAtOnce(ScoresFor):
    """A player is paid so many points in one award, the largest for that kind of feature or for the fairy."""

    pattern: ClassVar[str] = "{player} scores {points} for the {kind} at once"
    example: ClassVar[str] = "Red scores 2 points for the fairy at once"

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, points=max((score.points for score in self._own(situation)), default=0))


@dataclass(frozen=True, slots=True)
class NobodyScores(Observation):
    """No player scores since the position."""

    pattern: ClassVar[str] = "nobody scores"
    example: ClassVar[str] = "nobody scores"

    def question(self) -> str:
        return "… scores"

    def observe(self, situation: Situation) -> Sentence:
        after = at_turn_end(situation)
        gains = {player: after.state.points[player] - points for player, points in after.start.points.items()}
        scored = tuple(ScoresPoints(player, gain) for player, gain in gains.items() if gain)
        return Together(scored) if scored else self


@dataclass(frozen=True, slots=True)
class Together(Sentence):
    """Several sentences that together answer one question."""

    sentences: tuple[Sentence, ...]

    def __str__(self) -> str:
        return " and ".join(map(str, self.sentences))


@dataclass(frozen=True, slots=True)
class BagHolds(Observation):
    """So many tiles can still be drawn."""

    pattern: ClassVar[str] = "the bag holds {tiles}"
    example: ClassVar[str] = "the bag holds 3 tiles"
    answer: ClassVar[str] = "tiles"
    tiles: int

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, tiles=len(situation.state.bag))


@dataclass(frozen=True, slots=True)
class LiesAside(Observation):
    """So many dragon tiles lie aside until the dragon is in play."""

    pattern: ClassVar[str] = "the pile set aside holds {tiles}"
    example: ClassVar[str] = "the pile set aside holds 2 tiles"
    answer: ClassVar[str] = "tiles"
    tiles: int

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, tiles=len(situation.state.aside))


@dataclass(frozen=True, slots=True)
class GameIsOver(Observation):
    """Whether the game has come to its end."""

    pattern: ClassVar[str] = "the game is over"
    example: ClassVar[str] = "the game is over"

    def question(self) -> str:
        return "the game is …"

    def observe(self, situation: Situation) -> Sentence:
        over = at_turn_end(situation).state.over
        return GameIsOver() if over else GameGoesOn()


@dataclass(frozen=True, slots=True)
class GameGoesOn(GameIsOver):
    """The game has not come to its end."""

    pattern: ClassVar[str] = "the game goes on"
    example: ClassVar[str] = "the game goes on"


SCORES: Final[tuple[type[Observation], ...]] = (
    ScoresFor,
    ScoresAtOnce,
    ScoresPoints,
    NobodyScores,
    BagHolds,
    LiesAside,
    GameGoesOn,
    GameIsOver,
)

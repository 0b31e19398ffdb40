"""Traders and Builders in words: who took which goods, and who holds them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from rulefork.play.event import Event
from rulefork.play.expansions.traders_and_builders import GoodsTaken, held
from rulefork.spec.observation import Observation, at_turn_end
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class HoldsGoods(Observation):
    """A player holds so many tokens of a kind of goods when the turn has ended."""

    pattern: ClassVar[str] = "{player} holds {number} {goods}"
    example: ClassVar[str] = "Blue holds 2 cloth"
    answer: ClassVar[str] = "number"
    player: str
    number: int
    goods: str

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, number=held(at_turn_end(situation).state, self.player, self.goods))


OBSERVATIONS: Final[tuple[type[Observation], ...]] = (HoldsGoods,)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    GoodsTaken: lambda event, _: f"{event.player} takes {event.count} {event.kind}",
}

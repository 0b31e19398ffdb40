"""Policies: how players choose among what the rules allow."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rulefork.play.action import Action, Pass
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.search.chance import Chance
from rulefork.search.greed import greedily
from rulefork.search.playout import PASSES

Policy = Callable[[Game, State, Sequence[Action], Chance, str], Action]
"""Chooses one of several actions in a state; the text says what is decided, as `Chance` wants to know it."""


def by_chance(_: Game, __: State, actions: Sequence[Action], chance: Chance, what: str) -> Action:
    """Return any of the actions, each as likely as the others; where one may pass, a pass now and then instead."""
    last = actions[-1]
    if isinstance(last, Pass) and chance.share(f"{what} at all") < PASSES:
        return last
    return chance.any_of(what, actions)


POLICIES: Final[Mapping[str, Policy]] = {"random": by_chance, "greedy": greedily}
"""The policies by name."""

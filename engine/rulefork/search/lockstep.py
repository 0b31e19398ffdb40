"""Two games in step: the same actions under two rulesets, and the first place where the two part.

As long as nothing was asked that the two rulesets answer differently, one state stands for both games; only then is an
action played twice. That makes a search over games of two rulesets no dearer than one over games of one.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rulefork.play.action import Action
from rulefork.play.event import Event, FigureHome, Scored
from rulefork.play.game import Box, Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import apply, begin, choices
from rulefork.rulebook.ruleset import FAMILY, Ruleset, RulesInPlay, answer_of
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.whereabouts import STAGES

Kind = Literal["points", "figures", "legality", "awards", "stage"]
"""What two games can differ in: the points of a player; where figures, dragon and fairy are; whether an action is
allowed. Where all that is alike: what the points were paid for, and in which part of a turn a figure went home."""

KINDS: Final[tuple[Kind, ...]] = ("points", "figures", "legality", "awards", "stage")
"""From what a player sees at once to what only a close look shows."""

_Answer = tuple[State, list[Event]] | Refused


@dataclass(frozen=True, slots=True)
class Both:
    """A game under two rulesets: two states, or twice the same one while the rules have not parted.

    `told_a` and `told_b` are the points paid and the figures gone home in the present turn, where these differ.
    """

    a: State
    b: State
    told_a: tuple[Event, ...] = ()
    told_b: tuple[Event, ...] = ()

    @property
    def is_one(self) -> bool:
        """Whether both rulesets have played alike, so far as it can still be seen."""
        return self.a is self.b and self.told_a == self.told_b

    @property
    def differences(self) -> tuple[Kind, ...]:
        """What can be seen to differ between two turns."""
        if self.is_one:
            return ()
        told: Mapping[Kind, bool] = {
            "points": self.a.points != self.b.points,
            "figures": _whereabouts(self.a) != _whereabouts(self.b),
            "legality": self.a.over != self.b.over,
            "awards": _awards(self.told_a) != _awards(self.told_b),
            "stage": _stages(self.told_a) != _stages(self.told_b),
        }
        return tuple(kind for kind in KINDS if told[kind])

    def settled(self) -> "Both":
        """Return the game with nothing told of the turn that has ended."""
        return Both(self.a, self.b) if self.told_a or self.told_b else self


class OneSided(Exception):  # noqa: N818 - it names what came of an action
    """An action that only one of the rulesets allows; `by_a` tells whether it is A."""

    def __init__(self, by_a: bool) -> None:
        super().__init__("only one ruleset allows it")
        self.by_a = by_a


def differing(a: Ruleset, b: Ruleset, toggles: Mapping[str, Toggle]) -> frozenset[str]:
    """Return the questions, as in `RulesInPlay.noted`, that the rulesets answer differently; sources are left out."""
    asked = [FAMILY, *toggles, *(f"{toggle} says" for toggle in toggles)]
    return frozenset(each for each in asked if answer_of(a, toggles, each) != answer_of(b, toggles, each))


class Lockstep:
    """Plays under two rulesets at once.

    `questions` are those that the rulesets answer differently. `played` counts how often the engine was asked for a
    move or for the choices.
    """

    def __init__(self, a: Ruleset, b: Ruleset, toggles: Mapping[str, Toggle], box: Box) -> None:
        self.a, self.b = (Game(RulesInPlay(ruleset, toggles), box) for ruleset in (a, b))
        self.questions = differing(a, b, toggles)
        self.played = 0

    def begin(self, players: tuple[str, ...]) -> Both:
        """Return a new game of the players."""
        state = begin(self.a, players)
        return Both(state, state)

    def play(self, both: Both, action: Action) -> Both:
        """Return the game after the action.

        Raises `Refused` where both rulesets refuse it, and `OneSided` where one of them does.
        """
        one, parts = self._answer(self.a, both.a, action)
        if both.a is both.b and not parts:
            state, _ = _allowed(one)
            return Both(state, state, both.told_a, both.told_b)
        other, _ = self._answer(self.b, both.b, action)
        if isinstance(one, Refused) != isinstance(other, Refused):
            raise OneSided(by_a=isinstance(other, Refused))
        (a, events_a), (b, events_b) = _allowed(one), _allowed(other)
        told_a, told_b = (*both.told_a, *_telling(events_a)), (*both.told_b, *_telling(events_b))
        return Both(a, a if a == b else b, told_a, told_b) if told_a != told_b else Both(a, a if a == b else b)

    def choices(self, both: Both) -> tuple[list[Action], list[Action]]:
        """Return the actions that both rulesets allow next, and those that only one of them does."""
        a, parts = self._choices(self.a, both.a)
        if both.a is both.b and not parts:
            return a, []
        b, _ = self._choices(self.b, both.b)
        allowed: list[Action] = []
        parting: list[Action] = []
        for action in dict.fromkeys([*a, *b]):
            (parting if self._is_one_sided(both, action) else allowed).append(action)
        return allowed, parting

    def _is_one_sided(self, both: Both, action: Action) -> bool:
        # What one ruleset lists the other may allow too, for an action goes through the phases before its own.
        try:
            self.play(both, action)
        except OneSided:
            return True
        return False

    def _answer(self, game: Game, state: State, action: Action) -> tuple[_Answer, bool]:
        """Return what comes of the action, and whether a question was asked on which the rulesets differ."""
        noted = game.rules.noted
        noted.clear()
        self.played += 1
        answer: _Answer
        try:
            answer = apply(game, state, action)
        except Refused as refused:
            answer = refused
        return answer, not self.questions.isdisjoint(noted)

    def _choices(self, game: Game, state: State) -> tuple[list[Action], bool]:
        noted = game.rules.noted
        noted.clear()
        self.played += 1
        found = choices(game, state)
        return found, not self.questions.isdisjoint(noted)


def _allowed(answer: _Answer) -> tuple[State, list[Event]]:
    if isinstance(answer, Refused):
        raise answer
    return answer


def _telling(events: Iterable[Event]) -> Iterator[Event]:
    return (event for event in events if isinstance(event, Scored | FigureHome))


def _awards(events: Iterable[Event]) -> Counter[Hashable]:
    return Counter((each.player, each.reason, each.points) for each in events if isinstance(each, Scored))


def _stages(events: Iterable[Event]) -> Counter[Hashable]:
    return Counter((each.figure, STAGES[each.phase]) for each in events if isinstance(each, FigureHome))


def _whereabouts(state: State) -> Hashable:
    fairy = state.fairy.square if state.fairy else None
    return frozenset(state.on_board()), state.dragon, fairy

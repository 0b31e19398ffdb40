"""A witness in sentences: what is done, and what is seen then under each of the two rulesets."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from rulefork.play.event import Scored
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.search.lockstep import Kind
from rulefork.search.witness import PLAYERS, Witness
from rulefork.spec.act import Act, Draws, EndsTurn, MovesDragon, Places, PlacesTurned, TurnBegins, WalksDragon
from rulefork.spec.observation import May, Observation, at_turn_end
from rulefork.spec.saying import name_figure, say
from rulefork.spec.score import ScoresFor, ScoresPoints
from rulefork.spec.situation import Situation, Unclear
from rulefork.spec.whereabouts import DragonStands, FairyIsOn, GoesHome, IsOnBoard
from rulefork.table.figure import Figure


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing that differs, as a sentence under A and one under B."""

    kind: Kind
    question: Observation
    a: str
    b: str


@dataclass(frozen=True, slots=True)
class Story:
    """A witness in sentences, and the two games as they stand when the difference is seen.

    `acts` leave out the last action where the difference is whether it is allowed.
    """

    witness: Witness
    acts: tuple[Act, ...]
    seen: tuple[Seen, ...]
    a: Situation
    b: Situation

    @property
    def turns(self) -> tuple[tuple[Act, ...], ...]:
        """The acts turn by turn."""
        turns: list[list[Act]] = []
        for act in self.acts:
            has_tile = bool(turns) and any(isinstance(each, _PLACING) for each in turns[-1])
            if not turns or isinstance(act, TurnBegins) or (has_tile and isinstance(act, (*_PLACING, Draws))):
                turns.append([])
            turns[-1].append(act)
        return tuple(map(tuple, turns))


_PLACING: Final = (Places, PlacesTurned)


def story_of(witness: Witness, games: tuple[Game, Game]) -> Story:
    """Return the witness in sentences; raises `Unclear` where no sentence says what is done or what differs."""
    told = _told(witness, games)
    for kind in witness.kinds:
        seen = tuple(_seen(kind, told))
        if seen:
            return Story(witness, tuple(_walking(told.acts)), seen, told.a, told.b)
    raise Unclear("no sentence says what differs")


@dataclass(frozen=True, slots=True)
class _Told:
    """A game as far as it is told: its sentences, the figures that were on the board by name, how it stands."""

    acts: tuple[Act, ...]
    names: Mapping[str, Figure]
    a: Situation
    b: Situation
    last: Act | None = None
    """What only one ruleset allows."""

    def then(self, act: Act) -> "_Told":
        """Return the game after one more act."""
        try:
            a, b = (each.play_all(act.actions(each)) for each in (self.a, self.b))
        except Refused as refused:
            raise Unclear(f"{act} is refused: {refused.why}") from None
        return _Told((*self.acts, act), {**self.names, **dict(_named(a))}, a, b)


def _told(witness: Witness, games: tuple[Game, Game]) -> _Told:
    a, b = (Situation(game, {}, (begin(game, PLAYERS),)) for game in games)
    told, is_legality = _Told((), {}, a, b), witness.kinds[0] == "legality"
    for action in witness.actions[:-1] if is_legality else witness.actions:
        told = told.then(say(action, told.a))
    if is_legality:
        return replace(told, last=say(witness.actions[-1], told.a))
    state = told.a.state
    is_open = state.turn.square is not None and not state.over
    # Where figures are is looked for as the game stands, points at the end of the turn.
    return told.then(EndsTurn(state.player)) if is_open and witness.kinds[0] == "figures" else told


def _named(situation: Situation) -> Iterator[tuple[str, Figure]]:
    for figure, _ in situation.state.on_board():
        with suppress(Unclear):
            yield name_figure(situation, figure), figure


def _seen(kind: Kind, told: _Told) -> Iterator[Seen]:
    for question in _questions(kind, told):
        with suppress(Unclear):
            a, b = (str(question.observe(each)) for each in (told.a, told.b))
            if a != b:
                yield Seen(kind, question, a, b)


def _questions(kind: Kind, told: _Told) -> Iterator[Observation]:
    match kind:
        case "points":
            yield from (ScoresPoints(player, 0) for player in PLAYERS)
        case "figures":
            yield from (IsOnBoard(name) for name in _sure(told))
            yield from (DragonStands(""), FairyIsOn(""))
        case "legality":
            if told.last is not None:
                yield May(told.last, allowed=True)
        case "awards":
            reasons = dict.fromkeys(each.reason for each in _awards(told))
            yield from (ScoresFor(player, 0, reason) for player in PLAYERS for reason in reasons)
        case "stage":
            yield from (GoesHome(name, "") for name in _sure(told))


def _sure(told: _Told) -> Iterator[str]:
    """Yield the names that stand for the same figure to the end."""
    for name, figure in told.names.items():
        with suppress(Unclear):
            if told.a.figure(name) == told.b.figure(name) == figure:
                yield name


def _awards(told: _Told) -> Iterator[Scored]:
    for situation in (told.a, told.b):
        yield from (event for event in at_turn_end(situation).events if isinstance(event, Scored))


def _walking(acts: Iterable[Act]) -> Iterator[Act]:
    """Yield the acts with steps of the dragon that follow one another in one sentence."""
    for is_step, group in groupby(acts, lambda act: isinstance(act, MovesDragon)):
        steps = tuple(group)
        if is_step and len(steps) > 1:
            yield WalksDragon(tuple(step.side for step in steps if isinstance(step, MovesDragon)))
        else:
            yield from steps

"""Reduction: a game in which a program departs, with all left out that the departure does not need.

Turns and single actions are left out as long as what is left is legal and the program still departs. Who does what may
shift by that: the turns go round the table again.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

from rulefork.conform.departure import Departure, Examiner, Unsupported
from rulefork.conform.randomgame import Asked, Told, answered, legal, new_game, questions_now
from rulefork.conform.reach import Reach
from rulefork.play.action import Action, DrawTile, EndTurn, MoveFairy, PlaceTile, SendHome
from rulefork.play.state import State
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, Place

TRIES: Final = 400
"""How many smaller games are played in the program at most."""


class Step(NamedTuple):
    """An action, and where the figure that it names stood."""

    action: Action
    place: Place | None


Turn = tuple[Step, ...]


def reduced(examiner: Examiner, departure: Departure, tries: int = TRIES) -> Departure:
    """Return a departure that needs as little as was found within so many tries; the one given where nothing less."""
    return _Reduction(examiner, departure, tries).run()


class _Reduction:
    """A departure while it is made smaller."""

    def __init__(self, examiner: Examiner, departure: Departure, tries: int) -> None:
        self._examiner = examiner
        self._best = departure
        self._left = tries

    def run(self) -> Departure:
        """Leave out turns by halves, quarters and so on, then single actions, until nothing more can go."""
        while True:
            before = self._best
            self._without_turns()
            self._without_actions()
            if self._best is before or self._left <= 0:
                return self._best

    def _without_turns(self) -> None:
        size = max(len(_turns(self._best)) // 2, 1)
        while size:
            at = 0
            while at < len(turns := _turns(self._best)):
                # Where the turns are fewer now, the next ones have come to this place.
                at += 0 if self._try(chain(*turns[:at], *turns[at + size :])) else size
            size //= 2

    def _without_actions(self) -> None:
        at = len(self._best.told) - 1
        while at >= 0:
            steps = [*chain(*_turns(self._best))]
            if at < len(steps) and not isinstance(steps[at].action, PlaceTile):
                self._try([*steps[:at], *steps[at + 1 :]])
            at -= 1

    def _try(self, steps: Iterable[Step]) -> bool:
        """Return whether a smaller game departs too; it is the best one then."""
        if self._left <= 0:
            return False
        told = restaged(self._examiner.reach, self._examiner.players, [*steps], self._best.asked)
        if not told:
            return False
        self._left -= 1
        try:
            found = self._examiner.departure(told)
        except Unsupported:
            return False
        if found is None or len(found.told) >= len(self._best.told):
            return False
        self._best = found
        return True


def _turns(departure: Departure) -> list[Turn]:
    """Return the actions turn by turn; a turn begins with a tile that is drawn or placed."""
    turns: list[list[Step]] = []
    placed = True
    for before, told in zip(departure.told[:1] + departure.told, departure.told, strict=False):
        opens = isinstance(told.action, DrawTile | PlaceTile) and placed
        if opens or not turns:
            turns.append([])
            placed = False
        placed |= isinstance(told.action, PlaceTile)
        turns[-1].append(Step(told.action, _place(told.action, before.after.state)))
    return [tuple(turn) for turn in turns]


def _place(action: Action, state: State) -> Place | None:
    figure = _named(action)
    return None if figure is None else state.figures[figure]


def _named(action: Action) -> Figure | None:
    match action:
        case SendHome(knight=figure) | MoveFairy(companion=figure):
            return figure
    return None


def restaged(reach: Reach, players: tuple[str, ...], steps: Sequence[Step], asked: Asked | None) -> list[Told]:
    """Return the steps as a game of its own, in the order of the table; nothing where one of them is not legal.

    At its end the same sort of question is asked as before, about anybody whom it could be about.
    """
    situation = new_game(reach, players)
    told: list[Told] = []
    for step in steps:
        after = next(_taken(reach, situation, step), None)
        if after is None:
            return []
        told.append(Told(after.actions[-1], after, ()))
        situation = after
    if told and asked is not None:
        told[-1] = told[-1]._replace(asked=tuple(_asked_again(reach, situation, asked)))
        return told if told[-1].asked else []
    return told


def _taken(reach: Reach, situation: Situation, step: Step) -> Iterator[Situation]:
    """Yield the situations after the step, taken by any player who may take it."""
    for action in _by_anybody(step, situation.state):
        after = reach.after(situation, action)
        if after is not None:
            yield after


def _by_anybody(step: Step, state: State) -> Iterator[Action]:
    around = [*state.players[state.active :], *state.players[: state.active]]
    if isinstance(step.action, EndTurn):
        around = around[:1]
    for player in around:
        action = replace(step.action, player=player)
        if _named(action) is None:
            yield action
        for figure, place in state.figures.items() if step.place is not None else ():
            if place == step.place:
                named = "knight" if isinstance(action, SendHome) else "companion"
                yield replace(action, **{named: figure})


def _asked_again(reach: Reach, situation: Situation, asked: Asked) -> Iterator[Asked]:
    state = situation.state
    if asked.act is None:
        alike = (question for question in questions_now(situation) if question["ask"] == asked.question["ask"])
        yield from chain.from_iterable(answered(reach, situation, question) for question in alike)
        return
    place = asked.question["actions"][0].get("knight") or asked.question["actions"][0].get("companion")
    for act in _same_try(asked.act, place is not None, state):
        yield from answered(reach, situation, legal(act, state), act)


def _same_try(act: Action, names_figure: bool, state: State) -> Iterator[Action]:
    for player in state.players:
        tried = replace(act, player=player)
        if not names_figure:
            yield tried
            continue
        for figure, spot in state.followers():
            if isinstance(tried, MoveFairy):
                yield replace(tried, square=spot.square, companion=figure)
            elif isinstance(tried, SendHome):
                yield replace(tried, knight=figure)

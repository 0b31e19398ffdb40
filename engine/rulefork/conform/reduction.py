"""Reduction: a game in which a program departs, with all left out that the departure does not need.

Turns and single actions are left out as long as what is left is legal and the program still departs. Who does what may
shift by that: the turns go round the table again.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import Final, NamedTuple

from rulefork.conform.departure import Departure, Examiner, Unsupported
from rulefork.conform.randomgame import Asked, Told, answered, legal, new_game, questions_now, random_game
from rulefork.conform.reach import Reach
from rulefork.play.action import Action, DrawTile, EndTurn, MoveFairy, PlaceTile, SendHome
from rulefork.play.state import State
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, Place

TRIES: Final = 1200
"""How many smaller games are played in the program at most."""
_AFRESH: Final = 200
"""How many of them are new games at each end: at first short ones, where the old one is long, and the shortest."""
_KEPT: Final = 4
"""How many of the tiles of a departure are favoured in a new game, besides the last."""
_SECONDS: Final = 30.0
"""How long a departure is made smaller; a program may be slow to start."""
_LONG: Final = 60
"""More actions than these make a game long: it takes its time to leave out single turns of it."""


_PLAINEST: Final = (
    "figures", "points", "dragon", "fairy", "fairy-companion", "role", "over", "dragon-mover", "set-aside", "bag",
    "supply", "dragon-steps",
)  # fmt: skip
"""The questions, from those that are told in a sentence about one thing to those that are not."""


class Step(NamedTuple):
    """An action, and where the figure that it names stood."""

    action: Action
    place: Place | None


Turn = tuple[Step, ...]


def reduced(examiner: Examiner, departure: Departure, tries: int = TRIES) -> Departure:
    """Return a departure that needs as little as was found within so many tries; the one given where nothing less.

    When nothing more can be left out, new games are played that are shorter, with the same tiles before others: what
    takes the long way in one game may be near in another.
    """
    return _Reduction(examiner, departure, tries).run()


class _Reduction:
    """A departure while it is made smaller."""

    def __init__(self, examiner: Examiner, departure: Departure, tries: int) -> None:
        self._examiner = examiner
        self._best = departure
        self._left = tries
        self._until = time.monotonic() + _SECONDS

    @property
    def _goes_on(self) -> bool:
        return self._left > 0 and not self._examiner.late and time.monotonic() < self._until

    def run(self) -> Departure:
        """Leave out turns by halves, quarters and so on, then single actions, until nothing more can go."""
        for number in range(_AFRESH):
            if len(self._best.told) <= _LONG or not self._goes_on or self._afresh(f"short/{number}", _LONG):
                break
        self._shrink()
        for number in range(_AFRESH):
            if self._goes_on and self._afresh(f"afresh/{number}", len(self._best.told) - 1):
                self._shrink()
        return self._plainest()

    def _plainest(self) -> Departure:
        """Return the departure by the plainest of the questions that the program answers wrongly at its end."""
        best, reach = self._best, self._examiner.reach
        if best.asked is None or best.asked.act is not None:
            return best
        last = best.told[-1]
        questions = sorted(questions_now(last.after), key=lambda question: _PLAINEST.index(question["ask"]))
        every = chain.from_iterable(answered(reach, last.after, question) for question in questions)
        try:
            found = self._examiner.departure([*best.told[:-1], last._replace(asked=tuple(every))])
        except Unsupported:
            return best
        return found if found is not None and len(found.told) == len(best.told) else best

    def _shrink(self) -> None:
        before = None
        while self._best is not before and self._goes_on:
            before = self._best
            self._without_turns()
            self._without_actions()

    def _afresh(self, seed: str, most: int) -> bool:
        """Return whether a new game of so many actions at most departs too; it is the best one then."""
        *others, last = (told.action.tile for told in self._best.told if isinstance(told.action, DrawTile | PlaceTile))
        tiles = [last, *Random(seed).sample(others, min(_KEPT, len(others)))]
        game = random_game(self._examiner.reach, self._examiner.players, seed, tiles)
        return self._take([*islice(game, most)])

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
        return self._take(restaged(self._examiner.reach, self._examiner.players, [*steps], self._best.asked))

    def _take(self, told: Sequence[Told]) -> bool:
        if not told or not self._goes_on:
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
                yield _naming(action, figure)


def _naming(action: Action, figure: Figure) -> Action:
    match action:
        case SendHome():
            return replace(action, knight=figure)
        case MoveFairy():
            return replace(action, companion=figure)
    return action


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

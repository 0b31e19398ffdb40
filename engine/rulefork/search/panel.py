"""The panel: one game under several rulesets, with the same draws and choices, until the rules part them.

A turn is played once for all rulesets that answer alike what was asked in it. Where one answers otherwise, the turn is
played for it anew from the same table; if it leaves the same table, nothing has come of the difference, and the game
stays one. The first turn that leaves another table parts the game; from then on each goes its own way, with the same
luck.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rulefork.play.event import Event, FigureHome, Scored
from rulefork.play.game import Box, Game
from rulefork.play.state import State
from rulefork.play.turn import begin
from rulefork.rulebook.ruleset import FAMILY, Ruleset, RulesInPlay, answer_of
from rulefork.rulebook.toggle import Toggle
from rulefork.search.chance import Chance
from rulefork.search.playing import Underway, play_step
from rulefork.search.policy import Policy

EATEN: Final = "eaten"
"""What is counted beside the reasons for points: followers that the dragon ate."""


Tally = Mapping[str, int]
"""How much of what."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game as far as it was played, and the rulesets, by number, under which it is one and the same.

    `tallies` have, for each of the members, the points of all players by reason and how many followers were eaten: the
    same points may be told for another reason. `parted` is the turn, from 1, in which it parted from the game under the
    first ruleset, None for that one; `company` are the rulesets that parted along with it.
    """

    members: tuple[int, ...]
    state: State
    turns: int
    tallies: Mapping[int, Tally]
    parted: int | None = None
    company: tuple[int, ...] = ()


Shared = tuple[tuple[int, ...], Underway]
"""A turn that is one and the same under some rulesets, by number."""


class Panel:
    """Plays games under several rulesets, all compared with the first."""

    def __init__(
        self,
        rulesets: Sequence[Ruleset],
        toggles: Mapping[str, Toggle],
        box: Box,
        players: tuple[str, ...],
        policy: Policy,
        seed: str | int,
    ) -> None:
        self.rulesets = tuple(rulesets)
        self.players = players
        self._toggles = toggles
        self._box = box
        self._policy = policy
        self._seed = seed
        self._start = begin(self._game(0), players)
        self._kinds = tuple(dict.fromkeys(self._start.bag))
        self._differing = [[_differing(one, other, toggles) for other in rulesets] for one in rulesets]

    def play(self, number: int) -> tuple[Course, ...]:
        """Return the game of that number, counted from 0, as it ended under each ruleset."""
        ended: dict[int, Course] = {}
        everyone = tuple(range(len(self.rulesets)))
        going = [Course(everyone, self._start, 0, {member: {} for member in everyone})]
        while going:
            course = going.pop()
            if course.state.over:
                ended |= dict.fromkeys(course.members, course)
            else:
                going += self._turn(course, number)
        return tuple(ended[member] for member in range(len(self.rulesets)))

    def _turn(self, course: Course, number: int) -> list[Course]:
        """Return the courses that the next turn leads to, that of the first of the members before the others."""
        chance = Chance(self._seed, number, course.turns + 1, self._kinds)
        found: list[Course] = []
        waiting: list[Shared] = [(course.members, Underway(course.state))]
        while waiting:
            members, turn = waiting.pop()
            while not turn.over:
                (members, turn), *others = self._step(members, turn, chance)
                waiting += others
            found = _joined(found, _after(course, members, turn))
        return [_parted(each, found[0]) for each in found]

    def _step(self, members: tuple[int, ...], turn: Underway, chance: Chance) -> list[Shared]:
        """Return the ways in which the turn goes on by one step, and for whom, the first of the members before others.

        Whoever answers what was asked in the step in another way takes it anew; more often than not to the same end.
        """
        found: list[Shared] = []
        while members:
            game = self._game(members[0])
            further = play_step(game, turn, self._policy, chance)
            alike = self._alike(members, game.rules.noted)
            members = tuple(each for each in members if each not in alike) if len(alike) < len(members) else ()
            found = _united(found, alike, further)
        return found

    def _game(self, member: int) -> Game:
        return Game(RulesInPlay(self.rulesets[member], self._toggles), self._box)

    def _alike(self, members: Sequence[int], noted: Mapping[str, str]) -> tuple[int, ...]:
        """Return those of the members that answer what was asked as the first of them does."""
        differing = self._differing[members[0]]
        return tuple(each for each in members if differing[each].isdisjoint(noted))


def _differing(one: Ruleset, other: Ruleset, toggles: Mapping[str, Toggle]) -> frozenset[str]:
    """Return the questions, as `RulesInPlay.noted` has them, that the two answer differently."""
    questions = [FAMILY, *toggles, *(f"{toggle} says" for toggle in toggles)]
    return frozenset(each for each in questions if answer_of(one, toggles, each) != answer_of(other, toggles, each))


def _after(course: Course, members: tuple[int, ...], turn: Underway) -> Course:
    more = _tally(turn.events)
    tallies = {member: _sum(course.tallies[member], more) for member in members}
    return replace(course, members=members, state=turn.state, turns=course.turns + 1, tallies=tallies)


def _tally(events: Iterable[Event]) -> Tally:
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, Scored):
            found[event.reason] = found.get(event.reason, 0) + event.points
        elif isinstance(event, FigureHome) and event.cause == EATEN:
            found[EATEN] = found.get(EATEN, 0) + 1
    return found


def _sum(one: Tally, more: Tally) -> Tally:
    return {**one, **{what: one.get(what, 0) + count for what, count in more.items()}} if more else one


def _united(found: list[Shared], members: tuple[int, ...], turn: Underway) -> list[Shared]:
    """Return the shared turns with one more; where it stands as one of them does, the two are one."""
    for at, (others, other) in enumerate(found):
        alike = other.state.turn == turn.state.turn and same_table(other.state, turn.state)
        if alike and _tally(other.events) == _tally(turn.events):
            return [*found[:at], ((*others, *members), other), *found[at + 1 :]]
    return [*found, (members, turn)]


def _joined(found: list[Course], course: Course) -> list[Course]:
    """Return the courses with one more; where it stands as one of them does, the two are one."""
    for at, other in enumerate(found):
        if same_table(other.state, course.state):
            tallies = {**other.tallies, **course.tallies}
            both = replace(other, members=(*other.members, *course.members), tallies=tallies)
            return [*found[:at], both, *found[at + 1 :]]
    return [*found, course]


def _parted(course: Course, first: Course) -> Course:
    if course is first or course.parted is not None:
        return course
    return replace(course, parted=course.turns, company=course.members)


def same_table(one: State, other: State) -> bool:
    """Return whether two games look alike, however they came to."""
    # Boards of the same tiles that lie alike are the same; to compare their features as well would only take time.
    return (
        one.points == other.points
        and one.bag == other.bag
        and one.figures == other.figures
        and (one.dragon, one.fairy, one.active, one.over) == (other.dragon, other.fairy, other.active, other.over)
        and (one.aside, one.last_turn, one.remembered) == (other.aside, other.last_turn, other.remembered)
        and one.board.tiles == other.board.tiles
        and one.board.layouts == other.board.layouts
    )

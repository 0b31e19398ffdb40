"""Departures: the first step at which a program takes another course than the ruleset, in a game played for it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, Protocol

from rulefork.conform.program import Broken
from rulefork.conform.randomgame import Asked, Told, new_game
from rulefork.conform.reach import Reach
from rulefork.conform.script import Script, Table
from rulefork.conform.wire import Json, write_action
from rulefork.rulebook.ruleset import Ruleset

Kind = Literal["refused", "fail", "crash", "timeout", "bad-message"]
"""A legal action was refused, an answer was wrong, or the program broke down."""

_BROKEN: Final[Mapping[str, Kind]] = {"crash": "crash", "timeout": "timeout", "bad-message": "bad-message"}


class Playing(Protocol):
    """What plays scripts: a harness."""

    def play(self, script: Script, ruleset: Ruleset) -> Mapping[str, Json]:
        """Return the answer to a script; raises `Broken`."""

    def errors(self) -> str:
        """Return the end of what the program has written to its error stream."""

    def give_up(self) -> None:
        """End the program, so that the next script starts it anew."""


class Unsupported(Exception):  # noqa: N818 - it names the cause
    """A game of which the program says that it cannot play it; the text is its reason."""


@dataclass(frozen=True, slots=True)
class Departure:
    """A game up to the step at which a program departs from the ruleset.

    A wrong answer is `observed` where `asked` has the right one. Otherwise `asked` is None, and the last action was
    refused or broke the program, for the reason in `why`.
    """

    kind: Kind
    told: tuple[Told, ...]
    asked: Asked | None = None
    observed: Json = None
    why: str = ""
    errors: str = ""


@dataclass(frozen=True, slots=True)
class Examiner:
    """Plays games in a program and compares every answer with the right one."""

    playing: Playing
    reach: Reach
    players: tuple[str, ...]

    def departure(self, told: Sequence[Told]) -> Departure | None:
        """Return where the program departs from the game, None where it does not; raises `Unsupported`."""
        found = self._play(told)
        if found is None or found.kind == "fail":
            return found
        # What comes after an action that is refused is refused as well: the first such action is found by halves.
        bare = [each._replace(asked=()) for each in told]
        good, bad = 0, len(bare)
        while bad - good > 1:
            middle = (good + bad) // 2
            shorter = self._play(bare[:middle])
            if shorter is None:
                good = middle
            else:
                bad, found = middle, shorter
        return replace(found, told=tuple(bare[:bad]))

    def _play(self, told: Sequence[Told]) -> Departure | None:
        script = self._script(told)
        try:
            reply = self.playing.play(script, self.reach.ruleset)
        except Broken as broken:
            errors = self.playing.errors()
            self.playing.give_up()
            return Departure(_BROKEN[broken.status], tuple(told), why=broken.why, errors=errors)
        if "unsupported" in reply:
            raise Unsupported(str(reply["unsupported"]))
        if "refused" in reply:
            return Departure("refused", tuple(told), why=str(reply["refused"]))
        return _first_wrong(told, reply["answers"])

    def _script(self, told: Sequence[Told]) -> Script:
        steps: list[Json] = []
        expected: list[Json] = []
        state = new_game(self.reach, self.players).state
        for each in told:
            steps.append(write_action(each.action, state))
            steps += [asked.question for asked in each.asked]
            expected += [asked.answer for asked in each.asked]
            state = each.after.state
        table = Table(self.players, (), (), ())
        return Script("random-game", table, tuple(steps), tuple(expected), (), ())


def _first_wrong(told: Sequence[Told], answers: Sequence[Json]) -> Departure | None:
    given = iter(answers)
    for number, each in enumerate(told, start=1):
        for asked in each.asked:
            observed = next(given)
            if observed != asked.answer or type(observed) is not type(asked.answer):
                return Departure("fail", tuple(told[:number]), asked, observed)
    return None


Reducing = Callable[[Examiner, Departure], Departure]
"""What makes a departure smaller."""


@dataclass(frozen=True, slots=True)
class Examined:
    """What became of some random games: how many were played, how many actions and questions they had.

    `unsupported` counts games that the program would not play, with its last reason. Games end with the first in which
    the program departs; `game` is its number, from 0, and `whole` how many actions it had up to there before it was
    made smaller.
    """

    games: int = 0
    actions: int = 0
    questions: int = 0
    unsupported: int = 0
    reason: str = ""
    departure: Departure | None = None
    game: int = 0
    whole: int = 0


def examine(examiner: Examiner, games: Iterator[Sequence[Told]], reduce: Reducing) -> Examined:
    """Return what became of the games, up to the first in which the program departs, made smaller then."""
    found = Examined()
    for number, told in enumerate(games):
        found = replace(
            found,
            games=found.games + 1,
            actions=found.actions + len(told),
            questions=found.questions + sum(len(each.asked) for each in told),
        )
        try:
            departure = examiner.departure(told)
        except Unsupported as unsupported:
            found = replace(found, unsupported=found.unsupported + 1, reason=str(unsupported))
            continue
        if departure is not None:
            return replace(found, departure=reduce(examiner, departure), game=number, whole=len(departure.told))
    return found

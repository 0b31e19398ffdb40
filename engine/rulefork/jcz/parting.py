"""Where a saved game would part under another ruleset: the turn, what differs, and the toggles behind it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, zip_longest
from typing import Final

from rulefork.jcz.course import Course, Denied, follow, standing
from rulefork.jcz.opening import Opening
from rulefork.play.state import State, squares_of
from rulefork.rulebook.ruleset import Ruleset

_LARGEST: Final = 3
"""Sets of more toggles than these are not tried."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that differs: of which kind, and in a sentence."""

    kind: str
    says: str


@dataclass(frozen=True, slots=True)
class Parting:
    """How a ruleset takes a saved game: where it parts from the file's rules, if it does.

    `turn` is the first turn that differs, `message` the number of the message that is refused there, if one is.
    `toggles` map each toggle behind it to its values in the file's rules and here. `points` are those at the end;
    where `stuck` says why the game cannot go on, those when it stopped.
    """

    ruleset: Ruleset
    points: Mapping[str, int]
    turn: int | None = None
    message: int | None = None
    differences: tuple[Difference, ...] = ()
    toggles: Mapping[str, tuple[str, str]] | None = None
    stuck: Denied | None = None


def part(opening: Opening, own: Course, ruleset: Ruleset) -> Parting:
    """Return where the game parts from its own course under the ruleset."""
    other = follow(opening, ruleset)
    found = _first(own, other)
    if found is None:
        return Parting(ruleset, other.state.points, stuck=other.stuck)
    turn, differences = found
    denied = next((each for each in _refused(other) if each.turn == turn), None)
    return Parting(
        ruleset,
        other.state.points,
        turn,
        denied.message if denied else None,
        differences,
        _causes(opening, own, other, found),
        other.stuck,
    )


def _refused(course: Course) -> list[Denied]:
    return [*course.denied, *([course.stuck] if course.stuck else [])]


def _first(own: Course, other: Course) -> tuple[int, tuple[Difference, ...]] | None:
    for turn, (here, there) in enumerate(zip_longest(own.states, other.states)):
        denied = [Difference("legality", each.why) for each in _refused(other) if each.turn == turn]
        differences = (*denied, *(_differences(here, there) if here is not None and there is not None else ()))
        if differences:
            return turn, differences
    return None


def _differences(here: State, there: State) -> Iterator[Difference]:
    for player in here.players:
        if here.points[player] != there.points[player]:
            says = f"{player} has {there.points[player]} points, not {here.points[player]}"
            yield Difference("points", says)
    ours, theirs = standing(here), standing(there)
    for owner, kind, place in sorted(ours.keys() | theirs.keys(), key=repr):
        number = theirs.get((owner, kind, place), 0) - ours.get((owner, kind, place), 0)
        if number:
            squares = " and ".join(f"({x}, {y})" for x, y in squares_of(place))  # type: ignore[arg-type]
            stays = "stays on" if number > 0 else "is gone from"
            yield Difference("figures", f"a {kind} of {owner or 'nobody'} {stays} {squares}")
    if here.dragon != there.dragon:
        yield Difference("figures", f"the dragon is {_at(there.dragon)}, not {_at(here.dragon)}")
    mine, other = (state.fairy.square if state.fairy else None for state in (here, there))
    if mine != other:
        yield Difference("figures", f"the fairy is {_at(other)}, not {_at(mine)}")
    if here.over != there.over:
        yield Difference("legality", "the game is over" if there.over else "the game is not over")


def _at(square: tuple[int, int] | None) -> str:
    return f"on {square}" if square else "beside the board"


def _causes(
    opening: Opening, own: Course, other: Course, found: tuple[int, tuple[Difference, ...]]
) -> Mapping[str, tuple[str, str]]:
    """Return the smallest set of toggles that, turned in the file's rules, makes the game part alike."""
    asked = {*own.read, *other.read}
    ours, theirs = (course.ruleset for course in (own, other))
    differing = [toggle for toggle in ours.settings if toggle in asked and ours.value(toggle) != theirs.value(toggle)]
    for size in range(1, min(_LARGEST, len(differing)) + 1):
        for flips in combinations(differing, size):
            turned = ours.with_values({toggle: theirs.value(toggle) for toggle in flips})
            if _first(own, follow(opening, turned)) == found:
                return {toggle: (ours.value(toggle), theirs.value(toggle)) for toggle in flips}
    return {}

"""Everything that is said of a saved game: its own course, its assertions, and where rulesets part from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rulefork.jcz.assertion import Assertion, check
from rulefork.jcz.course import Course, follow, replay
from rulefork.jcz.opening import Opening, open_save
from rulefork.jcz.parting import Parting, part
from rulefork.jcz.save import read_save
from rulefork.jcz.vocabulary import load_vocabulary
from rulefork.jcz.waiting import Waiting
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Replayed:
    """A saved game replayed under its own rules, with its assertions checked, and then under others."""

    opening: Opening
    own: Course
    assertions: tuple[Assertion, ...]
    partings: tuple[Parting, ...]

    @property
    def met(self) -> bool:
        """Whether every assertion is met."""
        return all(each.met for each in self.assertions)


def replayed(path: Path, book: Rulebook, rulesets: Sequence[Ruleset]) -> Replayed:
    """Return what is said of the saved game in the file.

    Raises `BadInput` where it cannot be played: damaged, with an impossible move, or with what is unknown here.
    """
    opening = open_save(read_save(path), book, load_vocabulary())
    own = replay(opening)
    assertions = _checked(opening, own)
    return Replayed(opening, own, assertions, tuple(part(opening, own, ruleset) for ruleset in rulesets))


def _checked(opening: Opening, own: Course) -> tuple[Assertion, ...]:
    assertions = check(Waiting(opening, own))
    for each in assertions:
        if each.met is None:
            raise opening.save.fault(
                "test", "assertions", each.number, what=f"unknown assertion: {each.text}", why=each.found
            )
    return tuple(each if each.met else _explained(each, opening, own) for each in assertions)


def _explained(assertion: Assertion, opening: Opening, own: Course) -> Assertion:
    """Return the assertion with the toggle that would meet it, its ruling and its sources, where there is one."""
    for toggle in own.read:
        for value in opening.book.toggles[toggle].values:
            if value == own.ruleset.value(toggle):
                continue
            turned = follow(opening, own.ruleset.with_values({toggle: value}))
            if check(Waiting(opening, turned))[assertion.number].met:
                return replace(assertion, explained=_reason(toggle, value, opening.book))
    return assertion


def _reason(toggle: str, value: str, book: Rulebook) -> str:
    sources = next(
        (" ".join(each.settings[toggle].source) for each in book.editions.values() if each.value(toggle) == value), ""
    )
    ruling = next(iter(book.toggles[toggle].rulings), "")
    return f"it is met with {toggle}={value} ({ruling}; {sources or 'no edition says so'})"


@dataclass(frozen=True, slots=True)
class Summary:
    """Many saved games: those that were replayed, and of each other one why it was not."""

    games: tuple[Replayed, ...]
    unplayed: tuple[Finding, ...]

    @property
    def assertions(self) -> Iterator[Assertion]:
        """The assertions of the games that were replayed."""
        return (each for game in self.games for each in game.assertions)

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """How many assertions there are, are met, are not met but explained, and are neither."""
        every = list(self.assertions)
        met = sum(bool(each.met) for each in every)
        explained = sum(not each.met and bool(each.explained) for each in every)
        return len(every), met, explained, len(every) - met - explained


def summed_up(paths: Sequence[Path], book: Rulebook) -> Summary:
    """Return what becomes of the saved games in the files."""
    games, unplayed = [], []
    for path in paths:
        try:
            games.append(replayed(path, book, ()))
        except BadInput as wrong:
            unplayed.append(wrong.findings[0])
    return Summary(tuple(games), tuple(unplayed))

"""A witness as a ruling: the pins under which its scenario holds in every edition, and what is seen under each.

The scenario pins the toggles that part the two rulesets. Where that is not enough, for an edition has the same values
there and comes to another outcome all the same, it pins what else makes the difference; and it has a row for each
edition that the pins would pass over.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, get_args

from rulefork.play.game import Box, Game
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.contradiction import contradictions
from rulefork.rulebook.ruleset import Family, Ruleset, RulesInPlay
from rulefork.search.story import Story
from rulefork.search.witness import PLAYERS
from rulefork.spec.ruling import Ruling
from rulefork.spec.situation import Situation, Unclear
from rulefork.verdict.check import CURRENT

Answers = tuple[str, ...]

_LARGEST: Final = 3
"""Sets of more toggles than these are not tried as the cause."""


@dataclass(frozen=True, slots=True)
class Row:
    """The values of the pinned toggles, and what is seen under them."""

    pins: Mapping[str, str]
    answers: Answers


@dataclass(frozen=True, slots=True)
class Part:
    """A scenario of a witness: its rows, the families in which it holds, rulings that tell of values without a row."""

    rows: tuple[Row, ...]
    families: tuple[Family, ...]
    see: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A story with all that a ruling needs.

    `causes` are the toggles that carry the outcome of A into that of B and back. It has one part, or one for each
    family where the families have outcomes of their own.
    """

    story: Story
    causes: tuple[str, ...]
    parts: tuple[Part, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Outcome:
    answers: Answers | None
    asked: frozenset[str]


class Exhibitor:
    """Makes exhibits of stories; `rulings` are those that may tell of other values, and that cite sources."""

    def __init__(self, book: Rulebook, box: Box, rulings: Sequence[Ruling]) -> None:
        self._book = book
        self._box = box
        self._rulings = rulings

    def exhibit(self, story: Story) -> Exhibit:
        """Return the story with its pins, rows and sources."""
        a, b = story.witness.a, story.witness.b
        causes = self._causes(story)
        whole = self._part(story, causes, (a, b), get_args(Family))
        parts = [whole] if whole else [self._part(story, causes, (each,), (each.family,)) for each in (a, b)]
        return Exhibit(story, causes, tuple(part for part in parts if part), self._sources(causes, (a, b)))

    def _part(
        self, story: Story, causes: Sequence[str], own: Sequence[Ruleset], families: Sequence[Family]
    ) -> Part | None:
        """Return the part that tells of the rulesets in these families; None where no pins tell outcomes apart."""
        pinned = [*causes]
        while True:
            rows = self._rows(story, pinned, own, families)
            if len(rows) < len(own):
                return None
            stray = self._stray(story, rows, families)
            if stray is None:
                return Part(rows, tuple(families), self._see(rows, pinned, families))
            row, ruleset = stray
            more = self._apart(story, row, ruleset, pinned, own[min(rows.index(row), len(own) - 1)])
            if not more:
                return None
            pinned += more

    # --- Outcomes -----------------------------------------------------------------------------------------------

    def _outcome(self, story: Story, ruleset: Ruleset) -> _Outcome:
        game = Game(RulesInPlay(ruleset, self._book.toggles), self._box)
        situation = Situation(game, {}, (begin(game, PLAYERS),))
        answers: Answers | None = None
        try:
            for act in story.acts:
                situation = situation.play_all(act.actions(situation))
            answers = tuple(str(each.question.observe(situation)) for each in story.seen)
        except (Refused, Unclear):
            pass
        return _Outcome(answers, frozenset(game.rules.read))

    def _causes(self, story: Story) -> tuple[str, ...]:
        """Return the smallest set of toggles that carries the outcome of A into that of B and back."""
        a, b = story.witness.a, story.witness.b
        ours, theirs = self._outcome(story, a), self._outcome(story, b)
        asked = ours.asked | theirs.asked
        differ = [id for id in self._book.toggles if id in asked and a.value(id) != b.value(id)]
        for size in range(1, min(_LARGEST, len(differ)) + 1):
            for flips in combinations(differ, size):
                there = self._outcome(story, a.with_values({id: b.value(id) for id in flips}))
                back = self._outcome(story, b.with_values({id: a.value(id) for id in flips}))
                if there.answers == theirs.answers and back.answers == ours.answers:
                    return flips
        return tuple(differ)

    # --- Pins and rows ------------------------------------------------------------------------------------------

    def _rows(
        self, story: Story, pinned: Sequence[str], own: Sequence[Ruleset], families: Sequence[Family]
    ) -> tuple[Row, ...]:
        """Return the rows of the rulesets, and those of editions that have other values of the toggles pinned."""
        rows: dict[tuple[str, ...], Row] = {}
        for ruleset in (*own, *self._editions(families)):
            pins = {id: ruleset.value(id) for id in pinned}
            outcome = self._outcome(story, ruleset)
            if outcome.answers is not None:
                rows.setdefault(tuple(pins.values()), Row(pins, outcome.answers))
        return tuple(rows.values())

    def _editions(self, families: Sequence[Family]) -> Iterator[Ruleset]:
        return (edition for edition in self._book.editions.values() if edition.family in families)

    def _stray(self, story: Story, rows: Sequence[Row], families: Sequence[Family]) -> tuple[Row, Ruleset] | None:
        """Return a row and a ruleset that agrees with its pins and sees something else."""
        for row in rows:
            own = self._book.editions[CURRENT[families[0]]].with_values(row.pins)
            for edition in (*self._editions(families), own):
                if any(edition.value(id) != value for id, value in row.pins.items()):
                    continue
                for ruleset in (edition, *self._neighbours(story, edition, row.pins, families)):
                    if self._outcome(story, ruleset).answers != row.answers:
                        return row, ruleset
        return None

    def _neighbours(
        self, story: Story, edition: Ruleset, pins: Mapping[str, str], families: Sequence[Family]
    ) -> Iterator[Ruleset]:
        """Yield what the edition would be with one value of another that is asked for and not pinned."""
        for id in sorted(self._outcome(story, edition).asked - pins.keys()):
            for value in dict.fromkeys(each.value(id) for each in self._editions(families)):
                other = edition.with_values({id: value})
                if not any(contradictions(other, self._book.toggles)):
                    yield other

    def _apart(self, story: Story, row: Row, stray: Ruleset, pinned: Sequence[str], own: Ruleset) -> tuple[str, ...]:
        """Return further toggles to pin, so that the row is no longer about the stray ruleset."""
        asked = self._outcome(story, stray).asked | self._outcome(story, own).asked
        differ = [
            id for id in self._book.toggles if id in asked and id not in pinned and stray.value(id) != own.value(id)
        ]
        for id in differ:
            if self._outcome(story, stray.with_values({id: own.value(id)})).answers == row.answers:
                return (id,)
        return tuple(differ)

    # --- What stands behind it ----------------------------------------------------------------------------------

    def _sources(self, causes: Iterable[str], rulesets: Sequence[Ruleset]) -> tuple[str, ...]:
        """Return the sources of the values, first of the rulesets' own, else of whoever has the same value."""
        found: list[str] = []
        others = (*self._book.editions.values(), *self._book.house.values())
        for id in causes:
            for ruleset in rulesets:
                same = (each for each in (ruleset, *others) if each.value(id) == ruleset.value(id))
                found += next((each.settings[id].source for each in same if each.settings[id].source), ())
        rulings = {ruling.id: ruling for ruling in self._rulings}
        cited = (
            source
            for id in causes
            for ruling in self._book.toggles[id].rulings
            if ruling in rulings
            for source in rulings[ruling].sources
        )
        known = tuple(dict.fromkeys(source for source in found if source in self._book.sources))
        return known or tuple(dict.fromkeys(cited))[:1] or tuple(self._book.sources)[:1]

    def _see(self, rows: Sequence[Row], pinned: Iterable[str], families: Sequence[Family]) -> tuple[str, ...]:
        """Return rulings that tell of the values which editions play and no row has."""
        found: dict[str, None] = {}
        for id in pinned:
            told = {row.pins[id] for row in rows}
            for value in dict.fromkeys(edition.value(id) for edition in self._editions(families)):
                if value not in told:
                    cases = ((each.id, case) for each in self._rulings for case in each.cases)
                    ruling = next((id_ for id_, case in cases if case.pins.get(id) == value), None)
                    found |= {ruling: None} if ruling else {}
        return tuple(found)

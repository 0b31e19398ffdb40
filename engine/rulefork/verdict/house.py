"""What a ruleset comes to: the nearest edition, what it plays otherwise than what it extends, and what becomes of it.

First how far it is from each edition; then each value that differs, with what the sources say against it and for it;
then the rulings that come out differently, the values that contradict each other, and those without effect.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.contradiction import Contradiction, contradictions, without_effect
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.suite import Suite
from rulefork.verdict.check import check
from rulefork.verdict.result import Report, RulingReport

Why = Literal["wording", "bond", "unasked", "unseen"]
"""Why a value has no effect. `wording`: no game can tell it apart; `bond`: another value takes its place;
`unasked`: no case asks for the toggle; `unseen`: cases ask for it, and yet none comes out otherwise."""


@dataclass(frozen=True, slots=True)
class Distance:
    """How far a ruleset is from another one, mostly an edition.

    `said` are the ids of the toggles on which the values differ, `played` those of them where the game differs too;
    `other_family` tells that one is a first edition and the other a second one.
    """

    ruleset: Ruleset
    played: tuple[str, ...]
    said: tuple[str, ...]
    other_family: bool

    @property
    def rank(self) -> tuple[int, bool, int]:
        """What makes one ruleset nearer than another: first the game, then the family, then the words."""
        return len(self.played), self.other_family, len(self.said)


@dataclass(frozen=True, slots=True)
class Departure:
    """A value that differs from the one of the ruleset extended (`base`), and what the sources say of it.

    `editions` play it too: their text has the value, or one that is played alike. The texts of `readers` have another
    value and can be read so. `houses` are the house rules of the sources that choose it. `rulings` are the ids of the
    rulings that come out differently because of it, perhaps together with other values.
    """

    toggle: Toggle
    own: Setting
    base: Setting
    editions: tuple[Edition, ...]
    readers: tuple[Edition, ...]
    houses: tuple[HouseRules, ...]
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Idle:
    """A toggle whose value has no effect, and why; `own` tells that the ruleset itself chose the value.

    `because` gives the reason in a sentence of the toggles' file; it is empty for what is only seen in the cases.
    `when` are the values, by toggle, that take the place of this one.
    """

    toggle: Toggle
    value: str
    own: bool
    why: Why
    because: str = ""
    when: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class House:
    """A ruleset beside the one that it extends (None for an edition that extends none) and beside all editions.

    `distances` begin with the nearest edition; the ruleset itself is not among them. `report` is the check of `base`,
    where there is one, and of the ruleset.
    """

    ruleset: Ruleset
    base: Ruleset | None
    report: Report
    distances: tuple[Distance, ...]
    departures: tuple[Departure, ...]
    contradictions: tuple[Contradiction, ...]
    idle: tuple[Idle, ...]
    toggles: Mapping[str, Toggle]
    """All toggles of the rulebook."""

    @property
    def nearest(self) -> tuple[Distance, ...]:
        """The editions to which no other one is nearer."""
        return tuple(each for each in self.distances if each.rank == self.distances[0].rank)

    @property
    def to_base(self) -> Distance | None:
        """How far the ruleset is from the one that it extends."""
        return _distance(self.ruleset, self.base, self.toggles) if self.base else None

    @property
    def nearer(self) -> tuple[Distance, ...]:
        """The nearest editions, where these are nearer than the ruleset extended."""
        to_base = self.to_base
        return self.nearest if to_base and self.distances and self.distances[0].rank < to_base.rank else ()

    @property
    def changed(self) -> tuple[RulingReport, ...]:
        """The rulings that come out differently than under the ruleset extended."""
        return tuple(ruling for ruling in self.report.rulings if ruling.diverges)


def house(suite: Suite, ruleset: Ruleset) -> House:
    """Return what a ruleset comes to; values that contradict each other are played as they stand, and listed."""
    book = suite.book
    base = extended(ruleset, book)
    report = check(suite, [base, ruleset] if base else [ruleset])
    departures = tuple(_departures(ruleset, base, report, book)) if base else ()
    return House(
        ruleset,
        base,
        report,
        distances(ruleset, book),
        departures,
        tuple(contradictions(ruleset, book.toggles)),
        tuple(_idle(ruleset, base, departures, report, book)) if base else (),
        book.toggles,
    )


def extended(ruleset: Ruleset, book: Rulebook) -> Ruleset | None:
    """Return the ruleset that another one starts from.

    That is what a file extends, what a string sets values on, or for an edition as of a date the edition of today.
    """
    if ruleset.base:
        return ruleset.base
    if isinstance(ruleset, Edition | HouseRules):
        return book.ruleset(ruleset.extends) if ruleset.extends else None
    return book.editions.get(ruleset.id.partition("@")[0])


def distances(ruleset: Ruleset, book: Rulebook) -> tuple[Distance, ...]:
    """Return how far a ruleset is from every edition but itself, the nearest first.

    Of editions equally near the one that it extends comes first, then they come in their order.
    """
    base = extended(ruleset, book)
    found = [_distance(ruleset, edition, book.toggles) for id, edition in book.editions.items() if id != ruleset.id]
    return tuple(sorted(found, key=lambda distance: (distance.rank, distance.ruleset is not base)))


def _distance(one: Ruleset, other: Ruleset, toggles: Mapping[str, Toggle]) -> Distance:
    mine, theirs = one.played(toggles), other.played(toggles)
    said = [id for id in toggles if one.value(id) != other.value(id)]
    played = [id for id in said if mine[id] != theirs[id]]
    return Distance(other, tuple(played), tuple(said), one.family != other.family)


def _departures(ruleset: Ruleset, base: Ruleset, report: Report, book: Rulebook) -> Iterator[Departure]:
    for id, toggle in book.toggles.items():
        own, old = ruleset.settings[id], base.settings[id]
        if own.value == old.value:
            continue
        alike = _alike(toggle, own.value, old.value)
        editions = [edition for edition in book.editions.values() if edition.id != ruleset.id]
        yield Departure(
            toggle,
            own,
            old,
            editions=tuple(each for each in editions if alike(each.value(id))),
            readers=tuple(each for each in editions if _can_be_read(each.settings[id], alike)),
            houses=tuple(each for each in book.house.values() if id in each.own and alike(each.own[id].value)),
            rulings=tuple(each.ruling.id for each in report.rulings if _is_cause(id, each)),
        )


def _alike(toggle: Toggle, own: str, old: str) -> Callable[[str], bool]:
    """Return whether a value is the ruleset's own: as it is played, or as it is said where only words differ."""
    if toggle.played(own) == toggle.played(old):
        return lambda value: value == own
    return lambda value: toggle.played(value) == toggle.played(own)


def _can_be_read(setting: Setting, alike: Callable[[str], bool]) -> bool:
    return not alike(setting.value) and any(alike(reading.value) for reading in setting.readings)


def _is_cause(toggle: str, ruling: RulingReport) -> bool:
    return any(toggle in cause.flips for cause in ruling.causes)


def _idle(
    ruleset: Ruleset, base: Ruleset, departures: Sequence[Departure], report: Report, book: Rulebook
) -> Iterator[Idle]:
    asked = {toggle for ruling in report.rulings for toggle in ruling.toggles}
    own = {departure.toggle.id: departure for departure in departures}
    for id, toggle in book.toggles.items():
        value = ruleset.value(id)
        bond = without_effect(toggle, ruleset, book.toggles)
        if id not in own:
            if bond and not without_effect(toggle, base, book.toggles):
                yield Idle(toggle, value, False, "bond", bond.because, bond.when)
        elif wording := _wording(toggle, own[id]):
            yield Idle(toggle, value, True, "wording", wording)
        elif bond:
            yield Idle(toggle, value, True, "bond", bond.because, bond.when)
        elif not own[id].rulings:
            yield Idle(toggle, value, True, "unseen" if id in asked else "unasked")


def _wording(toggle: Toggle, departure: Departure) -> str:
    """Return why no game can tell the value from that of the ruleset extended; nothing where one can."""
    own, old = toggle.values[departure.own.value], toggle.values[departure.base.value]
    if toggle.played(own.id) == toggle.played(old.id):
        return toggle.wording_only or own.played or old.played or "Both are played alike."
    return toggle.wording_only

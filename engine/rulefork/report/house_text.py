"""A ruleset beside what it extends, for reading: the nearest edition, what differs, and what comes of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from shlex import quote
from typing import Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, wrapped
from rulefork.report.marks import concerns
from rulefork.report.names import Names
from rulefork.report.outcome_text import parted_ruling
from rulefork.report.setting_text import confidence, readings
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset, Setting
from rulefork.rulebook.source import Source
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.sentence import listed
from rulefork.verdict.house import Departure, Distance, House, Idle, Why

_NOBODY: Final = Names()
_HERE: Final = "here"
"""What the ruleset itself is called beside the one that it extends, where its id is longer than `_LONGEST`."""
_LONGEST: Final = 20

_LABELS: Final = {
    "stated": "also stated for",
    "implied": "also implied for",
    "silent": "also assumed for",
    "disputed": "also disputed for",
}
_UNSEEN: Final[Mapping[Why, str]] = {
    "unasked": "No case asks for it yet.",
    "unseen": "Cases ask for it, but none comes out otherwise.",
}


def house_text(
    house: House, sources: Mapping[str, Source], names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN
) -> str:
    """Return the answer as text in lines of `width` characters; long ids may run over."""
    told = _Told(house, sources, names, width, ink)
    return page(
        [
            told.heading(),
            told.contradictions(),
            told.nearest(),
            told.distances(),
            *told.departures(),
            told.idle(),
            *told.rulings(),
            told.closing(),
        ]
    )


@dataclass(frozen=True, slots=True)
class _Told:
    """The sections of the text, each as a list of lines or several."""

    house: House
    sources: Mapping[str, Source]
    names: Names
    width: int
    ink: Ink

    def heading(self) -> list[str]:
        """Return who it is, what it extends, and in one sentence how much differs."""
        ruleset = self.house.ruleset
        lines = [f"{self.ink(ruleset.name, 'head')}  {self.names.short(ruleset.id)}, {ruleset.family}"]
        told = "It is an edition that extends no other one."
        if self.house.base and self.house.to_base:
            to_base, base = self.house.to_base, self.house.base
            told = f"It starts from {self._named(base)}. It answers {len(to_base.said)} of "
            told += f"{counted(len(self.house.toggles), 'toggle')} differently, and "
            told += f"{counted(len(self.house.changed), 'ruling comes', 'rulings come')} out differently."
        return [*lines, *wrapped(told, width=self.width)]

    def contradictions(self) -> list[str]:
        """Return the values that contradict each other, with the reason and what to do about it."""
        found = self.house.contradictions
        if not found:
            return []
        lines = [self.ink(counted(len(found), "contradiction"), "bad")]
        for each in found:
            told = f"{each}. {each.rule.because} To mend it, {each.hint}."
            lines += wrapped(told, width=self.width, first="  ", then="    ")
        return lines

    def nearest(self) -> list[str]:
        """Return the nearest editions, and whether one is nearer than what the ruleset extends."""
        nearest = self.house.nearest
        lines = [self.ink("The nearest edition" if len(nearest) == 1 else "The nearest editions", "head")]
        alike: dict[str, list[Ruleset]] = {}
        for each in nearest:
            alike.setdefault(_far(each), []).append(each.ruleset)
        for far, editions in alike.items():
            who = listed(map(self._named if len(nearest) == 1 else self._short, editions))
            lines += wrapped(f"{who}: {far}.", width=self.width, first="  ", then="    ")
        to_base, base = self.house.to_base, self.house.base
        if self.house.nearer and base and to_base:
            verb = "is" if len(nearest) == 1 else "are"
            who = listed(self._short(each.ruleset) for each in nearest)
            told = f"{who} {verb} nearer than {self._short(base)}, from which it starts: there {_far(to_base)}. "
            told += f"See `rulefork diff {self._short(nearest[0].ruleset)} {quote(self._short(self.house.ruleset))}`."
            lines += wrapped(told, width=self.width, first="  ", then="  ")
        return lines

    def distances(self) -> list[str]:
        """Return how many toggles part the ruleset from each edition, the nearest first."""
        rows = [
            (
                str(len(each.played)).rjust(len("played")),
                str(len(each.said)).rjust(len("said")),
                self.names.short(each.ruleset.id),
                f"{each.ruleset.name}{', the other family' if each.other_family else ''}",
            )
            for each in self.house.distances
        ]
        title = self.ink("Toggles answered otherwise, as they are played and as they are said", "head")
        return [title, *(clip(line, self.width) for line in columns([("played", "said"), *rows], indent=2))]

    def departures(self) -> Iterator[list[str]]:
        """Yield each value that differs from the one of the ruleset extended, one block each, under a heading."""
        if self.house.departures and self.house.base:
            base = self.names.short(self.house.base.id)
            yield [self.ink(f"What differs from {base}, and what the sources say", "head")]
            yield from map(self._departure, self.house.departures)

    def idle(self) -> list[str]:
        """Return the values without effect, and why."""
        if not self.house.idle:
            return []
        return [self.ink("Without effect", "head"), *(line for each in self.house.idle for line in self._idle(each))]

    def rulings(self) -> Iterator[list[str]]:
        """Yield the rulings that come out differently, one block each, under a heading."""
        if not self.house.base:
            return
        changed = self.house.changed
        count = counted(len(changed), "ruling comes", "rulings come") if changed else "No ruling comes"
        yield [self.ink(f"{count} out differently than under {self.names.short(self.house.base.id)}", "head")]
        for ruling in changed:
            yield parted_ruling(ruling, self.house.report, self._label, width=self.width, ink=self.ink)

    def closing(self) -> list[str]:
        """Return how many rulings stay as they are."""
        ids = [ruleset.id for ruleset in self.house.report.rulesets]
        having = sum(concerns(ruling, *ids) for ruling in self.house.report.rulings if not ruling.diverges)
        verb = counted(having, "other ruling stays", "other rulings stay")
        return wrapped(f"{verb} as they are." if having != 1 else f"{verb} as it is.", width=self.width)

    def _short(self, ruleset: Ruleset) -> str:
        return self.names.short(ruleset.id)

    def _named(self, ruleset: Ruleset) -> str:
        return f"{self.names.short(ruleset.id)}, {ruleset.name}"

    def _label(self, ruleset: str) -> str:
        """Return what a ruleset is called in a column of its own."""
        short = self.names.short(ruleset)
        return _HERE if ruleset == self.house.ruleset.id and len(short) > _LONGEST else short

    def _departure(self, each: Departure) -> list[str]:
        label, base = (self._label(ruleset.id) for ruleset in self.house.report.rulesets[::-1])
        wide = max(len(base), len(label))
        own = self._value(each.toggle, each.own, f"  {label.ljust(wide)}  ")
        old = self._value(each.toggle, each.base, f"  {base.ljust(wide)}  ")
        indent = " " * (wide + 4)
        against = wrapped(self._evidence(each.base), width=self.width, first=indent)
        if each.base.says:
            against += wrapped(each.base.says, width=self.width, first=indent)
        against += readings(each.base, first=indent, width=self.width)
        support = (line for text in self._support(each) for line in wrapped(text, width=self.width, first=indent))
        return [f"{self.ink(each.toggle.id, 'head')}  {each.toggle.question}", *own, *support, *old, *against]

    def _value(self, toggle: Toggle, setting: Setting, first: str) -> list[str]:
        value = toggle.values[setting.value]
        played = f" Played as {value.plays_as}." if value.plays_as else ""
        return wrapped(f"{value.id}: {value.says}{played}", width=self.width, first=first)

    def _evidence(self, setting: Setting) -> str:
        """Return how sure a value is, with its sources and their titles."""
        since = [f"since {setting.since}"] if setting.since else []
        titled = [f"{id} ({self.sources[id].title})" if id in self.sources else id for id in setting.source]
        return ", ".join([confidence(setting), *titled, *since])

    def _support(self, each: Departure) -> Iterator[str]:
        """Yield who else plays the value, the surest first, whose text can be read so, and whose house rule it is."""
        if not (each.editions or each.readers or each.houses):
            yield "No edition plays so, and no source has it as a house rule."
        for kind in CONFIDENCES:
            told = [self._holder(edition, each) for edition in each.editions if _kind(edition, each.toggle) == kind]
            if told:
                yield f"{_LABELS[kind]} {listed(told)}"
        if each.readers:
            yield f"the text can be read so for {listed(self._reader(edition, each) for edition in each.readers)}"
        for house in each.houses:
            sources = f" ({', '.join(house.sources)})" if house.sources else ""
            yield f"a known house rule, {house.id}: {house.about or house.name}{sources}"

    def _holder(self, edition: Edition, each: Departure) -> str:
        """Return an edition with the places where it says its value, and the value where the words are others."""
        setting = edition.settings[each.toggle.id]
        words = [setting.value] if setting.value != each.own.value else []
        told = ", ".join([*words, *(setting.source if setting.confidence != "silent" else ())])
        return f"{self.names.short(edition.id)} ({told})" if told else self.names.short(edition.id)

    def _reader(self, edition: Edition, each: Departure) -> str:
        readings = edition.settings[each.toggle.id].readings
        played = each.toggle.played
        so = [reading for reading in readings if played(reading.value) == played(each.own.value)]
        places = dict.fromkeys(place for reading in so for place in reading.source)
        return f"{self.names.short(edition.id)} ({', '.join(places)})" if places else self.names.short(edition.id)

    def _idle(self, each: Idle) -> list[str]:
        told = each.because or _UNSEEN[each.why]
        inherited = "" if each.own else ", inherited"
        while_ = f", while {', '.join(f'{id}={value}' for id, value in each.when.items())}" if each.when else ""
        return wrapped(
            f"{each.toggle.id}={each.value}{inherited}{while_}: {told}", width=self.width, first="  ", then="    "
        )


def _far(distance: Distance) -> str:
    """Return in words how far a ruleset is: "1 toggle is played otherwise (dragon-moves), and 2 are only said so"."""
    words = len(distance.said) - len(distance.played)
    if not distance.said:
        return "no toggle is answered otherwise"
    played = counted(len(distance.played), "toggle is", "toggles are") if distance.played else "no toggle is"
    which = f" ({_ids(distance.played)})" if distance.played else ""
    worded = f", and {counted(words, 'is', 'are')} only worded otherwise" if words else ""
    return f"{played} played otherwise{which}{worded}"


def _ids(toggles: Iterable[str]) -> str:
    return ", ".join(toggles)


def _kind(edition: Edition, toggle: Toggle) -> str:
    return edition.settings[toggle.id].confidence

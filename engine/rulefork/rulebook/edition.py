"""Editions: published rulesets. A file of rules/editions/ says only what differs from the edition that it extends."""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from rulefork.rulebook.date import first_day, no_date
from rulefork.rulebook.finding import Finding
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.rulebook.setting import Entry, read_setting, setting_faults, source_faults
from rulefork.rulebook.source import Source
from rulefork.rulebook.toggle import Toggle
from rulefork.rulebook.yamlfile import Document, Step

Own = Mapping[str, tuple[Setting, ...]]
"""What a file itself says: the settings of each toggle from the oldest to the newest."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Edition(Ruleset):
    """A published ruleset, as it stands today. `own` is what its file says; the rest it has from `extends`.

    `mark` heads its column in narrow tables, `aliases` are short names, `year` is that of the first print, if known.
    """

    order: int
    publisher: str
    year: int | None
    aliases: tuple[str, ...]
    mark: str
    about: str
    extends: str | None
    sources: tuple[str, ...]
    own: Own


def read_edition(id: str, document: Document, parent: Edition | None, toggles: Mapping[str, Toggle]) -> Edition:
    """Return the edition of a document that fits the schema `edition`; `parent` is the one it extends."""
    data = document.data
    own = {
        toggle: tuple(read_setting(entry, id) for _, entry in _entries(document, toggle)) for toggle in data["rules"]
    }
    return Edition(
        id=id,
        name=data["name"],
        family=data["family"],
        settings=_settled(own, parent.settings if parent else {}, toggles, None),
        order=data["order"],
        publisher=data["publisher"],
        year=data.get("year"),
        aliases=tuple(data.get("aliases", ())),
        mark=data["mark"],
        about=data["about"],
        extends=parent.id if parent else None,
        sources=tuple(data["sources"]),
        own=own,
    )


def as_of(edition: Edition, date: str, editions: Mapping[str, Edition]) -> Ruleset:
    """Return the edition as it stood on the first day of `date`: of each toggle the last setting that held by then.

    The date is written as 2015, 2015-03 or 2015-03-21; anything else raises `ValueError`.
    """
    day = first_day(date)
    if day is None:
        raise ValueError(date)
    settings = _settings_at(edition, day, editions)
    return Ruleset(f"{edition.id}@{date}", f"{edition.name}, as of {date}", edition.family, settings)


def history(edition: Edition, editions: Mapping[str, Edition]) -> Iterator[Ruleset]:
    """Yield the edition as it stands today, and as it stood from each date on which a value of it changed."""
    yield edition
    dates = {"0001"}
    line: Edition | None = edition
    while line is not None:
        dates |= {each.since for settings in line.own.values() for each in settings if each.since}
        line = editions[line.extends] if line.extends else None
    yield from (as_of(edition, date, editions) for date in sorted(dates))


def _settings_at(edition: Edition, day: datetime.date, editions: Mapping[str, Edition]) -> dict[str, Setting]:
    inherited = _settings_at(editions[edition.extends], day, editions) if edition.extends else {}
    return _settled(edition.own, inherited, edition.settings, day)


def _settled(
    own: Own, inherited: Mapping[str, Setting], order: Mapping[str, object], day: datetime.date | None
) -> dict[str, Setting]:
    """Return the settings in the given order; what an edition does not say itself counts as silent."""
    silent = {
        toggle: replace(setting, confidence="silent", source=(), says="")
        for toggle, setting in inherited.items()
        if toggle not in own
    }
    said = {toggle: _last(settings, day) for toggle, settings in own.items()}
    together = silent | said
    return {toggle: together[toggle] for toggle in order if toggle in together}


def _last(settings: tuple[Setting, ...], day: datetime.date | None) -> Setting:
    """Return the last setting that held on that day, or the last of all."""
    held = [each for each in settings if day is None or each.since is None or (first_day(each.since) or day) <= day]
    return held[-1]


def _entries(document: Document, toggle: str) -> list[tuple[tuple[Step, ...], Entry]]:
    """Return the entries of a toggle, with the ways to them."""
    entry = document.data["rules"][toggle]
    way: tuple[Step, ...] = ("rules", toggle)
    return [((*way, number), each) for number, each in enumerate(entry)] if isinstance(entry, list) else [(way, entry)]


def edition_faults(
    document: Document, toggles: Mapping[str, Toggle], sources: Mapping[str, Source]
) -> Iterator[Finding]:
    """Yield what is wrong in an edition's file by itself: what is unknown, dates, toggles that a root leaves out."""
    rules = document.data["rules"]
    yield from source_faults(document, ("sources",), document.data["sources"], sources)
    for toggle in rules:
        entries = _entries(document, toggle)
        for way, entry in entries:
            yield from setting_faults(document, way, entry, toggles, sources)
        yield from _date_faults(document, entries)
    if "extends" not in document.data:
        where = document.where(("rules",), key=True)
        for toggle in toggles.keys() - rules.keys():
            yield Finding(
                where, f"toggle `{toggle}` is missing", "an edition that extends none answers them all", "add it"
            )


def _date_faults(document: Document, entries: list[tuple[tuple[Step, ...], Entry]]) -> Iterator[Finding]:
    (first, entry), *later = entries
    if "since" in entry:
        where = document.where((*first, "since"), key=True)
        yield Finding(
            where, "`since` in the first place", "the first value of a toggle holds from the start", "remove it"
        )
    before = datetime.date.min
    for way, entry in later:
        where = document.where((*way, "since"))
        if "since" not in entry:
            yield Finding(where, "`since` is missing", "a later value says from when it holds", "add it")
        elif (day := first_day(str(entry["since"]))) is None:
            yield no_date(where, str(entry["since"]))
        elif day <= before:
            yield Finding(where, f"`{entry['since']}` is not later than the date before", hint="sort them by date")
        else:
            before = day

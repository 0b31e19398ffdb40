"""Settings as the files of editions and house rules write them."""

from collections.abc import Iterator, Mapping
from typing import Any

from rulefork.rulebook.finding import Finding, unknown
from rulefork.rulebook.ruleset import Reading, Setting
from rulefork.rulebook.source import Source
from rulefork.rulebook.toggle import Toggle, assignment_faults
from rulefork.rulebook.yamlfile import Document, Step

Entry = Mapping[str, Any]


def read_setting(entry: Entry, origin: str) -> Setting:
    """Return the setting that an entry of the file of ruleset `origin` gives."""
    readings = (Reading(each["value"], _listed(each["source"]), each["says"]) for each in entry.get("readings", ()))
    return Setting(
        value=entry["value"],
        confidence=entry["confidence"],
        source=_listed(entry.get("source", ())),
        origin=origin,
        readings=tuple(readings),
        since=str(entry["since"]) if "since" in entry else None,
        says=entry.get("says", ""),
    )


def _listed(source: Any) -> tuple[str, ...]:
    return (source,) if isinstance(source, str) else tuple(source)


def setting_faults(
    document: Document,
    way: tuple[Step, ...],
    entry: Entry,
    toggles: Mapping[str, Toggle],
    sources: Mapping[str, Source],
) -> Iterator[Finding]:
    """Yield what is unknown in the setting at `way`, which begins with "rules" and the toggle."""
    toggle = str(way[1])
    at_toggle = document.where(way[:2], key=True)
    yield from assignment_faults(toggles, toggle, entry["value"], at_toggle, document.where((*way, "value")))
    yield from source_faults(document, (*way, "source"), entry.get("source", ()), sources)
    for number, reading in enumerate(entry.get("readings", ())):
        place = (*way, "readings", number)
        if toggle in toggles:
            yield from assignment_faults(
                toggles, toggle, reading["value"], at_toggle, document.where((*place, "value"))
            )
        yield from source_faults(document, (*place, "source"), reading["source"], sources)


def source_faults(
    document: Document, way: tuple[Step, ...], entry: str | list[str], sources: Mapping[str, Source]
) -> Iterator[Finding]:
    """Yield the unknown sources of an entry that is an id or a list of ids."""
    named = [(way, entry)] if isinstance(entry, str) else [((*way, number), id) for number, id in enumerate(entry)]
    for place, id in named:
        if id not in sources:
            yield unknown(document.where(place), "source", id, sources)

"""The catalogue of editions: each after the one that it extends, all checked against each other."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from rulefork.rulebook.contradiction import contradiction_faults
from rulefork.rulebook.edition import Edition, edition_faults, history, read_edition
from rulefork.rulebook.finding import Finding, unknown
from rulefork.rulebook.lineage import lineage
from rulefork.rulebook.source import Source
from rulefork.rulebook.toggle import Toggle
from rulefork.rulebook.yamlfile import Document, Step

Documents = Mapping[str, Document]


def read_catalogue(documents: Documents, toggles: Mapping[str, Toggle]) -> dict[str, Edition]:
    """Return the editions by id, sorted by their `order`, from documents without faults."""
    parents = _parents(documents)
    editions: dict[str, Edition] = {}
    for id in lineage(parents)[0]:
        parent = parents[id]
        editions[id] = read_edition(id, documents[id], editions[parent] if parent else None, toggles)
    return dict(sorted(editions.items(), key=lambda item: item[1].order))


def catalogue_faults(
    documents: Documents, names: Collection[str], toggles: Mapping[str, Toggle], sources: Mapping[str, Source]
) -> Iterator[Finding]:
    """Yield what is wrong in the editions and between them, short of contradictory values.

    `names` are those of all files of editions, of the broken ones too.
    """
    for document in documents.values():
        yield from edition_faults(document, toggles, sources)
    yield from _parent_faults(documents, names)
    yield from _duplicates(documents, "order", {})
    yield from _duplicates(documents, "mark", {})
    yield from _duplicates(documents, "aliases", dict.fromkeys(names, "an edition of that id"))


def catalogue_clashes(
    documents: Documents, editions: Mapping[str, Edition], toggles: Mapping[str, Toggle]
) -> Iterator[Finding]:
    """Yield the contradictory values of every edition, as it stands today and as it stood at any date."""
    for id, edition in editions.items():
        stages = history(edition, editions)
        yield from dict.fromkeys(
            fault for each in stages for fault in contradiction_faults(documents[id], each, toggles)
        )


def _parents(documents: Documents) -> dict[str, str | None]:
    """Return the id of the edition that each edition extends; an alias stands for an id."""
    ids: dict[str, str] = {}
    for id, document in documents.items():
        for alias in document.data.get("aliases", ()):
            ids.setdefault(alias, id)
    ids |= {id: id for id in documents}
    named = {id: document.data.get("extends") for id, document in documents.items()}
    return {id: ids.get(parent, parent) if parent else None for id, parent in named.items()}


def _parent_faults(documents: Documents, names: Collection[str]) -> Iterator[Finding]:
    parents = _parents(documents)
    for id, parent in parents.items():
        if parent is not None and parent not in names:
            yield unknown(documents[id].where(("extends",)), "edition", parent, names)
    yield from circle_faults(documents, lineage(parents)[1])


def circle_faults(documents: Documents, circles: Iterable[tuple[str, ...]]) -> Iterator[Finding]:
    """Yield the circles in which rulesets extend each other."""
    for circle in circles:
        where = documents[circle[0]].where(("extends",))
        what = f"rulesets extend each other in a circle: {' → '.join((*circle, circle[0]))}"
        yield Finding(where, what, "one of them must come first", "let one of them extend another ruleset")


def _duplicates(documents: Documents, key: str, taken: Mapping[str | int, str]) -> Iterator[Finding]:
    """Yield the values of a key, or of its list, that are taken already."""
    owners = dict(taken)
    for id, document in documents.items():
        for way, value in _values(key, document.data.get(key, [])):
            if value in owners:
                what = f"duplicate {'alias' if key == 'aliases' else key} `{value}`"
                yield Finding(document.where(way), what, f"{owners[value]} has it", "choose another one")
            owners.setdefault(value, id)


def _values(key: str, said: str | int | list[str]) -> list[tuple[tuple[Step, ...], str | int]]:
    return [((key, number), each) for number, each in enumerate(said)] if isinstance(said, list) else [((key,), said)]

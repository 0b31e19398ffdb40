"""Sources: where things are said, by short ids that everything else cites."""

from dataclasses import dataclass

from rulefork.rulebook.yamlfile import Document


@dataclass(frozen=True, slots=True)
class Source:
    """A place where something is said: a page, a section, a footnote.

    `documents` are the ways in which the catalogue of the documents cites it, `url` is where it can be read, if known.
    """

    id: str
    title: str
    documents: tuple[str, ...] = ()
    url: str | None = None


def read_sources(document: Document) -> dict[str, Source]:
    """Return the sources by id, from a document that fits the schema `sources`."""
    return {
        id: Source(id, entry["title"], tuple(entry.get("documents", ())), entry.get("url"))
        for id, entry in document.data.items()
    }

"""The glossary: what a thing of the game is called in either edition and in other languages."""

from dataclasses import dataclass

from rulefork.rulebook.yamlfile import Document


@dataclass(frozen=True, slots=True)
class Term:
    """One thing of the game: its words in the first and the second edition in English, in German and in Italian."""

    id: str
    c1: tuple[str, ...]
    c2: tuple[str, ...]
    german: tuple[str, ...] = ()
    italian: tuple[str, ...] = ()
    note: str = ""


def read_glossary(document: Document) -> dict[str, Term]:
    """Return the terms by id, from a document that fits the schema `glossary`."""
    return {
        id: Term(
            id,
            c1=tuple(entry["c1"]),
            c2=tuple(entry["c2"]),
            german=tuple(entry.get("german", ())),
            italian=tuple(entry.get("italian", ())),
            note=entry.get("note", ""),
        )
        for id, entry in document.data.items()
    }

"""The house rules that come with rulefork: each after those that it extends, and none under the name of an edition."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulefork.rulebook.catalogue import circle_faults
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.house import HouseRules, extended, house_faults, house_rules
from rulefork.rulebook.lineage import lineage
from rulefork.rulebook.notation import parse_notation
from rulefork.rulebook.yamlfile import Document

if TYPE_CHECKING:
    from rulefork.rulebook.book import Rulebook

Documents = Mapping[str, Document]


def read_house_folder(documents: Documents, book: "Rulebook") -> dict[str, HouseRules]:
    """Return the house rules by id; `book` holds the editions. Raises `BadInput` with all that is wrong in them."""
    parents = {id: _parent(document, documents) for id, document in documents.items()}
    order, circles = lineage(parents)
    findings = [*_name_faults(documents, book), *circle_faults(documents, circles)]
    houses: dict[str, HouseRules] = {}
    for id in order:
        parent = parents[id]
        if parent is not None and parent not in houses:  # what is wrong with the parent is said there
            findings += house_faults(documents[id], book)
            continue
        try:
            houses[id] = house_rules(documents[id], replace(book, house=houses), id)
        except BadInput as error:
            findings += error.findings
    if findings:
        raise BadInput(findings)
    return {id: houses[id] for id in documents}


def _parent(document: Document, documents: Documents) -> str | None:
    """Return the id of the house rules that a document extends, or None where it extends an edition."""
    try:
        base = parse_notation(extended(document)).base
    except BadInput:
        return None
    return base if base in documents else None


def _name_faults(documents: Documents, book: "Rulebook") -> Iterator[Finding]:
    marks = {edition.mark: edition.id for edition in book.editions.values()}
    for id, document in documents.items():
        if id in book.editions or id in book.aliases:
            why = f"{book.aliases.get(id, id)} is called so"
            yield Finding(document.where(), f"duplicate ruleset `{id}`", why, "rename the file")
        mark = document.data.get("mark")
        if mark in marks:
            yield Finding(
                document.where(("mark",)), f"duplicate mark `{mark}`", f"{marks[mark]} has it", "choose another one"
            )
        elif mark is not None:
            marks[mark] = id

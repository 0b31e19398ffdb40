"""House rules: what somebody plays. Their file names an edition and says what is played otherwise."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rulefork.rulebook.contradiction import contradiction_faults
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.rulebook.schema import validate
from rulefork.rulebook.setting import Entry, read_setting, setting_faults, source_faults
from rulefork.rulebook.yamlfile import Document, names_file, read_yaml

if TYPE_CHECKING:
    from rulefork.rulebook.book import Rulebook

EXTENDED: Final = "hig-c1-current"
"""The edition that house rules start from unless they name another."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HouseRules(Ruleset):
    """A ruleset that somebody plays: `own` is what its file says, the rest it has as it stands from `extends`."""

    about: str
    extends: str
    mark: str
    sources: tuple[str, ...]
    own: Mapping[str, Setting]


def read_house(path: Path, book: "Rulebook", *, allow_contradictions: bool = False) -> HouseRules:
    """Return the house rules in a player's file, whose id is the path as it is shown.

    Raises `BadInput` with all that is wrong in the file; contradictory values too, unless they are allowed.
    """
    document = read_yaml(path)
    if findings := list(_shape_faults(document, book)):
        raise BadInput(findings)
    return house_rules(document, book, document.path, allow_contradictions=allow_contradictions)


def house_rules(document: Document, book: "Rulebook", id: str, *, allow_contradictions: bool = False) -> HouseRules:
    """Return the house rules of a document that fits the schema `house`; raise `BadInput` with all else in it."""
    findings = [*house_faults(document, book)]
    parent = _parent(document, book, findings)
    if parent is None or findings:
        raise BadInput(findings)
    house = _house(id, document.data, parent)
    if not allow_contradictions and (findings := list(contradiction_faults(document, house, book.toggles))):
        raise BadInput(findings)
    return house


def extended(document: Document) -> str:
    """Return what the document says it extends."""
    return str(document.data.get("extends", EXTENDED))


def _parent(document: Document, book: "Rulebook", findings: list[Finding]) -> Ruleset | None:
    """Return the ruleset that the document extends, or add to the findings what is wrong with it."""
    where = document.where(("extends",))
    text = extended(document)
    if names_file(text):
        why = "house rules extend an edition or other house rules by their id"
        findings.append(Finding(where, f"`{text}` is a file", why, "name an edition, such as `hig`"))
        return None
    try:
        return book.ruleset(text)
    except BadInput as error:
        findings += (Finding(where, each.what, each.why, each.hint) for each in error.findings)
        return None


def _shape_faults(document: Document, book: "Rulebook") -> Iterator[Finding]:
    """Yield what does not fit the schema `house`; a toggle that stands beside `rules` is told where it belongs."""
    keys = document.data if isinstance(document.data, dict) else {}
    stray = {f"unknown key `{key}`": document.where((key,), key=True) for key in keys if key in book.toggles}
    for finding in validate(document, "house"):
        if stray.get(finding.what) == finding.where:
            yield Finding(
                finding.where, finding.what, "it is a toggle, and toggles stand below `rules`", "indent it there"
            )
        else:
            yield finding


def house_faults(document: Document, book: "Rulebook") -> Iterator[Finding]:
    """Yield the unknown toggles, values and sources of a document that fits the schema `house`."""
    yield from source_faults(document, ("sources",), document.data.get("sources", ()), book.sources)
    for toggle, entry in _entries(document.data).items():
        yield from setting_faults(document, ("rules", toggle), entry, book.toggles, book.sources)


def _entries(data: Mapping[str, Any]) -> dict[str, Entry]:
    """Return the entries of the rules in their long form."""
    return {toggle: {"value": said} if isinstance(said, str) else said for toggle, said in data["rules"].items()}


def _house(id: str, data: Mapping[str, Any], parent: Ruleset) -> HouseRules:
    unless_said = {"confidence": "stated", "source": id}
    own = {toggle: read_setting({**unless_said, **entry}, id) for toggle, entry in _entries(data).items()}
    return HouseRules(
        id=id,
        name=data.get("name", Path(id).stem),
        family=parent.family,
        settings={toggle: own.get(toggle, setting) for toggle, setting in parent.settings.items()},
        about=data.get("about", ""),
        extends=parent.id,
        mark=data.get("mark", ""),
        sources=tuple(data.get("sources", ())),
        own=own,
    )

"""Rulesets in one string: `hig`, `hig@2014-06`, `hig+fairy-placement=on-tile,dragon-moves=after-scoring`.

A string names a base (an edition, an alias, house rules, or a YAML file), then perhaps a date, then the values that are
played otherwise, set apart by commas or further plus signs.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulefork.rulebook.date import first_day, no_date
from rulefork.rulebook.edition import Edition, as_of
from rulefork.rulebook.finding import BadInput, Finding, Where, unknown
from rulefork.rulebook.house import read_house
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import assignment_faults
from rulefork.rulebook.yamlfile import names_file

if TYPE_CHECKING:
    from rulefork.rulebook.book import Rulebook

_BASE: Final = re.compile(r".*?\.ya?ml(?=\s*(?:[+@]|$))|[^+@]*", re.DOTALL)
_PART: Final = re.compile(r"([@+,])([^@+,]*)")


@dataclass(frozen=True, slots=True)
class Notation:
    """The parts of a ruleset string. `columns` tells where the date ("@"), toggles and values ("toggle=") stood."""

    base: str
    date: str | None = None
    changes: Mapping[str, str] = field(default_factory=dict)
    columns: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)

    def __str__(self) -> str:
        changes = ",".join(f"{toggle}={value}" for toggle, value in self.changes.items())
        return self.base + (f"@{self.date}" if self.date else "") + (f"+{changes}" if changes else "")

    def where(self, part: str) -> Where:
        """Return the place of a part in the string."""
        return _at(self.columns.get(part, 1))


def _at(column: int) -> Where:
    return Where("<ruleset>", 1, column)


def parse_notation(text: str) -> Notation:
    """Return the parts of a ruleset string; raise `BadInput` where it breaks the form `base@date+toggle=value,…`."""
    base = _BASE.match(text)[0]  # type: ignore[index] # it matches even an empty text
    date: str | None = None
    changes: dict[str, str] = {}
    columns: dict[str, int] = {}
    findings: list[Finding] = []
    if not base.strip():
        findings.append(Finding(_at(1), "no ruleset is named", hint="begin with an edition, such as `hig`"))
    for part in _PART.finditer(text, len(base)):
        where = _at(part.start(2) + 1)
        toggle, equals, value = (each.strip() for each in part[2].partition("="))
        if part[1] == "@" and date is None and not changes:
            date, columns["@"] = part[2].strip(), where.column
        elif part[1] == "@":
            findings.append(
                Finding(where, "a date in the wrong place", "it follows the edition", "write `hig@2014-06+…`")
            )
        elif not equals or not toggle or not value:
            hint = "write `toggle=value`"
            findings.append(Finding(where, f"`{part[2].strip()}` sets no toggle", hint=hint))
        elif toggle in changes:
            findings.append(Finding(where, f"`{toggle}` is set twice", hint="keep one of them"))
        else:
            changes[toggle] = value
            columns[toggle] = text.index(toggle, part.start(2)) + 1
            columns[f"{toggle}="] = text.index(value, part.end(2) - len(part[2].partition("=")[2])) + 1
    if findings:
        raise BadInput(findings)
    return Notation(base.strip(), date, changes, columns)


def resolve(text: str, book: "Rulebook", *, allow_contradictions: bool = False) -> Ruleset:
    """Return the ruleset that a string names: an edition, house rules or a file, at a date, with other values.

    Raises `BadInput` for a string or file that names none, and for a file whose values contradict each other unless
    that is allowed. Such values of a string are always let through here; `contradictions` finds them.
    """
    notation = parse_notation(text)
    base = _dated(notation, book, allow_contradictions)
    findings: list[Finding] = []
    for toggle, value in notation.changes.items():
        places = notation.where(toggle), notation.where(f"{toggle}=")
        findings += assignment_faults(book.toggles, toggle, value, *places)
    if findings:
        raise BadInput(findings)
    return base.with_values(notation.changes)


def _dated(notation: Notation, book: "Rulebook", allow_contradictions: bool) -> Ruleset:
    base = _named(notation, book, allow_contradictions)
    if notation.date is None:
        return base
    where = notation.where("@")
    day = first_day(notation.date)
    if day is None:
        raise BadInput([no_date(where, notation.date)])
    if not isinstance(base, Edition):
        why = "only editions have a history"
        raise BadInput([Finding(where, f"{base.id} has no dates", why, "let its file extend a dated edition")])
    if base.year is not None and day.year < base.year:
        what = f"{base.id} did not exist in {notation.date}"
        raise BadInput([Finding(where, what, f"it appeared in {base.year}", "choose a later date")])
    return as_of(base, notation.date, book.editions)


def _named(notation: Notation, book: "Rulebook", allow_contradictions: bool) -> Ruleset:
    if names_file(notation.base):
        return read_house(Path(notation.base), book, allow_contradictions=allow_contradictions)
    known: dict[str, Ruleset] = {**book.house, **book.editions}
    known |= {alias: book.editions[id] for alias, id in book.aliases.items()}
    if notation.base not in known:
        why, hint = "neither an edition nor house rules", "`rulefork rules list` lists them"
        raise BadInput([unknown(_at(1), "ruleset", notation.base, known, why, hint)])
    return known[notation.base]

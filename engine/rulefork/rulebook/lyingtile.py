"""Tiles that lie on the table from the start, and whether they fit together.

Such a tile may have sides `X`, which face the inside of a place. Each must face another one, for nothing else can be
laid there.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rulefork.rulebook.finding import Finding
from rulefork.rulebook.tile import SHUT, SIDES
from rulefork.rulebook.yamlfile import Document, Step

Entry = Mapping[str, Any]
Square = tuple[int, int]

_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def square_of(entry: Entry, corner: Sequence[int] = (0, 0)) -> Square:
    """Return where the tile lies when the corner of its set is on that square; left out, where from the corner."""
    x, y = entry["lies"]
    return corner[0] + x, corner[1] + y


def lying_faults(document: Document) -> Iterator[Finding]:
    """Yield sides `X` without a place or a neighbour, tiles that lie on others, and neighbours that do not fit."""
    lying: dict[Square, Entry] = {}
    for number, entry in enumerate(document.data["tiles"]):
        way = ("tiles", number)
        yield from _place_faults(document, way, entry)
        if "lies" in entry:
            other = lying.setdefault(square_of(entry), entry)
            if other is not entry:
                where = document.where((*way, "lies"))
                yield Finding(where, f"`{entry['id']}` lies on `{other['id']}`", hint="choose another square")
            if entry["n"] != 1:
                yield Finding(document.where((*way, "n")), f"{entry['n']} tiles on one square", hint="write 1")
    for number, entry in enumerate(document.data["tiles"]):
        if "lies" in entry:
            yield from _facing_faults(document, ("tiles", number), entry, lying)


def _place_faults(document: Document, way: tuple[Step, ...], entry: Entry) -> Iterator[Finding]:
    sides, where = entry["sides"], document.where((*way, "sides"))
    if "inside" in entry and (sides != SHUT * 4 or any(entry[key] for key in ("cities", "roads", "fields"))):
        why, hint = "it lies wholly inside a place", f"write sides {SHUT * 4} and no segments, or `borders`"
        yield Finding(where, f"`{entry['id']}` has sides or segments", why, hint)
    if SHUT not in sides:
        return
    if not {"inside", "borders"} & entry.keys():
        yield Finding(where, f"a side {SHUT} of no place", "it faces the inside of one", "add `inside` or `borders`")
    if "lies" not in entry and [SIDES[side] for side in range(4) if sides[side] == SHUT] != [*entry.get("half", ())]:
        why, hint = f"nothing is laid beside a side {SHUT}", "add `lies` or `half`"
        yield Finding(where, f"`{entry['id']}` fits nowhere", why, hint)


def _facing_faults(
    document: Document, way: tuple[Step, ...], entry: Entry, lying: Mapping[Square, Entry]
) -> Iterator[Finding]:
    x, y = square_of(entry)
    for side, (dx, dy) in enumerate(_STEPS):
        other = lying.get((x + dx, y + dy))
        letter, left, right = _at_side(entry, side)
        alone = other is None and letter == SHUT
        if alone or (other is not None and _at_side(other, (side + 2) % 4) != (letter, right, left)):
            beside = "nothing" if other is None else f"`{other['id']}`"
            where = document.where((*way, "sides"))
            yield Finding(where, f"side {SIDES[side]} does not fit {beside}", "they lie side by side", "mend either")


def _at_side(entry: Entry, side: int) -> tuple[str, bool, bool]:
    """Return the letter of a side, and whether there is field in its left and in its right half."""
    fields = " ".join(entry["fields"])
    return entry["sides"][side], f"{SIDES[side]}L" in fields, f"{SIDES[side]}R" in fields

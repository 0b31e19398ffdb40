"""Squares and parts of tiles, here and there.

Here a part of a tile is told as in the protocol, `{"at": [1, 2], "feature": "road", "sides": ["E", "W"]}`; there it is
a pointer, `{"position": [1, -2], "feature": "Road", "location": "WE"}`, for their y grows to the south.
"""

from collections.abc import Mapping
from typing import Final

from rulefork.conform.wire import Json
from rulefork.jcz.vocabulary import Vocabulary
from rulefork.rulebook.tile import HALVES, SIDES
from rulefork.table.geometry import Square

_ALSO: Final = {"YagaHut": "cloister"}
"""Features of theirs that are a kind of feature here, with something printed on it."""
INSIDE: Final = "I"
"""Where things are that touch no side: cloisters, and farms shut in on their tile."""


class Unplaced(ValueError):  # noqa: N818 - it names the cause
    """A place that one side knows and the other does not; its text says which."""


def position(at: Json) -> list[int]:
    """Return their position of our square, or ours of theirs."""
    x, y = at
    return [int(x), -int(y)]


def square(told: Json) -> Square:
    """Return our square of their position."""
    x, y = position(told)
    return x, y


def pointer(told: Mapping[str, Json], words: Vocabulary) -> dict[str, Json]:
    """Return their pointer to our part of a tile; raises `Unplaced` for a place that is none."""
    if "feature" not in told or told["feature"] not in words.features:
        raise Unplaced(f"JCloisterZone has no word for the place {dict(told)}")
    kind = told["feature"]
    return {
        "position": position(told["at"]),
        "feature": words.features[kind],
        "location": location(kind, told["sides"], words),
    }


def location(kind: str, sides: list[str], words: Vocabulary) -> str:
    """Return their location of the part of that kind with those sides, half-edges for a farm."""
    if not sides:
        return INSIDE
    if kind == "farm":
        return ".".join(half for half in HALVES if half in sides)
    return words.sides["".join(side for side in SIDES if side in sides)]


def part(told: Mapping[str, Json], words: Vocabulary) -> dict[str, Json]:
    """Return our part of a tile that their pointer names; raises `Unplaced` for one that we do not know."""
    kinds = {theirs: ours for ours, theirs in words.features.items()}
    kind = kinds.get(told["feature"], _ALSO.get(told["feature"]))
    if kind is None:
        raise Unplaced(f"a feature {told['feature']} has no counterpart here")
    return {"at": position(told["position"]), "feature": kind, "sides": _sides(kind, told["location"], words)}


def _sides(kind: str, where: str, words: Vocabulary) -> list[str]:
    if kind == "cloister" or where in (INSIDE, INSIDE * 2):
        return []
    if kind == "farm":
        halves = where.split(".")
        if set(halves) <= set(HALVES):
            return sorted(halves, key=HALVES.index)
    else:
        for ours, theirs in words.sides.items():
            if theirs == where:
                return list(ours)
    raise Unplaced(f"there is no location {where!r} of a {kind}")

"""What is printed on tiles: which mark stands for what, and how much room it takes up."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Mark(NamedTuple):
    """A mark on a tile: its name, where its middle is, and to which point of the compass it looks."""

    name: str
    x: int
    y: int
    toward: int = 0

    @property
    def radius(self) -> int:
        """How much room it takes up, in units from its middle."""
        return _RADIUS.get(self.name, _USUAL)


ENDS: Final[Mapping[str, str]] = {
    "village": "village", "bushes": "bushes", "end": "end", "lake": "lake", "tunnel": "mountain", "tent": "big-top",
    "acrobats": "acrobat-space", "bazaar": "bazaar", "tower": "tower-foundation", "crops": "crop-circle",
}  # fmt: skip
"""What is drawn where roads end on a tile."""

CLOISTERS: Final = ("shrine", "baba-yaga-hut")
"""The prints that stand in place of a cloister."""

PARTING: Final = ("wide-crop-circle", "tower-foundation")
"""The marks that part the land between a city and the middle, so that no hedge need do it."""

UNDRAWN: Final = frozenset(
    {"tunnel", "inner field", "wide cap", "ferry"}
    | {"farmhouse", "highwaymen", "pigsty", "donkey stable", "water tower"}
)
"""What a tile is called by and is no mark of its own: its land tells it, or it matters to no ruling."""

_USUAL: Final = 11
_RADIUS: Final[Mapping[str, int]] = {
    "cloister": 21, "shrine": 17, "baba-yaga-hut": 17, "volcano": 17, "dragon": 15, "princess": 14, "portal": 15,
    "shield": 9, "village": 14, "bushes": 11, "lake": 18, "mountain": 17, "big-top": 23, "acrobat-space": 15,
    "bazaar": 15, "tower-foundation": 15, "crop-circle": 14, "wide-crop-circle": 26, "cathedral": 20, "end": 8,
    "house": 7, "gate": 6, "mouth": 9, "flying-machine": 14, "inn": 12, "figure": 15,
}  # fmt: skip


def drawn(feature: str) -> str:
    """Return the name of the mark for what a tile is called by."""
    return "crop-circle" if feature.startswith("crop-circle") else feature

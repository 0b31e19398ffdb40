"""The drawing of a tile type: its land as one symbol, which pictures turn, and its marks, which stay upright."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from rulefork.report.svg.glyph import glyph
from rulefork.report.svg.land import Land, land
from rulefork.report.svg.mark import Mark
from rulefork.report.svg.outline import turned_point
from rulefork.report.svg.words import written
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.tile import TileType

HIDDEN: Final = '<svg class="b" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{}</defs></svg>'
"""A drawing of symbols only, to stand once on a page."""
PATTERNS: Final = (
    '<pattern id="p-c" width="40" height="40" patternUnits="userSpaceOnUse"><path class="b-cg" d="M0 0H40V40H0Z"/>'
    '<path class="b-ct" d="M4 5h11v8H4zM24 3h8v11H24zM3 24h8v11H3zM20 26h12v8H20z"/>'
    '<path class="b-cl" d="M4 9H15M28 3V14M7 24V35M20 30H32"/></pattern>'
    '<pattern id="p-f" width="50" height="50" patternUnits="userSpaceOnUse"><path class="b-fg" d="M0 0H50V50H0Z"/>'
    '<path class="b-ft" d="M8 13l2-4 2 4M33 22l2-4 2 4M18 40l2-4 2 4M43 44l2-4 2 4"/></pattern>'
    '<pattern id="p-i" width="40" height="40" patternUnits="userSpaceOnUse"><path class="b-ig" d="M0 0H40V40H0Z"/>'
    '<path class="b-it" d="M3 4h14v9H3zM23 4h8v13H23zM5 20h9v14H5zM20 24h16v9H20z"/></pattern>'
)
"""What cities, fields and the inside of places are filled with: roofs as seen from above, tufts of grass."""
_SECOND: Final = "-c2"
"""What the key of a design ends with that the second edition prints differently."""


def key(id: str, *, is_second: bool) -> str:
    """Return the key by which pictures know the design of that id, as the first or the second edition prints it."""
    return id + _SECOND if is_second else id


def design(key: str, book: Rulebook) -> TileType:
    """Return the design of that key; `KeyError` where there is none."""
    if key in book.tiles:
        return book.tiles[key]
    return book.second[key.removesuffix(_SECOND)]


def tile_symbols(keys: Iterable[str], book: Rulebook) -> str:
    """Return a hidden drawing with the symbols of these tiles and of all marks on them, to stand once on a page."""
    return HIDDEN.format(symbols({key: design(key, book) for key in keys}, ("start",)))


def symbols(designs: Mapping[str, TileType], others: Iterable[str] = ()) -> str:
    """Return the groups that a picture needs to draw these designs, by their keys, and `others`, marks besides."""
    marks = sorted({*others, *(mark.name for tile in designs.values() for mark in land(tile).marks)})
    return "".join([PATTERNS, *map(glyph, marks), *(symbol(key, designs[key]) for key in sorted(designs))])


@cache
def symbol(key: str, tile: TileType) -> str:
    """Return the group of a design: `t-KEY` as it lies unturned, in it `l-KEY`, its land without marks."""
    name = written(key)
    seen = land(tile)
    return f'<g id="t-{name}"><g id="l-{name}">{_drawn(seen)}</g>{"".join(use(mark) for mark in seen.marks)}</g>'


def use(mark: Mark) -> str:
    """Return the use of a mark where it is printed."""
    name = mark.name.replace(" ", "-")
    if mark.toward:
        return f'<use href="#m-{name}" transform="translate({mark.x} {mark.y})rotate({45 * mark.toward})"/>'
    return f'<use href="#m-{name}" x="{mark.x}" y="{mark.y}"/>'


@lru_cache(4096)
def placed(key: str, tile: TileType, turns: int, x: int, y: int) -> str:
    """Return the use of a tile whose top left corner lies at (x, y), turned by quarter turns clockwise."""
    name, marks = written(key), land(tile).marks
    if not turns:
        return f'<use href="#t-{name}" x="{x}" y="{y}"/>'
    if not marks:
        return f'<use href="#t-{name}" transform="translate({x} {y})rotate({90 * turns} 50 50)"/>'
    upright = "".join(use(_moved(mark, turns, x, y)) for mark in marks)
    return f'<use href="#l-{name}" transform="translate({x} {y})rotate({90 * turns} 50 50)"/>{upright}'


def _moved(mark: Mark, turns: int, x: int, y: int) -> Mark:
    at = turned_point((mark.x, mark.y), turns)
    toward = (mark.toward + 2 * turns) % 8 if mark.name == "flying-machine" else 0
    return Mark(mark.name, at[0] + x, at[1] + y, toward)


def _drawn(seen: Land) -> str:
    below = "".join(path for number, path in seen.roads.items() if number not in seen.over)
    above = "".join(path for number, path in seen.roads.items() if number in seen.over)
    cities = "".join(seen.cities.values())
    parts = [
        '<path class="b-f" d="M0 0H100V100H0Z"/>',
        _road(below),
        f'<path class="b-h" d="{seen.hedges}"/>' if seen.hedges else "",
        f'<path class="b-i" d="{seen.inside}"/><path class="b-j" d="{seen.rampart}"/>' if seen.inside else "",
        f'<path class="b-c" d="{cities}"/><path class="b-w" d="{seen.walls}"/>' if cities else "",
        f'<path class="b-u" d="{seen.unseen}"/>' if seen.unseen else "",
        _road(above),
        '<path class="b-e" d="M0 0H100V100H0Z"/>',
    ]
    return "".join(parts)


def _road(path: str) -> str:
    return f'<path class="b-y" d="{path}"/><path class="b-r" d="{path}"/>' if path else ""

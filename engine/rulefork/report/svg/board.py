"""A scene as SVG: a picture that stands alone, or one that uses the symbols of the page in which it is embedded."""

from collections.abc import Iterable, Iterator
from typing import Final

from rulefork.report.svg import figure as silhouettes
from rulefork.report.svg import tile as tiles
from rulefork.report.svg.frame import Frame, element
from rulefork.report.svg.neutral import DRAGON, FAIRY, way
from rulefork.report.svg.outline import MIDDLE, SIZE
from rulefork.report.svg.scene import FigureSeen, Neutral, Scene, TileSeen
from rulefork.report.svg.site import corner
from rulefork.report.svg.words import broken, written

_EDGE: Final = 6
_NUMBERS: Final = 14
_LEGEND: Final = 16
"""The room around a board, that for the numbers of its columns and rows, and that for a line of the legend."""
_BRIDGE: Final = (
    '<g id="n-bridge"><path class="b-br" d="M-3 38Q50 24 103 38V59Q50 44-3 59Z"/>'
    '<path class="b-ln" d="M-3 38Q50 24 103 38M-3 59Q50 44 103 59M20 33V51M50 31V48M80 33V51"/></g>'
)


def symbols_of(scene: Scene) -> frozenset[str]:
    """Return the keys of the tile symbols that the scene needs."""
    return frozenset(tile.key for tile in scene.tiles)


def figure_symbols() -> str:
    """Return a hidden drawing with the symbols of all figures, to stand once on a page."""
    return tiles.HIDDEN.format(silhouettes.symbols() + DRAGON + FAIRY + _BRIDGE)


def board_svg(scene: Scene, *, title: str, embedded: bool = False, number: int = 0) -> str:
    """Return the picture of a scene as an `<svg>` element.

    One that stands alone brings its symbols and style. An `embedded` one needs those of the page: `STYLE`,
    `tile_symbols` and `figure_symbols`; `number` keeps its ids apart from those of other pictures there.
    """
    at = frame([scene])
    needed = None if embedded else needed_symbols([scene])
    return element(drawing(scene, at), at, title, scene.told, number=number, alone=needed)


def frame(scenes: Iterable[Scene]) -> Frame:
    """Return a frame in which each of the scenes finds room."""
    scenes = tuple(scenes)
    squares = [square for scene in scenes for square in scene.squares] or [(0, 0)]
    lines = max((len(scene.legend) for scene in scenes), default=0)
    xs, ys = [x for x, _ in squares], [-y for _, y in squares]
    wide, high = (SIZE * (max(axis) - min(axis) + 1) + _NUMBERS + _EDGE for axis in (xs, ys))
    return Frame(SIZE * min(xs) - _NUMBERS, SIZE * min(ys) - _EDGE, wide, high + lines * _LEGEND)


def drawing(scene: Scene, at: Frame) -> str:
    """Return what is drawn of a scene in a frame."""
    return "".join(_parts(scene, at))


def _parts(scene: Scene, at: Frame) -> Iterator[str]:
    yield _grouped(
        "b-q", (*_numbers(scene, at), *(_names_of_gap(*corner(square), names) for square, names in scene.gaps))
    )
    yield from (_gap(*corner(square)) for square, _ in scene.gaps)
    land = "".join(tiles.placed(tile.key, tile.design, tile.turns, *corner(tile.square)) for tile in scene.tiles)
    yield f'<g class="b-mute">{land}</g>' if scene.muted else land
    yield from (_on_tile(tile) for tile in scene.tiles if tile.bridges or tile.is_placed or tile.is_start or tile.tag)
    yield from (f'<path class="b-u" d="{link}"/>' for link in scene.links)
    yield from (_figure(seen, scene.muted) for seen in sorted(scene.figures, key=_depth))
    yield from (_neutral("fairy", seen, scene.muted) for seen in scene.fairies)
    yield from (_neutral("dragon", seen, scene.muted) for seen in scene.dragons)
    yield way(scene.way)
    yield _grouped("b-n", (_text(name.x, name.y, name.text) for name in scene.names))
    yield from _legend(scene, at)


def _on_tile(tile: TileSeen) -> str:
    """Return what is drawn on a tile besides its print: bridges, the star of the start tile, the frame of a new one."""
    x, y = corner(tile.square)
    told = "".join(_bridge(x, y, side) for side in tile.bridges)
    told += f'<use href="#m-start" x="{x + 9}" y="{y + 91}"/>' * tile.is_start
    told += f'<path class="b-k" d="M{x} {y}h100v100h-100z"/>' * (tile.is_placed or bool(tile.tag))
    return told + _tag(tile.tag, x + 78, y + 24)


def _bridge(x: int, y: int, side: int) -> str:
    turn = "rotate(90 50 50)" * (side % 2 == 0)
    return f'<use href="#n-bridge" transform="translate({x} {y}){turn}"/>'


def _depth(seen: FigureSeen) -> tuple[bool, int]:
    """Return by what figures are drawn one over the other: ghosts first, then from the back to the front."""
    return (not seen.is_ghost, seen.y)


def _figure(seen: FigureSeen, is_muted: bool) -> str:
    is_faint = seen.is_ghost or (is_muted and not seen.tag)
    told = silhouettes.drawn(
        seen.shape, seen.figure.owner, seen.x, seen.y, letters=seen.letters, is_ghost=is_faint, is_small=seen.is_small
    )
    if seen.count > 1:
        told += f'<text class="b-n" x="{seen.x + 12}" y="{seen.y + 13}">{seen.count}x</text>'
    return told + _tag(seen.tag, seen.x, seen.y)


def _neutral(name: str, seen: Neutral, is_muted: bool) -> str:
    ghost = ' class="b-ghost"' * (is_muted and not seen.tag)
    return f'<use href="#n-{name}" x="{seen.x}" y="{seen.y}"{ghost}/>{_tag(seen.tag, seen.x, seen.y)}'


def _tag(tag: str, x: int, y: int) -> str:
    """Return the sign of the outcome to which something at a point belongs."""
    return _sign(tag, x + 13, y - 15) if tag else ""


def _sign(tag: str, x: int, y: int) -> str:
    circle = f'<circle class="b-t{tag.lower()}" cx="{x}" cy="{y}" r="7"/>'
    return f'{circle}<text class="b-dt" x="{x}" y="{y + 3}">{written(tag)}</text>'


def _gap(x: int, y: int) -> str:
    """Return an open square."""
    return f'<path class="b-o" d="M{x + 2} {y + 2}h96v96h-96z"/>'


def _names_of_gap(x: int, y: int, names: tuple[str, ...]) -> str:
    """Return the names of an open square, one below the other in its middle."""
    lines = [line for name in names for line in broken(name, width=18, most=3)]
    first = y + MIDDLE + 3 - 5 * (len(lines) - 1)
    return "".join(_text(x + MIDDLE, first + 10 * row, line) for row, line in enumerate(lines))


def _text(x: int, y: int, text: str) -> str:
    return f'<text x="{x}" y="{y}">{written(text)}</text>'


def _grouped(name: str, drawn: Iterable[str]) -> str:
    """Return what is drawn as one group of a class, which is shorter than the class of each; nothing of nothing."""
    inner = "".join(drawn)
    return f'<g class="{name}">{inner}</g>' if inner else ""


def _numbers(scene: Scene, at: Frame) -> Iterator[str]:
    """Yield the numbers of columns below the board and of rows to its left."""
    below = _below(scene)
    for x in sorted({x for x, _ in scene.squares}):
        yield _text(SIZE * x + MIDDLE, below + 11, str(x))
    for y in sorted({y for _, y in scene.squares}):
        yield _text(at.left + 7, MIDDLE + 3 - SIZE * y, str(y))


def _legend(scene: Scene, at: Frame) -> Iterator[str]:
    first = _below(scene) + _NUMBERS + 8
    for row, (tag, text) in enumerate(scene.legend):
        x, y = at.left + 10, first + row * _LEGEND
        yield _sign(tag, x, y) + f'<text class="b-l" x="{x + 12}" y="{y + 3}">{written(text)}</text>'


def _below(scene: Scene) -> int:
    """Return the lower edge of a board."""
    return SIZE - SIZE * min((y for _, y in scene.squares), default=0)


def needed_symbols(scenes: Iterable[Scene]) -> str:
    """Return the symbols that the scenes need: those of their tiles and figures."""
    scenes = tuple(scenes)
    seen = [figure for scene in scenes for figure in scene.figures]
    others = (
        DRAGON * any(scene.dragons for scene in scenes),
        FAIRY * any(scene.fairies for scene in scenes),
        _BRIDGE * any(tile.bridges for scene in scenes for tile in scene.tiles),
    )
    owners = {figure.figure.owner for figure in seen}.intersection(silhouettes.EMBLEMS)
    figures = silhouettes.symbols({figure.shape for figure in seen}, owners)
    laid = [tile for scene in scenes for tile in scene.tiles]
    start = ("start",) if any(tile.is_start for tile in laid) else ()
    return "".join([tiles.symbols({tile.key: tile.design for tile in laid}, start), figures, *others])

"""A scene as SVG: a picture that stands alone, or one that uses the symbols of the page in which it is embedded."""

from collections.abc import Iterator
from functools import cache

from rulefork.report.svg import figure as silhouettes
from rulefork.report.svg import tile as tiles
from rulefork.report.svg.neutral import DRAGON, FAIRY, way
from rulefork.report.svg.outline import MIDDLE, SIZE
from rulefork.report.svg.scene import FigureSeen, Scene
from rulefork.report.svg.site import corner
from rulefork.report.svg.style import STYLE
from rulefork.report.svg.words import broken, written

_MARGIN = 14
_BRIDGE = '<g id="bridge"><path class="b-st" d="M-4 40Q50 26 104 40V58Q50 44-4 58Z"/><path class="b-ln" d="M-4 49Q50 35 104 49"/></g>'


def symbols_of(scene: Scene) -> frozenset[str]:
    """Return the keys of the tile symbols that the scene needs."""
    return frozenset(tile.key for tile in scene.tiles)


def figure_symbols() -> str:
    """Return a hidden drawing with the symbols of all figures, to stand once on a page."""
    return (
        f'<svg class="b" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{_all()}</defs></svg>'
    )


def board_svg(scene: Scene, *, title: str, embedded: bool = False, number: int = 0) -> str:
    """Return the picture of a scene as an `<svg>` element.

    One that stands alone brings its symbols and style. An `embedded` one needs those of the page: `STYLE`,
    `tile_symbols` and `figure_symbols`; `number` keeps its ids apart from those of other pictures there.
    """
    left, top, width, height = bounds(scene)
    ids = f"b{number}"
    head = f'class="b" role="img" aria-labelledby="{ids}t {ids}d" viewBox="{left} {top} {width} {height}"'
    own = "" if embedded else f"<style>{STYLE}</style><defs>{definitions(scene)}</defs>"
    name = "" if embedded else ' xmlns="http://www.w3.org/2000/svg"'
    size = "" if embedded else f' width="{width}" height="{height}"'
    told = f'<title id="{ids}t">{written(title)}</title><desc id="{ids}d">{written(" ".join(scene.told))}</desc>'
    paper = "" if embedded else f'<path class="b-bg" d="M{left} {top}h{width}v{height}h-{width}z"/>'
    return f"<svg{name} {head}{size}>{told}{own}{paper}{drawing(scene)}</svg>"


def bounds(scene: Scene) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a picture."""
    squares = scene.squares or ((0, 0),)
    xs, ys = [x for x, _ in squares], [-y for _, y in squares]
    left, top = SIZE * min(xs) - _MARGIN, SIZE * min(ys) - 5
    return (left, top, SIZE * (max(xs) - min(xs) + 1) + _MARGIN + 5, SIZE * (max(ys) - min(ys) + 1) + _MARGIN + 5)


def drawing(scene: Scene) -> str:
    """Return what is drawn, without a frame."""
    return "".join(_parts(scene))


def definitions(scene: Scene) -> str:
    """Return the symbols that a picture needs."""
    designs = {tile.key: tile.design for tile in scene.tiles}
    return tiles.symbols(designs) + _all()


@cache
def _all() -> str:
    parts = [
        *map(silhouettes.silhouette, silhouettes.shapes()),
        *map(silhouettes.emblem, silhouettes.EMBLEMS),
        DRAGON,
        FAIRY,
        _BRIDGE,
    ]
    return "".join(parts)


def _parts(scene: Scene) -> Iterator[str]:
    yield from _coordinates(scene)
    for square, names in scene.gaps:
        yield _gap(*corner(square), names)
    land = "".join(tiles.placed(tile.key, tile.design, tile.turns, *corner(tile.square)) for tile in scene.tiles)
    yield f'<g class="b-mute">{land}</g>' if scene.muted else land
    for tile in scene.tiles:
        x, y = corner(tile.square)
        for side in tile.bridges:
            turn = f"rotate({90 * (side + 1)} 50 50)" if side % 2 == 0 else ""
            yield f'<use href="#bridge" transform="translate({x} {y}){turn}"/>'
        if tile.placed:
            yield f'<path class="b-k" d="M{x} {y}h100v100h-100z"/>'
    yield way(scene.way)
    for figure in sorted(scene.figures, key=lambda each: (not each.ghost, each.y)):
        yield _figure(figure, scene.muted)
    for fairy in scene.fairies:
        yield f'<use href="#fairy" x="{fairy.x}" y="{fairy.y}"{_classes(ghost=fairy.ghost)}/>{_tag(fairy.tag, fairy.x, fairy.y)}'
    for dragon in scene.dragons:
        yield f'<use href="#dragon" x="{dragon.x}" y="{dragon.y}"{_classes(ghost=dragon.ghost)}/>{_tag(dragon.tag, dragon.x, dragon.y)}'
    for name in scene.names:
        yield f'<text class="b-n" x="{name.x}" y="{name.y}">{written(name.text)}</text>'


def _figure(seen: FigureSeen, muted: bool) -> str:
    also = "b-ghost" if seen.ghost or (muted and not seen.tag) else ""
    told = silhouettes.drawn(seen.shape, seen.figure.owner, seen.x, seen.y, letters=seen.letters, also=also)
    if seen.count > 1:
        told += f'<text class="b-n" x="{seen.x + 13}" y="{seen.y + 14}">×{seen.count}</text>'
    return told + _tag(seen.tag, seen.x, seen.y)


def _tag(tag: str, x: int, y: int) -> str:
    return (
        f'<circle class="b-dn" cx="{x + 12}" cy="{y - 14}" r="6"/><text class="b-dt" x="{x + 12}" y="{y - 11}">{tag}</text>'
        if tag
        else ""
    )


def _classes(*, ghost: bool) -> str:
    return ' class="b-ghost"' if ghost else ""


def _gap(x: int, y: int, names: tuple[str, ...]) -> str:
    lines = [line for name in names for line in broken(name, width=20, most=3)]
    first = y + MIDDLE + 3 - 5 * (len(lines) - 1)
    told = "".join(
        f'<text class="b-q" x="{x + MIDDLE}" y="{first + 10 * row}">{written(line)}</text>'
        for row, line in enumerate(lines)
    )
    return f'<path class="b-o" d="M{x + 2} {y + 2}h96v96h-96z"/>{told}'


def _coordinates(scene: Scene) -> Iterator[str]:
    """Yield the numbers of columns below the board and of rows to its left."""
    if not scene.squares:
        return
    left, top, _, height = bounds(scene)
    for x in sorted({x for x, _ in scene.squares}):
        yield f'<text class="b-q" x="{SIZE * x + MIDDLE}" y="{top + height - 3}">{x}</text>'
    for y in sorted({y for _, y in scene.squares}):
        yield f'<text class="b-q" x="{left + 6}" y="{-SIZE * y + MIDDLE + 3}">{y}</text>'

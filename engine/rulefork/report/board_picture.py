"""The picture of a board: its tiles, who stands on them, and the open squares that have a name.

A follower is two letters, its owner's and its role's, any other figure of a player its owner's and its kind's. The
dragon, the fairy, what other expansions put on a tile and what is printed there are words.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Final, get_args

from rulefork.play.role import role_at
from rulefork.play.state import State
from rulefork.report.canvas import DOWN, RIGHT, SHIELD, Canvas, Label
from rulefork.report.ink import PLAIN, Ink, Player
from rulefork.report.layout import plain
from rulefork.report.tile_picture import HEIGHT, MIDDLE, WIDTH, Cell, picture
from rulefork.rulebook.tile import Layout, TileType
from rulefork.table.figure import OnTile, Spot
from rulefork.table.geometry import Square

Names = Mapping[Square, Sequence[str]]
"""What squares are called."""

INITIALS: Final[Mapping[str, str]] = {"Black": "K"}
"""The letters of players that are not their first: Blue has the B."""

_GAP: Final = 2
_WORDS: Final = 2
"""For how many pieces a tile has room; of more it tells the number."""
_NOBODY: Final[Names] = {}
_STYLES: Final[Mapping[str, Player]] = {player: player for player in get_args(Player)}


def board_picture(
    state: State, names: Names = _NOBODY, *, width: int, ink: Ink = PLAIN, ascii_only: bool = False
) -> list[str]:
    """Return the lines of the picture, with the coordinates of the squares to the left and below.

    `names` are those of open squares, which are drawn dotted. A board that is wider than `width` characters is cut
    into strips, one below the other.
    """
    squares = [*state.board.tiles, *names]
    xs = _span(x for x, _ in squares)
    margin = max(len(str(y)) for _, y in squares) + 3
    room = max((width - margin - 1) // RIGHT, 1)
    lines: list[str] = []
    for first in range(0, len(xs), room):
        strip = xs[first : first + room]
        ys = _span(y for x, y in squares if x in strip)[::-1]
        drawn = _strip(state, names, strip, ys).lines(ink=ink, ascii_only=ascii_only)
        heads = {DOWN * row + MIDDLE.row + 1: str(y) for row, y in enumerate(ys)}
        lines += [""] * bool(lines)
        lines += (f"{heads.get(row, ''):>{margin - 1}} {line}".rstrip() for row, line in enumerate(drawn))
        lines.append((" " * margin + "".join(f"{x:>{MIDDLE.column + 2}}".ljust(RIGHT) for x in strip)).rstrip())
    return lines


def tile_pictures(
    tiles: Iterable[tuple[str, TileType]], *, width: int, ink: Ink = PLAIN, ascii_only: bool = False
) -> list[str]:
    """Return the lines of a row of tiles, each below its name; a row wider than `width` characters goes on below."""
    rows: list[list[list[str]]] = []
    left = 0
    for name, tile in tiles:
        wide = max(len(plain(name)), RIGHT + 1) + _GAP
        if left < wide:
            rows.append([])
            left = width
        left -= wide
        rows[-1].append(_single(name, tile, wide, ink, ascii_only))
    lines: list[str] = []
    for blocks in rows:
        lines += [""] * bool(lines)
        lines += ("".join(parts).rstrip() for parts in zip(*blocks, strict=True))
    return lines


def initials(owner: str, role: str) -> str:
    """Return the two letters of a figure: "Rk" is a knight of Red, "Rb" is Red's builder."""
    return INITIALS.get(owner, owner[0]) + role[0]


def _span(numbers: Iterable[int]) -> range:
    found = set(numbers)
    return range(min(found), max(found) + 1)


def _single(name: str, tile: TileType, wide: int, ink: Ink, ascii_only: bool) -> list[str]:
    canvas, place = Canvas(), Cell(0, 0)
    canvas.tiles({place: picture(tile, 0)})
    canvas.label(place, picture(tile, 0), _printed(tile, tile.layouts[0]))
    drawn = canvas.lines(ink=ink, ascii_only=ascii_only)
    return [plain(name).ljust(wide), *(line + " " * (wide - RIGHT - 1) for line in drawn)]


def _strip(state: State, names: Names, xs: range, ys: range) -> Canvas:
    """Return the drawing of the squares in these columns and rows."""
    places = {(x, y): Cell(DOWN * row, RIGHT * column) for row, y in enumerate(ys) for column, x in enumerate(xs)}
    tiles = {square: state.board.tiles[square] for square in places if square in state.board.tiles}
    layouts = state.board.layouts
    pictures = {square: picture(tile, layouts[square].turns) for square, tile in tiles.items()}
    canvas = Canvas()
    canvas.tiles({places[square]: seen for square, seen in pictures.items()})
    for square, seen in pictures.items():
        canvas.label(places[square], seen, [*_figures(state, square), *_printed(tiles[square], layouts[square])])
    for square in names:
        if square in places and square not in tiles:
            canvas.open_square(places[square], names[square])
    return canvas


def _figures(state: State, square: Square) -> Iterator[Label]:
    for figure, place in state.standing():
        if place.square == square and isinstance(place, Spot):
            letters = initials(figure.owner, role_at(state, place) if figure.is_follower else figure.kind)
            yield Label(letters, _STYLES.get(figure.owner), place.segment)
    lying = [figure.kind for figure, place in state.standing() if place == OnTile(square)]
    words = [_word(kind) for kind in lying] if len(lying) <= _WORDS else [f"{len(lying)} PIECES"]
    yield from (Label(word, None) for word in words)
    if state.dragon == square:
        yield Label("DRAGON", "dragon", at=Cell(MIDDLE.row - 1, MIDDLE.column))
    if state.fairy is not None and state.fairy.square == square:
        yield Label("FAIRY", "fairy", at=Cell(MIDDLE.row + 1, MIDDLE.column))


def _word(kind: str) -> str:
    """Return the word for a piece; of what is too wide for a tile, the first words."""
    return wrap(kind.replace("-", " ").upper(), WIDTH)[0]


def _printed(tile: TileType, layout: Layout) -> Iterator[Label]:
    for number in layout.numbers("city"):
        segment = layout.segments[number]
        yield from (Label(SHIELD, "city", number) for _ in range(segment.shields))
        if segment.princess:
            yield Label("princess", "faint", number, city=0)
    if tile.symbol not in (None, "princess"):
        yield Label(str(tile.symbol), "faint", at=Cell(HEIGHT - 2, MIDDLE.column))

"""A drawing in characters: tiles with their frames, words put where they hide little, lines of text in the end."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from rulefork.report.ink import PLAIN, Ink, Style
from rulefork.report.layout import plain
from rulefork.report.tile_picture import CITY, CLOISTER, HEIGHT, MIDDLE, VILLAGE, WALLED, WIDTH, Cell, Picture

DOWN: Final = HEIGHT + 1
RIGHT: Final = WIDTH + 1
"""From one tile to the next, counted from the frames that they share."""

SHIELD: Final = "◆"

_CLOSE: Final = 15.0
_COVERED: Final = 1000.0
"""What a word pays for a character right beside another word, and for one that covers it."""

_JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The corners of frames by the lines that meet there: 1 above, 2 to the right, 4 below, 8 to the left."""

_PLAINER: Final = str.maketrans(
    {
        **dict.fromkeys(_JOINTS[1:], "+"), "─": ".", "│": ":", "╫": "|", "╪": "=", "┄": " ", "┊": " ", "·": "+",
        **dict.fromkeys("╔╗╚╝╠╣╦╩", "+"), WALLED: "%", "═": "=", "║": "|", VILLAGE: "o", CITY: "#", SHIELD: "*",
        **dict.fromkeys("┏┓┗┛", "+"), "━": "-", "┻": "^", "┃": "|", CLOISTER: "+",
    }
)  # fmt: skip
"""What stands for each sign where there are letters only."""


@dataclass(frozen=True, slots=True)
class Label:
    """A word on a tile. It is put on the segment of that number where one is given, else near the cell `at`.

    `city` is what covering a character of a city costs; a field costs less and a road far more.
    """

    text: str
    style: Style | None
    segment: int | None = None
    at: Cell = MIDDLE
    city: float = 1


@dataclass(slots=True)
class Canvas:
    """Signs by place, each with its style."""

    signs: dict[Cell, tuple[str, Style | None]] = field(default_factory=dict)

    def tiles(self, pictures: Mapping[Cell, Picture]) -> None:
        """Draw tiles, each with the top left corner of its frame at its place; cities and roads run on through it."""
        sides: dict[Cell, list[str]] = {}
        joints: dict[Cell, int] = {}
        for place, picture in pictures.items():
            for cell, sign in picture.signs.items():
                self._put(_inside(place, cell), sign, _style(sign))
            for cell, sign in _sides(picture):
                sides.setdefault(_inside(place, cell), []).append(sign)
            for corner, lines in _corners(place):
                joints[corner] = joints.get(corner, 0) | lines
        for cell, meeting in sides.items():
            self._put(cell, *_crossing(meeting, level=cell.row % DOWN == 0))
        for cell, lines in joints.items():
            self._put(cell, _JOINTS[lines], "faint")

    def label(self, place: Cell, picture: Picture, labels: Iterable[Label]) -> None:
        """Write words on a tile, each where it hides least; where there is room, no word hides another."""
        arranged = _arranged(picture, list(labels))
        for label, start in arranged:
            for column in (start.column - 1, start.column + len(label.text)):
                cell = Cell(start.row, column)
                if picture.signs.get(cell) == CITY:
                    self._put(_inside(place, cell), " ", None)
        for label, start in arranged:
            for step, sign in enumerate(label.text):
                self._put(_inside(place, Cell(start.row, start.column + step)), sign, label.style)

    def open_square(self, place: Cell, text: Iterable[str]) -> None:
        """Draw a dotted frame where no tile has one, and the texts in it."""
        top, left = place
        for column in range(left, left + RIGHT + 1):
            for row in (top, top + DOWN):
                self.signs.setdefault(Cell(row, column), ("┄" if (column - left) % RIGHT else "·", "faint"))
        for row in range(top + 1, top + DOWN):
            for column in (left, left + RIGHT):
                self.signs.setdefault(Cell(row, column), ("┊", "faint"))
        lines = [line for each in text for line in textwrap.wrap(plain(each), WIDTH)][:HEIGHT]
        for row, line in enumerate(lines, (HEIGHT - len(lines)) // 2):
            for column, sign in enumerate(line.center(WIDTH)):
                self._put(_inside(place, Cell(row, column)), sign, None)

    def lines(self, *, ink: Ink = PLAIN, ascii_only: bool = False) -> list[str]:
        """Return the drawing as lines of text, in letters only where that is asked for."""
        height = max(cell.row for cell in self.signs) + 1
        width = max(cell.column for cell in self.signs) + 1
        return [self._line(row, width, ink, ascii_only) for row in range(height)]

    def _line(self, row: int, width: int, ink: Ink, ascii_only: bool) -> str:
        runs: list[tuple[str, Style | None]] = []
        for column in range(width):
            sign, style = self.signs.get(Cell(row, column), (" ", None))
            if runs and runs[-1][1] == style:
                runs[-1] = (runs[-1][0] + sign, style)
            else:
                runs.append((sign, style))
        return "".join(ink(in_letters(text) if ascii_only else text, style) for text, style in runs)

    def _put(self, cell: Cell, sign: str, style: Style | None) -> None:
        self.signs[cell] = (sign, style)


def fits(encoding: str) -> bool:
    """Return whether a terminal of that encoding has the signs of a drawing."""
    try:
        "".join(chr(sign) for sign in _PLAINER if isinstance(sign, int)).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def in_letters(text: str) -> str:
    """Return the text with letters and the like for the signs of a drawing."""
    return text.translate(_PLAINER)


def _inside(place: Cell, cell: Cell) -> Cell:
    """Return where a character of a picture is drawn whose frame begins at the place."""
    return Cell(place.row + 1 + cell.row, place.column + 1 + cell.column)


def _sides(picture: Picture) -> Iterator[tuple[Cell, str]]:
    """Yield each character of the frame but its corners, and the sign of the tile that touches it."""
    for column in range(WIDTH):
        yield Cell(-1, column), picture.signs.get(Cell(0, column), " ")
        yield Cell(HEIGHT, column), picture.signs.get(Cell(HEIGHT - 1, column), " ")
    for row in range(HEIGHT):
        yield Cell(row, -1), picture.signs.get(Cell(row, 0), " ")
        yield Cell(row, WIDTH), picture.signs.get(Cell(row, WIDTH - 1), " ")


def _corners(place: Cell) -> Iterator[tuple[Cell, int]]:
    top, left = place
    yield Cell(top, left), 2 | 4
    yield Cell(top, left + RIGHT), 4 | 8
    yield Cell(top + DOWN, left), 1 | 2
    yield Cell(top + DOWN, left + RIGHT), 1 | 8


def _crossing(meeting: list[str], *, level: bool) -> tuple[str, Style]:
    """Return the sign of a frame between the signs that meet there; `level` for a line from left to right."""
    if all(sign == CITY for sign in meeting):
        return CITY, "city"
    if level:
        return ("╫", "road") if "║" in meeting else ("─", "faint")
    return ("╪", "road") if "═" in meeting else ("│", "faint")


def _style(sign: str) -> Style:
    return "city" if sign == CITY else "road"


def _arranged(picture: Picture, labels: list[Label]) -> list[tuple[Label, Cell]]:
    """Return where each word begins: placed in their order, or long words first where that hides less."""
    orders = (labels, sorted(labels, key=lambda label: -len(label.text)))
    ways = [_placed(picture, order) for order in orders]
    return min(ways, key=lambda way: way[0] >= _COVERED and way[0])[1]


def _placed(picture: Picture, labels: list[Label]) -> tuple[float, list[tuple[Label, Cell]]]:
    """Return where each word begins if they are placed one after the other, and what that costs in all."""
    taken: dict[Cell, float] = {}
    placed: list[tuple[Label, Cell]] = []
    total = 0.0
    for label in labels:
        cost, start = min((_cost(picture, label, start, taken), start) for start in _starts(label))
        total += cost
        placed.append((label, start))
        cells = [Cell(start.row, start.column + step) for step in range(-1, len(label.text) + 1)]
        taken |= {cell: max(_CLOSE, taken.get(cell, 0)) for cell in (cells[0], cells[-1])}
        taken |= dict.fromkeys(cells[1:-1], _COVERED)
    return total, placed


def _starts(label: Label) -> Iterator[Cell]:
    return (Cell(row, column) for row in range(HEIGHT) for column in range(WIDTH - len(label.text) + 1))


def _cost(picture: Picture, label: Label, start: Cell, taken: Mapping[Cell, float]) -> float:
    """Return what it costs to begin the word there: what it hides, and how far that is from where it belongs."""
    own = picture.segments[label.segment] if label.segment is not None else frozenset[Cell]()
    near = _centre(own) if own else label.at
    cells = [Cell(start.row, start.column + step) for step in range(len(label.text))]
    hidden = sum(0 if cell in own else _worth(picture, cell, label.city) for cell in cells)
    off = 2 * abs(start.row - near.row) + abs(start.column + (len(cells) - 1) / 2 - near.column)
    return hidden + off / 4 + sum(taken.get(cell, 0) for cell in cells)


def _worth(picture: Picture, cell: Cell, city: float) -> float:
    sign = picture.signs.get(cell)
    return 0.5 if sign is None else city if sign == CITY else 8


def _centre(cells: frozenset[Cell]) -> Cell:
    """Return the character in the middle of some."""
    row = sum(cell.row for cell in cells) / len(cells)
    column = sum(cell.column for cell in cells) / len(cells)
    return min(cells, key=lambda cell: (abs(2 * (cell.row - row)) + abs(cell.column - column), cell))

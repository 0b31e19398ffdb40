"""The figures on a board as they are drawn: each in its place, and side by side where several share one."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil, sqrt
from typing import Final

from rulefork.report.svg import figure as silhouettes
from rulefork.report.svg.outline import Point
from rulefork.report.svg.scene import FigureSeen
from rulefork.report.svg.whereabouts import HALF, point_of, printed
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, OnBoard, OnTile, Spot

STEP: Final = 20
_CLOSE: Final = 19
"""From one figure in a place to the next, in a row and in rows."""
_FEW: Final = 4
"""How many figures in one place stand in a row; more stand in rows, and smaller."""
_PILE: Final = 30
"""Half the size of a pile of small figures."""


def figures_seen(situation: Situation) -> Iterator[FigureSeen]:
    """Yield everything on the board but dragon and fairy; who shares a place stands side by side."""
    at: dict[OnBoard, dict[tuple[str, str], list[Figure]]] = {}
    for figure, place in sorted(situation.state.on_board(), key=lambda each: (each[1].square, str(each[1]), each[0])):
        if not _is_seen_in_land(situation, figure, place):
            pile = (figure.kind, figure.owner if isinstance(place, OnTile) else str(figure))
            at.setdefault(place, {}).setdefault(pile, []).append(figure)
    for place, kinds in at.items():
        spread = list(_spread(len(kinds)))
        for (dx, dy), alike in zip(spread, kinds.values(), strict=True):
            small = len(kinds) > _FEW
            seen = figure_at(situation, alike[0], place, _PILE if small else HALF)
            yield replace(seen, x=seen.x + dx, y=seen.y + dy, count=len(alike), is_small=small)


def _spread(count: int) -> Iterator[Point]:
    """Yield by how much each of some figures in one place is set aside, so that all are seen."""
    columns = count if count <= _FEW else ceil(sqrt(count))
    step, rows = (STEP if count <= _FEW else _CLOSE), ceil(count / columns)
    for number in range(count):
        row, column = divmod(number, columns)
        yield (round((column - (columns - 1) / 2) * step), round((row - (rows - 1) / 2) * step))


def _is_seen_in_land(situation: Situation, figure: Figure, place: OnBoard) -> bool:
    """Return whether a figure is drawn as a part of its tile: a bridge that bears a road."""
    built = len(situation.state.board.tiles[place.square].segments) > len(printed(situation, place.square).segments)
    return figure.kind == "bridge" and built


def figure_at(situation: Situation, figure: Figure, place: OnBoard, size: int = HALF) -> FigureSeen:
    """Return a figure as it is drawn in a place, if it is alone there."""
    kind = situation.game.kind(figure)
    is_lying = isinstance(place, Spot) and situation.state.board.segment(place).kind == "farm"
    shape = silhouettes.shape(kind.id, lying=is_lying)
    x, y = point_of(situation, place, size, kind.id)
    return FigureSeen(figure, place, shape, x, y, silhouettes.initials(kind.name) if shape == "token" else "")

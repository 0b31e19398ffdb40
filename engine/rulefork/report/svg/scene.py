"""What a picture shows, as values: tiles, figures, the dragon and its way, the fairy, names, and all that in words.

Points are in units of a picture, 100 for a tile, x to the east and y to the south, from the top left corner of the tile
on (0, 0).
"""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import ceil, sqrt
from typing import Final

from rulefork.play import expansions
from rulefork.play.event import DragonStepped, FigureHome, TilePlaced
from rulefork.play.state import State, squares_of
from rulefork.report.svg import figure as silhouettes
from rulefork.report.svg.label import Box, Name, beside, written_names
from rulefork.report.svg.land import land
from rulefork.report.svg.mark import Mark
from rulefork.report.svg.outline import MIDDLE, SIZE, Point, turned_point
from rulefork.report.svg.site import corner, site_point
from rulefork.report.svg.stand import amid, standing
from rulefork.report.svg.telling import told_of
from rulefork.report.svg.tile import key
from rulefork.report.table_view import squares_named
from rulefork.rulebook.tile import TileType
from rulefork.spec.landmark import FeatureMark, SiteMark
from rulefork.spec.performance import Performance
from rulefork.spec.ruling import Case
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.figure import Figure, OnBoard, OnTile, Site, Spot
from rulefork.table.geometry import Square

_HALF: Final = 15
"""Half the size of a figure."""
_FEW: Final = 4
"""How many figures in one place stand in a row; more stand in rows, and smaller."""
_STEP: Final = 20
_CLOSE: Final = 19
"""From one figure in a place to the next, in a row and in rows."""


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A tile on its square: the key of its design, its quarter turns clockwise, the sides where bridges begin.

    One that `is_placed` is marked as new; `tag` tells to which outcome one belongs that only one of them has.
    """

    square: Square
    key: str
    design: TileType
    turns: int = 0
    bridges: tuple[int, ...] = ()
    is_placed: bool = False
    is_start: bool = False
    tag: str = ""

    @property
    def means(self) -> Hashable:
        """What it says, however it is drawn."""
        return (self.square, self.key, self.turns, self.bridges)


@dataclass(frozen=True, slots=True)
class FigureSeen:
    """A figure at a point: its place, its silhouette, letters where it is a token, how many alike lie there.

    A ghost has left the board; `tag` tells to which outcome one belongs that only one of them has.
    """

    figure: Figure
    place: OnBoard
    shape: str
    x: int
    y: int
    letters: str = ""
    count: int = 1
    is_ghost: bool = False
    is_small: bool = False
    tag: str = ""

    @property
    def means(self) -> Hashable:
        """What it says, however it is drawn."""
        return (self.figure, self.place, self.count)


@dataclass(frozen=True, slots=True)
class Neutral:
    """The dragon or the fairy at a point of a square, `beside` whom she stands; `tag` as of a figure."""

    x: int
    y: int
    square: Square
    beside: Figure | str | None = None
    tag: str = ""

    @property
    def means(self) -> Hashable:
        """What it says, however it is drawn."""
        return (self.square, self.beside)


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is drawn of a board, and `told`, which says it in sentences."""

    tiles: tuple[TileSeen, ...] = ()
    figures: tuple[FigureSeen, ...] = ()
    dragons: tuple[Neutral, ...] = ()
    fairies: tuple[Neutral, ...] = ()
    way: tuple[Square, ...] = ()
    names: tuple[Name, ...] = ()
    gaps: tuple[tuple[Square, tuple[str, ...]], ...] = ()
    told: tuple[str, ...] = ()
    points: tuple[tuple[str, int], ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    muted: bool = False

    @property
    def is_parted(self) -> bool:
        """Whether something belongs to one outcome only."""
        tags = (
            *(tile.tag for tile in self.tiles),
            *(seen.tag for seen in self.figures),
            *(seen.tag for seen in (*self.dragons, *self.fairies)),
        )
        return any(tags)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that the picture shows, with a tile or open."""
        return (*(tile.square for tile in self.tiles), *(square for square, _ in self.gaps))


def situation_scene(situation: Situation) -> Scene:
    """Return what is to be drawn of a situation."""
    return _scene(situation, frozenset(), ())


def case_scenes(case: Case, done: Performance) -> tuple[Scene, Scene]:
    """Return what is to be drawn of a case before and after it.

    After it the tiles that were placed are marked, the steps of the dragon are numbered, and who left is a ghost.
    """
    events = done.after.events[len(done.before.events) :]
    placed = frozenset(event.square for event in events if isinstance(event, TilePlaced))
    steps = tuple(event.square for event in events if isinstance(event, DragonStepped))
    way = (_set_out(done, steps[0]), *steps) if steps else ()
    after = _scene(done.after, placed, way)
    homes = [event for event in events if isinstance(event, FigureHome)]
    ghosts = tuple(
        replace(_seen_at(done.after, home.figure, home.spot), is_ghost=True)
        for home in homes
        if home.figure not in {each.figure for each in after.figures}
        if home.spot.square in done.after.state.board.tiles
    )
    return situation_scene(done.before), replace(after, figures=(*after.figures, *ghosts))


def _set_out(done: Performance, first: Square) -> Square:
    """Return the square from which the dragon set out on its way to the first one."""
    walks = (state.turn.walk for state in done.after.states if state.turn.walk)
    return next((walk.visited[0] for walk in walks), first)


def _scene(situation: Situation, placed: frozenset[Square], way: tuple[Square, ...]) -> Scene:
    state = situation.state
    figures = tuple(_figures(situation))
    dragons, fairies = tuple(_dragon(state)), tuple(_fairy(situation, figures))
    gaps = {square: names for square, names in squares_named(situation).items() if square not in state.board.tiles}
    return Scene(
        tiles=tuple(_tile(situation, square, square in placed) for square in sorted(state.board.tiles)),
        figures=figures,
        dragons=dragons,
        fairies=fairies,
        way=way,
        names=tuple(_names(situation, (*figures, *dragons, *fairies))),
        gaps=tuple((square, tuple(names)) for square, names in sorted(gaps.items())),
        told=tuple(told_of(situation, way)),
        points=tuple(state.points.items()),
    )


def _tile(situation: Situation, square: Square, placed: bool) -> TileSeen:
    board, printed = situation.state.board, _printed(situation, square)
    lies, turns = board.tiles[square], board.layouts[square].turns
    bridges = tuple(sorted((min(each.ports) + turns) % 4 for each in lies.segments[len(printed.segments) :]))
    name = key(lies.id, is_second=printed is not situation.game.box.first[lies.id])
    is_start = square == (0, 0) and bool(printed.starts)
    return TileSeen(square, name, printed, turns, bridges, placed, is_start)


def _printed(situation: Situation, square: Square) -> TileType:
    """Return the design of the tile on a square as its edition prints it, without what was built there."""
    id, box = situation.state.board.tiles[square].id, situation.game.box
    # The ruleset is asked and not the rules in play: what only a picture shows decides no outcome.
    return box.second[id] if situation.game.rules.ruleset.family == "C2" else box.first[id]


def _figures(situation: Situation) -> Iterator[FigureSeen]:
    """Yield everything on the board but dragon and fairy; who shares a place stands side by side."""
    at: dict[OnBoard, dict[tuple[str, str], list[Figure]]] = {}
    for figure, place in sorted(situation.state.on_board(), key=lambda each: (each[1].square, str(each[1]), each[0])):
        if not _is_seen_in_land(situation, figure, place):
            pile = (figure.kind, figure.owner if isinstance(place, OnTile) else str(figure))
            at.setdefault(place, {}).setdefault(pile, []).append(figure)
    for place, kinds in at.items():
        spread = list(_spread(len(kinds)))
        for (dx, dy), alike in zip(spread, kinds.values(), strict=True):
            seen = _seen_at(situation, alike[0], place)
            small = len(kinds) > _FEW
            yield replace(seen, x=seen.x + dx, y=seen.y + dy, count=len(alike), is_small=small)


def _spread(count: int) -> Iterator[Point]:
    """Yield by how much each of some figures in one place is set aside, so that all are seen."""
    columns = count if count <= _FEW else ceil(sqrt(count))
    step, rows = (_STEP if count <= _FEW else _CLOSE), ceil(count / columns)
    for number in range(count):
        row, column = divmod(number, columns)
        yield (round((column - (columns - 1) / 2) * step), round((row - (rows - 1) / 2) * step))


def _is_seen_in_land(situation: Situation, figure: Figure, place: OnBoard) -> bool:
    """Return whether a figure is drawn as a part of its tile: a bridge that bears a road."""
    built = len(situation.state.board.tiles[place.square].segments) > len(_printed(situation, place.square).segments)
    return figure.kind == "bridge" and built


def _seen_at(situation: Situation, figure: Figure, place: OnBoard) -> FigureSeen:
    kind = situation.game.kind(figure)
    is_lying = isinstance(place, Spot) and situation.state.board.segment(place).kind == "farm"
    shape = silhouettes.shape(kind.id, lying=is_lying)
    x, y = _point(situation, place)
    return FigureSeen(figure, place, shape, x, y, silhouettes.initials(kind.name) if shape == "token" else "")


def _point(situation: Situation, place: OnBoard) -> Point:
    board = situation.state.board
    if isinstance(place, Site) and len(place.squares) > 1:
        return site_point(situation, place)
    left, top = corner(place.square)
    tile, turns = _printed(situation, place.square), board.layouts[place.square].turns
    dx, dy = standing(tile, place.segment, turns) if isinstance(place, Spot) else amid(tile, turns)
    return (left + dx, top + dy)


def _dragon(state: State) -> Iterator[Neutral]:
    if state.dragon is not None:
        x, y = corner(state.dragon)
        yield Neutral(x + MIDDLE, y + MIDDLE, state.dragon)


def _fairy(situation: Situation, figures: Iterable[FigureSeen]) -> Iterator[Neutral]:
    """Yield the fairy: close beside her companion, or off all figures where she stands on the tile as such."""
    state = situation.state
    if state.fairy is None:
        return
    square, companion = state.fairy.square, state.fairy.companion
    left, top = corner(square)
    beside = [seen for seen in figures if seen.figure == companion]
    if beside:
        side = _STEP if beside[0].x - left <= MIDDLE + 10 else -_STEP
        yield Neutral(beside[0].x + side, beside[0].y - 3, square, companion)
    else:
        others = tuple((seen.x - left, seen.y - top) for seen in figures if square in squares_of(seen.place))
        x, y = amid(_printed(situation, square), state.board.layouts[square].turns, others)
        yield Neutral(left + x, top + y, square, companion)


def _names(situation: Situation, seen: Iterable[FigureSeen | Neutral]) -> Iterator[Name]:
    """Yield the names of squares with a tile, of features and of places of their own that there are."""
    found: dict[Point, list[str]] = {}
    for square, names in squares_named(situation).items():
        if square in situation.state.board.tiles:
            found.setdefault(corner(square), []).extend(names)
    for name, mark in situation.landmarks.items():
        if isinstance(mark, FeatureMark) and _stands_for_something(situation, name, mark):
            found.setdefault(corner(mark.square), []).append(name)
    printed = (mark for point in found for mark in _marks(situation, point))
    yield from written_names(found, [Box(each.x, each.y, _HALF, _HALF) for each in (*seen, *printed)])
    yield from _sites_named(situation)


def _marks(situation: Situation, point: Point) -> Iterator[Mark]:
    """Yield what is printed on the tile with that top left corner, where it is in the picture."""
    board, square = situation.state.board, (point[0] // SIZE, -point[1] // SIZE)
    for mark in land(_printed(situation, square)).marks:
        x, y = turned_point((mark.x, mark.y), board.layouts[square].turns)
        yield Mark(mark.name, point[0] + x, point[1] + y)


def _stands_for_something(situation: Situation, name: str, mark: FeatureMark) -> bool:
    try:
        situation.spots(name)
    except Unclear:
        return False
    return mark.square in situation.state.board.tiles


def _sites_named(situation: Situation) -> Iterator[Name]:
    """Yield the names of places of their own, and those of the parts of one of several tiles."""
    named: dict[Site, str] = {}
    for site in expansions.sites(situation.game, situation.state):
        if site.part:
            named[site] = site.part
    for name, mark in situation.landmarks.items():
        if isinstance(mark, SiteMark):
            try:
                named[situation.site(name)] = name
            except Unclear:
                continue
    for site, name in named.items():
        yield beside(name, _point(situation, site))

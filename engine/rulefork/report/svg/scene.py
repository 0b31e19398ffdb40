"""What a picture shows, as values: tiles, figures, the dragon and its way, the fairy, names, and sentences that tell it.

Points are in units of a picture, 100 for a tile, x to the east and y to the south, from the top left corner of the tile
on (0, 0).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rulefork.play import expansions
from rulefork.play.event import DragonStepped, FigureHome, TilePlaced
from rulefork.play.state import State
from rulefork.report.svg import figure as silhouettes
from rulefork.report.svg.label import Box, Name, beside, written_names
from rulefork.report.svg.outline import MIDDLE, Point
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
from rulefork.table.figure import Figure, OnBoard, Site, Spot
from rulefork.table.geometry import Square

_HALF = 15
"""Half the size of a figure."""


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A tile on its square: the key of its design, its quarter turns clockwise, the sides where bridges begin."""

    square: Square
    key: str
    design: TileType
    turns: int = 0
    bridges: tuple[int, ...] = ()
    placed: bool = False


@dataclass(frozen=True, slots=True)
class FigureSeen:
    """A figure at a point: its silhouette, and letters where it is a token. A `ghost` has left; `tag` marks it."""

    figure: Figure
    shape: str
    x: int
    y: int
    letters: str = ""
    count: int = 1
    ghost: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Neutral:
    """The dragon or the fairy at a point."""

    x: int
    y: int
    square: Square
    ghost: bool = False
    tag: str = ""


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
    legend: tuple[tuple[str, str], ...] = ()
    muted: bool = False

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
        replace(seen, ghost=True)
        for home in homes
        if home.figure not in {each.figure for each in after.figures}
        for seen in _seen_at(done.after, home.figure, home.spot, 0)
    )
    return situation_scene(done.before), replace(after, figures=(*after.figures, *ghosts))


def _set_out(done: Performance, first: Square) -> Square:
    """Return the square from which the dragon set out on its way to the first one."""
    walks = (state.turn.walk for state in done.after.states if state.turn.walk)
    return next((walk.visited[0] for walk in walks), first)


def _scene(situation: Situation, placed: frozenset[Square], way: tuple[Square, ...]) -> Scene:
    state = situation.state
    figures = tuple(_figures(situation, state))
    dragons, fairies = tuple(_dragon(state)), tuple(_fairy(state, figures))
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
    )


def _tile(situation: Situation, square: Square, placed: bool) -> TileSeen:
    board, box = situation.state.board, situation.game.box
    lies, turns = board.tiles[square], board.layouts[square].turns
    second = box.second.get(lies.id)
    printed = second if second is not None and situation.game.rules.ruleset.family == "C2" else box.first[lies.id]
    bridges = tuple(sorted((min(each.ports) + turns) % 4 for each in lies.segments[len(printed.segments) :]))
    name = printed.id if printed is box.first[lies.id] else key(printed, printed)
    return TileSeen(square, name, printed, turns, bridges, placed)


def _figures(situation: Situation, state: State) -> Iterator[FigureSeen]:
    """Yield everything on the board but dragon and fairy; who shares a place stands side by side."""
    at: dict[OnBoard, list[Figure]] = {}
    for figure, place in sorted(state.on_board(), key=lambda each: (each[1].square, str(each[1]), each[0])):
        at.setdefault(place, []).append(figure)
    for place, figures in at.items():
        things = [figure for figure in figures if not figure.owner]
        for number, figure in enumerate([each for each in figures if each.owner]):
            yield from _seen_at(situation, figure, place, number)
        for number, kind in enumerate(dict.fromkeys(each.kind for each in things)):
            alike = [each for each in things if each.kind == kind]
            for seen in _seen_at(situation, alike[0], place, number):
                yield replace(seen, count=len(alike))


def _seen_at(situation: Situation, figure: Figure, place: OnBoard, number: int) -> Iterator[FigureSeen]:
    board = situation.state.board
    kind = situation.game.kind(figure)
    if kind.id == "bridge" and len(board.tiles[place.square].segments) > len(
        situation.game.tile(board.tiles[place.square].id).segments
    ):
        return
    lying = isinstance(place, Spot) and board.segment(place).kind == "farm"
    shape = silhouettes.shape(kind.id, lying=lying)
    x, y = _point(situation, place)
    letters = silhouettes.initials(kind.name) if shape == "token" else ""
    step = (number + 1) // 2 * 15 * (1 if number % 2 else -1)
    yield FigureSeen(figure, shape, x + step, y + abs(step) // 5, letters)


def _point(situation: Situation, place: OnBoard) -> Point:
    board = situation.state.board
    if isinstance(place, Site) and len(place.squares) > 1:
        return site_point(situation, place)
    left, top = corner(place.square)
    tile = board.tiles[place.square]
    turns = board.layouts[place.square].turns
    dx, dy = standing(tile, place.segment, turns) if isinstance(place, Spot) else amid(tile, turns)
    return (left + dx, top + dy)


def _dragon(state: State) -> Iterator[Neutral]:
    if state.dragon is not None:
        x, y = corner(state.dragon)
        yield Neutral(x + MIDDLE, y + MIDDLE, state.dragon)


def _fairy(state: State, figures: Iterable[FigureSeen]) -> Iterator[Neutral]:
    if state.fairy is None:
        return
    x, y = corner(state.fairy.square)
    beside = [seen for seen in figures if seen.figure == state.fairy.companion]
    if beside:
        side = 17 if beside[0].x - x <= MIDDLE + 10 else -17
        yield Neutral(beside[0].x + side, beside[0].y - 3, state.fairy.square)
    else:
        tile, turns = state.board.tiles[state.fairy.square], state.board.layouts[state.fairy.square].turns
        dx, dy = amid(tile, turns)
        yield Neutral(x + dx, y + dy, state.fairy.square)


def _names(situation: Situation, seen: Iterable[FigureSeen | Neutral]) -> Iterator[Name]:
    """Yield the names of squares with a tile, of features and of places of their own, where they stand for something."""
    found: dict[Point, list[str]] = {}
    for square, names in squares_named(situation).items():
        if square in situation.state.board.tiles:
            found.setdefault(corner(square), []).extend(names)
    for name, mark in situation.landmarks.items():
        if isinstance(mark, FeatureMark) and _stands_for_something(situation, name, mark):
            found.setdefault(corner(mark.square), []).append(name)
    yield from written_names(found, [Box(each.x, each.y, _HALF, _HALF) for each in seen])
    yield from _sites_named(situation)


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

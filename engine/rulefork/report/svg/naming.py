"""The names on a picture: of squares with a tile, features, followers, places of their own and their parts."""

from collections.abc import Iterable, Iterator

from rulefork.play import expansions
from rulefork.play.role import role_at
from rulefork.report.svg.label import LOWEST, Box, Name, beside, written_names
from rulefork.report.svg.land import land
from rulefork.report.svg.mark import Mark
from rulefork.report.svg.outline import SIZE, Point, turned_point
from rulefork.report.svg.site import corner
from rulefork.report.svg.whereabouts import HALF, point_of, printed
from rulefork.report.table_view import squares_named
from rulefork.spec.landmark import FeatureMark, FigureMark, SiteMark
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.figure import Site, Spot


def names_seen(situation: Situation, taken: Iterable[Point]) -> Iterator[Name]:
    """Yield the names of what there is, off the points that are taken already."""
    found: dict[Point, list[tuple[str, int]]] = {}
    for square, names in squares_named(situation).items():
        if square in situation.state.board.tiles:
            found.setdefault(corner(square), []).extend((name, LOWEST) for name in names)
    for name, mark in situation.landmarks.items():
        spot = None
        if isinstance(mark, FeatureMark):
            spot = _spot_named(situation, name, mark)
        elif isinstance(mark, FigureMark):
            spot = _spot_of_figure(situation, name)
        if spot is not None:
            left, top = corner(spot.square)
            found.setdefault((left, top), []).append((name, point_of(situation, spot)[1] - top + HALF))
    prints = ((mark.x, mark.y) for point in found for mark in _marks(situation, point))
    yield from written_names(found, [Box(x, y, HALF, HALF) for x, y in (*taken, *prints)])
    yield from _sites_named(situation)


def _marks(situation: Situation, point: Point) -> Iterator[Mark]:
    """Yield what is printed on the tile with that top left corner, where it is in the picture."""
    board, square = situation.state.board, (point[0] // SIZE, -point[1] // SIZE)
    for mark in land(printed(situation, square)).marks:
        x, y = turned_point((mark.x, mark.y), board.layouts[square].turns)
        yield Mark(mark.name, point[0] + x, point[1] + y)


def _spot_named(situation: Situation, name: str, mark: FeatureMark) -> Spot | None:
    """Return the spot of a feature on the square by which it is named, or None where there is none now."""
    try:
        return min((spot for spot in situation.spots(name) if spot.square == mark.square), default=None)
    except Unclear:
        return None


def _spot_of_figure(situation: Situation, name: str) -> Spot | None:
    """Return where a follower stands that has a name of its own; "Red's knight" the picture tells by itself."""
    try:
        figure = situation.figure(name)
    except Unclear:
        return None
    place = situation.state.figures[figure]
    if not isinstance(place, Spot) or name == f"{figure.owner}'s {role_at(situation.state, place)}":
        return None
    return place


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
        yield beside(name, point_of(situation, site))

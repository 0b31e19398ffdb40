"""What pictures look like: sheets of all tiles, ten cases, all figures and marks, for a reader to look at and judge.

`RULEFORK_GOLDEN=write pytest tests/report/svg` draws them anew; each element has a line of its own, so that the
difference shows which tile or figure has changed. A browser shows the files.
"""

from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

import pytest

from rulefork.report.svg import case_picture, outcomes_picture
from rulefork.report.svg.board import element
from rulefork.report.svg.figure import EMBLEMS, SHAPES, drawn, shape, symbols
from rulefork.report.svg.frame import Frame
from rulefork.report.svg.glyph import GLYPHS, glyph
from rulefork.report.svg.neutral import DRAGON, FAIRY
from rulefork.report.svg.tile import symbols as tile_symbols
from rulefork.rulebook.tile import TileType

from ..boards import BOOK
from ..golden import assert_golden
from .cases import performed

COLUMNS = 8
CORE = ("base", "princess-and-dragon")

CASES = {
    "dragon-walk": ("dragon/six-steps:the-dragon-has-seven-tiles-before-it", ()),
    "dragon-and-scoring": (
        "dragon/moves-before-scoring:a-knight-in-the-dragons-reach-when-the-dragon-tile-completes-his-city/1",
        ("hig", "rgg"),
    ),
    "fairy-on-tile": ("fairy/on-tile-rgg:red-takes-the-fairy-to-the-tile-of-reds-thief-and-reds-knight/1", ()),
    "fairy-and-points": (
        "fairy/bonus-stand-together-zmg:blues-city-is-completed-on-the-tile-to-which-red-brings-the-fairy/2",
        ("hig", "rgg"),
    ),
    "princess": ("princess/removed-knight-scores-nothing:one-of-two-knights-goes-home-as-the-city-is-completed", ()),
    "portal": ("portal/any-earlier-tile:reds-knight-has-gone-through-the-portal-to-the-far-city", ()),
    "volcano": ("volcano/dragon-jumps-to-tile:a-second-volcano-is-placed-at-the-far-end-of-a-long-road", ()),
    "farmers": ("abbey-and-mayor/barn-scores:the-game-ends-with-reds-barn-beside-two-complete-cities", ()),
    "bridge": ("bridges-castles-bazaars/bridge:a-road-of-three-tiles-runs-over-reds-bridge-and-is-completed", ()),
    "carcassonne": ("count-king-robber/carcassonne-interior:red-lodges-a-follower-and-would-like-to-lodge-another", ()),
}
"""Ten cases that between them show everything, by the names of their files; with two rulesets also what differs."""


def lined(text: str) -> str:
    """Return a picture with a line for each of its elements."""
    ElementTree.fromstring(text)
    return text.replace("><", ">\n<") + "\n"


@pytest.mark.parametrize("name", CASES)
def test_cases(name: str) -> None:
    """A case before and after it, or as it ends under two rulesets and what differs."""
    id, rules = CASES[name]
    if not rules:
        assert_golden(f"svg/case-{name}.svg", lined(case_picture(*performed(id))))
        return
    case = performed(id)[0]
    picture = outcomes_picture(case, [performed(id, each)[1] for each in rules], rules)
    assert_golden(f"svg/case-{name}.svg", lined(picture))


@pytest.mark.parametrize(
    ("name", "boxes"), [*((box, (box,)) for box in CORE), ("others", {*BOOK.expansions}.difference(CORE))]
)
def test_tiles(name: str, boxes: Iterable[str]) -> None:
    """All designs of a box, with their ids."""
    designs = {tile.id: tile for tile in BOOK.tiles.values() if tile.set in boxes}
    assert_golden(f"svg/tiles-{name}.svg", lined(sheet(f"The tiles: {name}", tile_symbols(designs), tiles(designs))))


def test_the_tiles_that_the_second_edition_prints_otherwise() -> None:
    """The designs that have another number of shields, or a picture that is drawn."""
    designs = {f"{id}-c2": tile for id, tile in BOOK.second.items()}
    assert_golden("svg/tiles-second.svg", lined(sheet("The second edition", tile_symbols(designs), tiles(designs))))


def test_figures_and_marks() -> None:
    """A figure of each kind, those of all players, and every mark that may be printed on a tile."""
    kinds = [figure(shape(kind, lying=False), "Red", kind) for kind in SHAPES]
    farmers = [
        figure(shape(kind, lying=True), "Red", f"{kind} as farmer") for kind in ("normal-follower", "large-follower")
    ]
    players = [figure("follower", owner, owner) for owner in EMBLEMS]
    others = [figure("token", "", "a token", "GM"), *((f'<use href="#n-{id}"/>', id) for id in ("dragon", "fairy"))]
    marks = [(f'<use href="#m-{name.replace(" ", "-")}"/>', name) for name in GLYPHS]
    needed = "".join([symbols(), DRAGON, FAIRY, *map(glyph, GLYPHS)])
    middle = [
        (f'<g transform="translate(50 50)">{drawing}</g>', name)
        for drawing, name in (*kinds, *farmers, *players, *others, *marks)
    ]
    assert_golden("svg/figures-and-marks.svg", lined(sheet("Figures and marks", needed, middle)))


def tiles(designs: dict[str, TileType]) -> Iterator[tuple[str, str]]:
    """Yield the use of each design and its id."""
    return ((f'<use href="#t-{key}"/>', key) for key in designs)


def figure(shape: str, owner: str, name: str, letters: str = "") -> tuple[str, str]:
    """Return a figure about (0, 0), and its name."""
    return drawn(shape, owner, 0, 0, letters=letters), name


def sheet(title: str, needed: str, cells: Iterable[tuple[str, str]]) -> str:
    """Return a picture of drawings side by side, each above its name."""
    told = []
    for number, (drawing, name) in enumerate(cells):
        x, y = number % COLUMNS * 120 + 10, number // COLUMNS * 125 + 10
        told.append(
            f'<g transform="translate({x} {y})">{drawing}</g><text class="b-q" x="{x + 50}" y="{y + 110}">{name}</text>'
        )
    size = Frame(0, 0, COLUMNS * 120, -(-len(told) // COLUMNS) * 125)
    return element("".join(told), size, title, (), alone=needed)

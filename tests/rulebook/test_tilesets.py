"""The land tiles of the other boxes: as many as the publishers say, with what is printed on them."""

from collections import Counter
from pathlib import Path

import pytest

from rulefork.rulebook import Rulebook, load_rulebook
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.tile import POINTS, SIDES, ports_from
from rulefork.rulebook.tilefile import read_tiles, tile_faults
from rulefork.rulebook.yamlfile import parse_yaml

from .small import findings, lay_out

COUNTS = {
    "inns-and-cathedrals": 18,
    "traders-and-builders": 24,
    "the-tower": 18,
    "abbey-and-mayor": 12,
    "count-king-robber": 12 + 5 + 5,  # the city, King and Robber, shrines
    "bridges-castles-bazaars": 12,
    "hills-and-sheep": 18 - 2,  # two cities share a side on two tiles
    "under-the-big-top": 20,
    "flying-machines": 8,
    "ferries": 8,
    "goldmines": 8,
    "mage-and-witch": 8,
    "crop-circles": 12,
    "festival": 10,
    "tunnel": 4,
    "russian-promos": 4,
    "wheel-of-fortune": 4 * 4,  # the wheel alone
    "school": 2,
    "leipzig": 4 * 2,
    "castles-in-germany": 6 * 2,
}
"""How many land tiles of each box are played; where the sources have an entry `boxes/`, it gives the number."""

PRINTS = {
    "printed-inn": 6 + 2,  # Inns and Cathedrals; Bridges, Castles and Bazaars
    "printed-cathedral": 2,
    "wine": 9,
    "wheat": 6,
    "cloth": 5,
    "shrine": 5,
    "baba-yaga-hut": 1,
}
MARKS = {"big-top": 12, "acrobat-space": 8, "bazaar": 8, "tower-foundation": 18, "flying-machine": 8, "gold": 8}

FLIER = '{id: a, n: 1, sides: FRFR, cities: [], roads: ["E-W"], fields: ["NL NR EL WR", "ER SL SR WL"]'


@pytest.mark.parametrize(("box", "tiles"), COUNTS.items(), ids=COUNTS)
def test_each_box_holds_its_tiles(book: Rulebook, box: str, tiles: int) -> None:
    """Every file is named after its expansion."""
    assert sum(tile.copies for tile in book.tiles.values() if tile.set == box) == tiles
    assert (data_folder("rules") / "tiles" / f"{box}.yaml").is_file()


def test_no_box_is_forgotten(book: Rulebook) -> None:
    """Every box with tiles is counted here or in the core."""
    assert {tile.set for tile in book.tiles.values()} == {"base", "princess-and-dragon", *COUNTS}


def test_things_are_printed_as_often_as_the_boxes_say(book: Rulebook) -> None:
    """Nine cities show wine, and so on."""
    prints, marks = Counter[str](), Counter[str]()
    for tile in book.tiles.values():
        for _ in range(tile.copies):
            prints.update(thing for segment in tile.segments for thing in segment.prints)
            marks.update(tile.features)
    assert prints == PRINTS
    assert {mark: marks[mark] for mark in MARKS} == MARKS


def test_prints_turn_with_their_segment(book: Rulebook) -> None:
    """The inn stays on its road, not on the others of the tile."""
    for turns, layout in enumerate(book.tiles["ic-tee-inn"].layouts):
        (road,) = (segment for segment in layout.segments if segment.prints)
        assert (road.kind, road.prints) == ("road", {"printed-inn"})
        assert road.ports == ports_from(SIDES[(1 + turns) % 4], SIDES)


def test_a_machine_turns_with_its_tile(book: Rulebook) -> None:
    """A tile that looks alike but for the machine has four turns."""
    tile = book.tiles["fm-meadow-diagonal"]
    assert [POINTS[layout.toward or 0] for layout in tile.layouts] == ["NW", "NE", "SE", "SW"]
    assert tile.turns == (0, 1, 2, 3)
    assert book.tiles["straight"].layouts[1].toward is None


def test_a_road_may_join_three_sides(book: Rulebook) -> None:
    """It is one road."""
    tile = book.tiles["am-fork"]
    assert [segment.ports for segment in tile.segments if segment.kind == "road"] == [ports_from("NEW", SIDES)]


def test_all_kinds_of_segment_can_bear_a_print() -> None:
    """Each is named as it is written, without shields and touched cities."""
    entry = (
        'tiles:\n- {id: a, n: 1, sides: CRFF, cities: ["N+"], roads: ["E>end"], cloister: meadow,'
        ' fields: ["EL ER SL SR WL WR /N", "inside /N"], prints:'
        ' {a: ["N"], b: ["E>end", cloister], c: ["EL ER SL SR WL WR"], d: [inside, "N"]}}'
    )
    document = parse_yaml(f"set: box\n{entry}", "f")
    assert not list(tile_faults(document))
    segments = read_tiles(document)["a"].segments
    assert [segment.prints for segment in segments] == [{"a", "d"}, {"b"}, {"c"}, {"d"}, {"b"}]


def test_the_city_of_carcassonne_lies_on_twelve_squares(book: Rulebook) -> None:
    """Four by three, two of them all inside, with three roads and two cities at its walls; south of the start tile."""
    city = [tile for tile in book.tiles.values() if tile.set == "count-king-robber" and tile.lies is not None]
    assert {tile.lies for tile in city} == {(x, -y) for x in range(4) for y in range(1, 4)}
    assert sum(tile.inside == "carcassonne-interior" for tile in city) == 2
    assert sum(tile.borders == "carcassonne-interior" for tile in city) == 10
    kinds = Counter(segment.kind for tile in city for segment in tile.segments)
    assert (kinds["road"], kinds["city"], kinds["cloister"]) == (3, 2, 0)


LYING = {
    "sound": ("FFXF, borders: p, lies: [0, 0]", "XFFF, borders: p, lies: [0, -1]", []),
    "an X that faces nothing": (
        "FFXF, borders: p, lies: [0, 0]",
        "XFFF, borders: p, lies: [1, -1]",
        ["4:24: side S does not fit nothing", "5:24: side N does not fit nothing"],
    ),
    "an X that faces a field": (
        "FFXF, borders: p, lies: [0, 0]",
        "FFFF, lies: [0, -1]",
        ["4:24: side S does not fit `b`", "5:24: side N does not fit `a`"],
    ),
    "a square that is taken": (
        "FFFF, lies: [0, 0]",
        "FFFF, lies: [0, 0]",
        ["5:36: `b` lies on `a`"],
    ),
    "an X of no place": (
        "FFXF, lies: [0, 0]",
        "XFFF, borders: p, lies: [0, -1]",
        ["4:24: a side X of no place"],
    ),
    "a tile that nobody can lay": ("FFXF, borders: p", "FFFF", ["4:24: `a` fits nowhere"]),
    "segments inside": (
        "FFXF, inside: p, lies: [0, 0]",
        "XFFF, borders: p, lies: [0, -1]",
        ["4:24: `a` has sides or segments"],
    ),
}


@pytest.mark.parametrize(("one", "other", "found"), LYING.values(), ids=LYING)
def test_tiles_that_lie_fit_together(one: str, other: str, found: list[str]) -> None:
    """Each fault is told with its place."""
    fields = {"F": "{0}L {0}R", "X": ""}
    lines = []
    for id, entry in (("a", one), ("b", other)):
        halves = " ".join(fields[letter].format(side) for side, letter in zip(SIDES, entry, strict=False)).split()
        lines.append(f'- {{id: {id}, n: 1, sides: {entry}, cities: [], roads: [], fields: ["{" ".join(halves)}"]}}\n')
    document = parse_yaml(f"set: box\nname: A box\ntiles:\n{''.join(lines)}", "f")
    told = [str(fault).partition("; ")[0] for fault in tile_faults(document)]
    assert told == [f"f:{each}" for each in found]


def test_two_tiles_of_a_design_cannot_lie_on_one_square() -> None:
    """A tile that lies is there once."""
    entry = FLIER.replace("n: 1", "n: 2") + ", lies: [0, 0]}"
    found = [str(fault) for fault in tile_faults(parse_yaml(f"set: box\ntiles:\n- {entry}", "f"))]
    assert found == ["f:3:14: 2 tiles on one square; write 1"]


def test_what_is_printed_must_be_known(here: Path) -> None:
    """Things and places are those of figures.yaml, segments those of the tile."""
    more = FLIER + ', prints: {ins: ["E-W"], mage: ["E-S"]}, borders: nowhere}'
    folder = lay_out(here, {"tiles/other.yaml": f"set: other\nname: Other\ntiles:\n  - {more}"})
    assert findings(lambda: load_rulebook(folder)) == [
        "rules/tiles/other.yaml:4:109: unknown thing `ins`; check the spelling",
        "rules/tiles/other.yaml:4:123: unknown thing `mage`; check the spelling",
        "rules/tiles/other.yaml:4:130: unknown segment `E-S`; did you mean `E-W`?",
        "rules/tiles/other.yaml:4:148: unknown place `nowhere`; check the spelling",
    ]


def test_shapes_of_the_new_keys(here: Path) -> None:
    """A point of the compass, and two numbers."""
    more = FLIER + ", toward: UP, lies: [1]}"
    folder = lay_out(here, {"tiles/other.yaml": f"set: other\nname: Other\ntiles:\n  - {more}"})
    assert findings(lambda: load_rulebook(folder)) == [
        "rules/tiles/other.yaml:4:108: `toward` is `UP`; write N or NE or E or SE or S or SW or W or NW",
        "rules/tiles/other.yaml:4:118: `lies` holds 1; a square is so many squares east and north of the "
        "corner of the set, such as [1, -2]; give it 2 or more",
    ]

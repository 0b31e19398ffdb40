"""Tile files are read into tile types, and what does not fit together is found."""

import pytest

from rulefork.rulebook import Rulebook, Segment, TileType
from rulefork.rulebook.tilefile import read_second, read_tiles, tile_faults
from rulefork.rulebook.yamlfile import parse_yaml

BOX = "set: box\nname: A box\ntiles:\n"


def tile(entry: str) -> TileType:
    """Return the tile type of one entry."""
    (found,) = read_tiles(parse_yaml(f"{BOX}- {{{entry}}}", "f")).values()
    return found


def test_segments_come_in_a_fixed_order() -> None:
    """Cities, roads, farms, cloister; each with its ports, and farms with the cities that they touch."""
    found = tile(
        'id: a, n: 2, sides: CRFC, cities: ["N", "W++*"], roads: ["E>cloister"], cloister: meadow, sym: princess,'
        ' fields: ["EL /N", "ER SL SR", "inside /W,N"], start: 1, marks: [tower]'
    )
    assert (found.id, found.set, found.copies, found.starts, found.edges) == ("a", "box", 2, 1, "CRFC")
    assert (found.symbol, found.features) == ("princess", {"tower"})
    assert found.segments == (
        Segment("city", frozenset({0})),
        Segment("city", frozenset({3}), shields=2, princess=True),
        Segment("road", frozenset({1}), leads_to=frozenset({6}), end="cloister"),
        Segment("farm", frozenset({2}), touches=frozenset({0})),
        Segment("farm", frozenset({3, 4, 5})),
        Segment("farm", frozenset(), touches=frozenset({0, 1})),
        Segment("cloister", frozenset()),
    )


def test_where_the_symbol_is_printed() -> None:
    """A point of the compass, for drawings; the middle is no point of it."""
    meadow = 'id: a, n: 1, sides: FFFF, cities: [], roads: [], fields: ["NL NR EL ER SL SR WL WR"], sym: volcano, at: '
    assert [tile(meadow + at).at for at in ("N", "SE", "mid")] == [0, 3, None]


def test_a_tunnel_is_one_road() -> None:
    """It joins its two sides like any other."""
    found = tile('id: a, n: 1, sides: RCRC, cities: ["EW"], roads: ["N=S"], fields: ["NL NR /EW", "SL SR /EW"]')
    assert found.segments[1] == Segment("road", frozenset({0, 2}))


@pytest.mark.parametrize(
    ("entry", "leads"),
    [
        (
            'sides: FRRR, cities: [], roads: ["E>village", "S>village", "W>village"],'
            ' fields: ["NL NR EL WR", "ER SL", "SR WL"]',
            [{0, 1, 2}, {0, 1, 2}, {0, 1, 2}],
        ),
        ('sides: CCRC, cities: ["NEW"], roads: ["S>gate"], fields: ["SL /NEW", "SR /NEW"]', [set(), {0}]),
        (
            'sides: CRRC, cities: ["N", "W"], roads: ["E>gate", "S>gate"], fields: ["EL /N", "ER SL /N,W", "SR /W"]',
            [set(), set(), {0}, {1}],
        ),
        ('sides: FFRF, cities: [], roads: ["S>volcano"], fields: ["NL NR EL ER SL SR WL WR"]', [set()]),
        ('sides: CRFR, cities: ["N"], roads: ["E-W"], fields: ["EL WR /N", "ER SL SR WL"]', [set(), set()]),
        ('sides: CCFC, cities: ["NEW"], roads: [], cloister: city, fields: ["SL SR /NEW"]', [set(), {0}]),
        ('sides: CFFF, cities: ["N"], roads: [], cloister: meadow, fields: ["EL ER SL SR WL WR /N"]', [set(), set()]),
    ],
    ids=["crossing", "gate", "two gates", "volcano", "through", "cloister in a city", "cloister in a meadow"],
)
def test_roads_lead_somewhere(entry: str, leads: list[set[int]]) -> None:
    """A road that ends on the tile leads over a crossing, through a gate or to a cloister; that may lie in a city."""
    found = tile(f"id: a, n: 1, {entry}").segments
    assert [segment.leads_to for segment in found if segment.kind != "farm"] == leads
    assert not any(segment.leads_to for segment in found if segment.kind == "farm")


def test_the_second_edition_prints_some_tiles_differently(small: Rulebook) -> None:
    """Other shields, and pictures; what is printed alike is the same tile."""
    first, second = small.tiles_of("C1"), small.tiles_of("C2")
    assert first["cap-straight"] is second["cap-straight"]
    assert [first["three-shield"].segments[0].shields, second["three-shield"].segments[0].shields] == [1, 0]
    assert first["three-shield"].segments[1:] == second["three-shield"].segments[1:]
    assert first["three-shield"].features == {"tower"}
    assert second["three-shield"].features == {"tower", "garden"}
    assert list(small.second) == ["three-shield"]


def test_new_shields_go_to_the_only_city() -> None:
    """Where none has any yet."""
    cap = '- {id: a, n: 1, sides: CFFF, cities: ["N"], roads: [], fields: ["EL ER SL SR WL WR"], c2: {shields: 1}}'
    document = parse_yaml(BOX + cap, "f")
    assert read_second(document, read_tiles(document))["a"].segments[0].shields == 1


def entry(**changed: str) -> str:
    """Return an entry that is sound but for the changes: cities begin at column 39, and so on."""
    parts = {
        "id": "a",
        "n": "2",
        "sides": "CRFR",
        "cities": '["N"]',
        "roads": '["E-W"]',
        "fields": '["EL WR /N", "ER SL SR WL"]',
        **changed,
    }
    return "\n".join(f"{'- ' if key == 'id' else '  '}{key}: {value}" for key, value in parts.items())


FAULTS = {
    "nothing": (entry(), []),
    "an id twice": (entry() + "\n" + entry(), ["10:7: duplicate tile `a`; give it another id"]),
    "an id of another box": (entry(id="known"), ["4:7: duplicate tile `known`; give it another id"]),
    "a city side in no city": (
        entry(cities="[]", fields='["EL WR", "ER SL SR WL"]'),
        ["7:11: `N` is missing in cities; side N is C; add it to a segment"],
    ),
    "a city side in two cities": (
        entry(cities='["N", "N"]'),
        ["7:11: `N` stands twice in cities; it belongs to one segment; keep one"],
    ),
    "a field in a city": (
        entry(cities='["N", "S"]'),
        ["7:11: `S` may not stand in cities; by `sides` it is something else; mend either"],
    ),
    "a road side on no road": (
        entry(roads='["E>village"]'),
        ["8:10: `W` is missing in roads; side W is R; add it to a segment"],
    ),
    "half-edges in no field, in two, and in a city": (
        entry(fields='["EL WR NL /N", "ER SL SR SR"]'),
        [
            "9:11: `SR` stands twice in fields; it belongs to one segment; keep one",
            "9:11: `WL` is missing in fields; half-edge WL is open; add it to a segment",
            "9:11: `NL` may not stand in fields; by `sides` it is something else; mend either",
        ],
    ),
    "a field at an unknown city": (
        entry(fields='["EL WR /N,NE", "ER SL SR WL"]'),
        ["9:12: unknown city segment `NE`; did you mean `N`?"],
    ),
    "a princess without her symbol": (
        entry(cities='["N*"]'),
        ["7:11: 1 princesses in the cities; a tile with her symbol has one, others none; mend `*`"],
    ),
    "her symbol without a princess": (
        entry(sym="princess"),
        ["7:11: 0 princesses in the cities; a tile with her symbol has one, others none; mend `*`"],
    ),
    "too many start tiles": (
        entry(start="3"),
        ["10:10: 3 start tiles of 2; they are among the n; lower the number"],
    ),
    "too many pictures": (
        entry(c2="{pictures: {garden: 3}}"),
        ["10:27: 3 tiles with a garden of 2; they are among the n; lower the number"],
    ),
    "shields of no certain city": (
        entry(
            sides="CRCR", cities='["N", "S"]', fields='["EL WR /N", "ER WL /S"]', c2="{shields: 1}",
        ),
        ["10:17: shields of no certain city; one city has shields, or there is only one; mend `cities`"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("entries", "found"), FAULTS.values(), ids=FAULTS)
def test_faults_are_found(entries: str, found: list[str]) -> None:
    """Each fault is told with its place."""
    document = parse_yaml(f"{BOX}{entries}", "f")
    assert [str(each) for each in tile_faults(document, ["known"])] == [f"f:{each}" for each in found]

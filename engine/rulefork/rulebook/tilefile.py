"""Tile files: from the notation of rules/tiles/ to tile types.

    cities  "NW+*"     one segment: its sides, a + for each shield, a * for the princess
    roads   "E-S"      joins two sides, or more; "N=S" the same through a tunnel; "E>village" ends on the tile
    fields  "EL WR /N" half-edges, then the city segments it touches; "inside" for one that reaches no side
    prints             things printed on segments, each named as it is written above, but for + and * and /N
    toward             a point of the compass
    inside, borders    the place that takes up the tile, or a part of it behind the sides X
    lies    [1, 0]     the square on which it lies from the start, counted from the `corner` of the set
    half    {E: id}    the side at which the other half of a double tile lies, and its id
    c2                 what differs in the second edition

The segments of a tile type stand in this order: cities, roads, farms, cloister.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.finding import Finding, unknown
from rulefork.rulebook.lyingtile import lying_faults, square_of
from rulefork.rulebook.tile import HALVES, POINTS, SHUT, SIDES, Segment, TileType, ports_from
from rulefork.rulebook.yamlfile import Document, Step

Entry = Mapping[str, Any]

_END: Final = re.compile(r"[-=]")
_INSIDE: Final = "inside"
_CLOISTER: Final = "cloister"
_NO_CROSSING: Final = ("lake", "tunnel")
"""Where roads end side by side and do not meet."""


def read_tiles(document: Document) -> dict[str, TileType]:
    """Return the tile types of the first edition by id, from a document that fits `tiles` and has no faults."""
    box, corner = document.data["set"], document.data.get("corner", (0, 0))
    return {entry["id"]: _tile(entry, box, corner) for entry in document.data["tiles"]}


def read_second(document: Document, tiles: Mapping[str, TileType]) -> dict[str, TileType]:
    """Return the tile types, by id, that the second edition prints differently; `tiles` are those of the first."""
    return {entry["id"]: _changed(tiles[entry["id"]], entry["c2"]) for entry in document.data["tiles"] if "c2" in entry}


def _tile(entry: Entry, box: str, corner: Sequence[int]) -> TileType:
    names = [_sides_of(city) for city in entry["cities"]]
    cities = [
        Segment("city", ports_from(name, SIDES), city.count("+"), "*" in city, prints=_prints(entry, name))
        for name, city in zip(names, entry["cities"], strict=True)
    ]
    roads = [
        Segment(
            "road",
            ports_from(_ends(road), SIDES),
            prints=_prints(entry, road),
            leads_to=_leads_to(entry, road),
            end=road.partition(">")[2],
        )
        for road in entry["roads"]
    ]
    farms = [
        Segment(
            "farm",
            ports_from(halves, HALVES),
            touches=frozenset(names.index(name) for name in touched),
            prints=_prints(entry, " ".join(halves) or _INSIDE),
        )
        for halves, touched in map(_field, entry["fields"])
    ]
    around = frozenset(range(len(cities))) if entry.get(_CLOISTER) == "city" else frozenset[int]()
    cloister = Segment("cloister", frozenset(), prints=_prints(entry, _CLOISTER), leads_to=around)
    return TileType(
        id=entry["id"],
        set=box,
        copies=entry["n"],
        edges=entry["sides"],
        segments=(*cities, *roads, *farms, *([cloister] if _CLOISTER in entry else [])),
        symbol=entry.get("sym"),
        starts=entry.get("start", 0),
        features=frozenset(entry.get("marks", ())),
        toward=POINTS.index(entry["toward"]) if "toward" in entry else None,
        inside=entry.get("inside"),
        borders=entry.get("borders"),
        lies=square_of(entry, corner) if "lies" in entry else None,
        half=next(((SIDES.index(side), id) for side, id in entry.get("half", {}).items()), None),
        at=POINTS.index(entry["at"]) if entry.get("at", "mid") != "mid" else None,
    )


def _prints(entry: Entry, segment: str) -> frozenset[str]:
    return frozenset(thing for thing, segments in entry.get("prints", {}).items() if segment in segments)


def _leads_to(entry: Entry, road: str) -> frozenset[int]:
    """Return the numbers of the segments to which a road leads that ends on the tile."""
    cities, roads, fields = [_sides_of(city) for city in entry["cities"]], entry["roads"], entry["fields"]
    side, _, end = road.partition(">")
    if end == "gate":  # the city that both fields beside the road touch
        beside = [touched for halves, touched in map(_field, fields) if {f"{side}L", f"{side}R"} & {*halves}]
        return frozenset(n for n, city in enumerate(cities) if all(city in touched for touched in beside))
    if end == _CLOISTER:
        return frozenset((len(cities) + len(roads) + len(fields),))
    meeting = [n for n, other in enumerate(roads, len(cities)) if other.partition(">")[2] == end]
    return frozenset(meeting if end and end not in _NO_CROSSING and len(meeting) > 1 else ())


def _changed(tile: TileType, c2: Entry) -> TileType:
    """Return the tile as the second edition prints it. Shields go to the city that has some, or else to the only one.

    A picture counts as printed on the design even where not every copy bears it.
    """
    segments = list(tile.segments)
    if "shields" in c2:
        number = _shielded(tile.segments)
        segments[number] = replace(segments[number], shields=c2["shields"])
    return replace(tile, segments=tuple(segments), features=tile.features | set(c2.get("pictures", ())))


def _shielded(segments: tuple[Segment, ...]) -> int:
    return max(range(len(segments)), key=lambda number: (segments[number].shields, segments[number].kind == "city"))


def _sides_of(city: str) -> str:
    return city.rstrip("+*")


def _ends(road: str) -> str:
    """Return the sides by which a road leaves the tile."""
    return "".join(_END.split(road.partition(">")[0]))


def _field(field: str) -> tuple[list[str], list[str]]:
    """Return the half-edges of a field and the names of the cities that it touches."""
    halves, _, touched = field.partition("/")
    return [half for half in halves.split() if half != _INSIDE], [name for name in touched.split(",") if name]


def tile_faults(
    document: Document, known: Iterable[str] = (), figures: Mapping[str, FigureKind] | None = None
) -> Iterator[Finding]:
    """Yield what does not fit together: ids used twice, sides and half-edges in no segment or in several, and more.

    `known` are the ids of the tiles in other files; without `figures` the things and places are not looked up.
    """
    seen = set(known)
    for number, entry in enumerate(document.data["tiles"]):
        way = ("tiles", number)
        if entry["id"] in seen:
            yield Finding(document.where((*way, "id")), f"duplicate tile `{entry['id']}`", hint="give it another id")
        seen.add(entry["id"])
        yield from _side_faults(document, way, entry)
        yield from _field_faults(document, way, entry)
        yield from _mark_faults(document, way, entry)
        yield from _print_faults(document, way, entry)
        if figures is not None:
            yield from _kind_faults(document, way, entry, figures)
    yield from lying_faults(document)


def _side_faults(document: Document, way: tuple[Step, ...], entry: Entry) -> Iterator[Finding]:
    for letter, key, sides_of in (("C", "cities", _sides_of), ("R", "roads", _ends)):
        wanted = [side for side, edge in zip(SIDES, entry["sides"], strict=True) if edge == letter]
        yield from _cover_faults(
            document, (*way, key), wanted, "".join(map(sides_of, entry[key])), f"side {{}} is {letter}"
        )


def _field_faults(document: Document, way: tuple[Step, ...], entry: Entry) -> Iterator[Finding]:
    fields = [_field(field) for field in entry["fields"]]
    listed = [half for halves, _ in fields for half in halves]
    letters = {half: entry["sides"][SIDES.index(half[0])] for half in HALVES}
    wanted = [half for half, letter in letters.items() if letter in "RF" or (letter == SHUT and half in listed)]
    yield from _cover_faults(document, (*way, "fields"), wanted, listed, "half-edge {} is open")
    cities = [_sides_of(city) for city in entry["cities"]]
    for number, (_, touched) in enumerate(fields):
        for name in touched:
            if name not in cities:
                yield unknown(document.where((*way, "fields", number)), "city segment", name, cities)


def _cover_faults(
    document: Document, way: tuple[Step, ...], wanted: list[str], listed: str | list[str], why: str
) -> Iterator[Finding]:
    """Yield the names that should be listed once and are not, and those listed that should not be."""
    count, kind = Counter(listed), way[-1]
    for name in dict.fromkeys([*wanted, *listed]):
        if name not in wanted:
            yield Finding(
                document.where(way),
                f"`{name}` may not stand in {kind}",
                "by `sides` it is something else",
                "mend either",
            )
        elif count[name] == 0:
            yield Finding(
                document.where(way), f"`{name}` is missing in {kind}", why.format(name), "add it to a segment"
            )
        elif count[name] > 1:
            yield Finding(
                document.where(way), f"`{name}` stands twice in {kind}", "it belongs to one segment", "keep one"
            )


def _mark_faults(document: Document, way: tuple[Step, ...], entry: Entry) -> Iterator[Finding]:
    ladies = "".join(entry["cities"]).count("*")
    if ladies != (entry.get("sym") == "princess"):
        where = document.where((*way, "cities"))
        yield Finding(
            where, f"{ladies} princesses in the cities", "a tile with her symbol has one, others none", "mend `*`"
        )
    if entry.get("start", 0) > entry["n"]:
        where = document.where((*way, "start"))
        yield Finding(
            where, f"{entry['start']} start tiles of {entry['n']}", "they are among the n", "lower the number"
        )
    for picture, count in entry.get("c2", {}).get("pictures", {}).items():
        if count > entry["n"]:
            where = document.where((*way, "c2", "pictures", picture))
            yield Finding(
                where, f"{count} tiles with a {picture} of {entry['n']}", "they are among the n", "lower the number"
            )
    bearing = [city for city in entry["cities"] if "+" in city] or entry["cities"]
    if "shields" in entry.get("c2", ()) and len(bearing) != 1:
        where = document.where((*way, "c2", "shields"))
        yield Finding(
            where, "shields of no certain city", "one city has shields, or there is only one", "mend `cities`"
        )


def _print_faults(document: Document, way: tuple[Step, ...], entry: Entry) -> Iterator[Finding]:
    fields = [" ".join(halves) or _INSIDE for halves, _ in map(_field, entry["fields"])]
    names = [*map(_sides_of, entry["cities"]), *entry["roads"], *fields, *([_CLOISTER] if _CLOISTER in entry else [])]
    for thing, segments in entry.get("prints", {}).items():
        for number, segment in enumerate(segments):
            if segment not in names:
                yield unknown(document.where((*way, "prints", thing, number)), "segment", segment, names)


def _kind_faults(
    document: Document, way: tuple[Step, ...], entry: Entry, figures: Mapping[str, FigureKind]
) -> Iterator[Finding]:
    things, places = ([id for id, kind in figures.items() if kind.nature == nature] for nature in ("thing", "place"))
    for thing in entry.get("prints", ()):
        if thing not in things:
            yield unknown(document.where((*way, "prints", thing), key=True), "thing", thing, things)
    for key in ("inside", "borders"):
        if key in entry and entry[key] not in places:
            yield unknown(document.where((*way, key)), "place", entry[key], places)

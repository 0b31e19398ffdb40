"""Kinds of figures, tokens and places, with their traits: the reasons from which the lists of the rule books follow."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from rulefork.rulebook.finding import Finding, unknown
from rulefork.rulebook.toggle import Toggle, assignment_faults
from rulefork.rulebook.yamlfile import Document

Nature = Literal["follower", "special", "neutral", "thing", "place"]

NATURES: Final[tuple[Nature, ...]] = ("follower", "special", "neutral", "thing", "place")
FIVE: Final = 5
"""The number of players from which on some boxes give each of them less."""
MENU_AGE: Final = "dragon-menu-list"
"""The toggle whose values are the ages of the dragon's menu."""


@dataclass(frozen=True, slots=True)
class FigureKind:
    """One kind of figure, token or place. Its `nature` says what it is; rules/figures.yaml explains every trait.

    `supply` counts the figures of each player as `supply_of` tells, `pieces` those that belong to nobody, `spans_tiles`
    the tiles on which one stands at once, `room` those that find room in a place, any number if None.
    """

    id: str
    name: str
    nature: Nature
    expansion: str
    supply: int = 0
    supply_from_five: int | None = None
    pieces: int = 0
    deploys_on: tuple[str, ...] = ()
    needs_follower: bool = False
    shuts_out: str | None = None
    keeps_apart: bool = False
    counts: int | Literal["shields"] = 1
    second_move: bool = False
    second_move_if: Mapping[str, str] = field(default_factory=dict)
    instead_of_follower: bool = False
    flesh_and_blood: bool = False
    spans_tiles: int = 1
    feared: bool = False
    stays_in: str | None = None
    eaten_if: Mapping[str, str] = field(default_factory=dict)
    goes_with: str | None = None
    goes_to: str | None = None
    since: str | None = None
    shelters: bool = False
    role: str | None = None
    own_entry: str | None = None
    dragon_stays_out: str | None = None
    own_area: bool = False
    admits: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    fairy_if: Mapping[str, str] = field(default_factory=dict)
    room: int | None = None
    shared: bool = False

    def supply_of(self, players: int) -> int:
        """Return how many each of so many players owns."""
        return self.supply if self.supply_from_five is None or players < FIVE else self.supply_from_five

    @property
    def is_follower(self) -> bool:
        """Whether figures of that kind claim features and take up roles."""
        return self.nature == "follower"

    @property
    def is_thing(self) -> bool:
        """Whether it is a token or a building, and no figure."""
        return self.nature == "thing"


def menu(figures: Mapping[str, FigureKind], value: Callable[[str], str]) -> frozenset[str]:
    """Return the ids of what the dragon eats where he meets it; `value` tells the value of a toggle as it is played.

    He eats what is of flesh and blood. He spares what he fears, what stands on several tiles, what never leaves a place
    that shelters it, and what a rule book takes off the menu. What only goes along with an eaten figure is not listed.
    """
    return frozenset(kind.id for kind in figures.values() if is_eaten(kind, figures, value))


def is_eaten(kind: FigureKind, figures: Mapping[str, FigureKind], value: Callable[[str], str]) -> bool:
    """Return whether the dragon eats a figure of that kind where he meets it; see `menu`."""
    in_reach = kind.spans_tiles == 1 and not (kind.stays_in and figures[kind.stays_in].shelters)
    for_itself = kind.flesh_and_blood and kind.goes_with is None and not kind.feared
    return in_reach and for_itself and all(value(toggle) == said for toggle, said in kind.eaten_if.items())


def read_figures(document: Document) -> dict[str, FigureKind]:
    """Return the kinds of figures by id, from a document that fits the schema `figures`."""
    return {
        id: FigureKind(
            id,
            entry["name"],
            nature=next(nature for nature in NATURES if entry.get(nature)),
            expansion=entry["expansion"],
            supply=entry.get("supply", 0),
            supply_from_five=entry.get("supply-from-five"),
            pieces=entry.get("pieces", 0),
            deploys_on=tuple(entry.get("deploys-on", ())),
            needs_follower=entry.get("needs-follower", False),
            shuts_out=entry.get("shuts-out"),
            keeps_apart=entry.get("keeps-apart", False),
            counts=entry.get("counts", 1),
            second_move=entry.get("second-move", False),
            second_move_if=entry.get("second-move-if", {}),
            instead_of_follower=entry.get("instead-of-follower", False),
            flesh_and_blood=entry.get("flesh-and-blood", False),
            spans_tiles=entry.get("spans-tiles", 1),
            feared=entry.get("feared", False),
            stays_in=entry.get("stays-in"),
            eaten_if=entry.get("eaten-if", {}),
            goes_with=entry.get("goes-with"),
            goes_to=entry.get("goes-to"),
            since=entry.get("since"),
            shelters=entry.get("shelters", False),
            role=entry.get("role"),
            own_entry=entry.get("own-entry"),
            dragon_stays_out=entry.get("dragon-stays-out"),
            own_area=entry.get("own-area", False),
            admits=entry.get("admits", {}),
            fairy_if=entry.get("fairy-if", {}),
            room=entry.get("room"),
            shared=entry.get("shared", False),
        )
        for id, entry in document.data.items()
    }


def figure_faults(
    document: Document, figures: Mapping[str, FigureKind], toggles: Mapping[str, Toggle]
) -> Iterator[Finding]:
    """Yield the figures of several natures, and unknown figures, places, toggles and values in traits.

    Without any toggles, those in traits are not looked up.
    """
    places = [kind.id for kind in figures.values() if kind.nature == "place"]
    for id, kind in figures.items():
        entry = document.data[id]
        for nature in [nature for nature in NATURES if entry.get(nature)][1:]:
            what, why = f"`{id}` is a {nature} too", f"it is a {kind.nature}, and one of these only"
            yield Finding(document.where((id, nature), key=True), what, why, "keep one of them")
        if kind.stays_in is not None and kind.stays_in not in places:
            yield unknown(document.where((id, "stays-in")), "place", kind.stays_in, places)
        if kind.goes_with is not None and kind.goes_with not in (*NATURES, *figures):
            yield unknown(document.where((id, "goes-with")), "figure", kind.goes_with, figures)
        for other in kind.admits:
            if other not in figures:
                yield unknown(document.where((id, "admits", other), key=True), "figure", other, figures)
        if toggles:
            yield from _toggle_faults(document, kind, toggles)


def _toggle_faults(document: Document, kind: FigureKind, toggles: Mapping[str, Toggle]) -> Iterator[Finding]:
    traits: list[tuple[tuple[str, ...], Mapping[str, str]]] = [
        (("eaten-if",), kind.eaten_if),
        (("second-move-if",), kind.second_move_if),
        (("fairy-if",), kind.fairy_if),
        *((("admits", figure), conditions) for figure, conditions in kind.admits.items()),
    ]
    for way, toggle, value in ((way, *item) for way, values in traits for item in values.items()):
        where = document.where((kind.id, *way, toggle))
        yield from assignment_faults(toggles, toggle, value, where, where)
    if kind.since is not None:
        where = document.where((kind.id, "since"))
        yield from assignment_faults(toggles, MENU_AGE, kind.since, where, where)

"""What lies on a table, sorted for showing: who stands where, what is open, what the names stand for, whose turn it is.

Text and JSON are made from these alone, so that they say the same.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.dragon import STEPS, walker
from rulefork.play.event import Phase
from rulefork.play.game import FOLLOWER
from rulefork.play.role import called
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.tile import Kind
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SiteMark, SquareMark, TileMark
from rulefork.spec.naming import site_name
from rulefork.spec.sentence import listed
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.feature import Feature
from rulefork.table.figure import SUPPLY, Figure, OnTile, Site, Spot
from rulefork.table.geometry import Square

KINDS: Final[tuple[Kind, ...]] = ("city", "road", "cloister", "farm")

_TURN: Final[Mapping[Phase, str]] = {
    "begin": "{player} is to begin the next turn.",
    "draw": "{player} is to draw a tile.",
    "place": "{player} has drawn {tile} and is to place it.",
    "princess": "{player} has placed {tile}; the turn goes on.",
    "deploy": "{player} has placed {tile}; the turn goes on.",
    "deployed": "{player} has placed {tile}; the turn goes on.",
    "dragon": "{player} has placed {tile}; the dragon is to walk.",
    "score": "{player} has placed {tile}; the turn goes on.",
    "scored": "{player} has placed {tile}; the turn goes on.",
    "end": "{player}'s turn is about to end.",
}


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure of a player on the board, by what it is called and where it stands.

    `role` is that of a follower; any other figure is called by its kind. `kind` is the name of a follower's kind where
    that is not the usual one, or an empty text.
    """

    figure: Figure
    role: str
    spot: Spot
    kind: str = ""

    @property
    def name(self) -> str:
        """The owner and what the figure is called: "Red's knight (large follower)"."""
        return f"{self.figure.owner}'s {self.role}{f' ({self.kind})' if self.kind else ''}"

    def __str__(self) -> str:
        return f"{self.name} on {shown(self.spot.square)}"


@dataclass(frozen=True, slots=True)
class Supply:
    """What lies in a player's supply.

    `free` of `all` figures lie there; `usual_free` of `usual` are those that every player has in the base game. `kinds`
    counts those in the supply by the ids of their kinds; `others` are the names of the further kinds that lie there.
    """

    free: int
    all: int
    usual_free: int
    usual: int
    kinds: Mapping[str, int]
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A city, road, cloister or farm as far as it is built, and who stands in it: followers, and other figures.

    `open_ends` are counted as a feature counts them; `cities` are those that a farm touches, and `complete_cities` as
    many of them as are complete.
    """

    kind: Kind
    squares: tuple[Square, ...]
    open_ends: int
    shields: int
    cities: int
    complete_cities: int
    followers: tuple[Standing, ...]
    others: tuple[Standing, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether nothing is missing; a farm is never complete."""
        return self.open_ends == 0 and self.kind != "farm"


def shown(square: Square) -> str:
    """Return the square as scenarios write it: "(1, 0)"."""
    return f"({square[0]}, {square[1]})"


def standings(situation: Situation) -> tuple[Standing, ...]:
    """Return the figures of players on the board, in the order of the squares, then of the segments of a tile."""
    places = situation.state.standing()
    found = (_standing(situation, figure, spot) for figure, spot in places if isinstance(spot, Spot))
    return tuple(sorted(found, key=lambda each: (each.spot, each.figure)))


def _standing(situation: Situation, figure: Figure, spot: Spot) -> Standing:
    usual = figure.kind == FOLLOWER or not figure.is_follower
    kind = "" if usual else situation.game.kind(figure).name
    return Standing(figure, called(situation.game, situation.state, figure, spot), spot, kind)


def pieces(situation: Situation) -> dict[Square, list[FigureKind]]:
    """Return the kinds of what lies on tiles as such, in the order of the squares, then of the ids."""
    found: dict[Square, list[FigureKind]] = {}
    lying = (each for each in situation.state.standing() if isinstance(each[1], OnTile))
    for figure, place in sorted(lying, key=lambda each: (each[1].square, each[0].kind)):
        found.setdefault(place.square, []).append(situation.game.kind(figure))
    return found


def sites(situation: Situation) -> dict[Site, list[Figure]]:
    """Return the places of their own in which somebody or something is, and who, in the order of the squares."""
    found: dict[Site, list[Figure]] = {}
    inside = ((place, figure) for figure, place in situation.state.on_board() if isinstance(place, Site))
    for place, figure in sorted(inside):
        found.setdefault(place, []).append(figure)
    return found


def site_text(situation: Situation, site: Site, figures: Iterable[Figure]) -> str:
    """Return who is in a place of its own: "Red's acrobat and Blue's acrobat are in the pyramid"."""
    names = [_in_words(situation, figure, site) for figure in figures]
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} in {site_name(situation, site)}"


def _in_words(situation: Situation, figure: Figure, site: Site) -> str:
    role = called(situation.game, situation.state, figure, site)
    return f"{figure.owner}'s {role}" if figure.owner else f"the {role}"


def parts(situation: Situation) -> tuple[Part, ...]:
    """Return the features that are still open or have followers in them, kind by kind; farms without any are left out.

    Of each kind those with followers come first.
    """
    everyone = standings(situation)
    features = situation.state.board.features.items()
    told = (_part(situation, number, feature, everyone) for number, feature in features)
    wanted = (part for part in told if part.followers or (part.kind != "farm" and not part.complete))
    return tuple(sorted(wanted, key=lambda part: (KINDS.index(part.kind), not part.followers, part.squares)))


def part_of(situation: Situation, spot: Spot) -> Part:
    """Return the feature that the spot is part of."""
    board = situation.state.board
    number = board.numbers[spot]
    return _part(situation, number, board.features[number], standings(situation))


def _part(situation: Situation, number: int, feature: Feature, everyone: Iterable[Standing]) -> Part:
    board = situation.state.board
    there = [each for each in everyone if board.numbers[each.spot] == number]
    cities = {board.numbers[spot] for spot in feature.touches}
    return Part(
        feature.kind,
        tuple(sorted(feature.squares)),
        feature.open_ends,
        feature.shields,
        len(cities),
        sum(board.features[city].complete for city in cities),
        tuple(each for each in there if each.figure.is_follower),
        tuple(each for each in there if not each.figure.is_follower),
    )


def supplies(situation: Situation) -> dict[str, Supply]:
    """Return for each player what lies in the supply."""
    return {player: _supply(situation, player) for player in situation.state.players}


def _supply(situation: Situation, player: str) -> Supply:
    own = {figure: place for figure, place in situation.state.figures.items() if figure.owner == player}
    kinds = Counter({figure.kind: 0 for figure in own})
    kinds.update(figure.kind for figure, place in own.items() if place is SUPPLY)
    others = (situation.game.box.figures[id].name for id, count in kinds.items() if count and id != FOLLOWER)
    usual = sum(figure.kind == FOLLOWER for figure in own)
    return Supply(kinds.total(), len(own), kinds[FOLLOWER], usual, dict(kinds), tuple(others))


def turn(situation: Situation) -> str:
    """Return whose turn it is and how far it has got, in one or two sentences."""
    state = situation.state
    if state.over:
        return "The game is over."
    tile = next((name for name, mark in situation.landmarks.items() if mark == TileMark(str(state.turn.tile))), "")
    told = _TURN[state.phase].format(player=state.player, tile=tile or f"the tile {state.turn.tile}")
    if state.phase == "dragon" and state.turn.walk:
        told += f" It has made {state.turn.walk.steps} of {STEPS} steps; {walker(state)} moves it next."
    return told


def squares_named(situation: Situation) -> dict[Square, list[str]]:
    """Return the names of squares, as scenarios use them."""
    found: dict[Square, list[str]] = {}
    for name, mark in situation.landmarks.items():
        if isinstance(mark, SquareMark):
            found.setdefault(mark.square, []).append(name)
    return found


def tiles_named(situation: Situation) -> Iterator[tuple[str, str]]:
    """Yield the name and the id of each tile that the position names."""
    return ((name, mark.tile) for name, mark in situation.landmarks.items() if isinstance(mark, TileMark))


def meaning(situation: Situation, mark: Landmark, name: str) -> str:
    """Return what a landmark stands for now, in a few words."""
    match mark:
        case TileMark(tile=tile):
            return f"the tile {tile}"
        case SquareMark(square=square, turns=turns):
            lies = situation.state.board.tiles.get(square)
            if lies:
                return f"{shown(square)}, the tile {lies.id}"
            to_turn = f", for a tile turned by {90 * turns} degrees" if turns else ""
            return f"{shown(square)}, open{to_turn}"
        case SiteMark():
            return _site_meant(situation, name)
        case FeatureMark():
            return _feature_meant(situation, name)
        case FigureMark():
            return _figure_text(situation, name)


def _site_meant(situation: Situation, name: str) -> str:
    try:
        site = situation.site(name)
    except Unclear:
        return "nothing yet"
    inside = listed([_in_words(situation, figure, site) for figure in situation.state.inside(site)] or ["nobody"])
    return f"a {situation.game.box.figures[site.kind].name} on {_squares(site.squares)}, with {inside}"


def _feature_meant(situation: Situation, name: str) -> str:
    try:
        return feature_text(part_of(situation, min(situation.spots(name))))
    except Unclear:
        return "nothing yet"


def _figure_text(situation: Situation, name: str) -> str:
    try:
        figure = situation.figure(name)
    except Unclear:
        return "nobody yet"
    found = [each for each in standings(situation) if each.figure == figure]
    return str(found[0]) if found else f"in {figure.owner}'s supply"


def feature_text(part: Part) -> str:
    """Return what a feature is and where it lies: "a city on (0, 0) and (0, 1)"."""
    return f"a {part.kind} on {_squares(part.squares)}"


def _squares(squares: tuple[Square, ...]) -> str:
    if len(squares) > 3:
        return f"{len(squares)} tiles"
    *first, last = map(shown, squares)
    return f"{', '.join(first)} and {last}" if first else last

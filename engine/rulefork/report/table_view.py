"""What lies on a table, sorted for showing: who stands where, what is open, what the names stand for, whose turn it is.

Text and JSON are made from these alone, so that they say the same.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.dragon import STEPS, walker
from rulefork.play.event import Phase, Role
from rulefork.play.role import role_at
from rulefork.play.state import State
from rulefork.rulebook.tile import Kind
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SquareMark, TileMark
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.feature import Feature
from rulefork.table.figure import SUPPLY, Figure, Spot
from rulefork.table.geometry import Square

KINDS: Final[tuple[Kind, ...]] = ("city", "road", "cloister", "farm")

_TURN: Final[Mapping[Phase, str]] = {
    "begin": "{player} is to begin the next turn.",
    "draw": "{player} is to draw a tile.",
    "place": "{player} has drawn {tile} and is to place it.",
    "princess": "{player} has placed {tile}; the turn goes on.",
    "deploy": "{player} has placed {tile}; the turn goes on.",
    "dragon": "{player} has placed {tile}; the dragon is to walk.",
    "score": "{player} has placed {tile}; the turn goes on.",
    "end": "{player}'s turn is about to end.",
}


@dataclass(frozen=True, slots=True)
class Standing:
    """A follower on the board, by what it is and where it stands."""

    figure: Figure
    role: Role
    spot: Spot

    def __str__(self) -> str:
        return f"{self.figure.owner}'s {self.role} on {shown(self.spot.square)}"


@dataclass(frozen=True, slots=True)
class Part:
    """A city, road, cloister or farm as far as it is built, and who stands in it.

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

    @property
    def complete(self) -> bool:
        """Whether nothing is missing; a farm is never complete."""
        return self.open_ends == 0 and self.kind != "farm"


def shown(square: Square) -> str:
    """Return the square as scenarios write it: "(1, 0)"."""
    return f"({square[0]}, {square[1]})"


def standings(state: State) -> tuple[Standing, ...]:
    """Return the followers on the board, in the order of the squares, then of the segments of a tile."""
    found = (Standing(figure, role_at(state, spot), spot) for figure, spot in state.followers())
    return tuple(sorted(found, key=lambda each: (each.spot, each.figure)))


def parts(state: State) -> tuple[Part, ...]:
    """Return the features that are still open or have followers in them, kind by kind; farms without any are left out.

    Of each kind those with followers come first.
    """
    everyone = standings(state)
    told = (_part(state, number, feature, everyone) for number, feature in state.board.features.items())
    wanted = (part for part in told if part.followers or (part.kind != "farm" and not part.complete))
    return tuple(sorted(wanted, key=lambda part: (KINDS.index(part.kind), not part.followers, part.squares)))


def part_of(state: State, spot: Spot) -> Part:
    """Return the feature that the spot is part of."""
    number = state.board.numbers[spot]
    return _part(state, number, state.board.features[number], standings(state))


def _part(state: State, number: int, feature: Feature, everyone: Iterable[Standing]) -> Part:
    board = state.board
    cities = {board.numbers[spot] for spot in feature.touches}
    return Part(
        feature.kind,
        tuple(sorted(feature.squares)),
        feature.open_ends,
        feature.shields,
        len(cities),
        sum(board.features[city].complete for city in cities),
        tuple(each for each in everyone if board.numbers[each.spot] == number),
    )


def supplies(state: State) -> dict[str, tuple[int, int]]:
    """Return for each player how many figures lie in the supply, and how many there are in all."""
    return {
        player: (
            sum(place is SUPPLY for figure, place in state.figures.items() if figure.owner == player),
            sum(figure.owner == player for figure in state.figures),
        )
        for player in state.players
    }


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
        case FeatureMark():
            return feature_text(part_of(situation.state, min(situation.spots(name))))
        case FigureMark():
            return _figure_text(situation, name)


def _figure_text(situation: Situation, name: str) -> str:
    try:
        figure = situation.figure(name)
    except Unclear:
        return "nobody yet"
    found = [each for each in standings(situation.state) if each.figure == figure]
    return str(found[0]) if found else f"in {figure.owner}'s supply"


def feature_text(part: Part) -> str:
    """Return what a feature is and where it lies: "a city on (0, 0) and (0, 1)"."""
    return f"a {part.kind} on {_squares(part.squares)}"


def _squares(squares: tuple[Square, ...]) -> str:
    if len(squares) > 3:
        return f"{len(squares)} tiles"
    *first, last = map(shown, squares)
    return f"{', '.join(first)} and {last}" if first else last

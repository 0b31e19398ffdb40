"""The state of a game: a value. Nothing is changed in place; an action on a state gives a new one."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from rulefork.play.event import Phase
from rulefork.table.board import Board
from rulefork.table.figure import SUPPLY, Figure, OnBoard, Place, Places, Site, Spot
from rulefork.table.geometry import Square

ANYONE: Final = "anyone"

_BEFORE: Final[tuple[Phase, ...]] = ("begin", "draw", "place", "princess", "deploy", "deployed")

PLAIN: Final[tuple[Phase, ...]] = (*_BEFORE, "score", "scored", "end")
"""The phases of a turn without a dragon tile."""

DRAGON_FIRST: Final[tuple[Phase, ...]] = (*_BEFORE, "dragon", "score", "scored", "end")
"""The phases of a turn with a dragon tile where the dragon moves before scoring."""

SCORE_FIRST: Final[tuple[Phase, ...]] = (*_BEFORE, "score", "scored", "dragon", "end")
"""The phases of a turn with a dragon tile where the dragon moves after scoring."""

OF_EXPANSIONS: Final[tuple[Phase, ...]] = ("deployed", "scored")
"""The phases in which nobody acts but for further expansions."""


@dataclass(frozen=True, slots=True)
class Fairy:
    """Where the fairy stands. Her companion is one figure, nobody, or `ANYONE` when she was put on the tile as such."""

    square: Square
    companion: Figure | Literal["anyone"] | None


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk of the dragon: the tiles closed to it, from the one it set out from, in the order of visits."""

    visited: tuple[Square, ...]

    @property
    def steps(self) -> int:
        """How many tiles the dragon has entered."""
        return len(self.visited) - 1


class Round(NamedTuple):
    """Something that several players do one after the other: what, by an id, and who has still to act, in order."""

    what: str
    players: tuple[str, ...]


class Turn(NamedTuple):
    """What has been done in the present turn. `phases` are those still to come, the present one first."""

    phases: tuple[Phase, ...] = PLAIN
    tile: str | None = None
    square: Square | None = None
    completed: tuple[int, ...] = ()
    """The features that the tile completed, by number."""
    deployed: Figure | None = None
    second: Figure | None = None
    """A figure that was placed besides another move, as the traits of some allow."""
    fairy_stays: str = ""
    """The ruling that keeps the fairy in place, where the turn's one move of a figure was no deployment."""
    built: tuple[Figure, ...] = ()
    """The things that were built besides that move."""
    by_portal: bool = False
    entered: tuple[Site, ...] = ()
    """The places of their own by which somebody came into play."""
    fairy_moved: bool = False
    sent_home: Figure | None = None
    point_owed: bool = False
    walk: Walk | None = None
    scored: tuple[tuple[Figure, Spot], ...] = ()
    """Whom the scoring of completed features sent home, and from where."""
    round: Round | None = None
    """What the players do in turn, for an expansion."""
    part: int = 1
    """Which part of the player's turn this is; most turns have one."""
    goes_on: bool = False
    """Whether another part of the turn follows."""
    features_scored: tuple[int, ...] = ()
    """The features that were scored because they were complete and somebody stood there, by number."""
    scorers: tuple[str, ...] = ()
    """The players who got points when the features of the turn were scored."""
    last_to_act: str | None = None
    """Who acted last in the present phase, where the players act one after the other."""
    noted: frozenset[Hashable] = frozenset()
    """What expansions note of what was done, each in words of its own."""


def squares_of(place: OnBoard) -> tuple[Square, ...]:
    """Return the squares on which something in that place stands."""
    return place.squares if isinstance(place, Site) else (place.square,)


class State(NamedTuple):
    """A game between two actions."""

    players: tuple[str, ...]
    active: int
    board: Board
    bag: tuple[str, ...]
    """The tiles still to be drawn, sorted by id: chance, not their order, decides which comes next."""
    aside: tuple[str, ...]
    """Dragon tiles laid aside until the dragon enters play."""
    figures: Places
    points: Mapping[str, int]
    dragon: Square | None
    fairy: Fairy | None
    turn: Turn
    expansions: tuple[str, ...] = ()
    """The further expansions in play, by id."""
    remembered: frozenset[Hashable] = frozenset()
    """What expansions keep in mind from turn to turn, each in words of its own."""
    last_turn: bool = False
    over: bool = False

    @property
    def player(self) -> str:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def phase(self) -> Phase:
        """The phase that the turn is in."""
        return self.turn.phases[0]

    def on_board(self) -> Iterator[tuple[Figure, OnBoard]]:
        """Yield everything on the board, and where."""
        return iter(self.figures.on_board.items())

    def standing(self) -> Iterator[tuple[Figure, OnBoard]]:
        """Yield everything that stands on a tile or several, and where; who is in a place that shelters is left out."""
        return (each for each in self.on_board() if not (isinstance(each[1], Site) and each[1].shelters))

    def at_sites(self) -> Iterator[tuple[Figure, Site]]:
        """Yield what stands in a place of its own that does not shelter, and where."""
        return iter(self.figures.at_sites.items())

    def inside(self, site: Site) -> list[Figure]:
        """Return the figures in that place, in the order of the figures."""
        return [figure for figure, place in self.figures.items() if place == site]

    def followers(self) -> Iterator[tuple[Figure, Spot]]:
        """Yield the followers in features, and where they stand."""
        return iter(self.figures.followers.items())

    def standing_on(self, square: Square) -> list[Figure]:
        """Return everything that stands on the tile of the square."""
        return [*self.figures.by_square.get(square, ())]

    def standing_in(self, feature: int) -> dict[Figure, Spot]:
        """Return the figures of players that stand in the feature of that number, and where, followers or not."""
        numbers = self.board.numbers
        return {figure: spot for figure, spot in self.figures.in_features.items() if numbers[spot] == feature}

    def followers_on(self, square: Square) -> list[Figure]:
        """Return the followers that stand on the tile of the square, in a feature or on the tile as such."""
        return [figure for figure in self.standing_on(square) if figure.is_follower]

    def followers_in(self, feature: int) -> dict[Figure, Spot]:
        """Return the followers that stand in the feature of that number, and where."""
        numbers = self.board.numbers
        return {figure: spot for figure, spot in self.figures.followers.items() if numbers[spot] == feature}

    def kinds_in_supply(self, player: str) -> list[str]:
        """Return the kinds of figures that the player has in supply, each once."""
        figures = self.figures.items()
        return list(dict.fromkeys(f.kind for f, place in figures if place is SUPPLY and f.owner == player))

    def in_supply(self, player: str, kind: str) -> Figure | None:
        """Return a figure of that kind from the player's supply, the one with the lowest number, or None."""
        for figure, place in self.figures.items():
            if place is SUPPLY and figure.owner == player and figure.kind == kind:
                return figure
        return None

    def in_turn(self, **changes: Any) -> "State":
        """Return the state with some parts of its turn changed."""
        return self._at(self.turn._replace(**changes))

    def _at(self, turn: Turn) -> "State":
        # What follows the turn in a state does not change with it: nothing else is as frequent.
        return State._make((*self[:_TURN], turn, *self[_TURN + 1 :]))

    def noting(self, *notes: Hashable) -> "State":
        """Return the state with what an expansion notes of the turn."""
        return self.in_turn(noted=self.turn.noted.union(notes))

    def placing(self, figure: Figure, place: Place) -> "State":
        """Return the state with the figure at another place."""
        return self._replace(figures=self.figures.moved({figure: place}))

    def with_figures(self, figures: Mapping[Figure, Place]) -> "State":
        """Return the state with these figures at other places, or in the game for the first time."""
        return self._replace(figures=self.figures.moved(figures))

    def leaving(self, phase: Phase, **changes: Any) -> "State":
        """Return the state with the turn past that phase, if it is in that, and with some parts of it changed."""
        if self.phase != phase:
            return self.in_turn(**changes) if changes else self
        turn = self.turn
        if changes or turn.last_to_act is not None:
            turn = turn._replace(last_to_act=None, **changes)
        return self._at(Turn._make((turn.phases[1:], *turn[1:])))


_TURN: Final = State._fields.index("turn")

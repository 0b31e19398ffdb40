"""A script as it is played: the game after each action, what happened, and what the landmarks stand for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play import expansions
from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called
from rulefork.play.state import State, squares_of
from rulefork.play.turn import apply
from rulefork.rulebook.finding import nearest
from rulefork.rulebook.tile import HALVES, SIDES, Kind, Segment
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SiteMark, SquareMark, TileMark
from rulefork.spec.sentence import COMPASS
from rulefork.spec.words import KIND_OF, ROLES
from rulefork.table.corner import CORNERS
from rulefork.table.figure import Figure, OnBoard, OnTile, Site, Spot
from rulefork.table.geometry import Square


class Unclear(Exception):  # noqa: N818 - it names the cause
    """A sentence that cannot be carried out as written: a name without meaning here, or with several."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A game and its landmarks. `states` begins with the position's; `actions` and `events` are those since then."""

    game: Game
    landmarks: Mapping[str, Landmark]
    states: tuple[State, ...]
    events: tuple[Event, ...] = ()
    actions: tuple[Action, ...] = ()

    @property
    def state(self) -> State:
        """The game as it stands now."""
        return self.states[-1]

    @property
    def start(self) -> State:
        """The game as the position left it."""
        return self.states[0]

    def play(self, action: Action) -> "Situation":
        """Return the situation after the action; raises `Refused` where the rules forbid it."""
        state, events = apply(self.game, self.state, action)
        return Situation(
            self.game,
            self.landmarks,
            (*self.states, state),
            (*self.events, *events),
            (*self.actions, action),
        )

    def allows(self, actions: tuple[Action, ...]) -> bool:
        """Return whether the rules allow the actions, one after the other."""
        try:
            self.play_all(actions)
        except Refused:
            return False
        return True

    def play_all(self, actions: tuple[Action, ...]) -> "Situation":
        """Return the situation after all the actions; raises `Refused` where the rules forbid one."""
        situation = self
        for action in actions:
            situation = situation.play(action)
        return situation

    def landmark(self, name: str) -> Landmark | None:
        """Return what the position calls by that name, or None."""
        return self.landmarks.get(name)

    def square(self, name: str) -> Square:
        """Return the square that a landmark or "(1, 0)" names."""
        if name.startswith("("):
            x, y = name.strip("()").split(",")
            return (int(x), int(y))
        match self.landmark(name):
            case (
                SquareMark(square=square)
                | FeatureMark(square=square)
                | FigureMark(square=square)
                | SiteMark(square=square)
            ):
                return square
        raise self.unknown(name, "a square or tile on the board")

    def square_name(self, square: Square) -> str:
        """Return the landmark that stands for the square, or its coordinates."""
        for name, landmark in self.landmarks.items():
            if isinstance(landmark, SquareMark) and landmark.square == square:
                return name
        return f"({square[0]}, {square[1]})"

    def tile(self, name: str) -> str:
        """Return the id of the tile that "the tile cap-straight" or a landmark names."""
        match self.landmark(name):
            case TileMark(tile=tile):
                return tile
        tile = name.removeprefix("the tile ")
        if tile not in self.game.box.first:
            raise self.unknown(name, "a tile")
        return tile

    def kind(self, name: str) -> str:
        """Return the id of the kind of figure that is called so: "large follower"."""
        for kind in self.game.box.figures.values():
            if kind.name == name:
                return kind.id
        raise self.unknown(name, "a kind of figure")

    def spots(self, name: str) -> frozenset[Spot]:
        """Return the spots of the feature that a landmark names."""
        match self.landmark(name):
            case FeatureMark(kind=kind, square=square, port=port):
                return self.state.board.feature_at(spot_of(self.state, square, kind, port)).spots
            case SquareMark(square=square) if square in self.state.board.tiles:
                return frozenset(self.state.board.spots_on(square))
        raise self.unknown(name, "a feature on the board")

    def site(self, name: str) -> Site:
        """Return the place of its own that a landmark names, whether somebody is there or not."""
        match self.landmark(name):
            case SiteMark() as mark:
                for site in self._sites(self.state):
                    if site.kind == mark.kind and mark.square in site.squares and mark.part in (None, site.part):
                        return site
        raise self.unknown(name, "a place of its own on the board")

    def _sites(self, state: State) -> Iterator[Site]:
        yield from expansions.sites(self.game, state)
        yield from (place for _, place in state.on_board() if isinstance(place, Site))

    def figure(self, name: str) -> Figure:
        """Return the one figure that "Blue's knight", "Blue's knight on (1, 0)" or a landmark names.

        Where the board no longer holds it, it is the one that stood there last. Raises `Unclear` for none or several.
        """
        for state in reversed(self.states):
            found = list(self._figures(state, name))
            if len(found) == 1:
                return found[0]
            if found:
                raise Unclear(f"{name!r} may be any of {len(found)} followers: say where, as in {name!r} on (1, 0)")
        raise self.unknown(name, "a follower on the board")

    def _figures(self, state: State, name: str) -> Iterator[Figure]:
        match self.landmark(name):
            case FigureMark() as mark if mark.square not in state.board.tiles:
                return iter(())
            case FigureMark() as mark:
                spot = spot_of(state, mark.square, KIND_OF[mark.role], mark.port)
                return (f for f, place in state.followers() if place == spot and mark.owner in (None, f.owner))
        owner, role, place = parts_of(name)
        spots = self._spots_at(state, place) if place else None
        return (
            figure
            for figure, at in state.on_board()
            if figure.owner == owner and (spots is None or at in spots) and self._is_called(state, figure, at, role)
        )

    def _is_called(self, state: State, figure: Figure, place: OnBoard, role: str) -> bool:
        # A follower is called by its role, by its kind, or just a follower; anything else by its kind.
        if role == "follower":
            return figure.is_follower
        return role in (called(self.game, state, figure, place), self.game.kind(figure).name)

    def _spots_at(self, state: State, place: str) -> frozenset[OnBoard]:
        if isinstance(self.landmark(place), SiteMark):
            return frozenset((self.site(place),))
        if isinstance(self.landmark(place), FeatureMark):
            return frozenset(self.spots(place))
        square = self.square(place)
        spots = self.state.board.spots_on(square) if square in self.state.board.tiles else ()
        sites = (site for site in self._sites(state) if square in squares_of(site))
        return frozenset((OnTile(square), *spots, *sites))

    def unknown(self, name: str, what: str) -> Unclear:
        """Return the complaint that `name` does not stand for `what`, with the nearest landmark."""
        near = nearest(name, self.landmarks) or f"the landmarks are {', '.join(self.landmarks) or 'none'}"
        return Unclear(f"{name!r} is not {what} here; {near}")


def parts_of(name: str) -> tuple[str, str, str]:
    """Return the owner, the role or kind, and the place in "Blue's knight on (1, 0)"; what is missing is empty."""
    who, _, place = name.replace(" in ", " on ").partition(" on ")
    owner, has_owner, role = who.partition("'s ")
    if not has_owner:
        owner, role = "", who.removeprefix("the ")
    return owner, ROLES.get(role, role), place


def spot_of(state: State, square: Square, kind: Kind, port: str | None) -> Spot:
    """Return the spot of that kind on the square, by the side or half-edge `port` where there are several.

    Raises `Unclear` where there is none, or where a side has to be named.
    """
    layout = state.board.layouts.get(square)
    if layout is None:
        raise Unclear(f"no tile lies on {square}")
    numbers = layout.numbers(kind)
    if port is not None:
        at = layout.at_half[HALVES.index(port)] if kind == "farm" else layout.at_side[SIDES.index(port)]
        numbers = tuple(number for number in numbers if number == at)
    if len(numbers) == 1:
        return Spot(square, numbers[0])
    if not numbers:
        raise Unclear(f"the tile on {square} has no {kind}{f' at {port}' if port else ''}")
    ports = HALVES if kind == "farm" else SIDES
    sides = [" ".join(ports[port] for port in sorted(layout.segments[number].ports)) for number in numbers]
    raise Unclear(
        f"the tile on {square} has several parts of that kind, a {kind}: say which side, one of {'; '.join(sides)}"
    )


MIDDLE: Final = "middle"
"""Where on a tile a part of it lies that reaches none of its sides."""
DIRECTIONS: Final = (*COMPASS, *CORNERS, MIDDLE)
"""Where on a tile a part of it can be: at a side, at a corner where there is field, or amid the tile."""


def spots_in(state: State, square: Square, kind: Kind, direction: str) -> tuple[Spot, ...]:
    """Return the spots of that kind on the square in that direction: cities and roads by side, farms by corner.

    What reaches no side, a cloister or a field shut in, lies in the middle. Raises `Unclear` where no tile lies.
    """
    layout = state.board.layouts.get(square)
    if layout is None:
        raise Unclear(f"no tile lies on {square}")
    segments = ((number, layout.segments[number]) for number in layout.numbers(kind))
    return tuple(Spot(square, number) for number, segment in segments if direction in directions_of(segment))


def directions_of(segment: Segment) -> tuple[str, ...]:
    """Return the directions in which a part of a tile lies, as it lies there."""
    if not segment.ports:
        return (MIDDLE,)
    if segment.kind == "farm":
        return tuple(dict.fromkeys(CORNERS[(half - 1) // 2 % 4] for half in sorted(segment.ports)))
    return tuple(COMPASS[side] for side in sorted(segment.ports))

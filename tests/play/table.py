"""A table to play at: scripted turns in few words, and what came of them."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Final, Self, TypeVar

import pytest

from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.dragon import walker
from rulefork.play.event import Event, Scored
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import ROLES, role_at
from rulefork.play.turn import apply, begin, choices
from rulefork.rulebook.tile import HALVES, SIDES, Kind
from rulefork.table.figure import SUPPLY, Figure, OnTile, Spot
from rulefork.table.geometry import Square

PLAYERS: Final = ("Red", "Blue", "Green", "Yellow", "Black", "Pink")

E = TypeVar("E", bound=Event)


class Table:
    """A game in progress. Each call is one action; `events` is what came of the last, `log` of all of them."""

    def __init__(self, game: Game, players: int = 2, expansions: Collection[str] = ()) -> None:
        self.game = game
        self.state = begin(game, PLAYERS[:players], expansions)
        self.events: list[Event] = []
        self.log: list[Event] = []

    def do(self, action: Action) -> Self:
        """Play an action."""
        self.state, self.events = apply(self.game, self.state, action)
        self.log += self.events
        return self

    # --- Actions, by the player whose turn it is or is about to be ---

    @property
    def next_player(self) -> str:
        """The player who has to place the next tile."""
        past = "place" not in self.state.turn.phases
        return self.state.players[(self.state.active + past) % len(self.state.players)]

    def begin(self) -> Self:
        """Begin the next turn."""
        past = self.state.phase != "begin"
        return self.do(BeginTurn(self.state.players[(self.state.active + past) % len(self.state.players)]))

    def draw(self, tile: str) -> Self:
        """Draw a tile in the next turn."""
        return self.do(DrawTile(self.next_player, tile))

    def place(self, tile: str, square: Square, turns: int = 0) -> Self:
        """Place a tile, turned by quarter turns clockwise, in the next turn."""
        return self.do(PlaceTile(self.next_player, tile, square, turns))

    def deploy(self, role: str, part: str = "", at: Square | None = None) -> Self:
        """Deploy a follower on the tile just placed, or by portal elsewhere; `part` as in `spot`."""
        return self.do(Deploy(self.state.player, self.spot(role, part, at)))

    def put(self, kind: str, feature: Kind, part: str = "", at: Square | None = None) -> Self:
        """Deploy a figure of another kind on a feature of the tile just placed, or by portal; `part` as in `spot`."""
        return self.do(Deploy(self.state.player, self.spot(ROLES[feature], part, at), kind))

    def lay(self, kind: str, square: Square) -> Self:
        """Put a piece that belongs to nobody on a tile."""
        piece = Figure("", kind, 1, is_follower=False)
        self.state = self.state.with_figures({piece: OnTile(square)})
        return self

    def fairy(self, square: Square, companion: Figure | None = None) -> Self:
        """Move the fairy to a tile, next to the companion where one is given."""
        return self.do(MoveFairy(self.state.player, square, companion))

    def walk(self, sides: str) -> Self:
        """Move the dragon side by side, "NW", each step by the player whose step it is; `events` is of all steps."""
        events = []
        for side in sides:
            self.do(MoveDragon(walker(self.state), SIDES.index(side)))
            events += self.events
        self.events = events
        return self

    def send_home(self, knight: Figure) -> Self:
        """Let the princess send a knight home."""
        return self.do(SendHome(self.state.player, knight))

    def spare(self) -> Self:
        """Send nobody home."""
        return self.do(SpareKnights(self.state.player))

    def claim(self, player: str | None = None) -> Self:
        """Claim the fairy's point."""
        return self.do(ClaimFairyPoint(player or self.state.player))

    def decline(self) -> Self:
        """Decline what the phase offers."""
        return self.do(Pass(self.state.player))

    def end(self) -> Self:
        """End the turn."""
        return self.do(EndTurn(self.state.player))

    def end_game(self) -> Self:
        """End the game."""
        return self.do(EndGame(self.state.player))

    # --- Short cuts ---

    def only(self, *bag: str) -> Self:
        """Leave only these tiles in the bag."""
        self.state = self.state._replace(bag=tuple(sorted(bag)))
        return self

    def strand(self, player: str, spot: Spot) -> Self:
        """Put all figures that the player has left on a spot, so that the supply is empty."""
        for figure, place in self.state.figures.items():
            if figure.owner == player and place is SUPPLY:
                self.state = self.state.placing(figure, spot)
        return self

    # --- What lies and stands where ---

    def spot(self, role: str, part: str = "", at: Square | None = None) -> Spot:
        """Return the spot for a role on a tile, by side "N" or half-edge "NL", or "inside", where there are several."""
        square = at or self.state.turn.square
        assert square is not None, "a tile was placed"
        layout = self.state.board.layouts[square]
        if part == "inside":
            (number,) = (n for n in layout.numbers("farm") if not layout.segments[n].ports)
            return Spot(square, number)
        if part:
            number = layout.at_half[HALVES.index(part)] if part in HALVES else layout.at_side[SIDES.index(part)]
            assert number is not None, f"there is nothing at {part}"
            assert role_at(self.state, Spot(square, number)) == role
            return Spot(square, number)
        (spot,) = (spot for spot in self.state.board.spots_on(square) if role_at(self.state, spot) == role)
        return spot

    def figure(self, owner: str, square: Square, role: str | None = None) -> Figure:
        """Return the one follower of a player on a tile, or the one in a role."""
        (figure,) = (
            figure
            for figure, spot in self.state.followers()
            if figure.owner == owner and spot.square == square and role in (None, role_at(self.state, spot))
        )
        return figure

    def on_board(self, owner: str) -> list[tuple[str, Square]]:
        """Return the roles and squares of a player's followers, sorted."""
        there = ((role_at(self.state, spot), spot.square, figure.owner) for figure, spot in self.state.followers())
        return sorted((role, square) for role, square, of in there if of == owner)

    def supply(self, owner: str) -> int:
        """Return how many figures a player has in the supply."""
        return sum(place is SUPPLY and figure.owner == owner for figure, place in self.state.figures.items())

    @property
    def points(self) -> dict[str, int]:
        """The points of all players."""
        return dict(self.state.points)

    @property
    def scored(self) -> list[tuple[str, int, str]]:
        """All awards so far: player, points and reason."""
        return [(event.player, event.points, event.reason) for event in self.happened(Scored)]

    @property
    def choices(self) -> list[Action]:
        """What may be done next."""
        return choices(self.game, self.state)

    def happened(self, kind: type[E]) -> list[E]:
        """Return all events of a kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def deployable(self, kind: str = FOLLOWER) -> set[tuple[str, Square]]:
        """Return the roles and squares at which the player may deploy a figure of that kind, nobody being sent home."""
        offered = choices(self.game, self.state.leaving("princess"))
        spots = [action.spot for action in offered if isinstance(action, Deploy) and action.kind == kind]
        return {(role_at(self.state, spot), spot.square) for spot in spots}


def figure(owner: str, kind: str) -> Figure:
    """Return a player's figure of a kind that is no follower."""
    return Figure(owner, kind, 1, is_follower=False)


def follower(owner: str, number: int) -> Figure:
    """Return a follower by number; the supply gives out the lowest first."""
    return Figure(owner, FOLLOWER, number)


@contextmanager
def refused(ruling: str) -> Iterator[None]:
    """Expect that what follows is refused by that ruling, in a sentence for the player."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.ruling == ruling
    assert refusal.value.why

"""The sentences in which somebody does something, and the actions that they stand for."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    Enter,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.refusal import Refused
from rulefork.play.role import ROLES
from rulefork.play.state import State
from rulefork.spec.landmark import FeatureMark, SquareMark
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation, Unclear, spot_of, spots_in
from rulefork.spec.words import KIND_OF
from rulefork.table.figure import OnTile, Site, Spot


@dataclass(frozen=True, slots=True)
class Act(Sentence, ABC):
    """A sentence in which somebody does something."""

    group: ClassVar[str] = "When"
    expansion: ClassVar[str] = ""
    """The id of the expansion whose action it is; nothing where it belongs to the base game or this expansion."""

    @abstractmethod
    def actions(self, situation: Situation) -> tuple[Action, ...]:
        """Return the actions that the sentence stands for here; raises `Unclear` where it cannot be carried out."""


@dataclass(frozen=True, slots=True)
class Draws(Act):
    """A player draws a tile."""

    pattern: ClassVar[str] = "{player} draws {tile}"
    example: ClassVar[str] = "Red draws the tile cap-straight"
    player: str
    tile: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (DrawTile(self.player, situation.tile(self.tile)),)


@dataclass(frozen=True, slots=True)
class Places(Act):
    """A player places a tile on a square, turned as the landmark says or as alone it fits."""

    pattern: ClassVar[str] = "{player} places {tile} on {place}"
    example: ClassVar[str] = "Red places the tile cap-straight on the gap"
    player: str
    tile: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        tile, square = situation.tile(self.tile), situation.square(self.place)
        match situation.landmark(self.place):
            case SquareMark(turns=int(turns)):
                return (PlaceTile(self.player, tile, square, turns),)
        fits = situation.state.board.turns_that_fit(situation.game.tile(tile), square)
        if len(fits) > 1:
            raise Unclear(f"{tile} fits on {self.place} in {len(fits)} ways; add 'turned by 90 degrees' or the like")
        return (PlaceTile(self.player, tile, square, *(fits or (0,))),)


@dataclass(frozen=True, slots=True)
class PlacesTurned(Act):
    """A player places a tile on a square, turned clockwise."""

    pattern: ClassVar[str] = "{player} places {tile} on {place} turned by {degrees}"
    example: ClassVar[str] = "Red places the tile cap-straight on (0, 1) turned by 180 degrees"
    player: str
    tile: str
    place: str
    degrees: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        turns = self.degrees // 90
        return (PlaceTile(self.player, situation.tile(self.tile), situation.square(self.place), turns),)


@dataclass(frozen=True, slots=True)
class Extends(Act):
    """A player places a tile where alone it extends the feature, whichever way it lies."""

    pattern: ClassVar[str] = "{player} extends {feature} with {tile}"
    example: ClassVar[str] = "Red extends the north city with the princess tile"
    player: str
    feature: str
    tile: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (_only_placement(self.player, situation, self.tile, self.feature, completing=False),)


@dataclass(frozen=True, slots=True)
class Completes(Act):
    """A player places a tile where alone it completes the feature, whichever way it lies."""

    pattern: ClassVar[str] = "{player} completes {feature} with {tile}"
    example: ClassVar[str] = "Blue completes Red's city with the dragon tile"
    player: str
    feature: str
    tile: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (_only_placement(self.player, situation, self.tile, self.feature, completing=True),)


@dataclass(frozen=True, slots=True)
class Deploys(Act):
    """A player deploys a follower on the tile just placed, where only one part of it gives that role."""

    pattern: ClassVar[str] = "{player} deploys a {role}"
    example: ClassVar[str] = "Red deploys a knight"
    player: str
    role: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        square = situation.state.turn.square
        if square is None:
            raise Refused("base/one-tile-a-turn", f"{self.player} has placed no tile yet")
        return (Deploy(self.player, spot_of(situation.state, square, KIND_OF[self.role], None)),)


@dataclass(frozen=True, slots=True)
class DeploysOn(Act):
    """A player deploys a follower on a feature: on the tile just placed if it is part of it, else by portal."""

    pattern: ClassVar[str] = "{player} deploys a {role} on {feature}"
    example: ClassVar[str] = "Red deploys a thief on the east road"
    player: str
    role: str
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Deploy(self.player, _spot_on(situation, self.role, self.feature)),)


@dataclass(frozen=True, slots=True)
class DeploysIn(Act):
    """A player deploys a follower on the part of a tile that reaches one of its sides or corners, or none of them."""

    pattern: ClassVar[str] = "{player} deploys a {role} in the {direction} of {place}"
    example: ClassVar[str] = "Red deploys a thief in the east of (1, 0)"
    player: str
    role: str
    direction: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        square, kind = situation.square(self.place), KIND_OF[self.role]
        spots = spots_in(situation.state, square, kind, self.direction)
        if len(spots) != 1:
            found = "no" if not spots else "more than one"
            raise Unclear(f"the tile on {square} has {found} {kind} in the {self.direction}")
        return (Deploy(self.player, spots[0]),)


@dataclass(frozen=True, slots=True)
class DeploysPiece(Act):
    """A player deploys a follower of another kind on the tile just placed, in a role that one part of it gives."""

    pattern: ClassVar[str] = "{player} deploys the {piece} as a {role}"
    example: ClassVar[str] = "Red deploys the mayor as a knight"
    player: str
    piece: str
    role: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        (action,) = Deploys(self.player, self.role).actions(situation)
        assert isinstance(action, Deploy), "a deployment is one action"
        return (Deploy(self.player, action.spot, situation.kind(self.piece)),)


@dataclass(frozen=True, slots=True)
class PutsPiece(Act):
    """A player puts a figure of another kind on a feature: on the tile just placed if that is part of it."""

    pattern: ClassVar[str] = "{player} puts the {piece} on {feature}"
    example: ClassVar[str] = "Red puts the builder on Red's road"
    player: str
    piece: str
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        mark = situation.landmark(self.feature)
        if not isinstance(mark, FeatureMark):
            raise situation.unknown(self.feature, "a feature on the board")
        spot = _spot_on(situation, ROLES[mark.kind], self.feature)
        return (Deploy(self.player, spot, situation.kind(self.piece)),)


@dataclass(frozen=True, slots=True)
class Enters(Act):
    """A player puts a normal follower in a place of its own, in no feature."""

    pattern: ClassVar[str] = "{player} sends a follower to {site}"
    example: ClassVar[str] = "Red sends a follower to the pyramid"
    player: str
    site: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Enter(self.player, situation.site(self.site)),)


@dataclass(frozen=True, slots=True)
class PieceEnters(Act):
    """A player puts a figure of another kind in a place of its own, in no feature."""

    pattern: ClassVar[str] = "{player} sends the {piece} to {site}"
    example: ClassVar[str] = "Red sends the phantom to the pyramid"
    player: str
    piece: str
    site: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Enter(self.player, situation.site(self.site), situation.kind(self.piece)),)


@dataclass(frozen=True, slots=True)
class DeploysNobody(Act):
    """A player deploys nobody and leaves the fairy."""

    pattern: ClassVar[str] = "{player} deploys nobody"
    example: ClassVar[str] = "Red deploys nobody"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (*_declining_princess(situation.state, self.player), Pass(self.player))


@dataclass(frozen=True, slots=True)
class SendsHome(Act):
    """A player sends a knight home with the princess."""

    pattern: ClassVar[str] = "{player} sends {figure} home"
    example: ClassVar[str] = "Red sends Blue's knight home"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (SendHome(self.player, situation.figure(self.figure)),)


@dataclass(frozen=True, slots=True)
class SendsNobodyHome(Act):
    """A player takes no knight out of the city that the princess has joined."""

    pattern: ClassVar[str] = "{player} sends nobody home"
    example: ClassVar[str] = "Red sends nobody home"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (SpareKnights(self.player),)


@dataclass(frozen=True, slots=True)
class MovesFairy(Act):
    """A player brings the fairy to a follower."""

    pattern: ClassVar[str] = "{player} moves the fairy to {figure}"
    example: ClassVar[str] = "Red moves the fairy to Red's knight"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        figure = situation.figure(self.figure)
        place = situation.state.figures[figure]
        if not isinstance(place, Spot | OnTile | Site):
            raise Refused("fairy/own-follower-only", f"{self.figure} is not on the board")
        return (MoveFairy(self.player, place.square, figure),)


@dataclass(frozen=True, slots=True)
class MovesFairyOnto(Act):
    """A player brings the fairy onto a tile without naming a follower."""

    pattern: ClassVar[str] = "{player} moves the fairy onto {place}"
    example: ClassVar[str] = "Red moves the fairy onto the bridge tile"
    player: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (MoveFairy(self.player, situation.square(self.place)),)


@dataclass(frozen=True, slots=True)
class WalksDragon(Act):
    """The players in turn move the dragon, by one tile each."""

    pattern: ClassVar[str] = "the dragon walks {sides}"
    example: ClassVar[str] = "the dragon walks west, north and east"
    sides: tuple[int, ...]

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        first = situation.state
        steps = first.turn.walk.steps if first.turn.walk else 0
        players = [first.players[(first.active + steps + n) % len(first.players)] for n in range(len(self.sides))]
        return tuple(MoveDragon(player, side) for player, side in zip(players, self.sides, strict=True))


@dataclass(frozen=True, slots=True)
class MovesDragon(Act):
    """A player moves the dragon by one tile."""

    pattern: ClassVar[str] = "{player} moves the dragon {side}"
    example: ClassVar[str] = "Red moves the dragon north"
    player: str
    side: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (MoveDragon(self.player, self.side),)


@dataclass(frozen=True, slots=True)
class TurnBegins(Act):
    """A player's turn begins; the turn before it is over."""

    pattern: ClassVar[str] = "{player} begins the turn"
    example: ClassVar[str] = "Red begins the turn"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (BeginTurn(self.player),)


@dataclass(frozen=True, slots=True)
class EndsTurn(Act):
    """A player ends the turn; completed features are scored."""

    pattern: ClassVar[str] = "{player} ends the turn"
    example: ClassVar[str] = "Red ends the turn"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (EndTurn(self.player),)


@dataclass(frozen=True, slots=True)
class ClaimsPoint(Act):
    """A player asks for the point that the fairy owes."""

    pattern: ClassVar[str] = "{player} claims the fairy's point"
    example: ClassVar[str] = "Red claims the fairy's point"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (ClaimFairyPoint(self.player),)


@dataclass(frozen=True, slots=True)
class GameEnds(Act):
    """The tiles have run out: the turn is completed, then comes the final scoring."""

    pattern: ClassVar[str] = "the game ends"
    example: ClassVar[str] = "the game ends"

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (EndGame(situation.state.player),)


ACTS: Final[tuple[type[Act], ...]] = (
    Draws,
    PlacesTurned,
    Places,
    Extends,
    Completes,
    DeploysNobody,
    DeploysPiece,
    PutsPiece,
    Enters,
    PieceEnters,
    DeploysIn,
    DeploysOn,
    Deploys,
    SendsNobodyHome,
    SendsHome,
    MovesFairyOnto,
    MovesFairy,
    WalksDragon,
    MovesDragon,
    TurnBegins,
    EndsTurn,
    ClaimsPoint,
    GameEnds,
)


def _declining_princess(state: State, player: str) -> tuple[Action, ...]:
    return (Pass(player),) if state.phase == "princess" else ()


def _only_placement(player: str, situation: Situation, name: str, feature: str, *, completing: bool) -> PlaceTile:
    tile_id, spots = situation.tile(name), situation.spots(feature)
    tile, board = situation.game.tile(tile_id), situation.state.board
    found = []
    for square, turns in board.placements(tile):
        after = board.with_tile(tile, square, turns)
        joined = after.feature_at(next(iter(spots)))
        if square in joined.squares and (joined.complete or not completing):
            found.append((square, turns))
    if len(found) != 1:
        verb = "complete" if completing else "extend"
        raise Unclear(f"{name} can {verb} {feature} in {len(found)} ways; say where it is placed")
    return PlaceTile(player, tile_id, *found[0])


def _spot_on(situation: Situation, role: str, feature: str) -> Spot:
    state, kind = situation.state, KIND_OF[role]
    mark = situation.landmark(feature)
    if isinstance(mark, SquareMark):
        return spot_of(state, mark.square, kind, None)
    spots = {spot for spot in situation.spots(feature) if state.board.segment(spot).kind == kind}
    here = [spot for spot in spots if spot.square == state.turn.square]
    if len(here) == 1:
        return here[0]
    if not spots:
        raise Unclear(f"{feature} gives no place to a {role}")
    assert isinstance(mark, FeatureMark), "only squares and features have spots"
    return spot_of(state, mark.square, mark.kind, mark.port)

"""Messages of other boxes: barns and wagons, bridges and castles, towers, acrobats."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.conform.wire import Json, Unreadable, figures_at, read_place
from rulefork.jcz import place
from rulefork.jcz.opening import Opening
from rulefork.jcz.save import COMMIT, Message
from rulefork.play.action import Action, Enter
from rulefork.play.expansions.abbey_and_mayor import BuildBarn, DriveOn
from rulefork.play.expansions.bridges_castles_bazaars import BuildBridge, MakeCastle
from rulefork.play.expansions.hills_and_sheep import SHEPHERD, DrawSheep, DrawWolf, DriveFlock, sheep_on
from rulefork.play.expansions.hills_and_sheep import TOKEN as SHEEP_TOKEN
from rulefork.play.expansions.little_buildings import PlaceBuilding
from rulefork.play.expansions.the_tower import AddPiece, CloseTower
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.state import State
from rulefork.table.corner import corners_of, farm_at
from rulefork.table.figure import SUPPLY, Figure, Spot
from rulefork.table.geometry import beside

_SIDES: Final = {"NS": 0, "WE": 1}
"""The side from which a bridge runs, by its location."""


_WOLVES: Final = 2
CONFIRM: Final = "SHEPHERD_CONFIRM"


class Unknown(Exception):  # noqa: N818 - it names the cause
    """A message that cannot be played here: `what` names it, `why` and `hint` go on."""

    def __init__(self, what: str, why: str = "", hint: str = "") -> None:
        super().__init__(what)
        self.what, self.why, self.hint = what, why, hint


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at which a message is read, with what comes before it and after it in its part."""

    opening: Opening
    game: Game
    state: State
    before: tuple[Message, ...]
    after: tuple[Message, ...]

    @property
    def confirmed(self) -> bool:
        """Whether the turn has been confirmed, so that what follows comes after scoring."""
        return any(message.kind == COMMIT for message in self.before)

    def player(self, message: Message) -> str:
        """Return who sends the message."""
        return self.state.player if message.player is None else self.state.players[message.player]

    def random(self) -> float:
        """Return the random number in force: that of the last message that brought one, or the first of the game."""
        number = self.before[0].number if self.before else self.opening.save.messages[0].number
        earlier = [each for each in self.opening.save.messages if each.number < number]
        told = [each.payload["random"] for each in (*earlier, *self.before) if each.payload.get("random") is not None]
        return float(told[-1]) if told else self.opening.save.random

    def player_to_place(self) -> str:
        """Return whose tile is next: the one before may not have ended the own turn yet."""
        return self.state.player

    def figure(self, told: Mapping[str, Json]) -> Figure:
        """Return the figure that a pointer with an id names: of that player and kind, where it stands."""
        owner, word, _ = str(told["meepleId"]).split(".")
        theirs = self.opening.words.worded(word)
        if theirs is None:
            raise Unknown(f"unknown kind of figure {word}")
        at = place.part(told["featurePointer"], self.opening.words)
        wanted = {"owner": self.state.players[int(owner)], "figure": theirs.kind, "on": at}
        for figure in figures_at(wanted, self.state):
            return figure
        raise Unknown(f"no {theirs.kind} of {wanted['owner']} stands on {at}")

    def spot(self, pointer: Mapping[str, Json]) -> Spot:
        """Return the spot of a pointer; raises `Unplaced` and `Unreadable`."""
        spot = read_place(place.part(pointer, self.opening.words), self.game, self.state)
        assert isinstance(spot, Spot), "a part of a tile was told"
        return spot

    def need(self, element: str, what: str) -> None:
        """Raise `Unknown` for something whose rules are not played here."""
        if element not in self.opening.words.played:
            raise Unknown(what, f"the rules of {element} are not played here")


def deployment(message: Message, kind: str, scene: Scene) -> Action | None:
    """Return what a deployment is in another box, or None where it is an ordinary one."""
    pointer = message.payload["pointer"]
    player = scene.player(message)
    at = place.square(pointer["position"])
    if kind == "wagon" and scene.confirmed:
        return DriveOn(player, scene.spot(pointer))
    if kind == "barn":
        return BuildBarn(player, _corner(scene, scene.spot(pointer)))
    if pointer["feature"] == "Tower":
        scene.need("tower", "a follower is put on a tower")
        if kind != FOLLOWER:
            raise Unknown(f"a {kind} is put on a tower", "only normal followers close towers here")
        return CloseTower(player, at)
    if pointer["feature"] == "Acrobats":
        scene.need("acrobats", "a follower is put among acrobats")
        return Enter(player, scene.game.site("acrobat-space", (at,)), kind)
    return None


def refuse_closed_flock(state: State) -> None:
    """Raise `Unknown` where a flock is in a field that cannot grow: there it would be driven home at once."""
    for figure, spot in state.standing():
        if figure.kind == SHEPHERD and isinstance(spot, Spot) and not _can_grow(state, spot):
            raise Unknown(
                "a shepherd is in a field that cannot grow", "what then becomes of his flock is not played here"
            )


def _can_grow(state: State, field: Spot) -> bool:
    board = state.board
    return any(
        beside(spot.square, half // 2) not in board.tiles
        for spot in board.feature_at(field).spots
        for half in board.segment(spot).ports
    )


def follows(message: Message, kind: str, scene: Scene) -> Iterator[Action]:
    """Yield what comes with a deployment by itself: a shepherd's first token, where no later message draws it."""
    if kind == SHEPHERD and not any(each.kind == CONFIRM for each in scene.after):
        yield _token(scene.player(message), None, scene)


def _corner(scene: Scene, spot: Spot) -> tuple[tuple[int, int], ...]:
    """Return a corner of the tile where the farm of that spot meets: a barn may be at any of them."""
    board = scene.state.board
    for squares in corners_of(spot.square):
        if farm_at(board, squares) == board.numbers[spot]:
            return squares
    raise Unreadable("four tiles do not meet in that field")


def token(message: Message, scene: Scene) -> Iterator[Action]:
    """Yield what the placing of a token is."""
    kind = str(message.payload["token"])
    known = _TOKENS.get(kind)
    if known is None:
        raise Unknown(f"a token {kind} is placed", "its rules are not played here")
    scene.need(known[0], f"a token {kind} is placed")
    yield known[1](message, scene)


def flock(message: Message, scene: Scene) -> Iterator[Action]:
    """Yield what a shepherd's flock does: it grows by the token that chance draws, or is driven home."""
    scene.need(SHEPHERD, "a shepherd sees to his flock")
    told = message.payload
    if told.get("value") == "SCORE":
        yield DriveFlock(scene.state.player)
    else:
        yield _token(scene.state.player, told.get("random"), scene)


def _token(player: str, random: Json, scene: Scene) -> Action:
    """Return the draw of the token to which the random number points, counted through the bag: sheep, then wolves."""
    figures = scene.state.figures.items()
    left = sorted(sheep_on(figure) for figure, place in figures if figure.kind == SHEEP_TOKEN and place is SUPPLY)
    number = scene.random() if random is None else float(random)
    at = int(number * (len(left) + _WOLVES))
    return DrawSheep(player, left[at]) if at < len(left) else DrawWolf(player)


def _bridge(message: Message, scene: Scene) -> Action:
    pointer = message.payload["pointer"]
    return BuildBridge(scene.player(message), place.square(pointer["position"]), _SIDES[pointer["location"]])


def _castle(message: Message, scene: Scene) -> Action:
    city = scene.state.board.numbers[scene.spot(message.payload["pointer"])]
    for knight in scene.state.followers_in(city):
        return MakeCastle(knight.owner, knight)
    raise Unreadable("nobody is in that city")


def _building(message: Message, scene: Scene) -> Action:
    return PlaceBuilding(scene.player(message))


def _tower(message: Message, scene: Scene) -> Action:
    at = place.square(message.payload["pointer"]["position"])
    captures = [each for each in scene.after if each.kind == "CAPTURE_FOLLOWER"]
    captive = scene.figure(captures[0].payload["pointer"]) if captures else None
    return AddPiece(scene.player(message), at, captive)


_TOKENS: Final[Mapping[str, tuple[str, Callable[[Message, Scene], Action]]]] = {
    "BRIDGE": ("bridge", _bridge),
    "CASTLE": ("castle", _castle),
    "TOWER_PIECE": ("tower", _tower),
    "LB_TOWER": ("little-buildings", _building),
    "LB_HOUSE": ("little-buildings", _building),
    "LB_SHED": ("little-buildings", _building),
}

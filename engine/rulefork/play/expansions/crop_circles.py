"""Crop Circles: after the scoring, all players may add a follower beside an own one, or must take one home.

Who placed the tile chooses which of the two. The picture in the circle says who is concerned: a pitchfork farmers, a
club thieves, a shield knights. The players act in order from the left of the one who chose, who comes last.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from rulefork.play import volcano
from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move, playable
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import called, send_home
from rulefork.play.state import Round, State
from rulefork.rulebook.tile import Kind
from rulefork.table.figure import Figure, Spot

Way = Literal["add", "take-home"]

MARKS: Final[Mapping[str, Kind]] = {
    "crop-circle-farm": "farm", "crop-circle-road": "road", "crop-circle-city": "city",
}  # fmt: skip
"""The circles by the marks on their tiles, and the kind of feature that each concerns."""
CHOICE: Final = "crop-circles/choice"
ADD: Final = "crop-circles/add"
TAKE_HOME: Final = "crop-circles/take-home"


@dataclass(frozen=True, slots=True)
class ChooseCircle(Action):
    """The player decides what all players do: `add` a follower or `take-home` one."""

    way: Way


@dataclass(frozen=True, slots=True)
class AddBeside(Action):
    """The player puts a follower from the supply, named by its kind, beside an own one."""

    anybodys: ClassVar[bool] = True
    beside: Figure
    kind: str = FOLLOWER


@dataclass(frozen=True, slots=True)
class AddNobody(Action):
    """The player adds no follower."""

    anybodys: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TakeHome(Action):
    """The player takes an own follower home."""

    anybodys: ClassVar[bool] = True
    follower: Figure


@dataclass(frozen=True, slots=True)
class CircleChosen(Event):
    """A player decided what all players do with their followers in features of that kind."""

    player: str
    way: Way
    kind: Kind


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A follower was put beside another of its owner, with the same role."""

    figure: Figure
    role: str
    spot: Spot


def choose(game: Game, state: State, action: ChooseCircle) -> Happening:
    """Return the state with the round begun in which all players act, and what happened.

    Raises `Refused` where the tile just placed bears no crop circle, or the choice is made.
    """
    kind = _concerned(game, state)
    if kind is None:
        raise Refused(CHOICE, "the tile just placed bears no crop circle")
    if state.turn.round is not None:
        raise Refused(CHOICE, f"{state.player} has made the choice already")
    first = state.active + 1
    order = tuple(state.players[(first + n) % len(state.players)] for n in range(len(state.players)))
    state = state.in_turn(round=Round(action.way, order))
    return _passing(game, state), [CircleChosen(CHOICE, action.player, action.way, kind, phase=state.phase)]


def add(game: Game, state: State, action: AddBeside) -> Happening:
    """Return the state with another follower of the player on the spot of an own one, and what happened.

    Players before this one in the round add nobody. Raises `Refused` where it is not the player's turn to add, there is
    no such follower, or the new one may not stand there. A farm shut in is no less open (crop-circle/closed-farm-open).
    """
    state = _turn_of(game, state, action.player, "add")
    spot, kind = _spot_of(game, state, action.player, action.beside), game.box.figures[action.kind]
    feature = state.board.segment(spot).kind
    if kind.nature != "follower" or feature not in kind.deploys_on:
        raise Refused(ADD, f"the {kind.name} does not stand on a {feature} as a follower")
    volcano.refuse_beside_dragon(game, state, spot.square, kind, "volcano/no-sharing-by-crop-circle")
    figure = state.in_supply(action.player, action.kind)
    if figure is None:
        raise Refused("base/supply", f"{action.player} has no {kind.name} left in the supply")
    added = Added(ADD, figure, called(game, state, figure, spot), spot, phase=state.phase)
    return _acted(game, state.placing(figure, spot)), [added]


def add_nobody(game: Game, state: State, action: AddNobody) -> Happening:
    """Return the state with the player past; raises `Refused` where it is not the player's turn to add somebody."""
    return _acted(game, _turn_of(game, state, action.player, "add")), []


def take_home(game: Game, state: State, action: TakeHome) -> Happening:
    """Return the state with the follower in the supply, and what happened.

    Raises `Refused` where it is not the player's turn to take one home, or that one is not concerned.
    """
    state = _turn_of(game, state, action.player, "take-home")
    _spot_of(game, state, action.player, action.follower)
    state, home = send_home(game, state, action.follower, "taken back", TAKE_HOME)
    return _acted(game, state), home


def refuse_to_leave(game: Game, state: State) -> None:
    """Raise `Refused` where the choice is still to be made, or somebody has still to take a follower home."""
    kind, rest = _concerned(game, state), state.turn.round
    if state.phase != "scored" or kind is None:
        return
    if rest is None:
        if any(state.board.segment(spot).kind == kind for _, spot in state.followers()):
            raise Refused(CHOICE, f"{state.player} has to choose what the crop circle brings")
    elif rest.what == "take-home" and rest.players:
        raise Refused(TAKE_HOME, f"{rest.players[0]} has to take a follower home first")


def choices(game: Game, state: State) -> list[Action]:
    """Return what the player whose turn it is in the round may do, or the choice that begins the round."""
    if state.phase != "scored" or _concerned(game, state) is None:
        return []
    rest = state.turn.round
    if rest is None:
        return [ChooseCircle(state.player, way) for way in ("add", "take-home")]
    if not rest.players:
        return []
    declining = [AddNobody(rest.players[0])] if rest.what == "add" else []
    return [*_options(game, state, rest.players[0]), *declining]


def _concerned(game: Game, state: State) -> Kind | None:
    marks = game.tile(state.turn.tile).features if state.turn.tile is not None else ()
    return next((kind for mark, kind in MARKS.items() if mark in marks), None)


def _turn_of(game: Game, state: State, player: str, way: Way) -> State:
    """Return the state with the player first in the round; only whoever need not act is passed over."""
    rest = state.turn.round
    if rest is None or rest.what != way:
        raise Refused(CHOICE, f"no crop circle lets {player} do that now")
    if player not in rest.players:
        raise Refused(
            "crop-circles/order", f"it is not {player}'s turn: nobody acts twice, or without a follower there"
        )
    if player != rest.players[0] and way == "take-home":
        raise Refused("crop-circles/order", f"{rest.players[0]} has to take a follower home first")
    return state.in_turn(round=Round(way, rest.players[rest.players.index(player) :]))


def _acted(game: Game, state: State) -> State:
    assert state.turn.round is not None, "the round has begun"
    return _passing(game, state.in_turn(round=state.turn.round._replace(players=state.turn.round.players[1:])))


def _passing(game: Game, state: State) -> State:
    """Return the state with those at the head of the round passed over who can do nothing."""
    rest = state.turn.round
    while rest is not None and rest.players and not _options(game, state, rest.players[0]):
        rest = rest._replace(players=rest.players[1:])
        state = state.in_turn(round=rest)
    return state


def _options(game: Game, state: State, player: str) -> list[Action]:
    assert state.turn.round is not None, "the round has begun"
    return playable(game, state, _MOVES, _thinkable(state, player, state.turn.round.what))


def _thinkable(state: State, player: str, way: str) -> Iterator[Action]:
    for follower in [figure for figure, _ in state.followers() if figure.owner == player]:
        if way == "take-home":
            yield TakeHome(player, follower)
        else:
            yield from (AddBeside(player, follower, kind) for kind in state.kinds_in_supply(player))


def _spot_of(game: Game, state: State, player: str, follower: Figure) -> Spot:
    spot, kind = state.figures.get(follower), _concerned(game, state)
    if follower.owner != player or not follower.is_follower or not isinstance(spot, Spot):
        raise Refused(ADD, f"{player} has no such follower on the board")
    if state.board.segment(spot).kind != kind:
        raise Refused(ADD, f"the crop circle concerns followers on a {kind}")
    return spot


_MOVES: Final[Mapping[type[Action], Move]] = {
    ChooseCircle: Move(choose, "scored"),
    AddBeside: Move(add, "scored"),
    AddNobody: Move(add_nobody, "scored"),
    TakeHome: Move(take_home, "scored"),
}

EXPANSION: Final = Expansion(moves=_MOVES, choices=choices, refuse_to_leave=refuse_to_leave)

"""The Tunnel: a road breaks off at the mouth of a tunnel until two tokens of one colour make a way through.

This holds for the tunnel of The Princess & the Dragon as well (tunnel/tokens-break-road). A token is laid after the
deployment and besides it, one a turn.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.road import linked
from rulefork.play.state import State
from rulefork.rulebook.tile import TileType
from rulefork.table.figure import SUPPLY, Figure, Spot
from rulefork.table.joining import TUNNEL

TOKEN: Final = "tunnel-token"
MARK: Final = "tunnel"
RULING: Final = "tunnel/token"

COLOURS: Final[Mapping[int, int]] = {2: 3, 3: 2}
"""How many colours each has among so few players; one among more. There are two tokens of each colour."""


@dataclass(frozen=True, slots=True)
class LayToken(Action):
    """The player lays a token of one of the own colours, counted from 1, on the mouth at which the road ends."""

    spot: Spot
    colour: int = 1


@dataclass(frozen=True, slots=True)
class TokenLaid(Event):
    """A player laid a token on the mouth of a tunnel; `through` tells whether it is the second of its colour."""

    player: str
    spot: Spot
    through: bool


def set_up(_: Game, state: State) -> State:
    """Return the state with the players' tokens, two of each colour."""
    count = 2 * COLOURS.get(len(state.players), 1)
    tokens = {Figure(player, TOKEN, n + 1, is_follower=False): SUPPLY for player in state.players for n in range(count)}
    return state.with_figures(tokens)


@cache
def broken(tile: TileType) -> TileType:
    """Return the tile with each road that runs through a tunnel broken into the two that end at its mouths."""
    if MARK not in tile.features:
        return tile
    roads = [(n, each) for n, each in enumerate(tile.segments) if each.kind == "road" and len(each.ports) == 2]
    segments = list(tile.segments)
    for number, road in roads:
        one, other = sorted(road.ports)
        segments[number] = replace(road, ports=frozenset({one}), end=TUNNEL)
        segments.append(replace(road, ports=frozenset({other}), end=TUNNEL))
    return replace(tile, segments=tuple(segments)) if roads else tile


def lay(_: Game, state: State, action: LayToken) -> Happening:
    """Return the state with the token on the mouth and, with the second of a colour, a way through; what happened.

    Raises `Refused` where a token was laid in this turn, none of that colour is left, or the mouth is none or taken.
    """
    if RULING in state.turn.noted:
        raise Refused(RULING, f"{action.player} has laid a token in this turn")
    pair = [Figure(action.player, TOKEN, 2 * action.colour - n, is_follower=False) for n in (1, 0)]
    left = [token for token in pair if state.figures.get(token) is SUPPLY]
    if not left:
        raise Refused(RULING, f"{action.player} has no token of that colour left")
    if action.spot not in mouths(state):
        raise Refused(RULING, "there is no free mouth of a tunnel")
    state = state.placing(left[0], action.spot).noting(RULING)
    through = len(left) == 1
    if through:
        first = state.figures[pair[0]]
        assert isinstance(first, Spot), "the first token of the colour lies on the board"
        state = linked(state, {*state.board.links, frozenset((first, action.spot))}, (first,))
    return state, [TokenLaid(RULING, action.player, action.spot, through, phase=state.phase)]


def mouths(state: State) -> list[Spot]:
    """Return the road segments that end at a mouth on which no token lies."""
    taken = {place for figure, place in state.figures.items() if figure.kind == TOKEN}
    ends = (spot for spot in state.board.numbers if state.board.segment(spot).end == TUNNEL)
    return [spot for spot in ends if spot not in taken]


def choices(_: Game, state: State) -> list[Action]:
    """Return the ways in which the active player may lay a token now."""
    if state.phase != "deployed" or RULING in state.turn.noted:
        return []
    colours = sorted({*_colours_left(state)})
    return [LayToken(state.player, spot, colour) for spot in mouths(state) for colour in colours]


def _colours_left(state: State) -> Iterator[int]:
    for figure, place in state.figures.items():
        if figure.kind == TOKEN and figure.owner == state.player and place is SUPPLY:
            yield (figure.number + 1) // 2


EXPANSION: Final = Expansion(begin=set_up, as_placed=broken, moves={LayToken: Move(lay, "deployed")}, choices=choices)

"""Making a witness plainer: fewer turns and deployments, plainer tiles, shorter walks, squares near the start.

Every change is tried on the table: it stays only if the two rulesets still part, and the game is plainer by the measure
of `plainness`, in which its size comes first. So what comes out is never larger than what went in.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from rulefork.play.action import Action, Deploy, EndTurn, MoveDragon, MoveFairy, Pass, PlaceTile, SpareKnights
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import apply, begin, choices
from rulefork.rulebook.tile import TileType
from rulefork.search.lockstep import KINDS, Lockstep
from rulefork.search.witness import PLAYERS, Witness, follow, turns_of
from rulefork.table.figure import Spot
from rulefork.table.geometry import Square

Actions = tuple[Action, ...]
Plainness = tuple[object, ...]

MOVES: Final = 60_000
"""How many moves the changes of one witness may cost."""

_SYMBOL: Final = 3
"""For how many parts of a tile its symbol counts."""
_COMMON: Final = 3
"""A design of which the box holds fewer is an uncommon one."""

_WALKS: Final = 40
"""How many other walks of the dragon are tried, the shortest ones."""


@dataclass(frozen=True, slots=True)
class Shrinker:
    """Makes witnesses of one pair of rulesets plainer, as long as they are `good`: they can be told in sentences."""

    lockstep: Lockstep
    good: Callable[[Witness], bool]

    def shrink(self, witness: Witness) -> Witness:
        """Return the plainest witness that single changes lead to; where none does, the one given."""
        end = self.lockstep.played + MOVES
        found = True
        while found:
            found = False
            for actions in _changes(self.lockstep.a, witness.actions):
                if self.lockstep.played > end:
                    return witness
                plainer = self._tried(witness, actions)
                if plainer is not None:
                    witness, found = plainer, True
                    break
        return witness

    def _tried(self, witness: Witness, actions: Actions) -> Witness | None:
        try:
            split = follow(self.lockstep, actions, witness.wanted)
        except Refused:
            return None
        if split is None:
            return None
        other = replace(witness, actions=split.actions, kinds=split.kinds)
        game = self.lockstep.a
        return other if plainness(other, game) < plainness(witness, game) and self.good(other) else None


def plainness(witness: Witness, game: Game) -> Plainness:
    """Return what witnesses are compared by: size, how easily the difference is seen, then how much is to be read."""
    tiles = [action for action in witness.actions if isinstance(action, PlaceTile)]
    return (
        witness.size,
        KINDS.index(witness.kinds[0]),
        isinstance(witness.actions[-1], Pass | EndTurn),
        len(witness.actions),
        sum(_weight(game.tile(place.tile)) for place in tiles),
        sum(abs(place.square[0]) + abs(place.square[1]) for place in tiles),
        sum(place.turns for place in tiles),
        str(witness.actions),
    )


def _weight(tile: TileType) -> int:
    """Return how much there is to see on a tile, and whether it is seldom seen."""
    shields = sum(segment.shields for segment in tile.segments)
    return len(tile.segments) + shields + _SYMBOL * (tile.symbol is not None) + (tile.copies < _COMMON)


def _changes(game: Game, actions: Actions) -> Iterator[Actions]:
    """Yield other games, those first of which most can be hoped."""
    yield from _without_turns(actions)
    yield from _without_actions(actions)
    yield from _said_otherwise(actions)
    for number, action in enumerate(actions):
        if isinstance(action, PlaceTile):
            yield from _other_places(game, actions, number, action)
    yield from _other_walks(game, actions)


def _without_turns(actions: Actions) -> Iterator[Actions]:
    turns = turns_of(actions)
    for number in range(len(turns) - len(PLAYERS) + 1):
        left = (*turns[:number], *turns[number + len(PLAYERS) :])
        yield tuple(action for turn in left for action in turn)


def _without_actions(actions: Actions) -> Iterator[Actions]:
    for number, action in enumerate(actions):
        if not isinstance(action, PlaceTile):
            yield (*actions[:number], *actions[number + 1 :])


def _said_otherwise(actions: Actions) -> Iterator[Actions]:
    """Yield what is the same in plainer words: to decline a knight by name, to end a turn."""
    if actions and isinstance(actions[-1], Pass | EndTurn):
        player = actions[-1].player
        yield (*actions[:-1], SpareKnights(player))


def _other_places(game: Game, actions: Actions, number: int, place: PlaceTile) -> Iterator[Actions]:
    """Yield the game with another tile in that place, or the same one elsewhere."""
    state = _state_before(game, actions, number)
    if state is None:
        return
    weight = _weight(game.tile(place.tile))
    tiles = sorted({*state.bag, place.tile}, key=lambda id: (_weight(game.tile(id)), id))
    for id in tiles:
        tile = game.tile(id)
        if _weight(tile) > weight:
            return
        for square, turns in sorted(state.board.placements(tile), key=lambda at: _distance(at[0])):
            is_near = square == place.square or _distance(square) < _distance(place.square)
            if is_near and (id, square, turns) != (place.tile, place.square, place.turns):
                other = PlaceTile(place.player, id, square, turns)
                yield from _with_place(game, actions, number, other)


def _with_place(game: Game, actions: Actions, number: int, other: PlaceTile) -> Iterator[Actions]:
    """Yield the game with another placement; who stood on that tile stands on any part of that kind of the new one.

    Who went through a portal in that turn stays there, or goes onto the new tile.
    """
    place = actions[number]
    assert isinstance(place, PlaceTile), "only placements are replaced"
    parts, old = (game.tile(each.tile).layouts[each.turns].segments for each in (other, place))
    end = next((n for n in range(number + 1, len(actions)) if isinstance(actions[n], PlaceTile)), len(actions))
    options: list[Actions] = [(*actions[:number], other)]
    for n, action in enumerate(actions[number + 1 :], start=number + 1):
        ways: list[Action] = [_moved(action, place.square, other.square)]
        if isinstance(action, Deploy) and (action.spot.square == place.square or n < end):
            on_tile = action.spot.square == place.square
            fitting = (
                part for part, each in enumerate(parts) if not on_tile or each.kind == old[action.spot.segment].kind
            )
            ways = [*([] if on_tile else ways), *(replace(action, spot=Spot(other.square, part)) for part in fitting)]
        options = [(*option, way) for option in options for way in ways]
    yield from options


def _moved(action: Action, before: Square, after: Square) -> Action:
    match action:
        case Deploy(spot=spot) if spot.square == before:
            return replace(action, spot=Spot(after, spot.segment))
        case MoveFairy(square=square) if square == before:
            return replace(action, square=after)
    return action


def _distance(square: Square) -> int:
    return abs(square[0]) + abs(square[1])


def _other_walks(game: Game, actions: Actions) -> Iterator[Actions]:
    """Yield the game with other walks of the dragon, the shortest first."""
    steps = [number for number, action in enumerate(actions) if isinstance(action, MoveDragon)]
    if not steps:
        return
    state = _state_before(game, actions, steps[0])
    if state is not None:
        last = next((n for n in range(steps[0], len(actions)) if n not in steps), len(actions))
        walks = sorted(_walks(game, state), key=lambda walk: (len(walk), str(walk)))
        for walk in walks[:_WALKS]:
            yield (*actions[: steps[0]], *walk, *actions[last:])


def _walks(game: Game, state: State) -> Iterator[Actions]:
    steps = [action for action in choices(game, state) if isinstance(action, MoveDragon)]
    if not steps:
        yield ()
    for step in steps:
        after, _ = apply(game, state, step)
        yield from ((step, *rest) for rest in _walks(game, after))


def _state_before(game: Game, actions: Actions, number: int) -> State | None:
    """Return the game before the action of that number, None where it does not come to that."""
    state = begin(game, PLAYERS)
    try:
        for action in actions[:number]:
            state, _ = apply(game, state, action)
        if isinstance(actions[number], PlaceTile) and state.turn.square is not None:
            state, _ = apply(game, state, EndTurn(state.player))
        elif isinstance(actions[number], MoveDragon):
            while state.phase != "dragon" and any(isinstance(each, Pass) for each in choices(game, state)):
                state, _ = apply(game, state, Pass(state.player))
    except Refused:
        return None
    return state

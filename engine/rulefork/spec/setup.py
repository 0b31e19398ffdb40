"""Playing a position: every turn of its record goes through the engine's own legality checks."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from rulefork.play.action import Action, Deploy, EndTurn, MoveDragon, MoveFairy, PlaceTile, SendHome
from rulefork.play.dragon import walker
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import begin
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.spec.position import Deployment, FigureAt, Position, TurnRecord
from rulefork.spec.situation import Situation, Unclear, spot_of
from rulefork.spec.words import KIND_OF
from rulefork.table.figure import Figure, OnTile, Place

Doing: TypeAlias = Callable[[Situation], tuple[Action, ...]]
"""What is done, which depends on how the game stands when it is its turn."""


def set_up(game: Game, position: Position) -> Situation:
    """Return the situation that the position's turns lead to, between two turns and with nothing on record.

    Raises `BadInput` where a turn could not have been played so under the rules of the game.
    """
    situation = play_turns(game, position)
    state = _with_bag(put_pieces(situation.state, position), position)
    return Situation(game, position.landmarks, (state,))


def play_turns(game: Game, position: Position) -> Situation:
    """Return the situation after the position's turns with all of them on record, without the pieces that it puts.

    Raises `BadInput` where a turn could not have been played so under the rules of the game.
    """
    situation = Situation(game, position.landmarks, (begin(game, position.players, position.expansions),))
    for turn in position.turns:
        try:
            for doing in _doings(game, turn):
                situation = situation.play_all(doing(situation))
        except Unclear as unclear:
            raise BadInput([Finding(turn.where, str(unclear), "the turn cannot be played as it is written")]) from None
        except Refused as refused:
            why = f"the position could not arise, see `{refused.ruling}`"
            raise BadInput([Finding(turn.where, refused.why, why)]) from None
    return situation


def put_pieces(state: State, position: Position) -> State:
    """Return the state with the pieces that the position puts on tiles; raises `BadInput` where no tile lies there."""
    pieces: dict[Figure, Place] = {}
    for number, piece in enumerate(position.put):
        if piece.square not in state.board.tiles:
            raise BadInput([Finding(piece.where, f"no tile lies on {piece.square} to put the {piece.kind} on")])
        pieces[Figure("", piece.kind, number + 1, is_follower=False)] = OnTile(piece.square)
    return state.with_figures(pieces)


def _with_bag(state: State, position: Position) -> State:
    """Return the state with what the position leaves in the bag, as if the other tiles had fitted nowhere."""
    if position.bag is None:
        return state
    others = list(state.bag)
    for left in position.bag:
        if left.tile not in others:
            why = "the turns and the rest of the bag have taken all that the box holds"
            raise BadInput([Finding(left.where, f"no tile {left.tile} is left for the bag", why)])
        others.remove(left.tile)
    return state._replace(bag=tuple(sorted(left.tile for left in position.bag)))


def _doings(game: Game, turn: TurnRecord) -> Iterator[Doing]:
    player = turn.player
    yield lambda now: (PlaceTile(player, turn.tile, turn.square, _turns(game, now.state, turn)),)
    if turn.sends_home is not None:
        knight = turn.sends_home
        yield lambda now: (SendHome(player, _figure(now.state, knight)),)
    if turn.deploy is not None:
        deployment = turn.deploy
        yield lambda now: (_deploy(now.state, turn, deployment),)
    if turn.fairy is not None:
        to = turn.fairy
        yield lambda now: (_move_fairy(now.state, player, to),)
    yield from (act.actions for act in turn.does)
    for side in turn.walk:
        yield lambda now, side=side: (MoveDragon(walker(now.state), side),)  # type: ignore[misc]
    yield lambda _: (EndTurn(player),)


def _turns(game: Game, state: State, turn: TurnRecord) -> int:
    if turn.turns is not None:
        return turn.turns
    fits = state.board.turns_that_fit(game.tile(turn.tile), turn.square)
    if len(fits) > 1:
        raise Unclear(f"{turn.tile} fits on {turn.square} in {len(fits)} ways: add `turned`, {_degrees(fits)}")
    return fits[0] if fits else 0


def _degrees(turns: tuple[int, ...]) -> str:
    return " or ".join(str(90 * turn) for turn in turns)


def _deploy(state: State, turn: TurnRecord, deployment: Deployment) -> Deploy:
    square = deployment.square or turn.square
    return Deploy(turn.player, spot_of(state, square, deployment.kind, deployment.port), deployment.figure)


def _move_fairy(state: State, player: str, to: FigureAt | tuple[int, int]) -> MoveFairy:
    if isinstance(to, FigureAt):
        return MoveFairy(player, to.square, _figure(state, FigureAt(to.owner or player, to.role, to.square, to.port)))
    return MoveFairy(player, to)


def _figure(state: State, at: FigureAt) -> Figure:
    spot = spot_of(state, at.square, KIND_OF[at.role], at.port)
    found = [figure for figure, place in state.followers() if place == spot and at.owner in (None, figure.owner)]
    if len(found) != 1:
        raise Unclear(f"{'no' if not found else 'more than one'} {at.role} stands on {at.square}; name the `owner`")
    return found[0]

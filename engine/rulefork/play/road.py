"""Roads that are joined by more than what is printed: by ferries, and through tunnels."""

from collections.abc import Collection, Iterator

from rulefork.play.state import State
from rulefork.table.figure import Spot
from rulefork.table.geometry import beside
from rulefork.table.joining import Link


def linked(state: State, links: Collection[Link], changed: Collection[Spot]) -> State:
    """Return the state with these links of roads and no others, and with the roads that `changed` have completed."""
    board = state.board.linked(links)
    assert state.turn.square is not None, "roads are linked when a tile lies"
    near = (*board.completed_by(state.turn.square), *(board.numbers[spot] for spot in changed))
    completed = tuple(number for number in dict.fromkeys(near) if board.features[number].complete)
    return state._replace(board=board).in_turn(completed=completed)


def ways_out(state: State, spot: Spot) -> Iterator[Spot]:
    """Yield the road segments that touch the one on the spot."""
    for side in state.board.segment(spot).ports:
        other = beside(spot.square, side)
        layout = state.board.layouts.get(other)
        number = layout.at_side[(side + 2) % 4] if layout is not None else None
        if number is not None:
            yield Spot(other, number)

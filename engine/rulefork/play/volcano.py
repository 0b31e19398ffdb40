"""The volcano: it brings the dragon, and keeps figures off its tile."""

from rulefork.play.event import DragonCame, Event, TileReturned
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.table.geometry import Square


def erupt(state: State, square: Square) -> tuple[State, list[Event]]:
    """Return the state with the dragon on the volcano just placed, and what happened.

    It eats nobody on the way (gap volcano-travel-eats). The first volcano brings the dragon tiles that were laid
    aside back into the bag (setup/set-aside-tiles-return).
    """
    ruling = "volcano/from-table-side" if state.dragon is None else "volcano/from-any-tile"
    events: list[Event] = [DragonCame(ruling, square, phase="place")]
    events += [TileReturned("setup/set-aside-tiles-return", tile, phase="place") for tile in state.aside]
    return state._replace(dragon=square, bag=tuple(sorted((*state.bag, *state.aside))), aside=()), events


def refuse_on_volcano(game: Game, state: State, kind: str) -> None:
    """Raise `Refused` where a figure of that kind may not be put on the volcano tile in the turn it is placed."""
    symbol = game.tile(state.turn.tile).symbol if state.turn.tile else None
    follower = game.box.figures[kind].nature == "follower"
    if symbol == "volcano" and (follower or game.rules["volcano-ban"] == "all-figures"):
        raise Refused("volcano/no-follower-on-tile", "nobody may be deployed on a volcano in the turn it is placed")


def refuse_beside_dragon(game: Game, state: State, square: Square, ruling: str) -> None:
    """Raise `Refused` where a follower would come to stand on the dragon's tile (volcano/no-sharing-followers)."""
    if square == state.dragon and game.rules["dragon-tile-sharing"] != "not-mentioned":
        raise Refused(ruling, "the dragon is there: no follower may share its tile")

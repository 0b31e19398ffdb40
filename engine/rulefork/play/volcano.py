"""The volcano: it brings the dragon, and keeps figures off its tile."""

from rulefork.play.event import DragonCame, Event, TileReturned
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind, is_eaten
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


def refuse_on_volcano(game: Game, state: State, kind: FigureKind) -> None:
    """Raise `Refused` where a figure of that kind may not be put on the volcano tile in the turn it is placed."""
    if state.turn.tile is None or game.tile(state.turn.tile).symbol != "volcano":
        return
    if kind.is_follower or game.rules["volcano-ban"] == "all-figures":
        ruling = "volcano/no-follower-on-tile" if kind.id == FOLLOWER else f"volcano-bans/{kind.id}"
        raise Refused(ruling, "nobody may be deployed on a volcano in the turn it is placed")
    assert state.turn.square is not None, "the volcano was placed"
    refuse_beside_dragon(game, state, state.turn.square, kind, "volcano/no-sharing-menu-figures")


def refuse_beside_dragon(game: Game, state: State, square: Square, kind: FigureKind, ruling: str) -> None:
    """Raise `Refused` where a figure may not come to stand on the dragon's tile.

    Followers are kept off it, or everything that the dragon eats (volcano/no-sharing-followers).
    """
    if square != state.dragon:
        return
    sharing = game.rules["dragon-tile-sharing"]
    edible = sharing == "menu-figures-barred" and is_eaten(kind, game.box.figures, game.rules.__getitem__)
    if edible or (kind.is_follower and sharing != "not-mentioned"):
        raise Refused(ruling, f"the dragon is there: no {kind.name} may share its tile")

"""The magic portal: a doorway through which a follower may go to a tile placed earlier."""

from rulefork.play import volcano
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Site, Spot


def was_placed(game: Game, state: State) -> bool:
    """Return whether the tile placed this turn bears a portal."""
    return state.turn.tile is not None and game.tile(state.turn.tile).symbol == "portal"


def refuse_target(game: Game, state: State, spot: Spot, kind: FigureKind) -> None:
    """Raise `Refused` where a figure may not go to a spot away from the tile just placed (portal/any-earlier-tile).

    Only a follower travels, and one in a turn. The target must be unoccupied, unfinished and off the dragon's tile. A
    farm is never finished.
    """
    if not was_placed(game, state):
        raise Refused("base/deployment", "a follower goes onto the tile just placed; only a portal leads elsewhere")
    if not kind.is_follower:
        raise Refused(f"portal-refuses/{kind.id}", f"the {kind.name} is no follower: no portal carries it")
    if state.turn.by_portal:
        raise Refused("portal/one-of-follower-and-phantom", "somebody has gone through the portal in this turn")
    number = state.board.numbers[spot]
    feature = state.board.features[number]
    if feature.complete and not _slips_through(game, state, number):
        raise Refused("portal/not-to-completed-feature", f"that {feature.kind} is complete: no portal leads there")
    if state.followers_in(number):
        raise Refused("portal/not-to-occupied", f"somebody stands in that {feature.kind} already")
    volcano.refuse_beside_dragon(game, state, spot.square, kind, "volcano/no-sharing-by-portal")


def refuse_site(game: Game, state: State, site: Site, kind: FigureKind) -> None:
    """Raise `Refused` where a portal sends no figure of that kind to the place.

    It leads to no place that has an entry of its own, and to others only those whom they admit (portal/acrobat-space).
    """
    place = game.box.figures[site.kind]
    if not kind.is_follower:
        raise Refused(f"portal-refuses/{kind.id}", f"the {kind.name} is no follower: no portal carries it")
    if place.own_entry:
        raise Refused(place.own_entry, f"the {place.name} is entered by rules of its own: no portal leads there")
    if state.turn.by_portal:
        raise Refused("portal/one-of-follower-and-phantom", "somebody has gone through the portal in this turn")
    if kind.id not in place.admits:
        raise Refused("portal/acrobat-space", f"no portal sends the {kind.name} to a {place.name}")
    if any(game.rules[toggle] != value for toggle, value in place.admits[kind.id].items()):
        raise Refused(f"portal/{kind.id}-to-{place.id}", f"no portal sends the {kind.name} to a {place.name}")


def _slips_through(game: Game, state: State, number: int) -> bool:
    # The first wording closed scored features: one that was completed this turn is complete, but not scored yet.
    return number in state.turn.completed and game.rules["portal-completed-unscored"] == "allowed"

"""Where things on a board lie in its picture, and how their tiles are printed."""

from typing import Final

from rulefork.report.svg.outline import MIDDLE, Point, inwards, pairs
from rulefork.report.svg.site import corner, site_point
from rulefork.report.svg.stand import amid, standing
from rulefork.rulebook.tile import TileType
from rulefork.spec.situation import Situation
from rulefork.table.figure import OnBoard, Site, Spot
from rulefork.table.geometry import Square
from rulefork.table.joining import Link

HALF: Final = 15
"""Half the size of a figure."""
_LANDING: Final = 30
"""How far in a road is met by what joins it with another one."""


def printed(situation: Situation, square: Square) -> TileType:
    """Return the design of the tile on a square as its edition prints it, without what was built there."""
    id, box = situation.state.board.tiles[square].id, situation.game.box
    # The ruleset is asked and not the rules in play: what only a picture shows decides no outcome.
    return box.second[id] if situation.game.rules.ruleset.family == "C2" else box.first[id]


def point_of(situation: Situation, place: OnBoard, size: int = HALF, thing: str = "") -> Point:
    """Return the point of a place, for a thing of that size and kind where it lies on a tile as such."""
    board = situation.state.board
    if isinstance(place, Site) and len(place.squares) > 1:
        return site_point(situation, place)
    left, top = corner(place.square)
    tile, turns = printed(situation, place.square), board.layouts[place.square].turns
    if isinstance(place, Spot):
        dx, dy = standing(tile, place.segment, turns)
    else:
        dx, dy = amid(tile, turns, size=size, thing=place.kind if isinstance(place, Site) else thing)
    return (left + dx, top + dy)


def link_path(situation: Situation, link: Link) -> str:
    """Return the path by which two roads are one that do not touch: over a lake, or through a tunnel."""
    board = situation.state.board
    ends = []
    for spot in sorted(link):
        (left, top), side = corner(spot.square), min(board.segment(spot).ports)
        x, y = inwards(side, _LANDING)
        ends.append((left + x, top + y))
    bend = [corner(spot.square) for spot in link]
    x, y = (sum(axis) // len(bend) + MIDDLE for axis in zip(*bend, strict=True))
    return f"M{pairs(ends[0])}Q{pairs((x, y), ends[1])}"

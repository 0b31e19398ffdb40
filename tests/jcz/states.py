"""States as their engine tells them, abridged to what is read, and a dialogue in which a dragon walks."""

from typing import Any, Final

Json = Any

ROAD: Final = {"position": [1, 0], "feature": "Road", "location": "WE"}
MONASTERY: Final = {"position": [0, 1], "feature": "Monastery", "location": "I"}


def meeple(id: str, pointer: Json) -> Json:
    """Return a figure on the board."""
    return {"id": id, "type": "SmallFollower", "player": int(id[0]), **pointer}


def state(phase: str, player: int | None = None, *items: Json, may_pass: bool = False, **more: Json) -> Json:
    """Return a state in which the player is to do one of the items."""
    told = {
        "players": [
            {"points": 0, "meeples": {"SmallFollower": [7, "0.small.1"]}},
            {"points": 0, "meeples": {"SmallFollower": [7, "1.small.1"]}},
        ],
        "tilePack": {"size": 100},
        "deployedMeeples": [],
        "neutralFigures": {},
        "phase": phase,
        "history": [{"turn": 1, "player": 0, "events": []}],
    }
    action = {} if player is None else {"action": {"player": player, "canPass": may_pass, "items": [*items]}}
    return told | action | more


def placement(tile: str, *options: tuple[int, int, list[int]]) -> Json:
    """Return the offer to place a tile."""
    squares = [{"position": [x, y], "rotations": turns} for x, y, turns in options]
    return {"type": "TilePlacement", "tileId": tile, "options": squares}


def deployment(*options: Json) -> Json:
    """Return the offer to deploy a normal follower."""
    return {"type": "Meeple", "meeple": "SmallFollower", "options": [*options]}


CONFIRM: Final = {"type": "Confirm"}


def turns(*events: list[Json]) -> Json:
    """Return a history of turns with these events."""
    return [{"turn": number, "player": (number - 1) % 2, "events": each} for number, each in enumerate(events, 1)]


def points(player: int, number: int, name: str) -> Json:
    """Return an entry of points."""
    return {"type": "points", "points": [{"player": player, "points": number, "name": name}]}


SETUP: Final = ('"GAME_SETUP"', state("TilePhase", 0, placement("BA/RFr", (1, 0, [0, 180]))))
"""The set-up, and the first tile, a straight road that fits east of the start tile."""

PLACED: Final = (
    '"PLACE_TILE"',
    state("ActionPhase", 0, deployment(ROAD), may_pass=True),
)
DEPLOYED: Final = (
    '"DEPLOY_MEEPLE"',
    state("CommitActionPhase", 0, CONFIRM, deployedMeeples=[meeple("0.small.1", ROAD)]),
)

"""Saved games in their format, made by tests."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

Json = Any

START: Final = {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}
DRAGON: Final = {"dragon": 1, "fairy": 1, "princess": True, "portal": True}


def place(tile: str, x: int, y: int, turn: int = 0) -> Json:
    """Return the message that places a tile; y grows to the south."""
    return {"type": "PLACE_TILE", "payload": {"tileId": tile, "position": [x, y], "rotation": f"R{turn}"}}


def deploy(meeple: str, x: int, y: int, feature: str, location: str) -> Json:
    """Return the message that deploys a figure."""
    pointer = {"position": [x, y], "feature": feature, "location": location}
    return {"type": "DEPLOY_MEEPLE", "payload": {"meepleId": meeple, "pointer": pointer}}


def fairy_beside(meeple: str, x: int, y: int, feature: str, location: str) -> Json:
    """Return the message that moves the fairy next to a figure."""
    pointer = {"position": [x, y], "feature": feature, "location": location}
    to = {"featurePointer": pointer, "meepleId": meeple}
    return {"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": "fairy.1", "to": to}}


def step(x: int, y: int) -> Json:
    """Return the message of one step of the dragon."""
    return {"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": "dragon.1", "to": [x, y]}}


COMMIT: Final = {"type": "COMMIT", "payload": {"random": 0.5}}
PASS: Final = {"type": "PASS", "payload": {}}
UNDO: Final = {"type": "UNDO", "payload": {}}


def game(
    *replay: Json,
    assertions: Sequence[str] = (),
    elements: Json = DRAGON,
    rules: Json = None,
    sets: Json = None,
    players: Sequence[str] = ("Red", "Blue"),
    end: int | None = None,
) -> Json:
    """Return a saved game of the base box and The Princess & the Dragon."""
    return {
        "appVersion": "5.12.1",
        "initialRandom": 0.5,
        "setup": {
            "sets": {"basic:1": 1, "princess-and-dragon:1": 1} | (sets or {}),
            "elements": {"small-follower": 7, "farmers": True} | elements,
            "rules": rules or {},
            "start": [START],
        },
        "players": [{"name": name, "slot": number} for number, name in enumerate(players)],
        "replay": [*replay],
        "gameAnnotations": {} if end is None else {"endTurn": end},
        "test": {"description": "A game of ours", "assertions": [*assertions]},
    }


def saved(folder: Path, told: Json, name: str = "game.jcz") -> Path:
    """Return the path of a file that holds the game."""
    path = folder / name
    path.write_text(told if isinstance(told, str) else json.dumps(told, indent=1), encoding="utf-8")
    return path

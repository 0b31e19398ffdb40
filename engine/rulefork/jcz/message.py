"""The messages to their engine, each a line of JSON."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from rulefork.conform.wire import Json

END: Final = "#END"
"""In the place of a tile: the game ends when one would be drawn."""


def _message(kind: str, **payload: Json) -> str:
    return json.dumps({"type": kind, "payload": payload})


def setup(
    players: int,
    sets: Mapping[str, int],
    elements: Mapping[str, Json],
    rules: Mapping[str, str],
    start: Sequence[Json],
    draws: Sequence[str],
) -> str:
    """Return the message that begins a game; `draws` are the tiles by their ids in the order of drawing."""
    forced = {"className": "com.jcloisterzone.debug.ForcedDrawTilePack", "params": {"drawOrder": [*draws]}}
    return _message(
        "GAME_SETUP",
        players=players,
        sets=dict(sets),
        elements=dict(elements),
        rules=dict(rules),
        start=[*start],
        initialRandom=0.0,
        gameAnnotations={"tilePack": forced},
    )


def place_tile(tile: str, position: Sequence[int], rotation: int) -> str:
    """Return the message that lays the tile, turned by `rotation` degrees clockwise."""
    return _message("PLACE_TILE", tileId=tile, position=[*position], rotation=f"R{rotation}")


def deploy(meeple: str, pointer: Json) -> str:
    """Return the message that puts the meeple of that id on a part of a tile."""
    return _message("DEPLOY_MEEPLE", meepleId=meeple, pointer=pointer)


def move_neutral(figure: str, to: Json) -> str:
    """Return the message that moves dragon or fairy to one of the options that were offered."""
    return _message("MOVE_NEUTRAL_FIGURE", figureId=figure, to=to)


def send_home(option: Json) -> str:
    """Return the message by which the princess sends a knight home."""
    return _message("RETURN_MEEPLE", source="PRINCESS", pointer=option)


PASS: Final = _message("PASS")
COMMIT: Final = _message("COMMIT", random=0.0)
"""Confirms a turn. Chance is never asked: the draws are given."""

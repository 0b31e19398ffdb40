"""Our questions, answered from what their engine tells."""

from collections.abc import Callable, Mapping
from typing import Final

from rulefork.conform.wire import Json
from rulefork.jcz import place
from rulefork.jcz.dialogue import Dialogue, Illegal, Untold, play, standing, to_walk
from rulefork.jcz.engine import Ended
from rulefork.jcz.view import FAIRYS_POINT, Entry
from rulefork.play.state import ANYONE

_ROLES: Final = {"City": "knight", "Road": "thief", "Field": "farmer", "Monastery": "monk"}
_NO_FOLLOWERS: Final = ("builder", "pig", "barn", "shepherd")


def answer(question: Mapping[str, Json], now: Dialogue, start: Dialogue) -> Json:
    """Return the answer, where `start` is the game after the setup; raises `Untold` where they tell nothing of it."""
    known = _ANSWERS.get(question["ask"])
    if known is None:
        raise Untold(f"JCloisterZone says nothing of {question['ask']}")
    return known(question, now, start)


def _not_begun(entry: Entry, now: Dialogue) -> bool:
    """Return whether they have made an entry already that belongs to a turn which for us has yet to begin."""
    return entry.name == FAIRYS_POINT and entry.turn > now.begun and not now.view.over


def _points(question: Mapping[str, Json], now: Dialogue, _: Dialogue) -> int:
    player = now.index(question["player"])
    early = sum(each.points for each in now.view.entries() if each.player == player and _not_begun(each, now))
    points: int = now.view.told["players"][player]["points"]
    return points - early


def _points_for(question: Mapping[str, Json], now: Dialogue, start: Dialogue) -> int:
    player = now.index(question["player"])
    # A game whose end is given ends with its last turn, even where that one belongs to the setup.
    before = sum(1 for each in start.view.entries() if not each.final and not _not_begun(each, start))
    entries = [each for each in now.view.entries() if not _not_begun(each, now)][before:]
    return sum(each.points for each in entries if (each.player, each.reason) == (player, question["kind"]))


def _legal(question: Mapping[str, Json], now: Dialogue, _: Dialogue) -> bool:
    try:
        for act in question["actions"]:
            now = play(now, act)
    except (Illegal, Ended):
        return False
    return True


def _supply(question: Mapping[str, Json], now: Dialogue, _: Dialogue) -> int:
    figure = now.words.figures.get(question["figure"])
    if figure is None:
        raise Untold(f"JCloisterZone has no {question['figure']}")
    meeples = now.view.told["players"][now.index(question["player"])]["meeples"]
    return int(meeples.get(figure.name, [0])[0])


def _role(question: Mapping[str, Json], now: Dialogue, _: Dialogue) -> str | None:
    for _id, each in standing(now, question):
        if question["figure"] in _NO_FOLLOWERS:
            return str(question["figure"])
        return _ROLES.get(each["feature"])
    return None


def _went_home(question: Mapping[str, Json], now: Dialogue, start: Dialogue) -> str | None:
    figure = now.words.figures.get(question["figure"])
    if figure is None or "on" not in question:
        raise Untold(f"JCloisterZone has no {question['figure']}")
    wanted = (now.index(question["owner"]), figure.name, place.pointer(question["on"], now.words))
    for each in now.gone[len(start.gone) :]:
        if (each.player, each.name, each.pointer) == wanted:
            return each.stage
    return None


def _dragon(_: Mapping[str, Json], now: Dialogue, __: Dialogue) -> Json:
    dragon = now.view.told["neutralFigures"].get("dragon")
    return place.position(dragon["position"]) if dragon else None


def _dragon_mover(_: Mapping[str, Json], now: Dialogue, __: Dialogue) -> str | None:
    if now.view.phase == "TilePhase":
        return None
    try:
        now = to_walk(now)
    except Illegal:
        return None
    return now.mover if now.view.phase == "DragonMovePhase" else None


def _fairy(_: Mapping[str, Json], now: Dialogue, __: Dialogue) -> Json:
    at = _placement(now)
    if at is None:
        return None
    return place.position(at if isinstance(at, list) else at["featurePointer"]["position"])


def _companion(_: Mapping[str, Json], now: Dialogue, __: Dialogue) -> Json:
    at = _placement(now)
    if isinstance(at, list):
        return ANYONE
    companion = now.view.deployed.get(at.get("meepleId", "")) if at else None
    if companion is None:
        return None
    figure = now.words.named(companion["type"])
    kind = figure.kind if figure else companion["type"]
    return {"owner": now.players[companion["player"]], "figure": kind, "on": place.part(companion, now.words)}


def _placement(now: Dialogue) -> Json:
    return now.view.told["neutralFigures"].get("fairy", {}).get("placement")


def _bag(_: Mapping[str, Json], now: Dialogue, __: Dialogue) -> int:
    if "#END" in now.messages[0]:
        raise Untold("the bag cannot be counted in a game whose end is given")
    waits = now.view.phase == "TilePhase" and not now.drawn
    return int(now.view.told["tilePack"]["size"]) + waits


_ANSWERS: Final[Mapping[str, Callable[[Mapping[str, Json], Dialogue, Dialogue], Json]]] = {
    "points": _points,
    "points-for": _points_for,
    "legal": _legal,
    "figures": lambda question, now, _: len(standing(now, question)),
    "supply": _supply,
    "role": _role,
    "went-home": _went_home,
    "dragon": _dragon,
    "dragon-steps": lambda _, now, __: now.walked,
    "dragon-mover": _dragon_mover,
    "fairy": _fairy,
    "fairy-companion": _companion,
    "bag": _bag,
    "over": lambda _, now, __: now.view.over,
}

ASKS: Final = tuple(_ANSWERS)
"""The questions that are answered."""

"""Messages of other boxes: each does what its box says, and what is not played of it is named."""

from pathlib import Path
from typing import Any

import pytest

from rulefork.jcz.replayed import Replayed, replayed
from rulefork.rulebook.book import load_rulebook
from rulefork.rulebook.finding import BadInput

from .saves import COMMIT, PASS, deploy, game, place, saved

BOOK = load_rulebook()


def token(kind: str, pointer: Any) -> Any:
    """Return the message that places a token."""
    return {"type": "PLACE_TOKEN", "payload": {"token": kind, "pointer": pointer}}


def at(x: int, y: int, feature: str, location: str = "I") -> Any:
    """Return a pointer."""
    return {"position": [x, y], "feature": feature, "location": location}


def grow(value: str, random: float = 0.0) -> Any:
    """Return the message by which a flock grows or is driven home."""
    return {"type": "FLOCK_EXPAND_OR_SCORE", "payload": {"value": value, "random": random}}


def play(folder: Path, *messages: Any, **more: Any) -> Replayed:
    """Return a game of one player replayed."""
    return replayed(saved(folder, game(*messages, players=["Red"], **more)), BOOK, ())


CITY = (place("BA/C", 0, -1, 180), deploy("0.small.1", 0, -1, "City", "S"))
"""The small city of the start tile is complete, with a knight in it."""


def test_a_castle(tmp_path: Path) -> None:
    """A small city becomes a castle and scores nothing yet."""
    messages = (*CITY, token("CASTLE", at(0, -1, "City", "S")), COMMIT)
    assert play(tmp_path, *messages, elements={"castle": 1}, assertions=["Red has 0 points"]).met
    assert play(tmp_path, *CITY, COMMIT, elements={"castle": 1}, assertions=["Red has 4 points"]).met


def test_bridges(tmp_path: Path) -> None:
    """A bridge is built by its message, or comes with the tile that needs one."""
    needs = (place("BA/RFr", 1, 0, 90), COMMIT)
    found = play(tmp_path, *needs, elements={"bridge": 1})
    assert [figure.kind for figure, _ in found.own.state.on_board()] == ["bridge"]
    built = (place("BA/L", 0, 1), token("BRIDGE", at(0, 1, "Road", "WE")), COMMIT)
    assert len(list(play(tmp_path, *built, elements={"bridge": 1}).own.state.on_board())) == 1
    with pytest.raises(BadInput, match="does not fit"):
        play(tmp_path, *needs, elements={})


def test_towers(tmp_path: Path) -> None:
    """A piece makes a tower, and a follower closes it."""
    sets, elements = {"tower:1": 1}, {"tower": 1}
    piece = (place("TO/C", 0, -1, 180), token("TOWER_PIECE", at(0, -1, "Tower")), COMMIT)
    close = (place("BA/RFr", 1, 0), deploy("0.small.1", 0, -1, "Tower", "I"), COMMIT)
    found = play(tmp_path, *piece, *close, sets=sets, elements=elements)
    assert sorted(figure.kind for figure, _ in found.own.state.on_board()) == ["normal-follower", "tower-piece"]
    phantom = (place("BA/RFr", 1, 0), deploy("0.phantom.1", 0, -1, "Tower", "I"), COMMIT)
    with pytest.raises(BadInput, match="a phantom is put on a tower"):
        play(tmp_path, *piece, *phantom, sets=sets, elements=elements | {"phantom": 1})


def test_little_buildings(tmp_path: Path) -> None:
    """Each building is a point more; the rule by which some are worth more is not played."""
    first = (place("BA/RFr", 1, 0), token("LB_SHED", [1, 0]), COMMIT)
    road = (
        place("BA/RRRR", 2, 0),
        deploy("0.small.1", 2, 0, "Road", "W"),
        COMMIT,
        place("BA/RRR", -1, 0, 180),
        PASS,
        COMMIT,
    )
    elements = {"little-buildings": 1}
    assert play(tmp_path, *first, *road, elements=elements, assertions=["Red has 5 points"]).met
    with pytest.raises(BadInput, match="little-buildings-scoring=3/2/1 is not played here"):
        play(tmp_path, *first, elements=elements, rules={"little-buildings-scoring": "3/2/1"})


def test_a_festival(tmp_path: Path) -> None:
    """At a festival an own figure may be taken back; who may is asserted."""
    road = (place("BA/RFr", -1, 0), deploy("0.small.1", -1, 0, "Road", "WE"), COMMIT, place("FE/RrC", -2, 0, 180))
    more: Any = {"sets": {"festival": 1}, "elements": {"festival": True}}
    asserted = (
        "Available action ReturnMeeple for FESTIVAL",
        "ReturnMeeple FESTIVAL options: {0.small.1,Road,WE,[-1,0]}",
    )
    assert play(tmp_path, *road, assertions=asserted, **more).met
    pointer = {"featurePointer": at(-1, 0, "Road", "WE"), "meepleId": "0.small.1"}
    back = {"type": "RETURN_MEEPLE", "payload": {"source": "FESTIVAL", "pointer": pointer}}
    assert not list(play(tmp_path, *road, back, COMMIT, **more).own.state.on_board())


def test_a_flock(tmp_path: Path) -> None:
    """The number in force draws a shepherd's first token, a message's own the next; driven home, they are scored."""
    come = (place("BA/RFr", 1, 0), deploy("0.shepherd.1", 1, 0, "Field", "ER.SL.SR.WL"), COMMIT)
    wider = (place("BA/RFr", 2, 0), PASS, grow("EXPAND", 0.99), COMMIT)
    sheep = (place("BA/RFr", 2, 0), PASS, grow("EXPAND", 0.0), COMMIT)
    home = (place("BA/RFr", 3, 0), PASS, grow("SCORE"), COMMIT)
    elements = {"shepherd": 1}
    # 0.5 is the number at the beginning: the tenth of eighteen tokens, after four ones and five twos, shows three.
    assert play(tmp_path, *come, *sheep, *home, elements=elements, assertions=["Red has 4 points"]).met
    assert not list(play(tmp_path, *come, *wider, elements=elements).own.state.on_board())


@pytest.mark.parametrize(
    ("messages", "more", "what"),
    [
        ((place("HS/CFC.h", 0, 1, 90),), {"sets": {"hills-and-sheep:1": 1}, "elements": {"hill": True}}, "bears hill"),
        ((place("BA/L", 0, 1), token("TUNNEL_A", {})), {}, "a token TUNNEL_A is placed"),
        ((), {"elements": {"pig": 2}}, "each player has 2 of pig; here it is 1 at most"),
        ((place("BA/L", 0, 1), {"type": "PAY_RANSOM", "payload": {}}), {}, "its expansion is not played here"),
    ],
)
def test_what_is_not_played(tmp_path: Path, messages: tuple[Any, ...], more: Any, what: str) -> None:
    """What a box brings beyond that is named."""
    with pytest.raises(BadInput, match=what):
        play(tmp_path, *messages, **more)

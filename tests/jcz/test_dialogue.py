"""The dialogue: our actions as their messages, what is offered, and what they say of it."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from rulefork.jcz.asking import answer
from rulefork.jcz.dialogue import Dialogue, Illegal, Untold, begin, play
from rulefork.jcz.vocabulary import load_vocabulary

from .states import CONFIRM, DEPLOYED, MONASTERY, PLACED, ROAD, SETUP, meeple, placement, points, state, turns

WORDS = load_vocabulary()
PLAYERS = ("Red", "Blue")


class Recorded:
    """An engine that knows one dialogue by heart: pairs of what a message holds and the state that answers it."""

    def __init__(self, *dialogue: tuple[str, Any]) -> None:
        self.dialogue = dialogue

    def state(self, messages: tuple[str, ...]) -> Mapping[str, Any]:
        """Return the state after the messages, which must be those of the dialogue."""
        for message, (wanted, _) in zip(messages, self.dialogue, strict=False):
            assert wanted in message
        told: Mapping[str, Any] = self.dialogue[len(messages) - 1][1]
        return told


def game(*dialogue: tuple[str, Any]) -> Dialogue:
    """Return a game that begins the dialogue."""
    return begin(Recorded(SETUP, *dialogue), WORDS, PLAYERS, '{"type": "GAME_SETUP"}')  # type: ignore[arg-type]


PLACE = {"do": "place-tile", "player": "Red", "tile": "straight", "at": [1, 0], "turned": 90}
ON_ROAD = {"at": [1, 0], "feature": "road", "sides": ["E", "W"]}
DEPLOY = {"do": "deploy", "player": "Red", "figure": "normal-follower", "on": ON_ROAD}
THIEF = {"owner": "Red", "figure": "normal-follower", "on": ON_ROAD}


def told(now: Dialogue) -> dict[str, Any]:
    """Return the payload of the last message."""
    payload: dict[str, Any] = json.loads(now.messages[-1])["payload"]
    return payload


def test_placing_turns_our_drawing_to_theirs() -> None:
    """Our straight road lies east to west turned by a quarter; theirs does unturned."""
    now = play(game(PLACED), PLACE)
    assert told(now) == {"tileId": "BA/RFr", "position": [1, 0], "rotation": "R0"}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"at": [5, 5]}, "may not be placed there"),
        ({"turned": 0}, "may not be placed there"),
        ({"player": "Blue"}, "it is Red's turn"),
        ({"tile": "cloister"}, "the tile straight is to be placed"),
    ],
)
def test_what_is_not_offered_is_illegal(change: dict[str, Any], why: str) -> None:
    """Nothing is sent that is not offered, for some of it would be accepted."""
    with pytest.raises(Illegal, match=why):
        play(game(PLACED), {**PLACE, **change})


def test_deploying_names_the_next_figure() -> None:
    """The id of the next figure is taken from the state; the place is that of the offer."""
    now = play(play(game(PLACED, DEPLOYED), PLACE), DEPLOY)
    assert told(now) == {"meepleId": "0.small.1", "pointer": ROAD}
    assert answer({"ask": "figures", **THIEF}, now, now) == 1
    assert answer({"ask": "role", **THIEF}, now, now) == "thief"
    elsewhere = {**DEPLOY, "on": {**ON_ROAD, "at": [0, 0]}}
    with pytest.raises(Illegal):
        play(play(game(PLACED), PLACE), elsewhere)
    with pytest.raises(Untold, match="no ghost"):
        play(play(game(PLACED), PLACE), {**DEPLOY, "figure": "ghost"})


def test_the_next_turn_declines_and_confirms() -> None:
    """Placing the next tile passes what may be passed and confirms the turn."""
    passed = ('"PASS"', state("CommitActionPhase", 0, CONFIRM))
    second = ('"COMMIT"', state("TilePhase", 1, placement("BA/L", (0, 1, [0])), history=turns([], [])))
    laid = ('"PLACE_TILE"', state("ActionPhase", 1, may_pass=True, history=turns([], [])))
    now = play(play(game(PLACED, passed, second, laid), PLACE), _cloister())
    assert told(now) == {"tileId": "BA/L", "position": [0, 1], "rotation": "R0"}


def _cloister() -> dict[str, Any]:
    return {"do": "place-tile", "player": "Blue", "tile": "cloister", "at": [0, -1], "turned": 0}


def test_the_fairys_point_belongs_to_the_turn_that_begins() -> None:
    """They pay it with the end of the turn before; for us it counts once somebody acts."""
    paid = [points(1, 1, "fairy.turn")]
    scored = [points(0, 3, "road")]
    after = state("TilePhase", 1, placement("BA/L", (0, 1, [0])), history=turns(scored, paid))
    after["players"][0]["points"], after["players"][1]["points"] = 3, 1
    now = play(play(game(PLACED, DEPLOYED, ('"COMMIT"', after)), PLACE), DEPLOY)
    start, now = now, play(now, {"do": "end-turn", "player": "Red"})
    blue = {"ask": "points", "player": "Blue"}
    assert answer(blue, now, start) == 0
    assert answer({"ask": "points-for", "player": "Red", "kind": "road"}, now, start) == 3
    begun = play(now, {"do": "begin-turn", "player": "Blue"})
    assert answer(blue, begun, start) == 1
    assert answer({"ask": "points-for", "player": "Blue", "kind": "fairy"}, begun, start) == 1
    # The tile that they have drawn already is still in our bag, until the player draws it.
    assert answer({"ask": "bag"}, begun, start) == 101
    drawn = play(begun, {"do": "draw-tile", "player": "Blue", "tile": "cloister"})
    assert answer({"ask": "bag"}, drawn, start) == 100


def _walking(player: int, at: list[int], options: list[list[int]], *deployed: Any) -> Any:
    dragon = {"dragon": {"position": at}}
    item = {"type": "MoveDragon", "figureId": "dragon.1", "options": options}
    return state("DragonMovePhase", player, item, deployedMeeples=[*deployed], neutralFigures=dragon)


def test_a_walk_of_the_dragon() -> None:
    """Its steps are offers; who is gone after a step went home in the walk, and a dead end stops it."""
    thief, monk = meeple("0.small.1", ROAD), meeple("1.small.1", MONASTERY)
    walks = (
        ('"PASS"', _walking(0, [1, 1], [[1, 0], [0, 1]], thief, monk)),
        ('"MOVE_NEUTRAL_FIGURE"', _walking(1, [1, 0], [[2, 0]], monk)),
        (
            '"MOVE_NEUTRAL_FIGURE"',
            state(
                "CommitActionPhase", 0, CONFIRM, neutralFigures={"dragon": {"position": [2, 0]}}, deployedMeeples=[monk]
            ),
        ),
    )
    placed = state("ActionPhase", 0, may_pass=True, deployedMeeples=[thief, monk])
    start = play(game(('"PLACE_TILE"', placed), *walks), PLACE)
    assert answer({"ask": "dragon-mover"}, start, start) == "Red"
    now = play(start, {"do": "move-dragon", "player": "Red", "side": "N"})
    assert answer({"ask": "went-home", **THIEF}, now, start) == "walk of the dragon"
    assert answer({"ask": "dragon"}, now, start) == [1, 0]
    assert answer({"ask": "dragon-mover"}, now, start) == "Blue"
    assert answer({"ask": "dragon-steps"}, now, start) == 0
    with pytest.raises(Illegal, match="may not be moved there"):
        play(now, {"do": "move-dragon", "player": "Blue", "side": "W"})
    with pytest.raises(Illegal, match="Blue's turn"):
        play(now, {"do": "move-dragon", "player": "Red", "side": "E"})
    now = play(now, {"do": "move-dragon", "player": "Blue", "side": "E"})
    assert answer({"ask": "dragon-steps"}, now, start) == 2


def test_fairy_and_princess_take_options_only() -> None:
    """A figure that is not among the offers is none that may be taken, whatever the engine would accept."""
    thief, other = meeple("0.small.1", ROAD), meeple("1.small.1", MONASTERY)
    option = {"featurePointer": ROAD, "meepleId": "0.small.1"}
    items = (
        {"type": "MoveFairyNextTo", "figureId": "fairy.1", "options": [option]},
        {"type": "ReturnMeeple", "source": "PRINCESS", "options": [option]},
    )
    placed = ('"PLACE_TILE"', state("ActionPhase", 0, *items, may_pass=True, deployedMeeples=[thief, other]))
    fairy = {"fairy": {"placement": option}}
    moved = ("fairy.1", state("CommitActionPhase", 0, CONFIRM, deployedMeeples=[thief], neutralFigures=fairy))
    now = play(game(placed, moved), PLACE)
    assert play(now, {"do": "spare-knights", "player": "Red"}) == now
    beside = {"do": "move-fairy", "player": "Red", "at": [1, 0], "companion": THIEF}
    after = play(now, beside)
    assert answer({"ask": "fairy"}, after, now) == [1, 0]
    assert answer({"ask": "fairy-companion"}, after, now) == THIEF
    monk = {"owner": "Blue", "figure": "normal-follower", "on": {"at": [0, -1], "feature": "cloister", "sides": []}}
    with pytest.raises(Illegal):
        play(now, {"do": "move-fairy", "player": "Red", "at": [0, -1], "companion": monk})
    with pytest.raises(Illegal):
        play(now, {"do": "send-home", "player": "Red", "knight": monk})
    with pytest.raises(Illegal):
        play(now, {"do": "move-fairy", "player": "Red", "at": [1, 0], "companion": None})


def test_what_they_say_nothing_of() -> None:
    """Questions and actions without a translation are named."""
    with pytest.raises(Untold, match="set-aside"):
        answer({"ask": "set-aside"}, game(), game())
    with pytest.raises(Untold, match="claim-fairy-point"):
        play(game(), {"do": "claim-fairy-point", "player": "Red"})

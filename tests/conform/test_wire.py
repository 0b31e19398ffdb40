"""Actions and places as JSON: reading what was written gives the same action back, in every game."""

import json

import pytest
from hypothesis import HealthCheck, given, settings

from rulefork.conform.wire import Unreadable, actions_by_name, read_action, write_action
from rulefork.play.action import MoveDragon, PlaceTile
from rulefork.play.game import Game
from rulefork.play.turn import begin
from rulefork.rulebook.ruleset import RulesInPlay
from tests.play.games import BOOK, BOX, Played, games

NOWHERE = {"at": [5, 5], "feature": "road", "sides": []}
NO_ROAD = {"at": [0, 0], "feature": "road", "sides": ["N"]}
GAME = Game(RulesInPlay(BOOK.ruleset("hig"), BOOK.toggles), BOX)


@given(games())
@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
def test_reading_is_the_inverse_of_writing(played: Played) -> None:
    """Of figures alike in one place any may come back; written again they are the same."""
    for before, action in zip(played.states, played.actions, strict=False):
        told = json.loads(json.dumps(write_action(action, before)))
        again = read_action(told, played.game, before)
        assert type(again) is type(action)
        assert write_action(again, before) == told


def test_every_action_has_a_name_of_its_own() -> None:
    """The names are the words of the rule book."""
    names = actions_by_name()
    assert {"place-tile", "deploy", "move-dragon", "send-home", "move-fairy", "end-game"} <= names.keys()
    assert len(set(names.values())) == len(names)


def test_what_is_written() -> None:
    """Squares are lists, turns degrees, sides letters."""
    state = begin(GAME, ("Red", "Blue"))
    assert write_action(PlaceTile("Red", "tee", (1, 0), 3), state) == {
        "do": "place-tile", "player": "Red", "tile": "tee", "at": [1, 0], "turned": 270,
    }  # fmt: skip
    assert write_action(MoveDragon("Red", 1), state) == {"do": "move-dragon", "player": "Red", "side": "E"}


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"do": "juggle", "player": "Red"}, "no action is called 'juggle'"),
        ({"do": "draw-tile", "player": "Red"}, "draw-tile lacks 'tile'"),
        ({"do": "move-dragon", "player": "Red", "side": "up"}, "'up' is no side"),
        ({"do": "place-tile", "player": "Red", "tile": "tee", "at": [1, 0], "turned": "left"}, "'left' is no turned"),
        ({"do": "deploy", "player": "Red", "figure": "x", "on": NOWHERE}, "no tile lies on"),
        ({"do": "deploy", "player": "Red", "figure": "x", "on": NO_ROAD}, "has no road with the sides"),
        ({"do": "send-home", "player": "Red", "knight": {"owner": "Red", "figure": "x"}}, "no x of Red stands there"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(told: dict, why: str) -> None:
    """The complaint says what was not understood."""
    with pytest.raises(Unreadable, match=why):
        read_action(told, GAME, begin(GAME, ("Red", "Blue")))

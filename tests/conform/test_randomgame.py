"""Random games for other programs: legal, whole, and never beyond what is claimed."""

from collections import Counter

import pytest

from rulefork.conform.randomgame import Luck, new_game, questions_now
from rulefork.conform.wire import name_of
from rulefork.play.action import DrawTile, MoveDragon, Pass, PlaceTile

from .inside import Inside, claiming, examiner, game

ALL = examiner().reach.claims
ACTS = sorted(ALL.acts)
EVERY_TOGGLE = {id: sorted(values) for id, values in ALL.toggles.items()}


@pytest.mark.parametrize("rules", ["hig", "rgg", "zmg", "hig-c2", "hig+early-dragon-tiles=return-and-redraw"])
def test_a_game_is_whole_where_all_is_claimed(rules: str) -> None:
    """It goes on to its end, every action is legal, and our own engine agrees with every answer."""
    examined = examiner(rules=rules)
    told = game(examined)
    assert told[-1].after.state.over
    assert sum(isinstance(each.action, PlaceTile) for each in told) > 80
    assert not any(isinstance(each.action, Pass) for each in told)
    assert examined.departure(told) is None
    situation = new_game(examined.reach, examined.players).play_all(tuple(each.action for each in told))
    assert situation.state == told[-1].after.state


def test_the_same_seed_gives_the_same_game() -> None:
    """Questions and answers too; another seed gives another one."""
    some = examiner()
    one, same, other = (
        [(told.action, told.asked) for told in game(some, seed)] for seed in ("a word", "a word", "another")
    )
    assert one == same != other


def test_all_sorts_of_questions_are_asked() -> None:
    """And some of what is asked to be legal is not."""
    told = [asked for seed in ("0", "1") for each in game(examiner(), seed) for asked in each.asked]
    asks = Counter(asked.question["ask"] for asked in told)
    assert asks.keys() >= {
        "dragon", "fairy", "fairy-companion", "bag", "set-aside", "over", "points", "supply", "figures", "role",
        "dragon-mover", "dragon-steps", "legal",
    }  # fmt: skip
    legal = Counter(asked.answer for asked in told if asked.question["ask"] == "legal")
    assert min(legal[True], legal[False]) > 50


@pytest.mark.parametrize(
    ("acts", "asks"),
    [
        (["place-tile"], ["points"]),
        (["place-tile", "deploy"], ["legal", "dragon"]),
        (["place-tile", "draw-tile", "move-dragon", "end-turn"], ["points", "legal"]),
        (["place-tile", "deploy", "move-fairy", "send-home", "move-dragon"], []),
    ],
)
def test_nothing_is_told_or_asked_that_is_not_claimed(acts: list[str], asks: list[str]) -> None:
    """Actions, questions, and the actions in questions."""
    program = claiming(toggles=EVERY_TOGGLE, acts=acts, asks=asks)
    examined = examiner(program)
    for seed in ("0", "1"):
        told = game(examined, seed)
        assert len(told) > 10
        assert examined.departure(told) is None
    steps = [step for message in program.heard for step in message["steps"]]
    done = {step["do"] for step in steps if "do" in step} | {
        act["do"] for step in steps for act in step.get("actions", ())
    }
    assert done <= set(acts)
    assert {step["ask"] for step in steps if "ask" in step} <= set(asks)


def test_no_rule_is_rested_on_that_is_not_claimed() -> None:
    """A toggle whose value is unknown to the program is not asked for on the way."""
    toggles = {id: values for id, values in EVERY_TOGGLE.items() if id not in ("fairy-placement", "princess-removal")}
    examined = examiner(claiming(toggles=toggles, acts=ACTS, asks=sorted(ALL.asks)))
    for seed in ("0", "1"):
        told = game(examined, seed)
        read = {toggle for each in told for toggle in each.after.game.rules.read}
        assert "dragon-moves" in read
        assert not read & {"fairy-placement", "princess-removal"}


def test_who_claims_nothing_is_told_nothing() -> None:
    """Not even a tile."""
    assert game(examiner(claiming(acts=[], asks=[]))) == []


def test_a_dragon_that_cannot_be_moved_is_not_called() -> None:
    """Where the program knows no steps of it, no dragon tile is placed."""
    acts = [each for each in ACTS if each != name_of(MoveDragon)]
    examined = examiner(claiming(toggles=EVERY_TOGGLE, acts=acts, asks=[]))
    told = game(examined, "1")
    tiles = [each.action.tile for each in told if isinstance(each.action, PlaceTile | DrawTile)]
    assert len(tiles) > 80
    assert not [tile for tile in tiles if examined.reach.game().tile(tile).symbol == "dragon"]


def test_six_players() -> None:
    """All of them have their turns."""
    names = ("Red", "Blue", "Green", "Yellow", "Black", "Pink")
    some = examiner(Inside, players=names)
    told = game(some)
    assert {each.action.player for each in told} == {*names}
    assert some.departure(told) is None


def test_favoured_tiles_come_first() -> None:
    """More often than not."""
    bag = tuple("abcdefghij")
    first = Counter(Luck(str(number), "j").tiles(bag)[0] for number in range(400))
    assert 0.5 < first["j"] / 400 < 0.75


def test_questions_about_how_the_game_stands() -> None:
    """On an empty table nobody is asked where followers are."""
    start = new_game(examiner().reach, ("Red", "Blue"))
    assert {question["ask"] for question in questions_now(start)} == {
        "dragon", "fairy", "fairy-companion", "bag", "set-aside", "over", "points", "supply",
    }  # fmt: skip

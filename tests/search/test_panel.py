"""Games in pairs: the same until the rules part them, and each of them as it would have been alone."""

from collections import Counter

import pytest

from rulefork.play.event import TileDrawn, TurnEnded
from rulefork.play.game import Game
from rulefork.play.turn import begin
from rulefork.rulebook import RulesInPlay, resolve
from rulefork.search.chance import Chance
from rulefork.search.panel import Course, same_table
from rulefork.search.playing import Underway, play_step
from rulefork.search.policy import POLICIES

from .games import BOOK, panel, setup

ADDED = "hig+fairy-three-accounting=added"
"""The same points, told for another reason."""
POLICY = pytest.mark.parametrize("policy", ["random", "greedy"])


def stripped(course: Course, member: int) -> tuple[object, ...]:
    """Return what a game came to, without who else came to it."""
    return course.state, course.turns, dict(course.tallies[member])


@POLICY
@pytest.mark.parametrize("other", ["rgg", "zmg", "hig-c2", "hig+early-dragon-tiles=return-and-redraw", ADDED])
def test_a_game_is_the_same_alone_and_in_company(policy: str, other: str) -> None:
    """Sharing turns saves time and changes nothing."""
    both = panel("hig", other, "rgg+dragon-moves=before-scoring", policy=policy).play(3)
    for member, rules in enumerate(("hig", other)):
        (alone,) = panel(rules, policy=policy).play(3)
        assert stripped(alone, 0) == stripped(both[member], member)


@POLICY
def test_games_are_equal_until_they_part(policy: str) -> None:
    """At the end of each turn before, the tables are alike; at the end of that turn they are not."""
    rules = ("hig", "rgg")
    for number in range(2):
        tables = [_tables(text, number, policy) for text in rules]
        parted = panel(*rules, policy=policy).play(number)[1].parted
        differ = [turn for turn, pair in enumerate(zip(*tables, strict=False), 1) if not same_table(*pair)]
        assert parted == (differ[0] if differ else None)


def _tables(rules: str, number: int, policy: str) -> list[object]:
    """Return the game after each turn, played plainly, step by step, with no other beside it."""
    game = Game(RulesInPlay(resolve(rules, BOOK), BOOK.toggles), setup().box)
    state = begin(game, ("Red", "Blue"))
    kinds = tuple(dict.fromkeys(state.bag))
    tables = []
    while not state.over:
        turn = Underway(state)
        while not turn.over:
            turn = play_step(game, turn, POLICIES[policy], Chance("0", number, len(tables) + 1, kinds))
        state = turn.state
        tables.append(state)
        assert sum(isinstance(event, TurnEnded) for event in turn.events) == 1
        assert any(isinstance(event, TileDrawn) for event in turn.events)
    return tables


def test_rules_that_nobody_asks_part_nothing() -> None:
    """A toggle of another expansion leaves one game for both."""
    one, other = panel("hig", "hig+fairy-in-castle=allowed").play(0)
    assert one is other
    assert one.parted is None


def test_who_parts_along_is_known() -> None:
    """Of several rulesets, those that came to the same table in the same turn."""
    first, second, third, same = panel("hig", "rgg", "hig+princess-removal=must", "rgg").play(0)
    assert second is same
    assert second.company == (1, 3)
    assert first.company == ()
    assert third.parted is None or third.company[0] in (2, 1)


def test_points_are_told_by_their_reason() -> None:
    """They add up to the points of all players."""
    (course,) = panel("hig", policy="greedy").play(0)
    tally = Counter(course.tallies[0])
    assert tally.pop("eaten") > 0
    assert tally.total() == sum(course.state.points.values())
    assert course.turns == 101  # of 102 tiles one lies there from the start
    assert not course.state.bag


def test_a_point_that_has_to_be_claimed() -> None:
    """Under the house rule the greedy claim it always, others now and then."""
    rules = "hig+fairy-point-claim=until-bag-passes"
    paid = {
        policy: [panel(each, policy=policy).play(0)[0].tallies[0].get("fairy", 0) for each in ("hig", rules)]
        for policy in ("random", "greedy")
    }
    assert paid["greedy"][0] == paid["greedy"][1]
    assert paid["random"][1] != paid["random"][0]

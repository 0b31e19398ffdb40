"""A case is performed step by step, up to its end or to the act that stops it."""

import pytest

from rulefork.play.game import Game, unpack
from rulefork.rulebook import Rulebook, RulesInPlay, resolve
from rulefork.spec.performance import Performance, perform
from rulefork.spec.setup import set_up
from rulefork.spec.suite import load_suite

from .small import write

pytestmark = pytest.mark.usefixtures("here")

POSITION = """\
title: on the way
players: [Red, Blue]
turns:
  - {tile: cap, at: [0, 1], turned: 180}
  - {tile: pd-stub-volcano, at: [1, 0]}
names:
  the gap: {square: [0, 2], turned: 0}
  the dragon tile: {tile: pd-cap-dragon}
  the next gap: {square: [2, 0]}
  the field tile: {tile: cap}
"""
FEATURE = """\
Feature: A test
  @id:test/it @rule @source:c1/setup
  Rule: What is tried
    Scenario: It is tried
      Given the position "on the way"
{steps}
"""


def performed(book: Rulebook, *steps: str, rules: str = "hig") -> Performance:
    """Return the performance of a case with these steps after the position."""
    write("scenarios/way.yaml", POSITION)
    path = write("test.feature", FEATURE.format(steps="\n".join(f"      {step}" for step in steps)))
    suite = load_suite([path])
    game = Game(RulesInPlay(resolve(rules, book), book.toggles), unpack(book))
    return perform(suite.rulings[0].cases[0], set_up(game, suite.positions["on the way"]))


def test_all_goes_well(book: Rulebook) -> None:
    """Every step is told, observations with their answers; nothing has failed."""
    done = performed(book, "When Red places the dragon tile on the gap", "Then the bag holds 98 tiles")
    assert [(step.step.keyword, step.answer, step.holds) for step in done.steps] == [
        ("Given", "", True),
        ("When", "", True),
        ("Then", "the bag holds 98 tiles", True),
    ]
    assert done.failed == ()
    assert done.before.state.turn.tile is None
    assert done.after.state.turn.tile == "pd-cap-dragon"


def test_the_end_of_the_turn(book: Rulebook) -> None:
    """Where an observation looks at the end of the turn, so does the last picture."""
    done = performed(book, "When Red places the field tile on the next gap turned by 0 degrees", "Then nobody scores")
    assert done.failed == ()
    assert (done.after.state.player, done.after.state.phase) == ("Blue", "begin")


def test_the_turn_cannot_end_yet(book: Rulebook) -> None:
    """A turn that cannot end is shown as it stands, and the observation is unclear."""
    done = performed(book, "When Red places the dragon tile on the gap", "Then nobody scores")
    assert [step.step.text for step in done.failed] == ["nobody scores"]
    assert (done.after.state.player, done.after.state.turn.tile) == ("Red", "pd-cap-dragon")


def test_a_turn_without_a_tile(book: Rulebook) -> None:
    """A turn in which no tile is placed yet does not end."""
    done = performed(book, "When Red draws the dragon tile", "Then nobody scores")
    assert done.failed == ()
    assert done.after.state.phase == "place"


def test_another_answer(book: Rulebook) -> None:
    """An observation that comes out otherwise has failed, and those after it are still answered."""
    done = performed(book, "When Red begins the turn", "Then the game is over", "And Red may end the turn")
    assert [(step.step.text, step.answer) for step in done.failed] == [
        ("the game is over", "the game goes on"),
        ("Red may end the turn", "Red may not end the turn"),
    ]


def test_a_refusal(book: Rulebook) -> None:
    """A refused act ends the performance where it had got to, with the clause that forbids it."""
    done = performed(
        book,
        "When Red places the dragon tile on the gap",
        "And the dragon walks west and west",
        "Then the bag holds 1 tile",
    )
    assert len(done.steps) == 3
    (refused,) = done.failed
    assert refused.ruling.startswith("dragon/")
    assert refused.problem
    assert done.after.state.dragon == (0, 0)


def test_an_unclear_act(book: Rulebook) -> None:
    """An act that cannot be carried out as written ends it too."""
    done = performed(
        book, "When Red places the tile bend on the next gap", "And Red deploys a thief", "Then nobody scores"
    )
    (unclear,) = done.failed
    assert (unclear.ruling, "2 ways" in unclear.problem or "fits" in unclear.problem) == ("", True)


def test_an_unclear_observation(book: Rulebook) -> None:
    """An observation that cannot be asked does not stop the others."""
    done = performed(
        book, "When Red begins the turn", "Then Red's knight stays on the board", "And the bag holds 99 tiles"
    )
    (unclear,) = done.failed
    assert "Red's knight" in unclear.problem
    assert done.steps[-1].holds

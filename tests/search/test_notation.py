"""Games in one line: what is printed is read as the same game, and what is no game is refused with its column."""

from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulefork.play.action import BeginTurn, Deploy, DrawTile, EndTurn, MoveDragon, Pass, PlaceTile
from rulefork.play.game import Game
from rulefork.rulebook import RulesInPlay, resolve
from rulefork.rulebook.finding import BadInput
from rulefork.search.notation import read_game, write_game
from rulefork.search.playout import play_out
from rulefork.table.figure import Spot

from .pairs import BOOK, BOX


def game(rules: str) -> Game:
    """Return the game under a ruleset."""
    return Game(RulesInPlay(resolve(rules, BOOK), BOOK.toggles), BOX)


def is_implied(action: object) -> bool:
    """Return whether a record leaves the action out."""
    return isinstance(action, BeginTurn | Pass | EndTurn)


@given(st.integers(0, 10_000), st.integers(1, 160), st.sampled_from(["hig", "rgg", "hig-c2"]), st.booleans())
@settings(max_examples=40, deadline=None)
def test_what_was_printed_is_read_as_the_same_game(seed: int, length: int, rules: str, is_whole: bool) -> None:
    """Printing and parsing are inverse, whether what is implied is told or not."""
    under = game(rules)
    actions = [move.action for move in islice(play_out(under, ("Red", "Blue"), seed), length)]
    if not is_whole:
        actions = [action for action in actions if not is_implied(action)]
    assume(actions)
    line = write_game(actions, under)
    assert "\n" not in line
    assert read_game(line, under) == tuple(actions)


def test_a_game_in_short() -> None:
    """Tiles with squares and turns, who is deployed where, the dragon's steps."""
    actions = (
        PlaceTile("Red", "pd-stub-volcano", (1, 0), 1),
        PlaceTile("Blue", "pd-cap-dragon", (0, 1), 2),
        Deploy("Blue", Spot((0, 1), 0)),
        MoveDragon("Blue", 3),
        MoveDragon("Red", 0),
    )
    line = "pd-stub-volcano@1,0:90 pd-cap-dragon@0,1:180/+knight/>WN"
    assert write_game(actions, game("hig")) == line
    assert read_game(line, game("hig")) == actions
    assert read_game(" " + line.replace(" ", "   "), game("hig")) == actions


def test_a_tile_that_is_only_drawn() -> None:
    """It is put aside, and another one follows in the same turn."""
    drawn = DrawTile("Red", "pd-cap-dragon")
    assert read_game("?pd-cap-dragon/cloister@0,-1", game("hig")) == (drawn, PlaceTile("Red", "cloister", (0, -1), 0))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "1: the game is empty"),
        ("cap", "1: `cap` is no step of a game"),
        ("cloister@0,-1 capp@1,0", "15: no tile is called `capp`; did you mean `cap`?"),
        ("cloister@0,-1/+thief", "15: the tile on 0,-1 has no such part as in `+thief`"),
        ("tee@1,0:180/+thief", "13: the tile on 1,0 has more than one such part as in `+thief`"),
        ("cloister@0,-1/+monk@5,5", "15: `+monk@5,5` names a square without a tile"),
        ("cloister@0,-1/*Red.monk@0,-1", "15: no follower of Red stands there, as `*Red.monk@0,-1` says"),
        ("cloister@0,1 cap@1,0", "1: `cloister@0,1` is refused: the tile cloister does not fit on (0, 1)"),
        ("cloister@0,-1/+monk=dwarf", "15: no figure is called `dwarf`"),
    ],
)
def test_what_is_no_game_is_refused(line: str, says: str) -> None:
    """With the column and the reason; only the last step may be one that the rules forbid."""
    with pytest.raises(BadInput) as caught:
        read_game(line, game("hig"))
    assert f"<game>:1:{says}" in str(caught.value)


def test_the_last_step_may_be_forbidden() -> None:
    """It is what a game may be about."""
    *_, last = read_game("pd-cap-bend-left-portal@0,1:180/+knight@0,0", game("hig"))
    assert last == Deploy("Red", Spot((0, 0), 0))

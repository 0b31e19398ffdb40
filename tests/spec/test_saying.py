"""From actions to sentences: what is said of a game is what was done in it."""

from collections.abc import Callable
from itertools import islice

import pytest

from rulefork.play.action import Deploy, EndTurn, PlaceTile
from rulefork.play.game import Game
from rulefork.play.turn import begin
from rulefork.rulebook import Rulebook
from rulefork.rulebook.tile import Segment, TileType
from rulefork.search.playout import play_out
from rulefork.spec.saying import name_figure, say
from rulefork.spec.situation import Situation, Unclear, directions_of, spots_in
from rulefork.table.figure import Figure, Spot

Under = Callable[[str], Game]
TWO = ("Red", "Blue")


def start(game: Game) -> Situation:
    """Return a new game of two."""
    return Situation(game, {}, (begin(game, TWO),))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", ["hig", "rgg", "hig-c2"])
def test_a_random_game_is_said_and_played_again(under: Under, rules: str, seed: int) -> None:
    """Every sentence stands for the very action that it was made of, wherever one can be made."""
    situation, said = start(under(rules)), 0
    for move in islice(play_out(under(rules), TWO, seed), 160):
        try:
            sentence = say(move.action, situation)
            assert sentence.actions(situation) == (move.action,)
            said += 1
        except Unclear:
            pass
        situation = situation.play(move.action)
    assert said > 130


def test_directions(under: Under) -> None:
    """Which of several parts of a tile is meant is told by its side, by its corner, or by the middle."""
    situation = start(under("hig")).play(PlaceTile("Red", "pd-cap-and-corner-shield-princess", (0, 1), 2))
    said = {str(say(Deploy("Red", spot), situation)) for spot in situation.state.board.spots_on((0, 1))}
    assert said == {
        "Red deploys a knight in the south of (0, 1)",
        "Red deploys a knight in the north of (0, 1)",
        "Red deploys a farmer in the north-east of (0, 1)",
        "Red deploys a farmer in the middle of (0, 1)",
    }
    with pytest.raises(Unclear, match="no tile lies on"):
        spots_in(situation.state, (5, 5), "road", "north")


def test_every_part_of_a_tile_has_a_direction_of_its_own(book: Rulebook) -> None:
    """So each can be told from the others of its kind, on all tiles of these boxes."""
    for tile in book.tiles.values():
        if tile.set in ("base", "princess-and-dragon"):
            for segment in tile.segments:
                assert any(_has_alone(tile, segment, way) for way in directions_of(segment)), tile.id


def _has_alone(tile: TileType, segment: Segment, way: str) -> bool:
    alike = [each for each in tile.segments if each.kind == segment.kind and way in directions_of(each)]
    return alike == [segment]


def test_what_no_sentence_says(under: Under) -> None:
    """A figure in the supply has no name, and a follower of another kind no direction."""
    situation = start(under("hig")).play(PlaceTile("Red", "cloister", (0, -1), 0))
    with pytest.raises(Unclear, match="not on the board"):
        name_figure(situation, Figure("Red", "normal-follower", 1))
    with pytest.raises(Unclear, match="no sentence says where the mayor goes"):
        say(Deploy("Red", Spot((0, -1), 0), "mayor"), situation)
    assert str(say(EndTurn("Red"), situation)) == "Red ends the turn"

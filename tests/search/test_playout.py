"""Random games: the same for the same seed, whole, and legal."""

from collections.abc import Callable
from typing import Final

import pytest

from rulefork.play.action import DrawTile, EndTurn, Pass
from rulefork.play.event import GameEnded, Scored
from rulefork.play.game import Game
from rulefork.play.turn import apply, choices
from rulefork.search.playout import Move, play_out

Under = Callable[[str], Game]

TWO: Final = ("Red", "Blue")
EDITIONS: Final = ("hig", "rgg", "zmg", "hig-c2", "hig-c1-2005")


def moves(game: Game, seed: int | str, players: tuple[str, ...] = TWO) -> list[Move]:
    """Return all moves of a random game."""
    return list(play_out(game, players, seed))


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("seed", [0, 1, "a text"])
def test_the_same_seed_gives_the_same_game(under: Under, rules: str, seed: int | str) -> None:
    """Move for move, with the same states and events."""
    assert moves(under(rules), seed) == moves(under(rules), seed)


def test_another_seed_gives_another_game(under: Under) -> None:
    """Chance decides what is drawn and done."""
    games = [tuple(move.action for move in moves(under("hig"), seed)) for seed in range(5)]
    assert len(set(games)) == 5


@pytest.mark.parametrize("players", [("Red", "Blue"), ("Red", "Blue", "Green"), tuple("ABCDEF")])
def test_a_game_goes_on_to_its_end(under: Under, players: tuple[str, ...]) -> None:
    """All tiles are drawn, and the final scoring is in the last move."""
    last = moves(under("hig"), 7, players)[-1]
    assert last.state.over
    assert last.state.bag == ()
    assert isinstance(last.events[-1], GameEnded)
    assert last.state.players == players


def test_a_move_tells_what_it_led_to(under: Under) -> None:
    """Each move follows from the one before it."""
    game = under("hig")
    state = game.begin(TWO)
    for move in moves(game, 3):
        assert move.action in choices(game, state)
        state, events = apply(game, state, move.action)
        assert (state, tuple(events)) == (move.state, move.events)


def test_a_game_is_played_as_it_is_asked_for(under: Under) -> None:
    """Who looks only at its beginning does not pay for the rest."""
    game = play_out(under("hig"), TWO, 0)
    first, second = next(game), next(game)
    assert isinstance(second.action, DrawTile)
    assert first.state.turn.tile is None


def test_figures_of_expansions_are_in_play(under: Under) -> None:
    """Where they are asked for, and nowhere else."""
    for expansions, more in ((), 0), (("phantom", "inns-and-cathedrals"), 2):
        *_, last = play_out(under("hig"), TWO, 5, expansions)
        assert len(last.state.figures) == 2 * (7 + more)
        assert last.state.over


def test_players_hold_back_now_and_then(under: Under) -> None:
    """Else every follower would be out after seven turns: some turns deploy somebody, and some do not."""
    played = moves(under("hig"), 11)
    passes = sum(isinstance(move.action, Pass) and move.action.player == "Red" for move in played)
    assert 20 < passes < sum(isinstance(move.action, EndTurn) for move in played) * 2
    assert any(isinstance(event, Scored) and event.reason == "city" for move in played for event in move.events)

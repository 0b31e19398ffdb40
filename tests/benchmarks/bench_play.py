"""How long a random game takes, and whether a turn costs more on a large board. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_play.py [games]`.
"""

import sys
from statistics import median
from time import perf_counter

from rulefork.play.event import TurnEnded
from rulefork.play.game import Game, unpack
from rulefork.rulebook import RulesInPlay, load_rulebook, resolve
from rulefork.search.playout import play_out

GAME_LIMIT = 30
"""Milliseconds that a random game of two players may take."""

TURN_LIMIT = 3
"""How many times as long turn 100 may take as turn 10."""

EDITIONS = ("hig", "rgg", "zmg", "hig-c2")
EARLY, LATE = range(5, 16), range(91, 101)


def turn_times(game: Game, seed: int) -> list[float]:
    """Return how long each turn of a random game took, in seconds."""
    times = []
    begun = perf_counter()
    for move in play_out(game, ("Red", "Blue"), seed):
        if any(isinstance(event, TurnEnded) for event in move.events):
            now = perf_counter()
            times.append(now - begun)
            begun = now
    return times


def main(games: int) -> None:
    """Play `games` games under each edition and print the medians beside the limits."""
    book = load_rulebook()
    box = unpack(book)
    for edition in EDITIONS:
        played = [
            turn_times(Game(RulesInPlay(resolve(edition, book), book.toggles), box), seed) for seed in range(games)
        ]
        game = 1000 * median(sum(times) for times in played)
        early, late = (
            median(times[turn] for times in played for turn in turns if turn < len(times)) for turns in (EARLY, LATE)
        )
        print(
            f"{edition:8} {game:5.1f} ms a game (limit {GAME_LIMIT}), "
            f"turn 100 is turn 10 x {late / early:.2f} (limit x{TURN_LIMIT}), median of {games} games"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)

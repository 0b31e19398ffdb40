"""How fast random games are played, and whether a ply costs more on a large board. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_play.py [games]`. A ply is one action: a tile is
drawn or placed, a figure deployed, the dragon makes a step. Times are those of this process, on one core.
"""

import gc
import sys
from collections import deque
from collections.abc import Iterator
from time import process_time

from rulefork.play.game import Game, unpack
from rulefork.rulebook import RulesInPlay, load_rulebook, resolve
from rulefork.search.playout import play_out

WANTED = 60
"""How many random games of two players a second are wanted."""

SELDOM = 200_000
"""How many new objects call for a look at what is garbage, as on the command line."""

EDITIONS = ("hig", "rgg", "zmg", "hig-c2")
BANDS = ((1, 25), (26, 50), (51, 75), (76, 102))
"""From so many tiles on the board to so many."""

Ply = tuple[int, float]
"""How many tiles lay on the board, and how many seconds the ply took."""


def plies(game: Game, seed: int) -> Iterator[Ply]:
    """Yield the plies of a random game."""
    begun = process_time()
    for move in play_out(game, ("Red", "Blue"), seed):
        now = process_time()
        yield len(move.state.board.tiles), now - begun
        begun = now


def rates(played: list[Ply]) -> list[float]:
    """Return how many plies a second there were in each band of board sizes."""
    found = []
    for low, high in BANDS:
        times = [seconds for tiles, seconds in played if low <= tiles <= high]
        found.append(len(times) / sum(times))
    return found


def games_a_second(games: list[Game]) -> float:
    """Return how many random games were played a second, with nobody looking at the clock between."""
    begun = process_time()
    for seed, game in enumerate(games):
        deque(play_out(game, ("Red", "Blue"), seed), maxlen=0)
    return len(games) / (process_time() - begun)


def main(count: int) -> None:
    """Play so many games under each edition and print games and plies a second, beside what is wanted."""
    gc.set_threshold(SELDOM)
    book = load_rulebook()
    box = unpack(book)
    print("          games/s (wanted)   plies/s by tiles on the board: " + "  ".join(f"{a}-{b}" for a, b in BANDS))
    for edition in EDITIONS:
        games = [Game(RulesInPlay(resolve(edition, book), book.toggles), box) for _ in range(count)]
        rate = games_a_second(games)
        by_size = rates([ply for seed, game in enumerate(games) for ply in plies(game, seed)])
        told = "  ".join(f"{each:6.0f}" for each in by_size)
        dearer = by_size[0] / by_size[-1]
        print(f"{edition:8} {rate:6.1f} (x{rate / WANTED:.2f})   {told}   last band x{dearer:.2f} as dear")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)

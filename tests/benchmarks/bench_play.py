"""How fast random games are played, and whether a ply costs more on a large board. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_play.py [games]`. A ply is one action: a tile is
drawn or placed, a figure deployed, the dragon makes a step. Times are those of this process, on one core.
"""

import sys
from collections.abc import Iterator
from time import process_time

from rulefork.play.game import Game, unpack
from rulefork.rulebook import RulesInPlay, load_rulebook, resolve
from rulefork.search.playout import play_out

WANTED = 60
"""How many random games of two players a second are wanted."""

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


def main(games: int) -> None:
    """Play `games` games under each edition and print games and plies a second, beside what is wanted."""
    book = load_rulebook()
    box = unpack(book)
    print("          games/s (wanted)   plies/s by tiles on the board: " + "  ".join(f"{a}-{b}" for a, b in BANDS))
    for edition in EDITIONS:
        rules = [RulesInPlay(resolve(edition, book), book.toggles) for _ in range(games)]
        played = [ply for seed, each in enumerate(rules) for ply in plies(Game(each, box), seed)]
        rate = games / sum(seconds for _, seconds in played)
        by_size = rates(played)
        told = "  ".join(f"{each:6.0f}" for each in by_size)
        dearer = by_size[0] / by_size[-1]
        print(f"{edition:8} {rate:6.1f} (x{rate / WANTED:.2f})   {told}   last band x{dearer:.2f} as dear")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)

"""How long a picture takes beside what is drawn, and how long its text is. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_pictures.py [rounds]`.
"""

import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

from rulefork.report.svg import STYLE, board_svg, figure_symbols, situation_scene, symbols_of, tile_symbols
from rulefork.report.svg.tile import symbol
from rulefork.rulebook import load_rulebook
from rulefork.spec.situation import Situation
from rulefork.spec.suite import load_suite
from rulefork.verdict.runner import Runner

BOARD_LIMIT = 2.0
"""Milliseconds that a board may take once its tiles are known."""
SIZE_LIMIT = 2000
"""Letters that an embedded board of six tiles may have."""


def timed(work: Callable[[Situation], object], boards: Sequence[Situation], rounds: int) -> float:
    """Return the median over the rounds of the milliseconds that the work takes for a board, on average."""
    took = []
    for _ in range(rounds):
        begun = perf_counter()
        for board in boards:
            work(board)
        took.append(1000 * (perf_counter() - begun) / len(boards))
    return median(took)


def main(rounds: int) -> None:
    """Draw every position of the repository `rounds` times and print the medians beside the limits."""
    book, suite = load_rulebook(), load_suite(())
    runner = Runner(suite)
    boards = [runner.position(title, book.editions["hig-c1-current"]) for title in suite.positions]
    begun = perf_counter()
    for tile in book.tiles.values():
        symbol(tile.id, tile)
    print(f"{len(book.tiles)} designs of tiles {1000 * (perf_counter() - begun):5.0f} ms, once")
    cold = timed(situation_scene, boards, 1)
    scene = timed(situation_scene, boards, rounds)
    drawn = timed(lambda board: board_svg(situation_scene(board), title="x", embedded=True), boards, rounds)
    alone = timed(lambda board: board_svg(situation_scene(board), title="x"), boards, rounds)
    print(f"scene      {scene:5.2f} ms a board, the first time x{cold / scene:.1f}")
    print(f"embedded   {drawn:5.2f} ms a board (limit {BOARD_LIMIT}), x{drawn / scene:.2f} of its scene")
    print(f"alone      {alone:5.2f} ms a board (limit {BOARD_LIMIT}), x{alone / scene:.2f} of its scene")
    scenes = [situation_scene(board) for board in boards]
    sizes = [len(board_svg(scene, title="x", embedded=True)) for scene in scenes if len(scene.tiles) <= 6]
    print(f"{median(sizes):.0f} letters for an embedded board of at most six tiles (limit {SIZE_LIMIT})")
    every = tile_symbols(frozenset().union(*map(symbols_of, scenes)), book)
    print(
        f"{len(STYLE)} letters of style, {len(figure_symbols())} of figures, {len(every)} of the tiles of all positions"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)

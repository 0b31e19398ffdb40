"""How long whole games under two rulesets take, beside games under one. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_simulate.py [games]`.
"""

import sys
from time import perf_counter, process_time

from rulefork.play.game import unpack
from rulefork.rulebook import load_rulebook, resolve
from rulefork.search.panel import Panel
from rulefork.search.policy import POLICIES
from rulefork.search.pool import Alone, Crew, Processes, cores, in_order
from rulefork.search.simulation import PLAYERS, Setup, fingerprint, prepare, tasks

LIMIT = 60
"""Seconds that a thousand random games under `hig` and `rgg` may take on two cores that do nothing else."""

BOOK = load_rulebook()


def each(rules: tuple[str, ...], policy: str, games: int) -> float:
    """Return the milliseconds of this process that a game takes under all of these rulesets."""
    rulesets = [resolve(text, BOOK) for text in rules]
    panel = Panel(rulesets, BOOK.toggles, unpack(BOOK), PLAYERS[:2], POLICIES[policy], "bench")
    panel.play(0)
    begun = process_time()
    for number in range(games):
        panel.play(number)
    return 1000 * (process_time() - begun) / games


def all_of(setup: Setup, crew: Crew, games: int) -> tuple[float, str]:
    """Return the seconds that a crew takes for so many games, and their fingerprint."""
    begun = perf_counter()
    played = [game for done in in_order(crew, tasks(setup, games, 4)) for game in done]
    crew.close()
    return perf_counter() - begun, fingerprint(played)


def main(games: int) -> None:
    """Print what the second ruleset and the single answers cost, and what more processes save."""
    for policy in POLICIES:
        setup = prepare(resolve("hig", BOOK), resolve("rgg", BOOK), BOOK, players=2, policy=policy, seed="bench")
        rules = tuple(ruleset.id for ruleset in setup.rulesets)
        one, two, every = (each(some, policy, games) for some in (rules[:1], rules[:2], rules))
        print(
            f"{policy:6} {one:5.1f} ms a game; two rulesets x{two / one:.2f}, "
            f"with {len(setup.flips)} answers alone x{every / one:.2f}, over {games} games"
        )
    setup = prepare(resolve("hig", BOOK), resolve("rgg", BOOK), BOOK, players=2, policy="random", seed="bench")
    (alone, mark), (pooled, same) = (all_of(setup, crew, games) for crew in (Alone(), Processes(cores())))
    print(
        f"{cores()} processes x{alone / pooled:.2f} as fast as one; a thousand games {1000 * pooled / games:.0f} s "
        f"(limit {LIMIT}); the same games: {mark == same}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)

"""How long it takes to find the smallest witness of each toggle, and how small it is. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_witness.py [ruleset] [seeds]`. With `all` in the place of a ruleset
it goes through every game of two turns with one follower, which takes two minutes: the toggles that need three turns by
the bound are all turned at once, and no such game may part.
"""

import sys
from statistics import median
from time import perf_counter

from rulefork.play.game import unpack
from rulefork.rulebook import load_rulebook, resolve
from rulefork.search.deepening import Deepening
from rulefork.search.find import find_witness
from rulefork.search.limit import Limit
from rulefork.search.lockstep import Lockstep
from rulefork.search.need import ANYTHING, NEEDS, needs_of
from rulefork.search.witness import Size

MEDIAN_LIMIT, LIMIT = 5, 60
"""Seconds that the search for a witness may take, in the median and at most, on a quiet core."""


def main(base: str, seeds: int) -> None:
    """Look for a witness of each toggle against each other value, and print times as parts of the limits."""
    book = load_rulebook()
    box, a = unpack(book), resolve(base, book)
    times = []
    for toggle in book.toggles.values():
        for value in toggle.values:
            if toggle.needs or toggle.wording_only or toggle.played(value) == toggle.played(a.value(toggle.id)):
                continue
            for seed in range(seeds):
                begun = perf_counter()
                found = find_witness(a, a.with_values({toggle.id: value}), book.toggles, box, seed=seed)
                times.append(perf_counter() - begun)
                size = found.story.witness.size if found.story else None
                told = f"{size.turns} turns, {size.figures} followers" if size else "none"
                proven = "proven" if found.is_proven else "not proven"
                print(f"{f'{toggle.id}={value}':56} {told:22} {proven:10} {found.moves:7} moves {times[-1]:6.2f} s")
    print(
        f"median {median(times):.2f} s is {median(times) / MEDIAN_LIMIT:.2f} of its limit, "
        f"the longest {max(times):.2f} s is {max(times) / LIMIT:.2f} of its limit"
    )


def go_through_all(base: str) -> None:
    """Play every game of up to two turns and one follower without a bound, and print how many of them part."""
    book = load_rulebook()
    a = resolve(base, book)
    flips = {
        toggle.id: next(value for value in toggle.values if value != a.value(toggle.id))
        for toggle in book.toggles.values()
        if toggle.id in NEEDS and not toggle.id.startswith(("dragon", "portal", "princess"))
    }
    two = Lockstep(a, a.with_values(flips), book.toggles, unpack(book))
    needs = needs_of(a, a.with_values(flips), book.toggles)
    hopeless = Deepening(two, needs, Limit()).is_hopeless(Size(2, 1))
    parting = sum(1 for _ in Deepening(two, (ANYTHING,), Limit(moves=10**9)).exhaust(Size(2, 1)))
    print(f"{len(flips)} toggles, hopeless by the bound: {hopeless}; {parting} games part, {two.played:,} moves")


if __name__ == "__main__":
    if sys.argv[1:2] == ["all"]:
        sys.exit(go_through_all("hig"))
    main(sys.argv[1] if len(sys.argv) > 1 else "hig", int(sys.argv[2]) if len(sys.argv) > 2 else 1)

"""Every position could arise: its turns are legal under every edition."""

from collections.abc import Iterator
from dataclasses import replace

from rulefork.rulebook.finding import Finding
from rulefork.verdict.lint.bench import Bench, under


def position_arises(bench: Bench) -> Iterator[Finding]:
    """Yield the turns of positions that could not have been played so."""
    for found in bench.impossible.values():
        for finding, ids in found.items():
            yield replace(finding, hint=f"{under(ids, bench.editions)}; mend the turn")

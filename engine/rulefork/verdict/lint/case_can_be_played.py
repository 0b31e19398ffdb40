"""Every case can be played: each of its steps means one thing where it stands."""

from collections.abc import Iterator

from rulefork.rulebook.finding import Finding
from rulefork.verdict.lint.bench import Bench, under


def case_can_be_played(bench: Bench) -> Iterator[Finding]:
    """Yield the cases that break under editions they apply to; one that comes out wrong is for `check` to tell."""
    for _, case in bench.cases(bench.suite.rulings):
        for why, ids in bench.broken.get(case.id, {}).items():
            what = f"the scenario `{case.title}` cannot be played"
            yield Finding(case.where, what, why, under(ids, bench.editions))

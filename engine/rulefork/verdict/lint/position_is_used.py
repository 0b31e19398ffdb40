"""Every position is used by a case."""

from collections.abc import Iterator

from rulefork.rulebook.finding import Finding
from rulefork.verdict.lint.bench import Bench
from rulefork.verdict.runner import position_of


def position_is_used(bench: Bench) -> Iterator[Finding]:
    """Yield the positions from which no case starts."""
    used = {position_of(case) for _, case in bench.cases(bench.suite.rulings)}
    for title, position in bench.suite.positions.items():
        if title not in used:
            what = f"no scenario uses the position `{title}`"
            yield Finding(position.where, what, "it would be kept up for nothing", "use it or remove the file")

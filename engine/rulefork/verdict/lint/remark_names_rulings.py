"""Every ruling that a remark refers to is there."""

import re
from collections.abc import Iterator
from typing import Final

from rulefork.rulebook.finding import Finding, unknown
from rulefork.spec.ruling import Ruling
from rulefork.spec.tags import ID
from rulefork.verdict.lint.bench import Bench

_REFERENCE: Final = re.compile(f"`({ID.pattern})`")


def references(ruling: Ruling) -> list[str]:
    """Return the ids that the ruling's remark names: "see `dragon/moves-before-scoring`"."""
    return _REFERENCE.findall(ruling.remark)


def remark_names_rulings(bench: Bench) -> Iterator[Finding]:
    """Yield the rulings whose remark names an id that no ruling has; ids of sources may be named, too."""
    known = [ruling.id for ruling in bench.suite.rulings]
    for ruling in bench.suite.rulings:
        for id in references(ruling):
            if id not in known and id not in bench.suite.book.sources:
                yield unknown(ruling.where, "ruling", id, known, "the remark sends the reader there")

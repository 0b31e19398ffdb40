"""The matrix of the site: a row for each ruling, a column for each ruleset, those that part in front."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulefork.report.marks import extra_mark, mark
from rulefork.report.site.facts import Facts
from rulefork.report.tally import tally
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset
from rulefork.verdict.result import RulingReport

_LETTERS = {confidence: confidence[0] for confidence in CONFIDENCES} | {"silent": "n"}
"""A letter for what a cell rests on: s, i, n (nothing is said), d."""


@dataclass(frozen=True, slots=True)
class Row:
    """A ruling; `cells` are the marks of its columns, `rests` a letter for what each rests on, "-" for no case."""

    report: RulingReport
    cells: tuple[str, ...]
    rests: str

    @property
    def words(self) -> str:
        """What a search looks in besides the title, the id, and what filters look in."""
        ruling = self.report.ruling
        return " ".join([*ruling.sources, *self.report.toggles])


def values(facts: Facts) -> dict[str, Any]:
    """Return what the matrix shows: the rows by topic, first those on which editions part; heads; choices; numbers."""
    rows = [(topic, [_row(facts, ruling) for ruling in rulings]) for topic, rulings in facts.topics]
    needs = sorted({need for each in facts.report.rulings for need in each.ruling.needs})
    return {
        "parted": [(topic, found) for topic, each in rows if (found := [row for row in each if row.report.diverges])],
        "agreed": [
            (topic, found) for topic, each in rows if (found := [row for row in each if not row.report.diverges])
        ],
        "heads": facts.names.heads(facts.report.rulesets),
        "blocks": list(_blocks(facts)),
        "topics": [topic for topic, _ in facts.topics],
        "needs": needs,
        "kinds": sorted({each.ruling.kind for each in facts.report.rulings}),
        "tally": tally(facts.report),
    }


def _row(facts: Facts, ruling: RulingReport) -> Row:
    letters = facts.letters(ruling)
    cells = [mark(ruling, each, letters.get(each.id, "")) for each in facts.report.rulesets]
    if facts.report.extra:
        cells.append(extra_mark(ruling, [each.id for each in facts.report.extra]))
    rests = (_rests(facts, ruling, each) for each in facts.report.rulesets)
    return Row(ruling, tuple(cells), "".join(rests))


def _rests(facts: Facts, ruling: RulingReport, ruleset: Ruleset) -> str:
    return _LETTERS[facts.evidence(ruling, ruleset)] if facts.has(ruling, ruleset.id) else "-"


def _blocks(facts: Facts) -> Iterator[tuple[str, list[Ruleset]]]:
    """Yield the rulesets by their publisher, for choosing columns; house rules have none."""
    found: dict[str, list[Ruleset]] = {}
    for ruleset in facts.report.rulesets:
        found.setdefault(getattr(ruleset, "publisher", "House rules"), []).append(ruleset)
    yield from found.items()

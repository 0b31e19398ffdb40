"""The page on how much the suite covers and how much it would notice."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulefork.report.marks import is_cited
from rulefork.report.site.facts import Facts
from rulefork.report.tally import EVIDENCE, evidence_of, tally
from rulefork.rulebook.source import Source
from rulefork.rulebook.toggle import Toggle


@dataclass(frozen=True, slots=True)
class Bite:
    """A toggle: how many rulings ask for it under some ruleset, and how many come out otherwise because of it."""

    toggle: Toggle
    asked: int
    hinge: int


def values(facts: Facts) -> dict[str, Any]:
    """Return what the page shows: numbers by topic, kind, source and edition; toggles with what hinges on them."""
    rulings = facts.report.rulings
    cited = Counter(source for each in rulings for source in each.ruling.sources)
    return {
        "tally": tally(facts.report),
        "topics": facts.topics,
        "kinds": Counter(each.ruling.kind for each in rulings).most_common(),
        "bites": [_bite(facts, toggle) for toggle in facts.book.toggles.values()],
        "constant": sum(not deciding for deciding in facts.deciding.values()),
        "sources": _cited(facts, cited),
        "uncited": [each.ruling for each in rulings if not is_cited(each.ruling)],
        "evidence": {each.id: evidence_of(rulings, [each.id]) for each in facts.report.rulesets},
        "grounds": EVIDENCE,
    }


def _bite(facts: Facts, toggle: Toggle) -> Bite:
    asked = sum(toggle.id in each.toggles for each in facts.report.rulings)
    return Bite(toggle, asked, sum(toggle.id in deciding for deciding in facts.deciding.values()))


def _cited(facts: Facts, cited: Mapping[str, int]) -> list[tuple[Source, int]]:
    return [(source, cited.get(id, 0)) for id, source in facts.book.sources.items()]

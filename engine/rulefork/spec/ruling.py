"""What a feature file says, as values: rulings, their cases, and the steps of a case."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rulefork.rulebook.finding import Where
from rulefork.spec.sentence import Sentence

Kind = Literal["rule", "official", "community", "house-rule", "component", "edition-difference"]


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a scenario, Examples values filled in, and the sentence that it was understood as."""

    keyword: Literal["Given", "When", "Then"]
    text: str
    where: Where
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Case:
    """One scenario, or one row of a scenario outline.

    `pins` are the toggle values it is about, by toggle id: it applies to the rulesets that agree with all of them.
    Where `edition` is given it applies to that edition only.
    `situation` is the same for the rows of an outline that tell the same story with other pins or expectations.
    """

    id: str
    ruling: str
    title: str
    where: Where
    pins: Mapping[str, str]
    edition: str | None
    steps: tuple[Step, ...]
    situation: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """One thing a rule book or FAQ says: its stable id, the sentence of its `Rule:`, its sources and its cases.

    `families` are the rule families (C1, C2) it belongs to; `topic` is the feature file it stands in, without ending.
    """

    id: str
    title: str
    remark: str
    topic: str
    kind: Kind
    sources: tuple[str, ...]
    families: tuple[str, ...]
    needs: tuple[str, ...]
    marks: frozenset[str]
    """`disputed` or `gap`, where the documents contradict each other or are silent."""
    where: Where
    cases: tuple[Case, ...]

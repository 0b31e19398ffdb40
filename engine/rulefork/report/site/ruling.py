"""The pages of rulings: what each says, who says so, how it comes out, and what it looks like on the table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulefork.report.divergence import differing, in_words, reasons
from rulefork.report.site.address import ruling_page
from rulefork.report.site.facts import Facts
from rulefork.report.site.pictures import Figure, Pictures
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset
from rulefork.spec.observation import Observation
from rulefork.spec.ruling import Case, Step
from rulefork.spec.sentence import Pin
from rulefork.verdict.prospect import Fork
from rulefork.verdict.result import RulingReport


@dataclass(frozen=True, slots=True)
class Ending:
    """What is expected of a situation, under which pins; without pins whatever the rules are."""

    case: Case
    pins: tuple[Step, ...]
    then: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A situation: what is given and done, each expectation, and its pictures."""

    title: str
    begin: tuple[Step, ...]
    endings: tuple[Ending, ...]
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """An outcome by its letter ("" where all agree), in words, and its rulesets by what they rest on."""

    letter: str
    words: str
    observed: tuple[str, ...]
    rulesets: Mapping[str, tuple[Ruleset, ...]]


@dataclass(frozen=True, slots=True)
class CauseView:
    """A cause: the letters that it lies between, "" where there are only two, and its values by toggle."""

    letters: str
    flips: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Article:
    """All that is shown of a ruling."""

    report: RulingReport
    outcomes: tuple[OutcomeView, ...]
    causes: tuple[CauseView, ...]
    absent: tuple[Ruleset, ...]
    situations: tuple[Told, ...]

    @property
    def remark(self) -> list[str]:
        """The paragraphs of the remark."""
        parts = self.report.ruling.remark.split("\n\n")
        return [" ".join(part.split()) for part in parts if part.strip()]


def pages(facts: Facts, pictures: Pictures) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the path of each page of rulings, and what it shows."""
    found: dict[str, list[RulingReport]] = {}
    for each in facts.report.rulings:
        found.setdefault(ruling_page(each.ruling.id), []).append(each)
    for path, rulings in found.items():
        articles = [article(facts, each, pictures) for each in rulings]
        pictures.notice(len(articles))
        figures = [figure for each in articles for told in each.situations for figure in told.figures]
        title = rulings[0].ruling.id.partition("/")[0].replace("-", " ")
        symbols, drawn = pictures.symbols(figures), pictures.drawn(figures)
        yield path, {"title": title, "articles": articles, "symbols": symbols, "drawn": drawn}


def article(facts: Facts, report: RulingReport, pictures: Pictures) -> Article:
    """Return all that is shown of a ruling."""
    return Article(
        report,
        tuple(_outcomes(facts, report)),
        tuple(_causes(facts, report)),
        tuple(each for each in facts.report.rulesets if not facts.has(report, each.id)),
        tuple(_situations(facts, report, pictures)),
    )


def _outcomes(facts: Facts, report: RulingReport) -> Iterator[OutcomeView]:
    letters = facts.letters(report)
    own = differing([each.observed for each in report.outcomes]) if letters else [()] * len(report.outcomes)
    views = []
    for outcome, words in zip(report.outcomes, own, strict=True):
        rulesets = [facts.rulesets[id] for id in outcome.rulesets if id in facts.rulesets]
        if rulesets:
            resting: dict[str, tuple[Ruleset, ...]] = {}
            for each in rulesets:
                ground = facts.grounds(report, each)
                resting[ground] = (*resting.get(ground, ()), each)
            letter = letters.get(rulesets[0].id, "")
            resting = dict(sorted(resting.items(), key=lambda each: _surest_first(each[0])))
            views.append(OutcomeView(letter, in_words(words or outcome.observed), outcome.observed, resting))
    yield from sorted(views, key=lambda view: view.letter)


def _surest_first(ground: str) -> tuple[int, str]:
    """Return what sorts the grounds of an outcome: from the surest to the weakest, then what somebody has set."""
    return (CONFIDENCES.index(ground) if ground in CONFIDENCES else len(CONFIDENCES)), ground


def _causes(facts: Facts, report: RulingReport) -> Iterator[CauseView]:
    letters = facts.letters(report)
    many = len(set(letters.values())) > 2
    for reason in reasons(report, letters):
        between = f"{letters[reason.before]} → {letters[reason.after]}" if many else ""
        yield CauseView(between, reason.flips)


def _situations(facts: Facts, report: RulingReport, pictures: Pictures) -> Iterator[Told]:
    """Yield the situations of a ruling; the first one has pictures, and so has each on which rulesets part."""
    by_situation: dict[str, list[Case]] = {}
    for case in report.ruling.cases:
        by_situation.setdefault(case.situation, []).append(case)
    trees = facts.trees[report.ruling.id]
    for cases, tree in zip(by_situation.values(), trees, strict=True):
        begin = tuple(step for step in cases[0].steps if not isinstance(step.sentence, Pin | Observation))
        endings = tuple(_ending(case) for case in cases)
        is_shown = tree is trees[0] or (report.diverges and isinstance(tree, Fork))
        figures = tuple(pictures.of(facts, report, cases[0])) if is_shown else ()
        yield Told(cases[0].title, begin, endings, figures)


def _ending(case: Case) -> Ending:
    pins = tuple(step for step in case.steps if isinstance(step.sentence, Pin))
    return Ending(case, pins, tuple(step for step in case.steps if isinstance(step.sentence, Observation)))

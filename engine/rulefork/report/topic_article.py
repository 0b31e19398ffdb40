"""All rulings of a topic as one article: each with its statement, its sources, and how the editions play it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rulefork.report.article import (
    Article,
    Block,
    Bullets,
    Heading,
    Line,
    Notes,
    Paragraph,
    Picture,
    Strong,
    picture_file,
)
from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.layout import counted
from rulefork.report.lexicon import Lexicon
from rulefork.report.marks import grounds, letters
from rulefork.report.names import Names
from rulefork.report.ruling_article import HOW_SURE, statement
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset
from rulefork.spec.sentence import listed
from rulefork.verdict.result import RulingReport

_NOBODY: Final = Names()


def topic_article(
    topic: str, rulings: Sequence[RulingReport], rulesets: Sequence[Ruleset], lexicon: Lexicon, names: Names = _NOBODY
) -> Article:
    """Return the rulings of a topic, in their order; `rulesets` are those that they were checked under."""
    parted = sum(bool(_letters(ruling, rulesets, names)) for ruling in rulings)
    words = topic.replace("-", " ")
    return (
        Heading(1, (f"{words[:1].upper()}{words[1:]}",)),
        Paragraph((f"{counted(len(rulings), 'ruling')}; the editions part on {parted}. {HOW_SURE}",)),
        *(block for ruling in rulings for block in _ruling(ruling, rulesets, lexicon, names)),
        Heading(2, ("Sources",)),
        Notes(),
    )


def _ruling(ruling: RulingReport, rulesets: Sequence[Ruleset], lexicon: Lexicon, names: Names) -> Iterator[Block]:
    yield Heading(2, (ruling.ruling.title,))
    yield Picture(picture_file(ruling.ruling.id), ruling.ruling.title)
    yield from statement(ruling.ruling, lexicon)
    if ruling.outcomes:
        yield Bullets((*_outcomes(ruling, rulesets, names), *_reasons(ruling, rulesets, names)))


def _letters(ruling: RulingReport, rulesets: Sequence[Ruleset], names: Names) -> dict[str, str]:
    return letters(ruling, [each.id for each in rulesets], names.reference(rulesets))


def _outcomes(ruling: RulingReport, rulesets: Sequence[Ruleset], names: Names) -> Iterator[Line]:
    """Yield each outcome with the rulesets that have it, parted by what it rests on."""
    lettered = _letters(ruling, rulesets, names)
    observed = [each.observed for each in ruling.outcomes]
    told = []
    for outcome, own in zip(ruling.outcomes, differing(observed) if lettered else observed, strict=True):
        having = [each for each in rulesets if each.id in outcome.rulesets]
        letter = lettered.get(outcome.rulesets[0], "All alike")
        told.append((letter, f" {in_words(own)} ({_by_evidence(ruling, having, names)})"))
    yield from ((Strong(letter), text) for letter, text in sorted(told))


def _reasons(ruling: RulingReport, rulesets: Sequence[Ruleset], names: Names) -> Iterator[Line]:
    lettered, by_id = _letters(ruling, rulesets, names), {each.id: each for each in rulesets}
    for reason in reasons(ruling, lettered):
        pair = f"{lettered[reason.before]} → {lettered[reason.after]}"
        yield (f"{pair} because {because(reason, by_id)}",)


def _by_evidence(ruling: RulingReport, rulesets: Iterable[Ruleset], names: Names) -> str:
    """Return the rulesets in a sentence, parted by what their outcome rests on: "stated: hig and zmg; silent: ios"."""
    held: dict[str, list[str]] = {}
    for ruleset in rulesets:
        held.setdefault(grounds(ruling, ruleset), []).append(names.short(ruleset.id))
    return "; ".join(f"{word}: {listed(held[word])}" for word in sorted(held, key=_rank))


def _rank(word: str) -> int:
    return next((at for at, confidence in enumerate(CONFIDENCES) if confidence == word), len(CONFIDENCES))

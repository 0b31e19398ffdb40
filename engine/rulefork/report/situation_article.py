"""A ruling told in play, for an article: each situation once, with what comes of it under which rules."""

from collections.abc import Iterator, Sequence

from rulefork.report.article import Block, Bullets, Line, Paragraph, Strong
from rulefork.report.board_text import keywords
from rulefork.report.lexicon import Lexicon
from rulefork.spec.ruling import Case, Step
from rulefork.spec.sentence import InPosition, Pin, listed
from rulefork.spec.wording import InEdition


def situations_told(cases: Sequence[Case], lexicon: Lexicon) -> Iterator[Block]:
    """Yield the title of each situation, and in a list its steps and what is observed; pins stand with the latter."""
    alike: dict[str, list[Case]] = {}
    for case in cases:
        alike.setdefault(case.situation, []).append(case)
    for told in alike.values():
        yield Paragraph((Strong(told[0].title),))
        yield Bullets((*_acts(told[0], lexicon), *_endings(told)))


def _acts(case: Case, lexicon: Lexicon) -> Iterator[Line]:
    """Yield what is given, but for the rules, and what is done."""
    steps = [step for step in case.steps if step.keyword != "Then" and not _is_rule(step)]
    for word, step in zip(keywords(steps), steps, strict=True):
        about = lexicon.about(step.sentence.title) if isinstance(step.sentence, InPosition) else ""
        yield Strong(word), f" {step.text}{f': {about}' if about else ''}"


def _endings(cases: Sequence[Case]) -> Iterator[Line]:
    """Yield what comes of a situation; where that hangs on the rules, a line for each, with the rules in words."""
    endings: dict[tuple[str, ...], dict[str, None]] = {}
    for case in cases:
        observed = tuple(step.text for step in case.steps if step.keyword == "Then")
        endings.setdefault(observed, {})[_rules(case)] = None
    if list(endings.values()) == [{"": None}]:
        (observed,) = endings
        yield from ((Strong(word), f" {text}") for word, text in zip(_words(observed), observed, strict=True))
        return
    for observed, rules in endings.items():
        where = ", or where ".join(rule for rule in rules if rule)
        yield Strong("Then"), f"{f', where {where}:' if where else ''} {listed(observed)}"


def _words(observed: Sequence[str]) -> Iterator[str]:
    yield from ("And" if at else "Then" for at, _ in enumerate(observed))


def _rules(case: Case) -> str:
    """Return the rules that a case is about, in words."""
    told = [step.text for step in case.steps if _is_rule(step)]
    return listed(told) if told else ""


def _is_rule(step: Step) -> bool:
    return isinstance(step.sentence, Pin | InEdition)

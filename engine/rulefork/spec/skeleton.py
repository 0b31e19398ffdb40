"""The skeleton of a new ruling: a Rule with its tags, its statement and a first scenario that holds as it stands.

It is text that a person goes on writing; comments in it say what to replace, and with what.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count
from textwrap import wrap
from typing import Final

from rulefork.rulebook.finding import Finding, Where
from rulefork.spec.draft import Draft, one_line
from rulefork.spec.featurecheck import Known, check_feature
from rulefork.spec.gherkinfile import FeatureFile, parse_feature
from rulefork.spec.opening import NEW_GAME, Opening
from rulefork.spec.sentence import InPosition
from rulefork.spec.title import slug

_WIDTH: Final = 118
_REMARK: Final = "    "
_COMMENT: Final = "      # "
_POSITION: Final = InPosition.pattern.partition("{")[0]


@dataclass(frozen=True, slots=True)
class Skeleton:
    """The text of a whole feature file with the new Rule at its end, and the line on which the Rule stands."""

    text: str
    line: int


def skeleton(draft: Draft, opening: Opening, before: str = "", path: str = "") -> Skeleton:
    """Return the text of a feature with the ruling at its end.

    It is a new one, or the one at `path` whose text is `before`; nothing of that is changed. Tags that its Feature has
    are not said again, and where it puts every scenario into a position, the new one is in that, too. Raises `BadInput`
    where it is no feature.
    """
    text = before or f"Feature: {_headed(draft.topic)}\n"
    feature = parse_feature(text, path or draft.topic, draft.topic)
    end = "\r\n" if "\r\n" in text else "\n"
    above = text if text.endswith("\n") else text + end
    lines = ["", *_rule(draft, NEW_GAME if _is_placed(feature) else opening, feature)]
    return Skeleton(above + "".join(line + end for line in lines), above.count("\n") + 3)


def skeleton_faults(made: Skeleton, draft: Draft, path: str, known: Known) -> Iterator[Finding]:
    """Yield what is wrong with the file, and what of the draft would not be read as it was said.

    Raises `BadInput` where it is no Gherkin.
    """
    feature = parse_feature(made.text, path, draft.topic)
    yield from check_feature(feature, known)
    *_, rule = (None, *feature.rules)
    said = (rule.title, " ".join(line.text for line in rule.prose)) if rule else ("", "")
    for name, wanted, read in zip(("answer", "question"), (draft.answer, draft.question), said, strict=True):
        if read != one_line(wanted):
            why = f"a part of the {name} would be taken for a tag, a comment or a keyword"
            where = Where(path, made.line)
            yield Finding(where, f"the {name} would not be read as it is said", why, "begin it with another word")


def _rule(draft: Draft, opening: Opening, feature: FeatureFile) -> Iterator[str]:
    """Yield the lines of the Rule."""
    known = {tag.text for tag in feature.tags}
    told = (f"@{draft.kind}", *(f"@source:{id}" for id in draft.sources), *(f"@needs:{id}" for id in draft.needs))
    yield f"  {' '.join([f'@id:{draft.id}', *(tag for tag in told if tag not in known)])}"
    yield f"  Rule: {one_line(draft.answer)}"
    yield from _remark(one_line(draft.question))
    yield ""
    yield f"    Scenario: {_free_title(draft, feature)}"
    yield from (line for text in _advice(opening) for line in _wrapped(text, _COMMENT))
    if opening.position:
        yield f'      Given the position "{opening.position.title}"'
    yield f"      Then {opening.observation}"


def _advice(opening: Opening) -> Iterator[str]:
    """Yield what a writer should know who goes on from here, a paragraph each."""
    yield "To be replaced: this holds in any case and does not tell the ruling yet."
    position = opening.position
    if position:
        yield f'`rulefork board "{position.title}"` draws the position; it is {position.to_move}\'s turn.'
        if position.landmarks:
            yield f"Names in it: {', '.join(position.landmarks)}."
    yield "Say what is done after When and what comes of it after Then; `rulefork steps` lists the sentences."


def _remark(text: str) -> list[str]:
    """Return the lines of a remark; only one, where another could be taken for more than words."""
    lines = _wrapped(text, _REMARK)
    is_plain = not any(line.strip()[0] in "@#" or ":" in line for line in lines[1:])
    return lines if is_plain else [_REMARK + text]


def _wrapped(text: str, before: str) -> list[str]:
    """Return the lines of a text, broken between words, each with `before` in front."""
    lines = wrap(text, _WIDTH - len(before), break_long_words=False, break_on_hyphens=False)
    return [before + line for line in lines]


def _headed(topic: str) -> str:
    words = topic.replace("-", " ")
    return f"{words[:1].upper()}{words[1:]}"


def _is_placed(feature: FeatureFile) -> bool:
    """Return whether the feature puts every scenario into a position."""
    steps = feature.background.steps if feature.background else ()
    return any(step.text.startswith(_POSITION) for step in steps)


def _free_title(draft: Draft, feature: FeatureFile) -> str:
    """Return a title for the scenario that no other in the feature has."""
    rules = (scenario for rule in feature.rules for scenario in rule.scenarios)
    taken = {slug(scenario.title) for scenario in (*feature.strays, *rules)}
    title = f"To be told: {draft.id.partition('/')[2].replace('-', ' ')}"
    titles = chain([title], (f"{title}, {number}" for number in count(2)))
    return next(each for each in titles if slug(each) not in taken)

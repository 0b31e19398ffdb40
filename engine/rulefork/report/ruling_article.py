"""A ruling as an article, for a wiki: what it says and who says so, how it is told in play, and edition by edition.

What is silent or disputed is told as what is played, never as what a publisher said.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rulefork.report.article import (
    Article,
    Block,
    Bullets,
    Code,
    Heading,
    Line,
    Notes,
    Paragraph,
    Picture,
    Strong,
    Table,
    picture_file,
)
from rulefork.report.divergence import Reason, because, differing, in_words, reasons
from rulefork.report.layout import counted
from rulefork.report.lexicon import Lexicon
from rulefork.report.marks import SAID, evidence, grounds, is_cited, is_said, letters, mark
from rulefork.report.matrix_article import TROUBLE
from rulefork.report.names import Names
from rulefork.report.outcome_text import UNEXPLAINED
from rulefork.report.situation_article import situations_told
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.spec.ruling import Kind, Ruling
from rulefork.spec.sentence import listed
from rulefork.verdict.result import RulingReport

KINDS: Final[Mapping[Kind, str]] = {
    "rule": "a rule of the book",
    "official": "an official answer",
    "community": "an answer of the community",
    "house-rule": "a house rule",
    "component": "about what is in the box",
    "edition-difference": "a difference between editions",
}
"""What each kind of ruling is, in words."""

_NOBODY: Final = Names()
HOW_SURE: Final = (
    "Evidence is stated or implied where a text of the edition says so. What is silent or disputed is played so, and "
    "no text says so for sure."
)
"""What the words for evidence mean."""


def ruling_article(
    ruling: RulingReport, rulesets: Sequence[Ruleset], lexicon: Lexicon, names: Names = _NOBODY
) -> Article:
    """Return all that there is to say about a ruling; `rulesets` are those that it was checked under."""
    return (
        Heading(1, (ruling.ruling.title,)),
        Picture(picture_file(ruling.ruling.id), ruling.ruling.title),
        *statement(ruling.ruling, lexicon),
        Heading(2, ("In play",)),
        *situations_told(ruling.ruling.cases, lexicon),
        *_editions(ruling, rulesets, lexicon, names),
        *_why(ruling, rulesets, lexicon, names),
        Heading(2, ("Sources",)),
        Notes(),
    )


def statement(ruling: Ruling, lexicon: Lexicon) -> Iterator[Block]:
    """Yield the id and kind of a ruling with its sources, how sure it is, and what is remarked upon it."""
    families = _FAMILIES.get(ruling.families, "both editions")
    needs = f", with {listed(ruling.needs)}" if ruling.needs else ""
    told = f" is {KINDS[ruling.kind]}, for {families}{needs}. {sureness(ruling)}".rstrip()
    yield Paragraph((Code(ruling.id), told, *lexicon.notes(ruling.sources)))
    if remark := " ".join(ruling.remark.split()):
        yield Paragraph((remark,))


def sureness(ruling: Ruling) -> str:
    """Return in a sentence where the documents leave a ruling open; empty where they do not."""
    if not is_cited(ruling):
        return "No document says so; it is our own reading."
    told = [text for mark, text in _OPEN.items() if mark in ruling.marks]
    return f"The documents {' and '.join(told)}." if told else ""


_FAMILIES: Final[Mapping[tuple[str, ...], str]] = {("C1",): "the first edition", ("C2",): "the second edition"}
_OPEN: Final = {"disputed": "contradict each other on it", "gap": "leave it open"}
"""What the marks of a ruling say of the documents."""


def _editions(ruling: RulingReport, rulesets: Sequence[Ruleset], lexicon: Lexicon, names: Names) -> Iterator[Block]:
    """Yield a table with a row for each ruleset that has the ruling, and a sentence on those that do not."""
    yield Heading(2, ("Edition by edition",))
    by_id = {each.id: each for each in rulesets}
    observed = {id: outcome.observed for outcome in ruling.outcomes for id in outcome.rulesets}
    having = [each for each in rulesets if each.id in observed]
    if lettered := letters(ruling, list(by_id), names.reference(rulesets)):
        shown = dict(zip(observed, differing(list(observed.values())), strict=True))
        rows = (_row(ruling, each, lettered[each.id], shown[each.id], lexicon, names) for each in having)
        yield Paragraph((HOW_SURE,))
        yield Table((("edition",), ("outcome",), ("how it is played",), ("evidence",)), tuple(rows))
    elif having:
        same = in_words(observed[having[0].id])
        alike = ((_name(each, names), (*_trouble(ruling, each), grounds(ruling, each))) for each in having)
        yield Paragraph((f"All that have it play it alike: {same}. {HOW_SURE}",))
        yield Table((("edition",), ("evidence",)), tuple(alike))
    if others := [names.short(id) for id in by_id if id not in observed]:
        yield Paragraph((f"It does not speak of {listed(others)}.",))


def _row(
    ruling: RulingReport, ruleset: Ruleset, letter: str, observed: Sequence[str], lexicon: Lexicon, names: Names
) -> tuple[Line, ...]:
    """Return the row of a ruleset; its letter is small where no text says so."""
    outcome = letter if is_said(ruling, ruleset) else letter.lower()
    told = (*_trouble(ruling, ruleset), outcome)
    return _name(ruleset, names), told, (in_words(observed),), _evidence(ruling, ruleset, lexicon)


def _name(ruleset: Ruleset, names: Names) -> Line:
    return ruleset.name, " (", Code(names.short(ruleset.id)), ")"


def _trouble(ruling: RulingReport, ruleset: Ruleset) -> Line:
    """Return what is wrong with the cases of a ruling under a ruleset, if anything is."""
    told = TROUBLE.get(mark(ruling, ruleset), "")
    return (Strong(told), " ") if told else ()


def _evidence(ruling: RulingReport, ruleset: Ruleset, lexicon: Lexicon) -> Line:
    """Return what an outcome rests on, with the sources of the values that are no surer than that."""
    word, weakest = grounds(ruling, ruleset), evidence(ruling, ruleset)
    if word != weakest:
        return (word,)
    held = [(id, setting) for id, setting in _settings(ruling, ruleset).items() if setting.confidence == weakest]
    sources = lexicon.notes(source for _, setting in held for source in setting.source)
    return (word, *sources, *(inline for id, setting in held for inline in lexicon.readings(id, setting)))


def _settings(ruling: RulingReport, ruleset: Ruleset) -> Mapping[str, Setting]:
    """Return the values behind an outcome that part the rulesets."""
    parting = {toggle for cause in ruling.causes for toggle in cause.flips}
    return {id: ruleset.settings[id] for id in ruling.toggles if id in parting}


def _why(ruling: RulingReport, rulesets: Sequence[Ruleset], lexicon: Lexicon, names: Names) -> Iterator[Block]:
    """Yield why the outcomes part: the questions, and how each side answers them."""
    by_id = {each.id: each for each in rulesets}
    lettered = letters(ruling, list(by_id), names.reference(rulesets))
    if not lettered:
        return
    yield Heading(2, ("Why they part",))
    found = reasons(ruling, lettered)
    if not found:
        yield Paragraph((f"{UNEXPLAINED[0].upper()}{UNEXPLAINED[1:]}.",))
    for reason in found:
        yield _opening(reason, lettered, lexicon)
        yield Bullets(tuple(_answers(reason, lettered, by_id, lexicon, names)))


def _opening(reason: Reason, lettered: Mapping[str, str], lexicon: Lexicon) -> Paragraph:
    """Return the sentence that names the questions which part two outcomes."""
    asked = [lexicon.toggles[id].question for id in reason.flips if id in lexicon.toggles]
    pair = f"{lettered[reason.before]} and {lettered[reason.after]}"
    how = f" part on {counted(len(reason.flips), 'question')}"
    return Paragraph((Strong(pair), f"{how}{': ' if asked else ''}{' '.join(asked)}"))


def _answers(
    reason: Reason, lettered: Mapping[str, str], rulesets: Mapping[str, Ruleset], lexicon: Lexicon, names: Names
) -> Iterator[Line]:
    """Yield how the two sides of a reason answer each of its questions, and on what that rests."""
    for toggle, values in reason.flips.items():
        if toggle not in rulesets[reason.before].settings:
            yield (because(reason, {}),)
            return
        for side, value in zip((reason.before, reason.after), values, strict=True):
            says = f", as {names.short(side)} is played: {lexicon.says(toggle, value)}"
            yield (Strong(lettered[side]), says, *_rests(rulesets[side], toggle, lexicon))


def _rests(ruleset: Ruleset, toggle: str, lexicon: Lexicon) -> Line:
    """Return what a value rests on; what is silent or disputed says that nobody said it for sure."""
    setting = ruleset.settings[toggle]
    if setting.origin == ruleset.id and not isinstance(ruleset, Edition):
        return (" (set here)",)
    unsure = "" if setting.confidence in SAID else ", but played so"
    return (f" ({setting.confidence}{unsure})", *lexicon.notes(setting.source))

"""The check for reading, on a terminal or in a file.

First who the columns are and what the marks mean; then the rulings on which the rulesets part, each with its outcomes
and the reason; then those on which all agree; then what fails, in full; at last a summary in sentences.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.failures import Failure, failures
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, wrapped
from rulefork.report.marks import EXTRA, evidence
from rulefork.report.matrix import Matrix, topics
from rulefork.report.names import Names
from rulefork.report.summary import summary
from rulefork.spec.sentence import listed
from rulefork.verdict.result import Report, RulingReport

_NOBODY: Final = Names()


def check_text(report: Report, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the report as text in lines of `width` characters; long ids and what was observed may run over."""
    matrix = Matrix(report, names, width, ink)
    parted = [ruling for ruling in report.rulings if matrix.letters(ruling)]
    holders = "All agree on" if len(report.rulesets) > 1 else f"{names.short(matrix.reference)} has"
    others = [ruling for ruling in report.rulings if not matrix.letters(ruling)]
    return page(
        [
            _columns(matrix),
            _key(matrix),
            *_diverging(matrix, parted),
            *_listed(matrix, holders, [each for each in others if matrix.has(each)]),
            *_listed(matrix, "None of these rulesets has", [each for each in others if not matrix.has(each)]),
            *_failing(matrix),
            _summary(matrix),
        ]
    )


def _columns(matrix: Matrix) -> list[str]:
    """Return who stands in which column."""
    report, names = matrix.report, matrix.names
    heads = names.heads(report.rulesets)
    aliases = {each.id: names.short(each.id) if names.aliased(each.id) else "" for each in report.rulesets}
    with_alias = any(aliases.values())
    lines = columns(
        [(heads[each.id], *([aliases[each.id]] * with_alias), each.id, each.name) for each in report.rulesets], indent=2
    )
    if report.extra:
        lines.append(f"  {EXTRA}  {counted(len(report.extra), 'ruleset')} made for cases that none of these plays")
    return [matrix.ink("Columns", "head"), *(clip(line, matrix.width) for line in lines)]


def _key(matrix: Matrix) -> list[str]:
    """Return what the marks mean."""
    meanings = [
        (
            "A B C",
            f"outcomes of a ruling on which rulesets part; A is that of {matrix.names.short(matrix.reference)}. The "
            "texts state it, or imply it for those named below the outcomes",
        ),
        (
            "a b c",
            "the same outcomes, played so, not said so: the texts are silent, or disputed for those named below the "
            "outcomes",
        ),
        ("= ≈ · :", "the outcome on which all agree: = stated, ≈ implied, · silent, : disputed"),
        ("! ?", "! a case fails; ? a case could not be played"),
        ("-", "no case of the ruling is about these rules"),
    ]
    if matrix.report.extra:
        meanings.append((EXTRA, "holds under values that none of these rulesets has, such as house rules"))
    told = meanings[2:] if len(matrix.ids) == 1 else meanings
    wide = max(len(marks) for marks, _ in told)
    lines = (wrapped(text, width=matrix.width, first=f"  {marks.ljust(wide)}  ") for marks, text in told)
    return [matrix.ink("Marks", "head"), *chain.from_iterable(lines)]


def _diverging(matrix: Matrix, rulings: list[RulingReport]) -> Iterator[list[str]]:
    """Yield the rulings on which the rulesets part, by topic, each with its outcomes and the reason."""
    if rulings:
        yield [matrix.ink(f"The rulesets part on {counted(len(rulings), 'ruling')}", "head")]
    for topic, group in topics(rulings):
        first, *others = group
        yield [*matrix.heads(topic), *_explained(matrix, first)]
        yield from (_explained(matrix, ruling) for ruling in others)


def _listed(matrix: Matrix, title: str, rulings: list[RulingReport]) -> Iterator[list[str]]:
    """Yield rulings by topic, one line each, under a heading that counts them."""
    if rulings:
        yield [matrix.ink(f"{title} {counted(len(rulings), 'ruling')}", "head")]
    for topic, group in topics(rulings):
        yield [*matrix.heads(topic), *map(matrix.row, group)]


def _explained(matrix: Matrix, ruling: RulingReport) -> list[str]:
    """Return the row of a ruling, what its outcomes are, and why they part."""
    letters = matrix.letters(ruling)
    groups = {letters[id]: outcome.observed for outcome in ruling.outcomes for id in outcome.rulesets if id in letters}
    lines = matrix.full_row(ruling)
    for letter, observed in sorted(zip(groups, differing(list(groups.values())), strict=True)):
        first, *others = wrapped(in_words(observed), width=matrix.width, first=f"{matrix.indent}  {letter}: ")
        lines += [matrix.lettered(first, letter), *others]
    return [*lines, *_reasons(matrix, ruling, letters), *_evidence(matrix, ruling, letters)]


def _reasons(matrix: Matrix, ruling: RulingReport, letters: dict[str, str]) -> list[str]:
    """Return why the outcomes of a ruling part; with more than two, which two each reason is about."""
    rulesets = {each.id: each for each in (*matrix.report.rulesets, *matrix.report.extra)}
    found = reasons(ruling, letters)
    many = len(set(letters.values())) > 2
    lines: list[str] = []
    for at, reason in enumerate(found):
        pair = f"{letters[reason.before]} → {letters[reason.after]} " if many else ""
        word = f"{pair}because " if many or not at else "     or "
        lines += wrapped(because(reason, rulesets), width=matrix.width, first=f"{matrix.indent}  {word}")
    return lines or [f"{matrix.indent}  no toggle explains it"]


def _evidence(matrix: Matrix, ruling: RulingReport, letters: dict[str, str]) -> list[str]:
    """Return for which rulesets an outcome is only implied, and for which it is disputed; letters do not tell these."""
    heads = matrix.names.heads(matrix.report.rulesets)
    resting: dict[str, list[str]] = {"implied": [], "disputed": []}
    for ruleset in matrix.report.rulesets:
        if ruleset.id in letters:
            head = heads[ruleset.id]
            name = matrix.names.short(ruleset.id) if head.isdigit() else head
            resting.get(evidence(ruling, ruleset), []).append(name)
    told = "; ".join(f"{confidence} for {listed(ids)}" for confidence, ids in resting.items() if ids)
    return wrapped(told, width=matrix.width, first=f"{matrix.indent}  ") if told else []


def _failing(matrix: Matrix) -> Iterator[list[str]]:
    """Yield the cases that fail or are broken."""
    found = list(failures(matrix.report))
    if found:
        yield [matrix.ink("What does not hold", "bad")]
    yield from (_failure(matrix, each) for each in found)


def _failure(matrix: Matrix, failure: Failure) -> list[str]:
    """Return one case that does not hold: where it stands, under which rulesets, and what differs."""
    case = failure.case.case
    lines = [f"{failure.where}  {matrix.ink(case.id, 'head')}", f"  {clip(case.title, matrix.width - 2)}"]
    under = listed(map(matrix.names.short, failure.rulesets))
    lines += wrapped(under, width=matrix.width, first="  under     ")
    for want, seen in failure.differences:
        lines += wrapped(want, width=matrix.width, first="  expected  ")
        lines += wrapped(seen, width=matrix.width, first="  observed  ")
    if not failure.differences:
        lines += wrapped(failure.result.problem, width=matrix.width, first="  problem   ")
    return lines


def _summary(matrix: Matrix) -> list[str]:
    told = summary(matrix.report, matrix.names)
    return [
        matrix.ink("Summary", "head"),
        *(line for text in told for line in wrapped(text, width=matrix.width, then="  ")),
    ]

"""A ruling on which rulesets part, for reading: how it comes out under each, on what that rests, and why they part."""

from collections.abc import Callable, Sequence
from typing import Final

from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, wrapped
from rulefork.report.marks import grounds, letters
from rulefork.verdict.result import Report, RulingReport

UNEXPLAINED: Final = "no toggle explains it"


def parted_ruling(
    ruling: RulingReport, report: Report, name: Callable[[str], str], *, width: int = WIDTH, ink: Ink = PLAIN
) -> list[str]:
    """Return a ruling on which the rulesets of a report part, as lines; `name` tells what a ruleset is called."""
    rulesets = [each for each in report.rulesets if any(each.id in outcome.rulesets for outcome in ruling.outcomes)]
    told = [f"{ink(ruling.ruling.id, 'head')}  {clip(ruling.ruling.title, width - len(ruling.ruling.id) - 2)}"]
    having = [outcome.observed for each in rulesets for outcome in ruling.outcomes if each.id in outcome.rulesets]
    wide = max(len(name(each.id)) for each in rulesets)
    for ruleset, observed in zip(rulesets, differing(having), strict=True):
        said = f"{in_words(observed)} ({grounds(ruling, ruleset)})"
        told += wrapped(said, width=width, first=f"  {name(ruleset.id).ljust(wide)}  ")
    return [*told, *_reasons(ruling, report, [each.id for each in report.rulesets], name, width)]


def _reasons(
    ruling: RulingReport, report: Report, ids: Sequence[str], name: Callable[[str], str], width: int
) -> list[str]:
    """Return why the outcomes part; of more than two rulesets, which two a reason is about."""
    rulesets = {ruleset.id: ruleset for ruleset in (*report.rulesets, *report.extra)}
    lines: list[str] = []
    for at, reason in enumerate(reasons(ruling, letters(ruling, ids, ids[0]))):
        word = "     or " if at else "because "
        if len(ids) > 2:
            word = f"{name(reason.before)} → {name(reason.after)} because "
        lines += wrapped(because(reason, rulesets), width=width, first=f"  {word}")
    return lines or [f"  {UNEXPLAINED}"]

"""What a check came to, in sentences: the numbers, and on what each edition parts from the rest."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rulefork.report.layout import counted
from rulefork.report.names import Names
from rulefork.report.tally import Parting, Tally, partings, tally
from rulefork.spec.sentence import listed
from rulefork.verdict.result import Report

MOST: Final = 6
"""So many rulesets are compared with the reference, and so many toggles named for each."""

_EVIDENCE: Final = {
    "stated": "what the texts state",
    "implied": "what the texts imply",
    "silent": "values on which the texts are silent",
    "disputed": "disputed values",
    "none": "no toggle",
}
"""What a run rests on, by the confidence of the weakest value that it asked for."""


def summary(report: Report, names: Names) -> list[str]:
    """Return the summary of a report, one sentence or two to a paragraph."""
    numbers = tally(report)
    told = [_ran(report, numbers), citations(numbers), _rests(numbers)]
    if len(report.rulesets) > 1:
        told += [_parted(numbers), *_comparisons(report, names)]
    return [text for text in told if text]


def subjects(report: Report, names: Names) -> list[str]:
    """Return the ids of the rulesets worth a sentence: all but the reference, or of many those with an alias."""
    reference = names.reference(report.rulesets)
    others = [ruleset.id for ruleset in report.rulesets if ruleset.id != reference]
    if len(others) > MOST:
        others = [id for id in others if names.aliased(id)] or others
    return others[:MOST]


def ranked(counts: Counter[str]) -> str:
    """Return the toggles with their counts, the commonest first: "dragon-moves (3) and volcano-ban (1)"."""
    order = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    told = [f"{toggle} ({number})" for toggle, number in order[:MOST]]
    return listed([*told, counted(len(order) - MOST, "other toggle")] if len(order) > MOST else told)


def citations(numbers: Tally) -> str:
    """Return how many cases cite a document, and their share in whole percents, never rounded up."""
    if not numbers.cases:
        return ""
    cite = counted(numbers.cited, "cites", "cite").removeprefix(f"{numbers.cited} ")
    rest = "rests" if numbers.own_reading == 1 else "rest"
    share = f"{numbers.cited * 100 // numbers.cases} %"
    told = f"Of {counted(numbers.cases, 'case')}, {numbers.cited} ({share}) {cite} a document"
    return f"{told}; {numbers.own_reading} {rest} on our own reading."


def _ran(report: Report, numbers: Tally) -> str:
    scope = f"{counted(numbers.rulings, 'ruling')} with {counted(numbers.cases, 'case')}"
    runs = f"{scope}, run under {counted(len(report.rulesets), 'ruleset')}: {counted(numbers.runs, 'run')}"
    if numbers.clean:
        return f"{runs}, and all hold."
    broken = [f"{numbers.errors} could not be played"] if numbers.errors else []
    return f"{runs}; {listed([f'{numbers.holds} hold', counted(numbers.fails, 'fails', 'fail'), *broken])}."


def _rests(numbers: Tally) -> str:
    """Return on what the runs rest, each by its weakest value; runs under values of no ruleset are left out."""
    held = [(numbers.evidence[key], text) for key, text in _EVIDENCE.items() if numbers.evidence[key]]
    told = [f"{number} {'on' if at else 'rest on'} {text}" for at, (number, text) in enumerate(held)]
    return f"By their weakest value, {listed(told)}." if told else ""


def _parted(numbers: Tally) -> str:
    alike = numbers.rulings - numbers.diverging
    return f"The rulesets part on {counted(numbers.diverging, 'ruling')}; {alike} come out alike wherever they apply."


def _comparisons(report: Report, names: Names) -> list[str]:
    compared = partings(report, names.reference(report.rulesets), subjects(report, names))
    told = [_sentence(each, names) for each in compared if each.parted]
    alike = sorted((each for each in compared if each.shared and not each.parted), key=lambda each: -each.shared)
    for shared, group in groupby(alike, key=lambda each: each.shared):
        told.append(_agreement(list(group), shared, names))
    return told


def _sentence(each: Parting, names: Names) -> str:
    why = f", because of {ranked(each.toggles)}" if each.toggles else ""
    unsaid = "all" if each.unsaid == each.shared else f"{each.unsaid} of them"
    aside = f" Its texts are silent or disputed on {unsaid}." if each.unsaid else ""
    who, reference = names.short(each.ruleset), names.short(each.reference)
    return f"{who} parts from {reference} on {len(each.parted)} of {counted(each.shared, 'ruling')}{why}.{aside}"


def _agreement(group: Sequence[Parting], shared: int, names: Names) -> str:
    who = listed(
        f"{names.short(each.ruleset)} (silent or disputed on {each.unsaid})"
        if each.unsaid
        else names.short(each.ruleset)
        for each in group
    )
    verb = "agrees" if len(group) == 1 else "agree"
    scope = "the one ruling" if shared == 1 else f"all {shared} rulings"
    return f"{who} {verb} with {names.short(group[0].reference)} on {scope} that both have."

"""The mark of a cell: how a ruling comes out under a ruleset, in one character.

A letter names the outcome where rulesets part: capital where the texts of the edition say so, small where they are
silent or disputed. Where all agree there is no letter to tell apart, only what the outcome rests on.
"""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Final

from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import CONFIDENCES, Confidence, Ruleset
from rulefork.spec.ruling import Ruling
from rulefork.verdict.result import Result, RulingReport

FAILS: Final = "!"
BROKEN: Final = "?"
ABSENT: Final = "-"
SAME: Final[Mapping[Confidence, str]] = {"stated": "=", "implied": "≈", "silent": "·", "disputed": ":"}
EXTRA: Final = "+"

SAID: Final[frozenset[Confidence]] = frozenset({"stated", "implied"})
"""The confidences under which an outcome may be presented as what the edition says."""

OUR_READING: Final = "ours/reading"
"""The source of what no document says; every other one is a document."""


def letters(ruling: RulingReport, compared: Sequence[str], reference: str) -> dict[str, str]:
    """Return the letter of the outcome of each ruleset by id; empty where the rulesets compared do not part.

    The outcome of the reference is A, if it has one; the others follow in their order.
    """
    groups = [group for outcome in ruling.outcomes if (group := [id for id in compared if id in outcome.rulesets])]
    if len(groups) < 2:
        return {}
    groups.sort(key=lambda group: reference not in group)
    return {id: letter for letter, group in zip(_alphabet(len(groups)), groups, strict=True) for id in group}


def mark(ruling: RulingReport, ruleset: Ruleset, letter: str = "") -> str:
    """Return the mark of one of the rulesets compared; `letter` is that of its outcome where they part."""
    if trouble := _trouble(played(ruling, ruleset.id)):
        return trouble
    if letter:
        return letter if is_said(ruling, ruleset) else letter.lower()
    if not concerns(ruling, ruleset.id):
        return ABSENT
    return SAME[evidence(ruling, ruleset)]


def extra_mark(ruling: RulingReport, extra: Sequence[str]) -> str:
    """Return the mark for the rulesets that were made for a case alone; a space where the ruling needed none."""
    results = [result for ruleset in extra for result in played(ruling, ruleset)]
    return _trouble(results) or (EXTRA if results else " ")


def played(ruling: RulingReport, ruleset: str) -> list[Result]:
    """Return the results of the cases that applied to a ruleset."""
    found = [case.results[ruleset] for case in ruling.cases if ruleset in case.results]
    return [result for result in found if result.verdict != "other"]


def concerns(ruling: RulingReport, *rulesets: str) -> bool:
    """Return whether any case of the ruling applied to any of the rulesets."""
    return any(played(ruling, ruleset) for ruleset in rulesets)


def evidence(ruling: RulingReport, ruleset: Ruleset) -> Confidence:
    """Return what the outcome of a ruling rests on under a ruleset: the weakest confidence among the values asked for.

    Where no case applied, the values of all toggles count that the ruling's runs under other rulesets asked for.
    """
    results = played(ruling, ruleset.id)
    held = [confidence for result in results if (confidence := rests(ruling.ruling, result))]
    if not results:
        held = [ruleset.settings[toggle].confidence for toggle in ruling.toggles if toggle in ruleset.settings]
    return max(held, key=CONFIDENCES.index, default=CONFIDENCES[0])


def grounds(ruling: RulingReport, ruleset: Ruleset) -> str:
    """Return in words what an outcome rests on; what a player chose is not presented as what a publisher said."""
    weakest = evidence(ruling, ruleset)
    own = any(ruleset.settings[toggle].origin == ruleset.id for toggle in ruling.toggles)
    if isinstance(ruleset, Edition) or not own:
        return weakest
    return "set here" if weakest in SAID else f"set here, else {weakest}"


def rests(ruling: Ruling, result: Result) -> Confidence | None:
    """Return what a run rests on: the weakest of the values asked for, or None where nothing speaks against "stated".

    A run that asked for no value rests on the ruling alone: one that the documents leave open is silent, one on which
    they contradict each other is disputed.
    """
    if result.read:
        return result.evidence
    if "gap" in ruling.marks or not is_cited(ruling):
        return "silent"
    return "disputed" if "disputed" in ruling.marks else None


def is_cited(ruling: Ruling) -> bool:
    """Return whether a document says the ruling, or at least a part of it; the rules of the base game are one."""
    return any(source != OUR_READING for source in ruling.sources)


def is_said(ruling: RulingReport, ruleset: Ruleset) -> bool:
    """Return whether the outcome may be presented as what the texts of the ruleset say."""
    return evidence(ruling, ruleset) in SAID


def blocks(rulesets: Sequence[str]) -> list[list[str]]:
    """Return the ids in order, parted into blocks of neighbours with the same publisher and family in their id."""
    parted: list[list[str]] = []
    for id in rulesets:
        if parted and _line(parted[-1][-1]) == _line(id):
            parted[-1].append(id)
        else:
            parted.append([id])
    return parted


def row(cells: Mapping[str, str], parted: Sequence[Sequence[str]]) -> str:
    """Return the marks of one row, with a space between blocks."""
    return " ".join("".join(cells[id] for id in block) for block in parted)


def _trouble(results: Sequence[Result]) -> str:
    verdicts = {result.verdict for result in results}
    return BROKEN if "error" in verdicts else FAILS if "fails" in verdicts else ""


def _line(id: str) -> str:
    return "-".join(id.split("-")[:2])


def _alphabet(count: int) -> list[str]:
    return [ascii_uppercase[min(at, 25)] for at in range(count)]

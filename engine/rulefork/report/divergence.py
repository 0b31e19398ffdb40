"""Where the outcomes of a ruling part and why, in words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.verdict.result import RulingReport

SHOWN: Final = 4
"""So many observations of an outcome are said in words; the rest are counted."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Toggles that carry the outcome of the ruleset `before` over into that of `after`, with the values of both."""

    before: str
    after: str
    flips: Mapping[str, tuple[str, str]]

    def turned(self) -> "Reason":
        """Return the same reason, told from the other side."""
        return Reason(self.after, self.before, {id: (new, old) for id, (old, new) in self.flips.items()})


def differing(observed: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """Return, for each outcome, those of its observations that the other outcomes do not share, in order."""
    if len({len(each) for each in observed}) == 1:
        parting = [at for at, texts in enumerate(zip(*observed, strict=True)) if len(set(texts)) > 1]
        return [tuple(dict.fromkeys(each[at] for at in parting)) for each in observed]
    shared = Counter(observed[0])
    for each in observed[1:]:
        shared &= Counter(each)
    own = [Counter(each) - shared for each in observed]
    return [
        tuple(dict.fromkeys(text for text in each if text in left)) for each, left in zip(observed, own, strict=True)
    ]


def in_words(observed: Sequence[str]) -> str:
    """Return the observations as one line; long lists are cut short and counted."""
    told = "; ".join(observed[:SHOWN]) or "none of this"
    left = len(observed) - SHOWN
    return f"{told}; and {left} more" if left > 0 else told


def reasons(ruling: RulingReport, letters: Mapping[str, str]) -> list[Reason]:
    """Return why the outcomes part, each cause once, told from the earlier letter to the later and in that order.

    Causes that lie between other rulesets than those with a letter are left out.
    """
    told: dict[str, Reason] = {}
    for cause in ruling.causes:
        if cause.before in letters and cause.after in letters:
            reason = Reason(cause.before, cause.after, cause.flips)
            if letters[reason.before] > letters[reason.after]:
                reason = reason.turned()
            told.setdefault(f"{letters[reason.before]}{letters[reason.after]} {sorted(reason.flips.items())}", reason)
    return sorted(told.values(), key=lambda reason: (letters[reason.before], letters[reason.after]))


def because(reason: Reason, rulesets: Mapping[str, Ruleset]) -> str:
    """Return the toggles of a reason with both values, and who says so: "dragon-moves: before → after (c1/note-13)"."""
    after = rulesets.get(reason.after)
    return " and ".join(
        f"{toggle}: {old} → {new}{_evidence(after.settings.get(toggle) if after else None)}"
        for toggle, (old, new) in reason.flips.items()
    )


def between(ruling: RulingReport, one: Ruleset, other: Ruleset) -> set[str]:
    """Return the toggles that part two rulesets on a ruling: those of its causes on which they differ.

    Causes between their two outcomes count; where there is none, causes between any two.
    """
    at = {id: number for number, outcome in enumerate(ruling.outcomes) for id in outcome.rulesets}
    ends = {at.get(one.id), at.get(other.id)}
    near = [cause for cause in ruling.causes if {at.get(cause.before), at.get(cause.after)} == ends]
    toggles = {toggle for cause in near or ruling.causes for toggle in cause.flips}
    return {toggle for toggle in toggles if _answer(one, toggle) != _answer(other, toggle)}


def _answer(ruleset: Ruleset, toggle: str) -> str:
    """Return the value of a toggle; a cause that is no toggle is the family."""
    setting = ruleset.settings.get(toggle)
    return setting.value if setting else ruleset.family


def _evidence(setting: Setting | None) -> str:
    """Return who says a value, in brackets; nothing for one set by hand, or for what is no toggle."""
    if setting is None:
        return ""
    unsure = [setting.confidence] if setting.confidence in {"silent", "disputed"} else []
    told = ", ".join([*setting.source, *unsure])
    return f" ({told})" if told else ""

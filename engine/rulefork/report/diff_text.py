"""The differences of rulesets for reading: toggles with their values, rulings with their outcomes, and the causes.

Where an edition is compared with itself as of a date, values that changed come with all their dates, and those that
stayed the same while the texts began to say them are told too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rulefork.report.diff import Diff
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, wrapped
from rulefork.report.names import Names
from rulefork.report.outcome_text import parted_ruling
from rulefork.report.setting_text import confidence, readings, value_row
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import Setting
from rulefork.rulebook.toggle import Toggle

_NOBODY: Final = Names()


def diff_text(diff: Diff, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the differences as text in lines of `width` characters; long values may run over."""
    shown = _Diff(diff, names, width, ink)
    if len(diff.rulesets) < 2:
        return page([[*shown.rulesets(), "This is one ruleset, and nothing differs from itself."]])
    return page([shown.rulesets(), *shown.toggles(), *shown.grounds(), *shown.rulings(), shown.closing()])


@dataclass(frozen=True, slots=True)
class _Diff:
    """The sections of the text, each as a list of lines or several."""

    diff: Diff
    names: Names
    width: int
    ink: Ink

    @property
    def ids(self) -> list[str]:
        """The ids of the rulesets compared."""
        return [ruleset.id for ruleset in self.diff.rulesets]

    def rulesets(self) -> list[str]:
        """Return who is compared."""
        rows = [(self.names.short(each.id), each.name, each.family) for each in self.diff.rulesets]
        return [clip(line, self.width) for line in columns(rows)]

    def toggles(self) -> Iterator[list[str]]:
        """Yield the toggles on which the rulesets differ, one block each, under a heading."""
        count, known = len(self.diff.toggles), counted(self.diff.known, "toggle")
        title = f"They answer {count} of {known} differently" if count else f"They answer all {known} alike"
        yield [self.ink(title, "head")]
        yield from map(self._toggle, self.diff.toggles)

    def grounds(self) -> Iterator[list[str]]:
        """Yield what an edition says at one date on other grounds than at another, though the value is the same."""
        if not self._one_edition:
            return
        changed = {toggle.id for toggle in self.diff.toggles}
        lines: list[str] = []
        for id, setting in self.diff.rulesets[0].settings.items():
            told = [_grounds(ruleset.settings[id]) for ruleset in self.diff.rulesets]
            if id not in changed and len(set(told)) > 1:
                lines += wrapped(f"{setting.value}: {' → '.join(told)}", width=self.width, first=f"{id}  ", then="  ")
        if lines:
            yield [self.ink("The same values on other grounds", "head"), *lines]

    def rulings(self) -> Iterator[list[str]]:
        """Yield the rulings on which the rulesets part, one block each, under a heading."""
        count = counted(len(self.diff.rulings), "ruling") if self.diff.rulings else "no ruling"
        yield [self.ink(f"They part on {count}", "head")]
        for ruling in self.diff.rulings:
            yield parted_ruling(ruling, self.diff.report, self.names.short, width=self.width, ink=self.ink)

    def closing(self) -> list[str]:
        """Return the rulings that do not tell the rulesets apart, counted."""
        told = [f"{counted(self.diff.alike, 'ruling comes', 'rulings come')} out alike."]
        if self.diff.single:
            told.append(f"{counted(self.diff.single, 'ruling belongs', 'rulings belong')} to one of them only.")
        if self.diff.absent:
            told.append(f"{counted(self.diff.absent, 'ruling belongs', 'rulings belong')} to none of them.")
        return wrapped(" ".join(told), width=self.width)

    @property
    def _one_edition(self) -> bool:
        """Whether one edition is compared with itself, as of several dates."""
        return len({id.partition("@")[0] for id in self.ids}) == 1

    def _steps(self, toggle: Toggle) -> str:
        """Return every value that the edition gave to a toggle in its time, if there are more than those compared."""
        own = next((each.own.get(toggle.id, ()) for each in self.diff.rulesets if isinstance(each, Edition)), ())
        compared = {ruleset.settings[toggle.id].since for ruleset in self.diff.rulesets}
        if all(each.since in compared for each in own):
            return ""
        return " → ".join(f"{each.value} ({_grounds(each)})" for each in own)

    def _toggle(self, toggle: Toggle) -> list[str]:
        rows = []
        for ruleset in self.diff.rulesets:
            setting = ruleset.settings[toggle.id]
            rows.append((self.names.short(ruleset.id), *value_row(toggle, setting)))
        lines = columns(rows, indent=2)
        below = " " * (2 + max(len(row[0]) for row in rows) + 2)
        told = []
        for ruleset, line in zip(self.diff.rulesets, lines, strict=True):
            told += [line, *readings(ruleset.settings[toggle.id], first=below, width=self.width)]
        if self._one_edition and (steps := self._steps(toggle)):
            told += wrapped(steps, width=self.width, first="  over time: ", then="    ")
        return [f"{self.ink(toggle.id, 'head')}  {toggle.question}", *told]


def _grounds(setting: Setting) -> str:
    """Return how sure a value is, where it is said and since when."""
    since = [f"since {setting.since}"] if setting.since else []
    return ", ".join([confidence(setting), *setting.source, *since])

"""The differences of rulesets for reading: toggles with their values, rulings with their outcomes, and the causes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rulefork.report.diff import Diff
from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, wrapped
from rulefork.report.marks import evidence, is_said, letters
from rulefork.report.names import Names
from rulefork.report.setting_text import readings, value_row
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import RulingReport

_NOBODY: Final = Names()


def diff_text(diff: Diff, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the differences as text in lines of `width` characters; long values may run over."""
    shown = _Diff(diff, names, width, ink)
    if len(diff.rulesets) < 2:
        return page([[*shown.rulesets(), "This is one ruleset, and nothing differs from itself."]])
    return page([shown.rulesets(), *shown.toggles(), *shown.rulings(), shown.closing()])


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

    def rulings(self) -> Iterator[list[str]]:
        """Yield the rulings on which the rulesets part, one block each, under a heading."""
        count = counted(len(self.diff.rulings), "ruling") if self.diff.rulings else "no ruling"
        yield [self.ink(f"They part on {count}", "head")]
        yield from map(self._ruling, self.diff.rulings)

    def closing(self) -> list[str]:
        """Return the rulings that do not tell the rulesets apart, counted."""
        told = [f"{counted(self.diff.alike, 'ruling comes', 'rulings come')} out alike."]
        if self.diff.single:
            told.append(f"{counted(self.diff.single, 'ruling belongs', 'rulings belong')} to one of them only.")
        if self.diff.absent:
            told.append(f"{counted(self.diff.absent, 'ruling belongs', 'rulings belong')} to none of them.")
        return wrapped(" ".join(told), width=self.width)

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
        return [f"{self.ink(toggle.id, 'head')}  {toggle.question}", *told]

    def _ruling(self, ruling: RulingReport) -> list[str]:
        having = [(id, outcome) for id in self.ids for outcome in ruling.outcomes if id in outcome.rulesets]
        texts = differing([outcome.observed for _, outcome in having])
        by_id = {ruleset.id: ruleset for ruleset in self.diff.rulesets}
        wide = max(len(self.names.short(id)) for id, _ in having)
        told = [
            f"{self.ink(ruling.ruling.id, 'head')}  {clip(ruling.ruling.title, self.width - len(ruling.ruling.id) - 2)}"
        ]
        for (id, _), text in zip(having, texts, strict=True):
            said = f"{in_words(text)}{self._unsaid(ruling, by_id[id])}"
            told += wrapped(said, width=self.width, first=f"  {self.names.short(id).ljust(wide)}  ")
        return [*told, *self._reasons(ruling)]

    def _unsaid(self, ruling: RulingReport, ruleset: Ruleset) -> str:
        return "" if is_said(ruling, ruleset) else f" ({evidence(ruling, ruleset)})"

    def _reasons(self, ruling: RulingReport) -> list[str]:
        rulesets = {ruleset.id: ruleset for ruleset in (*self.diff.rulesets, *self.diff.report.extra)}
        found = reasons(ruling, letters(ruling, self.ids, self.ids[0]))
        lines = []
        for at, reason in enumerate(found):
            word = "     or " if at else "because "
            if len(self.ids) > 2:
                word = f"{self.names.short(reason.before)} → {self.names.short(reason.after)} because "
            lines += wrapped(because(reason, rulesets), width=self.width, first=f"  {word}")
        return lines or ["  no toggle explains it"]

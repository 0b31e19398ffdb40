"""The rows of the matrix: one mark per ruleset, the ruling's id, its sentence; and the heads of the columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rulefork.report import marks
from rulefork.report.ink import Ink, Style
from rulefork.report.layout import clip, wrapped
from rulefork.report.names import Names
from rulefork.verdict.result import Report, RulingReport

_STYLES: Final[dict[str, Style]] = {marks.FAILS: "bad", marks.BROKEN: "bad", "A": "A", "B": "B", "C": "C", "D": "D"}
_FAINT: Final = frozenset({marks.SAME["silent"], marks.SAME["disputed"], marks.ABSENT})
_LONGEST_ID: Final = 44
_SHORTEST_TITLE: Final = 20


@dataclass(frozen=True)
class Matrix:
    """The columns of a report, in lines of `width` characters."""

    report: Report
    names: Names
    width: int
    ink: Ink

    @cached_property
    def ids(self) -> list[str]:
        """The ids of the rulesets compared, one to a column."""
        return [ruleset.id for ruleset in self.report.rulesets]

    @property
    def reference(self) -> str:
        """The id of the ruleset whose outcome has the letter A."""
        return self.names.reference(self.report.rulesets)

    @property
    def indent(self) -> str:
        """As much space as the marks of a row take, with the gap behind them."""
        return " " * (len(self._marks(dict.fromkeys(self.ids, " "), " ")) + 2)

    def letters(self, ruling: RulingReport) -> dict[str, str]:
        """Return the letters of the outcomes of a ruling by ruleset; empty where all agree."""
        return marks.letters(ruling, self.ids, self.reference)

    def has(self, ruling: RulingReport) -> bool:
        """Return whether any case of the ruling applied to any of the rulesets compared."""
        return marks.concerns(ruling, *self.ids)

    def heads(self, topic: str) -> list[str]:
        """Return the marks of the columns, to be read downwards, with the topic after the last line."""
        heads = self.names.heads(self.report.rulesets)
        tall = max(map(len, heads.values()))
        tops = [{id: head.rjust(tall)[at] for id, head in heads.items()} for at in range(tall)]
        *above, last = (self._marks(top, marks.EXTRA if at == tall - 1 else "") for at, top in enumerate(tops))
        return [
            *(self.ink(line.rstrip(), "faint") for line in above),
            f"{self.ink(last, 'faint')}  {self.ink(topic, 'head')}",
        ]

    def row(self, ruling: RulingReport) -> str:
        """Return the line of one ruling, its sentence clipped to the width."""
        left = self._left(ruling)
        return left + clip(ruling.ruling.title, self._room)

    def full_row(self, ruling: RulingReport) -> list[str]:
        """Return the line of one ruling, with as many more as its whole sentence takes."""
        first, *others = wrapped(ruling.ruling.title, width=self._room)
        return [self._left(ruling) + first, *(" " * (self.width - self._room) + line for line in others)]

    @property
    def _room(self) -> int:
        """How many characters a line leaves for the sentence of a ruling."""
        return max(self.width - len(self.indent) - self._longest - 2, _SHORTEST_TITLE)

    @cached_property
    def _longest(self) -> int:
        return min(max(len(each.ruling.id) for each in self.report.rulings), _LONGEST_ID)

    def _left(self, ruling: RulingReport) -> str:
        letters = self.letters(ruling)
        compared = self.report.rulesets
        cells = {each.id: self._cell(marks.mark(ruling, each, letters.get(each.id, ""))) for each in compared}
        extra = self._cell(marks.extra_mark(ruling, [each.id for each in self.report.extra]))
        return f"{self._marks(cells, extra)}  {ruling.ruling.id.ljust(self._longest)}  "

    def lettered(self, line: str, letter: str) -> str:
        """Return the line with the first "A:" in the colour of its outcome."""
        return line.replace(f"{letter}:", self.ink(f"{letter}:", _STYLES.get(letter)), 1)

    def _marks(self, cells: dict[str, str], extra: str) -> str:
        line = marks.row(cells, marks.blocks(self.ids))
        return f"{line} {extra}" if self.report.extra else line

    def _cell(self, mark: str) -> str:
        return self.ink(mark, "faint" if mark in _FAINT else _STYLES.get(mark.upper()))


def topics(rulings: Sequence[RulingReport]) -> list[tuple[str, list[RulingReport]]]:
    """Return the rulings by topic, topics and rulings in the order of the suite."""
    found: dict[str, list[RulingReport]] = {}
    for ruling in rulings:
        found.setdefault(ruling.ruling.topic, []).append(ruling)
    return list(found.items())

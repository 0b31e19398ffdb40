"""A witness as Gherkin: a Rule with its scenario, ready to be pasted into a feature."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulefork.report.layout import counted, wrapped
from rulefork.rulebook.toggle import Toggle
from rulefork.search.exhibit import Exhibit, Part

_WIDTH: Final = 118


def witnesses_gherkin(exhibits: Iterable[Exhibit], toggles: Mapping[str, Toggle]) -> str:
    """Return a whole feature with a Rule for each part of each exhibit."""
    lines = ["Feature: Witnesses"]
    taken: set[str] = set()
    for exhibit in exhibits:
        for part in exhibit.parts:
            lines += ["", *_Rule(exhibit, part, toggles).lines(taken)]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Rule:
    exhibit: Exhibit
    part: Part
    toggles: Mapping[str, Toggle]

    def lines(self, taken: set[str]) -> Iterator[str]:
        """Yield the lines of the Rule; an id or a title among those `taken` is told apart by a number."""
        yield f"  {' '.join(self._tags(taken))}"
        yield f"  Rule: {self._title()}"
        yield from self._remark()
        yield ""
        columns, givens = self._pins()
        answers, thens = self._answers()
        table = {**columns, **answers}
        name = _free(self._name(), taken)
        yield f"    Scenario{' Outline' if table else ''}: {name[0].upper()}{name[1:]}"
        acts = [str(act) for act in self.exhibit.story.acts]
        for keyword, texts in (("Given", givens), ("When", acts), ("Then", thens)):
            for number, text in enumerate(texts):
                yield f"      {'And' if number else keyword} {text}"
        if table:
            yield from ("", "      Examples:", *_table(table))

    def _tags(self, taken: set[str]) -> Iterator[str]:
        families = self.part.families
        only = f"-{families[0].lower()}" if len(families) == 1 else ""
        yield f"@id:witness/{_free(('-and-'.join(self.exhibit.causes) or 'tiles') + only, taken)}"
        is_house = any(self.toggles[id].house_rule for id in self.exhibit.causes)
        yield "@house-rule" if is_house else "@edition-difference"
        if only:
            yield f"@{families[0].lower()}"
        yield from (f"@source:{source}" for source in self.exhibit.sources)

    def _name(self) -> str:
        turns = self.exhibit.story.witness.size.turns
        words = " and ".join(id.replace("-", " ") for id in self.exhibit.causes) or "other tiles"
        only = f" of {self.part.families[0]}" if len(self.part.families) == 1 else ""
        return f"{words}{only} in {counted(turns, 'turn')}"

    def _title(self) -> str:
        """Return the ruling in a sentence: what it matters to know."""
        a, b = self.exhibit.story.witness.a, self.exhibit.story.witness.b
        told = []
        for id in self.exhibit.causes:
            before, cells, after = in_slot([self.toggles[id].values[each.value(id)].pin for each in (a, b)])
            told.append(" ".join((*before, " or ".join(map(" ".join, cells)), *after)))
        return f"It matters whether {' and whether '.join(told)}" if told else "It matters with which tiles one plays"

    def _remark(self) -> Iterator[str]:
        a, b = self.exhibit.story.witness.a.id, self.exhibit.story.witness.b.id
        yield from wrapped(f"A smallest game that tells {a} from {b}.", width=_WIDTH, first="    ")
        if self.part.see:
            named = " and ".join(f"`{ruling}`" for ruling in self.part.see)
            yield from wrapped(f"Of what else is played there, see {named}.", width=_WIDTH, first="    ")

    def _pins(self) -> tuple[dict[str, list[str]], list[str]]:
        columns: dict[str, list[str]] = {}
        givens = []
        for id in self.part.rows[0].pins:
            pins = [self.toggles[id].values[row.pins[id]].pin for row in self.part.rows]
            text, column = _slotted(pins, id.replace("-", " "))
            givens.append(text)
            columns |= column
        return columns, givens

    def _answers(self) -> tuple[dict[str, list[str]], list[str]]:
        columns: dict[str, list[str]] = {}
        thens = []
        for number in range(len(self.exhibit.story.seen)):
            name = "outcome" if number == 0 else f"outcome {number + 1}"
            text, column = _slotted([row.answers[number] for row in self.part.rows], name)
            thens.append(text)
            columns |= column
        return columns, thens


def _free(name: str, taken: set[str]) -> str:
    """Return the name, with a number behind it where it is taken; it is taken from now on."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    taken.add(free)
    return free


# --- What differs from row to row ---------------------------------------------------------------------------------


def in_slot(texts: Sequence[str]) -> tuple[list[str], list[list[str]], list[str]]:
    """Return the words that all the texts begin with, those between of each text, and those that all end with.

    There is a word between in each of them, unless all are the same.
    """
    words = [text.split() for text in texts]
    shortest = min(map(len, words))
    start = next((n for n in range(shortest) if len({each[n] for each in words}) > 1), shortest)
    end = next(
        (n for n in range(shortest - start) if len({each[len(each) - 1 - n] for each in words}) > 1), shortest - start
    )
    if len(set(texts)) > 1 and start + end == shortest:
        start, end = (start - 1, end) if start else (start, end - 1)
    return (
        words[0][:start],
        [each[start : len(each) - end] for each in words],
        words[0][len(words[0]) - end :],
    )


def _slotted(texts: Sequence[str], column: str) -> tuple[str, dict[str, list[str]]]:
    """Return the text with a slot for what differs, and the column of the table with what goes there."""
    if len(set(texts)) == 1:
        return texts[0], {}
    before, cells, after = in_slot(texts)
    return " ".join((*before, f"<{column}>", *after)), {column: [" ".join(cell) for cell in cells]}


def _table(columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    rows = [[*columns], *map(list, zip(*columns.values(), strict=True))]
    widths = [max(len(row[at]) for row in rows) for at in range(len(columns))]
    for row in rows:
        yield f"        | {' | '.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True))} |"

"""A witness as Gherkin: a Rule with its scenario, ready to be pasted into a feature."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulefork.report.layout import wrapped
from rulefork.rulebook.toggle import Toggle
from rulefork.search.exhibit import Exhibit

_WIDTH = 118


def witnesses_gherkin(exhibits: Iterable[Exhibit], toggles: Mapping[str, Toggle]) -> str:
    """Return a whole feature with a Rule for each exhibit."""
    lines = ["Feature: Witnesses"]
    taken: set[str] = set()
    for exhibit in exhibits:
        lines += ["", *rule_lines(exhibit, toggles, taken)]
    return "\n".join(lines) + "\n"


def rule_lines(exhibit: Exhibit, toggles: Mapping[str, Toggle], taken: set[str] | None = None) -> Iterator[str]:
    """Yield the lines of the Rule; an id or a title among those `taken` is told apart by a number."""
    taken = set() if taken is None else taken
    yield f"  {' '.join(_tags(exhibit, toggles, taken))}"
    yield f"  Rule: {_title(exhibit, toggles)}"
    yield from _remark(exhibit)
    yield ""
    columns, givens = _pins(exhibit, toggles)
    answers, thens = _answers(exhibit)
    table = {**columns, **answers}
    turns = exhibit.story.witness.size.turns
    name = _free(f"{_words(exhibit)} in {turns} turn{'' if turns == 1 else 's'}", taken)
    yield f"    Scenario{' Outline' if table else ''}: {name[0].upper()}{name[1:]}"
    for keyword, texts in (("Given", givens), ("When", [str(act) for act in exhibit.story.acts]), ("Then", thens)):
        for number, text in enumerate(texts):
            yield f"      {'And' if number else keyword} {text}"
    if table:
        yield ""
        yield "      Examples:"
        yield from _table(table)


def _tags(exhibit: Exhibit, toggles: Mapping[str, Toggle], taken: set[str]) -> Iterator[str]:
    yield f"@id:witness/{_free('-and-'.join(exhibit.causes) or 'tiles', taken)}"
    is_house = any(toggles[id].house_rule for id in exhibit.causes)
    yield "@house-rule" if is_house else "@edition-difference"
    if len(exhibit.families) == 1:
        yield f"@{exhibit.families[0].lower()}"
    yield from (f"@source:{source}" for source in exhibit.sources)


def _free(name: str, taken: set[str]) -> str:
    """Return the name, with a number behind it where it is taken; it is taken from now on."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    taken.add(free)
    return free


def _words(exhibit: Exhibit) -> str:
    return " and ".join(id.replace("-", " ") for id in exhibit.causes) or "other tiles"


def _title(exhibit: Exhibit, toggles: Mapping[str, Toggle]) -> str:
    """Return the ruling in a sentence: what it matters to know."""
    told = []
    for id in exhibit.causes:
        pins = [toggles[id].values[row.pins[id]].pin for row in exhibit.rows[:2]]
        before, cells, after = in_slot(pins)
        told.append(" ".join((*before, " or ".join(map(" ".join, cells)), *after)))
    return f"It matters whether {' and whether '.join(told)}" if told else "It matters with which tiles one plays"


def _remark(exhibit: Exhibit) -> Iterator[str]:
    a, b = exhibit.story.witness.a.id, exhibit.story.witness.b.id
    yield from wrapped(f"A smallest game that tells {a} from {b}.", width=_WIDTH, first="    ")
    if exhibit.see:
        named = " and ".join(f"`{ruling}`" for ruling in exhibit.see)
        yield from wrapped(f"What else is played there, see {named}.", width=_WIDTH, first="    ")


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


def _pins(exhibit: Exhibit, toggles: Mapping[str, Toggle]) -> tuple[dict[str, list[str]], list[str]]:
    columns: dict[str, list[str]] = {}
    givens = []
    for id in exhibit.rows[0].pins:
        pins = [toggles[id].values[row.pins[id]].pin for row in exhibit.rows]
        text, column = _slotted(pins, id.replace("-", " "))
        givens.append(text)
        columns |= column
    return columns, givens


def _answers(exhibit: Exhibit) -> tuple[dict[str, list[str]], list[str]]:
    columns: dict[str, list[str]] = {}
    thens = []
    for number in range(len(exhibit.story.seen)):
        name = "outcome" if number == 0 else f"outcome {number + 1}"
        text, column = _slotted([row.answers[number] for row in exhibit.rows], name)
        thens.append(text)
        columns |= column
    return columns, thens


def _table(columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    rows = [[*columns], *map(list, zip(*columns.values(), strict=True))]
    widths = [max(len(row[at]) for row in rows) for at in range(len(columns))]
    for row in rows:
        yield f"        | {' | '.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True))} |"

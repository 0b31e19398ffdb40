"""The suite as plain JSON files, for whoever wants to run it without this program."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulefork.conform.harness import Scripts, Task
from rulefork.conform.message import PROTOCOL, SCHEMAS
from rulefork.conform.script import Script
from rulefork.conform.wire import Json
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.schema import load_schema
from rulefork.spec.title import slug

MARKER: Final = "rulefork-export"
"""What `index.json` says it is; a folder without such a file is nobody's to overwrite."""

_README: Final = """\
# The rulings as plain JSON

Written by `rulefork export`; every file is made anew by it.

| file | holds |
|---|---|
| `index.json` | every case: its ruling, its file, the rulesets under which it is told, its sources |
| `rulesets.json` | every ruleset: its family and the value of each toggle |
| `cases/` | a file for each case: the game as actions and questions, with the answers that are expected |
| `schema/` | a JSON Schema for the files of cases, and those of the messages of the protocol |

A case has one or several `variants`, each with the rulesets under which it comes out so. A variant is played from a new
game: first the actions of `setup`, then the pieces of `put` are laid, then the `steps`, which are actions (`do`) and
questions (`ask`). `expected` has an answer for each question, in order; `sentences` says each step in words.

Squares are `[x, y]`, x to the east and y to the north of the start tile; turns are degrees clockwise. A part of a tile
is told by its square, the kind of feature and the sides by which it leaves the tile as it lies.
"""


def export(scripts: Scripts, rulesets: Sequence[Ruleset]) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file, the same for the same suite."""
    index: list[Json] = []
    by_case: dict[str, list[Task]] = {}
    for task in scripts.tasks(rulesets, lambda _, __: True):
        by_case.setdefault(task.case.id, []).append(task)
    for case, tasks in by_case.items():
        path = f"cases/{_file(case)}.json"
        yield path, _text(_case(tasks))
        index.append(_entry(path, tasks))
    toggles = scripts.suite.book.toggles
    yield "index.json", _text({"kind": MARKER, "protocol": PROTOCOL, "cases": index})
    yield "rulesets.json", _text({each.id: _ruleset(each, each.played(toggles)) for each in rulesets})
    yield "README.md", _README
    for name in ("export-case", *(f"protocol-{each}" for each in SCHEMAS)):
        yield f"schema/{name}.schema.json", _text(load_schema(name))


def _file(case: str) -> str:
    ruling, _, title = case.partition(":")
    return f"{ruling}/{slug(title)}"


def _text(data: Json) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _entry(path: str, tasks: Sequence[Task]) -> Json:
    first = tasks[0]
    return {
        "case": first.case.id,
        "ruling": first.ruling.id,
        "file": path,
        "rulesets": [task.ruleset.id for task in tasks],
        "needs": [*first.ruling.needs],
        "sources": [*first.ruling.sources],
    }


def _ruleset(ruleset: Ruleset, values: Mapping[str, str]) -> Json:
    return {"name": ruleset.name, "family": ruleset.family, "toggles": dict(values)}


def _case(tasks: Sequence[Task]) -> Json:
    first = tasks[0]
    return {
        "case": first.case.id,
        "ruling": first.ruling.id,
        "says": first.ruling.title,
        "title": first.case.title,
        "sources": [*first.ruling.sources],
        "needs": [*first.ruling.needs],
        "variants": [_variant(script, ids) for script, ids in _variants(tasks)],
    }


def _variants(tasks: Iterable[Task]) -> list[tuple[Script, list[str]]]:
    """Return the scripts that differ, each with the rulesets that share it."""
    found: list[tuple[Script, list[str]]] = []
    for task in tasks:
        for script, ids in found:
            if (script.table, script.steps, script.expected) == (
                task.script.table,
                task.script.steps,
                task.script.expected,
            ):
                ids.append(task.ruleset.id)
                break
        else:
            found.append((task.script, [task.ruleset.id]))
    return found


def _variant(script: Script, rulesets: list[str]) -> Json:
    return {
        "rulesets": rulesets,
        "players": [*script.table.players],
        "expansions": [*script.table.expansions],
        "setup": [*script.table.setup],
        "put": [*script.table.put],
        "steps": [*script.steps],
        "expected": [*script.expected],
        "sentences": [*script.sentences],
    }

"""The list of released ids: which ids are given to rulings, promised to them, or withdrawn for good."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.schema import validate
from rulefork.rulebook.yamlfile import Document, read_yaml, shown

HOW_TO: Final = "`rulefork lint --release` adds what is new"
_GROUPS: Final = ("released", "planned", "retired")
_HEAD: Final = """\
# The ids of the rulings. An id names one ruling for good: reports, links and the suites of other programs use it, so it
# is never given to another. `rulefork lint` compares this list with the features; `rulefork lint --release` adds what
# is new.
#
#   released  the id of every ruling in these features
#   planned   ids that are kept for rulings still to be written; rules/toggles.yaml names them already
#   retired   ids of rulings that were withdrawn or renamed, with what became of each; they are not given again
"""


@dataclass(frozen=True, slots=True)
class Released:
    """What the list says, and where; the reasons of retired ids by id."""

    released: tuple[str, ...]
    planned: tuple[str, ...]
    retired: Mapping[str, str]
    places: Mapping[str, Where]


_NONE: Final = Released((), (), {}, {})


def read_released(path: Path) -> Released:
    """Return the list; raise `BadInput` where there is none, and with everything that is wrong in it."""
    if not path.exists():
        raise BadInput(
            [Finding(Where(shown(path)), "there is no list of released ids", "ids are kept for good", HOW_TO)]
        )
    document = read_yaml(path)
    if findings := validate(document, "released") or list(_twice(document)):
        raise BadInput(findings)
    said = document.data
    return Released(
        tuple(said.get("released", ())),
        tuple(said.get("planned", ())),
        said.get("retired", {}),
        dict(_entries(document)),
    )


def add_released(path: Path, ids: Iterable[str]) -> tuple[str, ...]:
    """Add the ids to the list, or begin one; return those that were new. What is retired stays so and is not added.

    Raises `BadInput` where the list cannot be used or written.
    """
    before = read_released(path) if path.exists() else _NONE
    new = tuple(id for id in ids if id not in before.released and id not in before.retired)
    if new or not path.exists():
        planned = [id for id in before.planned if id not in new]
        _write(path, sorted([*before.released, *new]), planned, before.retired)
    return new


def _write(path: Path, released: Sequence[str], planned: Sequence[str], retired: Mapping[str, str]) -> None:
    groups = {
        "released": [f"  - {id}" for id in released],
        "planned": [f"  - {id}" for id in planned],
        "retired": [f"  {id}: {_quoted(reason)}" for id, reason in retired.items()],
    }
    lines = [line for group, entries in groups.items() if entries for line in ("", f"{group}:", *entries)]
    try:
        path.write_text(_HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        what = f"the list cannot be written: {error.strerror}"
        raise BadInput([Finding(Where(shown(path)), what, hint="check who may write there")]) from None


def _quoted(text: str) -> str:
    return "'" + " ".join(text.split()).replace("'", "''") + "'"


def _twice(document: Document) -> Iterator[Finding]:
    """Yield each id that stands in the list before."""
    first: dict[str, Where] = {}
    for id, where in _entries(document):
        if id in first:
            yield Finding(where, f"the id `{id}` is listed twice", f"the first is at {first[id]}", "keep one of them")
        first.setdefault(id, where)


def _entries(document: Document) -> Iterator[tuple[str, Where]]:
    """Yield every id with its place."""
    for group in _GROUPS:
        entries = document.data.get(group, ())
        for number, id in enumerate(entries):
            is_key = isinstance(entries, dict)
            yield id, document.where((group, id if is_key else number), key=is_key)

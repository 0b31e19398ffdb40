"""A file of JSON, with the place of every value in it."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.yamlfile import Step, shown

LIMIT: Final = 20_000_000
"""The largest file that is read, in bytes."""
_LOADER: Final[type] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class JsonFile:
    """What a file says; `path` as it is shown."""

    path: str
    text: str
    data: Any

    def where(self, steps: Iterable[Step] = (), *, key: bool = False) -> Where:
        """Return the place of the value that the steps lead to, or of its key; of the last one that there is."""
        try:
            node = yaml.compose(self.text, Loader=_LOADER)  # JSON reads as YAML, and YAML keeps the places
        except yaml.YAMLError:
            return Where(self.path)
        if node is None:
            return Where(self.path)
        told: Any = node
        for step in steps:
            found = _inside(node, step)
            if found is None:
                break
            told, node = found
            told = told if key else node
        return Where(self.path, told.start_mark.line + 1, told.start_mark.column + 1)


def _inside(node: Any, step: Step) -> tuple[Any, Any] | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step], node.value[step]
    if isinstance(node, yaml.MappingNode):
        return next(((name, value) for name, value in node.value if name.value == step), None)
    return None


def read_json(path: Path) -> JsonFile:
    """Return what the file says; raises `BadInput` where it cannot be read or is no JSON."""
    name = shown(path)
    hint = "name a saved game of JCloisterZone, a file that ends in .jcz"
    try:
        content = path.read_bytes()
        text = content.decode("utf-8")
    except IsADirectoryError:
        raise BadInput([Finding(Where(name), "this is a folder", hint="add --summary for all games in it")]) from None
    except OSError as wrong:
        raise BadInput([Finding(Where(name), f"it cannot be read: {wrong.strerror}", hint=hint)]) from None
    except UnicodeDecodeError:
        raise BadInput([Finding(Where(name), "this is no text", "it is not UTF-8", hint)]) from None
    if len(content) > LIMIT:
        raise BadInput([Finding(Where(name), f"the file is longer than {LIMIT // 1_000_000} MB", hint=hint)])
    try:
        return JsonFile(name, text, json.loads(text))
    except json.JSONDecodeError as wrong:
        where = Where(name, wrong.lineno, wrong.colno)
        raise BadInput([Finding(where, "this is no JSON", wrong.msg.lower(), hint)]) from None
    except RecursionError:
        raise BadInput([Finding(Where(name), "this is no saved game", "it nests too deep", hint)]) from None

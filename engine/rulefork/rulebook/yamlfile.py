"""YAML files without YAML's surprises: what is read is what a reader of the file would expect.

A plain scalar is a text, `true`, `false` or a whole number. What YAML would read otherwise (yes, 012, 12:30, 1.5, null)
is refused with its place, as are anchors, aliases, tags, duplicate keys and empty values. Dates stay texts. Every value
keeps its place in the file, so that a later check can point at it.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import yaml

from rulefork.rulebook.finding import BadInput, Finding, Where

LIMIT: Final = 1_000_000
"""The largest file that is read, in bytes."""
DEPTH: Final = 40
"""How deep lists and mappings may nest."""

Step = str | int
"""One step into a document: a key of a mapping, or the number of an entry of a list."""

_PLAIN: Final = re.compile(
    r"(?P<bool>true|false)|(?P<int>-?(?:0|[1-9]\d{0,14}))"
    r"|(?P<bad>(?i:yes|no|on|off|true|false|null)|~|[-+]?\d[\d_]*|[-+]?0[xob][\da-fA-F_]+|[-+]?\d[\d_]*(?::\d+)+(?:\.\d*)?"
    r"|[-+]?(?:\d[\d_]*\.[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?|[-+]?\.(?i:inf|nan))"
)
_STRANGE: Final = re.compile("[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_LINE_END: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_LOADER: Final[type] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_IN_PLAIN_WORDS: Final = (
    ("tab character", "a tab where only spaces may stand", "indent with spaces"),
    (
        "mapping values are not allowed",
        "a colon where none may stand",
        "quote a text with a colon; check the indentation",
    ),
    ("could not find expected ':'", "a key without a colon", "write `key: value`"),
    ("within quotes", "a quotation mark that is never closed", "close it"),
    ("within brackets", "a bracket that is never closed", "close it"),
    ("cannot start any token", "no text may begin with this sign", "put the text in quotes"),
    ("did not find expected", "the structure breaks off", "check brackets, quotes and the indentation"),
)


class _Place(NamedTuple):
    """Where a value begins, counted from 0, the places of what it holds, and those of a mapping's keys."""

    line: int
    column: int
    values: "Mapping[Step, _Place]"
    keys: "Mapping[Step, _Place]"


_NOTHING: Final[Mapping[Step, _Place]] = {}


@dataclass(frozen=True, slots=True)
class Document:
    """What a YAML file says: `data` in plain dicts, lists, texts, whole numbers and booleans; `path` as it is shown."""

    path: str
    data: Any
    _place: _Place = field(repr=False, compare=False)

    def where(self, steps: Iterable[Step] = (), *, key: bool = False) -> Where:
        """Return the place of the value that `steps` lead to, or of its key.

        Steps that lead to nothing end at the last value on the way.
        """
        place, keys = self._place, _NOTHING
        step: Step = ""
        for step in steps:
            if step not in place.values:
                keys = _NOTHING
                break
            place, keys = place.values[step], place.keys
        place = keys.get(step, place) if key else place
        return Where(self.path, place.line + 1, place.column + 1)


def read_yaml(path: Path) -> Document:
    """Return what the file says; raise `BadInput` where it is missing, unreadable or not the plain YAML we take."""
    name = shown(path)
    return parse_yaml(_text(path, name), name)


def parse_yaml(text: str, name: str) -> Document:
    """Return what the text of file `name` says; raise `BadInput` where it is not the plain YAML we take."""
    if strange := _STRANGE.search(text):
        what = f"the character U+{ord(strange[0]):04X} may not stand here"
        raise BadInput([Finding(_where(name, text, strange.start()), what, "it cannot be seen", "remove it")])
    return _Reading(name, text).document()


def names_file(text: str) -> bool:
    """Return whether the text is the path of a YAML file rather than an id."""
    return text.endswith((".yaml", ".yml")) or "/" in text or os.sep in text


def shown(path: Path) -> str:
    """Return the path as messages show it: from the current directory where the file lies below it."""
    here = os.getcwd()
    full = os.path.join(here, path)
    return Path(os.path.relpath(full, here)).as_posix() if full.startswith(here + os.sep) else str(path)


def _text(path: Path, name: str) -> str:
    def bad(what: str, hint: str, place: Where | None = None) -> BadInput:
        return BadInput([Finding(place or Where(name), what, hint=hint)])

    try:
        if path.exists() and not path.is_file():
            raise bad("this is a folder" if path.is_dir() else "this is not a regular file", "name a YAML file")
        with path.open("rb") as file:
            content = file.read(LIMIT + 1)
    except FileNotFoundError:
        raise bad("there is no such file", "check the path") from None
    except (OSError, ValueError) as error:
        raise bad(f"the file cannot be read: {getattr(error, 'strerror', None) or error}", "check the path") from None
    if len(content) > LIMIT:
        raise bad(f"the file is larger than {LIMIT:,} bytes", "split it")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8-sig", errors="replace")
        raise bad("the file is not UTF-8 text", "save it as UTF-8", _where(name, before, len(before))) from None


def _where(name: str, text: str, position: int) -> Where:
    before = _LINE_END.split(text[:position])
    return Where(name, len(before), len(before[-1]) + 1)


class _Reading:
    """One pass over the events of a text. Surprises in values are gathered; what breaks the structure ends the pass."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.findings: list[Finding] = []
        self.events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)

    def document(self) -> Document:
        try:
            next(self.events)  # the stream begins
            if not isinstance(next(self.events), yaml.DocumentStartEvent):
                self.stop(None, "the file is empty", hint="say something in it")
            data, place = self.value(next(self.events), 0)
            next(self.events)  # the document ends
            if isinstance(event := next(self.events), yaml.DocumentStartEvent):
                self.stop(event.start_mark, "a second document begins", "a file holds one", "remove the line `---`")
        except yaml.YAMLError as error:
            self.explain(error)
        if self.findings:
            raise BadInput(self.findings)
        return Document(self.name, data, place)

    def value(self, event: Any, depth: int) -> tuple[Any, _Place]:
        mark = event.start_mark
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event), _Place(mark.line, mark.column, _NOTHING, _NOTHING)
        self.check_plainness(event)
        if isinstance(event, yaml.AliasEvent):
            return "", _Place(mark.line, mark.column, _NOTHING, _NOTHING)
        if depth == DEPTH:
            self.stop(mark, f"lists and mappings nest deeper than {DEPTH} levels", hint="flatten them")
        return (self.mapping if isinstance(event, yaml.MappingStartEvent) else self.sequence)(mark, depth + 1)

    def mapping(self, mark: Any, depth: int) -> tuple[dict[str, Any], _Place]:
        data: dict[str, Any] = {}
        values: dict[Step, _Place] = {}
        keys: dict[Step, _Place] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key, place = self.value(event, depth)
            value, below = self.value(next(self.events), depth)
            if not isinstance(key, str):
                self.note(event.start_mark, "a key must be a text", hint="put it in quotes")
            elif key in data:
                before = keys[key]
                why = f"it stands in line {before.line + 1} already"
                self.note(event.start_mark, f"duplicate key `{key}`", why, "keep one of them")
            else:
                data[key], values[key], keys[key] = value, below, place
        return data, _Place(mark.line, mark.column, values, keys)

    def sequence(self, mark: Any, depth: int) -> tuple[list[Any], _Place]:
        data: list[Any] = []
        values: dict[Step, _Place] = {}
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            value, values[len(data)] = self.value(event, depth)
            data.append(value)
        return data, _Place(mark.line, mark.column, values, _NOTHING)

    def scalar(self, event: Any) -> str | int | bool:
        text: str = event.value
        if event.anchor or event.tag:
            self.check_plainness(event)
        if event.style:  # quoted or a block; a plain scalar has none, or an empty one from libyaml
            return text
        if not text:
            self.note(event.start_mark, "a value is missing", hint="write one, or leave its key out")
            return text
        plain = _PLAIN.fullmatch(text)
        if plain is None:
            return text
        if plain["bad"]:
            why = "YAML programs do not agree whether this is a text"
            self.note(event.start_mark, f"bare `{text}`", why, "quote it, or write true, false or a plain whole number")
            return text
        return text == "true" if plain["bool"] else int(text)

    def check_plainness(self, event: Any) -> None:
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            self.note(event.start_mark, f"the anchor or alias `{event.anchor}`", "none are taken", "write it out")
        elif event.tag:
            self.note(event.start_mark, f"the tag `{event.tag}`", "none are taken", "remove it")

    def note(self, mark: Any, what: str, why: str = "", hint: str = "") -> None:
        where = Where(self.name, mark.line + 1, mark.column + 1) if mark else Where(self.name)
        self.findings.append(Finding(where, what, why, hint))

    def stop(self, mark: Any, what: str, why: str = "", hint: str = "") -> NoReturn:
        self.note(mark, what, why, hint)
        raise BadInput(self.findings)

    def explain(self, error: yaml.YAMLError) -> NoReturn:
        """Say in plain words what breaks the structure, at its place or, at the end of the text, where it began."""
        problem, context = (str(getattr(error, name, None) or "") for name in ("problem", "context"))
        mark, began = (getattr(error, name, None) for name in ("problem_mark", "context_mark"))
        left = self.text[mark.index :] if mark else ""
        if mark and not left.strip() and ("quoted" in context or "flow" in context):
            mark = began
            problem = f"the text ends within {'quotes' if 'quoted' in context else 'brackets'}"
        elif left.startswith("\t"):
            problem = "there is a tab character"
        for words, what, hint in _IN_PLAIN_WORDS:
            if words in problem:
                self.stop(mark, what, problem, hint)
        self.stop(mark, problem or str(error), "this is not YAML", "check the structure")

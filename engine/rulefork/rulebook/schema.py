"""Checks a document against its JSON Schema, and says in plain words what is wrong and where.

The quick check of `shape` settles the good documents; only for the others is jsonschema loaded, to explain.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from rulefork.rulebook.data import data_folder
from rulefork.rulebook.finding import Finding, Where, nearest
from rulefork.rulebook.shape import Check, Schema, shape
from rulefork.rulebook.yamlfile import Step

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

_KINDS: Final = {
    "object": "a mapping",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
}


class Document(Protocol):
    """A file that was read: what it says in plain data, and where in it each value stands."""

    @property
    def data(self) -> Any:
        """What it says."""

    def where(self, steps: Iterable[Step] = (), *, key: bool = False) -> Where:
        """Return the place of the value that `steps` lead to, or of its key."""


def validate(document: Document, schema_name: str) -> list[Finding]:
    """Return what in the document does not fit rules/schema/<schema_name>.schema.json, in the order of the file."""
    if fits(schema_name)(document.data):
        return []
    from jsonschema import Draft202012Validator

    errors = Draft202012Validator(load_schema(schema_name)).iter_errors(document.data)
    return sorted({finding for error in errors for finding in _findings(document, error)})


@cache
def load_schema(name: str) -> Schema:
    """Return the JSON Schema of that name."""
    path = data_folder("rules") / "schema" / f"{name}.schema.json"
    schema: Schema = json.loads(path.read_text(encoding="utf-8"))
    return schema


@cache
def fits(name: str) -> Check:
    """Return the quick check whether a value fits the schema of that name."""
    return shape(load_schema(name))


def _findings(document: Document, error: "ValidationError") -> Iterator[Finding]:
    way: tuple[Step, ...] = tuple(error.absolute_path)
    schema: Any = error.schema
    value: Any = error.instance
    about = str(schema.get("description", ""))
    if error.validator == "additionalProperties":
        known = tuple(schema.get("properties", ()))
        for key in value.keys() - set(known):
            hint = nearest(key, known) or f"known here: {', '.join(known)}"
            yield Finding(document.where((*way, key), key=True), f"unknown key `{key}`", about, hint)
    elif error.validator == "required":
        for key in set(schema["required"]) - value.keys():
            yield Finding(document.where(way), f"`{key}` is missing", about, "add it")
    elif "propertyNames" in error.absolute_schema_path:
        yield Finding(document.where((*way, value), key=True), f"`{value}` is no fit name here", about, "rename it")
    else:
        what, hint = _in_plain_words(error, _name(way))
        yield Finding(document.where(way), what, about, hint)


def _name(way: tuple[Step, ...]) -> str:
    """Return how the value at the end of the way is called in a message."""
    if not way:
        return "the file"
    if isinstance(way[-1], int):
        return f"entry {way[-1] + 1}" + (f" of {_name(way[:-1])}" if len(way) > 1 else "")
    return f"`{way[-1]}`"


def _in_plain_words(error: "ValidationError", name: str) -> tuple[str, str]:
    """Return what is wrong and what to do about it."""
    asked: Any = error.validator_value
    value: Any = error.instance
    match error.validator:
        case "type":
            kinds = [asked] if isinstance(asked, str) else asked
            return f"{name} is {_told(value)}", f"write {' or '.join(_KINDS[kind] for kind in kinds)}"
        case "enum" | "const":
            return f"{name} is {_told(value)}", _choice(value, asked if error.validator == "enum" else [asked])
        case "pattern":
            return f"`{value}` does not fit as {name}", "write it differently"
        case "minLength" | "minItems" | "minProperties":
            return (
                (f"{name} holds {len(value)}", f"give it {asked} or more") if value else (f"{name} is empty", "fill it")
            )
        case "maxLength" | "maxItems" | "maxProperties":
            return f"{name} holds {len(value)}", f"give it {asked} at most"
        case "minimum":
            return f"{name} is {value}", f"write {asked} or more"
        case "uniqueItems":
            return f"{name} says the same thing twice", "keep one of them"
        case _:
            return f"{name}: {error.message}", ""


def _choice(value: Any, known: list[Any]) -> str:
    words = [str(each).lower() if isinstance(each, bool) else str(each) for each in known]
    return nearest(str(value), words) or f"write {' or '.join(words)}"


def _told(value: Any) -> str:
    """Return how a message speaks of a value."""
    if isinstance(value, str):
        return f"`{value}`" if value else "an empty text"
    if isinstance(value, bool | int):
        return str(value).lower()
    return "a list" if isinstance(value, list) else "a mapping"

"""Does a value have the shape that a JSON Schema asks for? Yes or no, in microseconds.

A schema is turned into one function. It knows the keywords that our schemas use. Of a schema with any other keyword it
says no, so that whoever asks must turn to the full validator, which also explains what is wrong.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]
Check = Callable[[Any], bool]

_TYPES: Final[Mapping[str, Check]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
}
_ASKS_NOTHING: Final = {"$schema", "$id", "$defs", "$comment", "title", "description", "examples", "then", "else"}
_MEMBERS: Final = {"properties", "additionalProperties"}
_NEVER: Final[Check] = lambda _: False  # noqa: E731 - one of many small checks


def shape(schema: Schema) -> Check:
    """Return the function that tells whether a value fits the schema; it says no where it cannot tell."""
    named: dict[str, Check] = {}

    def check(part: Any) -> Check:
        if isinstance(part, bool):
            return lambda _: part
        keywords = part.keys() - _ASKS_NOTHING - _MEMBERS
        checks = [
            _NESTED[key](part, check) if key in _NESTED else _plain(key, part[key])
            for key in sorted(keywords - {"$ref"})
        ]
        if "$ref" in keywords:
            name = part["$ref"]
            checks.append(lambda value: named[name](value))
        if part.keys() & _MEMBERS:
            checks.append(_members(part, check))
        return _all(checks)

    named |= {f"#/$defs/{name}": check(part) for name, part in schema.get("$defs", {}).items()}
    return check(schema)


def _all(checks: list[Check]) -> Check:
    if len(checks) == 1:
        return checks[0]

    def fits(value: Any) -> bool:
        for check in checks:  # noqa: SIM110 - a loop takes half the time of all()
            if not check(value):
                return False
        return True

    return fits


def _members(part: Schema, check: Callable[[Any], Check]) -> Check:
    known = {name: check(below) for name, below in part.get("properties", {}).items()}
    other = check(part.get("additionalProperties", True))

    def fits(value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        for name, member in value.items():  # noqa: SIM110 - a loop takes half the time of all()
            if not known.get(name, other)(member):
                return False
        return True

    return fits


def _branch(part: Schema, check: Callable[[Any], Check]) -> Check:
    condition, then, otherwise = (check(part.get(key, True)) for key in ("if", "then", "else"))
    return lambda value: (then if condition(value) else otherwise)(value)


def _items(part: Schema, check: Callable[[Any], Check]) -> Check:
    below = check(part["items"])
    return lambda value: not isinstance(value, list) or all(map(below, value))


def _names(part: Schema, check: Callable[[Any], Check]) -> Check:
    below = check(part["propertyNames"])
    return lambda value: not isinstance(value, dict) or all(map(below, value))


_NESTED: Final[Mapping[str, Callable[[Schema, Callable[[Any], Check]], Check]]] = {
    "allOf": lambda part, check: _all([check(each) for each in part["allOf"]]),
    "if": _branch,
    "items": _items,
    "propertyNames": _names,
}


def _plain(key: str, asked: Any) -> Check:
    """Return the check of a keyword that looks at one value alone."""
    match key:
        case "type":
            checks = [_TYPES.get(name, _NEVER) for name in ([asked] if isinstance(asked, str) else asked)]
            return checks[0] if len(checks) == 1 else lambda value: any(check(value) for check in checks)
        case "enum" | "const":
            known = {(type(each), each) for each in (asked if key == "enum" else [asked])}
            return lambda value: isinstance(value, str | int) and (type(value), value) in known
        case "pattern":
            search = re.compile(asked).search
            return lambda value: not isinstance(value, str) or search(value) is not None
        case "required":
            names = frozenset(asked)
            return lambda value: not isinstance(value, dict) or value.keys() >= names
        case "minLength":
            return lambda value: not isinstance(value, str) or len(value) >= asked
        case "maxLength":
            return lambda value: not isinstance(value, str) or len(value) <= asked
        case "minItems":
            return lambda value: not isinstance(value, list) or len(value) >= asked
        case "maxItems":
            return lambda value: not isinstance(value, list) or len(value) <= asked
        case "minProperties":
            return lambda value: not isinstance(value, dict) or len(value) >= asked
        case "maxProperties":
            return lambda value: not isinstance(value, dict) or len(value) <= asked
        case "minimum":
            return lambda value: not _TYPES["integer"](value) or value >= asked
        case "uniqueItems":
            return lambda value: not isinstance(value, list) or len({json.dumps(each) for each in value}) == len(value)
        case _:
            return _NEVER

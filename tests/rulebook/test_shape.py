"""The quick check of shapes says what the full validator says."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rulefork.rulebook.data import data_folder
from rulefork.rulebook.schema import load_schema
from rulefork.rulebook.shape import shape
from rulefork.rulebook.yamlfile import parse_yaml

from .small import FILES, dedented

KINDS = {
    "toggles.yaml": "toggles",
    "sources.yaml": "sources",
    "figures.yaml": "figures",
    "glossary.yaml": "glossary",
    "tiles/base.yaml": "tiles",
    "editions/first.yaml": "edition",
    "house/monday.yaml": "house",
}
SOUND = {kind: parse_yaml(dedented(FILES[name]), name).data for name, kind in KINDS.items()}

PARTS = (
    ({"type": "object"}, [{}], [[], "a", 1, True]),
    ({"type": ["string", "integer"]}, ["a", 1], [True, [], {}]),
    ({"type": "boolean"}, [True, False], [0, "true"]),
    ({"type": "number"}, [], [1, "a"]),
    ({"enum": ["a", 1]}, ["a", 1], ["b", True, [], {}]),
    ({"const": True}, [True], [1, "true"]),
    ({"pattern": "^a"}, ["ab", 1], ["b"]),
    ({"required": ["a"]}, [{"a": 1}, "a"], [{}]),
    ({"minLength": 2}, ["ab", 1], ["a"]),
    ({"maxLength": 2}, ["ab", 1], ["abc"]),
    ({"minItems": 1}, [[1], "a"], [[]]),
    ({"maxItems": 1}, [[1], "a"], [[1, 2]]),
    ({"minProperties": 1}, [{"a": 1}, "a"], [{}]),
    ({"maxProperties": 1}, [{"a": 1}, "a"], [{"a": 1, "b": 2}]),
    ({"minimum": 2}, [2, "a", True], [1]),
    ({"uniqueItems": True}, [[1, 2], "a"], [[1, 1]]),
    ({"items": {"type": "string"}}, [["a"], [], "a"], [["a", 1]]),
    ({"propertyNames": {"pattern": "^a"}}, [{"a": 1}, "b"], [{"b": 1}]),
    ({"properties": {"a": {"type": "string"}}}, [{"a": "a"}, {"b": 1}, 1], [{"a": 1}]),
    ({"properties": {"a": True}, "additionalProperties": False}, [{"a": 1}, {}], [{"b": 1}]),
    ({"allOf": [{"minLength": 2}, {"maxLength": 3}]}, ["ab"], ["a", "abcd"]),
    ({"if": {"type": "string"}, "then": {"minLength": 2}, "else": False}, ["ab"], ["a", 1]),
    ({"if": {"type": "string"}, "else": {"type": "array"}}, ["", []], [1]),
    ({"$ref": "#/$defs/a", "$defs": {"a": {"type": "string"}}}, ["a"], [1]),
    ({"$defs": {"a": {"items": {"$ref": "#/$defs/a"}, "type": "array"}}, "$ref": "#/$defs/a"}, [[[], [[]]]], [[[1]]]),
    ({"description": "anything goes"}, [1, "a", None], []),
)


@pytest.mark.parametrize(("schema", "good", "bad"), PARTS)
def test_each_keyword_is_understood(schema: dict[str, Any], good: list[Any], bad: list[Any]) -> None:
    """Good values fit, bad ones do not; where it says yes, the full validator does too."""
    fits, full = shape(schema), Draft202012Validator(schema)
    assert [fits(value) for value in good] == [True] * len(good)
    assert [fits(value) for value in bad] == [False] * len(bad)
    assert all(full.is_valid(value) for value in good)


def test_an_unknown_keyword_is_never_satisfied() -> None:
    """It says no where it cannot tell, so that the full validator is asked."""
    assert not shape({"anyOf": [{"type": "string"}]})("a")


@pytest.mark.parametrize("path", sorted((data_folder("rules") / "schema").glob("*.json")), ids=lambda path: path.stem)
def test_the_schemas_are_schemas(path: Any) -> None:
    """Every file in rules/schema is a valid schema of the draft that it names."""
    Draft202012Validator.check_schema(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("kind", SOUND)
@given(draw=st.data())
def test_shapes_and_schemas_agree(kind: str, draw: st.DataObject) -> None:
    """However a file is spoilt, the quick check says about it what the full validator says."""
    spoilt = _spoil(SOUND[kind], draw)
    assert shape(load_schema(kind))(spoilt) == Draft202012Validator(load_schema(kind)).is_valid(spoilt)


WORDS = st.sampled_from(["", "a", "A b", "stated", "disputed", "silent", "N", "C1", "follower", "since", "value"])
ODD = st.one_of(WORDS, st.integers(-1, 3), st.booleans(), st.lists(WORDS, max_size=2), st.dictionaries(WORDS, WORDS))


def _spoil(data: Any, draw: st.DataObject) -> Any:
    """Return the data with one value replaced, left out or added somewhere."""
    if not isinstance(data, dict | list) or not data or draw.draw(st.integers(0, 4)) == 0:
        return draw.draw(ODD)
    copy: Any = data.copy()
    key = draw.draw(st.sampled_from(list(data) if isinstance(data, dict) else list(range(len(data)))))
    match draw.draw(st.sampled_from(["below", "below", "leave out", "add"])):
        case "below":
            copy[key] = _spoil(data[key], draw)
        case "leave out":
            del copy[key]
        case _ if isinstance(copy, dict):
            copy[draw.draw(WORDS)] = draw.draw(ODD)
        case _:
            copy.append(draw.draw(ODD))
    return copy

"""Checks that a JSON output fits its schema."""

import json
from typing import Any

from jsonschema import Draft202012Validator

from rulefork.rulebook.schema import load_schema


def assert_valid(name: str, data: Any) -> None:
    """Check the data, as it is once written and read again, against rules/schema/<name>.schema.json."""
    schema = load_schema(name)
    Draft202012Validator.check_schema(schema)
    errors = list(Draft202012Validator(schema).iter_errors(json.loads(json.dumps(data))))
    assert not errors, errors[0]

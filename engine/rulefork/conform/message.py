"""The messages between harness and program: one JSON object a line, each answered by one, with the same number."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.conform.script import Script
from rulefork.conform.status import Claims
from rulefork.conform.wire import Json
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.schema import fits, load_schema

PROTOCOL: Final = 1
"""The version of the protocol; a program answers `start` with the one that it speaks."""

SCHEMAS: Final = ("start", "start-answer", "run", "run-answer", "stop")
"""The messages, by the names of their schemas."""


def start_message(seq: int) -> dict[str, Json]:
    """Return the message that asks a program who it is and what it claims."""
    return {"seq": seq, "cmd": "start", "protocol": PROTOCOL}


def run_message(seq: int, script: Script, ruleset: Ruleset, values: Mapping[str, str]) -> dict[str, Json]:
    """Return the message that has a program play a script; `values` are the toggles as they are played."""
    table = script.table
    return {
        "seq": seq,
        "cmd": "run",
        "case": script.case,
        "rules": {"id": ruleset.id, "family": ruleset.family, "toggles": dict(values)},
        "players": [*table.players],
        "expansions": [*table.expansions],
        "setup": [*table.setup],
        "put": [*table.put],
        "steps": [*script.steps],
    }


def stop_message(seq: int) -> dict[str, Json]:
    """Return the message that ends a program."""
    return {"seq": seq, "cmd": "stop"}


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a message: where in it, what, and the rule of the schema that it breaks."""

    place: str
    what: str
    rule: str = ""

    def __str__(self) -> str:
        at = f" at {self.place}" if self.place not in ("", "$") else ""
        return f"its answer does not fit{at}: {self.what}{f' (schema rule {self.rule})' if self.rule else ''}"


def fault_in(message: Mapping[str, Json], schema: str) -> Fault | None:
    """Return what is most wrong with a message by the schema `protocol-<schema>`, or None where it fits."""
    if fits(f"protocol-{schema}")(message):
        return None
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    error = best_match(Draft202012Validator(load_schema(f"protocol-{schema}")).iter_errors(message))
    if error is None:
        return None
    rule = "/".join(str(step) for step in error.absolute_schema_path)
    return Fault(error.json_path, error.message, f"protocol-{schema}: {rule}")


def explain(line: str) -> Fault | None:
    """Return what is wrong with a line as an answer of a program, to `start` or to `run`, or None."""
    try:
        message = json.loads(line)
    except ValueError as wrong:
        return Fault("", f"it is no JSON: {wrong}")
    return fault_in(message, "start-answer" if isinstance(message, dict) and "claims" in message else "run-answer")


def claims_of(reply: Mapping[str, Json]) -> Claims:
    """Return what the answer to `start` claims; it must fit its schema."""
    claims = reply["claims"]
    return Claims(
        frozenset(claims.get("expansions", ())),
        frozenset(claims.get("rulesets", ())),
        {toggle: frozenset(values) for toggle, values in claims.get("toggles", {}).items()},
        frozenset(claims["acts"]),
        frozenset(claims["asks"]),
    )

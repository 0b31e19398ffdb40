"""The messages between harness and program: one JSON object a line, each answered by one, with the same number."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rulefork.conform.script import Script
from rulefork.conform.wire import Json
from rulefork.rulebook.ruleset import Ruleset

PROTOCOL: Final = 1
"""The version of the protocol; a program answers `start` with the one that it speaks."""


class Refusal(NamedTuple):
    """The step, counted from 0, at which a program refused an action, and why."""

    step: int
    why: str


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

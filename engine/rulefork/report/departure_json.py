"""Random games in another program as plain data; its shape is in rules/schema/output-conform-random.schema.json."""

from typing import Any

from rulefork.conform.departure import Departure
from rulefork.conform.wire import write_action
from rulefork.play.state import State
from rulefork.report.departure_text import RandomRun


def departure_json(run: RandomRun, start: State) -> dict[str, Any]:
    """Return the run as one object; `start` is a new game of its players."""
    found = run.examined
    told: dict[str, Any] = {
        "program": run.program,
        "ruleset": run.ruleset.id,
        "players": [*run.players],
        "seed": run.seed,
        "games": found.games,
        "actions": found.actions,
        "questions": found.questions,
        "unsupported": found.unsupported,
        "late": found.late,
        "agrees": found.departure is None,
    }
    if found.reason:
        told["reason"] = found.reason
    if found.departure is not None:
        told["departure"] = _departure(run, found.departure, start)
    return told


def _departure(run: RandomRun, departure: Departure, start: State) -> dict[str, Any]:
    befores = [start, *(told.after.state for told in departure.told)]
    told: dict[str, Any] = {
        "kind": departure.kind,
        "game": run.examined.game,
        "whole": run.examined.whole,
        "actions": [write_action(each.action, state) for each, state in zip(departure.told, befores, strict=False)],
        "scenario": [*run.scenario],
        "again": [*run.again],
    }
    if departure.asked is not None:
        told |= {
            "question": dict(departure.asked.question),
            "expected": departure.asked.answer,
            "observed": departure.observed,
        }
    if departure.why:
        told["why"] = departure.why
    if departure.errors:
        told["stderr"] = departure.errors
    return told

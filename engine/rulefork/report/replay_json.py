"""A replayed game as plain data; its shape is in rules/schema/output-replay.schema.json."""

from typing import Any

from rulefork.jcz.assertion import Assertion
from rulefork.jcz.parting import Parting
from rulefork.jcz.replayed import Replayed, Summary


def replay_json(replayed: Replayed) -> dict[str, Any]:
    """Return the game as one object."""
    save, own = replayed.opening.save, replayed.own
    return {
        "file": save.file.path,
        "title": save.title,
        "players": [*save.players],
        "rules": own.ruleset.id,
        "turns": len(own.states) - 1,
        "over": own.state.over,
        "points": dict(own.state.points),
        "assertions": [_assertion(each) for each in replayed.assertions],
        "rulesets": [_parting(each) for each in replayed.partings],
    }


def _assertion(assertion: Assertion) -> dict[str, Any]:
    told = {"expected": assertion.text, "met": bool(assertion.met), "found": assertion.found}
    return told | ({"explained": assertion.explained} if assertion.explained else {})


def _parting(parting: Parting) -> dict[str, Any]:
    told: dict[str, Any] = {
        "ruleset": parting.ruleset.id,
        "parts": parting.turn is not None,
        "points": dict(parting.points),
    }
    if parting.turn is not None:
        told["turn"] = parting.turn
        told["differences"] = [{"kind": each.kind, "says": each.says} for each in parting.differences]
        told["toggles"] = [
            {"toggle": toggle, "here": here, "there": there}
            for toggle, (here, there) in (parting.toggles or {}).items()
        ]
    if parting.message is not None:
        told["message"] = parting.message
    if parting.stuck is not None:
        told["stuck"] = {"turn": parting.stuck.turn, "why": parting.stuck.why}
    return told


def summary_json(summary: Summary) -> dict[str, Any]:
    """Return many games as one object: the numbers, what is not met, and what was not played."""
    every, met, explained, unmet = summary.counts
    return {
        "files": len(summary.games) + len(summary.unplayed),
        "replayed": len(summary.games),
        "assertions": {"all": every, "met": met, "explained": explained, "unmet": unmet},
        "not_met": [
            {"file": game.opening.save.file.path, **_assertion(each)}
            for game in summary.games
            for each in game.assertions
            if not each.met
        ],
        "not_played": [
            {
                "file": each.where.path,
                "line": each.where.line,
                "column": each.where.column,
                "what": each.what,
                "why": each.why,
            }
            for each in summary.unplayed
        ],
    }

"""A simulation as plain data; its shape is in rules/schema/output-simulate.schema.json."""

from typing import Any

from rulefork import __version__
from rulefork.report.check_json import ruleset_json
from rulefork.search.impact import Change, Flip, Impact, Side
from rulefork.search.statistic import SURE, Estimate, Share


def simulate_json(found: Impact) -> dict[str, Any]:
    """Return the simulation as one object."""
    setup = found.setup
    told: dict[str, Any] = {
        "rulefork": __version__,
        "players": [*setup.players],
        "policy": setup.policy,
        "seed": setup.seed,
        "wanted": found.wanted,
        "games": found.games,
        "hash": found.hash,
        "confidence": SURE,
        "rulesets": [_side(side, setup.players) for side in found.sides],
    }
    if found.change is not None and found.several is not None:
        told |= {
            "change": _change(found.change),
            "toggles": [_flip(each) for each in found.flips],
            "several": _share(found.several),
        }
    return told


def _side(side: Side, players: tuple[str, ...]) -> dict[str, Any]:
    return {
        **ruleset_json(side.ruleset),
        "points": {player: _estimate(each) for player, each in zip(players, side.points, strict=True)},
        "wins": {player: _share(each) for player, each in zip(players, side.wins, strict=True)},
        "shared_wins": _share(side.shared),
        "per_game": dict(side.tally),
        "turns": side.turns,
    }


def _change(change: Change) -> dict[str, Any]:
    return {
        "parted": _share(change.parted),
        "scores": _share(change.scores),
        "winner": _share(change.winner),
        "points": _estimate(change.points),
        "moved": _estimate(change.moved),
        "median_turn": change.median_turn,
        "turns": [{"turn": turn, "games": count} for turn, count in change.turns.items()],
        "shifts": [{"points": points, "times": count} for points, count in change.shifts.items()],
    }


def _flip(flip: Flip) -> dict[str, Any]:
    return {
        "toggle": flip.toggle,
        "before": flip.before,
        "after": flip.after,
        "along": [*flip.along],
        "first": _share(flip.first),
        "change": _change(flip.change),
    }


def _share(share: Share) -> dict[str, Any]:
    return {"count": share.count, "of": share.of, "share": share.value, "low": share.low, "high": share.high}


def _estimate(estimate: Estimate) -> dict[str, Any]:
    if not estimate.known:
        return {"mean": estimate.value, "low": None, "high": None}
    return {"mean": estimate.value, "low": estimate.low, "high": estimate.high}

"""A position or a case for programs: boards, whose turn it is, what is open. The shape: output-board.schema.json."""

from collections.abc import Iterable
from typing import Any

from rulefork.report.table_view import Part, Standing, parts, pieces, sites, standings, supplies
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SiteMark, SquareMark, TileMark
from rulefork.spec.performance import Performance
from rulefork.spec.position import Position
from rulefork.spec.ruling import Case
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, Site
from rulefork.table.geometry import Square


def positions_json(positions: Iterable[Position]) -> list[dict[str, Any]]:
    """Return the positions as a list: id, title, file and line."""
    return [{"id": each.id, "title": each.title, "where": f"{each.where.path}:{each.where.line}"} for each in positions]


def position_json(position: Position, situation: Situation) -> dict[str, Any]:
    """Return a position as an object with its board; `situation` is what it came to under the rules of its game."""
    return {
        "title": position.title,
        "where": f"{position.where.path}:{position.where.line}",
        "rules": situation.game.rules.ruleset.id,
        "position": {"id": position.id, "about": position.about},
        "landmarks": {name: _landmark(mark) for name, mark in situation.landmarks.items()},
        "boards": [_board("position", situation)],
    }


def case_json(case: Case, done: Performance) -> dict[str, Any]:
    """Return a case as an object with two boards: the one that it starts from and the one at its end."""
    return {
        "title": case.title,
        "where": f"{case.where.path}:{case.where.line}",
        "rules": done.before.game.rules.ruleset.id,
        "case": {
            "id": case.id,
            "ruling": case.ruling,
            "steps": [{"keyword": step.keyword, "text": step.text, "line": step.where.line} for step in case.steps],
            "stopped": [
                {"text": step.step.text, "line": step.step.where.line, "why": step.problem, "ruling": step.ruling}
                for step in done.steps
                if step.problem
            ],
        },
        "landmarks": {name: _landmark(mark) for name, mark in done.before.landmarks.items()},
        "boards": [_board("before", done.before), _board("after", done.after)],
    }


def _board(when: str, situation: Situation) -> dict[str, Any]:
    state, everyone = situation.state, standings(situation)
    return {
        "when": when,
        "tiles": [
            {
                "at": list(square),
                "tile": tile.id,
                "turned": 90 * state.board.layouts[square].turns,
                "symbol": tile.symbol,
            }
            for square, tile in sorted(state.board.tiles.items())
        ],
        "followers": [_standing(each) for each in everyone if each.figure.is_follower],
        "others": [_other(each) for each in everyone if not each.figure.is_follower],
        "pieces": [
            {"kind": kind.id, "at": list(square)} for square, kinds in pieces(situation).items() for kind in kinds
        ],
        "sites": [_site(site, figures) for site, figures in sites(situation).items()],
        "dragon": _at(state.dragon),
        "fairy": _fairy(situation),
        "player": state.player,
        "phase": state.phase,
        "over": state.over,
        "players": [
            {
                "player": player,
                "points": state.points[player],
                "supply": supply.free,
                "figures": supply.all,
                "kinds": dict(supply.kinds),
            }
            for player, supply in supplies(situation).items()
        ],
        "bag": len(state.bag),
        "aside": len(state.aside),
        "features": [_feature(part) for part in parts(situation)],
    }


def _standing(standing: Standing) -> dict[str, Any]:
    figure, spot = standing.figure, standing.spot
    return {
        "owner": figure.owner,
        "kind": figure.kind,
        "role": standing.role,
        "at": list(spot.square),
        "segment": spot.segment,
    }


def _other(standing: Standing) -> dict[str, Any]:
    """Return a figure that is no follower and so has no role."""
    told = _standing(standing)
    del told["role"]
    return told


def _fairy(situation: Situation) -> dict[str, Any] | None:
    state = situation.state
    if state.fairy is None:
        return None
    beside = [_standing(each) for each in standings(situation) if each.figure == state.fairy.companion]
    return {"at": list(state.fairy.square), "beside": beside[0] if beside else None}


def _site(site: Site, figures: Iterable[Figure]) -> dict[str, Any]:
    return {
        "place": site.kind,
        "squares": [list(square) for square in site.squares],
        "part": site.part,
        "figures": [{"owner": figure.owner, "kind": figure.kind} for figure in figures],
    }


def _feature(part: Part) -> dict[str, Any]:
    told = {
        "kind": part.kind,
        "squares": [list(square) for square in part.squares],
        "open_ends": part.open_ends,
        "complete": part.complete,
        "shields": part.shields,
        "followers": [_standing(each) for each in part.followers],
        "others": [_other(each) for each in part.others],
    }
    if part.kind == "farm":
        told |= {"cities": part.cities, "complete_cities": part.complete_cities}
    return told


def _landmark(mark: Landmark) -> dict[str, Any]:
    match mark:
        case TileMark(tile=tile):
            return {"tile": tile}
        case SquareMark(square=square, turns=turns):
            return {"square": list(square)} | ({} if turns is None else {"turned": 90 * turns})
        case SiteMark(kind=kind, square=square, part=part):
            return {"place": kind, "at": list(square)} | ({"part": part} if part else {})
        case FeatureMark(kind=kind, square=square, port=port):
            return {"feature": kind, "at": list(square)} | ({"side": port} if port else {})
        case FigureMark(role=role, square=square, port=port, owner=owner):
            told = {"figure": role, "at": list(square)} | ({"side": port} if port else {})
            return told | ({"owner": owner} if owner else {})


def _at(square: Square | None) -> list[int] | None:
    return None if square is None else list(square)

"""Actions and places as plain JSON, for programs that know nothing of this one.

An action is an object whose `do` names it; squares are `[x, y]`, x to the east and y to the north of the start tile;
turns are degrees clockwise; sides are the letters N, E, S, W. A part of a tile is told by its square, the kind of
feature and the sides by which it leaves the tile as it lies (half-edges for farms), a figure by its owner, its kind and
where it stands.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final, get_type_hints

from rulefork.play import action as actions
from rulefork.play.action import Action
from rulefork.play.expansions import EXPANSIONS
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.rulebook.tile import HALVES, SIDES
from rulefork.table.figure import Figure, OnBoard, OnTile, Site, Spot

Json = Any
"""What JSON can say: None, truth values, numbers, texts, lists and objects of these."""

_NAMES: Final[Mapping[str, str]] = {"square": "at", "turns": "turned", "kind": "figure", "spot": "on"}
"""What fields are called in JSON, where not as in the action."""


class Unreadable(ValueError):  # noqa: N818 - it names the cause
    """A message that does not say what it should; its text says what is wrong with it."""


def name_of(action: type[Action]) -> str:
    """Return what an action is called in JSON: "place-tile"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", action.__name__).lower()


@cache
def actions_by_name() -> Mapping[str, type[Action]]:
    """Return every action of the game and of the expansions, by what it is called in JSON."""
    own = [kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, Action)]
    others = [kind for expansion in EXPANSIONS.values() for kind in expansion.moves]
    return {name_of(kind): kind for kind in (*own, *others) if kind is not Action}


def write_action(action: Action, state: State) -> dict[str, Json]:
    """Return the action as JSON; `state` is the game before it, in which its figures and places are looked up."""
    told = {"do": name_of(type(action))}
    for field in fields(action):
        told[_NAMES.get(field.name, field.name.replace("_", "-"))] = _write(
            field.name, getattr(action, field.name), state
        )
    return told


def read_action(told: Mapping[str, Json], game: Game, state: State) -> Action:
    """Return the action that JSON tells; raises `Unreadable` where it tells none that the state gives a meaning."""
    kind = actions_by_name().get(str(told.get("do")))
    if kind is None:
        raise Unreadable(f"no action is called {told.get('do')!r}")
    hints, values = get_type_hints(kind), {}
    for field in fields(kind):
        key = _NAMES.get(field.name, field.name.replace("_", "-"))
        if key not in told:
            raise Unreadable(f"{told['do']} lacks {key!r}")
        values[field.name] = _read(field.name, hints[field.name], told[key], game, state)
    return kind(**values)


def _write(name: str, value: Any, state: State) -> Json:
    match value:
        case Figure():
            return write_figure(value, state)
        case Spot() | OnTile() | Site():
            return write_place(value, state)
        case int() if name == "turns":
            return 90 * value
        case int() if name == "side":
            return SIDES[value]
        case tuple():
            return [_write("", each, state) for each in value]
        case _:
            return value


def _read(name: str, hint: Any, told: Json, game: Game, state: State) -> Any:
    wanted = str(hint)
    try:
        if told is None:
            return None
        if "Figure" in wanted:
            return read_figure(told, state)
        if "Spot" in wanted or "Site" in wanted:
            return read_place(told, game, state)
        if name == "turns":
            return int(told) // 90
        if (name == "tile" and told not in game.box.first) or (name == "kind" and told not in game.box.figures):
            raise Unreadable(f"there is no {_NAMES.get(name, name)} {told!r}")
        if name == "side":
            return SIDES.index(told)
        return _as_value(told)
    except (KeyError, TypeError, ValueError) as wrong:
        if isinstance(wrong, Unreadable):
            raise
        raise Unreadable(f"{told!r} is no {_NAMES.get(name, name)}") from None


def _as_value(told: Json) -> Any:
    return tuple(_as_value(each) for each in told) if isinstance(told, list) else told


# --- Places and figures ------------------------------------------------------------------------------------------


def write_place(place: OnBoard, state: State) -> dict[str, Json]:
    """Return where something stands: a part of a tile, a tile as such, or a place of its own."""
    match place:
        case Spot(square=square):
            segment = state.board.segment(place)
            ports = HALVES if segment.kind == "farm" else SIDES
            sides = [ports[port] for port in sorted(segment.ports)]
            return {"at": [*square], "feature": segment.kind, "sides": sides}
        case OnTile(square=square):
            return {"at": [*square]}
        case Site(kind=kind, squares=squares, part=part):
            return {"place": kind, "squares": [[*square] for square in squares], "part": part}


def read_place(told: Mapping[str, Json], game: Game, state: State) -> OnBoard:
    """Return the place that JSON tells; raises `Unreadable` where the board has no such part of a tile."""
    if "place" in told:
        squares = tuple((int(x), int(y)) for x, y in told["squares"])
        if told["place"] not in game.box.figures:
            raise Unreadable(f"no place is called {told['place']!r}")
        return game.site(told["place"], squares, str(told.get("part", "")))
    x, y = told["at"]
    if "feature" not in told:
        return OnTile((int(x), int(y)))
    return _spot((int(x), int(y)), told["feature"], told["sides"], state)


def _spot(square: tuple[int, int], feature: str, sides: list[str], state: State) -> Spot:
    if square not in state.board.tiles:
        raise Unreadable(f"no tile lies on {[*square]}")
    for spot in state.board.spots_on(square):
        segment = state.board.segment(spot)
        ports = HALVES if segment.kind == "farm" else SIDES
        if segment.kind == feature and {ports[port] for port in segment.ports} == set(sides):
            return spot
    raise Unreadable(f"the tile on {[*square]} has no {feature} with the sides {sides}")


def write_figure(figure: Figure, state: State) -> dict[str, Json]:
    """Return the figure by its owner, its kind and where it stands; where it is off the board, without a place."""
    told: dict[str, Json] = {"owner": figure.owner, "figure": figure.kind}
    place = state.figures[figure]
    return told | {"on": write_place(place, state)} if isinstance(place, Spot | OnTile | Site) else told


def read_figure(told: Mapping[str, Json], state: State) -> Figure:
    """Return a figure that JSON tells; of several alike in one place, any. Raises `Unreadable` where there is none."""
    for figure in figures_at(told, state):
        return figure
    raise Unreadable(f"no {told.get('figure')} of {told.get('owner') or 'nobody'} stands there")


def figures_at(told: Mapping[str, Json], state: State) -> Iterator[Figure]:
    """Yield the figures of that owner and kind in the place that JSON tells."""
    wanted = told.get("on")
    for figure, place in state.on_board():
        fits = (figure.owner, figure.kind) == (told["owner"], told["figure"])
        if fits and (wanted is None or write_place(place, state) == wanted):
            yield figure

r"""A game in one line: `three@0,1:90/+farmer straight@-1,0 pd-cap-dragon@0,-1:90/*Red.farmer@0,1/>S`.

Turns are set apart by spaces; Red plays the first, Blue the second, and so on. A turn is told by its steps:

    cap@0,1:90          the tile is placed on (0, 1), turned by 90 degrees; `:0` is left out
    ?pd-cap-dragon      the tile is drawn, and not placed
    +knight             a follower is deployed on the tile just placed
    +thief.west@1,0     the same where there is more than one such part, or through a portal
    -Blue.knight@0,1    the princess sends the knight home; `-nobody` spares them all
    *Red.monk@2,0       the fairy goes to the follower, `*2,0` onto the tile as such
    >NNW                the dragon walks
    ! $ ~ . end         the turn begins; the fairy's point is claimed; nobody is deployed; the turn ends; the game ends

What is printed is read as the same actions again.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import role_at
from rulefork.play.state import State
from rulefork.play.turn import apply, begin
from rulefork.rulebook.finding import BadInput, Finding, Where, nearest
from rulefork.rulebook.tile import SIDES
from rulefork.search.witness import PLAYERS, turns_of
from rulefork.spec.situation import directions_of, spots_in
from rulefork.spec.words import KIND_OF
from rulefork.table.figure import Figure, Spot
from rulefork.table.geometry import Square

_SQUARE: Final = r"-?\d+,-?\d+"
_PART: Final = rf"(?P<role>knight|thief|monk|farmer)(?:\.(?P<where>[a-z-]+|\d+))?(?:@(?P<at>{_SQUARE}))?"
_STEPS: Final[Mapping[str, re.Pattern[str]]] = {
    name: re.compile(pattern)
    for name, pattern in {
        "place": rf"(?P<tile>[a-z][a-z0-9-]*)@(?P<square>{_SQUARE})(?::(?P<turned>0|90|180|270))?",
        "draw": r"\?(?P<tile>[a-z][a-z0-9-]*)",
        "deploy": rf"\+{_PART}(?:=(?P<kind>[a-z-]+))?",
        "spare": r"-nobody",
        "send": rf"-(?P<owner>[A-Z][a-z]+)\.{_PART}",
        "onto": rf"\*(?P<square>{_SQUARE})",
        "fairy": rf"\*(?P<owner>[A-Z][a-z]+)\.{_PART}",
        "walk": r">(?P<walk>[NESW]+)",
        "sign": r"[!$~.]|end",
    }.items()
}
_SIGNS: Final[Mapping[str, type[Action]]] = {
    "!": BeginTurn, "$": ClaimFairyPoint, "~": Pass, ".": EndTurn, "end": EndGame,
}  # fmt: skip
_SIGN_OF: Final = {kind: sign for sign, kind in _SIGNS.items()}


# --- Printing ----------------------------------------------------------------------------------------------------


def write_game(actions: Iterable[Action], game: Game) -> str:
    """Return the game in one line. Its actions are those of a witness: what an action implies is left out."""
    state = begin(game, PLAYERS)
    told = []
    for turn in turns_of(actions):
        steps = []
        for is_walk, group in groupby(turn, lambda action: isinstance(action, MoveDragon)):
            walk = ""
            for action in group:
                if isinstance(action, MoveDragon):
                    walk += SIDES[action.side]
                else:
                    steps.append(_written(action, state))
                state = _after(game, state, action)
            steps += [f">{walk}"] if is_walk else []
        told.append("/".join(steps))
    return " ".join(told)


def _after(game: Game, state: State, action: Action) -> State:
    """Return the game after the action; where it is refused, as the last one may be, the game before it."""
    try:
        return apply(game, state, action)[0]
    except Refused:
        return state


def _written(action: Action, state: State) -> str:
    match action:
        case PlaceTile(tile=tile, square=square, turns=turns):
            return f"{tile}@{_pair(square)}{f':{90 * turns}' if turns else ''}"
        case DrawTile(tile=tile):
            return f"?{tile}"
        case Deploy(spot=spot, kind=kind):
            return f"+{_part(spot, state)}{'' if kind == FOLLOWER else f'={kind}'}"
        case SpareKnights():
            return "-nobody"
        case SendHome(knight=knight):
            return f"-{_figure(knight, state)}"
        case MoveFairy(square=square, companion=None):
            return f"*{_pair(square)}"
        case MoveFairy(companion=Figure() as companion):
            return f"*{_figure(companion, state)}"
    return _SIGN_OF[type(action)]


def _pair(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def _part(spot: Spot, state: State, *, placed: bool = True) -> str:
    """Return the part of a tile: the role there, the direction or number where there are several, the square."""
    segment, role = state.board.segment(spot), role_at(state, spot)
    several = len(state.board.layouts[spot.square].numbers(segment.kind)) > 1
    ways = [way for way in directions_of(segment) if len(spots_in(state, spot.square, segment.kind, way)) == 1]
    where = f".{ways[0] if ways else spot.segment}" if several else ""
    return f"{role}{where}{'' if placed and spot.square == state.turn.square else f'@{_pair(spot.square)}'}"


def _figure(figure: Figure, state: State) -> str:
    place = state.figures[figure]
    assert isinstance(place, Spot), "a follower of these boxes stands in a feature"
    return f"{figure.owner}.{_part(place, state, placed=False)}"


# --- Reading -----------------------------------------------------------------------------------------------------


def read_game(text: str, game: Game) -> tuple[Action, ...]:
    """Return the actions of a game told in one line.

    Raises `BadInput` with the column of what is no step, names nothing on the table, or is refused under the rules of
    the game; the last action may be refused.
    """
    state = begin(game, PLAYERS)
    actions: list[Action] = []
    refused: BadInput | None = None
    for number, (column, turn) in enumerate(_words(text, " ", 1)):
        player = PLAYERS[number % len(PLAYERS)]
        for at, step in _words(turn, "/", column):
            for action in _read(step, at, player, state, game):
                if refused:
                    raise refused
                actions.append(action)
                try:
                    state, _ = apply(game, state, action)
                except Refused as why:
                    refused = _wrong(at, f"`{step}` is refused: {why.why}", f"see `{why.ruling}`")
    if not actions:
        raise _wrong(1, "the game is empty", hint="write it like `cap@0,1:180/+knight pd-stub-volcano@1,0`")
    return tuple(actions)


def _words(text: str, between: str, column: int) -> Iterator[tuple[int, str]]:
    """Yield the words of a text, each with its column."""
    for match in re.finditer(rf"[^{between}]+", text):
        yield column + match.start(), match[0]


def _read(step: str, column: int, player: str, state: State, game: Game) -> Iterator[Action]:
    for name, pattern in _STEPS.items():
        match = pattern.fullmatch(step)
        if match is not None:
            yield from _meant(name, match, column, player, state, game)
            return
    raise _wrong(column, f"`{step}` is no step of a game", hint="a step looks like `cap@0,1:90`, `+knight` or `>NNW`")


def _meant(name: str, match: re.Match[str], column: int, player: str, state: State, game: Game) -> Iterator[Action]:
    match name:
        case "place" | "draw":
            tile = match["tile"]
            if tile not in game.box.first:
                raise _wrong(column, f"no tile is called `{tile}`", hint=nearest(tile, game.box.first))
            turns = int(match["turned"] or 0) // 90 if name == "place" else 0
            yield PlaceTile(player, tile, _at(match["square"]), turns) if name == "place" else DrawTile(player, tile)
        case "deploy":
            kind = match["kind"] or FOLLOWER
            if kind not in game.box.figures:
                raise _wrong(column, f"no figure is called `{kind}`", hint=nearest(kind, game.box.figures))
            yield Deploy(player, _spot(match, column, state), kind)
        case "send":
            yield SendHome(player, _standing(match, column, state))
        case "spare":
            yield SpareKnights(player)
        case "onto":
            yield MoveFairy(player, _at(match["square"]))
        case "fairy":
            figure = _standing(match, column, state)
            yield MoveFairy(player, _spot(match, column, state).square, figure)
        case "walk":
            steps = state.turn.walk.steps if state.turn.walk else 0
            for number, side in enumerate(match["walk"]):
                walker = state.players[(state.players.index(player) + steps + number) % len(state.players)]
                yield MoveDragon(walker, SIDES.index(side))
        case _:
            yield _SIGNS[match[0]](player)


def _at(text: str) -> Square:
    x, y = text.split(",")
    return (int(x), int(y))


def _spot(match: re.Match[str], column: int, state: State) -> Spot:
    """Return the part of a tile that a step names; raises `BadInput` where there is none or more than one."""
    square = _at(match["at"]) if match["at"] else state.turn.square
    if square is None or square not in state.board.tiles:
        raise _wrong(column, f"`{match[0]}` names a square without a tile")
    kind, where = KIND_OF[match["role"]], match["where"]
    numbers = state.board.layouts[square].numbers(kind)
    if where is None:
        found = tuple(Spot(square, number) for number in numbers)
    elif where.isdigit():
        found = tuple(Spot(square, number) for number in numbers if number == int(where))
    else:
        found = spots_in(state, square, kind, where)
    if len(found) != 1:
        count = "no" if not found else "more than one"
        raise _wrong(column, f"the tile on {_pair(square)} has {count} such part as in `{match[0]}`")
    return found[0]


def _standing(match: re.Match[str], column: int, state: State) -> Figure:
    spot = _spot(match, column, state)
    found = [figure for figure, place in state.followers() if place == spot and figure.owner == match["owner"]]
    if not found:
        raise _wrong(column, f"no follower of {match['owner']} stands there, as `{match[0]}` says")
    return found[0]


def _wrong(column: int, what: str, why: str = "", hint: str = "") -> BadInput:
    return BadInput([Finding(Where("<game>", 1, column), what, why, hint)])

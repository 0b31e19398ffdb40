"""Courses of play: the ways in which one more turn can be played in step, and the games that part in it.

A course keeps the actions that say something. What an action implies is left out: that the turn begins, that the tile
was drawn, that a player declines, that the turn ends.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.refusal import Refused
from rulefork.rulebook.tile import TileType
from rulefork.search.lockstep import Both, Kind, Lockstep, OneSided


@dataclass(frozen=True, slots=True)
class Course:
    """A game up to the end of a turn: what was done, the game as it stands, how many followers were deployed."""

    actions: tuple[Action, ...]
    both: Both
    deployed: int = 0


@dataclass(frozen=True, slots=True)
class Split:
    """A game on which two rulesets part: what is done, and the kinds of what differs then."""

    actions: tuple[Action, ...]
    kinds: tuple[Kind, ...]


Branch = Course | Split


@dataclass(frozen=True, slots=True)
class Plan:
    """How a turn is to be looked into.

    `figures` is how many followers may be deployed in all; `admits` tells which tiles are placed; `is_last` looks at
    what is no turn of its own, too: an early draw, the end of the game. `chance` orders the branches and leaves out all
    but one placement of each tile; without it every one is taken, in the order of the box.
    """

    figures: int
    admits: Callable[[TileType], bool]
    is_last: bool
    kinds: Collection[Kind]
    chance: Random | None = None


def turns(lockstep: Lockstep, course: Course, plan: Plan) -> Iterator[Iterator[Branch]]:
    """Yield for each way to begin the next turn the ways to go on with it, and the games that part on the way."""
    player = course.both.a.player
    begun = course
    if course.both.a.fairy is not None or not course.both.is_one:
        try:
            both = lockstep.play(course.both, BeginTurn(player))
        except OneSided:
            return  # a turn begins under any rules
        begun = Course(course.actions, both, course.deployed)
        yield from _seen(course.actions, BeginTurn(player), both, plan)
        yield from _claims(lockstep, begun, plan)
    if plan.is_last:
        yield from _early_draws(lockstep, begun, plan)
    for place in _placements(lockstep, begun, plan):
        yield _placed(lockstep, begun, place, plan)


def _seen(actions: tuple[Action, ...], last: Action, both: Both, plan: Plan) -> Iterator[Iterator[Branch]]:
    kinds = _wanted(both, plan)
    if kinds:
        yield iter((Split((*actions, last), kinds),))


def _wanted(both: Both, plan: Plan) -> tuple[Kind, ...]:
    return tuple(kind for kind in both.differences if kind in plan.kinds)


def _claims(lockstep: Lockstep, begun: Course, plan: Plan) -> Iterator[Iterator[Branch]]:
    """Yield what comes of it that the player claims a point, or may under one ruleset only."""
    if not (begun.both.a.turn.point_owed or begun.both.b.turn.point_owed):
        return
    claim = ClaimFairyPoint(begun.both.a.player)
    try:
        both = lockstep.play(begun.both, claim)
    except OneSided:
        yield from _one_sided(begun.actions, claim, plan)
        return
    actions = (*begun.actions, claim)
    yield from _seen(begun.actions, claim, both, plan)
    for place in _placements(lockstep, begun, plan):
        yield _placed(lockstep, Course(actions, both, begun.deployed), place, plan)


def _one_sided(actions: tuple[Action, ...], last: Action, plan: Plan) -> Iterator[Iterator[Branch]]:
    if "legality" in plan.kinds:
        yield iter((Split((*actions, last), ("legality",)),))


def _early_draws(lockstep: Lockstep, begun: Course, plan: Plan) -> Iterator[Iterator[Branch]]:
    """Yield the games that part by what becomes of a dragon tile that is drawn too early."""
    state = begun.both.a
    if state.dragon is not None or "legality" not in plan.kinds:
        return
    for tile in dict.fromkeys(state.bag):
        if lockstep.a.tile(tile).symbol == "dragon":
            draw = DrawTile(state.player, tile)
            both = lockstep.play(begun.both, draw)
            if not both.is_one:
                _, parting = lockstep.choices(both)
                actions = (*begun.actions, draw)
                yield iter([Split((*actions, action), ("legality",)) for action in parting])


def _placements(lockstep: Lockstep, begun: Course, plan: Plan) -> Iterable[PlaceTile]:
    state, chance = begun.both.a, plan.chance
    tiles = [*dict.fromkeys(state.bag)]
    if chance:
        chance.shuffle(tiles)
    for id in tiles:
        tile = lockstep.a.tile(id)
        if not plan.admits(tile):
            continue
        places = state.board.placements(tile)
        if chance and places:
            places = [chance.choice(places)]
        for square, turns in places:
            yield PlaceTile(state.player, id, square, turns)


def _placed(lockstep: Lockstep, course: Course, place: PlaceTile, plan: Plan) -> Iterator[Branch]:
    try:
        both = lockstep.play(course.both, place)
    except Refused:
        return  # it is drawn too early
    except OneSided:
        if "legality" in plan.kinds:
            yield Split((*course.actions, place), ("legality",))
        return
    yield from _within(lockstep, Course((*course.actions, place), both, course.deployed), plan, declined=False)


def _within(lockstep: Lockstep, course: Course, plan: Plan, *, declined: bool) -> Iterator[Branch]:
    """Yield the ways in which the turn goes on after its tile. Who has declined a choice does not come back to it."""
    allowed, parting = lockstep.choices(course.both)
    if "legality" in plan.kinds:
        for action in parting:
            if _deployed(course, action) <= plan.figures and not (declined and isinstance(action, SendHome)):
                yield Split((*course.actions, _by_name(lockstep, course, action)), ("legality",))
    if plan.chance:
        plan.chance.shuffle(allowed)
    for action in allowed:
        if _deployed(course, action) > plan.figures:
            continue
        yield from _done(lockstep, course, action, plan, declined=declined)


def _by_name(lockstep: Lockstep, course: Course, action: Action) -> Action:
    """Return the action in plainer words: who declines after a princess tile spares the knights."""
    tile = course.both.a.turn.tile
    is_princess = tile is not None and lockstep.a.tile(tile).symbol == "princess"
    return SpareKnights(action.player) if isinstance(action, Pass) and is_princess else action


def _deployed(course: Course, action: Action) -> int:
    return course.deployed + isinstance(action, Deploy)


def _done(lockstep: Lockstep, course: Course, action: Action, plan: Plan, *, declined: bool) -> Iterator[Branch]:
    is_pass = isinstance(action, Pass)
    ends = isinstance(action, EndTurn) or (is_pass and _is_all(course.both))
    if ends:
        yield from _ended(lockstep, course, plan)
        return
    actions = course.actions if is_pass else (*course.actions, action)
    both = lockstep.play(course.both, action)
    after = Course(actions, both, _deployed(course, action))
    if isinstance(action, Deploy) and not both.a.expansions and _is_all(both):
        yield from _ended(lockstep, after, plan)  # one figure a turn
    else:
        yield from _within(lockstep, after, plan, declined=declined or is_pass)


def _is_all(both: Both) -> bool:
    """Return whether nothing is left in the turn but what happens by itself."""
    return all(state.phase == "deploy" and "dragon" not in state.turn.phases for state in (both.a, both.b))


def _ended(lockstep: Lockstep, course: Course, plan: Plan) -> Iterator[Branch]:
    try:
        both = lockstep.play(course.both, EndTurn(course.both.a.player))
    except OneSided:
        if "legality" in plan.kinds:
            yield Split((*course.actions, EndTurn(course.both.a.player)), ("legality",))
        return
    if kinds := _wanted(both, plan):
        yield Split(course.actions, kinds)
    yield Course(course.actions, both.settled(), course.deployed)
    if plan.is_last and not both.a.over and any(both.a.followers()):
        end = EndGame(course.both.a.player)
        if kinds := _wanted(lockstep.play(both.settled(), end), plan):
            yield Split((*course.actions, end), kinds)

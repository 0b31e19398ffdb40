"""Witnesses: a game on which two rulesets part, how large it is, and what is known of smaller ones."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from rulefork.play.action import Action, BeginTurn, ClaimFairyPoint, Deploy, DrawTile, EndGame, EndTurn, PlaceTile
from rulefork.play.refusal import Refused
from rulefork.rulebook.ruleset import Ruleset
from rulefork.search.course import Split
from rulefork.search.lockstep import KINDS, Both, Kind, Lockstep, OneSided

PLAYERS: Final = ("Red", "Blue")
"""Who plays; a case that names no position has the same two."""


@dataclass(frozen=True, slots=True, order=True)
class Size:
    """How large a game is: the turns that begin in it, then the followers deployed, then the tiles drawn."""

    turns: int
    figures: int
    tiles: int = 0


@dataclass(frozen=True, slots=True)
class Witness:
    """A game on which rulesets A and B part: its actions, in which what an action implies is left out.

    Where `kinds` begin with legality, the last action is the one that only one ruleset allows; else the difference is
    seen at the end of the last turn, or, where that has only begun, after the last action.
    """

    a: Ruleset
    b: Ruleset
    actions: tuple[Action, ...]
    kinds: tuple[Kind, ...]
    wanted: tuple[Kind, ...] = KINDS
    """The kinds of differences that were looked for."""

    @property
    def size(self) -> Size:
        """How large it is."""
        return size_of(self.actions)


def turns_of(actions: Iterable[Action]) -> tuple[tuple[Action, ...], ...]:
    """Return the actions turn by turn."""
    turns: list[list[Action]] = [[]]
    for action in actions:
        if opens_turn(turns[-1], action) and turns[-1]:
            turns.append([])
        turns[-1].append(action)
    return tuple(map(tuple, turns)) if turns[0] else ()


def opens_turn(before: Collection[Action], action: Action) -> bool:
    """Return whether a turn begins with the action, where `before` are those of the turn so far."""
    if isinstance(action, BeginTurn):
        return True
    is_opening = isinstance(action, DrawTile | PlaceTile)
    return is_opening and any(isinstance(each, PlaceTile) for each in before)


def size_of(actions: Collection[Action]) -> Size:
    """Return how large a game of these actions is."""
    tiles = sum(isinstance(each, DrawTile | PlaceTile) for each in actions)
    return Size(len(turns_of(actions)), sum(isinstance(each, Deploy) for each in actions), tiles)


def follow(lockstep: Lockstep, actions: Iterable[Action], kinds: Collection[Kind] = KINDS) -> Split | None:
    """Return the game up to where the rulesets part in one of the kinds; None where they do not.

    Raises `Refused` where both rulesets forbid an action, or one does and legality is not among the kinds.
    """
    both = lockstep.begin(PLAYERS)
    done: list[Action] = []
    for turn in turns_of(actions):
        for action in turn:
            if isinstance(action, EndGame) and both.a.turn.square is not None:
                both, split = _ended(lockstep, both, done, kinds)
                if split:
                    return split
            done.append(action)
            try:
                both = lockstep.play(both, action)
            except OneSided as one:
                if "legality" not in kinds:
                    raise Refused("", "one ruleset forbids it") from one
                return Split(tuple(done), ("legality",))
            if isinstance(action, BeginTurn | ClaimFairyPoint | EndGame) and (split := _split(both, done, kinds)):
                return split
        if both.a.turn.square is not None:
            both, split = _ended(lockstep, both, done, kinds)
            if split:
                return split
    return None


def _ended(lockstep: Lockstep, both: Both, done: list[Action], kinds: Collection[Kind]) -> tuple[Both, Split | None]:
    """Return the game after the end of the turn, and where the rulesets have parted by then."""
    end = EndTurn(both.a.player)
    try:
        both = lockstep.play(both, end)
    except OneSided as one:
        if "legality" not in kinds:
            raise Refused("", "one ruleset forbids it") from one
        return both, Split((*done, end), ("legality",))
    return both.settled(), _split(both, done, kinds)


def _split(both: Both, done: list[Action], kinds: Collection[Kind]) -> Split | None:
    found = tuple(kind for kind in both.differences if kind in kinds)
    return Split(tuple(done), found) if found else None

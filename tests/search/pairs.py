"""What the tests of the search share: pairs of rulesets that differ in one toggle, and games played in step."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from rulefork.play.action import Action, EndGame, EndTurn, PlaceTile
from rulefork.play.game import unpack
from rulefork.play.refusal import Refused
from rulefork.rulebook import Ruleset, load_rulebook, resolve
from rulefork.search.find import Found, find_witness
from rulefork.search.lockstep import Both, Lockstep, OneSided
from rulefork.search.need import NEEDS
from rulefork.search.witness import PLAYERS
from rulefork.table.geometry import around

BOOK: Final = load_rulebook()
BOX: Final = unpack(BOOK)
HIG: Final = resolve("hig", BOOK)


def flips(*bases: str) -> list[tuple[Ruleset, Ruleset, str]]:
    """Return each base with each other value of each toggle that the base game and this expansion decide."""
    return [
        (a, a.with_values({toggle.id: value}), toggle.id)
        for a in (resolve(base, BOOK) for base in bases)
        for toggle in BOOK.toggles.values()
        if toggle.id in NEEDS or toggle.id == "early-dragon-tiles"
        for value in toggle.values
        if toggle.played(value) != toggle.played(a.value(toggle.id))
    ]


def flip(toggle: str, value: str, base: str = "hig") -> tuple[Ruleset, Ruleset]:
    """Return a base and the same with another value of one toggle."""
    a = resolve(base, BOOK)
    return a, a.with_values({toggle: value})


def found(a: Ruleset, b: Ruleset, **how: object) -> Found:
    """Return what the search for a witness comes to."""
    return find_witness(a, b, BOOK.toggles, BOX, **how)  # type: ignore[arg-type]


def searched(change: str, seed: int = 0) -> Found:
    """Return what the search comes to between hig and hig with one change; done once for all tests."""
    return _searched(change, seed)


@cache
def _searched(change: str, seed: int) -> Found:
    return found(HIG, resolve(f"hig+{change}", BOOK), seed=seed)


def lockstep(a: Ruleset, b: Ruleset) -> Lockstep:
    """Return two rulesets in step."""
    return Lockstep(a, b, BOOK.toggles, BOX)


def random_game(two: Lockstep, chance: Random, moves: int) -> Iterator[tuple[Both, Action, Both | None]]:
    """Yield the moves of a random game that both play: before, action, after; the last has no after where they part.

    Kinds of actions are chosen first, so that few fairy moves are as likely as many deployments; tiles are laid close
    to others, so that much is completed. After so many moves the game ends.
    """
    both = two.begin(PLAYERS)
    for number in range(moves):
        allowed, parting = two.choices(both)
        action = parting[0] if parting else _chosen(both, allowed, chance)
        if number == moves - 1 and both.a.phase == "begin":
            action = EndGame(both.a.player)
        try:
            after = two.play(both, action)
        except Refused:
            return
        except OneSided:
            yield both, action, None
            return
        yield both, action, after
        both = after.settled() if isinstance(action, EndTurn) else after


def _chosen(both: Both, allowed: list[Action], chance: Random) -> Action:
    kind = chance.choice(sorted({type(action).__name__ for action in allowed}))
    alike = [each for each in allowed if type(each).__name__ == kind]
    few = [chance.choice(alike) for _ in range(4)]
    return max(few, key=lambda action: _neighbours(both, action))


def _neighbours(both: Both, action: Action) -> int:
    if not isinstance(action, PlaceTile):
        return 0
    return sum(square in both.a.board.tiles for square in around(action.square))

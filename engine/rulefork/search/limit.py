"""Limits of a search: how many turns a game may have, how many moves are tried, how many seconds it takes."""

import re
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Final

from rulefork.rulebook.finding import BadInput, Finding, Where

TURNS: Final = 16
MOVES: Final = 400_000
MOST_TURNS: Final = 40
"""Longer games are not looked for: no question of the rules needs as much."""

_PART: Final = re.compile(r"\s*(?P<number>\d+)\s*(?P<unit>turns?|moves?|seconds?|s)\s*")
_HINT: Final = "write it like `6 turns`, `30 seconds`, `100000 moves` or several of them: `4 turns, 10 seconds`"


class LimitReached(Exception):  # noqa: N818 - it names what happened
    """The moves or seconds of a search are used up."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How far to look. Moves are counted the same on every machine, seconds are not; without `seconds` time is free."""

    turns: int = TURNS
    moves: int = MOVES
    seconds: int | None = None
    begun: float = field(default_factory=monotonic, compare=False)

    def check(self, moves: int) -> None:
        """Raise `LimitReached` where so many moves, or the seconds since the beginning, are too many."""
        if moves >= self.moves or (self.seconds is not None and monotonic() - self.begun >= self.seconds):
            raise LimitReached

    def at_most(self, moves: int) -> "Limit":
        """Return the limit with no more moves than these."""
        return replace(self, moves=min(self.moves, moves))

    def anew(self) -> "Limit":
        """Return the limit with its seconds counted from now."""
        return replace(self, begun=monotonic())

    def __str__(self) -> str:
        seconds = "" if self.seconds is None else f", {self.seconds} seconds"
        return f"{self.turns} turns, {self.moves} moves{seconds}"


def parse_limit(text: str) -> Limit:
    """Return the limit that a text such as "4 turns, 10 seconds" sets; raises `BadInput` for one that is none."""
    values: dict[str, int] = {}
    for part in text.split(","):
        match = _PART.fullmatch(part)
        if match is None:
            raise _refused(f"`{part.strip()}` is no limit", _HINT)
        unit = {"t": "turns", "m": "moves", "s": "seconds"}[match["unit"][0]]
        if unit in values:
            raise _refused(f"the {unit} are limited twice", "keep one of them")
        values[unit] = int(match["number"])
        if values[unit] == 0:
            raise _refused(f"no game has a difference within 0 {unit}", "give it 1 at least")
    if values.get("turns", 1) > MOST_TURNS:
        raise _refused(f"{values['turns']} turns are more than can be searched", f"give it {MOST_TURNS} at most")
    return Limit(**values)


def _refused(what: str, hint: str) -> BadInput:
    return BadInput([Finding(Where("<limit>"), what, hint=hint)])

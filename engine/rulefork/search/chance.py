"""Chance: random numbers that are looked up, not drawn one after the other.

A number is told by the seed, the game, the turn and what it decides; nothing else has a say. So two games of the same
number under different rules meet the same luck as long as they ask the same questions, and a game comes out the same
in whatever process, on whatever machine and after whatever other games it is played.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import Final
from zlib import crc32

from rulefork.play.action import Action, Deploy, MoveFairy, PlaceTile
from rulefork.table.geometry import Square

_BITS: Final = 64
_MASK: Final = (1 << _BITS) - 1
_ONE: Final = 0xBF58476D1CE4E5B9
_TWO: Final = 0x94D049BB133111EB
"""Odd numbers with which SplitMix64 mixes."""
_FAR: Final = 512
"""More than any square is away from the start tile."""


class Chance:
    """The random numbers of one turn of one game; `turn` counts from 1.

    `kinds` are all tiles that could ever lie in the bag, by id, each once, in an order that is the same for all games.
    """

    __slots__ = ("_key", "_kinds")

    def __init__(self, seed: str | int, game: int, turn: int, kinds: Sequence[str]) -> None:
        self._key = f"{seed}/{game}/{turn}/"
        self._kinds = kinds

    def number(self, what: str) -> int:
        """Return a number of 64 bits for what is to be decided."""
        return int.from_bytes(blake2b((self._key + what).encode(), digest_size=8).digest(), "little")

    def share(self, what: str) -> float:
        """Return a number from 0 up to, but not including, 1; it has 53 bits."""
        return (self.number(what) >> 11) * 2.0**-53

    def drawn(self, what: str, bag: Iterable[str]) -> str:
        """Return one tile of the bag, each copy as likely as any.

        Two bags that differ in little give the same tile but for the few times when that little would be drawn: every
        kind takes part in a race with its own number, the more copies the faster.
        """
        count = len(self._kinds)
        noise = shake_128((self._key + what).encode()).digest(4 * count)
        numbers = dict(zip(self._kinds, unpack(f"<{count}I", noise), strict=True))
        copies = Counter(bag)
        return max(copies, key=lambda kind: ((numbers[kind] + 0.5) * 2.0**-32) ** (1 / copies[kind]))

    def any_of(self, what: str, actions: Iterable[Action]) -> Action:
        """Return one of the actions, each as likely as any.

        Every action has a rank by itself, and the highest is returned: who may choose from a few more or less makes the
        same choice, but for the few times when it falls on those.
        """
        salt = self.number(what)
        return max(actions, key=lambda action: _mixed(identity(action) + salt))

    def place(self, what: str, placements: Iterable[tuple[Square, int]]) -> tuple[Square, int]:
        """Return one of the squares with quarter turns, each as likely as any, in the same way."""
        salt = self.number(what)

        def rank(place: tuple[Square, int]) -> int:
            # `_mixed(identity(...) + salt)`, written out: nothing else is asked so often.
            (x, y), turns = place
            number = (((x + _FAR) * 2 * _FAR + y + _FAR) * 4 + turns + salt) * _ONE & _MASK
            return ((number ^ (number >> 32)) * _TWO) & _MASK

        return max(placements, key=rank)


def identity(action: Action) -> int:
    """Return a number that no other action of the same choice has, the same in every process."""
    if type(action) is PlaceTile:
        return 4 * _at(action.square) + action.turns
    if type(action) is Deploy:
        return (_crc(f"{action.kind} {action.spot.segment}") << 24) + _at(action.spot.square)
    if type(action) is MoveFairy:
        return (_crc(f"fairy {action.companion}") << 24) + _at(action.square)
    return _crc(repr(action)) << 24


def _mixed(number: int) -> int:
    # Neighbouring numbers become unlike ones; the upper bits are the best, and they decide which is the highest.
    number = (number * _ONE) & _MASK
    return ((number ^ (number >> 32)) * _TWO) & _MASK


def _at(square: Square) -> int:
    return (square[0] + _FAR) * 2 * _FAR + square[1] + _FAR


def _crc(text: str) -> int:
    return crc32(text.encode())

"""Shares and means with the interval in which the true one lies, nineteen times out of twenty."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, isinf, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

SURE: Final = 0.95
"""How often an interval holds what it is about."""

_TAIL: Final = (1 + SURE) / 2


class Estimate(NamedTuple):
    """A value, and the ends of its interval; both are infinite where nothing can be said of it."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Whether there were games enough to say anything."""
        return not isinf(self.low)


@dataclass(frozen=True, slots=True)
class Share:
    """How many of how many, and the ends of the interval of their share, from 0 to 1."""

    count: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself, from 0 to 1; 0 of none."""
        return self.count / self.of if self.of else 0.0


def share(count: int, of: int) -> Share:
    """Return the share with its Wilson interval, which is good for small numbers, for none and for all of them."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    z = NormalDist().inv_cdf(_TAIL)
    part = count / of
    scale = 1 + z * z / of
    middle = (part + z * z / (2 * of)) / scale
    wide = z * sqrt(part * (1 - part) / of + z * z / (4 * of * of)) / scale
    # At its ends the formula leaves a rest of the last digits.
    low = 0.0 if count == 0 else max(0.0, middle - wide)
    high = 1.0 if count == of else min(1.0, middle + wide)
    return Share(count, of, low, high)


def mean(values: Sequence[float]) -> Estimate:
    """Return the mean with its interval by Student's t; nothing is sure of fewer than two values, 0 is that of none."""
    if len(values) < 2:
        return Estimate(fmean(values) if values else 0.0, float("-inf"), float("inf"))
    middle = fmean(values)
    wide = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - wide, middle + wide)


def student(freedom: int) -> float:
    """Return the quantile of Student's t that cuts off the upper fortieth, by degrees of freedom.

    It is exact for one and two degrees; for more it is good to two thousandths, by the expansion of Cornish and Fisher.
    """
    if freedom == 1:
        return -cos(pi * _TAIL) / sin(pi * _TAIL)
    if freedom == 2:
        return (2 * _TAIL - 1) * sqrt(2 / (4 * _TAIL * (1 - _TAIL)))
    z = NormalDist().inv_cdf(_TAIL)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))

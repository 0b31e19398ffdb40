"""Intervals: against values from tables."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.search.statistic import Estimate, mean, share, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_student(freedom: int, quantile: float) -> None:
    """The table of Student's t for 95 % on both sides."""
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 10, 0.0179, 0.4042), (31, 1000, 0.0219, 0.0437)],
)
def test_wilson(count: int, of: int, low: float, high: float) -> None:
    """Values of Wilson's score interval."""
    found = share(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    assert found.value == count / of


def test_of_nothing() -> None:
    """Nothing is known of the share of no games, nor of the mean of less than two."""
    assert (share(0, 0).value, share(0, 0).low, share(0, 0).high) == (0.0, 0.0, 1.0)
    assert mean([]) == Estimate(0.0, -inf, inf)
    assert mean([4]) == Estimate(4.0, -inf, inf)
    assert not mean([4]).known


def test_mean() -> None:
    """1, 2 and 3: 2, give or take 4.303 times the square root of a third."""
    found = mean([1, 2, 3])
    assert found.value == 2
    assert found.high - 2 == pytest.approx(4.303 / 3**0.5, abs=1e-3)
    assert 2 - found.low == pytest.approx(found.high - 2)
    assert mean([5, 5, 5]) == Estimate(5, 5, 5)


@given(st.integers(1, 10_000), st.data())
def test_a_share_lies_in_its_interval(of: int, data: st.DataObject) -> None:
    """Whatever it is of."""
    found = share(data.draw(st.integers(0, of)), of)
    assert 0 <= found.low <= found.value <= found.high <= 1

"""Limits of a search: how they are written, and what no limit can be."""

import pytest

from rulefork.rulebook.finding import BadInput
from rulefork.search.limit import MOVES, Limit, LimitReached, parse_limit


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("6 turns", Limit(turns=6)),
        ("1turn", Limit(turns=1)),
        ("10 seconds", Limit(seconds=10)),
        ("5s, 4 turns", Limit(turns=4, seconds=5)),
        ("50000 moves,3 turns", Limit(turns=3, moves=50_000)),
    ],
)
def test_limits_are_read(text: str, limit: Limit) -> None:
    """Turns, moves and seconds, one or several of them."""
    assert parse_limit(text) == limit


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("soon", "`soon` is no limit; write it like `6 turns`"),
        ("0 turns", "no game has a difference within 0 turns"),
        ("99 turns", "99 turns are more than can be searched; give it 40 at most"),
        ("2 turns, 3 turns", "the turns are limited twice"),
        ("-1 turns", "`-1 turns` is no limit"),
        ("2 turns,", "`` is no limit"),
    ],
)
def test_what_is_no_limit_is_refused(text: str, says: str) -> None:
    """With a sentence that says why."""
    with pytest.raises(BadInput, match=says):
        parse_limit(text)


def test_a_limit_is_reached() -> None:
    """By moves or by time; a search may be given fewer moves than its limit has."""
    limit = Limit()
    limit.check(MOVES - 1)
    for spent in (limit, limit.at_most(100), Limit(seconds=1, begun=0.0)):
        with pytest.raises(LimitReached):
            spent.check(MOVES)
    assert str(Limit(turns=4, moves=10, seconds=3)) == "4 turns, 10 moves, 3 seconds"

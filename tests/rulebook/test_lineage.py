"""Parents come before their children, and circles are found."""

from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook.lineage import lineage

NAMES = st.sampled_from("abcdefg")


def test_parents_come_first() -> None:
    """However the names are listed."""
    assert lineage({"c": "b", "b": "a", "a": None, "d": "b"}) == (["a", "b", "c", "d"], [])


def test_a_circle_is_named_once() -> None:
    """Who only leads into it is not part of it, and is left out of the order."""
    assert lineage({"x": "a", "a": "b", "b": "a", "c": "c", "y": "nobody"}) == ([], [("a", "b"), ("c",)])


@given(st.dictionaries(NAMES, st.one_of(st.none(), NAMES, st.just("nobody"))))
def test_every_name_is_in_order_or_has_a_reason(parents: dict[str, str | None]) -> None:
    """A name is left out just when its line ends in a circle or with nobody; each circle closes."""
    order, circles = lineage(parents)
    assert len(order) == len(set(order))
    for number, name in enumerate(order):
        assert parents[name] is None or parents[name] in order[:number]
    for circle in circles:
        assert all(parents[child] == parent for child, parent in zip(circle, (*circle[1:], circle[0]), strict=True))
    in_circles = {name for circle in circles for name in circle}
    assert len(in_circles) == sum(map(len, circles))
    for name in parents.keys() - set(order) - in_circles:
        assert parents[name] is not None
        assert parents[name] not in order

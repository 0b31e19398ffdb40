"""A feature as a value."""

from rulefork.table.feature import Feature
from rulefork.table.figure import Spot


def city(x: int, open_ends: int, shields: int = 0) -> Feature:
    """Return a city on one tile."""
    return Feature("city", frozenset({Spot((x, 0), 0)}), frozenset({(x, 0)}), open_ends, shields)


def test_two_features_become_one() -> None:
    """What belongs to either belongs to both, less the ends that close between them."""
    joined = city(0, open_ends=3, shields=1).joined_with(city(1, open_ends=2, shields=1), 2)
    assert joined == Feature(
        "city", frozenset({Spot((0, 0), 0), Spot((1, 0), 0)}), frozenset({(0, 0), (1, 0)}), open_ends=3, shields=2
    )


def test_a_tile_counts_once_however_many_parts_of_it_are_joined() -> None:
    """Two segments on one square make one square."""
    one = Feature("city", frozenset({Spot((0, 0), 0)}), frozenset({(0, 0)}), 1)
    other = Feature("city", frozenset({Spot((0, 0), 1)}), frozenset({(0, 0)}), 1)
    assert len(one.joined_with(other, 2).squares) == 1


def test_a_farm_keeps_the_cities_of_both_parts() -> None:
    """Joined farms border every city that either bordered."""
    first, second = Spot((0, 0), 0), Spot((1, 0), 0)
    west = Feature("farm", frozenset({Spot((0, 0), 1)}), frozenset({(0, 0)}), 0, touches=frozenset({first}))
    east = Feature("farm", frozenset({Spot((1, 0), 1)}), frozenset({(1, 0)}), 0, touches=frozenset({second}))
    assert west.joined_with(east, 0).touches == {first, second}


def test_a_road_leads_to_what_its_parts_lead_to() -> None:
    """And keeps it when an end is closed."""
    first, second = Spot((0, 0), 1), Spot((1, 0), 0)
    west = Feature("road", frozenset({Spot((0, 0), 0)}), frozenset({(0, 0)}), 1, leads_to=frozenset({first}))
    east = Feature("road", frozenset({Spot((1, 0), 1)}), frozenset({(1, 0)}), 1, leads_to=frozenset({second}))
    assert west.joined_with(east, 2).closed_by(0).leads_to == {first, second}


def test_closing_ends_leaves_the_old_feature_alone() -> None:
    """A feature is a value: the open one stays open."""
    before = city(0, open_ends=2)
    assert before.closed_by(2).complete
    assert not before.complete


def test_a_farm_is_never_complete() -> None:
    """It has no open ends, and counts as unfinished all the same (portal/closed-farm-open)."""
    assert not Feature("farm", frozenset({Spot((0, 0), 1)}), frozenset({(0, 0)}), open_ends=0).complete

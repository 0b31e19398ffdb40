"""Scoring: what features are worth, who has the majority, and the final scoring."""

from collections.abc import Callable

import pytest

from rulefork.play.award import majority
from rulefork.play.event import FigureHome, Scored
from tests.play.table import Table, follower

Sit = Callable[..., Table]


def test_a_city_scores_two_for_each_tile(sit: Sit) -> None:
    """Three tiles are six points, and the knight comes home."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("cap", (0, 2), 2).end()
    assert table.scored == [("Red", 6, "city")]
    assert table.supply("Red") == 7
    assert [(event.ruling, event.cause) for event in table.happened(FigureHome)] == [
        ("base/follower-returns", "scored")
    ]


def test_a_shield_scores_two_more(sit: Sit) -> None:
    """It counts as much as a tile."""
    table = sit().place("band-shield", (0, 1), 1).deploy("knight").place("cap", (0, 2), 2).end()
    assert table.scored == [("Red", 8, "city")]


def test_a_city_of_two_tiles_scores_four(sit: Sit) -> None:
    """Small cities are scored like large ones."""
    assert sit().place("cap", (0, 1), 2).deploy("knight").end().scored == [("Red", 4, "city")]


def test_a_tile_with_two_parts_of_one_city_counts_once(sit: Sit) -> None:
    """A city that leads round a corner and meets itself on one tile has four tiles, not five."""
    table = sit().place("corner", (0, -1), 2).deploy("knight").place("corner", (1, -1), 3)
    table.place("corner", (0, -2), 1).place("caps-corner", (1, -2)).end()
    assert table.scored == [("Red", 8, "city")]


def test_a_road_scores_one_for_each_tile(sit: Sit) -> None:
    """Closed at both ends, four tiles are four points."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").place("cloister-road", (2, 0), 1)
    assert table.end().scored == []
    assert table.place("cloister-road", (-1, 0), 3).end().scored == [("Red", 4, "road")]


def test_a_loop_of_road_scores_its_tiles(sit: Sit) -> None:
    """A road without ends is complete."""
    table = sit().place("bend", (0, -1), 3).deploy("thief").place("bend", (1, -1)).place("bend", (1, -2), 1)
    assert table.place("bend", (0, -2), 2).end().scored == [("Red", 4, "road")]


def test_the_tunnel_is_one_road(sit: Sit) -> None:
    """A thief on one side of it scores both (tile/tunnel-one-road)."""
    table = sit().place("cloister-road", (-1, 0), 3).place("pd-meadow-volcano", (0, -1))
    table.place("pd-band-tunnel-dragon", (1, 0), 1).deploy("thief", "W")
    table.walk("NW").place("cloister-road", (2, 0), 1).end()
    assert table.scored == [("Red", 4, "road")]


def around_a_cloister(table: Table) -> Table:
    """Let Red's monk and Blue's thief wait for one more tile, west of the start, which Red places next."""
    table.place("cloister", (0, -1)).deploy("monk").place("straight", (1, 0), 1).deploy("thief")
    table.place("cap", (1, -1), 1).place("cap", (1, -2), 1).place("cap", (0, -2), 2).place("cap", (-1, -2), 3)
    return table.place("cap", (-1, -1), 3).place("tee", (2, 0))


def test_one_tile_may_complete_several_features(sit: Sit) -> None:
    """A road of Blue and a cloister of Red are both scored (scoring/several-features)."""
    table = around_a_cloister(sit()).place("cloister-road", (-1, 0), 3).end()
    assert sorted(table.scored) == [("Blue", 4, "road"), ("Red", 9, "cloister")]
    assert (table.supply("Red"), table.supply("Blue")) == (7, 7)


def test_a_monk_placed_into_a_full_ring_scores_at_once(sit: Sit) -> None:
    """The cloister that fills the hole is complete in the turn in which it is placed."""
    table = sit().place("straight", (1, 0), 1).place("straight", (-1, 0), 1).place("cap", (1, -1), 1)
    table.place("cap", (1, -2), 1).place("cap", (0, -2), 2).place("cap", (-1, -2), 3).place("cap", (-1, -1), 3)
    table.place("cloister", (0, -1)).deploy("monk").end()
    assert table.scored == [("Blue", 9, "cloister")]


def test_the_cloister_in_a_city_scores_when_it_is_surrounded(sit: Sit) -> None:
    """However unfinished the city is (tile/city-cloister-scored-when-surrounded)."""
    table = sit().place("pd-meadow-volcano", (0, -1)).place("straight", (1, 0), 1)
    table.place("pd-three-cloister-dragon", (0, 1), 2).deploy("monk").walk("NE")
    ring = [("straight", (-1, 0), 1), ("corner", (1, 1), 0), ("corner", (-1, 1), 1), ("cloister", (0, 2), 0)]
    ring += [("band", (1, 2), 1), ("cap", (-1, 2), 2)]
    for tile, square, turns in ring:
        table.place(tile, square, turns)
    assert table.end().scored == [("Red", 9, "cloister")]
    assert not table.state.board.feature_at(table.spot("knight", "S", at=(0, 1))).complete


def test_what_nobody_holds_scores_nothing(sit: Sit) -> None:
    """A completed city without a knight is not scored, then or later."""
    table = sit().place("cap", (0, 1), 2).end()
    table.place("straight", (1, 0), 1).end_game()
    assert table.scored == []


def test_more_followers_have_the_majority(sit: Sit) -> None:
    """Two knights against one take all the points (base/majority)."""
    table = sit().place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0)).deploy("knight")
    table.place("straight", (2, 0), 1).place("cap", (2, 1), 3).deploy("knight").place("three", (1, 1), 2).end()
    assert table.scored == [("Blue", 10, "city")]
    assert (table.supply("Red"), table.supply("Blue")) == (7, 7)


def test_who_ties_scores_in_full(sit: Sit) -> None:
    """The points are not shared out (base/majority)."""
    table = sit().place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0)).deploy("knight")
    assert table.place("corner", (1, 1), 3).end().points == {"Red": 8, "Blue": 8}


def test_the_majority_is_all_who_have_most(sit: Sit) -> None:
    """Of three players two may tie."""
    figures = [follower("Red", 1), follower("Blue", 1), follower("Green", 1), follower("Red", 2), follower("Green", 2)]
    table = sit()
    assert majority(table.game, table.state.board.features[0], figures) == ["Red", "Green"]


# --- The final scoring -------------------------------------------------------------------------------------------


def test_an_unfinished_city_scores_one_for_each_tile_and_shield(sit: Sit) -> None:
    """At the end a city is worth half."""
    table = sit().place("band-shield", (0, 1), 1).deploy("knight").end_game()
    assert table.scored == [("Red", 3, "city")]


def test_an_unfinished_road_scores_one_for_each_tile(sit: Sit) -> None:
    """At the end a road is worth as much as ever."""
    assert sit().place("straight", (1, 0), 1).deploy("thief").end_game().scored == [("Red", 2, "road")]


def test_an_unfinished_cloister_scores_itself_and_its_neighbours(sit: Sit) -> None:
    """One for the cloister and one for each tile around it."""
    table = sit().place("cloister", (0, -1)).deploy("monk").place("straight", (1, 0), 1).end_game()
    assert table.scored == [("Red", 3, "cloister")]


def test_a_farm_scores_three_for_each_completed_city(sit: Sit) -> None:
    """Unfinished cities feed nobody, and farmers stay in their fields until the end."""
    table = sit().place("straight", (-1, 0), 1).deploy("farmer", "NL").place("cap", (0, 1), 2).end()
    assert table.on_board("Red") == [("farmer", (-1, 0))]
    assert table.end_game().scored == [("Red", 3, "farm")]


def test_a_farm_scores_a_city_once(sit: Sit) -> None:
    """However often it meets its walls."""
    table = (
        sit().place("straight", (-1, 0), 1).deploy("farmer", "NL").place("cap", (-1, 1), 1).place("corner", (0, 1), 3)
    )
    assert table.end_game().scored == [("Red", 3, "farm")]


def test_a_city_feeds_every_farm_at_its_walls(sit: Sit) -> None:
    """Two farms of two players score the same city."""
    table = sit().place("straight", (-1, 0), 1).deploy("farmer", "NL").place("cap", (0, 1), 2).deploy("farmer")
    assert table.end_game().points == {"Red": 3, "Blue": 3}


def test_the_majority_of_farmers_takes_the_farm(sit: Sit) -> None:
    """Farms that grow together are scored among all who stand there, for every city at their walls."""
    table = sit().place("cap", (0, 1), 2).deploy("farmer").place("straight", (1, 0), 1).deploy("farmer", "NL")
    table.place("cap-straight", (2, 0)).place("cap", (2, 1), 2).deploy("farmer").place("cloister", (1, 1))
    assert table.end_game().scored == [("Blue", 6, "farm")]


def test_a_farm_without_a_completed_city_scores_nothing(sit: Sit) -> None:
    """No award of no points is made."""
    table = sit().place("straight", (1, 0), 1).deploy("farmer", "NL").end_game()
    assert table.happened(Scored) == []


def test_farms_are_scored_last(sit: Sit) -> None:
    """After cities, roads and cloisters."""
    table = sit(players=3).place("cap", (0, 1), 2).deploy("farmer").place("straight", (1, 0), 1).deploy("thief")
    table.place("cloister", (0, -1)).deploy("monk").end_game()
    reasons = [reason for _, _, reason in table.scored]
    assert set(reasons[:2]) == {"road", "cloister"}
    assert reasons[2:] == ["farm"]


@pytest.mark.parametrize(("rules", "points"), [("hig", 3), ("hig-c2", 2)])
def test_the_second_edition_lacks_a_shield(sit: Sit, rules: str, points: int) -> None:
    """One portal tile is printed without it there."""
    table = sit(rules).place("pd-three-shield-portal", (0, 1), 2).deploy("knight").end_game()
    assert table.scored == [("Red", points, "city")]


def test_the_tiles_of_the_expansion_score_nothing_extra_at_the_end(sit: Sit) -> None:
    """Volcano, dragon, portal and princess are worth nothing in themselves (final/no-extra-for-tiles)."""
    table = sit().place("pd-meadow-volcano", (0, -1)).place("pd-corner-princess", (0, 1), 2)
    table.place("pd-two-bends-portal", (1, 0)).place("pd-straight-dragon", (-1, 0), 1).walk("NE").end_game()
    assert table.scored == []

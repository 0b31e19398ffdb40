"""The magic portal: where it leads, and where it does not."""

from collections.abc import Callable

import pytest

from rulefork.play.event import Deployed
from tests.play.table import Table, refused

Sit = Callable[..., Table]

CLOSED = ("hig", "hig-c1-early-faq", "rgg", "zmg", "hig-c2")
FIRST_WORDING = "hig-c1-2005"
LISTS = ("hig+portal-figure-list=four-named", "hig+portal-figure-list=extended")


def open_city(table: Table) -> Table:
    """Build a city that one more tile to the north will complete; nobody stands in it, and Red is next."""
    return table.place("band", (0, 1), 1).place("straight", (1, 0), 1)


def all_but_one_around_a_cloister(table: Table) -> Table:
    """Lay seven tiles around an unoccupied cloister; only its north-east is free, and Blue is next."""
    table.place("cloister", (0, -1)).place("straight", (-1, 0), 1)
    table.place("cap", (-1, -1), 3).place("cap", (1, -1), 1).place("cap", (0, -2), 2)
    return table.place("cap", (-1, -2), 3).place("cap", (1, -2), 1)


@pytest.mark.parametrize("rules", LISTS)
def test_a_follower_may_go_to_any_earlier_tile(sit: Sit, rules: str) -> None:
    """The portal leads to an open, unoccupied feature on whatever tile, and every list names followers."""
    table = sit(rules).place("straight", (1, 0), 1).place("straight", (2, 0), 1).place("pd-tee-portal", (3, 0))
    table.deploy("knight", at=(0, 0))
    (event,) = table.happened(Deployed)
    assert (event.ruling, event.by_portal) == ("portal/any-earlier-tile", True)
    assert table.on_board("Red") == [("knight", (0, 0))]


def test_a_follower_may_go_onto_the_portal_tile(sit: Sit) -> None:
    """That is an ordinary deployment (portal/own-tile)."""
    table = sit().place("pd-two-bends-portal", (1, 0)).deploy("thief", "E")
    (event,) = table.happened(Deployed)
    assert (event.ruling, event.by_portal) == ("base/deployment", False)


def test_a_portal_need_not_be_used(sit: Sit) -> None:
    """Nobody has to be deployed (portal/optional)."""
    table = sit().place("pd-two-bends-portal", (1, 0)).end()
    assert table.on_board("Red") == []


def test_a_portal_lets_one_follower_through(sit: Sit) -> None:
    """After the traveller nobody else is deployed, by portal or not (base/one-follower-a-turn)."""
    table = sit().place("pd-two-bends-portal", (1, 0)).deploy("knight", at=(0, 0))
    with refused("base/one-follower-a-turn"):
        table.deploy("farmer", "SL", at=(0, 0))
    with refused("base/one-follower-a-turn"):
        table.deploy("thief", "E")


def test_a_portal_does_not_work_a_turn_later(sit: Sit) -> None:
    """Only the tile just placed is a doorway (base/deployment)."""
    table = sit().place("pd-two-bends-portal", (1, 0)).place("straight", (2, 0), 1)
    with refused("base/deployment"):
        table.deploy("knight", at=(0, 0))


def test_an_occupied_feature_is_closed_to_a_portal(sit: Sit) -> None:
    """Ordinary rules hold on the other side, and on the portal tile too (portal/not-to-occupied)."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").place("pd-two-bends-portal", (2, 0))
    with refused("portal/not-to-occupied"):
        table.deploy("thief", at=(0, 0))
    with refused("base/occupied-feature"):
        table.deploy("thief", "W")
    table.deploy("farmer", "NL", at=(1, 0))


@pytest.mark.parametrize("rules", [*CLOSED, FIRST_WORDING])
def test_a_feature_completed_earlier_is_closed_to_a_portal(sit: Sit, rules: str) -> None:
    """A finished city is out of reach, by the first wording too (gap loophole-earlier-turns)."""
    table = sit(rules).place("cap", (0, 1), 2).place("pd-two-bends-portal", (1, 0))
    with refused("portal/not-to-completed-feature"):
        table.deploy("knight", at=(0, 0))
    assert ("knight", (0, 1)) not in table.deployable()


@pytest.mark.parametrize("rules", CLOSED)
def test_a_city_that_the_portal_tile_completes_is_closed_on_its_other_tiles(sit: Sit, rules: str) -> None:
    """It is complete before anybody is deployed (portal/not-to-feature-it-completes)."""
    table = open_city(sit(rules)).place("pd-cap-bend-left-portal", (0, 2), 2)
    with refused("portal/not-to-completed-feature"):
        table.deploy("knight", at=(0, 1))


@pytest.mark.parametrize("rules", CLOSED)
def test_a_cloister_that_the_portal_tile_surrounds_is_closed(sit: Sit, rules: str) -> None:
    """The eighth tile around it completes it (portal/not-to-feature-it-completes)."""
    table = all_but_one_around_a_cloister(sit(rules)).place("pd-tee-portal", (1, 0), 2)
    with refused("portal/not-to-completed-feature"):
        table.deploy("monk", at=(0, -1))


def test_by_the_first_wording_a_city_completed_this_turn_can_be_reached(sit: Sit) -> None:
    """It is complete but not scored yet, so a knight slips through and scores it (portal/original-loophole)."""
    table = open_city(sit(FIRST_WORDING)).place("pd-cap-bend-left-portal", (0, 2), 2).deploy("knight", at=(0, 1))
    assert table.end().points == {"Red": 6, "Blue": 0}
    assert table.supply("Red") == 7


def test_by_the_first_wording_a_cloister_completed_this_turn_can_be_reached(sit: Sit) -> None:
    """The loophole is as wide for a cloister (portal/original-loophole)."""
    table = all_but_one_around_a_cloister(sit(FIRST_WORDING)).place("pd-tee-portal", (1, 0), 2)
    table.deploy("monk", at=(0, -1)).end()
    assert table.scored == [("Blue", 9, "cloister")]


@pytest.mark.parametrize("rules", [*CLOSED, FIRST_WORDING])
def test_a_city_completed_by_the_portal_tile_stays_open_on_that_tile(sit: Sit, rules: str) -> None:
    """A knight goes there as on any other tile, not by portal (gap own-tile-completed-feature)."""
    table = open_city(sit(rules)).place("pd-cap-bend-left-portal", (0, 2), 2).deploy("knight", "S").end()
    assert not table.happened(Deployed)[0].by_portal
    assert table.scored == [("Red", 6, "city")]


@pytest.mark.parametrize("part", ["inside", "WL"])
def test_a_field_between_cities_can_be_reached(sit: Sit, part: str) -> None:
    """A farm never counts as complete, even shut in on one tile (portal/closed-farm-open)."""
    table = sit().place("pd-cap-and-corner-shield-princess", (0, 1)).place("pd-two-bends-portal", (1, 0))
    table.deploy("farmer", part, at=(0, 1))
    assert table.on_board("Blue") == [("farmer", (0, 1))]


def test_a_farm_ringed_by_road_can_be_reached(sit: Sit) -> None:
    """Nothing can be added to it any more, and yet it is unfinished (portal/closed-farm-open)."""
    table = sit().place("bend", (0, -1), 3).place("bend", (1, -1)).place("bend", (1, -2), 1).place("bend", (0, -2), 2)
    table.place("pd-two-bends-portal", (-1, 0))
    table.deploy("farmer", "ER", at=(0, -1))
    assert table.on_board("Red") == [("farmer", (0, -1))]


def test_every_place_that_a_portal_leads_to_is_offered(sit: Sit) -> None:
    """City, road and fields of the start tile, and what is on the portal tile."""
    table = sit().place("pd-two-bends-portal", (1, 0)).decline()
    places = {("knight", (0, 0)), ("thief", (0, 0)), ("farmer", (0, 0)), ("thief", (1, 0)), ("farmer", (1, 0))}
    assert table.deployable() == places


@pytest.mark.parametrize("rules", ["hig", "hig-c2"])
def test_the_dragons_tile_is_closed_to_a_portal_and_the_rest_of_the_feature_is_not(sit: Sit, rules: str) -> None:
    """No follower may come there (volcano/no-sharing-by-portal, volcano/dragon-closes-tile-not-feature)."""
    table = sit(rules).place("pd-straight-volcano", (1, 0), 1).place("pd-tee-portal", (0, -1))
    with refused("volcano/no-sharing-by-portal"):
        table.deploy("thief", at=(1, 0))
    assert ("thief", (1, 0)) not in table.deployable()
    table.deploy("thief", at=(0, 0))


def test_where_no_text_closes_it_a_portal_leads_onto_the_dragons_tile(sit: Sit) -> None:
    """The printed second edition alone has no such sentence, so nothing is enforced."""
    table = sit("hig-c2+dragon-tile-sharing=not-mentioned").place("pd-straight-volcano", (1, 0), 1)
    table.place("pd-tee-portal", (0, -1)).deploy("thief", at=(1, 0))
    assert table.on_board("Blue") == [("thief", (1, 0))]
    assert table.state.dragon == (1, 0)


@pytest.mark.parametrize("rules", ["hig", "hig-c2", "hig-c1-2005"])
def test_a_volcano_that_the_dragon_has_left_is_open_to_a_portal(sit: Sit, rules: str) -> None:
    """The ban on its tile holds in the turn in which it was placed (volcano/vacant-volcano-via-portal)."""
    table = sit(rules).place("pd-straight-volcano", (1, 0), 1).place("pd-cap-dragon", (0, 1), 2).walk("WN")
    table.place("pd-tee-portal", (0, -1)).deploy("thief", at=(1, 0))
    assert table.on_board("Red") == [("thief", (1, 0))]


def test_a_portal_tile_scores_like_any_other(sit: Sit) -> None:
    """The symbol is a mere doorway, no feature (portal/never-complete, portal/no-scoring-effect)."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("pd-cap-bend-left-portal", (0, 2), 2).end()
    assert table.scored == [("Red", 6, "city")]
    assert {feature.kind for feature in table.state.board.features.values()} == {"city", "road", "farm"}

"""What the fairy pays, and the house rules on her."""

from collections.abc import Callable

import pytest

from rulefork.play.action import ClaimFairyPoint
from rulefork.play.event import FairyLeftAlone, FigureHome, PointLapsed, Scored
from rulefork.play.state import Fairy
from tests.play.fairies import BESIDE, BLUE, ON_TILE, RED, red_and_blue, thief, two_of_red, with_thief
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

FIVE = "hig+fairy-bonus-scheme=five-on-completion"
CLAIMED = "hig+fairy-point-claim=until-bag-passes"
PROTECTS = "hig+fairy-blocks-dragon=protects-only"


# --- The point at the start of a turn ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BESIDE)
def test_a_turn_begins_with_a_point(sit: Sit, rules: str) -> None:
    """For the owner of the follower beside her, before any tile is placed (fairy/point-at-turn-start)."""
    table = with_thief(sit(rules))
    assert table.points == {"Red": 0, "Blue": 0}
    table.begin()
    assert table.points == {"Red": 1, "Blue": 0}
    (event,) = table.happened(Scored)
    assert (event.ruling, event.phase, event.reason) == ("fairy/point-at-turn-start", "begin", "fairy")


def test_the_point_comes_in_every_turn(sit: Sit) -> None:
    """As long as she stays."""
    table = with_thief(sit()).place("straight", (2, 0), 1).place("straight", (3, 0), 1).begin()
    assert table.points == {"Red": 2, "Blue": 0}


def test_no_point_once_she_was_moved_away(sit: Sit) -> None:
    """She has to be there when the turn begins (fairy/point-only-if-still-assigned)."""
    table = thief(sit()).place("straight", (-1, 0), 1).fairy((1, 0), RED).place("tee", (0, -1)).deploy("thief", "E")
    table.place("straight", (0, -2)).place("straight", (0, -3)).fairy((0, -1), BLUE).begin()
    assert table.scored == [("Red", 1, "fairy")]


@pytest.mark.parametrize(("rules", "points"), [("hig", {"Red": 1, "Blue": 0}), ("hig-c2", {"Red": 1, "Blue": 0})])
def test_only_the_owner_of_her_follower_gets_the_point(sit: Sit, rules: str, points: dict[str, int]) -> None:
    """Others on her tile get nothing (toggle fairy-point-recipient)."""
    table = red_and_blue(sit(rules)).fairy((1, 0), RED).place("straight", (0, -2)).place("straight", (0, -3)).begin()
    assert table.points == points


@pytest.mark.parametrize("rules", ON_TILE)
def test_on_a_tile_as_such_everyone_there_gets_the_point(sit: Sit, rules: str) -> None:
    """Each when their own turn begins (fairy/point-on-tile-rgg-zmg)."""
    table = red_and_blue(sit(rules)).fairy((1, 0)).begin()
    assert table.points == {"Red": 0, "Blue": 1}
    assert table.place("straight", (0, -2)).begin().points == {"Red": 1, "Blue": 1}


@pytest.mark.parametrize("rules", ON_TILE)
def test_two_own_followers_on_her_tile_are_worth_one_point(sit: Sit, rules: str) -> None:
    """One for each player (gap two-own-followers-on-fairy-tile)."""
    table = two_of_red(sit(rules)).place("straight", (0, -3)).fairy((1, 0)).place("straight", (-1, 0), 1).begin()
    assert table.points == {"Red": 1, "Blue": 0}


def scored_away(table: Table, companion: bool) -> Table:
    """Let Red's thief beside the fairy on (1, 0) score four tiles and go home; Red's turn is next."""
    thief(table).place("cloister-road", (2, 0), 1).fairy((1, 0), RED if companion else None)
    return table.place("cloister-road", (-1, 0), 3).end()


@pytest.mark.parametrize("rules", BESIDE)
def test_left_alone_she_pays_nothing(sit: Sit, rules: str) -> None:
    """Her follower is home, she stays on her tile beside nobody (fairy/unassigned-pays-nothing)."""
    table = scored_away(sit(rules), companion=True)
    assert [event.square for event in table.happened(FairyLeftAlone)] == [(1, 0)]
    assert table.state.fairy == Fairy((1, 0), None)
    assert table.begin().points == {"Red": 7, "Blue": 0}


@pytest.mark.parametrize(("rules", "points"), [("hig", 7), ("hig-c2", 7), ("rgg", 8), ("zmg", 8)])
def test_a_follower_who_comes_to_her_tile_later(sit: Sit, rules: str, points: int) -> None:
    """Counts as accompanied where she stands on the tile as such, and nowhere else (gap return-to-fairy-tile)."""
    table = scored_away(sit(rules), companion=rules in BESIDE).place("pd-tee-portal", (0, -1))
    table.deploy("farmer", "NL", at=(1, 0)).place("straight", (0, -2)).begin()
    assert table.points == {"Red": points, "Blue": 0}


def test_the_point_may_have_to_be_claimed(sit: Sit) -> None:
    """By the house rule it is paid to who asks for it (fairy/house-claim-window)."""
    table = with_thief(sit(CLAIMED)).begin()
    assert table.points == {"Red": 0, "Blue": 0}
    assert ClaimFairyPoint("Red") in table.choices
    assert table.place("straight", (2, 0), 1).claim().points == {"Red": 1, "Blue": 0}
    with refused("fairy/house-claim-window"):
        table.claim()


def test_nobody_claims_the_point_of_another(sit: Sit) -> None:
    """Whose turn it is may claim (fairy/house-claim-window)."""
    table = with_thief(sit(CLAIMED)).begin()
    with refused("fairy/house-claim-window"):
        table.claim("Blue")


def test_claiming_begins_the_turn(sit: Sit) -> None:
    """It may be the first that a player does."""
    table = with_thief(sit(CLAIMED)).end().claim("Red")
    assert table.points == {"Red": 1, "Blue": 0}


def test_a_point_that_is_not_claimed_is_lost(sit: Sit) -> None:
    """Once the bag has gone to the next player it is too late (fairy/house-claim-window)."""
    table = with_thief(sit(CLAIMED)).place("straight", (2, 0), 1).end().begin()
    assert [event.player for event in table.happened(PointLapsed)] == ["Red"]
    with refused("fairy/house-claim-window"):
        table.claim("Red")
    assert table.points == {"Red": 0, "Blue": 0}


def test_a_point_that_is_not_claimed_is_lost_when_the_game_ends(sit: Sit) -> None:
    """The end of the game takes no claim along, even before a tile is drawn (fairy/house-claim-window)."""
    table = with_thief(sit(CLAIMED)).begin().end_game()
    assert [event.player for event in table.happened(PointLapsed)] == ["Red"]


@pytest.mark.parametrize("rules", ["hig", CLAIMED])
def test_what_she_does_not_owe_is_not_claimed(sit: Sit, rules: str) -> None:
    """Blue has nobody beside her, and where she pays at once nothing is left to claim (fairy/house-claim-window)."""
    table = thief(sit(rules)).place("straight", (-1, 0), 1).fairy((1, 0), RED).end()
    with refused("fairy/house-claim-window"):
        table.claim("Blue")


# --- The points when a feature is scored -------------------------------------------------------------------------


def completed_city(table: Table) -> Table:
    """Let Blue complete a city of three tiles with Red's knight beside the fairy on (0, 1)."""
    table.place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1)
    return table.place("straight", (-1, 0), 1).fairy((0, 1), RED).place("cap", (0, 2), 2).end()


def test_she_pays_three_for_a_city(sit: Sit) -> None:
    """Besides what the city pays (fairy/three-for-city)."""
    table = completed_city(sit())
    assert table.scored == [("Red", 6, "city"), ("Red", 3, "fairy")]
    assert table.happened(Scored)[-1].ruling == "fairy/three-on-scoring"


def test_she_pays_three_for_a_road(sit: Sit) -> None:
    """A road of four tiles (fairy/three-for-road)."""
    assert scored_away(sit(), companion=True).scored == [("Red", 4, "road"), ("Red", 3, "fairy")]


def test_she_pays_three_for_a_cloister(sit: Sit) -> None:
    """A surrounded one (fairy/three-for-cloister)."""
    table = sit().place("cloister", (0, -1)).deploy("monk").place("straight", (1, 0), 1)
    table.place("cap", (1, -1), 1).fairy((0, -1), RED).place("cap", (1, -2), 1).place("cap", (0, -2), 2)
    table.place("cap", (-1, -2), 3).place("cap", (-1, -1), 3).place("straight", (-1, 0), 1).end()
    assert table.scored == [("Red", 1, "fairy"), ("Red", 1, "fairy"), ("Red", 9, "cloister"), ("Red", 3, "fairy")]


def outnumbered(table: Table) -> Table:
    """Let Red's knight beside the fairy stand against two blue knights when a city of five tiles is completed."""
    table.place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0)).deploy("knight")
    table.place("straight", (2, 0), 1).fairy((0, 1), RED).place("cap", (2, 1), 3).deploy("knight")
    return table.place("three", (1, 1), 2).end()


@pytest.mark.parametrize("accounting", ["separate", "added"])
def test_she_pays_without_a_majority(sit: Sit, accounting: str) -> None:
    """Blue scores the city, Red three; under either way of accounting (fairy/bonus-without-majority)."""
    table = outnumbered(sit(f"hig+fairy-three-accounting={accounting}"))
    assert table.scored == [("Red", 1, "fairy"), ("Blue", 10, "city"), ("Red", 3, "fairy")]


@pytest.mark.parametrize(
    ("rules", "awards"),
    [
        ("hig-c2", [("Blue", 8, "city"), ("Red", 3, "fairy"), ("Red", 8, "city")]),
        ("zmg-c2", [("Blue", 8, "city"), ("Red", 11, "city")]),
    ],
)
def test_her_points_are_apart_or_added(sit: Sit, rules: str, awards: list[tuple[str, int, str]]) -> None:
    """On a tie both score the city in full, and the total is the same (fairy/bonus-with-shared-majority)."""
    table = sit(rules).place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0)).deploy("knight")
    table.place("straight", (-1, 0), 1).fairy((0, 1), RED).place("corner", (1, 1), 3).end()
    assert sorted(table.scored) == awards
    assert table.points == {"Red": 11, "Blue": 8}
    added = {event.points for event in table.happened(Scored) if event.ruling == "fairy/bonus-added-zmg-c2"}
    assert added == {points for _, points, _ in awards if points == 11}


def test_she_pays_for_a_city_completed_in_the_same_turn(sit: Sit) -> None:
    """Deployment, and so her move, comes before scoring (fairy/bonus-when-moved-same-turn)."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1)
    table.place("cap", (0, 2), 2).fairy((0, 1), RED).end()
    assert table.points == {"Red": 9, "Blue": 0}


@pytest.mark.parametrize("rules", ["hig", "rgg"])
def test_she_pays_nothing_for_a_feature_away_from_her_tile(sit: Sit, rules: str) -> None:
    """The follower has to be in the feature, on her tile."""
    table = sit(rules).place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1)
    table.place("straight", (-1, 0), 1).deploy("thief").place("straight", (2, 0), 1)
    table.place("straight", (-2, 0), 1).fairy((-1, 0), follower("Red", 2)).place("cap", (0, 2), 2).end()
    assert table.scored == [("Red", 6, "city")]


@pytest.mark.parametrize(
    ("rules", "named", "points"),
    [
        ("hig", True, {"Red": 5, "Blue": 3}),
        ("hig-c2", True, {"Red": 5, "Blue": 3}),
        ("rgg", True, {"Red": 5, "Blue": 6}),
        ("rgg", False, {"Red": 5, "Blue": 6}),
        ("zmg", True, {"Red": 5, "Blue": 3}),
        ("zmg", False, {"Red": 5, "Blue": 6}),
    ],
)
def test_who_else_on_her_tile_is_paid(sit: Sit, rules: str, named: bool, points: dict[str, int]) -> None:
    """Nobody beside one follower; all by Rio Grande; by Z-Man whoever she was put with (conflict zmg-fairy-mixed)."""
    table = red_and_blue(sit(rules)).fairy((1, 0), RED if named else None).end_game()
    assert table.points == points


def two_knights_on_one_tile(table: Table, companion: bool) -> Table:
    """Let a city be completed with two red knights on the fairy's tile, in two parts that have become one."""
    table.place("straight", (1, 0), 1).place("corner", (1, -1), 3).place("caps-corner", (1, -2)).deploy("knight", "N")
    table.place("straight", (-1, 0), 1).place("pd-tee-portal", (2, 0)).deploy("knight", "W", at=(1, -2))
    table.place("corner", (0, -1), 2).place("straight", (-2, 0), 1).fairy((1, -2), RED if companion else None)
    return table.place("corner", (0, -2), 1).end()


@pytest.mark.parametrize("rules", ["hig", "rgg", "zmg"])
def test_two_own_followers_of_a_feature_on_her_tile_are_paid_once(sit: Sit, rules: str) -> None:
    """Three for each player and feature (gap two-own-followers-on-fairy-tile)."""
    table = two_knights_on_one_tile(sit(rules), companion=rules == "hig")
    assert table.scored == [("Red", 8, "city"), ("Red", 3, "fairy")]


def test_a_knight_sent_home_earns_her_points_no_more(sit: Sit) -> None:
    """Neither the city nor the three (princess/removed-knight-no-fairy-bonus)."""
    table = sit().place("corner", (0, 1), 2).place("cap-straight", (1, 0)).deploy("knight")
    table.place("straight", (-1, 0), 1).place("straight", (2, 0), 1).fairy((1, 0), BLUE)
    table.place("pd-corner-princess", (1, 1), 3).send_home(BLUE).end()
    assert table.scored == []


# --- The final scoring -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "points"), [("hig", 6), ("hig-c2", 6), ("hig+fairy-final-scoring=not-awarded", 3)])
def test_she_pays_in_the_final_scoring(sit: Sit, rules: str, points: int) -> None:
    """For an unfinished road of three tiles, unless the text adds nothing at the end (final/fairy-three-points)."""
    table = thief(sit(rules)).place("straight", (-1, 0), 1).fairy((1, 0), RED).end_game()
    assert table.points == {"Red": points, "Blue": 0}


@pytest.mark.parametrize(("rules", "points"), [("hig", 6), ("hig+fairy-final-scoring=not-awarded", 3)])
def test_she_pays_for_a_farm(sit: Sit, rules: str, points: int) -> None:
    """Farms are scored only then (final/fairy-farm)."""
    table = sit(rules).place("cap", (0, 1), 2).deploy("farmer").place("straight", (1, 0), 1)
    table.place("straight", (-1, 0), 1).fairy((0, 1), RED).end_game()
    assert table.points == {"Red": points, "Blue": 0}


@pytest.mark.parametrize("accounting", ["separate", "added"])
def test_she_pays_for_a_farm_that_is_worth_nothing(sit: Sit, accounting: str) -> None:
    """An owner without feature points gets the three all the same (gap bonus-with-zero-owner-c2-zmg)."""
    table = sit(f"hig+fairy-three-accounting={accounting}").place("straight", (1, 0), 1).deploy("farmer", "NL")
    table.place("straight", (2, 0), 1).place("straight", (-1, 0), 1).fairy((1, 0), RED).end_game()
    assert table.scored == [("Red", 3, "fairy")]


# --- The house rules ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("accounting", ["separate", "added"])
def test_five_for_a_completed_feature_and_no_other_points(sit: Sit, accounting: str) -> None:
    """No point when a turn begins, and five in place of the three (fairy/house-five-points)."""
    rules = f"{FIVE},fairy-three-accounting={accounting}"
    table = sit(rules).place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1)
    table.place("straight", (-1, 0), 1).fairy((0, 1), RED).place("straight", (2, 0), 1).place("cap", (0, 2), 2).end()
    assert sorted(table.scored) == [("Red", 5, "fairy"), ("Red", 6, "city")]


def test_the_five_are_not_paid_at_the_end(sit: Sit) -> None:
    """Nothing is completed then (fairy/house-five-points)."""
    table = thief(sit(FIVE)).place("straight", (-1, 0), 1).fairy((1, 0), RED).end_game()
    assert table.points == {"Red": 3, "Blue": 0}


def test_the_five_go_to_who_would_earn_the_three(sit: Sit) -> None:
    """To every follower of the city on her tile, where the three do (gap house-five-protected)."""
    rules = "rgg+fairy-bonus-scheme=five-on-completion"
    table = two_knights_on_one_tile(sit(rules), companion=False)
    assert table.scored == [("Red", 8, "city"), ("Red", 5, "fairy")]


def dragon_beside_the_fairy(table: Table) -> Table:
    """By house rule, let the dragon stand with the fairy, Red's thief and Blue's farmer on (1, 0); Red is next."""
    table.place("straight", (1, 0), 1).deploy("thief").place("pd-tee-portal", (0, -1)).deploy("farmer", "NL", at=(1, 0))
    table.place("pd-meadow-volcano", (1, 1)).fairy((1, 0), RED).place("pd-cap-dragon", (0, 1), 2).walk("SWS")
    return table


def test_she_may_protect_without_blocking(sit: Sit) -> None:
    """By house rule the dragon crosses her tile and eats nobody there (fairy/house-protects-only)."""
    table = dragon_beside_the_fairy(sit(PROTECTS))
    assert table.happened(FigureHome) == []
    assert table.state.dragon == (0, -1)


def dragon_stays_with_the_fairy(table: Table) -> Table:
    """By house rule, let the walk end on (1, 0), where fairy, red thief and blue farmer stand; Red is next."""
    table.place("straight", (1, 0), 1).deploy("thief").place("pd-tee-portal", (0, -1)).deploy("farmer", "NL", at=(1, 0))
    table.place("pd-cap-volcano", (0, 1), 2).fairy((1, 0), RED).place("pd-straight-dragon", (-1, 0), 1).walk("SE")
    return table


def test_whom_she_protects_may_share_the_dragons_tile(sit: Sit) -> None:
    """Who stands there already stays, and nobody may come (conflict house-protects-only-sharing)."""
    table = dragon_stays_with_the_fairy(sit(PROTECTS))
    assert table.state.dragon == (1, 0)
    assert (table.on_board("Red"), table.on_board("Blue")) == ([("thief", (1, 0))], [("farmer", (1, 0))])
    table.place("pd-two-bends-portal", (2, 0))
    with refused("volcano/no-sharing-by-portal"):
        table.deploy("farmer", "SL", at=(1, 0))


def test_when_she_leaves_the_dragon_eats_nobody_where_it_stands(sit: Sit) -> None:
    """It eats on tiles that it enters, and a later volcano takes it away (conflict house-protects-only-sharing)."""
    table = dragon_stays_with_the_fairy(sit(PROTECTS)).place("pd-two-bends-portal", (2, 0)).deploy("thief", "E")
    table.place("straight", (0, -2)).place("straight", (0, -3)).fairy((2, 0), follower("Red", 2))
    assert table.on_board("Blue") == [("farmer", (1, 0))]
    table.place("pd-straight-volcano", (0, -4))
    assert table.state.dragon == (0, -4)
    assert table.happened(FigureHome) == []

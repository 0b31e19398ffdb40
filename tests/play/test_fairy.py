"""The fairy: who may move her, when and where to, and what she pays."""

from collections.abc import Callable

import pytest

from rulefork.play.action import ClaimFairyPoint, MoveFairy
from rulefork.play.event import FairyLeftAlone, FairyMoved, FigureHome, PointLapsed, Scored
from rulefork.play.state import ANYONE, Fairy
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

BESIDE = ("hig", "hig-c1-2005", "hig-c2", "drache-und-fee")
ON_TILE = ("rgg", "zmg")
EARLY_FAQ = "hig-c1-early-faq"
FIVE = "hig+fairy-bonus-scheme=five-on-completion"
CLAIMED = "hig+fairy-point-claim=until-bag-passes"
PROTECTS = "hig+fairy-blocks-dragon=protects-only"
CONDITIONS = ("whenever-no-follower", "only-if-relinquished", "whenever-no-meeple-placed-or-moved")

RED, BLUE = follower("Red", 1), follower("Blue", 1)


def thief(table: Table) -> Table:
    """Let Red deploy a thief on (1, 0); Red is to place the tile after the next."""
    return table.place("straight", (1, 0), 1).deploy("thief").place("cap", (0, 1), 2)


def with_thief(table: Table) -> Table:
    """Let Red bring the fairy to the red thief on (1, 0), and Blue place a tile; Red's turn is next."""
    return thief(table).place("straight", (-1, 0), 1).fairy((1, 0), RED).place("tee", (0, -1))


def two_of_red(table: Table) -> Table:
    """Let Red have a thief and a farmer on (1, 0), in that order; Red is to place the tile after the next."""
    thief(table).place("pd-tee-portal", (0, -1)).deploy("farmer", "NL", at=(1, 0))
    return table.place("straight", (0, -2))


def red_and_blue(table: Table) -> Table:
    """Let Red's thief and Blue's farmer stand on (1, 0), at the walls of a completed city; Red has placed a tile."""
    table.place("straight", (1, 0), 1).deploy("thief").place("pd-tee-portal", (0, -1))
    return table.deploy("farmer", "NL", at=(1, 0)).place("cap", (0, 1), 2)


# --- When she may be moved ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BESIDE)
def test_she_comes_from_beside_the_table(sit: Sit, rules: str) -> None:
    """She stands nowhere until somebody brings her (setup/fairy-starts-aside)."""
    table = thief(sit(rules))
    assert table.state.fairy is None
    table.place("straight", (-1, 0), 1).fairy((1, 0), RED)
    assert table.state.fairy == Fairy((1, 0), RED)
    (event,) = table.happened(FairyMoved)
    assert (event.ruling, event.player, event.companion) == ("fairy/moves-when-nobody-deployed", "Red", RED)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_she_moves_instead_of_a_deployment(sit: Sit, condition: str) -> None:
    """By every text, where a follower could have been deployed (fairy/moves-when-nobody-deployed)."""
    table = thief(sit(f"hig+fairy-move-condition={condition}")).place("straight", (-1, 0), 1).fairy((1, 0), RED)
    assert table.state.fairy == Fairy((1, 0), RED)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_she_stays_after_a_deployment(sit: Sit, condition: str) -> None:
    """Both in one turn are not allowed (fairy/moves-when-nobody-deployed)."""
    table = thief(sit(f"hig+fairy-move-condition={condition}")).place("tee", (0, -1)).deploy("thief", "E")
    with refused("fairy/moves-when-nobody-deployed"):
        table.fairy((1, 0), RED)
    assert not any(isinstance(action, MoveFairy) for action in table.choices)


def test_she_moves_once_a_turn(sit: Sit) -> None:
    """A second move is refused (fairy/moves-when-nobody-deployed)."""
    table = thief(sit()).place("straight", (-1, 0), 1).fairy((1, 0), RED)
    with refused("fairy/moves-when-nobody-deployed"):
        table.fairy((1, 0), RED)


@pytest.mark.parametrize("figures", ["followers-only-named", "all-listed-figures"])
def test_after_her_move_nobody_is_deployed(sit: Sit, figures: str) -> None:
    """By the short list as by the long one (fairy-bans/normal-follower)."""
    table = thief(sit(f"hig+fairy-excludes-figures={figures}")).place("tee", (0, -1)).fairy((1, 0), RED)
    with refused("fairy-bans/normal-follower"):
        table.deploy("thief", "E")
    assert table.deployable() == set()


def test_she_need_not_be_moved(sit: Sit) -> None:
    """Leaving her is always legal (fairy/optional)."""
    table = thief(sit()).place("straight", (-1, 0), 1).end()
    assert table.state.fairy is None


def test_she_may_be_taken_from_another_players_follower(sit: Sit) -> None:
    """She belongs to nobody (setup/neutral-ownerless, fairy/may-be-taken-from-tile)."""
    table = thief(sit()).place("straight", (-1, 0), 1).fairy((1, 0), RED).place("tee", (0, -1)).deploy("thief", "E")
    table.place("straight", (0, -2)).place("straight", (0, -3)).fairy((0, -1), BLUE)
    assert table.state.fairy == Fairy((0, -1), BLUE)


def nobody_can_be_deployed(table: Table) -> Table:
    """Let Red place a tile that is all city and belongs to Red's knight on (0, 1)."""
    table.place("corner", (0, 1), 2).deploy("knight").place("straight", (-1, 0), 1)
    return table.place("full-shield", (1, 1))


@pytest.mark.parametrize("rules", [*BESIDE, "hig-c1-second-print"])
def test_the_cause_does_not_matter(sit: Sit, rules: str) -> None:
    """She may move also where nobody could be deployed (fairy/cause-does-not-matter)."""
    table = nobody_can_be_deployed(sit(rules)).fairy((0, 1), RED)
    assert table.state.fairy is not None


def test_the_early_answers_wanted_a_deployment_given_up(sit: Sit) -> None:
    """Where nobody could be deployed she stays (fairy/relinquish-old-faq)."""
    table = nobody_can_be_deployed(sit(EARLY_FAQ))
    with refused("fairy/relinquish-old-faq"):
        table.fairy((0, 1), RED)
    assert not any(isinstance(action, MoveFairy) for action in table.choices)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_who_is_out_of_followers_may_move_her(sit: Sit, condition: str) -> None:
    """An empty supply is no hindrance, whatever else is asked (fairy/out-of-followers)."""
    table = thief(sit(f"hig+fairy-move-condition={condition}"))
    table.strand("Red", table.spot("farmer", "SL", at=(0, 0))).place("straight", (-1, 0), 1).fairy((1, 0), RED)
    assert table.state.fairy is not None


def test_a_text_may_refuse_her_to_who_is_out_of_followers(sit: Sit) -> None:
    """The other answer to the question of the empty supply (toggle fairy-out-of-followers)."""
    table = thief(sit("hig+fairy-out-of-followers=refused"))
    table.strand("Red", table.spot("farmer", "SL", at=(0, 0))).place("straight", (-1, 0), 1)
    with refused("fairy/out-of-followers"):
        table.fairy((1, 0), RED)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_she_may_move_on_a_volcano_turn(sit: Sit, condition: str) -> None:
    """Though nobody could be deployed on the volcano (volcano/fairy-may-move)."""
    table = thief(sit(f"hig+fairy-move-condition={condition}")).place("pd-meadow-volcano", (0, -1)).fairy((1, 0), RED)
    assert table.state.fairy is not None


def test_the_early_answers_refuse_her_on_a_volcano_turn(sit: Sit) -> None:
    """No deployment could be given up there (volcano/fairy-refused-old-faq)."""
    table = thief(sit(EARLY_FAQ)).place("pd-meadow-volcano", (0, -1))
    with refused("volcano/fairy-refused-old-faq"):
        table.fairy((1, 0), RED)


# --- Where she may go --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [*BESIDE, *ON_TILE])
def test_she_goes_to_an_own_follower_only(sit: Sit, rules: str) -> None:
    """Not to another player's, not to an empty tile (fairy/own-follower-only)."""
    table = thief(sit(rules)).place("tee", (0, -1)).deploy("thief", "E").place("straight", (2, 0), 1)
    table.deploy("farmer", "NL").place("straight", (-1, 0), 1)
    for square, companion in (((2, 0), BLUE), ((0, 0), RED), ((2, 0), RED), ((5, 5), None)):
        with refused("fairy/own-follower-only"):
            table.fairy(square, companion)


def test_she_does_not_go_onto_the_volcano_just_placed(sit: Sit) -> None:
    """Nobody stands there (volcano/fairy-not-onto-it)."""
    table = thief(sit()).place("pd-meadow-volcano", (0, -1))
    with refused("fairy/own-follower-only"):
        table.fairy((0, -1), RED)


@pytest.mark.parametrize("rules", [*BESIDE, *ON_TILE])
def test_without_followers_on_the_board_there_is_nowhere_to_go(sit: Sit, rules: str) -> None:
    """Who has none there cannot move her (fairy/needs-own-follower-on-board)."""
    table = sit(rules).place("straight", (1, 0), 1).deploy("thief").place("tee", (0, -1))
    with refused("fairy/needs-own-follower-on-board"):
        table.fairy((1, 0))


@pytest.mark.parametrize("rules", BESIDE)
def test_she_stands_next_to_one_follower(sit: Sit, rules: str) -> None:
    """With two on the tile one has to be named (fairy/next-to-one-follower)."""
    table = two_of_red(sit(rules)).place("straight", (0, -3))
    with refused("fairy/next-to-one-follower"):
        table.fairy((1, 0))
    table.decline()
    first, second = table.figure("Red", (1, 0), "thief"), table.figure("Red", (1, 0), "farmer")
    moves = [action for action in table.choices if isinstance(action, MoveFairy)]
    assert moves == [MoveFairy("Red", (1, 0), first), MoveFairy("Red", (1, 0), second)]


@pytest.mark.parametrize("rules", ON_TILE)
def test_she_may_stand_on_a_tile_as_such(sit: Sit, rules: str) -> None:
    """The tile is all that is named (fairy/on-tile-rgg, fairy/on-tile-zmg)."""
    table = two_of_red(sit(rules)).place("straight", (0, -3)).decline()
    assert MoveFairy("Red", (1, 0)) in table.choices
    assert table.fairy((1, 0)).state.fairy == Fairy((1, 0), ANYONE)


@pytest.mark.parametrize("rules", BESIDE)
def test_she_may_change_to_another_own_follower_on_her_tile(sit: Sit, rules: str) -> None:
    """Where she is tied to one, that is a move (gap other-follower-same-tile)."""
    table = two_of_red(sit(rules)).place("straight", (-1, 0), 1).fairy((1, 0), RED).place("straight", (0, -3))
    farmer = table.figure("Red", (1, 0), "farmer")
    table.place("straight", (0, -4)).fairy((1, 0), farmer)
    assert table.state.fairy == Fairy((1, 0), farmer)


@pytest.mark.parametrize("rules", [*BESIDE, *ON_TILE])
def test_moving_her_to_where_she_is_changes_nothing(sit: Sit, rules: str) -> None:
    """Beside the same follower, or on the same tile as such (gap same-follower, gap other-follower-same-tile)."""
    companion = RED if rules in BESIDE else None
    table = thief(sit(rules)).place("straight", (-1, 0), 1).fairy((1, 0), companion).place("tee", (0, -1))
    before = table.state.fairy
    assert table.place("straight", (0, -2)).fairy((1, 0), companion).state.fairy == before


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

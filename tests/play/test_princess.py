"""The princess: who may, or must, be sent home, and what that costs."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Deploy, MoveFairy, Pass, SendHome
from rulefork.play.event import FairyLeftAlone, FigureHome
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

MAY = ("hig", "hig-c1-big-box-2", "hig-c2")
MUST = ("hig-c1-2005", "rgg", "zmg")
BY_ITS_LETTER = "hig+princess-no-removal-clause=empty-or-new-city"
REMOVAL_BANS = ("hig+princess-removal-bans=every-figure", "hig+princess-removal-bans=meeples-in-text")
OWN_KNIGHT = ("hig+princess-own-knight=allowed", "hig+princess-own-knight=not-mentioned")

RED, BLUE = follower("Red", 1), follower("Blue", 1)


def two_knights(table: Table) -> Table:
    """Build two cities, a red knight in one and a blue knight in the other, which a tile at (1, 1) joins."""
    return table.place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0)).deploy("knight")


def joined(table: Table) -> Table:
    """Let Red join both cities by a princess tile; the city stays open."""
    return two_knights(table).place("pd-three-princess", (1, 1), 2)


def completed(table: Table) -> Table:
    """Let Red complete both cities as one of four tiles by a princess tile."""
    return two_knights(table).place("pd-corner-princess", (1, 1), 3)


@pytest.mark.parametrize("rules", [*MAY, *MUST])
def test_a_knight_goes_home_to_its_owner(sit: Sit, rules: str) -> None:
    """The princess sends one knight of the city home (princess/knight-to-owner-supply)."""
    table = joined(sit(rules)).send_home(BLUE)
    (event,) = table.happened(FigureHome)
    assert (event.ruling, event.figure, event.role, event.cause) == (
        "princess/knight-to-owner-supply",
        BLUE,
        "knight",
        "princess",
    )
    assert table.supply("Blue") == 7
    assert table.on_board("Red") == [("knight", (0, 1))]


@pytest.mark.parametrize("rules", OWN_KNIGHT)
def test_the_own_knight_may_be_chosen(sit: Sit, rules: str) -> None:
    """Nothing excludes it, whether or not the text says so (princess/own-knight)."""
    table = joined(sit(rules)).send_home(RED)
    assert table.supply("Red") == 7


def test_the_player_chooses_among_all_knights_of_the_city(sit: Sit) -> None:
    """Cities that her tile joins count as one, whoever stands in which part (gap princess-merges-cities)."""
    table = joined(sit()).decline()
    assert [action for action in table.choices if isinstance(action, SendHome)] == [
        SendHome("Red", RED),
        SendHome("Red", BLUE),
    ]


@pytest.mark.parametrize("rules", MAY)
def test_nobody_has_to_leave_where_the_princess_may_send_a_knight_home(sit: Sit, rules: str) -> None:
    """The player takes nobody and deploys as on any other tile (princess/no-removal-then-deploy)."""
    table = joined(sit(rules)).spare().deploy("farmer", "NL").end()
    assert table.on_board("Red") == [("farmer", (1, 1)), ("knight", (0, 1))]
    assert table.supply("Blue") == 6


@pytest.mark.parametrize("rules", MUST)
def test_a_knight_has_to_leave_where_the_princess_must_send_one_home(sit: Sit, rules: str) -> None:
    """Neither sparing, passing, deploying, moving the fairy nor ending the turn is a way out."""
    table = joined(sit(rules))
    ways_out = [
        table.spare,
        table.end,
        lambda: table.deploy("farmer", "NL"),
        lambda: table.fairy((0, 1), RED),
        lambda: table.place("straight", (2, 0), 1),
        lambda: table.decline().decline(),
    ]
    for way_out in ways_out:
        with refused("princess/must-remove-older-text"):
            way_out()
    table.send_home(BLUE).end()


@pytest.mark.parametrize("rules", MUST)
def test_even_a_lone_knight_of_ones_own_has_to_leave(sit: Sit, rules: str) -> None:
    """Only a city without any knight frees the player (princess/must-even-own)."""
    table = sit(rules).place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0))
    table.place("pd-three-princess", (1, 1), 2)
    with refused("princess/must-remove-older-text"):
        table.end()
    table.send_home(RED)
    assert table.supply("Red") == 7


@pytest.mark.parametrize("rules", MUST)
def test_a_city_without_knights_frees_the_player(sit: Sit, rules: str) -> None:
    """Then a follower may be deployed, in that city too, and the turn ends (princess/old-empty-city-wording)."""
    table = sit(rules).place("corner", (0, 1), 2).place("cap-straight", (1, 0))
    table.place("pd-three-princess", (1, 1), 2).deploy("knight").end()
    assert table.on_board("Red") == [("knight", (1, 1))]
    assert table.state.player == "Blue"


@pytest.mark.parametrize("rules", [*MUST, *MAY])
def test_a_princess_that_begins_a_city_sends_nobody_home(sit: Sit, rules: str) -> None:
    """The duty arises only where a city is extended, and may be avoided (gap must-remove-scope)."""
    table = two_knights(sit(rules)).place("pd-corner-bend-princess", (-1, 0)).deploy("knight")
    table.decline().end()
    assert len(table.on_board("Red")) == 2
    assert len(table.on_board("Blue")) == 1


@pytest.mark.parametrize("rules", ["hig", "rgg", "hig-c2"])
def test_without_a_knight_in_reach_nobody_is_sent_home(sit: Sit, rules: str) -> None:
    """No princess, or no knight in her city (princess/nothing-without-knights)."""
    table = two_knights(sit(rules))
    for act in (lambda: table.send_home(RED), table.spare):
        with refused("princess/nothing-without-knights"):
            act()
    table.place("pd-corner-bend-princess", (-1, 0))
    for act in (lambda: table.send_home(BLUE), table.spare):
        with refused("princess/nothing-without-knights"):
            act()


@pytest.mark.parametrize("rules", ["hig", "rgg"])
def test_only_knights_of_the_extended_city_are_eligible(sit: Sit, rules: str) -> None:
    """A knight of another city, or a farmer, is out of her reach (princess/only-the-extended-city)."""
    table = sit(rules).place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (-1, 0)).deploy("knight")
    table.place("pd-corner-princess", (1, 1))
    with refused("princess/only-the-extended-city"):
        table.send_home(BLUE)
    table.send_home(RED)


@pytest.mark.parametrize("rules", ["hig", "rgg", "hig-c2"])
def test_a_tile_with_two_cities_acts_on_the_one_that_shows_the_princess(sit: Sit, rules: str) -> None:
    """One knight in all, from the part with her picture (gap several-cities)."""
    table = two_knights(sit(rules)).place("pd-cap-and-corner-shield-princess", (1, 1), 2)
    with refused("princess/only-the-extended-city"):
        table.send_home(RED)
    table.send_home(BLUE)
    with refused("princess/only-one"):
        table.send_home(RED)


@pytest.mark.parametrize("rules", [*MAY, *MUST])
def test_only_one_knight_leaves(sit: Sit, rules: str) -> None:
    """A second is refused (princess/only-one)."""
    table = joined(sit(rules)).send_home(BLUE)
    with refused("princess/only-one"):
        table.send_home(RED)
    assert not any(isinstance(action, SendHome) for action in table.choices)


@pytest.mark.parametrize("rules", [*MAY, *MUST, *REMOVAL_BANS])
def test_after_a_removal_nobody_is_deployed(sit: Sit, rules: str) -> None:
    """Neither in the city nor elsewhere on the tile (princess/no-deploy-on-other-segment)."""
    table = joined(sit(rules)).send_home(BLUE)
    for role, part in (("knight", "E"), ("farmer", "NL")):
        with refused("princess/no-deploy-after-removal"):
            table.deploy(role, part)


def test_after_the_last_knight_left_the_city_stays_closed(sit: Sit) -> None:
    """The player may not take the place of the knight (princess/no-deploy-after-removal)."""
    table = sit().place("corner", (0, 1), 2).deploy("knight").place("pd-three-princess", (1, 1), 2).send_home(RED)
    with refused("princess/no-deploy-after-removal"):
        table.deploy("knight")


@pytest.mark.parametrize("rules", [*MAY, *MUST, *REMOVAL_BANS])
def test_after_a_removal_the_fairy_stays(sit: Sit, rules: str) -> None:
    """She may not be moved in that turn (princess/no-fairy-after-removal)."""
    table = joined(sit(rules)).send_home(BLUE)
    with refused("princess/no-fairy-after-removal"):
        table.fairy((0, 1), RED)
    assert not any(isinstance(action, MoveFairy | Deploy) for action in table.choices)


@pytest.mark.parametrize("rules", MAY)
def test_without_removal_and_deployment_the_fairy_may_move(sit: Sit, rules: str) -> None:
    """A princess turn in which nothing else was done leaves her free (princess/fairy-when-nothing-else)."""
    table = joined(sit(rules)).fairy((0, 1), RED)
    assert table.state.fairy is not None


def test_a_text_may_grant_deployment_only_where_the_city_holds_no_knight(sit: Sit) -> None:
    """By its letter a player who leaves a knight in the city deploys nobody (princess/old-empty-city-wording)."""
    table = joined(sit(BY_ITS_LETTER)).spare()
    with refused("princess/old-empty-city-wording"):
        table.deploy("farmer", "NL")
    table.fairy((0, 1), RED).end()


def test_such_a_text_grants_deployment_in_an_empty_or_new_city(sit: Sit) -> None:
    """Where no knight stands, any figure may be placed (princess/old-empty-city-wording)."""
    table = two_knights(sit(BY_ITS_LETTER)).place("pd-corner-bend-princess", (-1, 0)).deploy("knight")
    assert len(table.on_board("Red")) == 2


@pytest.mark.parametrize("rules", ["hig", "rgg"])
def test_in_the_first_edition_she_acts_in_the_deployment_stage(sit: Sit, rules: str) -> None:
    """The removal takes the place of a deployment (princess/stage-in-c1)."""
    table = joined(sit(rules))
    if rules == "hig":
        assert table.choices == [Pass("Red")]
    table.send_home(BLUE)
    assert [event.phase for event in table.happened(FigureHome)] == ["deploy"]


def test_in_the_second_edition_she_acts_with_the_tile(sit: Sit) -> None:
    """The knight is home before the deployment stage opens (princess/removal-in-step-one)."""
    table = joined(sit("hig-c2"))
    assert table.choices == [SendHome("Red", RED), SendHome("Red", BLUE), Pass("Red")]
    table.send_home(BLUE)
    assert [event.phase for event in table.happened(FigureHome)] == ["princess"]
    assert table.choices == [Pass("Red")]


def test_where_she_acts_with_the_tile_she_does_not_act_later(sit: Sit) -> None:
    """A player who went on to deploy has let the knights be (base/turn-order)."""
    table = joined(sit("hig-c2")).deploy("farmer", "NL")
    with refused("base/turn-order"):
        table.send_home(BLUE)


def test_where_she_must_act_with_the_tile_nothing_else_is_offered(sit: Sit) -> None:
    """The step of the removal has no way past it (princess/must-remove-older-text)."""
    table = joined(sit("hig-c2+princess-removal=must"))
    assert table.choices == [SendHome("Red", RED), SendHome("Red", BLUE)]
    with refused("princess/must-remove-older-text"):
        table.decline()


@pytest.mark.parametrize("act", ["deploy", "fairy"])
def test_who_took_another_action_sends_nobody_home(sit: Sit, act: str) -> None:
    """Deployment, fairy and removal exclude each other (princess/stage-in-c1)."""
    table = joined(sit())
    if act == "deploy":
        table.deploy("farmer", "NL")
    else:
        table.fairy((0, 1), RED)
    with refused("princess/no-deploy-after-removal"):
        table.send_home(BLUE)
    assert not any(isinstance(action, SendHome) for action in table.choices)


@pytest.mark.parametrize("rules", ["hig", "hig-c2"])
def test_a_knight_sent_home_takes_no_part_in_scoring(sit: Sit, rules: str) -> None:
    """The city that the tile completes is scored among those who are left (princess/majority-after-removal)."""
    table = completed(sit(rules)).send_home(BLUE).end()
    assert table.points == {"Red": 8, "Blue": 0}


def test_where_nobody_leaves_a_princess_tile_scores_like_any_other(sit: Sit) -> None:
    """Both knights score the four tiles (princess/no-scoring-effect)."""
    assert completed(sit()).end().points == {"Red": 8, "Blue": 8}


def test_the_fairy_does_not_shield_a_knight_from_the_princess(sit: Sit) -> None:
    """He leaves, and she stays beside nobody (princess/fairy-gives-no-protection, gap fairy-after-capture)."""
    table = two_knights(sit()).place("straight", (-1, 0), 1).place("straight", (2, 0), 1).fairy((1, 0), BLUE)
    table.place("pd-corner-princess", (1, 1), 3).send_home(BLUE).end()
    assert [event.ruling for event in table.happened(FairyLeftAlone)] == ["fairy/follower-returns-fairy-stays"]
    assert table.state.fairy is not None
    assert (table.state.fairy.square, table.state.fairy.companion) == ((1, 0), None)
    assert table.begin().points == {"Red": 8, "Blue": 0}

"""Crop Circles: the choice after the scoring, the round of the players, and who may be added or taken home."""

from collections.abc import Callable

import pytest

from rulefork.play.action import EndTurn, Pass
from rulefork.play.event import FigureHome, Scored
from rulefork.play.expansions.crop_circles import AddBeside, Added, AddNobody, ChooseCircle, CircleChosen, TakeHome, Way
from rulefork.play.game import Game
from rulefork.play.state import Round
from rulefork.search.playout import play_out
from rulefork.spec.happening import tell
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, Held, Spot
from tests.play.table import Table, figure, follower, refused

Sit = Callable[..., Table]

RED, BLUE, GREEN = (follower(player, 1) for player in ("Red", "Blue", "Green"))
ROAD, SMALL_ROAD = Spot((1, 0), 1), Spot((1, -1), 0)
CIRCLE = ("cc-tee", (3, 0))
"""Beside which the road of Red's thief ends."""


def opened(sit: Sit, rules: str = "hig") -> Table:
    """Return a table where Red, to move, and Blue have a thief each on roads of their own, and Green a farmer."""
    boxes = ["crop-circles", "inns-and-cathedrals", "abbey-and-mayor", "traders-and-builders"]
    table = sit(rules, players=3, expansions=boxes)
    table.place("cap-straight", (1, 0)).deploy("thief").place("cloister", (0, -1))
    table.place("straight", (2, 0), 1).deploy("farmer", "SR")
    table.place("straight", (-1, 0), 1).place("cloister-road", (1, -1)).deploy("thief")
    return table.place("cloister", (2, -1))


@pytest.fixture
def table(sit: Sit) -> Table:
    """Return that table under the current first edition."""
    return opened(sit)


def circle(table: Table, way: Way = "add") -> Table:
    """Let Red place the circle and choose what it brings."""
    return table.place(*CIRCLE).do(ChooseCircle("Red", way))


def test_choice_follows_the_scoring(table: Table) -> None:
    """The road that the circle completes is scored first, and its thief is no longer there."""
    table.place("cc-tee", (1, -2)).do(ChooseCircle("Red", "add"))
    assert table.scored == [("Blue", 2, "road")]
    assert table.events[-1] == CircleChosen("crop-circles/choice", "Red", "add", "road", phase="scored")
    assert table.state.turn.round == Round("add", ("Red",))


def test_choice_is_compulsory(table: Table) -> None:
    """The turn does not end without it, nor is it declined."""
    table.place(*CIRCLE)
    with refused("crop-circles/choice"):
        table.end()
    while table.state.phase != "scored":
        table.do(table.choices[-1])
    with refused("crop-circles/choice"):
        table.decline()
    assert table.choices == [ChooseCircle("Red", "add"), ChooseCircle("Red", "take-home")]


def test_no_choice_where_nobody_is_concerned(sit: Sit) -> None:
    """Without any follower of that kind the turn just ends."""
    table = sit("hig", expansions=["crop-circles"]).place("straight", (1, 0), 1).place("cloister", (0, -1))
    table.place("cc-tee", (2, 0)).end()
    assert table.state.player == "Blue"
    assert not table.happened(CircleChosen)


def test_choice_belongs_to_whoever_placed_the_circle(table: Table) -> None:
    """It is made once, and only after a circle."""
    table.place(*CIRCLE)
    with refused("base/turn-order"):
        table.do(ChooseCircle("Blue", "add"))
    table.do(ChooseCircle("Red", "add"))
    with refused("crop-circles/choice"):
        table.do(ChooseCircle("Red", "take-home"))
    with refused("crop-circles/choice"):
        table.place("cloister", (2, -2)).do(ChooseCircle("Blue", "add"))


def test_round_goes_from_the_left_to_the_one_who_chose(table: Table) -> None:
    """Green has no thief and is passed over."""
    circle(table)
    assert table.state.turn.round == Round("add", ("Blue", "Green", "Red"))
    table.do(AddBeside("Blue", BLUE))
    assert table.events == [Added("crop-circles/add", follower("Blue", 2), "thief", SMALL_ROAD, phase="scored")]
    assert table.state.turn.round == Round("add", ("Red",))
    table.do(AddBeside("Red", RED))
    assert table.state.figures[follower("Red", 2)] == ROAD
    assert table.state.turn.round == Round("add", ())
    assert table.choices == [Pass("Red")]
    with refused("crop-circles/order"):
        table.do(AddBeside("Red", RED))


def test_whoever_adds_later_lets_the_others_pass(table: Table) -> None:
    """Adding is free, so the next may go ahead, and the turn may end at any time."""
    circle(table).do(AddBeside("Red", RED))
    with refused("crop-circles/order"):
        table.do(AddBeside("Blue", BLUE))
    table.end()
    assert table.state.player == "Blue"


def test_add_offers(table: Table) -> None:
    """Every follower who can stand there, and to add nobody."""
    circle(table)
    kinds = ("normal-follower", "large-follower", "wagon")
    offered = [AddBeside("Blue", BLUE, kind) for kind in kinds]
    assert table.choices == [*offered, AddNobody("Blue"), Pass("Red")]
    table.do(AddNobody("Blue"))
    assert table.choices[0] == AddBeside("Red", RED)


@pytest.mark.parametrize(
    ("beside", "kind"),
    [(RED, "normal-follower"), (BLUE, "mayor"), (BLUE, "builder"), (follower("Blue", 2), "normal-follower")],
    ids=["another's", "mayor on a road", "no follower", "beside nobody"],
)
def test_add_is_refused(table: Table, beside: Figure, kind: str) -> None:
    """Beside an own one of the kind concerned only, and only who can stand there."""
    circle(table)
    with refused("crop-circles/add"):
        table.do(AddBeside("Blue", beside, kind))


def test_add_concerns_one_kind_of_feature(table: Table) -> None:
    """A club is about thieves, so Green's farmer is joined by nobody."""
    circle(table)
    with refused("crop-circles/add"):
        table.do(AddBeside("Green", GREEN))


def test_supply_runs_out(table: Table) -> None:
    """Who has no follower left is passed over."""
    out = {each: Held("Red") for each in table.state.figures if each.owner == "Blue" and each != BLUE}
    table.state = table.state.with_figures(out)
    circle(table)
    assert table.state.turn.round == Round("add", ("Red",))


def test_take_home_is_compulsory(table: Table) -> None:
    """Blue has to, before Red, and what needs a follower there goes along."""
    table.place("straight", (-2, 0), 1).put("builder", "road").place("cloister", (0, -2)).place("cloister", (2, -2))
    circle(table, "take-home")
    with refused("crop-circles/order"):
        table.do(TakeHome("Red", RED))
    with refused("crop-circles/choice"):
        table.do(AddNobody("Blue"))
    for action in (EndTurn("Red"), Pass("Red")):
        with refused("crop-circles/take-home"):
            table.do(action)
    assert table.choices == [TakeHome("Blue", BLUE)]
    table.do(TakeHome("Blue", BLUE)).do(TakeHome("Red", RED))
    home = [(event.figure, event.ruling) for event in table.happened(FigureHome)]
    assert home == [
        (BLUE, "crop-circles/take-home"),
        (RED, "crop-circles/take-home"),
        (figure("Red", "builder"), "traders-and-builders/builder"),
    ]
    assert not table.happened(Scored)
    assert table.end().state.turn.part == 2


def test_take_home_concerns_one_kind_of_feature(table: Table) -> None:
    """A farmer is no thief."""
    table.place("straight", (-2, 0), 1).deploy("farmer", "NL").place("cloister", (0, -2)).place("cloister", (2, -2))
    circle(table, "take-home").do(TakeHome("Blue", BLUE))
    with refused("crop-circles/add"):
        table.do(TakeHome("Red", follower("Red", 2)))


@pytest.mark.parametrize(("sharing", "adds"), [("followers-barred", False), ("not-mentioned", True)])
def test_dragons_tile_is_closed(sit: Sit, sharing: str, adds: bool) -> None:
    """Even where somebody whom a house rule shelters is there (volcano/no-sharing-by-crop-circle)."""
    table = opened(sit, f"hig+dragon-tile-sharing={sharing}")
    table.state = table.state._replace(dragon=(1, 0))
    table.place(*CIRCLE).do(ChooseCircle("Red", "add"))
    if adds:
        table.do(AddBeside("Red", RED))
        return
    with refused("volcano/no-sharing-by-crop-circle"):
        table.do(AddBeside("Red", RED))
    table.do(AddNobody("Blue"))
    assert table.state.turn.round == Round("add", ())


def test_is_told(table: Table) -> None:
    """In the words of the scenarios."""
    table.place(*CIRCLE)
    situation = Situation(table.game, {}, (table.state,)).play(ChooseCircle("Red", "add"))
    assert tell(situation.events[-1], situation) == "Red lets everybody add a follower on a road"
    situation = situation.play(AddBeside("Blue", BLUE))
    assert tell(situation.events[-1], situation) == "Blue adds a thief on (1, -1)"
    situation = situation.play(AddBeside("Red", RED, "large-follower"))
    assert tell(situation.events[-1], situation) == "Red adds the large follower as a thief on (1, 0)"


@pytest.mark.parametrize("more", [(), ("hills-and-sheep", "abbey-and-mayor", "traders-and-builders")])
def test_random_games_choose(under: Callable[[str], Game], more: tuple[str, ...]) -> None:
    """Every choice on the way can be played, whatever else has a say after the deployment."""
    moves = list(play_out(under("hig"), ("Red", "Blue", "Green"), 7, ("crop-circles", *more)))
    assert any(isinstance(move.action, ChooseCircle) for move in moves)
    assert moves[-1].state.over

"""The Flying Machines: how far one flies, where one lands, and what the die leaves open."""

from collections.abc import Callable

import pytest

from rulefork.play.action import EndTurn, Enter, MoveFairy, Pass
from rulefork.play.event import Scored
from rulefork.play.expansions.flying_machines import Fly, FoundNoPlace, Landed, end_of_flight
from rulefork.rulebook.tile import POINTS
from rulefork.spec.happening import tell
from rulefork.spec.situation import Situation
from rulefork.table.figure import SUPPLY, Figure, Held, Site, Spot
from rulefork.table.geometry import Square
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

RED, BLUE = follower("Red", 1), follower("Blue", 1)
MACHINE = Site("flying-machine", ((1, -1),))
CLOISTER = Spot((0, -1), 1)


def opened(sit: Sit, rules: str = "hig", *more: str) -> Table:
    """Return a table where Red, to move, has placed a machine east of the cloister of Blue's monk, pointing west."""
    table = sit(rules, expansions=["flying-machines", "phantom", "abbey-and-mayor", "traders-and-builders", *more])
    table.place("straight", (1, 0), 1).place("cloister", (0, -1)).deploy("monk")
    return table.place("fm-meadow", (1, -1))


@pytest.fixture
def table(sit: Sit) -> Table:
    """Return that table under the current first edition."""
    return opened(sit)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize(("tile", "toward"), [("fm-meadow", "W"), ("fm-meadow-diagonal", "NW")])
def test_direction_turns_with_the_tile(sit: Sit, tile: str, toward: str, turns: int) -> None:
    """A quarter turn clockwise is two points of the compass."""
    table = sit("hig", expansions=["flying-machines"]).place(tile, (0, -1), turns)
    steps = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "W": (-1, 0)}
    x, y = {**steps, "NW": (-1, 1)}[POINTS[(POINTS.index(toward) + 2 * turns) % 8]]
    for distance in (1, 2, 3):
        assert end_of_flight(table.state, distance) == (distance * x, distance * y - 1)


def test_no_flight_without_a_direction(sit: Sit) -> None:
    """A tile that points nowhere has no end of a flight, nor has a turn without a tile."""
    table = sit("hig")
    with pytest.raises(ValueError, match="points anywhere"):
        end_of_flight(table.state, 1)
    with pytest.raises(ValueError, match="points anywhere"):
        end_of_flight(table.place("straight", (1, 0), 1).state, 1)


def test_lands_beside_whoever_is_there(table: Table) -> None:
    """It is the turn's deployment, and the flier is a monk from now on."""
    table.do(Fly("Red", 1, CLOISTER))
    assert table.events == [Landed("flying-machines/landing", RED, "monk", CLOISTER, 1, phase="deploy")]
    assert table.state.followers_in(table.state.board.numbers[CLOISTER]) == {RED: CLOISTER, BLUE: CLOISTER}
    assert table.state.turn.entered == (MACHINE,)
    with refused("base/one-follower-a-turn"):
        table.deploy("farmer")
    with refused("fairy/moves-when-nobody-deployed"):
        table.do(MoveFairy("Red", (0, -1), RED))


def test_flies_in_vain(table: Table) -> None:
    """Nobody lands where no tile is, and the deployment is spent."""
    table.do(Fly("Red", 2))
    assert table.events == [FoundNoPlace("flying-machines/no-landing", RED, (-1, -1), 2, phase="deploy")]
    assert table.state.figures[RED] is SUPPLY
    with refused("base/one-follower-a-turn"):
        table.deploy("farmer")
    with refused("fairy/moves-when-nobody-deployed"):
        table.fairy((0, -1), RED)


def test_lands_where_it_can(table: Table) -> None:
    """A place there is not declined."""
    with refused("flying-machines/landing"):
        table.do(Fly("Red", 1))


@pytest.mark.parametrize(
    ("spot", "ruling"),
    [
        (Spot((0, -1), 0), "flying-machines/landing"),
        (Spot((1, 0), 0), "flying-machines/flight"),
        (Spot((-1, -1), 0), "flying-machines/flight"),
        (Spot((0, -1), 7), "flying-machines/flight"),
        (Site("flying-machine", ((1, -1),)), "flying-machines/flight"),
        (Site("flying-machine", ((0, -1),)), "portal/not-onto-flying-machine"),
        (Site("portal-symbol", ((0, -1),)), "portal/flier-not-onto-portal"),
        (Site("tower-top", ((0, -1),)), "flying-machines/landing"),
        (Site("acrobat-space", ((0, -1),)), "flying-machines/landing"),
    ],
    ids=["farm", "another tile", "no tile", "no segment", "start", "machine", "portal", "tower", "no pyramid there"],
)
def test_lands_nowhere_else(table: Table, spot: Spot | Site, ruling: str) -> None:
    """Neither on farms nor in places that are entered by rules of their own or are not there."""
    with refused(ruling):
        table.do(Fly("Red", 1, spot))


def test_lands_in_nothing_complete(sit: Sit) -> None:
    """Where the one feature but the farm is complete, the flight is in vain."""
    table = sit("hig", expansions=["flying-machines"]).place("cap", (0, 1), 2).place("straight", (1, 0), 1)
    table.place("fm-meadow", (1, 1))
    with refused("flying-machines/landing"):
        table.do(Fly("Red", 1, Spot((0, 1), 0)))
    table.do(Fly("Red", 1))


@pytest.mark.parametrize("distance", [0, 4, -1])
def test_die_shows_one_to_three(table: Table, distance: int) -> None:
    """Nobody flies farther, or not at all."""
    with refused("flying-machines/flight"):
        table.do(Fly("Red", distance))


def test_who_may_fly(table: Table) -> None:
    """Any follower, if it may stand where it lands; nothing else."""
    with refused("flying-machines/landing"):
        table.do(Fly("Red", 1, CLOISTER, "mayor"))
    with refused("flying-machines/flight"):
        table.do(Fly("Red", 1, CLOISTER, "builder"))
    table.do(Fly("Red", 1, CLOISTER, "wagon"))
    assert table.state.figures[Figure("Red", "wagon", 1)] == CLOISTER


def test_supply_runs_out(table: Table) -> None:
    """Who has no such follower sends none."""
    out = {each: Held("Blue") for each in table.state.figures if each[:2] == ("Red", "normal-follower")}
    table.state = table.state.with_figures(out)
    with refused("base/supply"):
        table.do(Fly("Red", 1, CLOISTER))


def test_one_machine_carries_one(table: Table) -> None:
    """The phantom does not follow on the machine, though it may be placed otherwise."""
    table.do(Fly("Red", 1, CLOISTER))
    with refused("flying-machines/one-flier"):
        table.do(Fly("Red", 1, CLOISTER, "phantom"))
    assert not any(isinstance(action, Fly) for action in table.choices)
    table.put("phantom", "farm")


def test_phantom_flies_after_a_deployment(table: Table) -> None:
    """Its flight is the second move of the turn."""
    table.deploy("farmer").do(Fly("Red", 1, CLOISTER, "phantom"))
    assert (table.state.turn.deployed, table.state.turn.second) == (RED, Figure("Red", "phantom", 1))


def test_needs_a_machine_just_placed(table: Table) -> None:
    """One placed earlier carries nobody."""
    table.place("cloister", (2, -1))
    assert not any(isinstance(action, Fly) for action in table.decline().choices)
    with refused("flying-machines/flight"):
        table.do(Fly("Blue", 1, CLOISTER))


def test_offers_every_flight_with_whatever_the_die_shows(table: Table) -> None:
    """For each follower: the cloister at one tile, nothing at two and three."""
    flights = [action for action in table.decline().choices if isinstance(action, Fly)]
    able = [Fly("Red", 1, CLOISTER, kind) for kind in ("normal-follower", "wagon", "phantom")]
    kinds = ("normal-follower", "mayor", "wagon", "phantom")
    vain = [Fly("Red", distance, None, kind) for distance in (2, 3) for kind in kinds]
    assert set(flights) == {*able, *vain, Fly("Red", 1, None, "mayor")}
    assert len(flights) == len(set(flights))


def test_nobody_stays_on_a_machine(table: Table) -> None:
    """Boarding is flying; a portal leads there no more than the tile itself (portal/not-onto-flying-machine)."""
    with refused("flying-machines/flight"):
        table.do(Enter("Red", MACHINE))
    table.place("pd-tee-portal", (2, 0))
    with refused("portal/not-onto-flying-machine"):
        table.do(Enter("Blue", MACHINE))
    assert not any(isinstance(action, Enter) for action in table.decline().choices)


@pytest.mark.parametrize(("sharing", "lands"), [("followers-barred", False), ("not-mentioned", True)])
def test_dragon_keeps_fliers_off(sit: Sit, sharing: str, lands: bool) -> None:
    """Nobody lands beside it, unless no text says so (volcano/no-sharing-by-flier)."""
    table = sit(f"hig+dragon-tile-sharing={sharing}", expansions=["flying-machines"])
    table.place("pd-straight-volcano", (1, 0), 1).place("cloister", (0, -1)).place("fm-straight-along", (2, 0))
    road = Spot((1, 0), 0)
    allowed, barred = (Fly("Red", 1, road), Fly("Red", 1)) if lands else (Fly("Red", 1), Fly("Red", 1, road))
    with refused("flying-machines/landing" if lands else "volcano/no-sharing-by-flier"):
        table.do(barred)
    table.do(allowed)


@pytest.mark.parametrize(("recipient", "points"), [("assigned-follower", 5), ("on-fairy-tile", 8)])
def test_fairy_pays_whom_she_was_with(sit: Sit, recipient: str, points: int) -> None:
    """The flier beside her companion is not beside her (fairy/one-follower-only-flier)."""
    table = opened(sit, f"hig+fairy-three-recipient={recipient}")
    table.place("straight", (2, 0), 1).fairy((0, -1), BLUE).place("fm-meadow-diagonal", (1, -2))
    table.do(Fly("Red", 1, CLOISTER)).end_game()
    assert table.state.fairy is not None
    assert table.state.fairy.companion == BLUE
    assert table.points == {"Red": points, "Blue": 8}


def test_is_told(table: Table) -> None:
    """In the words of the scenarios, with the number of tiles."""
    start: Square = (0, -1)
    for action, told in (
        (Fly("Red", 1, CLOISTER), f"Red lets a follower fly 1 tile to the cloister on {start}"),
        (Fly("Red", 2), "Red lets a follower fly 2 tiles in vain"),
        (Fly("Red", 1, None, "mayor"), "Red lets the mayor fly 1 tile in vain"),
    ):
        situation = Situation(table.game, {}, (table.state,)).play(Pass("Red")).play(action)
        assert tell(situation.events[-1], situation) == told


def test_is_scored_like_others(table: Table) -> None:
    """Both monks share the cloister at the end of the game."""
    table.do(Fly("Red", 1, CLOISTER)).do(EndTurn("Red")).end_game()
    assert {(event.player, event.points) for event in table.happened(Scored)} == {("Red", 4), ("Blue", 4)}

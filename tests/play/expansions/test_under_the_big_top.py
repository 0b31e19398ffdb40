"""Under the Big Top: joining acrobats, scoring a pyramid, and how acrobats fare."""

from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest

from rulefork.play.action import BeginTurn, EndGame, Enter, MoveFairy, Pass
from rulefork.play.event import Entered, FairyLeftAlone, FigureHome, Scored
from rulefork.play.expansions.under_the_big_top import ScorePyramid, pyramids, refuse_acrobat
from rulefork.play.refusal import Refused
from rulefork.play.state import Fairy
from rulefork.play.turn import apply, choices
from rulefork.table.figure import SUPPLY, Figure, Site
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

HERE = (0, -1)
PYRAMID = Site("acrobat-space", (HERE,))
BOXES = ["under-the-big-top", "phantom", "inns-and-cathedrals"]
TRIO = (follower("Red", 6), follower("Red", 7), follower("Blue", 7))


def pile(table: Table, *acrobats: Figure) -> Table:
    """Put these figures into the pyramid."""
    for acrobat in acrobats:
        table.state = table.state.placing(acrobat, PYRAMID)
    return table


def bring_fairy(table: Table, acrobat: Figure) -> None:
    """Bring the fairy to one of the acrobats."""
    table.state = table.state._replace(fairy=Fairy(HERE, acrobat))


@pytest.fixture
def near(sit: Sit) -> Table:
    """Return a table where Blue, to move, has placed a road whose tile touches that of the pyramid at a corner."""
    return sit("hig", expansions=BOXES).place("bt-acrobats", HERE).place("straight", (1, 0), 1)


@pytest.fixture
def far(near: Table) -> Table:
    """Return a table where Red, to move, has placed a road away from the pyramid."""
    return near.place("straight", (2, 0), 1)


def test_follower_becomes_an_acrobat(near: Table) -> None:
    """It stands in no feature and takes up the turn's one deployment (under-the-big-top/acrobat-space)."""
    near.do(Enter("Blue", PYRAMID))
    acrobat = follower("Blue", 1)
    ruling = "under-the-big-top/acrobat-space"
    assert near.events == [Entered(ruling, acrobat, "acrobat", PYRAMID, phase="deploy")]
    assert near.state.inside(PYRAMID) == [acrobat]
    assert not list(near.state.followers())
    with refused("base/one-follower-a-turn"):
        near.do(Enter("Blue", PYRAMID))


def test_nine_tiles_lead_to_the_pyramid(near: Table) -> None:
    """Its own and the eight around it."""
    leads = []
    for square in product(range(-2, 3), range(-3, 2)):
        with suppress(Refused):
            apply(near.game, near.state.in_turn(square=square), Enter("Blue", PYRAMID))
            leads.append(square)
    assert leads == [*product(range(-1, 2), range(-2, 1))]


def test_far_tile_leads_nowhere(far: Table) -> None:
    """Without a portal the tile just placed has to touch that of the acrobats."""
    with refused("under-the-big-top/acrobat-space"):
        far.do(Enter("Red", PYRAMID))


@pytest.mark.parametrize(("kind", "joins"), [("phantom", True), ("large-follower", False), ("ringmaster", False)])
def test_who_joins(near: Table, kind: str, joins: bool) -> None:
    """Normal followers and the phantom do (under-the-big-top/who-is-acrobat)."""
    near.decline()
    assert (Enter("Blue", PYRAMID, kind) in near.choices) == joins
    if joins:
        near.do(Enter("Blue", PYRAMID, kind))
    else:
        with refused("under-the-big-top/who-is-acrobat"):
            near.do(Enter("Blue", PYRAMID, kind))


def test_phantom_joins_besides(near: Table) -> None:
    """The phantom may be the second figure of a turn there as elsewhere, and makes the pyramid full."""
    pile(near, TRIO[0]).do(Enter("Blue", PYRAMID)).do(Enter("Blue", PYRAMID, "phantom"))
    assert [figure.kind for figure in near.state.inside(PYRAMID)] == ["normal-follower", "normal-follower", "phantom"]
    with refused("base/one-follower-a-turn"):
        near.do(ScorePyramid("Blue", PYRAMID))


def test_fourth_finds_no_room(near: Table) -> None:
    """Three are a pyramid, by whatever way a fourth comes."""
    pile(near, *TRIO).decline()
    assert not [action for action in near.choices if isinstance(action, Enter)]
    with refused("under-the-big-top/acrobat-space"):
        near.do(Enter("Blue", PYRAMID))
    with refused("under-the-big-top/acrobat-space"):
        refuse_acrobat(near.game, near.state, PYRAMID, near.game.box.figures["normal-follower"])


def test_another_way_asks_whether_the_pyramid_may_be_joined(near: Table) -> None:
    """What brings a follower to the tile learns whether one may join the pyramid."""
    pile(near, *TRIO[:2])
    refuse_acrobat(near.game, near.state, PYRAMID, near.game.box.figures["normal-follower"])
    with refused("under-the-big-top/who-is-acrobat"):
        refuse_acrobat(near.game, near.state, PYRAMID, near.game.box.figures["large-follower"])


def test_portal_leads_there_as_long_as_there_is_room(near: Table) -> None:
    """A portal sends normal followers and the phantom from afar (portal/acrobat-space)."""
    near.place("pd-tee-portal", (2, 0))
    pile(near, *TRIO[:2])
    with refused("portal/acrobat-space"):
        near.do(Enter("Red", PYRAMID, "large-follower"))
    with refused("portal/acrobat-space"):
        near.do(Enter("Red", PYRAMID, "ringmaster"))
    near.do(Enter("Red", PYRAMID))
    assert near.events == [
        Entered("portal/acrobat-space", follower("Red", 1), "acrobat", PYRAMID, by_portal=True, phase="deploy")
    ]
    near.place("straight", (-1, 0), 1).place("straight", (-2, 0), 1)
    near.place("pd-two-bends-portal", (-3, 0))
    with refused("under-the-big-top/acrobat-space"):
        near.do(Enter("Blue", PYRAMID))


@pytest.mark.parametrize("portal", ["pd-tee-portal", None])
def test_phantom_needs_no_portal_beside_the_pyramid(sit: Sit, portal: str | None) -> None:
    """Only the portal is closed to it by the second edition (portal/phantom-to-acrobat-space)."""
    table = sit("hig-c2", expansions=BOXES).place("bt-acrobats", HERE)
    if portal is None:
        table.place("straight", (1, 0), 1).do(Enter("Blue", PYRAMID, "phantom"))
    else:
        table.place("straight", (1, 0), 1).place(portal, (2, 0))
        with refused("portal/phantom-to-acrobat-space"):
            table.do(Enter("Red", PYRAMID, "phantom"))


def test_dragon_keeps_followers_off(near: Table) -> None:
    """No follower comes onto the dragon's tile, be it as an acrobat."""
    near.state = near.state._replace(dragon=HERE)
    with refused("volcano/no-sharing-followers"):
        near.do(Enter("Blue", PYRAMID))


def test_pyramid_is_scored_from_afar(far: Table) -> None:
    """Each owner has 5 points for each acrobat, and all go home (under-the-big-top/score-pyramid)."""
    pile(far, *TRIO).decline()
    assert ScorePyramid("Red", PYRAMID) in far.choices
    far.do(ScorePyramid("Red", PYRAMID))
    ruling = "under-the-big-top/score-pyramid"
    assert far.events == [
        Scored(ruling, "Red", 10, "pyramid", phase="deploy"),
        Scored(ruling, "Blue", 5, "pyramid", phase="deploy"),
        *(FigureHome(ruling, figure, "acrobat", PYRAMID, "scored", phase="deploy") for figure in TRIO),
    ]
    assert far.points == {"Red": 10, "Blue": 5}
    assert all(far.state.figures[figure] is SUPPLY for figure in TRIO)


def test_pyramid_takes_the_place_of_a_deployment(far: Table) -> None:
    """Only the phantom is placed besides (under-the-big-top/phantom-after-pyramid)."""
    pile(far, *TRIO).do(ScorePyramid("Red", PYRAMID))
    with refused("base/one-follower-a-turn"):
        far.deploy("thief")
    with refused("base/one-follower-a-turn"):
        far.do(ScorePyramid("Red", PYRAMID))
    with refused("under-the-big-top/score-pyramid"):
        far.do(MoveFairy("Red", HERE, TRIO[0]))
    far.put("phantom", "road")


def test_phantom_comes_home_and_is_placed_anew(far: Table) -> None:
    """One that was an acrobat is in the supply once the pyramid is scored."""
    phantom = Figure("Red", "phantom", 1)
    pile(far, phantom, *TRIO[1:]).do(ScorePyramid("Red", PYRAMID)).put("phantom", "road")
    assert far.state.turn.second == phantom


def test_pyramid_is_not_scored_after_another_move(far: Table) -> None:
    """A deployment or a fairy move is the turn's one move."""
    before = pile(far, *TRIO).state
    far.deploy("thief")
    with refused("base/one-follower-a-turn"):
        far.do(ScorePyramid("Red", PYRAMID))
    far.state = before
    far.do(MoveFairy("Red", HERE, TRIO[0]))
    with refused("fairy-bans/normal-follower"):
        far.do(ScorePyramid("Red", PYRAMID))


def test_only_a_full_pyramid_is_scored(far: Table) -> None:
    """Before the game ends nothing is paid for two acrobats, nor for a place that is none."""
    pile(far, *TRIO[:2]).decline()
    assert not [action for action in far.choices if isinstance(action, ScorePyramid)]
    with refused("under-the-big-top/score-pyramid"):
        far.do(ScorePyramid("Red", PYRAMID))
    with refused("under-the-big-top/score-pyramid"):
        far.do(ScorePyramid("Red", Site("acrobat-space", ((0, 0),))))


def test_fairy_pays_for_each_acrobat_and_stays(far: Table) -> None:
    """She pays when turns begin, whoever she stands by, and nothing for the pyramid (fairy/no-three-for-acrobats)."""
    bring_fairy(pile(far, *TRIO), TRIO[0])
    far.place("straight", (3, 0), 1).place("straight", (4, 0), 1)
    paid = [(event.player, event.points, event.ruling) for event in far.happened(Scored)]
    assert paid == [("Blue", 1, "fairy/point-per-acrobat"), ("Red", 2, "fairy/point-per-acrobat")]
    far.do(ScorePyramid("Red", PYRAMID))
    assert [event.reason for event in far.events if isinstance(event, Scored)] == ["pyramid", "pyramid"]
    assert [type(event) for event in far.events if isinstance(event, FairyLeftAlone)] == [FairyLeftAlone]
    assert far.state.fairy == Fairy(HERE, None)


def test_lone_acrobat_earns_the_point_of_any_follower(far: Table) -> None:
    """Where nobody shares her it is the point at turn start."""
    bring_fairy(pile(far, TRIO[0]), TRIO[0])
    far.place("straight", (3, 0), 1).do(BeginTurn("Red"))
    assert [event.ruling for event in far.happened(Scored)] == ["fairy/point-at-turn-start"]


def test_acrobats_are_scored_at_the_end(far: Table) -> None:
    """Full or not, and the fairy adds nothing (fairy/no-three-for-acrobats-at-end)."""
    bring_fairy(pile(far, *TRIO[1:]), TRIO[1])
    far.do(EndGame("Red"))
    ruling = "under-the-big-top/final-scoring"
    assert [event for event in far.events if isinstance(event, Scored)] == [
        Scored(ruling, "Red", 5, "pyramid", phase="end"),
        Scored(ruling, "Blue", 5, "pyramid", phase="end"),
    ]


def test_marks_make_places(near: Table) -> None:
    """Every tile with the mark has a place, and no other tile has one."""
    near.place("bt-stub-acrobats", (0, -2))
    assert [site.square for site in pyramids(near.game, near.state)] == [HERE, (0, -2)]


def test_every_choice_is_allowed(near: Table) -> None:
    """What is listed can be played, joining an empty place and scoring a full pyramid among it; so can passing."""
    empty = Site("acrobat-space", ((0, -2),))
    pile(near.place("bt-stub-acrobats", (0, -2)), *TRIO)
    actions = choices(near.game, near.state.leaving("place").leaving("princess"))
    assert {ScorePyramid("Red", PYRAMID), Enter("Red", empty), Enter("Red", empty, "phantom")} <= {*actions}
    assert isinstance(actions[-1], Pass)
    for action in actions:
        apply(near.game, near.state, action)


def test_without_the_expansion_there_are_no_acrobats(near: Table) -> None:
    """Who does not play with the box is offered nothing of it."""
    near.state = near.state._replace(expansions=())
    with refused("base/deployment"):
        near.do(Enter("Blue", PYRAMID))
    with refused("base/deployment"):
        near.do(ScorePyramid("Blue", PYRAMID))

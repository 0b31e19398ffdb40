"""Figures of other expansions: what each trait of a kind means in play."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from rulefork.play.action import Deploy, MoveFairy, SendHome
from rulefork.play.award import majority, weight
from rulefork.play.event import FigureHome, Scored
from rulefork.play.expansions.hills_and_sheep import DrawSheep
from rulefork.play.princess import removable
from rulefork.play.turn import apply
from rulefork.rulebook.tile import Kind
from rulefork.table.feature import Feature
from rulefork.table.figure import SUPPLY, Figure, OnTile, Spot
from tests.play.games import BOX
from tests.play.table import Table, figure, follower, refused

Sit = Callable[..., Table]

INNS: Final = ("inns-and-cathedrals",)
TRADERS: Final = ("traders-and-builders",)
ABBEY: Final = ("abbey-and-mayor",)
PHANTOM: Final = ("phantom",)
ALL: Final = tuple(dict.fromkeys(kind.expansion for kind in BOX.figures.values() if kind.supply))

RED, BLUE = follower("Red", 1), follower("Blue", 1)
BUILDER: Final = figure("Red", "builder")
LARGE: Final = Figure("Red", "large-follower", 1)
PHANTOM_OF_RED: Final = Figure("Red", "phantom", 1)

MUST: Final = "hig+princess-removal=must"
ONLY_IF_ALONE: Final = "hig+princess-big-follower=only-if-alone"
ANY_KNIGHT: Final = "hig+princess-big-follower=any-knight"
ON_TILE: Final = "rgg"


def with_builder(table: Table) -> Table:
    """Let Red have a thief on (1, 0) and a builder on (-1, 0), on the same road; Blue is to move."""
    table.place("straight", (1, 0), 1).deploy("thief").place("cap", (0, 1), 2)
    return table.place("straight", (-1, 0), 1).put("builder", "road")


def beside_dragon(table: Table) -> Table:
    """Let the dragon be south of the start tile, in the middle between thief and builder, and about to walk."""
    return with_builder(table).place("pd-meadow-volcano", (0, -1)).place("pd-straight-dragon", (0, -2), 1)


def two_knights(table: Table, red: str, blue: str) -> Table:
    """Build two cities, a red knight in one and a blue knight in the other, which a tile at (1, 1) joins."""
    table.place("corner", (0, 1), 2).put(red, "city")
    return table.place("cap-straight", (1, 0)).put(blue, "city")


def homes(table: Table) -> list[tuple[str, str, str, str]]:
    """Return who went home so far: ruling, owner, what it was called and the cause."""
    return [(event.ruling, event.figure.owner, event.role, event.cause) for event in table.happened(FigureHome)]


# --- supply --------------------------------------------------------------------------------------------------------


def test_an_expansion_brings_its_figures(sit: Sit) -> None:
    """Every player has them besides the seven followers."""
    for player in ("Red", "Blue"):
        kinds = Counter(figure.kind for figure in sit(expansions=TRADERS).state.figures if figure.owner == player)
        assert kinds == {"normal-follower": 7, "builder": 1, "pig": 1}


def test_a_figure_on_several_tiles_is_dealt_like_any_other(sit: Sit) -> None:
    """The barn is among the figures of its box, but is not deployed on a feature."""
    table = sit(expansions=ABBEY)
    assert {figure.kind for figure in table.state.figures} == {"normal-follower", "mayor", "wagon", "barn"}
    table.place("cloister", (0, -1))
    with refused("abbey-and-mayor/barn"):
        table.put("barn", "farm")


def test_no_figure_of_an_expansion_that_is_not_in_play(sit: Sit) -> None:
    """The supply holds none (base/supply)."""
    with refused("base/supply"):
        sit().place("cap-straight", (0, 1), 2).put("mayor", "city")


# --- counts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "shields", "counts"),
    [
        ("normal-follower", 3, 1),
        ("large-follower", 0, 2),
        ("mayor", 0, 0),
        ("mayor", 3, 3),
        ("wagon", 2, 1),
        ("phantom", 0, 1),
    ],
)
def test_weight(kind: str, shields: int, counts: int) -> None:
    """A large follower counts for two, a mayor for the shields of the city."""
    assert weight(BOX.figures[kind], Feature("city", frozenset(), frozenset(), 0, shields)) == counts


@pytest.mark.parametrize(
    ("red", "last", "points"),
    [
        ("normal-follower", "corner", {"Red": 8, "Blue": 8}),
        ("large-follower", "corner", {"Red": 8, "Blue": 0}),
        ("mayor", "corner", {"Red": 0, "Blue": 8}),
        ("mayor", "corner-shield", {"Red": 10, "Blue": 10}),
    ],
)
def test_the_majority_follows_what_figures_count_for(sit: Sit, red: str, last: str, points: dict[str, int]) -> None:
    """Against one normal follower of Blue, in a city of four tiles."""
    table = two_knights(sit(expansions=INNS + ABBEY), red, "normal-follower")
    assert table.place(last, (1, 1), 3).end().points == points


def test_who_counts_for_nothing_has_no_majority(sit: Sit) -> None:
    """A mayor alone in a city without shields scores nothing and goes home all the same."""
    table = sit(expansions=ABBEY).place("band", (0, 1), 1).put("mayor", "city").place("cap", (0, 2), 2).end()
    assert table.happened(Scored) == []
    assert homes(table) == [("base/follower-returns", "Red", "knight", "scored")]
    mayor = Figure("Red", "mayor", 1)
    assert majority(table.game, table.state.board.feature_at(Spot((0, 1), 0)), [mayor]) == []


# --- deploys-on ----------------------------------------------------------------------------------------------------

EVERYWHERE: Final = {"city", "road", "farm", "cloister"}
WHERE: Final[dict[str, set[str]]] = {
    "large-follower": EVERYWHERE,
    "mayor": {"city"},
    "wagon": {"city", "road", "cloister"},
    "ringmaster": EVERYWHERE,
    "guard": EVERYWHERE,
    "abbot": {"cloister"},
    "phantom": EVERYWHERE,
    "shepherd": {"farm"},
    "builder": set(),
    "pig": set(),
}
"""Where each kind may be put if its owner has nobody there."""


def on_new_tile(table: Table, feature: Kind) -> Table:
    """Let Red place a tile with such a feature, joined to the start tile."""
    if feature == "cloister":
        return table.place("cloister-road", (1, 0), 1)
    return table.place("cap-straight", (0, 1), 2)


@pytest.mark.parametrize("feature", sorted(EVERYWHERE))
@pytest.mark.parametrize("kind", WHERE)
def test_a_kind_goes_where_its_traits_say(sit: Sit, kind: str, feature: Kind) -> None:
    """Elsewhere it is refused by the ruling of its own box."""
    table, part = on_new_tile(sit(expansions=ALL), feature), "NL" if feature == "farm" else ""
    if feature in WHERE[kind]:
        table.put(kind, feature, part)
        (placed,) = (figure for figure, _ in table.state.standing())
        assert (placed.owner, placed.kind) == ("Red", kind)
    else:
        with refused(f"{BOX.figures[kind].expansion}/{kind}"):
            table.put(kind, feature, part)
    assert (table.state.turn.deployed is not None) == (feature in WHERE[kind])


def test_one_figure_a_turn(sit: Sit) -> None:
    """Whatever its kind (base/one-follower-a-turn)."""
    table = sit(expansions=INNS + TRADERS).place("straight", (1, 0), 1).deploy("thief")
    for kind, feature in (("large-follower", "farm"), ("builder", "road")):
        with refused("base/one-follower-a-turn"):
            table.put(kind, feature, "NL" if feature == "farm" else "")


def test_a_follower_of_any_kind_claims_its_feature(sit: Sit) -> None:
    """Nobody else is deployed there (base/occupied-feature)."""
    table = sit(expansions=INNS).place("straight", (1, 0), 1).put("large-follower", "road")
    with refused("base/occupied-feature"):
        table.place("straight", (-1, 0), 1).deploy("thief")


# --- needs-follower ------------------------------------------------------------------------------------------------


def test_a_builder_goes_to_an_own_follower(sit: Sit) -> None:
    """Any feature that holds a follower of its owner will do, on the tile just placed."""
    table = with_builder(sit(expansions=TRADERS))
    assert table.state.figures[BUILDER] == table.spot("thief", at=(-1, 0))


def test_a_pig_goes_to_an_own_farmer(sit: Sit) -> None:
    """A farm is where it stands."""
    table = sit(expansions=TRADERS).place("cloister", (0, -1)).deploy("farmer").place("straight", (1, 0), 1)
    table.place("cloister", (-1, -1)).put("pig", "farm")
    assert table.state.figures[figure("Red", "pig")] == table.spot("farmer")


@pytest.mark.parametrize("kind", ["builder", "pig"])
def test_a_follower_of_another_player_does_not_do(sit: Sit, kind: str) -> None:
    """Nor is it open to the figure among the choices (traders-and-builders/builder)."""
    table = sit(expansions=TRADERS).place("straight", (1, 0), 1)
    table.deploy("thief" if kind == "builder" else "farmer", "" if kind == "builder" else "NL")
    table.place("straight", (2, 0), 1)
    with refused(f"traders-and-builders/{kind}"):
        table.put(kind, "road" if kind == "builder" else "farm", "" if kind == "builder" else "NL")
    assert table.deployable(kind) == set()


def test_a_builder_goes_home_with_the_last_follower_eaten(sit: Sit) -> None:
    """Wherever on the road it stands (dragon/builder-returns-without-thief)."""
    table = beside_dragon(sit(expansions=TRADERS)).walk("NE")
    assert homes(table) == [
        ("dragon-eats/normal-follower", "Red", "thief", "eaten"),
        ("dragon/builder-returns-without-thief", "Red", "builder", "alone"),
    ]
    assert table.state.figures[BUILDER] is SUPPLY


def test_a_builder_is_eaten_for_itself(sit: Sit) -> None:
    """The follower stays (dragon-eats/builder)."""
    table = beside_dragon(sit(expansions=TRADERS)).walk("NW")
    assert homes(table) == [("dragon-eats/builder", "Red", "builder", "eaten")]
    assert table.on_board("Red") == [("thief", (1, 0))]


def test_follower_and_builder_on_one_tile(sit: Sit) -> None:
    """Each goes home once."""
    table = beside_dragon(sit(expansions=TRADERS))
    table.state = table.state.placing(BUILDER, table.spot("thief", at=(1, 0)))
    assert [who for _, _, who, _ in homes(table.walk("NE"))] == ["thief", "builder"]


def test_a_builder_stays_with_another_follower_of_its_owner(sit: Sit) -> None:
    """It goes with the last one only."""
    table = beside_dragon(sit(expansions=TRADERS))
    table.state = table.state.placing(follower("Red", 2), table.spot("thief", at=(-1, 0)))
    assert [who for _, _, who, _ in homes(table.walk("NE"))] == ["thief"]


def test_a_follower_of_another_player_does_not_keep_a_builder(sit: Sit) -> None:
    """The last follower of its owner counts."""
    table = beside_dragon(sit(expansions=TRADERS))
    table.state = table.state.placing(follower("Blue", 1), table.spot("thief", at=(-1, 0)))
    assert [who for _, _, who, _ in homes(table.walk("NE"))] == ["thief", "builder"]


def test_a_builder_goes_home_when_its_feature_is_scored(sit: Sit) -> None:
    """With the followers (traders-and-builders/builder)."""
    table = sit(expansions=TRADERS).place("band", (0, 1), 1).deploy("knight").place("straight", (1, 0), 1)
    table.place("band-shield", (0, 2), 1).put("builder", "city").place("cap", (0, 3), 2).end()
    assert table.scored == [("Red", 10, "city")]
    assert homes(table) == [
        ("base/follower-returns", "Red", "knight", "scored"),
        ("traders-and-builders/builder", "Red", "builder", "alone"),
    ]


def with_princess(table: Table) -> Table:
    """Let Red have a knight and a builder in a city that Blue completes with a princess tile."""
    table.place("corner", (0, 1), 2).deploy("knight").place("straight", (-1, 0), 1)
    return table.place("corner", (1, 1), 3).put("builder", "city").place("pd-cap-tee-princess", (1, 0))


def test_a_builder_goes_home_when_the_princess_takes_the_last_knight(sit: Sit) -> None:
    """It is not left behind (princess/builder-returns)."""
    table = with_princess(sit(expansions=TRADERS)).send_home(RED).end()
    assert homes(table) == [
        ("princess/knight-to-owner-supply", "Red", "knight", "princess"),
        ("princess/builder-returns", "Red", "builder", "alone"),
    ]
    assert table.scored == []


# --- special figures are no followers --------------------------------------------------------------------------------


def test_a_builder_is_no_knight(sit: Sit) -> None:
    """The princess cannot take it (princess/builder-not-a-target)."""
    table = with_princess(sit(expansions=TRADERS))
    with refused("princess/builder-not-a-target"):
        table.send_home(BUILDER)
    assert [action.knight for action in table.decline().choices if isinstance(action, SendHome)] == [RED]


def with_shepherd(table: Table) -> Table:
    """Return the table after Red has put the shepherd on the field of a cloister and drawn a token."""
    table = table.place("cloister", (0, -1)).put("shepherd", "farm")
    return table.do(DrawSheep("Red", 1))


def test_a_special_figure_claims_nothing(sit: Sit) -> None:
    """A follower may be deployed beside it, and it scores nothing."""
    table = with_shepherd(sit(expansions=ALL))
    table.place("cap", (0, 1), 2).end_game()
    assert table.happened(Scored) == []
    beside = with_shepherd(sit(expansions=ALL))
    beside.place("cloister", (-1, -1)).deploy("farmer")
    assert beside.on_board("Blue") == [("farmer", (-1, -1))]


def test_a_special_figure_may_join_others(sit: Sit) -> None:
    """A claimed feature is open to it."""
    table = sit(expansions=ALL).place("cloister", (0, -1)).deploy("farmer")
    table.place("cloister", (-1, -1)).put("shepherd", "farm")
    assert table.state.figures[figure("Blue", "shepherd")] == table.spot("farmer")


@pytest.mark.parametrize("rules", ["hig", ON_TILE])
def test_the_fairy_shuns_special_figures(sit: Sit, rules: str) -> None:
    """She stands beside followers (fairy-shuns/builder)."""
    table = with_builder(sit(rules, expansions=TRADERS)).place("straight", (2, 0), 1).place("straight", (3, 0), 1)
    with refused("fairy-shuns/builder"):
        table.fairy((-1, 0), BUILDER)
    with refused("fairy-shuns/builder"):
        table.fairy((-1, 0))
    table.state = table.state.placing(BUILDER, table.spot("thief", at=(1, 0)))
    with refused("fairy-shuns/builder"):
        table.fairy((1, 0), BUILDER)
    moves = [action for action in table.decline().choices if isinstance(action, MoveFairy)]
    assert moves
    assert {action.companion for action in moves} <= {None, RED}


def test_the_fairy_shuns_neutral_figures(sit: Sit) -> None:
    """So it is with what belongs to nobody (fairy-shuns/mage)."""
    table = with_builder(sit(expansions=TRADERS)).lay("mage", (0, 0)).place("straight", (2, 0), 1)
    with refused("fairy-shuns/mage"):
        table.place("straight", (3, 0), 1).fairy((0, 0), Figure("", "mage", 1, is_follower=False))


def test_no_special_figure_after_the_fairy(sit: Sit) -> None:
    """It takes up the turn's one move of a figure (fairy-bans/builder)."""
    table = sit(expansions=TRADERS).place("straight", (1, 0), 1).deploy("thief").place("cap", (0, 1), 2)
    table.place("straight", (-1, 0), 1).fairy((1, 0), RED)
    with refused("fairy-bans/builder"):
        table.put("builder", "road")


def test_no_fairy_after_a_special_figure(sit: Sit) -> None:
    """The other way round it is the same (fairy/alternative-to-any-figure)."""
    table = with_builder(sit(expansions=TRADERS))
    with refused("fairy/alternative-to-any-figure"):
        table.fairy((1, 0), RED)


def test_who_has_special_figures_only_is_out_of_followers(sit: Sit) -> None:
    """Builder and pig in the supply do not help (fairy/out-of-followers)."""
    table = sit("hig+fairy-out-of-followers=refused", expansions=TRADERS)
    table.place("straight", (1, 0), 1).deploy("thief").place("cap", (0, 1), 2).place("straight", (2, 0), 1)
    for number in range(2, 8):
        table.state = table.state.placing(follower("Red", number), table.spot("thief", at=(1, 0)))
    assert table.supply("Red") == 2
    with refused("fairy/out-of-followers"):
        table.fairy((1, 0), RED)


def test_a_special_figure_does_not_travel(sit: Sit) -> None:
    """Not even to a follower of its owner (portal-refuses/builder)."""
    table = sit(expansions=TRADERS).place("straight", (1, 0), 1).deploy("thief").place("cap", (0, 1), 2)
    table.place("pd-tee-portal", (0, -1))
    with refused("portal-refuses/builder"):
        table.put("builder", "road", at=(1, 0))
    assert table.deployable("builder") == set()


def test_a_follower_of_any_kind_travels(sit: Sit) -> None:
    """To where its traits let it (portal/any-earlier-tile)."""
    table = sit(expansions=INNS + ABBEY).place("pd-tee-portal", (0, -1))
    with refused("abbey-and-mayor/mayor"):
        table.put("mayor", "road", at=(0, 0))
    assert ("thief", (0, 0)) in table.deployable("large-follower")
    assert table.deployable("mayor") == {("knight", (0, 0))}
    table.put("mayor", "city", at=(0, 0))
    assert table.on_board("Red") == [("knight", (0, 0))]


# --- second-move ---------------------------------------------------------------------------------------------------


def deployed(table: Table) -> Table:
    """Let Red deploy a thief."""
    return table.place("straight", (1, 0), 1).deploy("thief")


def test_a_phantom_follows_a_deployment(sit: Sit) -> None:
    """Two followers stand on one tile, in different features."""
    table = deployed(sit(expansions=PHANTOM)).put("phantom", "farm", "NL")
    assert table.on_board("Red") == [("farmer", (1, 0)), ("thief", (1, 0))]
    assert (table.state.turn.deployed, table.state.turn.second) == (RED, PHANTOM_OF_RED)


def test_a_phantom_finds_the_feature_of_the_first_occupied(sit: Sit) -> None:
    """It is a follower (base/occupied-feature)."""
    with refused("base/occupied-feature"):
        deployed(sit(expansions=PHANTOM)).put("phantom", "road")


def test_no_third_figure(sit: Sit) -> None:
    """Neither a follower nor another phantom comes after the phantom (base/one-follower-a-turn)."""
    table = deployed(sit(expansions=PHANTOM)).put("phantom", "farm", "NL")
    for kind in ("normal-follower", "phantom"):
        with refused("base/one-follower-a-turn"):
            table.put(kind, "farm", "SL")
        assert table.deployable(kind) == set()


def test_a_phantom_alone_is_the_deployment(sit: Sit) -> None:
    """Whoever comes first takes up the turn's one move."""
    table = sit(expansions=PHANTOM).place("straight", (1, 0), 1).put("phantom", "road")
    assert (table.state.turn.deployed, table.state.turn.second) == (PHANTOM_OF_RED, None)
    with refused("base/one-follower-a-turn"):
        table.deploy("farmer", "NL")


def fairy_moved(table: Table) -> Table:
    """Let Red move the fairy in a turn."""
    deployed(table).place("cap", (0, 1), 2)
    return table.place("straight", (-1, 0), 1).fairy((1, 0), RED)


def test_a_phantom_follows_the_fairy_where_the_text_lets_it(sit: Sit) -> None:
    """It is placed besides another move (fairy-allows/phantom)."""
    table = fairy_moved(sit("hig+phantom-with-fairy=allowed", expansions=PHANTOM)).put("phantom", "farm", "NL")
    assert (table.state.turn.deployed, table.state.turn.second) == (None, PHANTOM_OF_RED)
    with refused("base/one-follower-a-turn"):
        table.put("phantom", "farm", "SL")


def test_no_phantom_follows_the_fairy_elsewhere(sit: Sit) -> None:
    """The other value of the toggle; a deployment goes before it all the same (fairy-allows/phantom)."""
    table = fairy_moved(sit("hig+phantom-with-fairy=refused", expansions=PHANTOM))
    with refused("fairy-allows/phantom"):
        table.put("phantom", "farm", "NL")
    assert table.deployable("phantom") == set()
    assert deployed(sit("hig+phantom-with-fairy=refused", expansions=PHANTOM)).deployable("phantom")


def test_a_trait_of_the_phantom_is_none_of_others(sit: Sit) -> None:
    """A follower of another kind does not follow the fairy (fairy-bans/large-follower)."""
    with refused("fairy-bans/large-follower"):
        fairy_moved(sit(expansions=INNS)).put("large-follower", "farm", "NL")


@pytest.mark.parametrize("kind", ["phantom", "large-follower", "shepherd"])
def test_nobody_after_the_princess(sit: Sit, kind: str) -> None:
    """A knight sent home ends it, for a phantom too (princess-bans/phantom)."""
    table = two_knights(sit(expansions=ALL), "normal-follower", "normal-follower")
    table.place("pd-three-princess", (1, 1), 2).send_home(BLUE)
    with refused(f"princess-bans/{kind}"):
        table.put(kind, "farm", "NL")
    assert table.deployable(kind) == set()


def test_a_phantom_beside_the_princess_came_after_her(sit: Sit) -> None:
    """She neither takes it nor must: the turn can end."""
    table = sit(MUST, expansions=PHANTOM).place("cap", (0, 1), 2).place("straight", (-1, 0), 1)
    table.place("pd-cap-tee-princess", (1, 0)).deploy("thief", "E").put("phantom", "city")
    assert not [action for action in table.choices if isinstance(action, SendHome)]
    assert table.end().on_board("Red") == [("knight", (1, 0)), ("thief", (1, 0))]


def test_one_of_follower_and_phantom_goes_through_the_portal(sit: Sit) -> None:
    """The other one may be put onto the portal's tile (portal/one-of-follower-and-phantom)."""
    table = sit(expansions=PHANTOM).place("pd-tee-portal", (0, -1)).deploy("thief", at=(0, 0))
    with refused("portal/one-of-follower-and-phantom"):
        table.put("phantom", "city", at=(0, 0))
    assert {square for _, square in table.deployable("phantom")} == {(0, -1)}
    other = (
        sit(expansions=PHANTOM).place("pd-tee-portal", (0, -1)).deploy("thief", "E").put("phantom", "city", at=(0, 0))
    )
    assert other.on_board("Red") == [("knight", (0, 0)), ("thief", (0, -1))]


# --- the volcano ---------------------------------------------------------------------------------------------------

BAN: Final = "hig+volcano-ban={},dragon-tile-sharing={}"


def on_volcano(table: Table) -> Table:
    """Let Red have a thief on a road that a volcano tile extends."""
    return deployed(table).place("cap", (0, 1), 2).place("pd-straight-volcano", (2, 0), 1)


@pytest.mark.parametrize(
    ("ban", "sharing", "ruling"),
    [
        ("all-figures", "followers-barred", "volcano-bans/builder"),
        ("all-figures", "not-mentioned", "volcano-bans/builder"),
        ("all-figures", "menu-figures-barred", "volcano-bans/builder"),
        ("followers-only", "menu-figures-barred", "volcano/no-sharing-menu-figures"),
        ("followers-only", "followers-barred", None),
        ("followers-only", "not-mentioned", None),
    ],
)
def test_a_builder_on_a_new_volcano(sit: Sit, ban: str, sharing: str, ruling: str | None) -> None:
    """The ban of the turn, and the sentence on the dragon's tile, keep it away (volcano/builder-formerly-allowed)."""
    table = on_volcano(sit(BAN.format(ban, sharing), expansions=TRADERS))
    if ruling is None:
        assert table.deployable("builder") == {("thief", (2, 0))}
        table.put("builder", "road")
    else:
        assert table.deployable("builder") == set()
        with refused(ruling):
            table.put("builder", "road")


@pytest.mark.parametrize("ban", ["all-figures", "followers-only"])
@pytest.mark.parametrize("kind", ["large-follower", "phantom"])
def test_no_follower_of_any_kind_on_a_new_volcano(sit: Sit, ban: str, kind: str) -> None:
    """Whatever the text says of others (volcano-bans/large-follower)."""
    table = on_volcano(sit(f"hig+volcano-ban={ban}", expansions=ALL))
    with refused(f"volcano-bans/{kind}"):
        table.put(kind, "farm", "NL")


def test_no_follower_of_any_kind_comes_to_the_dragon(sit: Sit) -> None:
    """Not by portal either (volcano/no-sharing-by-portal)."""
    table = sit(expansions=INNS).place("pd-straight-volcano", (1, 0), 1).place("pd-tee-portal", (0, -1))
    with refused("volcano/no-sharing-by-portal"):
        table.put("large-follower", "farm", "NL", at=(1, 0))


# --- the princess and large followers --------------------------------------------------------------------------------


def joined(table: Table, red: str, blue: str) -> Table:
    """Let Red join the cities of a red and a blue knight by a princess tile; the city stays open."""
    return two_knights(table, red, blue).place("pd-three-princess", (1, 1), 2)


def test_another_knight_shields_a_large_one(sit: Sit) -> None:
    """By the early answer only (princess/large-only-if-alone-early)."""
    table = joined(sit(ONLY_IF_ALONE, expansions=INNS), "large-follower", "normal-follower")
    with refused("princess/large-only-if-alone-early"):
        table.send_home(LARGE)
    assert removable(table.game, table.state) == [BLUE]
    assert table.send_home(BLUE).on_board("Red") == [("knight", (0, 1))]


def test_a_large_knight_alone_may_go(sit: Sit) -> None:
    """Nobody shields it."""
    table = sit(ONLY_IF_ALONE, expansions=INNS).place("corner", (0, 1), 2).put("large-follower", "city")
    table.place("straight", (-1, 0), 1).place("pd-three-princess", (1, 1), 2).send_home(LARGE)
    assert table.on_board("Red") == []


def test_a_large_knight_is_a_knight_like_any(sit: Sit) -> None:
    """Since the Big Box (princess/large-like-any-since-big-box)."""
    table = joined(sit(ANY_KNIGHT, expansions=INNS), "large-follower", "normal-follower").send_home(LARGE)
    assert table.on_board("Red") == []


def test_two_large_knights_shield_each_other(sit: Sit) -> None:
    """Then nobody can be taken, and nobody has to be (gap large-knights-only)."""
    rules = "hig+princess-big-follower=only-if-alone,princess-removal=must"
    table = joined(sit(rules, expansions=INNS), "large-follower", "large-follower")
    for knight in (LARGE, Figure("Blue", "large-follower", 1)):
        with refused("princess/large-only-if-alone-early"):
            table.send_home(knight)
    assert table.end().supply("Red") == 7


# --- neutral figures and things ------------------------------------------------------------------------------------

EATEN: Final = {
    "mage": ("dragon-menu-neutral=mage-and-witch", "dragon-menu-neutral=none"),
    "witch": ("dragon-menu-neutral=mage-and-witch", "dragon-menu-neutral=none"),
    "gingerbread-man": ("gingerbread-man-eaten=eaten", "gingerbread-man-eaten=not-eaten"),
}
"""The values under which a neutral figure is eaten and spared."""


def under_dragon(table: Table, kind: str) -> Table:
    """Let the dragon walk over the start tile, on which a piece lies."""
    return beside_dragon(table).lay(kind, (0, 0)).walk("N")


def test_a_ghost_goes_along_with_an_eaten_follower(sit: Sit) -> None:
    """It is not eaten for itself (dragon-eats/ghost)."""
    table = sit(expansions=TRADERS).place("straight", (1, 0), 1).deploy("thief")
    table.place("pd-meadow-volcano", (0, -1)).lay("ghost", (1, 0)).place("straight", (2, 0), 1)
    table.place("pd-straight-dragon", (-1, 0), 1).walk("NE")
    assert [event.ruling for event in table.happened(FigureHome)] == [
        "dragon-eats/normal-follower",
        "dragon-eats/ghost",
    ]


def test_a_ghost_stays_where_no_follower_is_eaten(sit: Sit) -> None:
    """Nobody is there whom it could go along with."""
    table = under_dragon(sit(expansions=TRADERS), "ghost")
    assert table.happened(FigureHome) == []


@pytest.mark.parametrize("kind", EATEN)
def test_a_neutral_figure_goes_beside_the_board(sit: Sit, kind: str) -> None:
    """It belongs to nobody, so it is in no player's supply (dragon/neutral-figures-to-side)."""
    table = under_dragon(sit(f"hig+{EATEN[kind][0]}", expansions=TRADERS), kind)
    piece = Figure("", kind, 1, is_follower=False)
    (event,) = table.happened(FigureHome)
    assert (event.ruling, event.figure, event.role) == (f"dragon-eats/{kind}", piece, BOX.figures[kind].name)
    assert event.spot == OnTile((0, 0))
    assert table.state.figures[piece] is SUPPLY


@pytest.mark.parametrize("kind", EATEN)
def test_a_neutral_figure_is_spared(sit: Sit, kind: str) -> None:
    """The other value of its toggle."""
    table = under_dragon(sit(f"hig+{EATEN[kind][1]}", expansions=TRADERS), kind)
    assert table.happened(FigureHome) == []


@pytest.mark.parametrize("kind", [kind.id for kind in BOX.figures.values() if kind.nature == "thing"])
def test_things_stay(sit: Sit, kind: str) -> None:
    """The dragon eats flesh and blood (dragon/flesh-and-blood)."""
    table = under_dragon(sit(expansions=TRADERS), kind)
    assert OnTile((0, 0)) in table.state.figures.values()


@pytest.mark.parametrize("kind", ["dragon", "fairy", "teacher", "count"])
def test_others_are_spared_for_a_reason(sit: Sit, kind: str) -> None:
    """They are feared, stand on two tiles, or never leave a shelter."""
    table = under_dragon(sit(expansions=TRADERS), kind)
    assert OnTile((0, 0)) in table.state.figures.values()


def test_choices_name_the_kinds_in_the_supply(sit: Sit) -> None:
    """Every figure in the supply is offered where it may go, and can be put there."""
    table = sit(expansions=ALL).place("cap-straight", (0, 1), 2).decline()
    offered = [action for action in table.choices if isinstance(action, Deploy)]
    assert {action.kind for action in offered} >= {"normal-follower", "large-follower", "mayor", "phantom", "shepherd"}
    assert not {action.kind for action in offered} & {"builder", "pig", "abbot"}
    for action in offered:
        apply(table.game, table.state, action)

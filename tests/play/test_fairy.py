"""The fairy: who may move her, when and where to."""

from collections.abc import Callable

import pytest

from rulefork.play.action import MoveFairy
from rulefork.play.event import FairyMoved
from rulefork.play.state import ANYONE, Fairy
from tests.play.fairies import BESIDE, BLUE, ON_TILE, RED, thief, two_of_red
from tests.play.table import Table, refused

Sit = Callable[..., Table]

EARLY_FAQ = "hig-c1-early-faq"
CONDITIONS = ("whenever-no-follower", "only-if-relinquished", "whenever-no-meeple-placed-or-moved")


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
    for square, companion in (((2, 0), BLUE), ((0, 0), RED), ((2, 0), RED), ((0, -1), RED), ((5, 5), None)):
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

"""The volcano: it brings the dragon, and keeps figures off its tile."""

from collections.abc import Callable

import pytest

from rulefork.play.event import DragonCame, FigureHome
from rulefork.play.refusal import Refused
from rulefork.play.volcano import refuse_on_volcano
from tests.play.games import BOX
from tests.play.table import Table, refused

Sit = Callable[..., Table]


def test_the_dragon_waits_beside_the_table(sit: Sit) -> None:
    """Until a volcano is placed it stands on no tile (setup/dragon-starts-aside)."""
    table = sit().place("straight", (1, 0), 1).end()
    assert table.state.dragon is None


def test_the_first_volcano_brings_the_dragon_from_beside_the_table(sit: Sit) -> None:
    """It is put onto the volcano's tile at once (volcano/from-table-side)."""
    table = sit().place("pd-meadow-volcano", (0, -1))
    assert table.state.dragon == (0, -1)
    assert [(event.ruling, event.square) for event in table.happened(DragonCame)] == [
        ("volcano/from-table-side", (0, -1))
    ]


def test_a_later_volcano_fetches_the_dragon_from_where_it_is(sit: Sit) -> None:
    """The dragon stands on one tile only (volcano/from-any-tile)."""
    table = sit().place("pd-meadow-volcano", (0, -1)).place("pd-straight-volcano", (1, 0), 1)
    assert table.state.dragon == (1, 0)
    assert table.happened(DragonCame)[-1].ruling == "volcano/from-any-tile"


def test_the_dragon_eats_nobody_on_its_way_to_a_volcano(sit: Sit) -> None:
    """It is transferred, not moved step by step (gap volcano-travel-eats)."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").place("pd-meadow-volcano", (1, -1))
    table.place("straight", (-1, 0), 1).place("pd-cap-volcano", (1, 1), 0)
    assert table.state.dragon == (1, 1)
    assert table.happened(FigureHome) == []


def test_a_volcano_starts_no_walk(sit: Sit) -> None:
    """Only a dragon tile does (gap volcano-triggers-movement)."""
    table = sit().place("pd-meadow-volcano", (0, -1))
    with refused("dragon/stays-where-it-stops"):
        table.walk("N")


@pytest.mark.parametrize("rules", ["hig", "hig+volcano-ban=followers-only", "hig+dragon-tile-sharing=not-mentioned"])
@pytest.mark.parametrize("role", ["thief", "farmer"])
def test_no_follower_is_deployed_on_a_new_volcano(sit: Sit, rules: str, role: str) -> None:
    """The tile is closed in the turn in which it is placed (volcano/no-follower-on-tile)."""
    table = sit(rules).place("pd-straight-volcano", (1, 0), 1)
    with refused("volcano/no-follower-on-tile"):
        table.deploy(role, "W" if role == "thief" else "NL")
    assert table.decline().deployable() == set()


def test_a_longer_ban_keeps_other_figures_off_a_new_volcano(sit: Sit) -> None:
    """Followers only or every figure: that is what the texts differ in (toggle volcano-ban)."""
    longer = sit("hig+volcano-ban=all-figures").place("pd-straight-volcano", (1, 0), 1)
    with pytest.raises(Refused):
        refuse_on_volcano(longer.game, longer.state, BOX.figures["builder"])
    shorter = sit("hig+volcano-ban=followers-only").place("pd-straight-volcano", (1, 0), 1)
    refuse_on_volcano(shorter.game, shorter.state, BOX.figures["builder"])
    with pytest.raises(Refused):
        refuse_on_volcano(shorter.game, shorter.state, BOX.figures["large-follower"])


def test_a_volcano_tile_scores_like_any_other(sit: Sit) -> None:
    """Its symbol changes nothing about scoring (volcano/no-scoring-effect)."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("pd-cap-volcano", (0, 2), 2).end()
    assert table.points == {"Red": 6, "Blue": 0}


def test_the_turn_of_a_volcano_ends_as_usual(sit: Sit) -> None:
    """Nobody has to do anything after it (volcano/fairy-move-optional)."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").place("straight", (-1, 0), 1)
    table.place("pd-meadow-volcano", (0, -1)).end()
    assert table.state.fairy is None
    assert table.state.player == "Blue"

"""Two outcomes in one picture."""

from rulefork.report.svg import Scene, board_svg, case_scenes, difference

from .cases import performed
from .markup import words

POINTS = "fairy/bonus-stand-together-zmg:blues-city-is-completed-on-the-tile-to-which-red-brings-the-fairy/2"
SCORING = "dragon/moves-before-scoring:a-knight-in-the-dragons-reach-when-the-dragon-tile-completes-his-city/1"


def outcomes(id: str) -> tuple[Scene, Scene]:
    """Return how a case ends under two rulesets."""
    one, other = (case_scenes(*performed(id, rules))[1] for rules in ("hig", "rgg"))
    return one, other


def test_what_only_one_has_is_tagged() -> None:
    """Blue's knight stays under hig only, the fairy is on the tile under rgg only; all else is the same and muted."""
    apart = difference(*outcomes(POINTS), "hig", "rgg")
    assert [(seen.figure.owner, seen.tag) for seen in apart.figures if seen.tag] == [("Blue", "A")]
    assert [seen.tag for seen in apart.fairies if seen.tag] == ["B"]
    assert not any(tile.tag or tile.is_placed for tile in apart.tiles)
    assert apart.muted
    assert apart.is_parted


def test_ghosts_stand_on_neither() -> None:
    """Who has left under one ruleset is not on its board."""
    one, other = outcomes(POINTS)
    assert not any(seen.is_ghost for seen in difference(one, other, "hig", "rgg").figures)


def test_points_differ() -> None:
    """Where the points differ the legend says so, and the words name both."""
    apart = difference(*outcomes(SCORING), "hig", "rgg")
    assert apart.legend == (("A", "hig: Red 0 points"), ("B", "rgg: Red 8 points"))
    assert not apart.is_parted
    assert {"hig: Red 0 points", "rgg: Red 8 points"} <= {*words(board_svg(apart, title="x"))}
    assert any(told.startswith("Only under rgg: ") and "Red has 8 points" in told for told in apart.told)


def test_nothing_differs() -> None:
    """An outcome differs in nothing from itself."""
    one, _ = outcomes(SCORING)
    apart = difference(one, one, "hig", "zmg")
    assert apart.told == ("The two boards are the same.",)
    assert apart.legend == (("A", "hig"), ("B", "zmg"))
    assert not apart.is_parted

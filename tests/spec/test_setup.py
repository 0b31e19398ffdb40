"""Positions are played: what could not arise is refused at the turn that is wrong."""

import pytest

from rulefork.rulebook import BadInput, load_rulebook
from rulefork.spec.position import read_position
from rulefork.spec.setup import set_up
from rulefork.table.figure import SUPPLY, Figure, OnTile, Spot

BOOK = load_rulebook()


@pytest.fixture
def played(tmp_path, under):
    """Return a function that plays the turns of a position, given as lines of YAML."""

    def play(*turns: str, rules: str = "hig", more: str = ""):
        path = tmp_path / "one.yaml"
        lines = "".join(f"\n  - {{{turn}}}" for turn in turns) or " []"
        path.write_text(f"title: a position of the test\nplayers: [Red, Blue]\nturns:{lines}\n{more}", encoding="utf-8")
        return set_up(under(rules), read_position(path, BOOK))

    return play


def test_position_ends_between_two_turns(played):
    """Nothing is on record, and the next turn has not begun: the fairy has not paid yet."""
    situation = played("tile: cap, at: [0, 1], turned: 180")
    assert (situation.state.phase, situation.state.player, situation.events) == ("begin", "Blue", ())
    assert situation.start is situation.state


def test_rotation_need_not_be_said_where_one_fits(played):
    """A tile that fits in one way lies in that way."""
    assert played("tile: three-road, at: [1, 0]").state.board.layouts[1, 0].turns == 1


def test_everything_that_a_turn_can_hold_is_played(played):
    """Deployments by portal, the fairy, a knight sent home and the dragon's walk are part of the record."""
    situation = played(
        "tile: three, at: [0, 1], turned: 180, deploy: knight",
        "tile: pd-cap-volcano, at: [1, 1]",
        "tile: pd-tee-portal, at: [1, 0], turned: 0, deploy: {farmer: ER, at: [0, 0]}",
        "tile: straight, at: [-1, 0], turned: 90, deploy: {thief: W}",
        "tile: straight, at: [-2, 0], turned: 90, fairy: {knight: [0, 1]}",
        "tile: pd-corner-princess, at: [-1, 1], turned: 90, sends_home: {knight: [0, 1]}",
    )
    state = situation.state
    assert state.figures[Figure("Red", "normal-follower", 1)] != Spot((0, 1), 0)
    assert state.fairy.square == (0, 1)
    assert state.fairy.companion is None
    assert state.dragon == (1, 1)


def test_fairy_may_be_put_on_a_tile_as_such(played):
    """Where she belongs to the tile, the record names the tile."""
    turns = ("tile: three, at: [0, 1], turned: 180, deploy: knight", "tile: straight, at: [1, 0], turned: 90")
    situation = played(*turns, "tile: straight, at: [2, 0], turned: 90, fairy: {tile: [0, 1]}", rules="rgg")
    assert (situation.state.fairy.square, situation.state.fairy.companion) == ((0, 1), "anyone")


def test_figures_of_other_expansions_are_played(played):
    """The kind is named; who is no follower goes to a kind of feature."""
    situation = played(
        "tile: straight, at: [1, 0], turned: 90, deploy: {road: E, figure: large-follower}",
        "tile: cap, at: [0, 1], turned: 180",
        "tile: straight, at: [-1, 0], turned: 90, deploy: {road: E, figure: builder}",
        more="expansions: [inns-and-cathedrals, traders-and-builders]\n",
    )
    standing = {(figure.owner, figure.kind): place.square for figure, place in situation.state.standing()}
    assert standing == {("Red", "large-follower"): (1, 0), ("Red", "builder"): (-1, 0)}
    owned = {figure: place for figure, place in situation.state.figures.items() if figure.owner}
    assert sum(place is SUPPLY for place in owned.values()) == 2 * 10 - 2


def test_pieces_are_put_on_tiles(played):
    """They belong to nobody, and two of a kind are two."""
    more = "expansions: [mage-and-witch, bridges-castles-bazaars]\nput: [{piece: mage, at: [0, 0]}, "
    situation = played(more=more + "{piece: bridge, at: [0, 0]}, {piece: bridge, at: [0, 0]}]\n")
    lying = [(figure.owner, figure.kind, figure.is_follower) for figure, place in situation.state.standing()]
    assert lying == [("", "mage", False), ("", "bridge", False), ("", "bridge", False)]
    assert {place for _, place in situation.state.standing()} == {OnTile((0, 0))}


def test_bag_holds_what_is_left_of_it(played):
    """The other tiles have gone, as if they had fitted nowhere."""
    assert played(more="bag: [tee, cap, tee]\n").state.bag == ("cap", "tee", "tee")
    assert len(played().state.bag) == 101


@pytest.mark.parametrize(
    ("turns", "more", "place", "what"),
    [
        (["tile: cap, at: [0, 1], turned: 180, deploy: {city: [0, 1], figure: builder}"], "", (4, 5), "no follower in"),
        (
            ["tile: straight, at: [1, 0], turned: 90, deploy: {road: E, figure: abbot}"],
            "",
            (4, 5),
            "not placed on a road",
        ),
        ([], "put: [{piece: mage, at: [7, 7]}]\n", (4, 7), "no tile lies on (7, 7) to put the mage on"),
        ([], "bag: [tee, full-shield, full-shield]\n", (4, 25), "no tile full-shield is left for the bag"),
        (["tile: full-shield, at: [0, 1]"], "bag: [full-shield]\n", (5, 7), "no tile full-shield is left for the bag"),
    ],
)
def test_figure_that_cannot_be_there_is_named(played, turns, more, place, what):
    """A figure is refused at its turn, a piece where it is put, a tile where the bag should hold it."""
    with pytest.raises(BadInput) as caught:
        played(*turns, more=f"{more}expansions: [traders-and-builders, abbot, mage-and-witch]\n")
    (finding,) = caught.value.findings
    assert (finding.where.line, finding.where.column) == place
    assert what in finding.what


@pytest.mark.parametrize(
    ("turn", "what"),
    [
        ("tile: cap, at: [0, 5]", "no tile lies beside (0, 5)"),
        ("tile: cap, at: [0, -1]", "cap fits on (0, -1) in 3 ways: add `turned`, 90 or 180 or 270"),
        ("tile: full-shield, at: [0, -1]", "its north side is city, the neighbour's is field"),
        ("tile: cap, at: [0, 1], turned: 180, deploy: monk", "the tile on (0, 1) has no cloister"),
        ("tile: pd-cap-dragon, at: [0, 1], turned: 180", "the tile pd-cap-dragon cannot be placed now"),
        ("tile: cap, at: [0, 1], turned: 180, fairy: {knight: [0, 0]}", "no knight stands on (0, 0)"),
        ("tile: pd-cap-volcano, at: [0, 1], turned: 180, deploy: knight", "nobody may be deployed on a volcano"),
    ],
)
def test_turn_that_cannot_be_played_is_named(played, turn, what):
    """The finding stands at the turn and says why."""
    with pytest.raises(BadInput) as caught:
        played(turn)
    (finding,) = caught.value.findings
    assert (finding.where.line, finding.where.column) == (4, 5)
    assert what in finding.what

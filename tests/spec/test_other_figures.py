"""Sentences about figures of other expansions: what they stand for, and how the game answers them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulefork.play.action import Deploy, MoveFairy
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.rulebook import Rulebook
from rulefork.spec.act import Act
from rulefork.spec.language import language
from rulefork.spec.observation import Observation
from rulefork.spec.position import read_position
from rulefork.spec.setup import set_up
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.figure import Figure, Spot

from .small import write

TABLE = """\
    title: many figures are on the table
    players: [Red, Blue]
    expansions: [inns-and-cathedrals, traders-and-builders, mage-and-witch, bridges-castles-bazaars, abbey-and-mayor]
    turns:
      - {tile: straight, at: [1, 0], turned: 90, deploy: {road: E, figure: large-follower}}
      - {tile: band, at: [0, 1], turned: 90, deploy: {city: S, figure: mayor}}
      - {tile: straight, at: [-1, 0], turned: 90, deploy: {road: E, figure: builder}}
      - {tile: pd-meadow-volcano, at: [0, -1]}
      - {tile: cloister, at: [0, -2], deploy: monk}
      - {tile: straight, at: [-2, 0], turned: 90}
    put:
      - {piece: mage, at: [0, 0]}
      - {piece: bridge, at: [0, 0]}
    names:
      the gap: {square: [0, -3], turned: 90}
      the west gap: {square: [-3, 0], turned: 90}
      the dragon tile: {tile: pd-straight-dragon}
      the road tile: {tile: straight}
      the long road: {feature: road, at: [0, 0]}
      the far road: {feature: road, at: [0, -3]}
"""


@pytest.fixture
def played(under: Callable[[str], Game], book: Rulebook, here: Path) -> Callable[..., Situation]:
    """Return a function that plays acts from the position above and returns the situation."""

    def play(*acts: str, position: str = TABLE) -> Situation:
        situation = set_up(under("hig"), read_position(write("position.yaml", position), book))
        for text in acts:
            act = language(book).parse(text)
            assert isinstance(act, Act)
            situation = situation.play_all(act.actions(situation))
        return situation

    return play


@pytest.fixture
def answered(played: Callable[..., Situation], book: Rulebook) -> Callable[..., str]:
    """Return a function that gives the answer to an observation after some acts, in words."""

    def answer(observation: str, *acts: str, position: str = TABLE) -> str:
        asked = language(book).parse(observation)
        assert isinstance(asked, Observation)
        return str(asked.observe(played(*acts, position=position)))

    return answer


LARGE, MAYOR = Figure("Red", "large-follower", 1), Figure("Blue", "mayor", 1)
BUILDER, MAGE = Figure("Red", "builder", 1, is_follower=False), Figure("", "mage", 1, is_follower=False)


@pytest.mark.parametrize(
    ("name", "figure"),
    [
        ("Red's large follower", LARGE),
        ("Red's thief", LARGE),
        ("Red's highwayman on (1, 0)", LARGE),
        ("Red's follower on (1, 0)", LARGE),
        ("Blue's mayor", MAYOR),
        ("Blue's knight", MAYOR),
        ("Red's builder", BUILDER),
        ("Red's builder on (-1, 0)", BUILDER),
        ("Red's builder on the long road", BUILDER),
        ("the mage", MAGE),
        ("the bridge", Figure("", "bridge", 2, is_follower=False)),
    ],
)
def test_names(played: Callable[..., Situation], name: str, figure: Figure) -> None:
    """A follower is called by its role or by its kind, anything else by its kind only."""
    assert played().figure(name) == figure


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Red's thief on (-1, 0)", "is not a follower"),
        ("Blue's builder", "is not a follower"),
        ("the witch", "is not a follower"),
        ("Red's mage", "is not a follower"),
        ("Red's follower", "may be any of 2"),
    ],
)
def test_names_for_nothing_or_several(played: Callable[..., Situation], name: str, why: str) -> None:
    """A builder is no thief, and nobody owns the mage."""
    with pytest.raises(Unclear, match=why):
        played().figure(name)


def test_kinds(played: Callable[..., Situation]) -> None:
    """They go by the names of rules/figures.yaml."""
    assert played().kind("guard follower") == "guard"
    with pytest.raises(Unclear, match="is not a kind of figure"):
        played().kind("guard")


DRAGON = ("Red places the dragon tile on the gap", "Red deploys nobody")
PLACE = "Red places the road tile on the west gap"


@pytest.mark.parametrize(
    ("observation", "acts", "answer"),
    [
        ("the mage lies beside the board", (), "the mage stays on the board"),
        ("the bridge stays on the board", (), "the bridge stays on the board"),
        ("Red's builder counts as a thief", (), "Red's builder stays on the board"),
        ("Red's large follower counts as a knight", (), "Red's large follower counts as a thief"),
        ("Red may put the builder on the long road", (PLACE,), "Red may not put the builder on the long road"),
        (
            "Red may not deploy the mayor as a farmer",
            ("Red begins the turn",),
            "Red may not deploy the mayor as a farmer",
        ),
        ("Red may deploy the mayor as a thief", (PLACE,), "Red may not deploy the mayor as a thief"),
        ("Red may move the fairy to Red's builder", (PLACE,), "Red may not move the fairy to Red's builder"),
        ("Red may move the fairy to the mage", (PLACE,), "Red may not move the fairy to the mage"),
        (
            "Red may not move the fairy to Red's large follower",
            (PLACE,),
            "Red may move the fairy to Red's large follower",
        ),
    ],
)
def test_answers(answered: Callable[..., str], observation: str, acts: tuple[str, ...], answer: str) -> None:
    """Every question has an answer in the same words."""
    assert answered(observation, *acts) == answer


@pytest.mark.parametrize(
    ("observation", "answer"),
    [
        ("the mage stays on the board", "the mage lies beside the board"),
        ("the bridge lies beside the board", "the bridge stays on the board"),
        ("Red's builder stays on the board", "Red's builder is back in Red's supply"),
        ("Red's large follower stays on the board", "Red's large follower is back in Red's supply"),
    ],
)
def test_after_the_dragon(answered: Callable[..., str], observation: str, answer: str) -> None:
    """He has walked over the start tile to the large follower."""
    assert answered(observation, *DRAGON, "the dragon walks north and east") == answer


def test_a_fairy_move_to_what_stands_on_no_segment(played: Callable[..., Situation], book: Rulebook) -> None:
    """It names the tile, and the refusal is about the figure (fairy-shuns/mage)."""
    situation = played(PLACE)
    act = language(book).parse("Red moves the fairy to the mage")
    assert isinstance(act, Act)
    assert act.actions(situation) == (MoveFairy("Red", (0, 0), MAGE),)
    with pytest.raises(Refused) as refusal:
        situation.play_all(act.actions(situation))
    assert refusal.value.ruling == "fairy-shuns/mage"


def test_putting(played: Callable[..., Situation], book: Rulebook) -> None:
    """The spot is on the tile just placed if that is part of the feature."""
    position = TABLE.replace(", deploy: {road: E, figure: builder}", "")
    situation = played(PLACE, position=position)
    act = language(book).parse("Red puts the builder on the long road")
    assert isinstance(act, Act)
    (action,) = act.actions(situation)
    assert isinstance(action, Deploy)
    assert (action.kind, action.spot.square) == ("builder", (-3, 0))
    assert situation.play(action).state.figures[BUILDER] == action.spot


def test_putting_before_a_tile_is_placed(played: Callable[..., Situation], book: Rulebook) -> None:
    """Then the spot is where the landmark is, and the rules refuse it; what is no feature cannot be meant."""
    known, situation = language(book), played()
    act, unclear = (known.parse(f"Red puts the builder on {name}") for name in ("the long road", "the gap"))
    assert isinstance(act, Act)
    assert isinstance(unclear, Act)
    assert act.actions(situation)[0] == Deploy("Red", Spot((0, 0), 1), "builder")
    assert not situation.allows(act.actions(situation))
    with pytest.raises(Unclear, match="is not a feature on the board"):
        unclear.actions(situation)

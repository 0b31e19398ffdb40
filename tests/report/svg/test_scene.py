"""Scenes: what is drawn of situations and cases, as values."""

from rulefork.report.svg import Scene, case_scenes, situation_scene
from rulefork.report.svg.scene import FigureSeen
from rulefork.report.svg.view import acts_told
from rulefork.table.figure import Site

from ..boards import OTHERS, situation
from .cases import performed, position


def shapes(scene: Scene) -> set[tuple[str, str]]:
    """Return owners and silhouettes of what stands on a board."""
    return {(seen.figure.owner, seen.shape) for seen in scene.figures if not seen.is_ghost}


def square_of(seen: FigureSeen) -> tuple[int, int]:
    """Return the square in which a figure is drawn."""
    return (seen.x // 100, -(seen.y // 100))


def test_a_crowded_table() -> None:
    """Tiles, figures, the dragon and the fairy beside the monk; names that stand for something."""
    scene = situation_scene(situation())
    assert len(scene.tiles) == 8
    assert shapes(scene) == {("Red", "follower"), ("Blue", "follower"), ("Blue", "farmer")}
    assert [dragon.square for dragon in scene.dragons] == [(1, 0)]
    (fairy,) = scene.fairies
    (monk,) = (seen for seen in scene.figures if seen.figure == fairy.beside)
    assert abs(fairy.x - monk.x) <= 20
    assert [names for _, names in scene.gaps] == [("the turned gap",), ("the gap",)]
    assert {name.text for name in scene.names} == {"the portal tile", "Red's road"}
    assert [tile.square for tile in scene.tiles if tile.is_start] == [(0, 0)]
    assert not any(tile.is_placed for tile in scene.tiles)


def test_figures_are_drawn_on_their_squares() -> None:
    """A figure is in the picture where it is on the board."""
    for title in (situation(), situation(OTHERS)):
        for seen in situation_scene(title).figures:
            if not isinstance(seen.place, Site):
                assert square_of(seen) == seen.place.square


def test_figures_of_other_boxes() -> None:
    """Each has its silhouette; what lies on a tile as such is there too."""
    scene = situation_scene(situation(OTHERS))
    assert {("Red", "large"), ("Blue", "large"), ("Red", "builder"), ("", "mage"), ("", "witch")} <= shapes(scene)
    assert ("", "bridge-token") in shapes(scene)


def test_a_bridge_that_bears_a_road() -> None:
    """It is drawn on its tile, and not as a token besides."""
    case, done = performed(
        "bridges-castles-bazaars/bridge:a-road-of-three-tiles-runs-over-reds-bridge-and-is-completed"
    )
    _, after = case_scenes(case, done)
    assert [(tile.square, tile.bridges) for tile in after.tiles if tile.bridges] == [((0, -1), (1,))]
    assert not any(seen.shape == "bridge-token" for seen in after.figures)


def test_a_walk_of_the_dragon() -> None:
    """The way from where the dragon set out, step by step, the placed tile marked, the eaten ones as ghosts."""
    case, done = performed("dragon/six-steps:the-dragon-has-seven-tiles-before-it")
    before, after = case_scenes(case, done)
    assert before.way == ()
    assert after.way == tuple((x, 0) for x in range(1, -6, -1))
    assert [tile.square for tile in after.tiles if tile.is_placed] == [(-6, 0)]
    assert acts_told(case, done) == (
        "Red places the dragon tile on the gap.",
        "The dragon walks west, west, west, west, west and west.",
    )
    ghosts = {seen.figure for seen in after.figures if seen.is_ghost}
    assert ghosts == {seen.figure for seen in before.figures}
    assert {(seen.figure, seen.x, seen.y) for seen in after.figures} == {
        (seen.figure, seen.x, seen.y) for seen in before.figures
    }


def test_several_in_one_place() -> None:
    """Who shares a place stands side by side; of what is alike there is one with the number."""
    case, done = performed("dragon/neutral-figures-to-side:the-dragon-comes-to-a-thief-of-blue-and-to-the-mage")
    before, _ = case_scenes(case, done)
    points = [(seen.x, seen.y) for seen in before.figures]
    assert len(points) == len({*points})


def test_a_follower_with_a_name_of_its_own() -> None:
    """It is written beside the follower; "Blue's knight" is not, for the picture tells that by itself."""
    names = {
        name.text for name in situation_scene(position("a dragon tile will join three cities with a knight each")).names
    }
    assert "Blue's east knight" in names
    assert not {"Blue's knight", "Red's knight"} & names


def test_a_refused_act() -> None:
    """What the rules forbid is told as refused."""
    id = "princess/optional-since-big-box-2:both-knights-stay-and-share-the-points-of-the-complete-city"
    assert acts_told(*performed(id))[-1] == "Red sends nobody home."
    assert acts_told(*performed(id, "hig-c1-2005"))[-1] == "Red sends nobody home: this is refused."


def test_quarters_of_a_place() -> None:
    """The parts of the City of Carcassonne have points and names of their own."""
    case, done = performed("count-king-robber/carcassonne-interior:red-completes-a-city-of-blue")
    before, _ = case_scenes(case, done)
    quarters = {name.text: (name.x, name.y) for name in before.names if name.text.endswith("quarter")}
    assert quarters.keys() == {
        "the castle quarter",
        "the market quarter",
        "the cathedral quarter",
        "the smithy quarter",
    }
    assert len({*quarters.values()}) == 4


def test_the_second_edition() -> None:
    """Under its rules the tiles are drawn as it prints them."""
    title = "a dragon tile will complete Red's city"
    keys = {tile.key for tile in situation_scene(position(title, "hig-c2")).tiles}
    assert any(key.endswith("-c2") for key in keys)
    assert not any(tile.key.endswith("-c2") for tile in situation_scene(position(title)).tiles)


def test_told_in_words() -> None:
    """The sentences say what the picture shows."""
    told = situation_scene(situation()).told
    assert told[0] == "8 tiles."
    assert "Blue's knight on (0, 1)." in told
    assert "The dragon is on (1, 0)." in told
    assert "The fairy is beside Red's monk on (2, 0)." in told
    assert any(each.startswith("Open squares: ") and "the gap (3, 0)" in each for each in told)
    assert told[-1] == "Red has 0 points, Blue has 0 points and Black has 0 points."

"""Scenes as SVG: alone, embedded, of every position, with whatever names."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulefork.report.svg import (
    Scene,
    board_svg,
    case_picture,
    figure_symbols,
    outcomes_picture,
    panels_svg,
    situation_scene,
    symbols_of,
    tile_symbols,
)
from rulefork.report.svg.label import Name
from rulefork.report.svg.words import harmless
from rulefork.search.playout import play_out
from rulefork.spec.situation import Situation

from ..boards import BOOK, OTHERS, situation
from .cases import performed, runner, suite
from .markup import SVG, assert_whole, classes, ids, parsed, used, words
from .test_words import ANY

CROWD = situation_scene(situation())


def test_alone() -> None:
    """A picture that stands alone has all that it needs, and words for those who do not see it."""
    text = board_svg(CROWD, title="Much lies on the table")
    assert_whole(text)
    tree = parsed(text)
    assert (tree.tag, tree.get("role")) == (f"{SVG}svg", "img")
    assert [each.text for each in tree.iter(f"{SVG}title")] == ["Much lies on the table"]
    (desc,) = tree.iter(f"{SVG}desc")
    assert desc.text == " ".join(CROWD.told)
    assert tree.get("aria-labelledby", "").split() == [each.get("id") for each in (tree[0], tree[1])]
    assert text.count("<style>") == 1


def test_embedded() -> None:
    """One in a page uses the symbols of the page, is short, and shares no id with another."""
    one = board_svg(CROWD, title="One", embedded=True, number=1)
    other = board_svg(CROWD, title="Other", embedded=True, number=2)
    symbols = tile_symbols(symbols_of(CROWD), BOOK) + figure_symbols()
    assert_whole(one + other, symbols)
    assert "<style" not in one
    assert "xmlns" not in one
    assert len(one) < 2600
    assert symbols_of(CROWD) == {tile.key for tile in CROWD.tiles}


def test_only_what_is_needed() -> None:
    """A picture brings no symbol that it does not use, but for the patterns and the land within tiles."""
    text = board_svg(situation_scene(situation(OTHERS)), title="x")
    idle = {id for id in ids(text) if id[0] in "tmfe" and id[1:2] == "-"} - used(text)
    assert idle <= {f"t-{tile.id}" for tile in BOOK.tiles.values()}


def test_the_frame_holds_the_board() -> None:
    """Every tile and every open square lies in the frame, with room for the numbers of columns and rows."""
    left, top, width, height = map(int, parsed(board_svg(CROWD, title="x")).get("viewBox", "").split())
    for x, y in CROWD.squares:
        assert left <= 100 * x - 10
        assert 100 * x + 100 <= left + width
        assert top <= -100 * y
        assert 110 - 100 * y <= top + height
    assert {"-3", "3", "-1", "1"} <= {*words(board_svg(CROWD, title="x"))}


def test_an_empty_scene() -> None:
    """Nothing is drawn of nothing."""
    assert_whole(board_svg(Scene(), title=""))


@pytest.mark.parametrize("title", suite().positions)
def test_every_position(title: str) -> None:
    """Every position of the repository can be drawn, alone and on a page."""
    scene = situation_scene(runner().position(title, BOOK.editions["hig-c1-current"]))
    assert_whole(board_svg(scene, title=title))
    assert_whole(board_svg(scene, title=title, embedded=True), tile_symbols(symbols_of(scene), BOOK) + figure_symbols())


@given(st.integers(0, 10**6), st.integers(0, 400), st.sampled_from(["hig", "hig-c2"]))
@settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow])
def test_random_games(seed: int, moves: int, edition: str) -> None:
    """Any board that arises in play can be drawn."""
    from rulefork.play.game import Game, unpack
    from rulefork.rulebook import RulesInPlay, resolve

    game = Game(RulesInPlay(resolve(edition, BOOK), BOOK.toggles), unpack(BOOK))
    expansions = ("inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor", "hills-and-sheep")
    states = [
        move.state for move, _ in zip(play_out(game, ("Red", "Blue"), seed, expansions), range(moves + 1), strict=False)
    ]
    scene = situation_scene(Situation(game, {}, (states[-1],)))
    assert_whole(board_svg(scene, title="A game"))
    assert len(scene.tiles) == len(states[-1].board.tiles)


@given(ANY, ANY)
def test_hostile_names(title: str, name: str) -> None:
    """Whatever a title or a name is, the picture is whole and shows it harmless."""
    scene = replace(CROWD, names=(Name(name, 0, 0),), gaps=(((9, 9), (name,)),), told=(name,), legend=(("A", name),))
    text = board_svg(scene, title=title)
    assert_whole(text)
    (told,) = parsed(text).iter(f"{SVG}title")
    assert (told.text or "") == harmless(title)
    assert harmless(name) in words(text) or not name


def test_classes_are_styled() -> None:
    """Every class that a picture has is in its style sheet."""
    case, one = performed(
        "dragon/moves-before-scoring:a-knight-in-the-dragons-reach-when-the-dragon-tile-completes-his-city/1", "hig"
    )
    text = outcomes_picture(case, (one, one), ("hig", "zmg")) + figure_symbols() + tile_symbols(BOOK.tiles, BOOK)
    assert {name for name in classes(text) if f".{name}{{" not in text} == set()


def test_panels() -> None:
    """Before and after stand beside each other under their captions, in one frame size."""
    case, done = performed("dragon/six-steps:the-dragon-has-seven-tiles-before-it")
    text = case_picture(case, done)
    assert_whole(text)
    assert words(text)[:2] == [case.title, "Before"]
    assert "After" in words(text)
    (desc,) = parsed(text).iter(f"{SVG}desc")
    assert "The dragon went from (1, 0) to (0, 0), (-1, 0)" in (desc.text or "")
    assert_whole(panels_svg([("x" * 500, CROWD)], title="t" * 900))

"""Simulations: what games are played with, and that they are the same wherever they are played."""

import pickle
from dataclasses import replace

import pytest

from rulefork.rulebook import resolve
from rulefork.rulebook.contradiction import contradictions
from rulefork.search.simulation import (
    OtherVersion,
    along,
    differing,
    fingerprint,
    play,
    prepare,
    tasks,
    turn,
)

from .games import BOOK, panel, setup


def test_what_is_compared() -> None:
    """The two, and the first with each answer of the second that a game of these boxes could ask for."""
    made = setup("hig", "rgg")
    one, other, *turned = made.rulesets
    assert (one.id, other.id) == ("hig-c1-current", "rgg-c1-big-box-3")
    assert [each[0] for each in made.flips] == differing(one, other, BOOK.toggles)
    assert "dragon-moves" in differing(one, other, BOOK.toggles)
    assert "fairy-in-castle" not in differing(one, other, BOOK.toggles)  # without castles nobody asks
    for flip, ruleset in zip(made.flips, turned, strict=True):
        changed = {id for id in BOOK.toggles if ruleset.value(id) != one.value(id)}
        assert changed == set(flip)
        assert all(ruleset.value(id) == other.value(id) for id in changed)


@pytest.mark.parametrize(("one", "other"), [("hig", "rgg"), ("rgg", "hig"), ("hig", "zmg"), ("hig-c2", "rgg")])
def test_answers_that_contradict_each_other_are_turned_together(one: str, other: str) -> None:
    """No ruleset is tried that nobody could play."""
    first, second = resolve(one, BOOK), resolve(other, BOOK)
    for toggle in differing(first, second, BOOK.toggles):
        assert not [*contradictions(turn(first, second, along(first, second, toggle, BOOK.toggles)), BOOK.toggles)]


def test_the_fairy_on_a_tile_pays_whoever_is_there() -> None:
    """Who puts her on a tile as such cannot pay the one she stands beside."""
    first, second = resolve("hig", BOOK), resolve("rgg", BOOK)
    found = along(first, second, "fairy-placement", BOOK.toggles)
    assert found[0] == "fairy-placement"
    assert set(found) == {"fairy-placement", "fairy-point-recipient", "fairy-three-recipient"}
    assert along(first, second, "dragon-moves", BOOK.toggles) == ("dragon-moves",)


def test_the_print_of_a_family_is_a_difference_of_its_own() -> None:
    """Some tiles of the second edition are printed otherwise."""
    made = setup("hig", "hig-c2")
    assert made.flips[-1] == ("family",)
    assert made.rulesets[-1].family == "C2"
    assert made.rulesets[-1].settings == made.rulesets[0].settings


def test_tasks_have_every_game_once() -> None:
    """In order, none larger than asked for."""
    assert [each.numbers for each in tasks(setup(), 10, 4)] == [range(4), range(4, 8), range(8, 10)]


def test_a_task_plays_the_games_of_the_panel() -> None:
    """Packed and unpacked, they end as they do without."""
    (task,) = tasks(setup("hig", None), 2, 2)
    games = play(task)
    assert [game.number for game in games] == [0, 1]
    for game in games:
        (course,) = panel("hig").play(game.number)
        assert game.endings[0].points == tuple(course.state.points.values())
        assert dict(game.endings[0].tally) == course.tallies[0]
    assert pickle.loads(pickle.dumps(games)) == games


def test_winners_share_the_first_place() -> None:
    """All with the most points have won."""
    (task,) = tasks(setup("hig", None), 1, 1)
    ending = play(task)[0].endings[0]
    assert ending._replace(points=(3, 7)).winners == (1,)
    assert ending._replace(points=(7, 3, 7)).winners == (0, 2)


def test_another_version_does_not_play() -> None:
    """It might play otherwise, and nobody would know."""
    (task,) = tasks(replace(setup(), version="0.0.0"), 1, 1)
    with pytest.raises(OtherVersion, match=r"0\.0\.0 asks it"):
        play(task)


def test_the_fingerprint_is_of_the_games() -> None:
    """Another seed, other games, another text; the same games, the same."""
    prints = []
    for seed in ("0", "0", "1"):
        book_setup = prepare(resolve("hig", BOOK), None, BOOK, players=2, policy="random", seed=seed)
        (task,) = tasks(book_setup, 1, 1)
        prints.append(fingerprint(play(task)))
    assert prints[0] == prints[1] != prints[2]
    assert len(prints[0]) == 12

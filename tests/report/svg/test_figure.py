"""Figures: silhouettes by kind, colours and emblems by player."""

from typing import get_args

import pytest

from rulefork.report.ink import Player
from rulefork.report.svg.figure import EMBLEMS, SHAPES, colour, drawn, initials, shape, symbols

from ..boards import BOOK
from .markup import ids, parsed, used, words


def test_kinds_are_known() -> None:
    """Every kind that has a silhouette is a kind of figures.yaml."""
    assert SHAPES.keys() <= BOOK.figures.keys()


def test_followers_are_told_apart() -> None:
    """No two kinds of a player's figures look the same, whether they stand or lie."""
    owned = [kind.id for kind in BOOK.figures.values() if kind.nature in ("follower", "special")]
    assert len({shape(kind, lying=False) for kind in owned}) == len(owned)
    assert shape("normal-follower", lying=True) != shape("normal-follower", lying=False)
    assert shape("large-follower", lying=True) not in {shape("normal-follower", lying=True), "token"}
    assert shape("pig", lying=True) == "pig"


def test_every_player_has_a_colour_and_an_emblem() -> None:
    """Players are told apart by colour, and by emblem where there is none."""
    players = get_args(Player)
    assert EMBLEMS.keys() == {*players}
    assert len({colour(player) for player in players}) == len({*EMBLEMS.values()}) == len(players)
    assert colour("") == "b-gray"


def test_drawn() -> None:
    """A figure uses its silhouette and its owner's emblem; a token has letters."""
    text = drawn("follower", "Red", 10, -20)
    assert used(text) == {"f-follower", "e-red"}
    assert parsed(text).get("class") == "b-red"
    assert parsed(text).get("transform") == "translate(10 -20)"
    token = drawn("token", "Red", 0, 0, letters="<M", is_ghost=True)
    assert used(token) == {"f-token"}
    assert words(token) == ["<M"]
    assert parsed(token).get("class") == "b-red b-ghost"
    assert used(drawn("sheep", "", 0, 0)) == {"f-sheep"}


@pytest.mark.parametrize(
    ("name", "letters"), [("catapult token", "CT"), ("gold", "GO"), ("x", "X"), ("", "?"), ("Gingerbread Man", "GM")]
)
def test_initials(name: str, letters: str) -> None:
    """The letters on a token."""
    assert initials(name) == letters


def test_symbols() -> None:
    """All silhouettes and emblems, or those that are needed, each once."""
    every = ids(f"<g>{symbols()}</g>")
    assert {f"f-{shape(kind, lying=lying)}" for kind in BOOK.figures for lying in (True, False)} <= every.keys()
    assert set(every.values()) == {1}
    assert [*ids(f"<g>{symbols({'pig'}, {'Red'})}</g>")] == ["f-pig", "e-red"]

"""Drafts of rulings: what can be wrong with them, and the ids that are made of them."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.spec.draft import Desk, Draft, derived_id, draft_faults, is_topic, one_line
from rulefork.spec.tags import ID

from .small import BOOK

DESK = Desk(BOOK, ("dragon", "fairy"), {"dragon/eats-knight": "it stands at dragon.feature:3:3"})
GOOD = Draft(
    topic="dragon", question="Is a mayor eaten?", answer="The dragon eats a mayor", kind="community",
    sources=("c1/note-13",), needs=("abbey-and-mayor",), id="dragon/eats-mayor",
)  # fmt: skip


def faults(**changes: Any) -> list[str]:
    """Return what is wrong with a draft that is good but for the changes."""
    return [str(each) for each in draft_faults(replace(GOOD, **changes), DESK)]


def test_a_good_draft() -> None:
    """Nothing is wrong with it; it needs no other box."""
    assert faults() == faults(needs=()) == []


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"topic": "dragn"}, "<topic>:1:1: unknown topic `dragn`; did you mean `dragon`? to begin a new one, add"),
        ({"topic": "../dragon"}, "<topic>:1:1: `../dragon` is no topic"),
        ({"question": " "}, "<question>:1:1: the question is empty"),
        ({"answer": "a\u202eb"}, "<answer>:1:1: the character U+202E may not stand here"),
        ({"kind": "comunity"}, "<kind>:1:1: unknown kind `comunity`; did you mean `community`?"),
        ({"sources": ("c1/note-31",)}, "<source>:1:1: unknown source `c1/note-31`; did you mean `c1/note-13`?"),
        ({"sources": ()}, "<source>:1:1: no source is named; a ruling must be traceable"),
        ({"needs": ("tower",)}, "<needs>:1:1: unknown expansion `tower`; did you mean `the-tower`?"),
        ({"id": ""}, "<id>:1:1: no id can be made of the answer; name one with --id"),
        ({"id": "Dragon"}, "<id>:1:1: `Dragon` is not an id"),
        ({"id": "dragon/eats-knight"}, "<id>:1:1: the id `dragon/eats-knight` is taken; it stands at"),
    ],
)  # fmt: skip
def test_faults(changes: dict[str, Any], told: str) -> None:
    """Each is told with its part, and with the nearest of what there is."""
    (found,) = faults(**changes)
    assert found.startswith(told)


def test_all_faults_and_some() -> None:
    """All are told in one go, or those of the parts that are asked about."""
    bad = replace(GOOD, topic="x", kind="x", sources=("x",))
    assert len(list(draft_faults(bad, DESK))) == 3
    assert [each.where.path for each in draft_faults(bad, DESK, parts=("kind",))] == ["<kind>"]


def test_a_new_topic() -> None:
    """It is taken where a new one is asked for, if it can be the name of a file."""
    assert not list(draft_faults(replace(GOOD, topic="ghosts"), DESK, new_topic=True))
    assert list(draft_faults(replace(GOOD, topic="Ghosts"), DESK, new_topic=True))


@pytest.mark.parametrize(
    ("answer", "question", "id"),
    [
        ("The dragon eats a mayor, as it eats knights", "", "dragon/eats-mayor-knights"),
        ("Red's knight may be sent home or stay where it stands today", "", "dragon/reds-knight-may-sent-home-or"),
        ("Drache frißt Bürgermeister", "", "dragon/drache-frisst-burgermeister"),
        ("龍", "Is the mayor eaten?", "dragon/mayor-eaten"),
        ("It is the dragon.", "龍", ""),
    ],
)
def test_derived_ids(answer: str, question: str, id: str) -> None:
    """The words that matter, six at most; the question speaks where the answer has none."""
    assert derived_id("dragon", answer, question) == id


@given(st.text(), st.text())
def test_a_derived_id_is_an_id(answer: str, question: str) -> None:
    """Whatever is said, an id is made that is one, or none."""
    id = derived_id("dragon", answer, question)
    assert not id or ID.fullmatch(id)


def test_words() -> None:
    """A text becomes one line; a topic is the name of a file."""
    assert one_line(" a\n  b ") == "a b"
    assert is_topic("count-king-robber")
    assert not is_topic("a/b")

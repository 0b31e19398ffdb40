"""Features are read into rulings and cases."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulefork.rulebook.finding import BadInput, Finding
from rulefork.spec.feature import Features, read_features
from rulefork.spec.ruling import Ruling
from rulefork.spec.sentence import InPosition, Pin

from .small import BOOK, LANGUAGE, Scores, Walks, write

pytestmark = pytest.mark.usefixtures("here")

GOOD = """\
Feature: The dragon
  It is hungry.

  Background:
    Given the position "a dragon tile"

  @id:dragon/moves-first  @official  @source:c1/note-13  @c1  @disputed
  Rule: The dragon moves before scoring
    The turn table does not say so.
    The section text does.

    Scenario: A knight is eaten
      When the dragon walks west and north
      Then Red scores 0 points
      But Blue scores 8 points

    Scenario Outline: A knight is eaten <order>
      Given the dragon moves <order>
      When the dragon walks west
      Then Red scores <points> points

      Examples:
        | order          | points |
        | before scoring | 0      |
      Examples: more
        | order          | points | note      |
        | after scoring  | 8      | unusual   |

  @rule  @source:c1/note-26  @needs:phantom @needs:the-tower
  Rule: The dragon eats
    Background:
      And the dragon moves before scoring

    Scenario Outline: The dragon meets a <figure>
      When the dragon walks <way>
      Then Red scores 0 points

      Examples:
        | ruling               | figure  | way   | source                 |
        | dragon-eats/phantom  | phantom | west  | c1/note-13, c1/note-26 |
        | dragon-eats/follower | knight  | north |                        |
        | dragon-eats/phantom  | phantom | east  |                        |
"""


@pytest.fixture
def good(here: Path) -> Features:
    """Return what the good example says."""
    return read_features([write("features/dragon.feature", GOOD)], LANGUAGE, BOOK, positions=["a dragon tile"])


def ruling(features: Features, name: str) -> Ruling:
    """Return the ruling of that id."""
    return next(ruling for ruling in features.rulings if ruling.id == name)


def test_order(good: Features) -> None:
    """Rulings come in the order of the file."""
    names = [ruling.id for ruling in good.rulings]
    assert names == ["dragon/moves-first", "dragon-eats/phantom", "dragon-eats/follower"]


def test_a_rule(good: Features) -> None:
    """A ruling is what the Rule's tags, title and description say."""
    first = ruling(good, "dragon/moves-first")
    assert (first.title, first.topic, first.kind) == ("The dragon moves before scoring", "dragon", "official")
    assert first.remark == "The turn table does not say so.\nThe section text does."
    assert (first.sources, first.families) == (("c1/note-13",), ("C1",))
    assert (first.needs, first.marks) == ((), frozenset({"disputed"}))
    assert str(first.where) == "features/dragon.feature:8:3"


def test_each_row_with_a_ruling_column_is_a_ruling(good: Features) -> None:
    """Rows of one id are one ruling; its remark says the Rule, and the Rule's tags apply."""
    phantom = ruling(good, "dragon-eats/phantom")
    assert (phantom.title, phantom.remark) == ("The dragon meets a phantom", "The dragon eats")
    assert (phantom.kind, phantom.families, phantom.needs) == ("rule", ("C1", "C2"), ("phantom", "the-tower"))
    assert phantom.sources == ("c1/note-13", "c1/note-26")
    assert ruling(good, "dragon-eats/follower").sources == ("c1/note-26",)
    assert str(phantom.where) == "features/dragon.feature:40:11"


def test_case_ids(good: Features) -> None:
    """A case is named by its ruling, the title as written, and its row."""
    assert [case.id for case in good.cases] == [
        "dragon/moves-first:a-knight-is-eaten",
        "dragon/moves-first:a-knight-is-eaten-order/1",
        "dragon/moves-first:a-knight-is-eaten-order/2",
        "dragon-eats/phantom:the-dragon-meets-a-figure/1",
        "dragon-eats/phantom:the-dragon-meets-a-figure/3",
        "dragon-eats/follower:the-dragon-meets-a-figure/2",
    ]
    assert good.cases[1].title == "A knight is eaten before scoring"
    assert [str(case.where) for case in good.cases[:2]] == [
        "features/dragon.feature:12:5",
        "features/dragon.feature:24:11",
    ]


def test_steps(good: Features) -> None:
    """Steps have those of the backgrounds in front and the values filled in, and are understood."""
    steps = good.cases[4].steps
    assert [(step.keyword, step.text, step.where.line) for step in steps] == [
        ("Given", 'the position "a dragon tile"', 5),
        ("Given", "the dragon moves before scoring", 32),
        ("When", "the dragon walks east", 35),
        ("Then", "Red scores 0 points", 36),
    ]
    assert [type(step.sentence) for step in steps] == [InPosition, Pin, Walks, Scores]


def test_and_and_but(good: Features) -> None:
    """And and But go on with the keyword before."""
    assert [step.keyword for step in good.cases[0].steps] == ["Given", "When", "Then", "Then"]


def test_pins(good: Features) -> None:
    """The pins of a case are gathered by toggle."""
    pins = [dict(case.pins) for case in good.cases[:4]]
    assert pins == [{}, {"dragon-moves": "before"}, {"dragon-moves": "after"}, {"dragon-moves": "before"}]


def test_situations(good: Features) -> None:
    """Rows that differ only in pins and answers share their situation."""
    first, before, after, west, east, north = (case.situation for case in good.cases)
    assert before == after == west
    assert len({first, before, east, north}) == 4


def test_byte_order_mark_and_windows_line_ends() -> None:
    """A file from Windows reads the same."""
    Path("a.feature").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert len(read_features([Path("a.feature")], LANGUAGE, BOOK).cases) == 6


def test_a_folder() -> None:
    """A folder stands for the features below it, each read once, whatever else lies there."""
    write("f/deep/b.feature", GOOD)
    write("f/.hidden/c.feature", "broken")
    write("f/README.md", "no feature")
    paths = [Path("f"), Path("f/deep/b.feature"), Path("f")]
    assert [ruling.topic for ruling in read_features(paths, LANGUAGE, BOOK).rulings] == ["b", "b", "b"]


RULE = """\
Feature: The dragon
  {tags}
  Rule: It eats
    Scenario Outline: A knight is eaten
      {keyword} the dragon walks west
      Then Red scores <points> points

      Examples:
        | points | source     |
        | 8      | c1/note-13 |
"""


def test_a_feature_hands_its_tags_down() -> None:
    """What the tags of a Feature say holds for its Rules, in addition to their own."""
    tags = "@id:dragon/eats @source:c1/note-13 @gap"
    text = "@c2 @rule @source:c1/note-26\n" + RULE.format(tags=tags, keyword="When").replace("c1/note-13 |", "|")
    (ruling,) = read_features([write("x.feature", text)], LANGUAGE, BOOK).rulings
    assert (ruling.families, ruling.kind, ruling.marks) == (("C2",), "rule", frozenset({"gap"}))
    assert ruling.sources == ("c1/note-26", "c1/note-13")


def test_a_row_may_name_the_only_source() -> None:
    """A Rule needs no source where each of its rows has one."""
    path = write("x.feature", RULE.format(tags="@id:dragon/eats @rule", keyword="When"))
    assert read_features([path], LANGUAGE, BOOK).rulings[0].sources == ("c1/note-13",)


def test_what_was_done_may_be_given() -> None:
    """A sentence about something done may stand under Given."""
    path = write("x.feature", RULE.format(tags="@id:dragon/eats @rule", keyword="Given"))
    assert [step.keyword for step in read_features([path], LANGUAGE, BOOK).cases[0].steps] == ["Given", "Then"]


WORDS = (
    *("Feature: a", "Rule: b", "Background:", "Scenario: c", "Scenario Outline: <x>", "Examples:", "# language: de"),
    *("| x |", "| 1 |", "|", "| ruling | source |", "| a/b | x, y |", '"""', "prose", "Scenaro: x", "", "\t"),
    *("@rule", "@id:a/b", "@source:c1/note-13 @c1", "Given the dragon moves after scoring", 'Given the position "a"'),
    *("And x", "* Red scores <x> points", "When the dragon walks west", "Then Red scores 0 points"),
)
LINES = st.lists(st.sampled_from(WORDS), max_size=25).map("\n".join)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.binary() | (LINES | st.text()).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_text(content: bytes) -> None:
    """Whatever stands in a file, there is a reading or a finding with a place in the file, and nothing else."""
    path = Path("x.feature")
    path.write_bytes(content)
    found: tuple[Finding, ...] = ()
    try:
        rulings = read_features([path], LANGUAGE, BOOK).rulings
    except BadInput as bad:
        found = bad.findings
    assert found or all(ruling.cases for ruling in rulings)
    assert all(f.where.path == "x.feature" and f.where.line > 0 and f.where.column > 0 for f in found)

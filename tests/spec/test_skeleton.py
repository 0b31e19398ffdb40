"""Skeletons of rulings, and their openings: text that is read back as it was said, and holds."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulefork.rulebook.finding import BadInput
from rulefork.spec.draft import Draft, draft_faults, one_line
from rulefork.spec.featurecheck import Known
from rulefork.spec.gherkinfile import parse_feature
from rulefork.spec.language import language
from rulefork.spec.opening import NEW_GAME, Opening, opening_for
from rulefork.spec.skeleton import skeleton, skeleton_faults
from rulefork.spec.suite import Suite, load_suite
from rulefork.verdict.check import check
from rulefork.verdict.lint import lint

from .test_draft import DESK, GOOD

DRAFT = replace(GOOD, needs=())


@pytest.fixture(scope="module")
def suite() -> Suite:
    """Return the suite that is shipped."""
    return load_suite(())


@pytest.fixture(scope="module")
def known(suite: Suite) -> Known:
    """Return what a feature may refer to."""
    return Known(language(suite.book), suite.book.sources, suite.book.expansions, suite.positions)


def test_a_new_feature(suite: Suite) -> None:
    """Id and tags, the answer, the question, and a scenario with advice."""
    opening = Opening(suite.positions["a dragon tile will complete Red's city"], "Red's knight stays on the board")
    made = skeleton(GOOD, opening)
    assert (
        made.text
        == """\
Feature: Dragon

  @id:dragon/eats-mayor @community @source:c1/note-13 @needs:abbey-and-mayor
  Rule: The dragon eats a mayor
    Is a mayor eaten?

    Scenario: To be told: eats mayor
      # To be replaced: this holds in any case and does not tell the ruling yet.
      # `rulefork board "a dragon tile will complete Red's city"` draws the position; it is Blue's turn.
      # Names in it: the gap, the south gap, the east gap, the knight's tile, Red's city, the road tile, the dragon
      # tile, the second dragon tile.
      # Say what is done after When and what comes of it after Then; `rulefork steps` lists the sentences.
      Given the position "a dragon tile will complete Red's city"
      Then Red's knight stays on the board
"""
    )
    assert made.text.splitlines()[made.line - 1] == "  Rule: The dragon eats a mayor"


def test_an_old_feature(known: Known) -> None:
    """The Rule goes to the end; what is there stays, a title that is taken gets a number, a tag is not said twice."""
    before = skeleton(DRAFT, NEW_GAME).text.replace("Feature:", "@community\nFeature:").removesuffix("\n")
    made = skeleton(replace(DRAFT, id="dragon-eats/eats-mayor"), NEW_GAME, before)
    assert made.text.startswith(before + "\n\n  @id:dragon-eats/eats-mayor @source:c1/note-13\n  Rule: ")
    assert "Scenario: To be told: eats mayor, 2\n" in made.text
    assert not list(skeleton_faults(made, DRAFT, "x", known))


def test_ends_of_lines(known: Known) -> None:
    """A file keeps the ends of its lines."""
    made = skeleton(replace(DRAFT, id="dragon/x"), NEW_GAME, skeleton(DRAFT, NEW_GAME).text.replace("\n", "\r\n"))
    assert made.text.count("\r\n") == made.text.count("\n")
    assert not list(skeleton_faults(made, DRAFT, "x", known))


def test_a_feature_with_a_position(suite: Suite, known: Known) -> None:
    """Where the Feature gives a position, the scenario is in that one."""
    title = "a dragon tile will complete Red's city"
    before = f'Feature: The dragon\n  Background:\n    Given the position "{title}"\n'
    made = skeleton(DRAFT, Opening(suite.positions[title], "Red's knight stays on the board"), before)
    assert made.text.count("Given") == 1
    assert not list(skeleton_faults(made, DRAFT, "x", known))


def test_no_feature() -> None:
    """What is no feature is not gone on with."""
    with pytest.raises(BadInput):
        skeleton(DRAFT, NEW_GAME, "no feature\n")


@pytest.mark.parametrize("question", ["@tag is it?", "# is it?", "Scenario: is it?", "Rule: x", "Background: y"])
def test_a_question_that_would_be_misread(known: Known, question: str) -> None:
    """It is refused, with its place in the file."""
    draft = replace(DRAFT, question=question)
    try:
        found = [str(each) for each in skeleton_faults(skeleton(draft, NEW_GAME), draft, "d.feature", known)]
    except BadInput as bad:
        found = [str(each) for each in bad.findings]
    assert found
    assert found[0].startswith("d.feature:")


def test_a_long_question(known: Known) -> None:
    """It takes several lines, but only one where a line of its own would be a tag or a keyword."""
    words = "does it " * 20
    for question, lines in ((words, 2), (f"{words}@a {words}", 3), (f"{'x' * 109} @b Scenario: x", 1)):
        draft = replace(DRAFT, question=question)
        made = skeleton(draft, NEW_GAME)
        assert not list(skeleton_faults(made, draft, "x", known))
        assert len(parse_feature(made.text, "x", "x").rules[-1].prose) == lines


_PIECES = st.sampled_from(
    ["is it", "@tag", "#", "Scenario:", "Rule:", "Examples:", "Given", '"""', "|", "*", "\\", "<x>", "ä", "x" * 60, ":"]
)
_SAID = st.lists(_PIECES, min_size=1, max_size=9).map(" ".join)


@given(_SAID, _SAID)
def test_what_is_read_is_what_was_said(known: Known, question: str, answer: str) -> None:
    """Any question and answer comes back from the file, or is refused."""
    draft = replace(DRAFT, question=question, answer=answer)
    assume(not list(draft_faults(draft, DESK)))
    made = skeleton(draft, NEW_GAME)
    try:
        refused = list(skeleton_faults(made, draft, "x", known))
    except BadInput:
        return
    if not refused:
        (rule,) = parse_feature(made.text, "x", "x").rules
        assert rule.title == one_line(answer)
        assert " ".join(line.text for line in rule.prose) == one_line(question)


def test_openings(suite: Suite) -> None:
    """The position is one of the topic's, the nearest by its words; boxes that are not needed stay away."""
    draft = replace(DRAFT, answer="A dragon tile will complete Red's cloister")
    assert (
        opening_for(draft, suite, suite.positions).position
        == suite.positions["a dragon tile will complete Red's cloister"]
    )
    for needs in ((), ("the-tower",)):
        found = opening_for(replace(draft, needs=needs), suite, suite.positions).position
        assert found
        assert {*found.expansions} <= {*needs}
    assert opening_for(draft, suite, {}) == NEW_GAME


def test_a_position_that_could_not_arise(suite: Suite) -> None:
    """It is passed over."""
    title = "a dragon tile will complete Red's cloister"
    position = suite.positions[title]
    broken = replace(position, turns=tuple(replace(turn, square=(9, 9)) for turn in position.turns))
    assert opening_for(DRAFT, suite, {title: broken}) == NEW_GAME


def test_every_topic_begins_clean(suite: Suite, tmp_path: Path) -> None:
    """In each topic, with and without its boxes, a skeleton passes every check, and its scenario holds."""
    topics = dict.fromkeys((ruling.topic, ruling.needs) for ruling in suite.rulings)
    for number, (topic, needs) in enumerate(topics):
        draft = Draft(
            topic=topic, question="Is it?", answer=f"It is {topic}", kind="community", sources=("ours/reading",),
            needs=needs, id=f"{topic}/new-{number}",
        )  # fmt: skip
        (tmp_path / f"{topic}-{number}.feature").write_text(
            skeleton(draft, opening_for(draft, suite, suite.positions)).text, encoding="utf-8"
        )
    assert lint([tmp_path]) == []
    report = check(load_suite([tmp_path]), tuple(suite.book.editions.values()))
    found = {result.verdict for ruling in report.rulings for case in ruling.cases for result in case.results.values()}
    assert found == {"holds"}

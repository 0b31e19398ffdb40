"""What is linted, and what is no fault."""

from pathlib import Path
from typing import Final

import pytest

from rulefork.rulebook import BadInput
from rulefork.verdict.lint import lint, release

from .small import lay_out, plant

DRAGON: Final = "features/dragon.feature"
RELEASED: Final = "features/released.yaml"
EXTRA: Final = "features/extra.feature"
BEFORE: Final = "        | before scoring | 0 points |\n"

OWN: Final = """\
Feature: A feature of somebody else

  @id:own/ruling @rule @source:base/rules {tags}
  Rule: What is to be tried
    {remark}

"""
POSITION: Final = """\
title: a position of their own
players: [Red, Blue]
turns:
  - {tile: cap, at: [0, 1], turned: 180, deploy: knight}
"""
TURN: Final = """\
    Scenario: A turn
      Given the position "a position of their own"
      When Blue places the tile straight on (1, 0) turned by 90 degrees
      Then Blue may deploy a thief
"""


@pytest.fixture
def suite(here: Path) -> Path:
    """Return the small suite, in the current folder."""
    return lay_out(here)


def told(*paths: Path) -> list[str]:
    """Return the findings, one line each."""
    return [str(finding) for finding in lint(paths)]


def add(suite: Path, scenarios: str, *, tags: str = "", remark: str = "It is tried here.") -> None:
    """Add a ruling to the small suite."""
    plant(suite, EXTRA, "", OWN.format(tags=tags, remark=remark) + scenarios)
    plant(suite, RELEASED, "  - setup/red-begins\n", "  - setup/red-begins\n  - own/ruling\n")


def new_game(*given: str, rows: str = "") -> str:
    """Return a scenario of a new game under some pins; with rows, an outline."""
    lines = [f"    Scenario{' Outline' if rows else ''}: A new game under other rules"]
    lines += [f"      Given {line}" for line in given]
    lines += ["      Then the dragon is beside the table"]
    return "\n".join([*lines, *(["", "      Examples:", rows] if rows else [])]) + "\n"


def test_files_of_the_repository_are_clean() -> None:
    """The rules, scenarios and features that come with rulefork have no findings."""
    assert lint() == []


def test_each_folder_stands_for_the_whole_suite(suite: Path) -> None:
    """Whoever names the features, the positions or the rules gets all findings."""
    plant(suite, RELEASED, "  - dragon/eats\n", "")
    assert len(told(suite)) == 1
    assert told(Path("features")) == told(Path("scenarios")) == told(Path("rules")) == told(suite)


def test_features_of_others_are_no_whole_suite(here: Path) -> None:
    """They need not use every position nor try every toggle, and keep no list; what they do say is checked."""
    (here / "scenarios").mkdir()
    (here / "scenarios" / "own.yaml").write_text(POSITION)
    (here / "scenarios" / "idle.yaml").write_text(POSITION.replace("their own", "nobody"))
    (here / "own.feature").write_text(OWN.format(tags="", remark="See `portal/not-to-completed-feature`.") + TURN)
    assert told(here / "own.feature") == []
    assert told(here) == []
    (here / "own.feature").write_text(
        OWN.format(tags="", remark="") + TURN.replace("straight on (1, 0) turned by 90 degrees", "cap on (0, -1)")
    )
    (found,) = told(here / "own.feature")
    assert found.startswith("own.feature:7:5: the scenario `A turn` cannot be played; ")


def test_what_a_position_lets_nobody_play_is_told_of_the_position(suite: Path) -> None:
    """The cases that start from it are not blamed."""
    plant(
        suite,
        "scenarios/thief.yaml",
        "{tile: straight, at: [2, 0], turned: 90}",
        "{tile: straight, at: [3, 3], turned: 0}",
    )
    assert [line.partition(": ")[0] for line in told(suite)] == ["scenarios/thief.yaml:5:5"]


def test_rules_come_first(suite: Path) -> None:
    """Features are read by the rules, so where these are wrong nothing else is said."""
    plant(suite, "rules/editions/zmg-c1.yaml", "value: before-scoring", "value: never")
    plant(suite, DRAGON, "Then Red scores <points>", "Then Red wins <points>")
    assert [line.partition(":")[0] for line in told(suite)] == ["rules/editions/zmg-c1.yaml"]


def test_another_ruling_may_tell_of_a_value(suite: Path) -> None:
    """Where the remark names a ruling, its pins count too."""
    plant(suite, DRAGON, BEFORE, "")
    assert len(told(suite)) == 1
    scenario = new_game("the dragon moves before scoring", 'the position "a new game begins"')
    add(suite, scenario, remark="For the other way see `dragon/moves`.")
    plant(suite, DRAGON, "told in `dragon/eats`", "told in `own/ruling`")
    assert told(suite) == []


def test_house_rule_speaks_of_no_edition(suite: Path) -> None:
    """A toggle pinned to what no edition plays need not be pinned to what they play."""
    add(suite, new_game("an early dragon tile is put back into the bag"))
    assert told(suite) == []


CLAUSES: Final = """\
        | clause                   |
        | nobody was sent home     |
        | the city holds no knight |
"""


def test_pin_that_lets_another_take_effect(suite: Path) -> None:
    """The clause matters only where nobody must be sent home, so the case need not tell of editions where one must."""
    clause = "a princess tile allows a deployment when <clause>"
    add(suite, new_game("the princess may send a knight home", clause, rows=CLAUSES))
    assert told(suite) == []
    (suite / EXTRA).unlink()
    plant(suite, EXTRA, "", OWN.format(tags="", remark="") + new_game("the princess may send a knight home"))
    (found,) = told(suite)
    assert found.startswith(f"{EXTRA}:8:7: nothing is said for `the princess must send a knight home`; ")
    assert found.endswith("see `topic/words`")


def test_case_about_one_edition_speaks_of_no_other(suite: Path) -> None:
    """Neither its pins nor what it leaves open are held against it, and what a text says makes no game differ."""
    says = "      Then by the book the text on the princess names the player's own knight\n"
    scenario = f"    Scenario: The text of 2010\n      Given the rule book is hig-c1-2010\n{says}"
    add(suite, scenario, tags="@c1")
    assert told(suite) == []


def test_what_a_text_says_makes_no_game_differ(suite: Path) -> None:
    """A toggle that is a matter of wording may be told apart by its wording."""
    rows = "        | how         |\n        | names       |\n        | passes over |\n"
    scenario = new_game("the text on the princess <how> the player's own knight", rows=rows)
    line = "      Then the dragon is beside the table\n"
    says = "      Then by the book the text on the princess <how> the player's own knight\n"
    add(suite, scenario.replace(line, says))
    assert told(suite) == []


def test_toggle_is_excused_while_its_expansion_is_not_played(suite: Path) -> None:
    """A ruling on another expansion changes nothing; one that the toggle names does, see the planted faults."""
    add(suite, new_game('the position "a new game begins"'), tags="@needs:phantom")
    assert told(suite) == []


def test_case_that_does_not_hold_is_left_to_the_check(suite: Path) -> None:
    """What comes out otherwise in any case is not blamed on chance."""
    plant(suite, DRAGON, "Then Red's knight is back in Red's supply", "Then Red scores 99 points")
    assert told(suite) == []


def test_release_adds_what_is_new(suite: Path) -> None:
    """New ids are added in order; what was planned is so no longer, and what is retired stays."""
    plant(suite, RELEASED, "  - dragon/eats\n", "")
    plant(suite, RELEASED, "planned:\n", "planned:\n  - own/ruling\n")
    plant(suite, EXTRA, "", OWN.format(tags="", remark="") + new_game('the position "a new game begins"'))
    assert release([suite]) == (("dragon/eats", "own/ruling"), [])
    text = (suite / RELEASED).read_text(encoding="utf-8")
    assert text.startswith("# The ids of the rulings.")
    assert text.partition("\n\n")[2] == (
        "released:\n  - dragon/eats\n  - dragon/moves\n  - own/ruling\n  - setup/dragon-waits\n  - setup/fairy-waits\n"
        "  - setup/red-begins\n\nplanned:\n  - dragon/sleeps\n\nretired:\n  dragon/flies: 'It never did.'\n"
    )
    assert told(suite) == []


def test_release_leaves_a_full_list_alone(suite: Path) -> None:
    """Where nothing is new nothing is written."""
    before = (suite / RELEASED).read_bytes()
    assert release([suite]) == ((), [])
    assert (suite / RELEASED).read_bytes() == before


def test_release_begins_a_list(suite: Path) -> None:
    """Without a list lint asks for one, and the release writes it."""
    (suite / RELEASED).unlink()
    (found,) = told(suite)
    assert found.startswith(f"{RELEASED}:1:1: there is no list of released ids; ids are kept for good; `rulefork lint")
    new, findings = release([suite])
    assert (len(new), findings) == (5, [])
    assert [line.partition(": ")[2] for line in told(suite)] == [
        "unknown ruling `dragon/sleeps`; the features hold none of that id; did you mean `dragon/eats`?"
    ]


def test_release_waits_for_a_clean_suite(suite: Path) -> None:
    """While there are other findings nothing is written; ids that are lost or used again are told after it."""
    plant(suite, RELEASED, "  - dragon/eats\n", "  - dragon/walks\n")
    before = (suite / RELEASED).read_bytes()
    plant(suite, "scenarios/zoo.yaml", "", "title: a zoo\nplayers: [Red, Blue]\nturns: []\n")
    new, findings = release([suite])
    assert (new, [finding.where.path for finding in findings]) == ((), ["scenarios/zoo.yaml"])
    assert (suite / RELEASED).read_bytes() == before
    (suite / "scenarios" / "zoo.yaml").unlink()
    new, findings = release([suite])
    assert (new, [finding.what for finding in findings]) == (("dragon/eats",), ["no ruling is called `dragon/walks`"])


def test_release_of_rules_that_cannot_be_read(suite: Path) -> None:
    """The findings of the rules are returned."""
    plant(suite, "rules/editions/zmg-c1.yaml", "value: before-scoring", "value: never")
    new, findings = release([suite])
    assert (new, len(findings)) == ((), 1)


def test_release_needs_a_whole_suite(suite: Path) -> None:
    """A file of features has no list."""
    with pytest.raises(BadInput, match=r"dragon.feature:1:1: this is not a whole suite; only such"):
        release([suite / DRAGON])


def test_release_that_cannot_write(suite: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that nobody may write is a finding, not a traceback."""
    plant(suite, RELEASED, "  - dragon/eats\n", "")
    monkeypatch.setattr(Path, "write_text", _refuse)
    with pytest.raises(BadInput, match=r"released.yaml:1:1: the list cannot be written: No space left"):
        release([suite])


def _refuse(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")

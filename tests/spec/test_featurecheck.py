"""Every mistake in a feature is shown with its place, the reason and a way out; all of them in one go."""

from pathlib import Path
from textwrap import dedent, indent
from typing import Final

import pytest

from rulefork.spec.feature import read_features

from .small import BOOK, LANGUAGE, findings, write

pytestmark = pytest.mark.usefixtures("here")

TAGS: Final = "@id:dragon/eats @rule @source:c1/note-13"
SCENARIO: Final = """\
Scenario: A knight is eaten
  When the dragon walks west
  Then Red scores 0 points
"""


def feature(scenarios: str = SCENARIO, tags: str = TAGS) -> str:
    """Return a feature: its tags on line 2, its one Rule on line 3, the scenarios from line 4 on, indented by four."""
    return f"Feature: The dragon\n  {tags}\n  Rule: It eats\n{indent(dedent(scenarios), '    ')}"


def scenario(*steps: str) -> str:
    """Return a scenario; in a feature its steps stand from line 5, column 7 on."""
    return "\n  ".join(("Scenario: Odd", *steps)) + "\n"


def outline(*rows: str, step: str = "Then Red scores <points> points", title: str = "Eaten") -> str:
    """Return an outline; in a feature its step stands on line 5, its table on line 7, column 9."""
    return "\n".join((f"Scenario Outline: {title}", f"  {step}", "  Examples:", *(f"    {row}" for row in rows))) + "\n"


KINDS = "@rule, @official, @community, @house-rule, @component, @edition-difference"
ID_FORM = (
    "an id is a topic, a slash and a few words joined by hyphens, all in small letters; "
    "write it like `dragon/moves-before-scoring`"
)
NO_ID = (
    "x.feature:3:3: the Rule has no id; reports and links name it by its id; "
    "add `@id:topic/words`, or a column `ruling` to all its examples"
)
NO_ROWS = "examples without rows; the outline has nothing to run; add rows under a header"
OVERLOOKED = "a tag that nobody knows would be overlooked"
ORDER = "a scenario tells what is given, then what is done, then what comes of it; move it up, or make it two scenarios"
EXPECTED = 'expected here: tags, `Rule:`, `Scenario:`, `Examples:`, a step, a table row, a `"""`, the end of the file'

FAULTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    # the file
    "an empty file": ("", ("x.feature:1:1: the file is empty; begin it with `Feature:` and a title",)),
    "only a remark": ("# nothing\n", ("x.feature:1:1: the file is empty; begin it with `Feature:` and a title",)),
    "several mistakes in the syntax": (
        feature(SCENARIO + "Thn Red scores 8 points\nExampels: x\n"),
        (
            f"x.feature:7:5: `Thn Red scores 8 points` cannot stand here; {EXPECTED}; did you mean `Then`?",
            f"x.feature:8:5: `Exampels: x` cannot stand here; {EXPECTED}; did you mean `Examples`?",
        ),
    ),
    "the end of the file comes too early": (
        "Feature: The dragon\n  @c1\n",
        ("x.feature:3:1: the file ends too early; expected here: tags, `Rule:`",),
    ),
    "no feature": (
        "Rule: It eats\n",
        (
            "x.feature:1:1: `Rule: It eats` cannot stand here; "
            "expected here: a line `# language: …`, tags, `Feature:`, the end of the file; did you mean `Rule`?",
        ),
    ),
    "a ragged table": (
        feature(outline("| points |", "| 8 | 9 |")),
        (
            "x.feature:8:9: this row has another number of cells than the table's first row; "
            "a `|` inside a cell is written `\\|`",
        ),
    ),
    "a language nobody speaks": (
        "# language: xx\n" + feature(),
        ("x.feature:1:1: unknown language `xx`; scenarios are written in English; drop the line",),
    ),
    "a tag of two words": (
        feature(tags="@id:dragon/eats @c1 or not"),
        ("x.feature:2:19: a tag goes on after a space; write `@` before each tag, `-` inside one",),
    ),
    # the blocks
    "no rules": ("Feature: The dragon\n", ("x.feature:1:1: the feature has no rules; add a `Rule:` with a scenario",)),
    "no Rule around a scenario": (
        f"Feature: The dragon\n{indent(SCENARIO, '  ')}",
        ("x.feature:2:3: a scenario outside of any Rule; it belongs to no ruling; put it under a `Rule:`",),
    ),
    "no scenarios": (
        feature(""),
        ("x.feature:3:3: the Rule has no scenarios; a ruling must be executable; add a `Scenario:`",),
    ),
    "no title of the Rule": (
        feature().replace("Rule: It eats", "Rule:"),
        ("x.feature:3:3: the Rule has no title; say the ruling in a sentence",),
    ),
    "no title of the scenario": (
        feature("Scenario: …\n  Then Red scores 0 points\n"),
        ("x.feature:4:5: the scenario has no title; its case is named by it; add a title in words",),
    ),
    "one title for two scenarios": (
        feature(SCENARIO + SCENARIO.replace("A knight", "a Knight")),
        (
            "x.feature:7:5: two scenarios are called `a Knight is eaten`; "
            "the first is on line 4, and pytest-bdd runs only one of them; give each its own title",
        ),
    ),
    "a keyword taken for prose": (
        feature("Words.\n\nScenaro: Odd\n  Then Red scores 8 points\n" + SCENARIO),
        ("x.feature:6:5: `Scenaro` is no keyword; the line counts as description; did you mean `Scenario`?",),
    ),
    "a first step taken for prose": (
        feature(scenario("Givn the dragon moves after scoring", "Then Red scores 8 points")),
        ("x.feature:5:7: `Givn` is no keyword; the line counts as description; did you mean `Given`?",),
    ),
    # the steps
    "no steps": (
        feature(scenario()),
        ("x.feature:4:5: the scenario has no steps; add Given, When and Then",),
    ),
    "no Then": (
        feature(scenario("When the dragon walks west")),
        ("x.feature:4:5: the scenario has no Then; it would hold whatever happens; say what comes of it",),
    ),
    "an unknown step": (
        feature(scenario("When the dragon wanders", "Then Red scores 0 points")),
        (
            "x.feature:5:7: no sentence fits `the dragon wanders`; the nearest are `the dragon walks {sides}`, "
            "`the dragon moves after scoring`, `the dragon moves before scoring`; `rulefork steps` lists all",
        ),
    ),
    "an unknown step that is near to none": (
        feature(scenario("When 12345", "Then Red scores 0 points")),
        ("x.feature:5:7: no sentence fits `12345`; `rulefork steps` lists all",),
    ),
    "an unknown step with the values of a row": (
        feature(outline("| points |", "| 8 |", "| <n> |")),
        (
            "x.feature:5:7: no sentence fits `Red scores <n> points`; the values are those of line 9; "
            "the nearest are `{player} scores {points}`, `the dragon moves after scoring`, "
            "`the dragon moves before scoring`; `rulefork steps` lists all",
        ),
    ),
    "steps out of order": (
        feature(
            scenario(
                "Then Red scores 0 points",
                "When the dragon walks west",
                "Given the dragon moves after scoring",
                "Then Red scores 0 points",
            )
        ),
        (f"x.feature:6:7: a When after a Then; {ORDER}", f"x.feature:7:7: a Given after a When; {ORDER}"),
    ),
    "And at the beginning": (
        feature(scenario("And the dragon moves after scoring", "Then Red scores 0 points")),
        (
            "x.feature:5:7: the first step has no keyword of its own; there is none before it; "
            "begin with Given, When or Then",
        ),
    ),
    "sentences in the wrong places": (
        feature(
            scenario("When the dragon moves after scoring", "And Red scores 0 points", "Then the dragon walks west")
        ),
        (
            "x.feature:5:7: `the dragon moves after scoring` stands under When; it is a sentence for Given; move it",
            "x.feature:6:7: `Red scores 0 points` stands under When; it is a sentence for Then; move it",
            "x.feature:7:7: `the dragon walks west` stands under Then; it is a sentence for When; move it",
        ),
    ),
    "a table below a step": (
        feature(scenario("Then Red scores 0 points", "  | a |")),
        ("x.feature:6:9: a table or text below a step; no sentence takes one; say it in the step",),
    ),
    "a text below a step": (
        feature(scenario("Then Red scores 0 points", "  ```", "  a", "  ```")),
        ("x.feature:6:9: a table or text below a step; no sentence takes one; say it in the step",),
    ),
    "positions that there are not": (
        feature(scenario('Given the position "a dragon tail"', 'And the position "x"', "Then Red scores 0 points")),
        (
            "x.feature:5:7: no position is called `a dragon tail`; did you mean `a dragon tile`?",
            "x.feature:6:7: a second position `x`; the scenario is in the position `a dragon tail` already; "
            "keep one of them",
            "x.feature:6:7: no position is called `x`; the files in scenarios/ hold the positions",
        ),
    ),
    "a pin against another": (
        feature(
            scenario(
                "Given the dragon moves after scoring",
                "And the dragon moves before scoring",
                "And the dragon moves after scoring",
                "Then Red scores 0 points",
            )
        ),
        (
            "x.feature:6:7: `the dragon moves before scoring` contradicts `the dragon moves after scoring`; "
            "both fix `dragon-moves`; keep one of them",
        ),
    ),
    "a pin of a row against that of the background": (
        feature(
            "Background:\n  Given the dragon moves after scoring\n"
            + outline(
                "| order | points |", "| after | 8 |", "| before | 0 |", step="Given the dragon moves <order> scoring"
            ).replace("  Examples", "  Then Red scores <points> points\n  Examples")
        ),
        (
            "x.feature:7:7: `the dragon moves before scoring` contradicts `the dragon moves after scoring`; "
            "both fix `dragon-moves`, and the values are those of line 12; keep one of them",
        ),
    ),
    # the tags
    "no id": (feature(tags="@rule @source:c1/note-13"), (NO_ID,)),
    "ids for some rows only": (
        feature(
            outline("| ruling | points |", "| a/b | 8 |", "Examples:", "| points |", "| 0 |"),
            tags="@rule @source:c1/note-13",
        ),
        (NO_ID,),
    ),
    "ids of the rows, and one of the Rule": (
        feature(outline("| points | ruling |", "| 8 | a/b |")),
        (
            "x.feature:7:20: the rows have ids of their own; the Rule is `dragon/eats` already; "
            "drop the column or the tag",
        ),
    ),
    "the form of an id": (
        feature(tags="@id:Eats @rule @source:c1/note-13"),
        (f"x.feature:2:3: `Eats` is not an id; {ID_FORM}",),
    ),
    "the form of the ids of rows": (
        feature(
            outline("| ruling | points |", "| a/b | 8 |", "| | 8 |", "| A/b | 8 |"), tags="@rule @source:c1/note-13"
        ),
        (f"x.feature:9:11: the id is empty; {ID_FORM}", f"x.feature:10:11: `A/b` is not an id; {ID_FORM}"),
    ),
    "two ids": (
        feature(tags="@id:dragon/eats @id:dragon/sleeps @rule @source:c1/note-13"),
        ("x.feature:2:19: a second id `dragon/sleeps`; a Rule is one ruling; make it two Rules",),
    ),
    "an id used twice": (
        feature() + feature(SCENARIO.replace("A", "Another")).partition("\n")[2],
        (
            "x.feature:7:3: the id `dragon/eats` is given twice; the first is at x.feature:2:3; "
            "ids are unique and never used again",
        ),
    ),
    "an id used twice, first by rows": (
        feature(
            outline("| ruling | points |", "| dragon/eats | 8 |", "| dragon/eats | 0 |"), "@rule @source:c1/note-13"
        )
        + feature().partition("\n")[2],
        (
            "x.feature:10:3: the id `dragon/eats` is given twice; the first is at x.feature:8:11; "
            "ids are unique and never used again",
        ),
    ),
    "no source": (
        feature(tags="@id:dragon/eats @rule"),
        (
            "x.feature:3:3: the Rule has no source; a ruling must be traceable; "
            "add `@source:` with an id from rules/sources.yaml",
        ),
    ),
    "unknown sources": (
        feature(tags="@id:dragon/eats @rule @source:c1/note13 @source:x"),
        (
            "x.feature:2:25: unknown source `c1/note13`; did you mean `c1/note-13`?",
            "x.feature:2:43: unknown source `x`; rules/sources.yaml lists the sources",
        ),
    ),
    "an unknown source of a row": (
        feature(outline("| points | source |", "| 8 | c1/note-13, c1/note_26 |")),
        ("x.feature:8:27: unknown source `c1/note_26`; did you mean `c1/note-26`?",),
    ),
    "no kind": (
        feature(tags="@id:dragon/eats @source:c1/note-13"),
        (f"x.feature:3:3: the Rule has no kind; readers must see who says so; add one of {KINDS}",),
    ),
    "several kinds": (
        "@rule\n" + feature(tags="@id:dragon/eats @official @source:c1/note-13"),
        ("x.feature:3:19: a second kind `@official`; it is `@rule` by line 1; keep one of them",),
    ),
    "unknown tags": (
        feature(tags=f"{TAGS} @C1 @zzz @need:phantom"),
        (
            f"x.feature:2:44: unknown tag `@C1`; {OVERLOOKED}; did you mean `@c1`?",
            f"x.feature:2:48: unknown tag `@zzz`; {OVERLOOKED}; "
            f"known are {KINDS}, @c1, @c2, @disputed, @gap, @id:, @source:, @needs:",
            f"x.feature:2:53: unknown tag `@need:phantom`; {OVERLOOKED}; did you mean `@needs:`?",
        ),
    ),
    "a need without a name": (
        feature(tags=f"{TAGS} @needs:"),
        ("x.feature:2:44: `` is not the id of an expansion; write it like `@needs:phantom`",),
    ),
    "tags of the Feature": (
        "@id:dragon/all @official:x\n" + feature(),
        (
            "x.feature:1:1: `@id:dragon/all` on a Feature; an id names one Rule; move it to the Rule",
            f"x.feature:1:16: unknown tag `@official:x`; {OVERLOOKED}; did you mean `@official`?",
        ),
    ),
    "tags of scenarios and examples": (
        feature("@c1\n" + outline("| points |", "| 8 |", "@gap", "Examples:", "| points |", "| 8 |")),
        tuple(
            f"x.feature:{tag} is not on a Rule; "
            "what a ruling is, and where it is said, holds for all its scenarios; move it to the Rule"
            for tag in ("4:5: `@c1`", "10:9: `@gap`")
        ),
    ),
    # the examples
    "a slot without a column": (
        feature(outline("| point |", "| 8 |")),
        (
            "x.feature:5:7: nothing fills in `<points>`; the examples on line 6 have no such column; "
            "did you mean `point`?",
            "x.feature:7:11: the column `point` is not used; no step and no title speaks of `<point>`; "
            "did you mean `points`?",
        ),
    ),
    "a column without a slot": (
        feature(outline("| points | zzz |", "| 8 | 1 |")),
        ("x.feature:7:20: the column `zzz` is not used; no step and no title speaks of `<zzz>`; use it or drop it",),
    ),
    "a column twice": (
        feature(outline("| points | points |", "| 8 | 1 |")),
        ("x.feature:7:20: the column `points` stands twice; rename or drop one",),
    ),
    "an outline without rows": (feature(outline("| points |")), (f"x.feature:6:7: {NO_ROWS}",)),
    "an outline without a table": (
        feature(outline(step="Then Red scores 8 points")),
        (f"x.feature:6:7: {NO_ROWS}",),
    ),
    "a table without columns": (
        feature(outline("|", "|", step="Then Red scores 8 points")),
        (f"x.feature:6:7: {NO_ROWS}",),
    ),
    "an outline without examples": (
        feature("Scenario Outline: Odd\n  Then Red scores 8 points\n"),
        ("x.feature:4:5: an outline without `Examples:`; it has nothing to run; add a table",),
    ),
    "a slot in a plain scenario": (
        feature("Scenario: Odd\n  Then Red scores <n> points\n"),
        (
            "x.feature:5:7: `<n>` in a scenario without examples; "
            "write `Scenario Outline:` and add `Examples:` with this column",
        ),
    ),
    "a slot in a background": (
        feature(
            "Background:\n  Given the dragon moves <order> scoring\n"
            + outline("| order |", "| after |", step="Then Red scores 8 points", title="Eaten <order>")
        ),
        ("x.feature:5:7: `<order>` in a background; a background has no examples; name the thing",),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_fault(fault: str) -> None:
    """A planted mistake is found where it was planted, and nothing else."""
    text, expected = FAULTS[fault]
    path = write("x.feature", text)
    assert findings(lambda: read_features([path], LANGUAGE, BOOK, positions=["a dragon tile"])) == [*expected]


def test_nothing_is_wrong_with_the_feature_before_a_mistake_is_planted() -> None:
    """The feature in which the mistakes are planted has none itself."""
    path = write("x.feature", feature())
    assert not findings(lambda: read_features([path], LANGUAGE, BOOK, positions=()))


def test_all_files_are_looked_at() -> None:
    """Broken files, missing ones and empty folders are told of together, and ids are compared between files."""
    write("a.feature", feature())
    write("b.feature", feature(SCENARIO.replace("Red", "red")))
    write("c.feature", "Feture: x\n")
    Path("d.feature").write_bytes("Feature: Käse\n# ä".encode() + b"\xe4\n")
    write("empty/README.md", "")
    paths = [Path(name) for name in ("a.feature", "b.feature", "c.feature", "d.feature", "empty", "none.feature")]
    found = findings(lambda: read_features(paths, LANGUAGE, BOOK))
    assert [line.split("; ")[0] for line in found] == [
        "b.feature:2:3: the id `dragon/eats` is given twice",
        "b.feature:6:7: no sentence fits `red scores 0 points`",
        "c.feature:1:1: `Feture: x` cannot stand here",
        "d.feature:2:4: the byte 0xE4 is not UTF-8",
        "empty:1:1: no file below this folder ends in .feature",
        "none.feature:1:1: there is no such file",
    ]
    assert "the first is at a.feature:2:3" in found[0]


def test_a_large_file() -> None:
    """A file of more than a million bytes is not read."""
    path = write("x.feature", "#" * 1_000_001)
    assert findings(lambda: read_features([path], LANGUAGE, BOOK)) == [
        "x.feature:1:1: the file is larger than 1,000,000 bytes; split it by topic"
    ]


def test_a_file_that_cannot_be_opened() -> None:
    """What the system says of a file that it does not open is passed on."""
    path = write("x.feature", "") / "y.feature"
    assert findings(lambda: read_features([path], LANGUAGE, BOOK)) == [
        "x.feature/y.feature:1:1: the file cannot be read; Not a directory"
    ]


def test_a_text_that_is_a_path_is_not_opened() -> None:
    """Older versions of the parser take a text for a path where a file of that name exists."""
    write("other", feature())
    path = write("x.feature", "other")
    assert "`other` cannot stand here" in findings(lambda: read_features([path], LANGUAGE, BOOK))[0]

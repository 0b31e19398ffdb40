"""Each fault that is planted in the small suite is found, at its place, with what a reader needs to mend it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from rulefork.verdict.lint import lint, linting

from .small import FILES, lay_out, place_of, plant

pytestmark = pytest.mark.usefixtures("here")

DRAGON: Final = "features/dragon.feature"
SETUP: Final = "features/setup.feature"
RELEASED: Final = "features/released.yaml"
CITY: Final = "scenarios/city.yaml"
THIEF: Final = "scenarios/thief.yaml"
TOGGLES: Final = "rules/toggles.yaml"
ZMG: Final = "rules/editions/zmg-c1.yaml"
RULINGS: Final = "  rulings: [dragon/moves, dragon/sleeps]\n"


@dataclass(frozen=True)
class Fault:
    """What is planted, as (file, old, new), and the findings expected: a place, and words that tell what and why.

    A place in a file of the rules is given by the words that stand there, for these files are not the small suite's.
    """

    planted: tuple[tuple[str, str, str], ...]
    found: tuple[tuple[str, ...], ...]


def fault(file: str, old: str, new: str, *found: tuple[str, ...]) -> Fault:
    """Return a fault of one place."""
    return Fault(((file, old, new),), found)


HOUSE: Final = "rules/house/fairy-only-protects.yaml@fairy-placement"
IN_RULES: Final = {
    "a key that nobody knows": fault(
        TOGGLES, RULINGS, f"{RULINGS}  noet: x\n", (f"{TOGGLES}@noet", "unknown key `noet`", "did you mean `note`?")
    ),
    "an expansion that nobody knows": fault(
        TOGGLES,
        RULINGS,
        f"{RULINGS}  needs: [phantm]\n",
        (f"{TOGGLES}@phantm", "`phantm`", "named by its id", "did you mean `phantom`?"),
    ),
    "a pin that two values share": fault(
        TOGGLES,
        "pin: the dragon moves after scoring",
        "pin: the dragon moves before scoring",
        (
            f"{TOGGLES}@the dragon moves before scoring\n  rulings",
            "duplicate pin",
            "dragon-moves=before-scoring already",
            "word one",
        ),
    ),
    "a value that the toggle does not have": fault(
        ZMG,
        "value: before-scoring",
        "value: before-scorin",
        (f"{ZMG}@before-scorin", "unknown value of dragon-moves", "did you mean `before-scoring`?"),
    ),
    "a toggle that nobody knows": fault(
        ZMG,
        "dragon-moves: {",
        "dragon-move: {",
        (f"{ZMG}@dragon-move", "unknown toggle `dragon-move`", "did you mean `dragon-moves`?"),
    ),
    "a source that nobody knows": fault(
        ZMG,
        "before-scoring, confidence: stated, source: c1/note-13",
        "before-scoring, confidence: stated, source: c1/note-133",
        (f"{ZMG}@c1/note-133", "unknown source `c1/note-133`", "did you mean"),
    ),
    "a parent that nobody knows": fault(
        ZMG,
        "extends: hig-c1-current",
        "extends: hig-c1-currant",
        (f"{ZMG}@hig-c1-currant", "hig-c1-currant", "did you mean `hig-c1-current`?"),
    ),
    "an answer that YAML takes for something else": fault(
        ZMG, "name: Z-Man, first edition", "name: yes", (f"{ZMG}@yes", "bare `yes`", "do not agree", "quote it")
    ),
    "a key that stands twice": fault(
        ZMG,
        "family: C1",
        "family: C1\nfamily: C2",
        (f"{ZMG}@family: C2", "duplicate key `family`", "already", "keep one"),
    ),
    "house rules that contradict each other": fault(
        "rules/house/fairy-only-protects.yaml",
        "rules:\n",
        "rules:\n  fairy-placement: {value: on-tile, confidence: stated, source: c1/house-rules}\n",
        (HOUSE, "`fairy-point-recipient: assigned-follower-owner` contradicts `fairy-placement: on-tile`", "choose"),
        (HOUSE, "`fairy-three-recipient: assigned-follower` contradicts `fairy-placement: on-tile`", "choose"),
    ),
}

IN_SCENARIOS: Final = {
    "a bracket that is never closed": fault(
        CITY, "{square: [-1, 1]}", "{square: [-1, 1}", (f"{CITY}:8:27", "the structure breaks off", "check brackets")
    ),
    "a key that is missing": fault(
        THIEF,
        "turns:\n",
        "trns:\n",
        (f"{THIEF}:1:1", "`turns` is missing", "a short legal game", "add it"),
        (f"{THIEF}:3:1", "unknown key `trns`", "did you mean `turns`?"),
    ),
    "a tile that is not in the box": fault(
        CITY, "tile: three,", "tile: thre,", (f"{CITY}:4:12", "unknown tile `thre`", "did you mean `three`?")
    ),
    "a player out of turn": fault(
        CITY,
        "{tile: pd-cap-volcano,",
        "{player: Red, tile: pd-cap-volcano,",
        (f"{CITY}:5:14", "Red is out of turn", "write Blue"),
    ),
    "a name that no sentence can say": fault(
        CITY, "  the gap:", "  Gap:", (f"{CITY}:8:3", "no sentence can say `Gap`", "write it like")
    ),
    "a title that two positions have": fault(
        "scenarios/zoo.yaml",
        "",
        FILES[CITY],
        ("scenarios/zoo.yaml:1:8", "two positions are called", "the first is at scenarios/city.yaml:1:8", "its own"),
    ),
}

IN_FEATURES: Final = {
    "a tag that nobody knows": fault(
        DRAGON,
        "@rule @source:c1/dragon",
        "@rule @disputd @source:c1/dragon",
        (f"{DRAGON}:19:25", "unknown tag `@disputd`", "overlooked", "did you mean `@disputed`?"),
    ),
    "a Rule without an id": fault(
        DRAGON, "@id:dragon/eats ", "", (f"{DRAGON}:20:3", "the Rule has no id", "by its id", "add `@id:topic/words`")
    ),
    "an id that is none": fault(
        DRAGON, "@id:dragon/eats ", "@id:eats ", (f"{DRAGON}:19:3", "`eats` is not an id", "write it like")
    ),
    "an id that is given twice": fault(
        SETUP,
        "@id:setup/red-begins",
        "@id:dragon/eats",
        (f"{SETUP}:15:3", "the id `dragon/eats` is given twice", f"{DRAGON}:19:3", "never used again"),
    ),
    "a Rule without a source": fault(
        DRAGON, " @source:c1/dragon", "", (f"{DRAGON}:20:3", "the Rule has no source", "traceable", "add `@source:`")
    ),
    "a source that is not listed": fault(
        DRAGON,
        "@source:c1/dragon",
        "@source:c1/dragoon",
        (f"{DRAGON}:19:25", "unknown source `c1/dragoon`", "did you mean `c1/dragon`?"),
    ),
    "a Rule without a kind": fault(
        DRAGON,
        "@rule @source:c1/dragon",
        "@source:c1/dragon",
        (f"{DRAGON}:20:3", "no kind", "who says so", "@official"),
    ),
    "a Rule without a case": fault(
        DRAGON,
        "    Scenario: The dragon comes upon the knight\n"
        '      Given the position "a dragon tile will complete Red\'s city"\n'
        "      When Blue places the dragon tile on the gap\n"
        "      And the dragon walks west and west\n"
        "      Then Red's knight is back in Red's supply\n",
        "",
        (f"{DRAGON}:20:3", "the Rule has no scenarios", "executable", "add a `Scenario:`"),
    ),
    "an outline without rows": fault(
        DRAGON,
        "        | before scoring | 0 points |\n        | after scoring  | 8 points |\n",
        "",
        (f"{DRAGON}:14:7", "examples without rows", "nothing to run", "add rows"),
    ),
    "a title that two scenarios have": fault(
        SETUP,
        "Scenario: Red is ready",
        "Scenario: A new game",
        (f"{SETUP}:18:5", "two scenarios are called `A new game`", "the first is on line 6", "its own title"),
    ),
    "a scenario that expects nothing": fault(
        SETUP,
        "      Then Red may deploy a knight\n",
        "",
        (f"{SETUP}:18:5", "the scenario has no Then", "whatever happens", "say what comes of it"),
    ),
    "a sentence that nobody understands": fault(
        SETUP,
        "Then Red may deploy a knight",
        "Then Red might deploy a knight",
        (f"{SETUP}:21:7", "no sentence fits `Red might deploy a knight`", "the nearest are", "`rulefork steps`"),
    ),
    "a keyword that is misspelt": fault(
        SETUP,
        "      Then Red may deploy a knight",
        "      Thn Red may deploy a knight",
        (f"{SETUP}:21:7", "`Thn Red may deploy a knight` cannot stand here", "did you mean `Then`?"),
    ),
    "a position that there is not": fault(
        SETUP,
        '"Red has a thief"',
        '"Red has a thieve"',
        (f"{SETUP}:19:7", "no position is called `Red has a thieve`", "did you mean `Red has a thief`?"),
    ),
    "a pin that contradicts another": fault(
        DRAGON,
        "      Given the dragon moves <order>\n",
        "      Given the dragon moves <order>\n      And the dragon moves after scoring\n",
        (f"{DRAGON}:9:7", "contradicts `the dragon moves before scoring`", "both fix `dragon-moves`", "keep one"),
    ),
    "a column that nothing speaks of": fault(
        DRAGON,
        "Then Red scores <points>",
        "Then Red scores 0 points",
        (f"{DRAGON}:15:28", "the column `points` is not used", "<points>", "use it or drop it"),
    ),
    "a slot that nothing fills in": fault(
        DRAGON,
        "walks west and west\n      Then Red scores",
        "walks west and <way>\n      Then Red scores",
        (f"{DRAGON}:11:7", "nothing fills in `<way>`", "no such column"),
    ),
    "a landmark that the position does not have": fault(
        SETUP,
        "on the roadside",
        "on the rodeside",
        (f"{SETUP}:20:7", "unknown square `the rodeside`", "no such landmark", "`the roadside`"),
    ),
    "a player who does not play": fault(
        SETUP,
        "Then Red may deploy",
        "Then Green may deploy",
        (f"{SETUP}:21:7", "unknown player `Green`", "nobody of that name plays here", "Red, Blue"),
    ),
}

OF_CHECKS: Final = {
    "position_arises": {
        "a turn that the rules forbid": fault(
            THIEF,
            "{tile: straight, at: [2, 0], turned: 90}",
            "{tile: straight, at: [2, 0], turned: 0}",
            (
                f"{THIEF}:5:5",
                "the tile straight does not fit on (2, 0)",
                "could not arise",
                "under every edition; mend the turn",
            ),
        ),
        "a turn that can be played in several ways": fault(
            THIEF,
            "{tile: straight, at: [2, 0], turned: 90}",
            "{tile: tee, at: [2, 0]}",
            (f"{THIEF}:5:5", "tee fits on (2, 0) in", "cannot be played as it is written", "mend the turn"),
        ),
        "a turn that deploys where somebody is": fault(
            THIEF,
            "{tile: straight, at: [2, 0], turned: 90}",
            "{tile: straight, at: [2, 0], turned: 90, deploy: {farmer: NL}}\n"
            "  - {tile: straight, at: [3, 0], turned: 90, deploy: {farmer: NL}}",
            (f"{THIEF}:6:5", "could not arise", "mend the turn"),
        ),
    },
    "case_can_be_played": {
        "a tile that fits in several ways": fault(
            SETUP,
            "the tile cap on the roadside",
            "the tile three on (0, 1)",
            (f"{SETUP}:18:5", "`Red is ready` cannot be played", "fits on (0, 1) in 3 ways", "under every edition"),
        ),
        "a figure that is not there": fault(
            DRAGON,
            "Then Red's knight is back in Red's supply",
            "Then Red's monk stays on the board",
            (f"{DRAGON}:22:5", "cannot be played", "Red's monk", "under every edition"),
        ),
    },
    "pins_cover_editions": {
        "a value that editions play without a row": fault(
            DRAGON,
            "        | after scoring  | 8 points |\n",
            "",
            (f"{DRAGON}:8:7", "nothing is said for `the dragon moves after scoring`", "rgg-c1-big-box-3", "add a row"),
        ),
        "a ruling whose remark names one that does not tell it": Fault(
            (
                (DRAGON, "        | after scoring  | 8 points |\n", ""),
                (SETUP, "The first player begins\n", "The first player begins\n    See `dragon/moves`.\n"),
            ),
            ((f"{DRAGON}:8:7", "nothing is said for `the dragon moves after scoring`", "see `"),),
        ),
    },
    "nothing_left_to_chance": {
        "a toggle that should be pinned": fault(
            DRAGON,
            "Then Red's knight is back in Red's supply",
            "Then Red scores 0 points",
            (
                f"{DRAGON}:22:5",
                "leaves `dragon-moves` to chance",
                "under hig-c1-2005+dragon-moves=after-scoring it comes to: Red scores 8 points",
                "the dragon moves after scoring",
            ),
        ),
    },
    "toggle_bites": {
        "a toggle that no case tries": fault(
            TOGGLES,
            "  no-effect-with:\n    - when: {fairy-bonus-scheme: five-on-completion}\n"
            "      because: Under that house rule there is no such point.\n  wording-only: It is not tried here.\n",
            "",
            (
                f"{TOGGLES}@fairy-point-claim:",
                "flipping `fairy-point-claim` changes no case",
                "write a case",
                "`needs`",
            ),
        ),
        "a value that no case tells from another": fault(
            TOGGLES,
            RULINGS,
            "    during-scoring: {says: In between., pin: the dragon moves during scoring}\n" + RULINGS,
            (f"{TOGGLES}@during-scoring", "no case tells `during-scoring` from `after-scoring`", "changes nothing"),
        ),
        "a toggle whose expansion is here": Fault(
            (
                (
                    TOGGLES,
                    "the phantom may not follow a fairy move\n  rulings: []",
                    "it may not\n  rulings: [dragon/eats]",
                ),
                (DRAGON, "@id:dragon/eats", "@needs:phantom @id:dragon/eats"),
            ),
            ((f"{TOGGLES}@phantom-with-fairy:", "flipping `phantom-with-fairy` changes no case", "write a case"),),
        ),
    },
    "mark_is_true": {
        "a toggle that is not a matter of wording": fault(
            TOGGLES,
            RULINGS,
            f"{RULINGS}  wording-only: It is not tried.\n",
            (
                f"{TOGGLES}@wording-only: It is not tried.\n",
                "`dragon-moves` is marked `wording-only` but makes a difference",
                "`dragon/moves:the-dragon-is-next-to-the-knight/1` comes out otherwise under `after-scoring`",
                "remove the mark",
            ),
        ),
        "a toggle that does not need the expansion": fault(
            TOGGLES,
            RULINGS,
            f"{RULINGS}  needs: [phantom]\n",
            (f"{TOGGLES}@needs: [phantom]", "`dragon-moves` is marked `needs` but", "otherwise", "remove the mark"),
        ),
        "a value that does not need the expansion": fault(
            TOGGLES,
            "      pin: the dragon moves after scoring\n",
            "      pin: the dragon moves after scoring\n      needs: [phantom]\n",
            (f"{TOGGLES}@needs: [phantom]", "the value `after-scoring` is marked `needs`", "otherwise", "remove"),
        ),
    },
    "position_is_used": {
        "a position from which no case starts": fault(
            "scenarios/zoo.yaml",
            "",
            "title: a zoo\nplayers: [Red, Blue]\nturns: []\n",
            ("scenarios/zoo.yaml:1:8", "no scenario uses the position `a zoo`", "kept up for nothing", "remove"),
        ),
    },
    "ids_are_kept": {
        "an id that is new": fault(
            RELEASED,
            "  - dragon/eats\n",
            "",
            (f"{DRAGON}:20:3", "`dragon/eats` is not in the list of released ids", "--release"),
        ),
        "an id of a row that is new": fault(
            RELEASED,
            "  - setup/fairy-waits\n",
            "",
            (f"{SETUP}:13:11", "`setup/fairy-waits` is not in the list", "--release"),
        ),
        "an id that was lost": fault(
            RELEASED,
            "  - setup/red-begins\n",
            "  - setup/red-begins\n  - setup/the-end\n",
            (f"{RELEASED}:7:5", "no ruling is called `setup/the-end`", "still name it", "move it to `retired`"),
        ),
        "an id that was changed": fault(
            SETUP,
            "@id:setup/red-begins",
            "@id:setup/red-begin",
            (f"{RELEASED}:6:5", "no ruling is called `setup/red-begins`", "was it renamed to `setup/red-begin`?"),
            (f"{SETUP}:16:3", "`setup/red-begin` is not in the list", "--release"),
        ),
        "an id that is used again": Fault(
            (
                (SETUP, "@id:setup/red-begins", "@id:dragon/flies"),
                (RELEASED, "  - setup/red-begins\n", ""),
            ),
            ((f"{SETUP}:16:3", "`dragon/flies` is a retired id", "it was withdrawn: It never did", "of its own"),),
        ),
        "an id that is both released and retired": fault(
            RELEASED,
            "  dragon/flies: It never did.\n",
            "  dragon/flies: It never did.\n  dragon/eats: It sleeps.\n",
            (f"{RELEASED}:11:3", "the id `dragon/eats` is listed twice", f"{RELEASED}:2:5", "keep one"),
        ),
        "a list with an id that is none": fault(
            RELEASED, "  - dragon/sleeps", "  - Sleeps", (f"{RELEASED}:8:5", "`Sleeps`", "an id is a topic, a slash")
        ),
        "a list with a key that nobody knows": fault(
            RELEASED, "planned:", "plan:", (f"{RELEASED}:7:1", "unknown key `plan`", "did you mean `planned`?")
        ),
    },
    "toggle_names_rulings": {
        "a toggle that names no ruling": fault(
            TOGGLES,
            RULINGS,
            "  rulings: [dragon/moves, dragon/sleep]\n",
            (f"{TOGGLES}@dragon/sleep", "unknown ruling `dragon/sleep`", "did you mean `dragon/sleeps`?"),
        ),
    },
    "remark_names_rulings": {
        "a remark that leads nowhere": fault(
            DRAGON,
            "told in `dragon/eats`",
            "told in `dragon/eat`",
            (f"{DRAGON}:4:3", "unknown ruling `dragon/eat`", "sends the reader there", "did you mean `dragon/eats`?"),
        ),
    },
}

FAULTS: Final = {
    **IN_RULES,
    **IN_SCENARIOS,
    **IN_FEATURES,
    **{name: each for faults in OF_CHECKS.values() for name, each in faults.items()},
}


@pytest.fixture
def suite(here: Path) -> Path:
    """Return the small suite, in the current folder."""
    return lay_out(here)


def test_the_small_suite_is_clean(suite: Path) -> None:
    """What is found below is what was planted."""
    assert lint([suite]) == []


@pytest.mark.parametrize("name", FAULTS)
def test_fault(suite: Path, name: str) -> None:
    """The fault is found, and nothing else."""
    for planted in FAULTS[name].planted:
        plant(suite, *planted)
    told = [str(finding) for finding in lint([suite])]
    expected = FAULTS[name].found
    assert len(told) == len(expected), told
    for line, (at, *words) in zip(told, expected, strict=True):
        assert line.startswith(_place(suite, at)), line
        assert [word for word in words if word not in line] == [], line


@pytest.mark.parametrize(("check", "name"), [(check, name) for check, faults in OF_CHECKS.items() for name in faults])
def test_each_check_finds_its_own(suite: Path, monkeypatch: pytest.MonkeyPatch, check: str, name: str) -> None:
    """Without the check its faults go unnoticed: no two checks find the same."""
    monkeypatch.setattr(linting, "CHECKS", [each for each in linting.CHECKS if each.__name__ != check])
    for planted in FAULTS[name].planted:
        plant(suite, *planted)
    assert lint([suite]) == []


def test_every_check_is_put_to_the_test() -> None:
    """No check without a fault; its name is that of its module, and it says what to do."""
    assert OF_CHECKS.keys() == {check.__name__ for check in linting.CHECKS}
    assert all(check.__module__.endswith(f".{check.__name__}") for check in linting.CHECKS)


def test_all_faults_are_found_in_one_go(suite: Path) -> None:
    """What cannot be read in one file does not hide what is wrong in another, nor in what is played."""
    names = ("a sentence that nobody understands", "a player out of turn", "a title that two positions have")
    for name in names:
        for planted in FAULTS[name].planted:
            plant(suite, *planted)
    plant(suite, "features/extra.feature", "", EXTRA)
    told = [str(finding) for finding in lint([suite])]
    assert [line.partition(": ")[0] for line in told] == [
        "features/extra.feature:9:5",
        "features/setup.feature:21:7",
        "scenarios/city.yaml:5:14",
    ]


EXTRA: Final = """\
Feature: A game from the start

  @id:extra/first @rule @source:c1/setup
  Rule: Red begins

    Scenario: Blue waits
      Then the dragon is beside the table

    Scenario: Red cannot know which way
      When Red places the tile three on (0, 1)
      Then Red's thief stays on the board
"""


def _place(folder: Path, at: str) -> str:
    """Return the place; after `@` stand the words that begin there."""
    file, sign, words = at.partition("@")
    return f"{place_of(folder, file, words)}: " if sign else at

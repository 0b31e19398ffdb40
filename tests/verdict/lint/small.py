"""A small suite, clean as it stands: the rules of the repository, three positions and five rulings.

Of the toggles only `dragon-moves` is tried in it. The others are marked `wording-only`, as far as they are not marked
otherwise.
"""

import re
import shutil
from pathlib import Path
from typing import Final

from rulefork.rulebook.data import data_folder

DRAGON: Final = """\
Feature: The dragon

  @id:dragon/moves @rule @source:c1/note-13
  Rule: The dragon moves before or after scoring
    What it eats is told in `dragon/eats`.

    Scenario Outline: The dragon is next to the knight
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue places the dragon tile on the gap
      And the dragon walks west and west
      Then Red scores <points>

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |

  @id:dragon/eats @rule @source:c1/dragon
  Rule: The dragon eats whom it meets

    Scenario: The dragon comes upon the knight
      Given the position "a dragon tile will complete Red's city"
      When Blue places the dragon tile on the gap
      And the dragon walks west and west
      Then Red's knight is back in Red's supply
"""

SETUP: Final = """\
Feature: The setup

  @rule @source:c1/setup
  Rule: The dragon and the fairy wait beside the table

    Scenario Outline: A new game
      Given the position "a new game begins"
      Then <whom> is beside the table

      Examples:
        | ruling             | whom       |
        | setup/dragon-waits | the dragon |
        | setup/fairy-waits  | the fairy  |

  @id:setup/red-begins @rule @source:c1/setup
  Rule: The first player begins

    Scenario: Red is ready
      Given the position "Red has a thief"
      When Red places the tile cap on the roadside
      Then Red may deploy a knight
"""

CITY: Final = """\
title: a dragon tile will complete Red's city
players: [Red, Blue]
turns:
  - {tile: three, at: [0, 1], turned: 180, deploy: knight}
  - {tile: pd-cap-volcano, at: [1, 1]}
  - {tile: straight, at: [0, -1], turned: 90}
names:
  the gap: {square: [-1, 1]}
  the dragon tile: {tile: pd-cap-dragon}
"""

NEW: Final = """\
title: a new game begins
players: [Red, Blue]
turns: []
"""

THIEF: Final = """\
title: Red has a thief
players: [Red, Blue]
turns:
  - {tile: straight, at: [1, 0], turned: 90, deploy: thief}
  - {tile: straight, at: [2, 0], turned: 90}
names:
  the roadside: {square: [0, 1], turned: 180}
"""

RELEASED: Final = """\
released:
  - dragon/eats
  - dragon/moves
  - setup/dragon-waits
  - setup/fairy-waits
  - setup/red-begins
planned:
  - dragon/sleeps
retired:
  dragon/flies: It never did.
"""

FILES: Final = {
    "features/dragon.feature": DRAGON,
    "features/setup.feature": SETUP,
    "features/released.yaml": RELEASED,
    "scenarios/city.yaml": CITY,
    "scenarios/new.yaml": NEW,
    "scenarios/thief.yaml": THIEF,
}

TRIED: Final = "dragon-moves"


def lay_out(folder: Path) -> Path:
    """Write the small suite into a folder and return it."""
    shutil.copytree(data_folder("rules"), folder / "rules", ignore=shutil.ignore_patterns("schema", "README.md"))
    toggles = folder / "rules" / "toggles.yaml"
    toggles.write_text(_toggles(toggles.read_text(encoding="utf-8")), encoding="utf-8")
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def plant(folder: Path, name: str, old: str, new: str) -> None:
    """Change one file of the suite in one place; a file that is not there yet is written."""
    path = folder / name
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    assert text.count(old) == 1 or not text, f"{name} has `{old}` {text.count(old)} times"
    path.write_text(text.replace(old, new) if text else new, encoding="utf-8")


def place_of(folder: Path, name: str, words: str) -> str:
    """Return where the words begin in a file of the suite, as `file:line:column`."""
    before = (folder / name).read_text(encoding="utf-8").partition(words)[0]
    return f"{name}:{before.count(chr(10)) + 1}:{len(before.rpartition(chr(10))[2]) + 1}"


def _toggles(text: str) -> str:
    """Return the file of the toggles: `dragon-moves` names the rulings of the small suite, the others name none."""
    head, *entries = re.split(r"(?m)^(?=[a-z][a-z-]*:$)", text)
    return head + "".join(_toggle(entry) for entry in entries)


def _toggle(entry: str) -> str:
    rulings = "[dragon/moves, dragon/sleeps]" if entry.startswith(TRIED) else "[]"
    entry = re.sub(r"(?m)^  rulings: \[[^]]*\]$", f"  rulings: {rulings}", entry)
    if entry.startswith(TRIED) or re.search(r"(?m)^  (wording-only|needs):", entry):
        return entry
    return entry.rstrip("\n") + "\n  wording-only: It is not tried here.\n\n"

"""A small rules folder, sound as it stands, and what the tests of readers do often."""

from collections.abc import Callable, Mapping
from pathlib import Path
from textwrap import dedent
from typing import Final

from rulefork.rulebook import BadInput, load_rulebook

TOGGLES: Final = """
    dragon-moves:
      question: When does the dragon move?
      values:
        before: {says: Before scoring., pin: the dragon moves before scoring}
        after: {says: After scoring., pin: the dragon moves after scoring}
      rulings: [dragon/moves]
    fairy-place:
      question: Where does the fairy stand?
      values:
        beside: {says: Beside a follower., pin: the fairy stands beside a follower}
        on-tile: {says: On the tile., pin: the fairy stands on the tile}
        left-open: {says: It is left open., pin: the text leaves the fairy open, plays-as: beside, played: As beside.}
      rulings: []
      note: The fairy came first.
    fairy-point:
      question: Who gets the point?
      values:
        her-follower: {says: Her follower., pin: the point goes to her follower}
        anyone: {says: Anyone on her tile., pin: the point goes to anyone}
      rulings: []
      house-rule: true
      excludes:
        - {when: {fairy-place: on-tile}, value: her-follower, because: she stands beside nobody}
      requires:
        - {when: {fairy-place: beside, dragon-moves: after}, value: her-follower, because: so we say}
      no-effect-with:
        - {when: {dragon-moves: after}, because: nobody is left}
    art:
      question: What is drawn?
      values:
        old: {says: The old picture., pin: the picture is old}
        new: {says: The new picture., pin: the picture is new}
      rulings: []
      wording-only: It is a picture.
    """

FILES: Final[dict[str, str]] = {
    "toggles.yaml": TOGGLES,
    "sources.yaml": """
        c1/text: {title: The text, documents: ["000", 001 main text], url: "https://example.org/text"}
        c1/note-1: {title: The first note, documents: [000 fn 1]}
        """,
    "figures.yaml": """
        follower-in-red: {name: follower, follower: true, expansion: base, supply: 7, flesh-and-blood: true,
          deploys-on: [city, road]}
        mage: {name: mage, neutral: true, expansion: mage, pieces: 1, flesh-and-blood: true, eaten-if: {art: new}}
        """,
    "glossary.yaml": """
        farm: {c1: [farm], c2: [field], german: [Wiese], note: A farmer stands there.}
        """,
    "tiles/base.yaml": """
        set: base
        name: The base game
        tiles:
          - {id: cap-straight, letter: "D", n: 4, start: 1, sides: CRFR, cities: ["N"], roads: ["E-W"],
             fields: ["EL WR /N", "ER SL SR WL"]}
          - {id: three-shield, n: 1, sides: CCFC, cities: ["NEW+"], roads: [], fields: ["SL SR /NEW"],
             marks: [tower], c2: {shields: 0, pictures: {garden: 1}}}
        """,
    "editions/first.yaml": """
        order: 1
        name: The first edition
        publisher: The printer
        year: 2005
        family: C1
        aliases: [one]
        mark: "1"
        about: How it began.
        sources: [c1/text]
        rules:
          dragon-moves:
            - {value: after, confidence: silent}
            - {value: before, confidence: stated, source: c1/note-1, since: 2012-10}
          fairy-place:
            - {value: left-open, confidence: implied, source: [c1/text, c1/note-1], says: It seems so.}
            - {value: beside, confidence: stated, source: c1/note-1, since: 2010}
            - {value: on-tile, confidence: stated, source: c1/note-1, since: 2014-06-15}
          fairy-point:
            - {value: her-follower, confidence: stated, source: c1/text}
            - {value: anyone, confidence: stated, source: c1/text, since: 2014-06-15}
          art: {value: old, confidence: disputed, source: c1/text, readings: [
            {value: new, source: c1/note-1, says: A note shows the new one.}]}
        """,
    "editions/second.yaml": """
        order: 0
        name: The second edition
        publisher: Another printer
        family: C2
        mark: "2"
        about: How it went on.
        extends: one
        sources: []
        rules:
          dragon-moves: {value: after, confidence: stated, source: c1/text}
        """,
    "house/sunday.yaml": """
        extends: second
        mark: Sun
        rules: {art: new}
        """,
    "house/monday.yaml": """
        name: Our Monday table
        about: As on Sunday, but for the dragon.
        extends: sunday
        sources: [c1/text]
        rules: {dragon-moves: {value: before, says: He may.}}
        """,
}


def write(path: str | Path, text: str) -> Path:
    """Write the text, less its common indentation, and return the path."""
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedented(text), encoding="utf-8")
    return file


def lay_out(folder: Path, changed: Mapping[str, str | None] | None = None) -> Path:
    """Write the small rules folder, with some files changed, added or left out (None), and return it."""
    for name, text in {**FILES, **(changed or {})}.items():
        if text is not None:
            write(folder / "rules" / name, text)
    return folder / "rules"


def spoilt(name: str, old: str, new: str) -> list[str]:
    """Return what is wrong with the small rules folder, below the current one, once one of its files is changed."""
    text = FILES[name]
    assert text.count(old) == 1, f"{name} has `{old}` {text.count(old)} times"
    folder = lay_out(Path(), {name: text.replace(old, new)})
    return [finding.removeprefix("rules/") for finding in findings(lambda: load_rulebook(folder))]


def findings(read: Callable[[], object]) -> list[str]:
    """Return what the reader complains of, one line each; an empty list where it does not."""
    try:
        read()
    except BadInput as bad:
        return [str(finding) for finding in bad.findings]
    return []


def dedented(text: str) -> str:
    """Return the text less its common indentation."""
    return dedent(text).lstrip("\n")

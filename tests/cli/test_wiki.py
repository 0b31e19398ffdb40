"""Rulings and matrices for a wiki, and names of house rules that would like to be more than names."""

from pathlib import Path
from xml.etree import ElementTree as ET

import mwparserfromhell
import pytest

from rulefork.cli.entry import run
from rulefork.rulebook.data import data_folder

from ..report.articles import shape, tokens
from .command import WRONG, feature, rulefork

Capture = pytest.CaptureFixture[str]
FEATURES = data_folder("features")
ORDER = "dragon/moves-before-scoring"

NAME = r"<script>x</script> {{delete}} [[Category:X|y]] ''b'' | -- ~~~~ __TOC__ https://z.org &lt; `c` *d* \u202Ee"
HOUSE = f"""\
name: "{NAME}"
about: "= head =, |}} and <!-- x -->"
extends: rgg
rules: {{dragon-moves: before-scoring}}
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a file of house rules whose name, and whose file's name, are full of markup."""
    path = tmp_path / "[[a]]{{b}}|''c''<d>.yaml"
    path.write_text(HOUSE, encoding="utf-8")
    return path


def text_of(capsys: Capture, *arguments: str, code: int = 0) -> str:
    """Run a command and return what it writes."""
    assert run(arguments) == code
    return capsys.readouterr().out


def tables(wikitext: str) -> list[list[int]]:
    """Return for each table how many cells its rows have, the head first."""
    found = mwparserfromhell.parse(wikitext).filter_tags(matches=lambda node: node.tag == "table")
    head = [sum(1 for node in table.contents.filter_tags(recursive=False) if node.tag == "th") for table in found]
    rows = [[node for node in table.contents.filter_tags(recursive=False) if node.tag == "tr"] for table in found]
    return [
        [first, *(sum(1 for cell in row.contents.filter_tags(recursive=False) if cell.tag == "td") for row in several)]
        for first, several in zip(head, rows, strict=True)
    ]


def test_a_ruling_for_a_wiki() -> None:
    """It is ready to paste: a picture, the scenarios, a table of the editions, and references that are all told."""
    done = rulefork("why", ORDER, "--format", "wikitext")
    assert (done.returncode, done.stderr) == (0, "")
    code = mwparserfromhell.parse(done.stdout)
    assert [str(link.title) for link in code.filter_wikilinks()] == ["File:rulefork dragon-moves-before-scoring.svg"]
    assert not code.filter_templates()
    references = [tag for tag in code.filter_tags() if tag.tag == "ref"]
    named = {str(tag.get("name").value) for tag in references if tag.self_closing}
    assert named == {str(tag.get("name").value) for tag in references if not tag.self_closing}
    assert "c1/note-13" in named
    assert 'class="wikitable"' in done.stdout


def test_a_ruling_in_markdown(capsys: Capture) -> None:
    """The same content, in the other language."""
    text = text_of(capsys, "why", ORDER, "--format", "markdown", "--rules", "hig", "--rules", "rgg")
    assert "| Rio Grande, Big Box 3 (`rgg`) | b | Red scores 8 points; Blue scores 4 points | disputed" in text
    assert "![The dragon moves" in text
    kinds = [token.type for token in tokens(text)]
    assert (kinds.count("table_open"), kinds.count("image")) == (1, 1)


def test_a_matrix_for_a_wiki(capsys: Capture, tmp_path: Path) -> None:
    """Every row of every table is as long as its head; what fails gives the exit code that it always gives."""
    text = text_of(capsys, "check", str(FEATURES / "princess.feature"), "--format", "wikitext")
    assert all(len(set(lengths)) == 1 for lengths in tables(text))
    assert "== The rulings under the rulesets ==" in text
    wrong = text_of(capsys, "check", str(feature(tmp_path, WRONG)), "--format", "wikitext", code=1)
    assert "=== What does not hold ===" in wrong


@pytest.mark.parametrize("command", [["why", ORDER], ["check", str(FEATURES / "fairy.feature")]])
def test_house_rules_stay_words(capsys: Capture, house: Path, command: list[str]) -> None:
    """Nothing in the name of house rules becomes markup, in either language."""
    asked = [*command, "--rules", "hig", "--rules", str(house)]
    wikitext = text_of(capsys, *asked, "--format", "wikitext")
    usual = {"table", "tr", "th", "td", "b", "br", "code", "ref", "references", "li"}
    assert {*shape(wikitext)} <= usual | {"Heading", "ExternalLink", "Wikilink"}
    assert wikitext.count("[[") == wikitext.count("[[File:rulefork dragon-moves-before-scoring.svg|thumb|")
    assert not [sign for sign in ("{{", "~~~", "__", "<script", "\u202e", "https://z.org") if sign in wikitext]
    markdown = text_of(capsys, *asked, "--format", "markdown")
    assert {token.content for token in tokens(markdown) if token.type.startswith("html")} <= {"<br>"}
    assert "z.org" in markdown
    assert "\u202e" not in markdown


def test_house_rules_in_junit(capsys: Capture, house: Path) -> None:
    """JUnit XML with them can be read, and shows no hidden signs."""
    text = text_of(capsys, "check", str(FEATURES / "dragon.feature"), "--rules", str(house), "--format", "junit")
    assert len(ET.fromstring(text)) == 1
    assert "\u202e" not in text

"""The check as JUnit XML."""

from pathlib import Path
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st
from junitparser import Error, Failure, JUnitXml, TestCase

from rulefork.report.junit import element, junit, printable, xml_text
from rulefork.report.tally import tally

from .build import GREEN, NAMES, RED


def read(text: str, folder: Path) -> tuple[JUnitXml, list[TestCase]]:
    """Return what another program reads in the XML: the whole, and its test cases."""
    path = folder / "junit.xml"
    path.write_text(text, encoding="utf-8")
    xml = JUnitXml.fromfile(str(path))
    return xml, [case for suite in xml for case in suite]


def test_runs(tmp_path: Path) -> None:
    """There is one test case for every run, each with a name of its own."""
    xml, cases = read(junit(GREEN, NAMES), tmp_path)
    assert len(cases) == 19 == xml.tests
    assert (xml.failures, xml.errors) == (0, 0)
    assert len({(case.classname, case.name) for case in cases}) == 19


def test_naming(tmp_path: Path) -> None:
    """A test case is named after ruling, case and ruleset, and says where it stands."""
    _, cases = read(junit(GREEN, NAMES), tmp_path)
    case = next(case for case in cases if "dragon" in case.classname)
    assert case.classname == "dragon.dragon/moves-before-scoring"
    assert case.name == "a-knight-stands-in-the-city-it-completes/1 [hig-c1-2005]"
    element = case._elem
    assert (element.get("file"), element.get("line")) == ("features/dragon.feature", "12")


def test_trouble(tmp_path: Path) -> None:
    """A case that fails is a failure, one that could not be played an error, each with its message."""
    xml, cases = read(junit(RED, NAMES), tmp_path)
    assert (xml.tests, xml.failures, xml.errors) == (12, 3, 1)
    told = [result for case in cases for result in case.result]
    failure = next(each for each in told if isinstance(each, Failure))
    assert failure.type == "Expectation"
    assert failure.message.startswith("expected: Red scores 3 points for the fairy; observed:")
    assert "observed  Red scores 0 points for the fairy" in str(failure.text)
    error = next(each for each in told if isinstance(each, Error))
    assert error.message.startswith("no tile lies on (3, 0)")


def test_evidence(tmp_path: Path) -> None:
    """Properties tell what a test case rests on, and a suite counts its test cases by that."""
    xml, cases = read(junit(GREEN, NAMES), tmp_path)
    case = next(case for case in cases if "[rgg]" in case.name and "dragon" in case.classname)
    told = {each.get("name"): each.get("value") for each in case._elem.iter("property")}
    assert told == {"evidence": "disputed", "sources": "c1/note-13", "toggles": "dragon-moves"}
    dragon = next(suite for suite in xml if suite.name == "dragon")
    counted = {each.name: each.value for each in dragon.properties()}
    assert counted["evidence.disputed"] == "1"
    assert (counted["cases.cited"], counted["cases.own_reading"]) == ("2", "0")
    compared = [sum(int(each.value) for each in suite.properties() if "evidence" in each.name) for suite in xml]
    assert sum(compared) == sum(tally(GREEN).evidence.values())


def test_control_characters(tmp_path: Path) -> None:
    """Control characters in a message do not break the document."""
    assert printable("a\x1bb\x00c\td") == "a\\x1bb\\x00c\td"
    _, cases = read(junit(RED, NAMES), tmp_path)
    assert any("\\x1b it is Blue's turn" in result.message for case in cases for result in case.result)


def test_characters_that_nobody_sees() -> None:
    """What turns the order of letters is written out; letters of any script, tabs and line ends stay."""
    assert printable("a\u202eb\u2066c\x9bd\re") == "a\\u202eb\\u2066c\\x9bd\\x0de"
    assert printable("עברית\t龍\n") == "עברית\t龍\n"


@given(st.text(st.characters(codec=None)))
def test_any_text_can_be_read_back(text: str) -> None:
    """Whatever stands in a text, the document is XML, and a reader finds the text as it was printed."""
    root = element("property", {"value": text})
    root.text = printable(text)
    found = ET.fromstring(xml_text(root).encode())
    assert (found.get("value"), found.text or "") == (printable(text), printable(text))

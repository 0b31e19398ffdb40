"""YAML is read as a person reads it, and every surprise is shown with its place."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook.finding import Where
from rulefork.rulebook.yamlfile import DEPTH, LIMIT, names_file, parse_yaml, read_yaml, shown

from .small import findings, write

AMBIGUOUS = "YAML programs do not agree whether this is a text; quote it, or write true, false or a plain whole number"

PLAIN = {
    "a: b c": {"a": "b c"},
    "a: 7": {"a": 7},
    "a: -7": {"a": -7},
    "a: 0": {"a": 0},
    "a: true": {"a": True},
    "a: 'yes'": {"a": "yes"},
    'a: "012"': {"a": "012"},
    "a: 2014-06": {"a": "2014-06"},
    "a: 2014-06-15": {"a": "2014-06-15"},
    "y: n": {"y": "n"},
    "a: 000 fn 4": {"a": "000 fn 4"},
    "[a, [1], {b: c}]": ["a", [1], {"b": "c"}],
    "a: >-\n  two\n  lines": {"a": "two lines"},
    "just a text": "just a text",
}

BARE = (
    "yes", "No", "ON", "off", "True", "FALSE", "null", "~", "012", "0o14", "0x1F", "0b1", "12:30", "12:30:45", "1.5",
    "1.", ".5", "1.5e3", ".inf", "-.Inf", ".nan", "1_000", "+5", "12345678901234567890",
)  # fmt: skip

BROKEN = {
    "": "f.yaml:1:1: the file is empty; say something in it",
    "# nothing\n": "f.yaml:1:1: the file is empty; say something in it",
    "a:\nb: c": "f.yaml:1:3: a value is missing; write one, or leave its key out",
    "a: b\na: c": "f.yaml:2:1: duplicate key `a`; it stands in line 1 already; keep one of them",
    "1: b": "f.yaml:1:1: a key must be a text; put it in quotes",
    "[a]: b": "f.yaml:1:1: a key must be a text; put it in quotes",
    "true: b": "f.yaml:1:1: a key must be a text; put it in quotes",
    "on: b": f"f.yaml:1:1: bare `on`; {AMBIGUOUS}",
    "a: &x b": "f.yaml:1:4: the anchor or alias `x`; none are taken; write it out",
    "a: &x [b]": "f.yaml:1:4: the anchor or alias `x`; none are taken; write it out",
    "a: *x": "f.yaml:1:4: the anchor or alias `x`; none are taken; write it out",
    "a: !t b": "f.yaml:1:4: the tag `!t`; none are taken; remove it",
    "a: !!map {b: c}": "f.yaml:1:4: the tag `tag:yaml.org,2002:map`; none are taken; remove it",
    "a: b\n--- \nc: d": "f.yaml:2:1: a second document begins; a file holds one; remove the line `---`",
    "a: b\n\tc: d": "f.yaml:2:1: a tab where only spaces may stand; there is a tab character; indent with spaces",
    "a: b: c": "f.yaml:1:5: a colon where none may stand; mapping values are not allowed in this context; "
    "quote a text with a colon; check the indentation",
    "a: 'b": "f.yaml:1:4: a quotation mark that is never closed; the text ends within quotes; close it",
    "a: @b": "f.yaml:1:4: no text may begin with this sign; "
    "found character that cannot start any token; put the text in quotes",
    "a: [b": "f.yaml:1:4: a bracket that is never closed; the text ends within brackets; close it",
    "a: [b}": "f.yaml:1:6: the structure breaks off; did not find expected ',' or ']'; "
    "check brackets, quotes and the indentation",
    "a: b\nc\nd: e": "f.yaml:3:1: a key without a colon; could not find expected ':'; write `key: value`",
    '"\\q"': "f.yaml:1:2: found unknown escape character; this is not YAML; check the structure",
    "a: \0": "f.yaml:1:4: the character U+0000 may not stand here; it cannot be seen; remove it",
    "a: b\nc: \ufeff": "f.yaml:2:4: the character U+FEFF may not stand here; it cannot be seen; remove it",
    "[" * (DEPTH + 1): "f.yaml:1:41: lists and mappings nest deeper than 40 levels; flatten them",
}


@pytest.mark.parametrize(("text", "data"), PLAIN.items())
def test_plain_yaml_is_taken(text: str, data: object) -> None:
    """Texts, whole numbers, true and false come as they are, dates as texts."""
    assert parse_yaml(text, "f.yaml").data == data


@pytest.mark.parametrize("text", BARE)
def test_bare_surprises_are_refused(text: str) -> None:
    """What YAML would read as something else has to be quoted."""
    assert findings(lambda: parse_yaml(f"a: {text}", "f.yaml")) == [f"f.yaml:1:4: bare `{text}`; {AMBIGUOUS}"]
    assert parse_yaml(f"a: '{text}'", "f.yaml").data == {"a": text}


@pytest.mark.parametrize(("text", "finding"), BROKEN.items())
def test_broken_yaml_is_explained(text: str, finding: str) -> None:
    """Each surprise is shown with its place, the reason and a way out."""
    assert findings(lambda: parse_yaml(text, "f.yaml")) == [finding]


def test_all_surprises_come_together() -> None:
    """Surprises in values do not hide each other, nor does a later break of the structure."""
    found = findings(lambda: parse_yaml("a: yes\nb: no\na: c\nd: 'e", "f.yaml"))
    assert [line.split(":")[1] for line in found] == ["1", "2", "3", "4"]


def test_every_value_has_its_place() -> None:
    """Values and keys are found by the steps that lead to them."""
    document = parse_yaml("a:\n  - b: c\n    d: [e, f]\n", "f.yaml")
    assert document.where() == Where("f.yaml", 1, 1)
    assert document.where(("a",)) == Where("f.yaml", 2, 3)
    assert document.where(("a",), key=True) == Where("f.yaml", 1, 1)
    assert document.where(("a", 0, "d"), key=True) == Where("f.yaml", 3, 5)
    assert document.where(("a", 0, "d", 1)) == Where("f.yaml", 3, 12)


def test_steps_into_nothing_end_on_the_way() -> None:
    """A place that does not exist is that of what should hold it."""
    document = parse_yaml("a: {b: c}", "f.yaml")
    assert document.where(("a", "x", "y")) == Where("f.yaml", 1, 4)
    assert document.where(("a", "x"), key=True) == Where("f.yaml", 1, 4)
    assert document.where(("x",), key=True) == Where("f.yaml", 1, 1)


def test_unreadable_files_are_explained(here: Path) -> None:
    """A missing file, a folder, a device, another encoding and a huge file are each called by their name."""
    write("sub/f.yaml", "a: b")
    Path("latin.yaml").write_bytes("a: b\nc: Straße".encode("latin-1"))
    Path("huge.yaml").write_bytes(b"#" * (LIMIT + 1))
    expected = {
        "none.yaml": "none.yaml:1:1: there is no such file; check the path",
        "sub": "sub:1:1: this is a folder; name a YAML file",
        "/dev/null": "/dev/null:1:1: this is not a regular file; name a YAML file",
        "sub/f.yaml/x": "sub/f.yaml/x:1:1: the file cannot be read: Not a directory; check the path",
        "latin.yaml": "latin.yaml:2:8: the file is not UTF-8 text; save it as UTF-8",
        "huge.yaml": "huge.yaml:1:1: the file is larger than 1,000,000 bytes; split it",
    }
    assert {name: "; ".join(findings(lambda name=name: read_yaml(Path(name)))) for name in expected} == expected


def test_a_name_that_no_file_can_have_is_explained() -> None:
    """Even a NUL in a path is a finding."""
    (finding,) = findings(lambda: read_yaml(Path("a\0b")))
    assert "the file cannot be read" in finding or "there is no such file" in finding


def test_a_byte_order_mark_is_passed_over(here: Path) -> None:
    """Editors that begin a file with a byte order mark are forgiven."""
    Path("f.yaml").write_bytes(b"\xef\xbb\xbfa: b")
    assert read_yaml(Path("f.yaml")).data == {"a": "b"}


def test_paths_are_shown_from_the_current_folder(here: Path) -> None:
    """A path below the current folder is shown from there, another one as it was given."""
    assert shown(here / "a" / "b.yaml") == "a/b.yaml"
    assert shown(Path("./a/../b.yaml")) == "b.yaml"
    assert shown(Path("/elsewhere/b.yaml")) == "/elsewhere/b.yaml"


@pytest.mark.parametrize(
    ("text", "is_file"), [("hig", False), ("sunday.yaml", True), ("x.yml", True), ("tables/sunday", True)]
)
def test_paths_are_told_from_ids(text: str, is_file: bool) -> None:
    """A path has a slash or the ending of a YAML file."""
    assert names_file(text) is is_file


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes the reader fail in another way than by findings."""
    findings(lambda: parse_yaml(text, "f.yaml"))


@given(st.text(alphabet="ab01:-[]{},&*!|>'\"#?%@ \t\n.~", max_size=40))
def test_any_yaml_is_read_or_refused(text: str) -> None:
    """Nor does a text made of YAML's own signs, and every finding lies within the text."""
    for finding in findings(lambda: parse_yaml(text, "f.yaml")):
        assert 1 <= int(finding.split(":")[1]) <= text.count("\n") + 2


@given(st.binary(max_size=60))
def test_any_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    """Nor does a file with any content."""
    file = tmp_path_factory.getbasetemp() / "any.yaml"
    file.write_bytes(content)
    findings(lambda: read_yaml(file))

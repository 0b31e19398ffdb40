"""A ruleset is written as a string, and a string names one ruleset."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook import BadInput, Notation, Rulebook, parse_notation, resolve

from .small import findings, write

IDS = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True)
FILES = st.from_regex(r"([a-z.+@, -]+/)*[a-z+=,-]+\.ya?ml", fullmatch=True).filter(lambda text: text == text.strip())
DATES = st.none() | st.dates().map(lambda day: day.isoformat()[:7])
NOTATIONS = st.builds(Notation, IDS, DATES, st.dictionaries(IDS, IDS, max_size=4))

PARSED = {
    "hig": Notation("hig"),
    "hig@2014-06": Notation("hig", "2014-06"),
    "hig+a=b": Notation("hig", None, {"a": "b"}),
    "hig+a=b,c=d": Notation("hig", None, {"a": "b", "c": "d"}),
    "hig+a=b+c=d": Notation("hig", None, {"a": "b", "c": "d"}),
    "hig@2014 + a = b , c=d": Notation("hig", "2014", {"a": "b", "c": "d"}),
    "a+b.yaml": Notation("a+b.yaml"),
    "x/y.yml+a=b": Notation("x/y.yml", None, {"a": "b"}),
}

BROKEN = {
    "": "1: no ruleset is named; begin with an edition, such as `hig`",
    "+a=b": "1: no ruleset is named; begin with an edition, such as `hig`",
    "first+": "7: `` sets no toggle; write `toggle=value`",
    "first+art": "7: `art` sets no toggle; write `toggle=value`",
    "first+=old": "7: `=old` sets no toggle; write `toggle=value`",
    "first+art=old,art=new": "15: `art` is set twice; keep one of them",
    "first+art=old@2014": "15: a date in the wrong place; it follows the edition; write `hig@2014-06+…`",
    "frist": "1: unknown ruleset `frist`; neither an edition nor house rules; did you mean `first`?",
    "first+atr=old": "7: unknown toggle `atr`; did you mean `art`?",
    "first+art=odl": "11: unknown value of art `odl`; did you mean `old`?",
    "first + art = odl": "15: unknown value of art `odl`; did you mean `old`?",
    "first@": "7: `` is no date; a date is a year, a month or a day; write 2015, 2015-03 or 2015-03-21",
    "first@2014-13": "7: `2014-13` is no date; a date is a year, a month or a day; write 2015, 2015-03 or 2015-03-21",
    "one@2004": "5: first did not exist in 2004; it appeared in 2005; choose a later date",
    "sunday@2014": "8: sunday has no dates; only editions have a history; let its file extend a dated edition",
}


@pytest.mark.parametrize(("text", "notation"), PARSED.items())
def test_strings_have_parts(text: str, notation: Notation) -> None:
    """A base, perhaps a date, and changes set apart by commas or plus signs."""
    assert parse_notation(text) == notation


@pytest.mark.parametrize(("text", "found"), BROKEN.items())
def test_faults_are_told_by_column(small: Rulebook, text: str, found: str) -> None:
    """With the nearest name where there is one."""
    assert findings(lambda: resolve(text, small)) == [f"<ruleset>:1:{found}"]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("one", "first"),
        ("first@2010", "first@2010"),
        ("one+art=new", "first+art=new"),
        ("one+art=new,fairy-place=beside", "first+fairy-place=beside,art=new"),
        ("one+art=new+fairy-place=beside", "first+fairy-place=beside,art=new"),
        ("one+art=old", "first"),
        ("second@1999+art=new", "second@1999+art=new"),
        ("sunday", "sunday"),
        ("sunday+art=old", "sunday+art=old"),
        ("first+fairy-point=her-follower", "first+fairy-point=her-follower"),
    ],
)
def test_a_string_names_a_ruleset(small: Rulebook, text: str, id: str) -> None:
    """Its id is the string in its canonical form, which names the same ruleset."""
    assert resolve(text, small).id == id
    assert small.ruleset(id) == resolve(text, small)


def test_a_string_may_name_a_file(here: Path, small: Rulebook) -> None:
    """With changes, but without a date."""
    write("our tables/friday+.yaml", "extends: one\nrules: {art: new}")
    text = "our tables/friday+.yaml+fairy-place=beside"
    assert resolve(text, small).id == text
    assert resolve(text, small).value("art") == "new"
    assert findings(lambda: resolve("our tables/friday+.yaml@2014", small)) == [
        "<ruleset>:1:25: our tables/friday+.yaml has no dates; only editions have a history; "
        "let its file extend a dated edition"
    ]
    assert findings(lambda: resolve("our tables/monday", small)) == [
        "our tables/monday:1:1: there is no such file; check the path"
    ]


@given(NOTATIONS)
def test_printing_and_parsing_are_inverse(notation: Notation) -> None:
    """What is printed is read as what it was."""
    assert parse_notation(str(notation)) == notation


@given(FILES, st.dictionaries(IDS, IDS, max_size=4))
def test_paths_are_told_from_what_follows(path: str, changes: dict[str, str]) -> None:
    """Even where plus signs, commas and the like are part of a path."""
    assert parse_notation(str(Notation(path, None, changes))) == Notation(path, None, changes)


@given(draw=st.data())
def test_every_ruleset_is_named_by_its_id(book: Rulebook, draw: st.DataObject) -> None:
    """Of the rules of the repository: any edition, at any date, with any values."""
    base = draw.draw(st.sampled_from([*book.editions, *book.house]))
    date = draw.draw(st.sampled_from(["", "@2014-06", "@2016", "@2023-05-31"])) if base in book.editions else ""
    known = {id: st.sampled_from(list(toggle.values)) for id, toggle in book.toggles.items()}
    changes = draw.draw(st.fixed_dictionaries({}, optional=known))
    try:
        ruleset = resolve(base + date, book).with_values(changes)
    except BadInput:
        assert date == "@2014-06"
    else:
        assert resolve(ruleset.id, book) == ruleset
        assert str(parse_notation(ruleset.id)) == ruleset.id


@given(st.text())
def test_any_text_names_a_ruleset_or_is_refused(small: Rulebook, text: str) -> None:
    """No text makes it fail in another way than by findings."""
    findings(lambda: resolve(text, small))

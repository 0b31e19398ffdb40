"""Articles in Markdown: what another program reads in them, whatever stands in the texts."""

import pytest
from hypothesis import given

from rulefork.report.article import Bullets, Code, Heading, Note, Notes, Paragraph, Picture, Strong, Table
from rulefork.report.article_markdown import article_markdown, code, escaped
from rulefork.rulebook.source import Source

from .articles import HOSTILE, TEXTS, as_shown, filled, read_markdown, tokens


def test_an_article() -> None:
    """Every block; a source is told where the notes stand."""
    here = Source("c1/dragon", "The dragon", (), "https://example.org/d_(e)")
    article = (
        Heading(1, ("The dragon",)),
        Picture("rulefork dragon.svg", "It walks"),
        Paragraph((Code("dragon/walks"), ": it walks", Note(here), Note(Source("c1/x", "x")))),
        Bullets(((Strong("When"), " it walks"), ("Then it eats",))),
        Table((("edition",), ("evidence",)), ((("HiG",), ("-", Note(here))),)),
        Table((("nothing",),), ()),
        Notes(),
    )
    assert article_markdown(article) == (
        "# The dragon\n\n"
        "![It walks](rulefork%20dragon.svg)\n\n"
        "`dragon/walks`: it walks \\[c1/dragon\\] \\[c1/x\\]\n\n"
        "- **When** it walks\n- Then it eats\n\n"
        "| edition | evidence |\n| --- | --- |\n| HiG | - \\[c1/dragon\\] |\n\n"
        "- c1/dragon: [The dragon](https://example.org/d_%28e%29)\n- c1/x: x\n"
    )


def test_markup_is_shown_as_it_stands() -> None:
    """No text can break a table or pass as markup."""
    assert escaped("a | *b* `c` <d> #1 [e]_f_") == r"a \| \*b\* \`c\` \<d\> \#1 \[e\]\_f\_"
    assert escaped("a\nb\x1b") == r"a\\x0ab\\x1b"
    assert escaped("@all {{x}} $y$ https://z.org WWW.z.org") == r"\@all \{\{x\}\} \$y\$ https\://z.org WWW\.z.org"


def test_a_bar_in_code() -> None:
    """It would end the cell of a table, and only there."""
    assert code("a|`b`") == "`a\\|'b'`"
    assert article_markdown((Paragraph((Code("a|b"),)),)) == "`a|b`\n"


@pytest.mark.parametrize("text", [*HOSTILE, "10. ten", "1234567890. many", "=", "====", "***", "    code"])
def test_hostile_texts(text: str) -> None:
    """None of them is anything but a paragraph of words."""
    kinds = [token.type for token in tokens(article_markdown((Paragraph((text,)),)))]
    assert set(kinds) <= {"paragraph_open", "inline", "text", "text_special", "paragraph_close"}
    assert len(kinds) - kinds.count("text") - kinds.count("text_special") == 3


@given(TEXTS)
def test_no_text_is_markup(text: str) -> None:
    """Another program finds words alone, and they are those that were to be said."""
    shown = article_markdown((Paragraph((text,)),))
    assert {token.type for token in tokens(shown)} <= {
        "paragraph_open", "inline", "text", "text_special", "paragraph_close",
    }  # fmt: skip
    assert read_markdown(shown) == as_shown(text)


@given(TEXTS)
def test_an_article_keeps_its_shape(text: str) -> None:
    """A text changes nothing about the headings, lists, tables and links around it."""
    words = "word" if as_shown(text) else " "
    kept = [each.type for each in tokens(article_markdown(filled(words))) if not each.type.startswith("text")]
    found = [each.type for each in tokens(article_markdown(filled(text))) if not each.type.startswith("text")]
    assert found == kept

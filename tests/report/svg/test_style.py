"""The style sheet."""

import re

from rulefork.report.svg import STYLE


def test_every_colour_is_told_in_full_and_as_a_property() -> None:
    """A program that knows no properties has the colours too; each property has a value."""
    for name in set(re.findall(r"var\(--([a-z-]+)\)", STYLE)):
        assert re.search(rf"--{name}:#", STYLE)
    for declaration in re.findall(r"(?:fill|stroke):var\(--[a-z-]+\)", STYLE):
        before = declaration.partition(":")[0]
        assert re.search(rf"{before}:#[0-9a-f]+;{re.escape(declaration)}", STYLE)


def test_dark_and_paper() -> None:
    """In the dark the colours are others, and on paper they are not; all classes are of pictures alone."""
    assert "@media screen and (prefers-color-scheme:dark){.b{--b-paper:" in STYLE
    assert {name[:2] for name in re.findall(r"\.([a-z][a-z0-9-]*)\{", STYLE)} == {"b", "b-"}

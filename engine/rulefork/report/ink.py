"""Colour on a terminal: few styles, named by what they mean."""

from typing import Final, Literal

Style = Literal["head", "faint", "bad", "A", "B", "C", "D"]

_CODES: Final[dict[Style, str]] = {
    "head": "1",
    "faint": "2",
    "bad": "1;31",
    "A": "32",
    "B": "33",
    "C": "36",
    "D": "35",
}


class Ink:
    """Colours a text, or leaves it plain where colour is not wanted."""

    __slots__ = ("colour",)

    def __init__(self, colour: bool = False) -> None:
        self.colour = colour

    def __call__(self, text: str, style: Style | None) -> str:
        """Return the text in a style; unchanged without colour or without a style."""
        if not self.colour or style is None or not text.strip():
            return text
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m"


PLAIN: Final = Ink()

"""Colour on a terminal: styles named by what they mean; players have their own."""

from typing import Final, Literal

Outcome = Literal["A", "B", "C", "D"]
Player = Literal["Red", "Blue", "Green", "Yellow", "Black", "Pink"]
Style = Literal["head", "faint", "bad", "city", "road", "dragon", "fairy"] | Outcome | Player

_CODES: Final[dict[Style, str]] = {
    "head": "1",
    "faint": "2",
    "bad": "1;31",
    "A": "32",
    "B": "33",
    "C": "36",
    "D": "35",
    "city": "33",
    "road": "1",
    "dragon": "1;31",
    "fairy": "1;35",
    "Red": "1;97;41",
    "Blue": "1;97;44",
    "Green": "30;42",
    "Yellow": "30;43",
    "Black": "1;97;40",
    "Pink": "30;45",
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

"""The dragon's way over the board."""

from rulefork.report.svg.neutral import way

from .markup import parsed, words


def test_way() -> None:
    """A line from tile to tile, off their middles, and a number where each step ends."""
    text = f"<g>{way([(0, 0), (0, 1), (1, 1)])}</g>"
    assert parsed(text)[0].get("d") == "M70 70L70 -30 170 -30"
    assert words(text) == ["1", "2"]


def test_no_way() -> None:
    """A dragon that made no step left no trace."""
    assert way([(0, 0)]) == way([]) == ""

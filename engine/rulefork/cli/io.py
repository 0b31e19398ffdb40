"""What goes out and how: text in the width and colour of the terminal, JSON, findings on the error stream."""

import json
import os
import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, TypedDict

if TYPE_CHECKING:
    from rulefork.report.ink import Ink
    from rulefork.rulebook.finding import Finding

_NARROWEST: Final = 80
_WIDEST: Final = 120


class Page(TypedDict):
    """How text is set."""

    width: int
    ink: "Ink"


def text_page() -> Page:
    """Return the width and colour for standard output: those of the terminal, or plain text of the usual width."""
    from rulefork.report.ink import Ink
    from rulefork.report.layout import WIDTH

    if not sys.stdout.isatty():
        return {"width": WIDTH, "ink": Ink()}
    width = min(max(shutil.get_terminal_size().columns, _NARROWEST), _WIDEST)
    return {"width": width, "ink": Ink(_colour_wanted())}


def show(text: str) -> None:
    """Write to standard output; a reader that went away, as in `rulefork check | head`, is no mistake."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def as_json(data: Any) -> str:
    """Return plain data as JSON, as it is written to standard output."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def show_json(data: Any) -> None:
    """Write plain data as JSON to standard output."""
    show(as_json(data))


def show_lines(data: Iterable[Any]) -> None:
    """Write plain data as JSON lines to standard output, one line each."""
    show("".join(json.dumps(each, ensure_ascii=False) + "\n" for each in data))


def complain(findings: Iterable["Finding"]) -> None:
    """Write findings to the error stream, one a line, and their number in a closing line."""
    from rulefork.report.lint_text import lint_text

    sys.stderr.write(lint_text(list(findings)))


def note(text: str) -> None:
    """Write a remark that stops nothing to the error stream."""
    sys.stderr.write(f"note: {text}\n")


def _colour_wanted() -> bool:
    """Return whether a terminal shall have colour; an empty NO_COLOR counts as none."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

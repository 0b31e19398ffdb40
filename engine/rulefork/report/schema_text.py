"""The JSON Schemas for reading and for programs: what each describes, by its name."""

from collections.abc import Mapping
from typing import Any, Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, page
from rulefork.rulebook.shape import Schema

_OF_OUTPUT: Final = "rulefork "
"""The titles of what the commands write begin so; the others name the files that they describe."""


def schemas_text(schemas: Mapping[str, Schema], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the names and titles of the schemas: those of what the commands write, then those of files."""
    rows = [(name, str(schema["title"])) for name, schema in schemas.items()]
    wide = max(len(name) for name, _ in rows)
    blocks = []
    for title, output in (("What the commands write", True), ("Files", False)):
        told = [(name.ljust(wide), text) for name, text in rows if text.startswith(_OF_OUTPUT) == output]
        blocks.append([ink(title, "head"), *(clip(line, width) for line in columns(told, indent=2))])
    return page([*blocks, ["`rulefork schema NAME` prints one of them."]])


def schemas_json(schemas: Mapping[str, Schema]) -> list[dict[str, Any]]:
    """Return the names and titles of the schemas as a list."""
    return [{"name": name, "title": schema["title"]} for name, schema in schemas.items()]

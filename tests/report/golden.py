"""Golden outputs: what a report looks like, in files that are read when they change.

`RULEFORK_GOLDEN=write pytest tests/report` writes them anew; then read the difference before you keep it.
"""

import os
from pathlib import Path

_FOLDER = Path(__file__).parent / "golden"


def assert_golden(name: str, text: str) -> None:
    """Compare a text with the golden file of that name, or write the file where that is asked for."""
    path = _FOLDER / name
    if os.environ.get("RULEFORK_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")

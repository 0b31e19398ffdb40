"""Where things are in the site: paths from its root. The address of a ruling is its id, and so it never changes."""

import re
from collections.abc import Iterable
from pathlib import PurePosixPath

from rulefork.rulebook.ruleset import Ruleset

_ODD = re.compile(r"[^a-z0-9]+")


def ruling_page(ruling: str) -> str:
    """Return the page of a ruling: that of the first part of its id."""
    return f"rulings/{slug(ruling.partition('/')[0])}.html"


def ruling_address(ruling: str) -> str:
    """Return the page of a ruling and the place in it."""
    return f"{ruling_page(ruling)}#{ruling}"


def toggle_address(toggle: str) -> str:
    """Return where a toggle is explained."""
    return f"toggles.html#{toggle}"


def slug(text: str) -> str:
    """Return the text as a part of a path that any system takes."""
    return _ODD.sub("-", text.lower()).strip("-") or "x"


def slugs(rulesets: Iterable[Ruleset]) -> dict[str, str]:
    """Return for each ruleset, by id, a part of a path that no other one has."""
    found: dict[str, str] = {}
    for ruleset in rulesets:
        wanted = slug(ruleset.id.rpartition("/")[2])[:60]  # of a file its name, not where somebody keeps it
        taken = {*found.values()}
        free = (f"{wanted}-{number}" for number in range(2, len(taken) + 3))
        found[ruleset.id] = wanted if wanted not in taken else next(each for each in free if each not in taken)
    return found


def way_up(page: str) -> str:
    """Return what leads from a page to the root of the site: "" or "../"."""
    return "../" * (len(PurePosixPath(page).parts) - 1)

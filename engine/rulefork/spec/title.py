"""Titles as names: how the title of a scenario, or the name of a file, becomes part of an id."""

import re


def slug(title: str) -> str:
    """Return the words of the title in small letters, joined by hyphens.

    >>> slug("A knight stands in Blue's city")
    'a-knight-stands-in-blues-city'
    """
    return "-".join(re.findall(r"[^\W_]+", re.sub("['\N{RIGHT SINGLE QUOTATION MARK}]", "", title.casefold())))

"""Pictures read back: whether they are well-formed, and whether everything that they use is there."""

import re
from collections import Counter
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
_CLASS = re.compile(r'class="([^"]*)"')


def parsed(text: str) -> ElementTree.Element:
    """Return a picture as a tree; fails where it is not well-formed XML."""
    return ElementTree.fromstring(text.encode())


def used(text: str) -> set[str]:
    """Return the ids of the symbols that a picture uses."""
    return {each.get("href", "").removeprefix("#") for each in parsed(text).iter() if each.get("href")}


def ids(text: str) -> Counter[str]:
    """Return how often each id is given in a picture."""
    return Counter(each.get("id", "") for each in parsed(text).iter() if each.get("id"))


def assert_whole(text: str, symbols: str = "") -> None:
    """Fail unless a picture is well-formed, gives each id once and uses no symbol that neither it nor `symbols` has."""
    page = f'<page xmlns="http://www.w3.org/2000/svg">{symbols}{text}</page>'
    given = ids(page)
    assert used(page) <= given.keys()
    assert set(given.values()) <= {1}


def classes(text: str) -> set[str]:
    """Return the classes that occur in a picture."""
    return {name for names in _CLASS.findall(text) for name in names.split()}


def words(text: str) -> list[str]:
    """Return what is written in a picture, without its title and description."""
    tree = parsed(text)
    return [each.text or "" for each in tree.iter() if each.tag.rpartition("}")[2] == "text"]

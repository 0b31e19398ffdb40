"""The words for roles and kinds of features, with those of the second edition."""

from collections.abc import Mapping
from typing import Final

from rulefork.play.event import Role
from rulefork.rulebook.tile import Kind

ROLES: Final[Mapping[str, Role]] = {
    "knight": "knight", "thief": "thief", "highwayman": "thief", "monk": "monk", "farmer": "farmer",
}  # fmt: skip
KINDS: Final[Mapping[str, Kind]] = {
    "city": "city", "road": "road", "cloister": "cloister", "monastery": "cloister", "farm": "farm", "field": "farm",
}  # fmt: skip

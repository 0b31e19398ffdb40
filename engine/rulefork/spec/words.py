"""The words for roles and kinds of features, with those of the second edition."""

from collections.abc import Mapping
from typing import Final

from rulefork.play.event import Role
from rulefork.play.role import ROLES as ROLE_ON
from rulefork.rulebook.tile import Kind

ROLES: Final[Mapping[str, Role]] = {
    "knight": "knight", "thief": "thief", "highwayman": "thief", "monk": "monk", "heretic": "monk",
    "farmer": "farmer",
}  # fmt: skip
KINDS: Final[Mapping[str, Kind]] = {
    "city": "city", "road": "road", "cloister": "cloister", "monastery": "cloister", "farm": "farm", "field": "farm",
}  # fmt: skip
KIND_OF: Final[Mapping[str, Kind]] = {role: kind for kind, role in ROLE_ON.items()}
"""The kind of feature on which a follower has each role."""
PLACES: Final[Mapping[str, Kind]] = {**KINDS, **{word: KIND_OF[role] for word, role in ROLES.items()}}
"""The words that say where a figure is put: a role, or a kind of feature."""

"""Where the files lie that are linted together."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulefork.rulebook.data import Kind, data_folder

_PARTS: Final[tuple[Kind, ...]] = ("rules", "scenarios", "features")


@dataclass(frozen=True, slots=True)
class Place:
    """The rules, the positions and the features that are linted together.

    `whole` tells whether they are a whole suite: only of that can be said that nothing in it is idle or missing.
    """

    rules: Path
    scenarios: Path
    features: tuple[Path, ...]
    whole: bool

    @property
    def toggles(self) -> Path:
        """The file of the toggles."""
        return self.rules / "toggles.yaml"

    @property
    def released(self) -> Path:
        """The list of released ids, which a whole suite has."""
        return self.features[0] / "released.yaml"


def place_of(paths: Sequence[Path]) -> Place:
    """Return where to look; without paths, at the files that come with rulefork.

    One folder that holds `rules` and `features` is a whole suite, and each of its folders stands for it. Any other
    paths are features that go with the rules and positions of rulefork.
    """
    rules, scenarios, features = data_folder("rules"), data_folder("scenarios"), data_folder("features")
    if not paths:
        return Place(rules, scenarios, (features,), whole=True)
    root = _root(paths[0]) if len(paths) == 1 else None
    if root is None:
        return Place(rules, scenarios, tuple(paths), whole=False)
    own = root / "scenarios"
    return Place(root / "rules", own if own.is_dir() else scenarios, (root / "features",), whole=True)


def _root(path: Path) -> Path | None:
    """Return the folder of the whole suite that the path names, or None where it names something else."""
    full = Path(os.path.abspath(path))
    root = full.parent if full.name in _PARTS else full
    return root if (root / "rules").is_dir() and (root / "features").is_dir() else None

"""Where the data lies: rules, scenarios and features, in a checkout or inside the installed package."""

from pathlib import Path
from typing import Final, Literal

Kind = Literal["rules", "scenarios", "features"]

_PACKAGE: Final = Path(__file__).resolve().parent.parent


def data_folder(kind: Kind) -> Path:
    """Return the folder of one kind of data: inside the wheel, or beside engine/ in a checkout."""
    inside = _PACKAGE / "_data" / kind
    return inside if inside.is_dir() else _PACKAGE.parent.parent / kind

"""The suite: a rule book, the positions, and the rulings that speak of them."""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from pathlib import Path

from rulefork.rulebook.book import Rulebook, load_rulebook
from rulefork.rulebook.data import Kind, data_folder
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.spec.feature import read_features
from rulefork.spec.files import folder_near
from rulefork.spec.language import language
from rulefork.spec.namecheck import check_names
from rulefork.spec.position import Position, read_positions
from rulefork.spec.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Suite:
    """Everything that a check needs: the rule book, the positions by title, the rulings in the order of their files."""

    book: Rulebook
    positions: Mapping[str, Position]
    rulings: tuple[Ruling, ...]


def load_suite(feature_paths: Sequence[Path] | None = None, folder: Path | None = None) -> Suite:
    """Return the suite of the given feature files and folders; without any, the one that is shipped.

    Positions are looked for in the folder `scenarios` beside or above each path, then among those shipped; where both
    have one of the same title, the nearer one counts. `folder` is a checkout whose `rules`, `scenarios` and `features`,
    as far as it has them, take the place of those shipped. Raises `BadInput` with every mistake in rules, or in
    positions and features.
    """
    rules = _part(folder, "rules")
    book = load_rulebook(None if rules == data_folder("rules") else rules)
    paths = tuple(feature_paths or (_part(folder, "features"),))
    positions, findings = find_positions(paths, book, _part(folder, "scenarios"))
    try:
        features = read_features(paths, language(book), book, positions=None if findings else positions)
    except BadInput as bad:
        raise BadInput((*findings, *bad.findings)) from None
    if not findings:
        ids = {ruling.id for ruling in features.rulings}
        faults = (check_names(ruling, positions, book, ids) for ruling in features.rulings)
        findings = tuple(finding for each in faults for finding in each)
    if findings:
        raise BadInput(dict.fromkeys(findings))
    return Suite(book, positions, features.rulings)


def find_positions(
    paths: Iterable[Path], book: Rulebook, shipped: Path | None = None
) -> tuple[Mapping[str, Position], tuple[Finding, ...]]:
    """Return the positions that features at these paths may use, by title, and what is wrong with others of them."""
    return _positions(_scenario_folders(paths, shipped or data_folder("scenarios")), book)


def digest(suite: Suite) -> str:
    """Return 16 hex digits that tell what the files said from which a suite was read, with the rules that are shipped.

    They are the same wherever the files lie.
    """
    paths = {ruling.where.path for ruling in suite.rulings} | {each.where.path for each in suite.positions.values()}
    files = sorted([*map(Path, paths), *data_folder("rules").rglob("*.yaml")], key=lambda path: (path.name, path))
    sums = (blake2s(path.read_bytes(), digest_size=8).digest() for path in files)
    return blake2s(b"".join(sums), digest_size=8).hexdigest()


def _part(folder: Path | None, kind: Kind) -> Path:
    return folder / kind if folder and (folder / kind).is_dir() else data_folder(kind)


def _scenario_folders(paths: Iterable[Path], shipped: Path) -> tuple[tuple[Path, ...], ...]:
    """Return the folders of positions, the nearer ones in front."""
    near = {os.path.realpath(found): found for path in paths if (found := folder_near(path, "scenarios"))}
    near.pop(os.path.realpath(shipped), None)
    return tuple(near.values()), (shipped,) if shipped.is_dir() else ()


def _positions(
    groups: Iterable[tuple[Path, ...]], book: Rulebook
) -> tuple[Mapping[str, Position], tuple[Finding, ...]]:
    """Return the positions of the groups of folders, those of a former group before those of a later one."""
    found: dict[str, Position] = {}
    findings: list[Finding] = []
    for folders in groups:
        try:
            farther = read_positions(folders, book)
            found |= {title: position for title, position in farther.items() if title not in found}
        except BadInput as bad:
            findings += bad.findings
    return found, tuple(findings)

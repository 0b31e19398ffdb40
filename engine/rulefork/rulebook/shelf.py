"""The files of a rules folder while they are read: mistakes are gathered, a broken file is left out."""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.schema import validate
from rulefork.rulebook.yamlfile import Document, read_yaml, shown

Said = TypeVar("Said")
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Shelf:
    """The files below one folder. `findings` grows as they are read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.findings: list[Finding] = []

    def document(self, path: Path, schema: str) -> Document | None:
        """Return what a file says, or None where it is no YAML or does not fit the schema of that name."""
        try:
            document = read_yaml(path)
        except BadInput as error:
            self.findings += error.findings
            return None
        findings = validate(document, schema)
        self.findings += findings
        return None if findings else document

    def read(
        self,
        name: str,
        reader: Callable[[Document], Mapping[str, Said]],
        faults: Callable[[Document, Mapping[str, Said]], Iterable[Finding]] = lambda *_: (),
    ) -> Mapping[str, Said]:
        """Return what the file of that name says, by id; nothing where it is broken."""
        document = self.document(self.folder / f"{name}.yaml", name)
        if document is None:
            return {}
        said = reader(document)
        self.findings += faults(document, said)
        return said

    def documents(self, kind: str, schema: str) -> dict[str, Document]:
        """Return the sound documents of a subfolder by the names of their files, which are ids."""
        for path in sorted((self.folder / kind).glob("*.y*ml")):
            if path.suffix != ".yaml" or not ID.fullmatch(path.stem):
                why = "the name of a file here is an id and `.yaml`: small letters, digits and single hyphens"
                self.findings.append(Finding(Where(shown(path)), f"`{path.name}` is no fit name", why, "rename it"))
        found = {name: self.document(self.folder / kind / f"{name}.yaml", schema) for name in self.names(kind)}
        return {name: document for name, document in found.items() if document is not None}

    def names(self, kind: str) -> list[str]:
        """Return the names of the files of a subfolder, sorted; of the broken ones too."""
        return sorted(path.stem for path in (self.folder / kind).glob("*.yaml"))

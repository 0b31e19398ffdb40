"""What the ids in a report stand for, so that an article can say it in words: sources, toggles, positions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rulefork.report.article import Line, Note
from rulefork.rulebook.ruleset import Setting
from rulefork.rulebook.source import Source
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.position import Position
from rulefork.spec.suite import Suite


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Sources and toggles by id, positions by title; what is in none of them is told by its id."""

    sources: Mapping[str, Source] = field(default_factory=dict)
    toggles: Mapping[str, Toggle] = field(default_factory=dict)
    positions: Mapping[str, Position] = field(default_factory=dict)

    @classmethod
    def of(cls, suite: Suite) -> "Lexicon":
        """Return the words of a suite."""
        return cls(suite.book.sources, suite.book.toggles, suite.positions)

    def notes(self, sources: Iterable[str]) -> Line:
        """Return a note for each source."""
        return tuple(Note(self._source(id)) for id in dict.fromkeys(sources))

    def _source(self, id: str) -> Source:
        """Return a source; one without an address has that of the page on which it stands, where there is one."""
        source = self.sources.get(id, Source(id, id))
        page = self.sources.get(f"{id.partition('/')[0]}/page")
        return replace(source, url=source.url or (page.url if page else None))

    def says(self, toggle: str, value: str) -> str:
        """Return in a sentence what a value of a toggle means, and how it is played where it says nothing."""
        if toggle not in self.toggles or value not in self.toggles[toggle].values:
            return f"{toggle}: {value}"
        told = self.toggles[toggle].values[value]
        return " ".join(text for text in (told.says, told.played) if text)

    def about(self, position: str) -> str:
        """Return what there is to say about a position, in one line; empty where nobody knows it."""
        return " ".join(self.positions[position].about.split()) if position in self.positions else ""

    def readings(self, toggle: str, setting: Setting) -> Line:
        """Return the other ways in which a disputed text is read, each with its sources."""
        parts: list[Line] = []
        for reading in setting.readings:
            told = " ".join(text for text in (self.says(toggle, reading.value), reading.says) if text)
            parts.append((f" (read otherwise: {told.rstrip('.')})", *self.notes(reading.source)))
        return tuple(inline for part in parts for inline in part)

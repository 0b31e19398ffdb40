"""What rulesets are called in a report: a short name, and the mark at the head of their column."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rulefork.rulebook.edition import Edition
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Names:
    """The aliases (alias to id) and the column marks (id to mark) of the published editions."""

    aliases: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, rulesets: Iterable[Ruleset], aliases: Mapping[str, str]) -> "Names":
        """Return the names of rulesets, with the marks that their files give them."""
        return cls(aliases, {each.id: each.mark for each in rulesets if isinstance(each, Edition | HouseRules)})

    def short(self, ruleset: str) -> str:
        """Return the id of a ruleset with an alias in the place of the edition, as one would type it.

        `hig-c1-current+princess=must` becomes `hig+princess=must`; an id without an alias stays as it is.
        """
        end = min((at for at in (ruleset.find("+"), ruleset.find("@")) if at >= 0), default=len(ruleset))
        edition = ruleset[:end]
        return self._alias(edition) + ruleset[end:]

    def aliased(self, ruleset: str) -> bool:
        """Return whether the ruleset has an alias of its own."""
        return ruleset in self.aliases.values()

    def reference(self, rulesets: Sequence[Ruleset]) -> str:
        """Return the id of the ruleset that the others are compared with: `hig` where it is there, else the first."""
        ids = [ruleset.id for ruleset in rulesets]
        hig = self.aliases.get("hig", "")
        return hig if hig in ids else ids[0]

    def heads(self, rulesets: Sequence[Ruleset]) -> dict[str, str]:
        """Return the column mark of each ruleset by id; one without a mark of its own has its number."""
        heads: dict[str, str] = {}
        for number, ruleset in enumerate(rulesets, start=1):
            mark = self.marks.get(ruleset.id, "")
            heads[ruleset.id] = mark if mark and mark not in heads.values() else str(number)
        return heads

    def _alias(self, edition: str) -> str:
        return next((alias for alias, id in self.aliases.items() if id == edition), edition)

"""How rulesets differ: the toggles they answer differently, and the rulings that come out differently."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulefork.report.marks import concerns
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import Report, RulingReport


@dataclass(frozen=True, slots=True)
class Diff:
    """What parts the rulesets of a report.

    Of the rulings, `alike` come out the same under all that have them, `single` belong to one of the rulesets only,
    `absent` to none.
    """

    report: Report
    toggles: tuple[Toggle, ...]
    rulings: tuple[RulingReport, ...]
    alike: int
    single: int
    absent: int
    known: int
    """How many toggles there are in all."""

    @property
    def rulesets(self) -> tuple[Ruleset, ...]:
        """The rulesets compared."""
        return self.report.rulesets

    @property
    def differs(self) -> bool:
        """Whether anything differs, a value or an outcome."""
        return bool(self.toggles or self.rulings)


def compare(report: Report, toggles: Mapping[str, Toggle]) -> Diff:
    """Return how the rulesets of a report differ; `toggles` are all toggles of the rulebook."""
    having = [_having(report, ruling) for ruling in report.rulings]
    parted = [ruling for ruling, groups in zip(report.rulings, having, strict=True) if len(groups) > 1]
    united = [groups[0] for groups in having if len(groups) == 1]
    return Diff(
        report,
        toggles=tuple(toggle for toggle in toggles.values() if len(_values(report, toggle.id)) > 1),
        rulings=tuple(parted),
        alike=sum(group > 1 for group in united),
        single=sum(group == 1 for group in united),
        absent=sum(not groups for groups in having),
        known=len(toggles),
    )


def _having(report: Report, ruling: RulingReport) -> list[int]:
    """Return how many of the rulesets compared share each outcome; nothing where they are one and no case applied."""
    ids = {ruleset.id for ruleset in report.rulesets}
    groups = [count for outcome in ruling.outcomes if (count := len(ids & set(outcome.rulesets)))]
    return groups if len(groups) > 1 or concerns(ruling, *ids) else []


def _values(report: Report, toggle: str) -> set[str]:
    return {ruleset.settings[toggle].value for ruleset in report.rulesets}

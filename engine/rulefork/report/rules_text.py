"""Rulesets for reading: the list of all editions and house rules, and every value of one with its evidence."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, wrapped
from rulefork.report.names import Names
from rulefork.report.setting_text import confidence, readings
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset, Setting
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.sentence import listed

_NOBODY: Final = Names()
_MEANINGS: Final = {
    "stated": "a document says so",
    "implied": "it follows from what a document says about another printing",
    "silent": "no document speaks; it is played like the edition it extends, and nobody claims more",
    "disputed": "documents can be read in more than one way",
}


def rules_text(editions: Iterable[Edition], house: Iterable[Ruleset], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the editions in their order, with how many of their values rest on what; then the house rules."""
    head = ("", "alias", "id", "family", "year", *CONFIDENCES, "name")
    rows = [_edition_row(edition) for edition in editions]
    lines = [clip(line, width) for line in columns([head, *rows])]
    table = [ink(lines[0], "faint"), *lines[1:]]
    own = [clip(line, width) for line in columns([(each.id, each.name) for each in house], indent=2)]
    meanings = [clip(line, width) for line in columns(_MEANINGS.items(), indent=2)]
    return page(
        [
            table,
            [ink("House rules", "head"), *own] if own else [],
            [ink("What a value rests on", "head"), *meanings],
        ]
    )


def ruleset_text(
    ruleset: Ruleset,
    toggles: Mapping[str, Toggle],
    names: Names = _NOBODY,
    *,
    today: Ruleset | None = None,
    width: int = WIDTH,
    ink: Ink = PLAIN,
) -> str:
    """Return every value of a ruleset: what it says, who says it, how sure that is, and how else it can be read.

    For an edition as of a date, `today` is the edition as it stands now; what has changed since is told then.
    """
    blocks = [
        [*_setting(toggles[id], setting, ruleset, names, width, ink), *_changed(id, setting, today, width)]
        for id, setting in ruleset.settings.items()
    ]
    return page([_heading(ruleset, names, width, ink), *blocks])


def _edition_row(edition: Edition) -> tuple[str, ...]:
    counts = evidence_counts(edition)
    return (
        edition.mark,
        ", ".join(edition.aliases),
        edition.id,
        edition.family,
        str(edition.year or ""),
        *(str(counts[each]).rjust(len(each)) for each in CONFIDENCES),
        edition.name,
    )


def evidence_counts(ruleset: Ruleset) -> Counter[str]:
    """Return how many of the values of a ruleset are stated, implied, silent and disputed."""
    return Counter(setting.confidence for setting in ruleset.settings.values())


def _heading(ruleset: Ruleset, names: Names, width: int, ink: Ink) -> list[str]:
    short = names.short(ruleset.id)
    lines = [ink(ruleset.id, "head") + (f" ({short})" if short != ruleset.id else "")]
    lines += wrapped(ruleset.name, width=width)
    edition = ruleset.base if isinstance(ruleset.base, Edition) else ruleset
    if isinstance(edition, Edition):
        year = edition.year or "year unknown"
        lines += wrapped(f"Family {edition.family}. {edition.publisher}, {year}. {edition.about}", width=width)
    counts = evidence_counts(ruleset)
    told = listed(f"{counts[each]} {each}" for each in CONFIDENCES if counts[each])
    return [*lines, f"{counted(len(ruleset.settings), 'value')}: {told}."]


def _setting(toggle: Toggle, setting: Setting, ruleset: Ruleset, names: Names, width: int, ink: Ink) -> list[str]:
    value = toggle.values[setting.value]
    lines = [f"{ink(toggle.id, 'head')}  {toggle.question}"]
    lines += wrapped(value.says, width=width, first=f"  {value.id}: ", then="    ")
    if value.plays_as:
        lines += wrapped(f"played as {value.plays_as}. {value.played}", width=width, first="    ")
    lines += wrapped(_evidence(setting, ruleset, names), width=width, first="    ")
    if setting.says:
        lines += wrapped(setting.says, width=width, first="    ")
    return [*lines, *readings(setting, first="    ", width=width)]


def _changed(toggle: str, setting: Setting, today: Ruleset | None, width: int) -> list[str]:
    """Return what the edition says today where that is something else."""
    if today is None or today.value(toggle) == setting.value:
        return []
    now = today.settings[toggle]
    since = f", since {now.since}" if now.since else ""
    said = ", ".join([confidence(now), *now.source])
    return wrapped(f"today {now.value}{since} ({said})", width=width, first="    ")


def _evidence(setting: Setting, ruleset: Ruleset, names: Names) -> str:
    parts = [confidence(setting), *setting.source]
    if setting.since:
        parts.append(f"since {setting.since}")
    if setting.origin != ruleset.id:
        parts.append(f"from {names.short(setting.origin)}")
    return ", ".join(parts)

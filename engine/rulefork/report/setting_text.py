"""A value of a toggle with its evidence, in words."""

from rulefork.report.layout import WIDTH, wrapped
from rulefork.rulebook.ruleset import Setting
from rulefork.rulebook.toggle import Toggle


def value_row(toggle: Toggle, setting: Setting) -> tuple[str, str, str]:
    """Return the value, how sure it is, and where it is said and since when.

    A value that is played as another one names that too.
    """
    played = toggle.values[setting.value].plays_as
    value = f"{setting.value}, played as {played}" if played else setting.value
    since = [f"since {setting.since}"] if setting.since else []
    return value, confidence(setting), ", ".join([*setting.source, *since])


def confidence(setting: Setting) -> str:
    """Return how sure a value is; one set by hand in the notation of rulesets says so."""
    return "set here" if "+" in setting.origin and not setting.source else setting.confidence


def readings(setting: Setting, *, first: str = "", width: int = WIDTH) -> list[str]:
    """Return the other readings of a disputed value, a paragraph each; `first` stands before them."""
    lines: list[str] = []
    for reading in setting.readings:
        says = f": {reading.says}" if reading.says else ""
        source = f" ({', '.join(reading.source)})" if reading.source else ""
        lines += wrapped(f"{reading.value}{says}{source}", width=width, first=f"{first}or ")
    return lines

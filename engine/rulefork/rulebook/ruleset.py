"""Rulesets: a value for every toggle, each with its evidence; and the rules that the engine asks while it plays."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, Literal, TypeVar

from rulefork.rulebook.toggle import Toggle

Confidence = Literal["stated", "implied", "silent", "disputed"]
Family = Literal["C1", "C2"]
Made = TypeVar("Made")

CONFIDENCES: Final[tuple[Confidence, ...]] = ("stated", "implied", "silent", "disputed")
"""From the strongest evidence to the weakest."""

_SAYS: Final = " says"
_RESTS_ON: Final = " rests on"
FAMILY: Final = "family"


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way in which a disputed text is read, and where it is read so (ids of sources)."""

    value: str
    source: tuple[str, ...] = ()
    says: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """The value that a ruleset gives to a toggle, with its evidence.

    `source` lists the ids of the sources, `origin` is the id of the ruleset whose file says so, `since` the date (a
    text such as "2015-03") from which the value holds, None for one that held from the start.
    """

    value: str
    confidence: Confidence
    source: tuple[str, ...]
    origin: str
    readings: tuple[Reading, ...] = ()
    since: str | None = None
    says: str = ""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A value for every toggle, in the order of the toggles' file; the id names it in the notation of rulesets.

    `base` is the published or written ruleset on which single values were set, None for one that stands by itself.
    """

    id: str
    name: str
    family: Family
    settings: Mapping[str, Setting]
    base: "Ruleset | None" = None
    _played: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def value(self, toggle: str) -> str:
        """Return the value of a toggle as the text says it."""
        return self.settings[toggle].value

    def played(self, toggles: Mapping[str, Toggle]) -> Mapping[str, str]:
        """Return the value of every toggle as it is played; worked out once, for a ruleset belongs to one rulebook."""
        if not self._played:
            self._played.update((id, toggles[id].played(setting.value)) for id, setting in self.settings.items())
        return self._played

    def with_values(self, values: Mapping[str, str]) -> "Ruleset":
        """Return the ruleset that differs from this one in `values`; where nothing differs from the base, the base.

        Its id lists the differences in the order of the toggles: "hig-c1-current+fairy-placement=on-tile". A toggle
        that the ruleset does not have raises `KeyError`; whether a value exists is for the caller to know.
        """
        if unknown := values.keys() - self.settings.keys():
            raise KeyError(*sorted(unknown))
        base = self.base or self
        wanted = {toggle: values.get(toggle, setting.value) for toggle, setting in self.settings.items()}
        changed = {toggle: value for toggle, value in wanted.items() if value != base.value(toggle)}
        if not changed:
            return base
        told = [f"{toggle}={value}" for toggle, value in changed.items()]
        id = f"{base.id}+{','.join(told)}"
        settings = {**base.settings, **{toggle: Setting(value, "stated", (), id) for toggle, value in changed.items()}}
        return Ruleset(id, f"{base.name}, with {', '.join(told)}", base.family, settings, base)

    def __hash__(self) -> int:
        return hash(self.id)


class RulesInPlay:
    """The rules as a game asks them. What was asked is noted, with the answer: rulesets that answer alike play alike.

    `noted` maps "dragon-moves" to the value as played, "dragon-moves says" to the value as the text says it,
    "dragon-moves rests on" to the ids of the sources behind it, and "family" to the family.
    """

    __slots__ = ("_played", "noted", "ruleset", "toggles")

    def __init__(self, ruleset: Ruleset, toggles: Mapping[str, Toggle]) -> None:
        self.ruleset = ruleset
        self.toggles = toggles
        self.noted: dict[str, str] = {}
        self._played = ruleset.played(toggles)

    def __getitem__(self, toggle: str) -> str:
        """Return the value of a toggle as it is played."""
        value = self.noted[toggle] = self._played[toggle]
        return value

    def says(self, toggle: str) -> str:
        """Return the value of a toggle as the text says it."""
        return self._note(toggle + _SAYS)

    def rests_on(self, toggle: str) -> tuple[str, ...]:
        """Return the ids of the sources behind the value of a toggle."""
        return tuple(self._note(toggle + _RESTS_ON).split())

    @property
    def family(self) -> Family:
        """The family, C1 or C2."""
        self._note(FAMILY)
        return self.ruleset.family

    @property
    def read(self) -> tuple[str, ...]:
        """The ids of the toggles that were asked for, sorted."""
        return toggles_noted(self.noted)

    def _note(self, question: str) -> str:
        answer = self.noted[question] = answer_of(self.ruleset, self.toggles, question)
        return answer


class Memo(Generic[Made]):
    """What was made under some answers of the rules, by a key, for every ruleset that gives the same answers."""

    def __init__(self) -> None:
        self._made: dict[str, list[tuple[Mapping[str, str], Made]]] = {}

    def get(self, key: str, rules: RulesInPlay, make: Callable[[], Made]) -> Made:
        """Return what was made, or make it; either way `rules` notes the answers on which it rests."""
        entries = self._made.setdefault(key, [])
        for noted, made in entries:
            if answers_alike(rules.ruleset, rules.toggles, noted):
                rules.noted.update(noted)
                return made
        made = make()
        entries.append((dict(rules.noted), made))
        return made


def is_of_text(question: str) -> bool:
    """Return whether a question noted is about the value as the text says it."""
    return question.endswith(_SAYS)


def is_of_sources(question: str) -> bool:
    """Return whether a question noted is about the sources behind a value, on which no outcome depends."""
    return question.endswith(_RESTS_ON)


def toggles_noted(noted: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the toggles that the questions noted are about, sorted."""
    return tuple(sorted({question.partition(" ")[0] for question in noted} - {FAMILY}))


def answers_alike(ruleset: Ruleset, toggles: Mapping[str, Toggle], noted: Mapping[str, str]) -> bool:
    """Return whether `ruleset` answers every question of `noted` as noted there, so that the same game comes of it."""
    return all(answer_of(ruleset, toggles, question) == answer for question, answer in noted.items())


def answer_of(ruleset: Ruleset, toggles: Mapping[str, Toggle], question: str) -> str:
    """Return the ruleset's answer to a question as `RulesInPlay.noted` has them."""
    played = ruleset.played(toggles)
    if question in played:
        return played[question]
    toggle, _, asked = question.partition(" ")
    if not asked:
        return ruleset.family
    setting = ruleset.settings[toggle]
    return setting.value if f" {asked}" == _SAYS else " ".join(setting.source)

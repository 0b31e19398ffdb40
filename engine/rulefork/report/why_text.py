"""Why a ruling comes out as it does, for reading: the ruling, its outcomes, what happens, and what stands behind it.

The acts of a situation stand after "When", each with what it brought about and the ruling that says so; what came of
it stands after "Then". An act that goes as under an outcome told before is not told again.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import Final

from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, page, plain, wrapped
from rulefork.report.marks import EXTRA, evidence, letters
from rulefork.report.names import Names
from rulefork.report.setting_text import confidence, readings
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset
from rulefork.rulebook.source import Source
from rulefork.spec.sentence import listed
from rulefork.verdict.reason import Answer, Deed, Ground, Reasons, Refusal, Story, Telling
from rulefork.verdict.runner import EMPTY_TABLE

_NOBODY: Final = Names()
_LONGEST: Final = 64
"""So many characters of a line are kept for what happened; the ruling's id stands behind them."""
_SET_HERE: Final = "set here"
"""What a value rests on that somebody set by hand; see `setting_text.confidence`."""


def why_text(
    found: Reasons, sources: Mapping[str, Source], names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN
) -> str:
    """Return the ruling and its reasons as text in lines of `width` characters; long ids may run over."""
    told = _Why(found, sources, names, width, ink)
    return page([told.heading(), told.sources_named(), told.outcomes(), *told.stories(), *told.toggles()])


@dataclass(frozen=True, slots=True)
class _Why:
    """A ruling and its reasons, and how they are set."""

    found: Reasons
    sources: Mapping[str, Source]
    names: Names
    width: int
    ink: Ink

    def heading(self) -> list[str]:
        """Return the ruling: its id, kind and marks, where it stands, its sentence and what is remarked upon it."""
        ruling = self.found.report.ruling
        kinds = ", ".join([ruling.kind, *sorted(ruling.marks)])
        lines = [f"{self.ink(ruling.id, 'head')}  {kinds}  {ruling.where.path}:{ruling.where.line}"]
        lines += wrapped(ruling.title, width=self.width)
        return [*lines, *self._text(" ".join(ruling.remark.split()), "")]

    def sources_named(self) -> list[str]:
        """Return the sources with their titles."""
        ids = self.found.report.ruling.sources
        wide = max(map(len, ids), default=0)
        titled = ((id, self.sources[id].title if id in self.sources else "(not among the sources)") for id in ids)
        lines = (wrapped(title, width=self.width, first=f"  {id.ljust(wide)}  ") for id, title in titled)
        return [self.ink("Sources", "head"), *chain.from_iterable(lines)]

    def outcomes(self) -> list[str]:
        """Return how the ruling comes out under which rulesets, on what that rests, and why they part."""
        outcomes = self.found.report.outcomes
        if not outcomes:
            families = " and ".join(self.found.report.ruling.families)
            nobody = self._text(f"None of these rulesets has it; it belongs to {families}.")
            return [self.ink("Outcome", "head"), *nobody]
        if len(outcomes) > 1:
            return [self.ink("Outcomes", "head"), *self._parted(), *self._causes(), *self._others()]
        (alike,) = outcomes
        head = "Outcome under all that have it" if len(alike.rulesets) > 1 else "Outcome"
        told = [*self._text(in_words(alike.observed)), *self._evidence(alike.rulesets)]
        return [self.ink(head, "head"), *told, *self._others()]

    def stories(self) -> Iterator[list[str]]:
        """Yield what happens: a paragraph for each situation, and one for each outcome that it has."""
        for story in self.found.stories:
            if story.tellings:
                first, *others = sorted(story.tellings, key=self._order)
                yield [*self._situation(story), *self._telling(first, None)]
                yield from (self._telling(telling, first) for telling in others)

    def toggles(self) -> Iterator[list[str]]:
        """Yield every toggle that stands behind what happens: its question, and what is said about each value."""
        grounds: dict[str, dict[str, Ground]] = {}
        for telling in (telling for story in self.found.stories for telling in story.tellings):
            for ground in telling.asked:
                grounds.setdefault(ground.toggle.id, {}).setdefault(ground.ruleset, ground)
        if grounds:
            yield [self.ink("What stands behind it", "head")]
        yield from (self._toggle(list(held.values())) for held in grounds.values())

    @property
    def _rulesets(self) -> dict[str, Ruleset]:
        return {ruleset.id: ruleset for ruleset in self.found.rulesets}

    @property
    def _letters(self) -> dict[str, str]:
        return letters(self.found.report, [*self._rulesets], self.names.reference(self.found.rulesets))

    def _text(self, text: str, first: str = "  ") -> list[str]:
        return wrapped(text, width=self.width, first=first) if text else []

    def _parted(self) -> list[str]:
        """Return the outcomes by their letters, each with what it alone observes and the rulesets that have it."""
        outcomes = self.found.report.outcomes
        observed = differing([outcome.observed for outcome in outcomes])
        led = [(self._letters[each.rulesets[0]], each, own) for each, own in zip(outcomes, observed, strict=True)]
        lines: list[str] = []
        for letter, outcome, own in sorted(led, key=lambda each: each[0]):
            first, *others = self._text(in_words(own), f"  {letter}  ")
            lines += [first.replace(letter, self.ink(letter, "head"), 1), *others, *self._evidence(outcome.rulesets)]
        return lines

    def _evidence(self, ids: Sequence[str]) -> list[str]:
        """Return the rulesets of one outcome, parted by what it rests on."""
        held: dict[str, list[str]] = {}
        for id in ids:
            held.setdefault(self._rests_on(self._rulesets[id]), []).append(self.names.short(id))
        order = [*CONFIDENCES, _SET_HERE]
        lines = ((word, listed(held[word])) for word in order if word in held)
        return [line for word, text in lines for line in self._text(text, f"     {word}: ")]

    def _rests_on(self, ruleset: Ruleset) -> str:
        """Return the weakest evidence behind the outcome; that a value was set by hand goes before."""
        settings = [ruleset.settings[toggle] for toggle in self.found.report.toggles if toggle in ruleset.settings]
        by_hand = any(confidence(setting) == _SET_HERE for setting in settings)
        return _SET_HERE if by_hand else evidence(self.found.report, ruleset)

    def _causes(self) -> list[str]:
        found, letter = reasons(self.found.report, self._letters), self._letters
        many = len(set(letter.values())) > 2
        lines: list[str] = []
        for at, reason in enumerate(found):
            pair = f"{letter[reason.before]} → {letter[reason.after]} " if many else ""
            word = f"{pair}because " if many or not at else "or "
            lines += self._text(because(reason, self._rulesets), f"  {word}")
        return lines or ["  no toggle explains it"]

    def _others(self) -> list[str]:
        """Return the rulesets of the families that do not have the ruling, and those made for single cases."""
        families = self.found.report.ruling.families
        others = [self.names.short(each.id) for each in self.found.rulesets if each.family not in families]
        extra = [self.names.short(each.id) for each in self.found.extra]
        nothing = (
            f"It belongs to {' and '.join(families)} alone and says nothing of {listed(others)}." if others else ""
        )
        made = f"{EXTRA}  Cases about what none of these plays are told under {listed(extra)}." if extra else ""
        return [*self._text(nothing), *self._text(made)]

    # --- What happens ------------------------------------------------------------------------------------------

    def _heads(self, telling: Telling) -> str:
        """Return the letters of the outcomes that a telling is about; after them the mark of rulesets made for it."""
        letter, extra = self._letters, {ruleset.id for ruleset in self.found.extra}
        found = sorted({letter[id] for id in telling.rulesets if id in letter})
        return " ".join([*found, *([EXTRA] if extra & {*telling.rulesets} else [])])

    def _order(self, telling: Telling) -> tuple[bool, str]:
        heads = self._heads(telling)
        return heads == EXTRA, heads

    def _situation(self, story: Story) -> list[str]:
        case = story.case
        position = story.position if story.position == EMPTY_TABLE else f'the position "{story.position}"'
        lines = [self.ink(clip(case.title, self.width), "head")]
        return lines + self._text(f"{case.where.path}:{case.where.line}, {position}")

    def _telling(self, telling: Telling, before: Telling | None) -> list[str]:
        """Return one telling; what goes on as in the one before it is only named."""
        more = len(telling.rulesets) - 1
        played = f"as {self.names.short(telling.by.id)} plays it{f' (and {more} more)' if more else ''}"
        heads = self._heads(telling)
        lines = [self.ink(f"  {heads}, {played}" if heads else f"  {played[0].upper()}{played[1:]}", "head")]
        if telling.broken:
            return lines + self._text(f"It cannot be played: {telling.broken}", "    ")
        if behind := _other(telling.before, before.before if before else ()):
            lines += ["    Given the position, which rests on", *self._known(behind)]
        lines += self._deeds(telling, before)
        lines += [line for answer in telling.answers if not answer.at_end for line in self._answer(answer)]
        lines += self._deed(telling.ending) if telling.ending else []
        return lines + [line for answer in telling.answers if answer.at_end for line in self._answer(answer)]

    def _deeds(self, telling: Telling, before: Telling | None) -> Iterator[str]:
        same = _shared(telling, before)
        way = f"as under {heads}" if before and (heads := self._heads(before)) else "as before"
        for deed, told in zip(telling.deeds[:same], before.deeds if before else (), strict=False):
            yield f"    When {plain(deed.told)} ({way})"
            yield from self._known(_other(deed.asked, told.asked))
        for deed in telling.deeds[same:]:
            yield from self._deed(deed)

    def _known(self, grounds: Iterable[Ground], deep: int = 6) -> list[str]:
        """Return the toggles that something rests on, a line each."""
        return [line for ground in grounds for line in self._text(self._value(ground), f"{' ' * deep}· ")]

    def _deed(self, deed: Deed) -> list[str]:
        effects = deed.effects
        if len(effects) == 1 and effects[0].told == deed.told and not deed.refusal:
            lines = [self._clause(f"    When {deed.told}", effects[0].ruling)]
            return [*lines, *self._known((*effects[0].grounds, *deed.grounds))]
        lines = [f"    When {plain(deed.told)}", *self._known(deed.grounds)]
        for effect in effects:
            lines += [self._clause(f"      {effect.told}", effect.ruling), *self._known(effect.grounds, deep=8)]
        if deed.refusal:
            lines += self._refusal(deed.refusal)
        return lines

    def _answer(self, answer: Answer) -> list[str]:
        lines = self._text(answer.told, "    Then ")
        return [*lines, *(self._refusal(answer.refusal) if answer.refusal else []), *self._known(answer.grounds)]

    def _refusal(self, refusal: Refusal) -> list[str]:
        return [self._clause(f"      refused: {refusal.why}", refusal.ruling), *self._known(refusal.grounds, deep=8)]

    def _clause(self, text: str, ruling: str) -> str:
        return f"{plain(text).ljust(_LONGEST)}  {self.ink(ruling, 'faint')}"

    # --- What stands behind it -----------------------------------------------------------------------------------

    def _value(self, ground: Ground) -> str:
        """Return a value with its evidence: "dragon-moves: after-scoring (disputed, c1/note-13)"."""
        setting = ground.setting
        played = f", played as {ground.played}" if ground.played != setting.value else ""
        inherited = setting.confidence == "silent" and setting.origin != ground.ruleset
        silent = [f"as in {self.names.short(setting.origin)}"] if inherited else []
        told = ", ".join([confidence(setting), *setting.source, *silent])
        return f"{ground.toggle.id}: {setting.value}{played} ({told})"

    def _toggle(self, held: Sequence[Ground]) -> list[str]:
        """Return a toggle with the values that it has here, and what the rulesets say about theirs."""
        toggle = held[0].toggle
        lines = [f"{self.ink(toggle.id, 'head')}  {toggle.question}"]
        for value in toggle.values.values():
            having = [ground for ground in held if ground.setting.value == value.id]
            if having:
                lines += self._text(value.says, f"  {value.id}: ")
                lines += self._text(value.played, "    How it is played: ")
            lines += [line for ground in having for line in self._said(ground)]
        return lines

    def _said(self, ground: Ground) -> list[str]:
        """Return what a ruleset has to say for a value besides its evidence: a remark, and other readings."""
        setting, who = ground.setting, f"    {self.names.short(ground.ruleset)}: "
        return [*self._text(setting.says, who), *readings(setting, first=who, width=self.width)]


def _other(grounds: Iterable[Ground], before: Iterable[Ground]) -> list[Ground]:
    """Return the toggles with another value than before, or with the same for other reasons."""
    known = {ground.toggle.id: ground.setting for ground in before}
    return [ground for ground in grounds if known.get(ground.toggle.id) != ground.setting]


def _shared(telling: Telling, before: Telling | None) -> int:
    """Return how many deeds, from the first on, go as in the telling before."""
    pairs = zip(telling.deeds, before.deeds if before else (), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].is_like(pair[1]), pairs))

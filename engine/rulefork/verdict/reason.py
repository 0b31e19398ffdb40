"""Why a ruling comes out as it does: what happens from the position on, and what stands behind it.

Each situation of a ruling is told once for every outcome that it has, as one ruleset with that outcome plays it. Every
act is played by rules that have noted nothing yet, so that the toggles it asks for are known to be its own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from rulefork.play.action import Action, EndTurn
from rulefork.play.event import Event, Phase
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.rulebook.ruleset import CONFIDENCES, Ruleset, RulesInPlay, Setting
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.act import Act
from rulefork.spec.happening import tell
from rulefork.spec.observation import May, Observation, plain
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.situation import Situation
from rulefork.spec.suite import Suite
from rulefork.verdict.check import CURRENT, applies, check, own_ruleset, situations
from rulefork.verdict.result import RulingReport
from rulefork.verdict.runner import Runner, position_of


@dataclass(frozen=True, slots=True)
class Ground:
    """A toggle that was asked for, and the value that the ruleset of that id gives it, with its evidence."""

    toggle: Toggle
    setting: Setting
    ruleset: str

    @property
    def played(self) -> str:
        """The value that is played: another one than the text's where the text leaves the question open."""
        return self.toggle.played(self.setting.value)

    @property
    def how(self) -> str:
        """How a value is played that leaves the question open, and why, in a sentence; else empty."""
        return self.toggle.values[self.setting.value].played


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the clause by its ruling's id, the reason in words, the toggles that decide it."""

    ruling: str
    why: str
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One event in words, with its ruling's id and the toggles asked for that touch this ruling."""

    told: str
    ruling: str
    phase: Phase
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """One act: its sentence, what it brought about in order, and what stopped it.

    `grounds` are the toggles that it asked for besides those behind its effects.
    """

    told: str
    effects: tuple[Effect, ...]
    refusal: Refusal | None
    grounds: tuple[Ground, ...]

    @property
    def asked(self) -> tuple[Ground, ...]:
        """Every toggle that it asked for, those behind its effects and its refusal included."""
        parts: list[Effect | Refusal] = [*self.effects, *([self.refusal] if self.refusal else [])]
        behind = (ground for part in parts for ground in part.grounds)
        return tuple({ground.toggle.id: ground for ground in (*self.grounds, *behind)}.values())

    def is_like(self, other: "Deed") -> bool:
        """Return whether the same happens by the same rulings, whatever toggles stand behind it."""
        return self._course == other._course

    @property
    def _course(self) -> tuple[object, ...]:
        refused = (self.refusal.ruling, self.refusal.why) if self.refusal else ()
        return self.told, tuple((effect.told, effect.ruling) for effect in self.effects), refused


@dataclass(frozen=True, slots=True)
class Answer:
    """One observation as it came out, the toggles asked for to make it, and, for a `may not`, what forbids it.

    `at_end`: it was looked for at the end of the turn.
    """

    told: str
    at_end: bool
    refusal: Refusal | None
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class Telling:
    """A situation as the ruleset `by` plays it, for all `rulesets`, by id, under which it comes out the same.

    `before` are the toggles that were asked for while the position arose. `ending` is the end of the turn, where an
    observation looks for it. Where the situation could not be played, `broken` says why and nothing else is told.
    """

    rulesets: tuple[str, ...]
    by: Ruleset
    before: tuple[Ground, ...] = ()
    deeds: tuple[Deed, ...] = ()
    ending: Deed | None = None
    answers: tuple[Answer, ...] = ()
    broken: str = ""

    @property
    def asked(self) -> tuple[Ground, ...]:
        """Every toggle that was asked for, in the order in which they came up."""
        deeds = (*self.deeds, *([self.ending] if self.ending else []))
        answers = ((*(answer.refusal.grounds if answer.refusal else ()), *answer.grounds) for answer in self.answers)
        found = chain(self.before, *(deed.asked for deed in deeds), *answers)
        return tuple({ground.toggle.id: ground for ground in found}.values())


@dataclass(frozen=True, slots=True)
class Story:
    """One situation of a ruling, named by the first of its cases that applies, and its tellings, one per outcome."""

    case: Case
    position: str
    tellings: tuple[Telling, ...]


@dataclass(frozen=True, slots=True)
class Reasons:
    """A ruling under the rulesets compared, and the story of each of its situations.

    `extra` are the rulesets made for a case that applies to none of those compared; they have a part in the stories of
    such cases only.
    """

    report: RulingReport
    rulesets: tuple[Ruleset, ...]
    extra: tuple[Ruleset, ...]
    stories: tuple[Story, ...]


def find_reasons(suite: Suite, ruling: Ruling, rulesets: Sequence[Ruleset], *, widen: bool = False) -> Reasons:
    """Return how the ruling comes out under the rulesets and what leads there; nothing is told for other families.

    With `widen` cases about values that none of the rulesets has, such as house rules, are told as well. Raises
    `BadInput` where one of its positions could not arise under the current edition.
    """
    alone = replace(suite, rulings=(ruling,))
    report = check(alone, rulesets)
    extra = report.extra if widen else ()
    having = [ruleset for ruleset in rulesets if ruleset.family in ruling.families]
    runner = Runner(alone)
    stories = tuple(_story(runner, ruling, case, having, extra) for case in situations(ruling.cases))
    return Reasons(report.rulings[0], report.rulesets, extra, stories)


def _story(runner: Runner, ruling: Ruling, case: Case, rulesets: Sequence[Ruleset], extra: Sequence[Ruleset]) -> Story:
    alike = [each for each in ruling.cases if each.situation == case.situation]
    made = {own_ruleset(runner.suite.book, ruling, each).id for each in alike}
    own = [ruleset for ruleset in extra if ruleset.id in made]
    # The situation bears the title of a case that is about one of these rulesets, where there is one.
    case = next((each for each in alike if any(applies(each, ruling, ruleset) for ruleset in rulesets)), case)
    groups: dict[tuple[str, ...], list[Ruleset]] = {}
    for ruleset in (*rulesets, *own):
        groups.setdefault(runner.run(case, ruleset).outcome, []).append(ruleset)
    return Story(case, position_of(case), tuple(_telling(runner, case, group) for group in groups.values()))


def _telling(runner: Runner, case: Case, group: Sequence[Ruleset]) -> Telling:
    by = min(group, key=lambda ruleset: _doubt(runner, case, ruleset))
    told = Telling(tuple(ruleset.id for ruleset in group), by)
    run = runner.run(case, by)
    if run.broken:
        return replace(told, broken=run.broken)
    return _Teller(by, runner.suite.book.toggles).tell(told, case, runner.position(position_of(case), by))


def _doubt(runner: Runner, case: Case, ruleset: Ruleset) -> tuple[bool, int]:
    # The current edition speaks for its group; else the first whose texts say most of what the outcome rests on.
    ranks = (CONFIDENCES.index(ruleset.settings[toggle].confidence) for toggle in runner.run(case, ruleset).read)
    return ruleset.id not in CURRENT.values(), sum(ranks)


@dataclass(frozen=True, slots=True)
class _Watched(Situation):
    """A situation that keeps what was played on from it."""

    played: list[Action] = field(default_factory=list)

    def play(self, action: Action) -> Situation:
        self.played.append(action)
        return Situation.play(self, action)


@dataclass(frozen=True, slots=True)
class _Teller:
    """Plays and tells under one ruleset."""

    ruleset: Ruleset
    toggles: Mapping[str, Toggle]

    def tell(self, telling: Telling, case: Case, position: Situation) -> Telling:
        """Return the telling with everything that happens in the case from the position on."""
        situation, deeds = position, []
        for step in case.steps:
            if isinstance(step.sentence, Act):
                deed, situation = self._deed(str(step.sentence), situation, step.sentence.actions)
                deeds.append(deed)
                if deed.refusal:
                    break
        told = replace(telling, before=self._grounds(position.game.rules.read), deeds=tuple(deeds))
        return told if deeds and deeds[-1].refusal else self._answered(told, case, situation)

    def _answered(self, telling: Telling, case: Case, situation: Situation) -> Telling:
        questions = [step.sentence for step in case.steps if isinstance(step.sentence, Observation)]
        late = [question for question in questions if self._looks_at_end(question, situation)]
        ending, ended = self._ending(situation) if late else (None, situation)
        answers = tuple(self._answer(each, ended if each in late else situation, each in late) for each in questions)
        return replace(telling, ending=ending, answers=answers)

    def _looks_at_end(self, question: Observation, situation: Situation) -> bool:
        watched = _Watched(self._afresh(situation).game, situation.landmarks, situation.states, situation.events)
        question.observe(watched)
        return not isinstance(plain(question), May) and any(isinstance(action, EndTurn) for action in watched.played)

    def _ending(self, situation: Situation) -> tuple[Deed, Situation]:
        player = situation.state.player
        return self._deed(f"{player} ends the turn", situation, lambda _: (EndTurn(player),))

    def _deed(
        self, told: str, situation: Situation, actions: Callable[[Situation], tuple[Action, ...]]
    ) -> tuple[Deed, Situation]:
        situation = self._afresh(situation)
        effects: list[Effect] = []
        refusal, asked = None, set[str]()
        try:
            for action in actions(situation):
                asked |= set(situation.game.rules.read)
                situation = self._afresh(situation)
                after = situation.play(action)
                effects += [self._effect(event, after) for event in after.events[len(situation.events) :]]
                situation = after
        except Refused as refused:
            refusal = self._refusal(refused, situation)
        asked |= set(situation.game.rules.read)
        shown = {ground.toggle.id for part in (*effects, refusal) if part for ground in part.grounds}
        return Deed(told, tuple(effects), refusal, self._grounds(asked - shown)), situation

    def _effect(self, event: Event, after: Situation) -> Effect:
        return Effect(tell(event, after), event.ruling, event.phase, self._behind(event.ruling, after))

    def _refusal(self, refused: Refused, situation: Situation) -> Refusal:
        return Refusal(refused.ruling, refused.why, self._behind(refused.ruling, situation))

    def _answer(self, question: Observation, situation: Situation, at_end: bool) -> Answer:
        fresh = self._afresh(situation)
        told = str(question.observe(fresh))
        asked = plain(question)
        refusal = self._forbidden(asked.act, situation) if isinstance(asked, May) else None
        shown = {ground.toggle.id for ground in refusal.grounds} if refusal else set()
        return Answer(told, at_end, refusal, self._grounds(set(fresh.game.rules.read) - shown))

    def _forbidden(self, act: Act, situation: Situation) -> Refusal | None:
        fresh = self._afresh(situation)
        try:
            fresh.play_all(act.actions(fresh))
        except Refused as refused:
            return self._refusal(refused, fresh)
        return None

    def _behind(self, ruling: str, situation: Situation) -> tuple[Ground, ...]:
        """Return the toggles just asked for that touch the ruling."""
        return self._grounds(id for id in situation.game.rules.read if ruling in self.toggles[id].rulings)

    def _grounds(self, toggles: Iterable[str]) -> tuple[Ground, ...]:
        wanted = set(toggles)
        known = ((toggle, self.ruleset.settings[id]) for id, toggle in self.toggles.items() if id in wanted)
        return tuple(Ground(toggle, setting, self.ruleset.id) for toggle, setting in known)

    def _afresh(self, situation: Situation) -> Situation:
        """Return the situation with rules that have noted nothing yet."""
        return replace(situation, game=Game(RulesInPlay(self.ruleset, self.toggles), situation.game.box))

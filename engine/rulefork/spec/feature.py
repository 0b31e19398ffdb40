"""Features: what their files say, as rulings and cases."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2s
from pathlib import Path
from typing import Final

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput
from rulefork.spec.featurecheck import Known, check_feature, check_ids, given_ids
from rulefork.spec.files import check_folders, find_files
from rulefork.spec.gherkinfile import FeatureFile, Rule, Text, read_feature_file
from rulefork.spec.observation import Observation
from rulefork.spec.outline import Instance, Row, instances
from rulefork.spec.ruling import Case, Ruling, Step
from rulefork.spec.sentence import Language, Pin, Sentence
from rulefork.spec.tags import Label, read_label
from rulefork.spec.title import slug
from rulefork.spec.wording import InEdition

ENDINGS: Final = (".feature",)


@dataclass(frozen=True, slots=True)
class Features:
    """The rulings of some features, in the order of the files."""

    rulings: tuple[Ruling, ...]

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases of all the rulings, in order."""
        return tuple(case for ruling in self.rulings for case in ruling.cases)


def read_features(
    paths: Iterable[Path], language: Language, book: Rulebook, *, positions: Collection[str] | None = None
) -> Features:
    """Return what the feature files say; a path is a file, or a folder that stands for all the features below it.

    `positions` are the titles of the positions there are; None leaves them unchecked. Raises `BadInput` with every
    mistake in any of the files.
    """
    paths = tuple(paths)
    known = Known(language, book.sources, book.expansions, positions)
    files: list[FeatureFile] = []
    findings = list(check_folders(paths, ENDINGS))
    for path in find_files(paths, ENDINGS):
        try:
            files.append(read_feature_file(path))
        except BadInput as bad:
            findings += bad.findings
    findings += (finding for file in files for finding in check_feature(file, known))
    findings += check_ids(files)
    if findings:
        raise BadInput(dict.fromkeys(findings))
    return Features(tuple(ruling for file in files for ruling in build_rulings(file, language)))


def ids_in(paths: Iterable[Path]) -> Iterator[Text]:
    """Yield the ids of the rulings in the files, with their places; what cannot be read has none."""
    for path in paths:
        try:
            feature = read_feature_file(path)
        except BadInput:
            continue
        for rule in feature.rules:
            yield from given_ids(rule)


def build_rulings(feature: FeatureFile, language: Language) -> Iterator[Ruling]:
    """Yield the rulings of a feature; it must have passed `check_feature`."""
    for rule in feature.rules:
        label = read_label(feature, rule)
        told: dict[str, list[Instance]] = {}
        for scenario in rule.scenarios:
            for instance in instances(feature, rule, scenario):
                own = instance.row.ruling
                told.setdefault(own.text if own else str(label.id), []).append(instance)
        for ruling, several in told.items():
            cases = tuple(_case(ruling, instance, language) for instance in several)
            yield _ruling(feature, rule, label, several, cases)


def _ruling(feature: FeatureFile, rule: Rule, label: Label, told: list[Instance], cases: tuple[Case, ...]) -> Ruling:
    """Return the ruling of a Rule, or of those rows in it that bear its id: then the remark says the Rule, too."""
    first = told[0]
    title, where, said = rule.title, rule.where, rule.prose
    if first.row.ruling:
        title, where, said = first.title, first.row.ruling.where, (Text(rule.where, rule.title), *rule.prose)
    return Ruling(
        id=cases[0].ruling,
        title=title,
        remark="\n".join(line.text for line in said),
        topic=feature.topic,
        kind=label.kind,
        sources=tuple(dict.fromkeys(source for instance in told for source in _sources(instance.row, label))),
        families=label.families,
        needs=label.needs,
        marks=label.marks,
        where=where,
        cases=cases,
    )


def _sources(row: Row, label: Label) -> Iterable[str]:
    return (source.text for source in row.sources) if row.sources else label.sources


def _case(ruling: str, instance: Instance, language: Language) -> Case:
    """Return the case; its id holds the title as written, so that no value in it changes the id."""
    steps = tuple(Step(line.keyword, line.text, line.where, language.parse(line.text)) for line in instance.lines)
    number = f"/{instance.row.number}" if instance.row.number else ""
    pins = {step.sentence.toggle: step.sentence.value for step in steps if isinstance(step.sentence, Pin)}
    edition = next((step.sentence.edition for step in steps if isinstance(step.sentence, InEdition)), None)
    name = f"{ruling}:{slug(instance.scenario.title)}{number}"
    return Case(name, ruling, instance.title, instance.row.where, pins, edition, steps, _situation(steps))


def _situation(steps: Iterable[Step]) -> str:
    """Return a digest of the story that the steps tell, the same whatever rules are pinned and answers expected."""
    told = (
        f"{step.keyword} {_question(step.sentence)}" for step in steps if not isinstance(step.sentence, Pin | InEdition)
    )
    return blake2s("\n".join(told).encode(), digest_size=8).hexdigest()


def _question(sentence: Sentence) -> str:
    return sentence.question() if isinstance(sentence, Observation) else str(sentence)

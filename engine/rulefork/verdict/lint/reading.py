"""Reading for the checks: what is sound is handed on, so that one bad file does not hide what is wrong in another."""

from collections.abc import Collection
from dataclasses import dataclass
from os.path import samefile

from rulefork.rulebook.book import Rulebook, load_rulebook
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.yamlfile import shown
from rulefork.spec.feature import ENDINGS, Features, read_features
from rulefork.spec.files import find_files
from rulefork.spec.language import language
from rulefork.spec.namecheck import check_names
from rulefork.spec.suite import Suite, find_positions
from rulefork.verdict.lint.place import Place
from rulefork.verdict.runner import EMPTY_TABLE, position_of


@dataclass(frozen=True, slots=True)
class Readable:
    """What could be read: the suite (None where the rules could not), and what is wrong with the rest.

    `complete` tells whether nothing had to be left out.
    """

    suite: Suite | None
    findings: tuple[Finding, ...]
    complete: bool


def read_what_is_sound(place: Place) -> Readable:
    """Return the rulings of the sound feature files whose names stand for something in a sound position."""
    shipped = data_folder("rules")
    try:
        book = load_rulebook(None if samefile(place.rules, shipped) else place.rules)
    except BadInput as bad:
        return Readable(None, bad.findings, complete=False)
    positions, findings = find_positions(place.features, book, place.scenarios)
    features, faults = _features(place, book, None if findings else positions)
    known = {*positions, EMPTY_TABLE}
    told = [ruling for ruling in features.rulings if all(position_of(case) in known for case in ruling.cases)]
    ids = {ruling.id for ruling in features.rulings}
    names = {ruling.id: list(check_names(ruling, positions, book, ids)) for ruling in told}
    faults += tuple(fault for each in names.values() for fault in each)
    sound = tuple(ruling for ruling in told if not names[ruling.id])
    return Readable(Suite(book, positions, sound), (*findings, *faults), complete=not (findings or faults))


def _features(place: Place, book: Rulebook, titles: Collection[str] | None) -> tuple[Features, tuple[Finding, ...]]:
    """Return the features of the files in which nothing is wrong, and what is wrong in the others."""
    sentences = language(book)
    try:
        return read_features(place.features, sentences, book, positions=titles), ()
    except BadInput as bad:
        wrong = {finding.where.path for finding in bad.findings}
        sound = [path for path in find_files(place.features, ENDINGS) if shown(path) not in wrong]
        return read_features(sound, sentences, book, positions=titles), bad.findings

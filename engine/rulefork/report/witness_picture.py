"""A witness as a picture: how its game ends under each of the two rulesets, and what differs."""

from rulefork.play.turn import begin
from rulefork.report.names import Names
from rulefork.report.svg import outcomes_picture
from rulefork.report.witness_gherkin import witnesses_gherkin
from rulefork.rulebook.book import Rulebook
from rulefork.search.exhibit import Exhibit
from rulefork.search.witness import PLAYERS
from rulefork.spec.feature import build_rulings
from rulefork.spec.gherkinfile import parse_feature
from rulefork.spec.language import language
from rulefork.spec.performance import Performance, perform
from rulefork.spec.ruling import Case
from rulefork.spec.situation import Situation


def witness_picture(exhibit: Exhibit, book: Rulebook, names: Names) -> str:
    """Return a picture that stands alone: the end of the game under A, under B, and the difference."""
    case, story = witness_case(exhibit, book), exhibit.story
    called = [names.short(story.witness.a.id), names.short(story.witness.b.id)]
    return outcomes_picture(case, [_performed(case, each) for each in (story.a, story.b)], called) + "\n"


def witness_case(exhibit: Exhibit, book: Rulebook) -> Case:
    """Return the scenario of a witness as the case of its first row, read from its Gherkin as any other one."""
    feature = parse_feature(witnesses_gherkin([exhibit], book.toggles), "witnesses.feature", "witnesses")
    ruling = next(build_rulings(feature, language(book)))
    return ruling.cases[0]


def _performed(case: Case, played: Situation) -> Performance:
    return perform(case, Situation(played.game, {}, (begin(played.game, PLAYERS),)))

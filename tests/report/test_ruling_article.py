"""A ruling, and a topic, as articles."""

from dataclasses import replace

import pytest

from rulefork.report.article import Article, Bullets, Heading, Paragraph, Picture, Strong, Table, lines_of
from rulefork.report.article_markdown import article_markdown
from rulefork.report.article_wikitext import article_wikitext
from rulefork.report.lexicon import Lexicon
from rulefork.report.matrix_article import matrix_article
from rulefork.report.ruling_article import ruling_article, statement, sureness
from rulefork.report.topic_article import topic_article
from rulefork.rulebook.finding import Where
from rulefork.rulebook.source import Source
from rulefork.spec.position import Position
from rulefork.spec.ruling import Step
from rulefork.spec.sentence import Pin
from rulefork.verdict.result import Report, RulingReport

from .build import DRAGON, EDITIONS, FAIRY, GREEN, HIG, HOUSE, NAMES, NEW, RED, RGG, TOGGLES
from .golden import assert_golden

SOURCES = {
    "c1/page": Source("c1/page", "The page", (), "https://example.org/c1"),
    "c1/note-13": Source("c1/note-13", "Rio Grande scores before the dragon moves", (), "https://example.org/13"),
    "c1/note-8": Source("c1/note-8", "The fairy on a tile"),
}
POSITIONS = {"x": Position("x", "x", "Red's knight stands\nin a city.", Where("x.yaml"), ("Red",), (), "Red", {})}
LEXICON = Lexicon(SOURCES, TOGGLES, POSITIONS)
REPORTS = {report.ruling.id: report for report in (*GREEN.rulings, *RED.rulings)}
ORDER = REPORTS["dragon/moves-before-scoring"]


def pinned(report: RulingReport) -> RulingReport:
    """Return the report with the pins of its cases as steps, as a feature has them."""
    cases = tuple(
        replace(
            case,
            steps=(
                *(
                    Step("Given", TOGGLES[toggle].values[value].pin, case.where,
                         Pin(toggle, value, TOGGLES[toggle].values[value].pin))
                    for toggle, value in case.pins.items()
                ),
                *case.steps,
            ),
        )
        for case in report.ruling.cases
    )  # fmt: skip
    return replace(report, ruling=replace(report.ruling, cases=cases))


def article(report: RulingReport = ORDER) -> Article:
    """Return the article on a ruling."""
    return ruling_article(pinned(report), EDITIONS, LEXICON, NAMES)


def table_of(found: Article) -> Table:
    """Return the table of the editions."""
    return next(block for block in found if isinstance(block, Table))


def words(found: Article) -> str:
    """Return all that is said in an article."""
    return "\n".join("".join(str(getattr(each, "text", each)) for each in line) for line in lines_of(found))


@pytest.mark.parametrize(("ending", "printed"), [("md", article_markdown), ("wiki", article_wikitext)])
def test_ruling(ending: str, printed: object) -> None:
    """One content, printed in two languages."""
    assert callable(printed)
    assert_golden(f"ruling.{ending}", printed(article()))


@pytest.mark.parametrize(("ending", "printed"), [("md", article_markdown), ("wiki", article_wikitext)])
def test_topic(ending: str, printed: object) -> None:
    """All rulings of a topic, each in a few lines."""
    assert callable(printed)
    assert_golden(f"topic.{ending}", printed(topic_article("fairy", GREEN.rulings[2:], EDITIONS, LEXICON, NAMES)))


def test_matrix_in_wikitext() -> None:
    """The matrix, for a page of a wiki."""
    assert_golden("check-red.wiki", article_wikitext(matrix_article(RED, NAMES)))


def test_what_is_silent_or_disputed_is_not_said() -> None:
    """Such an outcome has a small letter and its evidence, with the other reading of a disputed text."""
    rows = {str(name[0]): (outcome, evidence) for name, outcome, _, evidence in table_of(article()).rows}
    assert rows[HIG.name][0] == ("A",)
    assert rows[RGG.name][0] == ("b",)
    assert rows[RGG.name][1][0] == "disputed"
    assert " (read otherwise: The dragon moves, then features are scored. the turn table" in str(rows[RGG.name][1])
    assert rows["The app"] == (("a",), ("silent",))
    assert "(disputed, but played so)" in words(article())


def test_scenarios_in_plain_words() -> None:
    """A situation is told once; what comes of it, for each of the rules that it hangs on."""
    found = article()
    at = found.index(Heading(2, ("In play",)))
    assert found[at + 1] == Paragraph((Strong("A knight stands in the city it completes"),))
    assert found[at + 2] == Bullets(
        (
            (Strong("Given"), ' the position "x": Red\'s knight stands in a city.'),
            (Strong("Then"), ", where the dragon moves before scoring: Red scores 0 points"),
            (Strong("Then"), ", where the dragon moves after scoring: Red scores 8 points"),
        )
    )


def test_a_scenario_without_pins() -> None:
    """What holds everywhere is said as it is written."""
    steps = next(block for block in article(REPORTS["princess/knight-stays-home"]) if isinstance(block, Bullets))
    assert steps.lines[1:] == (
        (Strong("Then"), " nobody scores"),
        (Strong("And"), " Blue's knight is back in Blue's supply"),
    )


def test_why_they_part() -> None:
    """The cause is told as a question and the answers of both sides, with who says so."""
    told = words(article())
    assert "A and B part on 1 question: When does the dragon move?" in told
    assert "A, as hig is played: The dragon moves, then features are scored. (stated)" in told
    many = words(article(REPORTS["fairy/point-at-turn-start"]))
    assert "A and C part on 2 questions: May or must a knight be sent home? Which picture has" in many


def test_where_all_agree() -> None:
    """There are no letters to tell apart, and no reasons."""
    found = article(REPORTS["princess/knight-stays-home"])
    assert [cell[0] for cell in table_of(found).head] == ["edition", "evidence"]
    assert Heading(2, ("Why they part",)) not in found
    assert "All that have it play it alike: nobody scores; Blue's knight is back" in words(found)


def test_who_does_not_have_it() -> None:
    """Rulesets that a ruling says nothing of are named, and have no row."""
    found = ruling_article(REPORTS["setup/house-picture"], (HIG, NEW), LEXICON, NAMES)
    assert not [block for block in found if isinstance(block, Table)]
    assert "It does not speak of hig and hig-c2." in words(found)


def test_what_a_player_chose() -> None:
    """A value set by hand is nobody's text."""
    after = HIG.with_values({DRAGON: "after-scoring"})
    report = replace(ORDER, outcomes=(replace(ORDER.outcomes[0], rulesets=(HIG.id,)),
                                      replace(ORDER.outcomes[1], rulesets=(after.id,))),
                     causes=(replace(ORDER.causes[0], after=after.id),))  # fmt: skip
    found = ruling_article(report, (HIG, after), LEXICON, NAMES)
    assert table_of(found).rows[1][3] == ("set here",)
    told = "as hig+dragon-moves=after-scoring is played: Features are scored, then the dragon moves. (set here)"
    assert told in words(found)


def test_trouble() -> None:
    """A case that fails or cannot be played is told in the row of its edition."""
    rows = [row[1] for row in table_of(article(REPORTS["fairy/bonus"])).rows]
    assert [row[0] for row in rows if isinstance(row[0], Strong)].count(Strong("fails")) == 3


def test_no_toggle_explains_it() -> None:
    """Where no cause was found, that is said; so it is where the families part them."""
    assert "No toggle explains it." in words(article(replace(ORDER, causes=())))
    family = replace(ORDER.causes[0], flips={"family": ("C1", "C2")})
    assert "family: C1 → C2" in words(article(replace(ORDER, causes=(family,))))


def test_the_picture_of_a_ruling() -> None:
    """It is named after the ruling's id, and shows what the ruling says."""
    file = "rulefork dragon-moves-before-scoring.svg"
    assert Picture(file, ORDER.ruling.title) in article()
    assert f"[[File:{file}|thumb|A dragon tile moves" in article_wikitext(article())


@pytest.mark.parametrize(
    ("marks", "sources", "told"),
    [
        (set(), ("c1/dragon",), ""),
        ({"disputed"}, ("c1/dragon",), "The documents contradict each other on it."),
        ({"gap"}, ("c1/dragon",), "The documents leave it open."),
        ({"gap"}, ("ours/reading",), "No document says so; it is our own reading."),
    ],
)
def test_how_sure(marks: set[str], sources: tuple[str, ...], told: str) -> None:
    """Where documents are silent or contradict each other the article says so at its top."""
    ruling = replace(ORDER.ruling, marks=frozenset(marks), sources=sources)
    assert sureness(ruling) == told
    assert told in words(tuple(statement(ruling, LEXICON)))


def test_what_it_needs() -> None:
    """The family and the other boxes stand with the kind."""
    ruling = replace(ORDER.ruling, families=("C1",), needs=("phantom",))
    assert " is an official answer, for the first edition, with phantom." in words(tuple(statement(ruling, LEXICON)))


def test_the_lexicon() -> None:
    """What it does not know goes by its id; a source without an address has that of its page."""
    known, page, unknown = (note.source for note in LEXICON.notes(["c1/note-13", "c1/note-8", "x.yaml", "x.yaml"]))
    assert (known.url, page.url) == ("https://example.org/13", "https://example.org/c1")
    assert (unknown.title, unknown.url) == ("x.yaml", None)
    assert LEXICON.says(FAIRY, "next-to") == "She stands next to one follower."
    assert LEXICON.says("family", "C1") == "family: C1"
    assert LEXICON.says("princess-removal", "not-mentioned").endswith("Nothing obliges the player, so it is a choice.")
    assert LEXICON.about("nowhere") == ""


def test_one_ruleset() -> None:
    """Alone a ruleset parts from nobody."""
    report = Report((HOUSE,), (), ())
    assert topic_article("count-king", report.rulings, report.rulesets, LEXICON)[0] == Heading(1, ("Count king",))

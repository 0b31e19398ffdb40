"""Reports made by hand: six rulesets and a few rulings that show everything a report has to show."""

from collections.abc import Mapping, Sequence

from rulefork.report.names import Names
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.finding import Where
from rulefork.rulebook.ruleset import Confidence, Family, Reading, Ruleset, Setting
from rulefork.rulebook.toggle import CrossRule, Toggle, ToggleValue
from rulefork.spec.language import OBSERVATIONS
from rulefork.spec.ruling import Case, Kind, Ruling, Step
from rulefork.spec.sentence import InPosition, Language
from rulefork.verdict.result import CaseReport, Cause, Outcome, Report, Result, RulingReport

DRAGON, FAIRY, PRINCESS, ART = "dragon-moves", "fairy-placement", "princess-removal", "city-cloister-art"

TOGGLES: Mapping[str, Toggle] = {
    DRAGON: Toggle(
        DRAGON,
        "When does the dragon move?",
        {
            "before-scoring": ToggleValue(
                "before-scoring", "The dragon moves, then features are scored.", "the dragon moves before scoring"
            ),
            "after-scoring": ToggleValue(
                "after-scoring", "Features are scored, then the dragon moves.", "the dragon moves after scoring"
            ),
        },
        ("dragon/moves-before-scoring",),
    ),
    FAIRY: Toggle(
        FAIRY,
        "Where does the fairy stand?",
        {
            "next-to": ToggleValue(
                "next-to", "She stands next to one follower.", "the fairy stands next to a follower"
            ),
            "on-tile": ToggleValue("on-tile", "She stands on a tile as such.", "the fairy stands on a tile"),
        },
        no_effect_with=(CrossRule({DRAGON: "after-scoring"}, "on-tile", "Nobody is left to protect."),),
    ),
    PRINCESS: Toggle(
        PRINCESS,
        "May or must a knight be sent home?",
        {
            "may": ToggleValue("may", "The player may do so.", "the princess may send a knight home"),
            "must": ToggleValue("must", "The player must do so.", "the princess must send a knight home"),
            "not-mentioned": ToggleValue(
                "not-mentioned",
                "The text does not say.",
                "the book does not say whether a knight must go",
                plays_as="may",
                played="Nothing obliges the player, so it is a choice.",
            ),
        },
        house_rule=False,
        note="The first rules left no choice.",
        excludes=(CrossRule({FAIRY: "on-tile"}, "may", "The two were never printed together."),),
        requires=(CrossRule({DRAGON: "after-scoring"}, "must", "Both stand in the same text."),),
    ),
    ART: Toggle(
        ART,
        "Which picture has the cloister in the city?",
        {
            "usual": ToggleValue("usual", "The usual one.", "the cloister has its usual picture"),
            "other": ToggleValue("other", "Another one.", "the cloister has another picture"),
        },
        wording_only="It is a picture only.",
    ),
}

ALIASES = {"hig": "hig-c1-current", "rgg": "rgg-c1-big-box-3", "zmg": "zmg-c1", "hig-c2": "hig-c2-2016"}
MARKS = {"hig-c1-2005": "H1", "hig-c1-current": "H2", "rgg-c1-big-box-3": "R", "zmg-c1": "Z", "hig-c2-2016": "N"}
NAMES = Names(ALIASES, MARKS)

LANGUAGE = Language((InPosition, *OBSERVATIONS), TOGGLES)

Said = tuple[str, Confidence, str]

UNSAID_ART: Said = ("usual", "silent", "")
TURN_TABLE = Reading("before-scoring", ("c1/note-13",), "the turn table at the end of the same manual")


def setting(said: Said, origin: str) -> Setting:
    """Return a value with its evidence; an empty source is none."""
    value, confidence, source = said
    readings = (TURN_TABLE,) if confidence == "disputed" else ()
    return Setting(value, confidence, (source,) if source else (), origin, readings)


def edition(
    id: str,
    name: str,
    family: Family,
    *,
    dragon: Said,
    fairy: Said,
    princess: Said,
    art: Said = ("usual", "silent", ""),
) -> Edition:
    """Return an edition with these values."""
    settings = {DRAGON: dragon, FAIRY: fairy, PRINCESS: princess, ART: art}
    return Edition(
        id=id,
        name=name,
        family=family,
        settings={key: setting(said, id) for key, said in settings.items()},
        order=1,
        publisher=f"The publisher of {name}",
        year=2005 if id.endswith("2005") else None,
        aliases=(),
        mark=MARKS.get(id, ""),
        about="It is one of six.",
        extends=None,
        sources=(),
        own={},
    )


OLD = edition(
    "hig-c1-2005", "Burgfräulein und Drache, first printing", "C1",
    dragon=("before-scoring", "stated", "c1/note-13"), fairy=("next-to", "stated", "c1/fairy"),
    princess=("must", "stated", "c1/note-26"),
)  # fmt: skip
HIG = edition(
    "hig-c1-current", "C1 as it stands", "C1",
    dragon=("before-scoring", "stated", "c1/dragon"), fairy=("next-to", "stated", "c1/fairy"),
    princess=("may", "stated", "c1/princess"),
)  # fmt: skip
RGG = edition(
    "rgg-c1-big-box-3", "Rio Grande Games, Big Box 3", "C1",
    dragon=("after-scoring", "disputed", "c1/note-13"), fairy=("on-tile", "stated", "c1/note-8"),
    princess=("must", "implied", "c1/note-26"),
)  # fmt: skip
ZMG = edition(
    "zmg-c1", "Z-Man Games, first edition", "C1",
    dragon=("before-scoring", "stated", "c1/note-13"), fairy=("on-tile", "implied", "c1/note-8"),
    princess=("not-mentioned", "silent", ""),
)  # fmt: skip
IOS = edition(
    "ios-c1", "The app", "C1",
    dragon=("before-scoring", "silent", ""), fairy=("next-to", "silent", ""), princess=("must", "silent", ""),
    art=("other", "stated", "c1/distribution"),
)  # fmt: skip
NEW = edition(
    "hig-c2-2016", "New Edition", "C2",
    dragon=("before-scoring", "stated", "c2/step-2b"), fairy=("next-to", "stated", "c2/fairy"),
    princess=("may", "stated", "c2/princess"),
)  # fmt: skip
EDITIONS = (OLD, HIG, RGG, ZMG, IOS, NEW)
HOUSE = HIG.with_values({ART: "other"})


def case(ruling: str, slug: str, *then: str, line: int = 12, pins: Mapping[str, str] | None = None) -> Case:
    """Return a case of a ruling that expects `then`."""
    where = Where(f"features/{ruling.split('/')[0]}.feature", line, 5)
    given = Step("Given", 'the position "x"', where, InPosition("x"))
    steps = (given, *(Step("Then", text, where, LANGUAGE.parse(text)) for text in then))
    title = slug.split("/")[0].replace("-", " ").capitalize()
    return Case(f"{ruling}:{slug}", ruling, title, where, pins or {}, None, steps, f"{ruling}:{slug.split('/')[0]}")


def ruling(
    id: str, title: str, *cases: Case, kind: Kind = "official", families: Sequence[str] = ("C1", "C2")
) -> Ruling:
    """Return a ruling with its cases, of the topic that its id begins with."""
    where = Where(f"features/{id.split('/')[0]}.feature", 10, 3)
    remark = "The books differ on it." if kind == "official" else ""
    topic = id.split("/")[0]
    return Ruling(id, title, remark, topic, kind, ("c1/note-13",), tuple(families), (), frozenset(), where, cases)


def holds(observed: str, evidence: Confidence | None = None, *read: str) -> Result:
    """Return the result of a run in which the case holds."""
    return Result("holds", (observed,), evidence, read)


OTHER = Result("other")


def report_of(of: Ruling, results: Sequence[Mapping[str, Result]], *causes: Cause) -> RulingReport:
    """Return the report of a ruling; its outcomes are those of the rulesets compared, alike ones together."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for ruleset in EDITIONS:
        found = [each[ruleset.id] for each in results if each.get(ruleset.id, OTHER).verdict in {"holds", "fails"}]
        if found:
            observed = tuple(text for result in found for text in result.observed)
            alike.setdefault(observed, []).append(ruleset.id)
    outcomes = tuple(Outcome(tuple(ids), observed) for observed, ids in alike.items())
    cases = tuple(CaseReport(*pair) for pair in zip(of.cases, results, strict=True))
    return RulingReport(of, cases, outcomes, causes)


def spread(*given: tuple[Sequence[Ruleset], Result]) -> dict[str, Result]:
    """Return results by ruleset; those not given are `other`."""
    found = {ruleset.id: result for rulesets, result in given for ruleset in rulesets}
    return {ruleset.id: found.get(ruleset.id, OTHER) for ruleset in EDITIONS} | found


def _dragon() -> RulingReport:
    id = "dragon/moves-before-scoring"
    rows = [
        case(id, "a-knight-stands-in-the-city-it-completes/1", "Red scores 0 points", pins={DRAGON: "before-scoring"}),
        case(id, "a-knight-stands-in-the-city-it-completes/2", "Red scores 8 points", pins={DRAGON: "after-scoring"}),
    ]
    before, after = holds("Red scores 0 points", "stated", DRAGON), holds("Red scores 8 points", "disputed", DRAGON)
    unsaid = holds("Red scores 0 points", "silent", DRAGON)
    results = [spread(((OLD, HIG, ZMG, NEW), before), ((IOS,), unsaid)), spread(((RGG,), after))]
    cause = Cause(HIG.id, RGG.id, {DRAGON: ("before-scoring", "after-scoring")})
    title = "A dragon tile moves the dragon before or after the features completed that turn are scored"
    return report_of(ruling(id, title, *rows), results, cause)


def _fairy() -> RulingReport:
    id = "fairy/point-at-turn-start"
    rows = [case(id, "two-followers-on-her-tile", "Red scores 1 point", line=20)]
    results = [
        spread(
            ((OLD, HIG, NEW), holds("nobody scores", "stated", FAIRY, PRINCESS)),
            ((RGG, ZMG), holds("Red scores 1 point", "implied", FAIRY, PRINCESS)),
            ((IOS,), holds("Blue scores 1 point", "silent", FAIRY, PRINCESS)),
        )
    ]
    causes = (
        Cause(ZMG.id, HIG.id, {FAIRY: ("on-tile", "next-to")}),
        Cause(RGG.id, HIG.id, {FAIRY: ("on-tile", "next-to")}),
        Cause(HIG.id, IOS.id, {PRINCESS: ("may", "must"), ART: ("usual", "other")}),
    )
    return report_of(ruling(id, "The fairy pays a point as the turn begins", *rows), results, *causes)


def _princess() -> RulingReport:
    id = "princess/knight-stays-home"
    rows = [case(id, "the-last-knight-goes", "nobody scores", "Blue's knight is back in Blue's supply", line=31)]
    good = Result("holds", ("nobody scores", "Blue's knight is back in Blue's supply"), "implied", (PRINCESS,))
    return report_of(
        ruling(id, "A knight sent home takes no part in scoring", *rows, kind="community"),
        [spread(((OLD, HIG, RGG, ZMG, NEW), good), ((IOS,), Result("holds", good.observed, "silent", (PRINCESS,))))],
    )


def _house() -> RulingReport:
    id = "setup/house-picture"
    rows = [case(id, "another-picture", "the game goes on", line=40, pins={ART: "other"})]
    results = [spread(((HOUSE,), holds("the game goes on", "stated", ART)))]
    return report_of(ruling(id, "Some draw their own cloister", *rows, kind="house-rule", families=["C1"]), results)


def _failing() -> RulingReport:
    id = "fairy/bonus"
    rows = [
        case(id, "she-pays-three", "Red scores 3 points for the fairy", "Blue scores 3 points", line=52),
        case(id, "her-tile-is-gone", "nobody scores", line=60),
    ]
    pays, owes = "Red scores 3 points for the fairy", "Red scores 0 points for the fairy"
    problem = f"expected: {pays}; observed: {owes}"
    wrong = Result("fails", (owes, "Blue scores 3 points"), "stated", (FAIRY,), problem)
    broken = Result("error", problem="no tile lies on (3, 0), so the fairy cannot be moved there")
    refused = Result(
        "fails", (), "stated", (FAIRY,), "Red moves the fairy to Red's knight is refused: \x1b it is Blue's turn"
    )
    right = Result("holds", (pays, "Blue scores 3 points"), "stated", (FAIRY,))
    results = [spread(((HIG, NEW), wrong), ((OLD, RGG), right)), spread(((ZMG,), broken), ((IOS,), refused))]
    return report_of(ruling(id, "She pays three points for a feature <&>", *rows), results)


GREEN = Report(EDITIONS, (HOUSE,), (_house(), _dragon(), _fairy(), _princess()))
RED = Report(EDITIONS, (), (_dragon(), _failing()))
ALONE = Report((HIG,), (), (_princess(),))

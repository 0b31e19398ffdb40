"""Why a ruling comes out as it does: the chain of events, and what stands behind each."""

from collections.abc import Callable

from rulefork.rulebook import Ruleset
from rulefork.spec.suite import Suite, load_suite
from rulefork.verdict.reason import Ground, Reasons, Telling, find_reasons
from rulefork.verdict.runner import Runner

from .conftest import DRAGON

Rulesets = Callable[..., list[Ruleset]]
SuiteOf = Callable[..., Suite]


def why(suite: Suite, rulesets: list[Ruleset], *, widen: bool = False) -> Reasons:
    """Return the reasons of the one ruling of the suite."""
    (ruling,) = suite.rulings
    return find_reasons(suite, ruling, rulesets, widen=widen)


def only(reasons: Reasons) -> Telling:
    """Return the one telling of the one story."""
    (story,) = reasons.stories
    (telling,) = story.tellings
    return telling


def values(grounds: tuple[Ground, ...]) -> list[str]:
    """Return toggles with their values and evidence."""
    return [f"{ground.toggle.id}: {ground.setting.value}, {ground.setting.confidence}" for ground in grounds]


def test_one_telling_for_each_outcome(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """Rulesets with the same outcome share a telling; the current edition tells it, else the best evidence does."""
    reasons = why(suite_of(DRAGON), rulesets("hig-c1-2005", "hig", "rgg", "rgg-c1-standalone", "zmg"))
    (story,) = reasons.stories
    assert story.position == "a dragon tile will complete Red's city"
    assert [telling.rulesets for telling in story.tellings] == [
        ("hig-c1-2005", "hig-c1-current", "zmg-c1"),
        ("rgg-c1-big-box-3", "rgg-c1-standalone"),
    ]
    assert [telling.by.id for telling in story.tellings] == ["hig-c1-current", "rgg-c1-standalone"]
    assert len(reasons.report.outcomes) == 2


def test_a_situation_has_the_title_of_a_case_that_applies(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """Of the rows that tell one situation, the one about the rulesets compared gives it its name."""
    titled = DRAGON.replace("The dragon is next to the knight", "It moves <order>")
    titles = {id: why(suite_of(titled), rulesets(id)).stories[0].case.title for id in ("hig", "rgg")}
    assert titles == {"hig": "It moves before scoring", "rgg": "It moves after scoring"}


def test_events_in_order_with_their_rulings(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """Each act has its events, each event the ruling that says so."""
    telling = only(why(suite_of(DRAGON), rulesets("hig")))
    place, walk = telling.deeds
    assert place.told == "Blue completes Red's city with the dragon tile"
    assert [(effect.told, effect.ruling, effect.phase) for effect in walk.effects] == [
        ("Blue moves the dragon west, onto the knight's tile", "dragon/six-steps", "dragon"),
        ("Red's knight goes home: the dragon ate it", "dragon-eats/normal-follower", "dragon"),
        ("Red moves the dragon west, onto the gap", "dragon/six-steps", "dragon"),
        ("the dragon's walk ends after 2 steps", "dragon/dead-end-stops", "dragon"),
    ]
    assert telling.ending is not None
    assert [effect.told for effect in telling.ending.effects] == ["Blue's turn ends"]
    assert [(answer.told, answer.at_end) for answer in telling.answers] == [("Red scores 0 points", True)]


def test_an_act_knows_what_it_asked_for(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """The order of dragon and scoring is asked for when the tile is placed, and not by the walk."""
    hig, rgg = (only(why(suite_of(DRAGON), rulesets(id))) for id in ("hig", "rgg"))
    assert values(hig.deeds[0].asked) == ["dragon-moves: before-scoring, stated"]
    assert values(rgg.deeds[0].asked) == ["dragon-moves: after-scoring, disputed"]
    assert rgg.deeds[1].asked == ()
    assert rgg.deeds[1].effects[0].told == "Red scores 8 points for Red's city"
    assert not hig.deeds[1].is_like(rgg.deeds[1])
    assert hig.deeds[0].is_like(rgg.deeds[0])
    assert [ground.toggle.id for ground in rgg.asked] == ["dragon-moves"]


FAIRY_POINT = """\
    Scenario: The fairy pays her point
      Given the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Red scores 1 point
"""


def test_toggles_behind_an_event(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """A toggle stands behind the event whose ruling it touches; what the position asked for stands before."""
    telling = only(why(suite_of(FAIRY_POINT), rulesets("ios")))
    (deed,) = telling.deeds
    began, paid = deed.effects
    assert (paid.told, paid.ruling) == ("Red scores 1 point for the fairy", "fairy/point-at-turn-start")
    assert began.grounds == ()
    assert "fairy-point-recipient: assigned-follower-owner, silent" in values(paid.grounds)
    assert deed.grounds == ()
    assert "fairy-move-condition" in [ground.toggle.id for ground in telling.before]
    assert telling.ending is None


FAIRY_MOVED = """\
    Scenario: Blue moves the fairy and then thinks of the thief
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And Blue moves the fairy to Blue's knight
      Then Blue may not deploy a thief
      And the fairy is on Blue's tile
"""


def test_what_is_not_allowed(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """A `may not` names the clause that forbids it, the reason in words, and the toggle that decides it."""
    denied, seen = only(why(suite_of(FAIRY_MOVED), rulesets("hig-c2"))).answers
    assert denied.told == "Blue may not deploy a thief"
    assert denied.refusal is not None
    assert denied.refusal.ruling == "fairy-bans/normal-follower"
    assert denied.refusal.why == "Blue has moved the fairy instead of deploying"
    (ground,) = denied.refusal.grounds
    assert (ground.toggle.id, ground.setting.value) == ("fairy-excludes-figures", "followers-only-named")
    assert ground.played == "all-listed-figures"
    assert ground.how.startswith("As the long list")
    assert seen.refusal is None


def test_what_is_allowed(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """A `may` is not forbidden by anything; the toggles asked for stand behind it."""
    may = FAIRY_MOVED.replace("      And Blue moves the fairy to Blue's knight\n", "").replace("may not", "may")
    allowed = only(why(suite_of(may), rulesets("hig"))).answers[0]
    assert (allowed.told, allowed.refusal) == ("Blue may deploy a thief", None)


REFUSED = """\
    Scenario: Red goes twice
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And Red moves the dragon west
      And Red moves the dragon west
      Then the dragon's walk ends after 2 steps
"""


def test_a_refused_act(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """An act that is refused ends the telling, with the clause and the reason."""
    telling = only(why(suite_of(REFUSED), rulesets("hig")))
    refusal = telling.deeds[-1].refusal
    assert refusal is not None
    assert (refusal.ruling, refusal.why) == ("dragon/one-tile-per-player", "this step of the dragon is Blue's")
    assert telling.deeds[-1].effects == ()
    assert (telling.answers, telling.ending) == ((), None)
    assert not telling.deeds[-1].is_like(telling.deeds[-2])


def test_a_broken_case(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """What cannot be carried out is told as such."""
    broken = DRAGON.replace("And the dragon walks west and west", "And the dragon walks west")
    (story,) = why(suite_of(broken), rulesets("hig", "rgg")).stories
    assert "the turn cannot end yet" in story.tellings[0].broken
    assert story.tellings[0].deeds == ()


HOUSE = """\
    Scenario Outline: Red says nothing as the turn begins
      Given the fairy's point is scored <when>
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Red scores <points>

      Examples:
        | when                               | points   |
        | without a word                     | 1 point  |
        | when claimed before the bag passes | 0 points |
"""


def test_house_rules(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """Where it is asked for, a case about a value that nobody plays is told under a ruleset made for it."""
    alone = why(suite_of(HOUSE), rulesets("hig", "rgg"))
    assert alone.extra == ()
    assert len(alone.stories[0].tellings) == 1
    wide = why(suite_of(HOUSE), rulesets("hig", "rgg"), widen=True)
    assert [ruleset.id for ruleset in wide.extra] == ["hig-c1-current+fairy-point-claim=until-bag-passes"]
    assert [ruleset.id for ruleset in wide.rulesets] == ["hig-c1-current", "rgg-c1-big-box-3"]
    assert wide.stories[0].tellings[1].by == wide.extra[0]
    assert len(wide.report.outcomes) == 1


def test_another_family(suite_of: SuiteOf, rulesets: Rulesets) -> None:
    """Nothing is told for rulesets of a family that does not have the ruling."""
    reasons = why(suite_of(DRAGON, "@c1"), rulesets("hig-c2"))
    assert reasons.report.outcomes == ()
    assert reasons.stories[0].tellings == ()


def test_every_ruling_can_be_told() -> None:
    """The answers told are those that the check observes, and every clause named is a ruling of the suite."""
    suite = load_suite(())
    runner, ids = Runner(suite), {ruling.id for ruling in suite.rulings}
    for ruling in suite.rulings:
        reasons = find_reasons(suite, ruling, tuple(suite.book.editions.values()), widen=True)
        for story in reasons.stories:
            for telling in story.tellings:
                run = runner.run(story.case, telling.by)
                assert telling.broken == run.broken
                assert clauses(telling) <= ids
                if run.refused:
                    assert telling.deeds[-1].refusal
                elif not run.broken:
                    assert tuple(answer.told for answer in telling.answers) == run.observed


def clauses(telling: Telling) -> set[str]:
    """Return every ruling that a telling names."""
    deeds = (*telling.deeds, *([telling.ending] if telling.ending else []))
    refusals = [part.refusal for part in (*deeds, *telling.answers) if part.refusal]
    return {effect.ruling for deed in deeds for effect in deed.effects} | {refusal.ruling for refusal in refusals}

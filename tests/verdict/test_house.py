"""What a ruleset comes to beside the one that it extends, and beside the editions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulefork.rulebook import Rulebook, Ruleset, read_house, resolve
from rulefork.spec.suite import Suite
from rulefork.verdict.house import House, distances, extended, house
from tests.verdict.conftest import DRAGON

LATE = "dragon-moves=after-scoring"
FIVE = "fairy-bonus-scheme=five-on-completion"


@pytest.fixture
def home(suite_of: Callable[..., Suite], book: Rulebook) -> Callable[[str], House]:
    """Return a function that looks at the ruleset of a notation, with the ruling on the dragon's order."""
    return lambda notation: house(suite_of(DRAGON), resolve(notation, book))


def test_distance_counts_what_is_played_and_what_is_said(book: Rulebook) -> None:
    """A value that only words the same otherwise is said, not played, differently."""
    hig = next(each for each in distances(resolve(f"hig+{LATE},princess-own-knight=not-mentioned", book), book))
    assert hig.ruleset is book.editions["hig-c1-current"]
    assert hig.played == ("dragon-moves",)
    assert hig.said == ("dragon-moves", "princess-own-knight")
    assert not hig.other_family


def test_every_edition_but_the_ruleset_itself_has_a_distance(book: Rulebook) -> None:
    """The nearest comes first; the game counts before the family, and the family before the words."""
    found = distances(book.editions["zmg-c1"], book)
    assert {each.ruleset.id for each in found} == book.editions.keys() - {"zmg-c1"}
    assert [each.rank for each in found] == sorted(each.rank for each in found)


def test_an_edition_as_of_a_date_has_a_distance_to_itself(book: Rulebook) -> None:
    """As it stood then it is another ruleset."""
    assert "hig-c1-current" in {each.ruleset.id for each in distances(resolve("hig@2014-06", book), book)}


@pytest.mark.parametrize(
    ("notation", "base"),
    [
        (f"rgg+{LATE.replace('after', 'before')}", "rgg-c1-big-box-3"),
        ("hig@2014-06", "hig-c1-current"),
        (f"hig@2014-06+{LATE}", "hig-c1-current@2014-06"),
        ("five-for-the-fairy", "hig-c1-current"),
        ("rgg", "hig-c1-current"),
        ("hig", None),
    ],
)
def test_what_a_ruleset_starts_from(book: Rulebook, notation: str, base: str | None) -> None:
    """That of a string is what stands before the plus sign, that of a date is today."""
    found = extended(resolve(notation, book), book)
    assert (found.id if found else None) == base


def test_a_nearer_edition_is_told(home: Callable[[str], House]) -> None:
    """House rules can stray so far from what they extend that another edition is nearer."""
    wanted = "fairy-placement,fairy-point-recipient,fairy-three-recipient,princess-removal,princess-no-removal-clause"
    hig = home("hig").ruleset
    turned = ",".join(f"{toggle}={hig.value(toggle)}" for toggle in ("dragon-moves", *wanted.split(",")))
    found = home(f"rgg+{turned}")
    assert found.to_base
    assert len(found.to_base.played) == 6
    assert [each.ruleset.id for each in found.nearer] == [each.ruleset.id for each in found.nearest]
    assert found.nearest[0].rank < found.to_base.rank
    assert home(f"hig+{LATE}").nearer == ()


def test_the_edition_extended_leads_those_equally_near(home: Callable[[str], House]) -> None:
    """Who extends `hig` hears of `hig` first."""
    assert home(f"hig+{LATE}").nearest[0].ruleset.id == "hig-c1-current"


def test_rulings_that_change_have_their_cause(home: Callable[[str], House]) -> None:
    """The outcome of the base comes with that of the ruleset."""
    found = home(f"hig+{LATE},fairy-placement=on-tile")
    (ruling,) = found.changed
    assert [(outcome.rulesets, outcome.observed) for outcome in ruling.outcomes] == [
        (("hig-c1-current",), ("Red scores 0 points",)),
        ((found.ruleset.id,), ("Red scores 8 points",)),
    ]
    assert [cause.toggles for cause in ruling.causes] == [("dragon-moves",)]
    assert [(each.toggle.id, each.rulings) for each in found.departures] == [
        ("dragon-moves", ("test/ruling",)),
        ("fairy-placement", ()),
    ]


def test_what_the_sources_say_against_a_value_and_for_it(home: Callable[[str], House], book: Rulebook) -> None:
    """Beside the value of the base stand the editions that play the same, and those that can be read so."""
    (dragon,) = home(f"hig+{LATE}").departures
    assert (dragon.base.value, dragon.base.confidence) == ("before-scoring", "stated")
    assert {each.id for each in dragon.editions} == {
        id for id, edition in book.editions.items() if edition.value("dragon-moves") == "after-scoring"
    }
    (back,) = home("rgg+dragon-moves=before-scoring").departures
    assert back.base.readings
    assert "rgg-c1-big-box-3" in {each.id for each in back.readers}
    assert not {each.id for each in back.readers} & {each.id for each in back.editions}


def test_a_known_house_rule_is_recognised(home: Callable[[str], House]) -> None:
    """The collection of the sources is searched for the same value."""
    (departure,) = home(f"hig+{FIVE}").departures
    assert [each.id for each in departure.houses] == ["five-for-the-fairy"]
    assert departure.editions == ()


def test_who_plays_alike_counts_though_the_words_differ(home: Callable[[str], House], book: Rulebook) -> None:
    """A value that leaves the question open counts as what is played then."""
    toggle = "princess-own-knight"
    (open_,) = home(f"hig+{toggle}=not-mentioned").departures
    assert {each.value(toggle) for each in open_.editions} == {"not-mentioned"}
    differing = [
        (id, value.id)
        for id, each in book.toggles.items()
        for value in each.values.values()
        if value.plays_as and any(value.plays_as == edition.value(id) for edition in book.editions.values())
        if each.played(book.editions["hig-c1-current"].value(id)) != value.plays_as
    ]
    for id, value in differing:
        (departure,) = [each for each in home(f"hig+{id}={value}").departures if each.toggle.id == id]
        assert book.toggles[id].values[value].plays_as in {each.value(id) for each in departure.editions}


def test_values_without_effect(home: Callable[[str], House]) -> None:
    """Each says why: only the words differ, another value takes its place, or no case shows it."""
    found = home(f"hig+princess-own-knight=not-mentioned,fairy-point-claim=until-bag-passes,{FIVE}")
    idle = {each.toggle.id: each for each in found.idle}
    assert (idle["princess-own-knight"].why, idle["princess-own-knight"].own) == ("wording", True)
    assert idle["princess-own-knight"].because
    assert (idle["fairy-point-claim"].why, idle["fairy-point-claim"].own) == ("bond", True)
    assert idle["fairy-point-claim"].when == {"fairy-bonus-scheme": "five-on-completion"}
    assert (idle["fairy-final-scoring"].why, idle["fairy-final-scoring"].own) == ("bond", False)
    (claim,) = home("hig+fairy-point-claim=until-bag-passes").idle
    assert claim.why in {"unasked", "unseen"}
    assert home(f"hig+{LATE}").idle == ()


UNSEEN = """\
    Scenario: Nobody has brought the fairy into play
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then the fairy is beside the table
"""


def test_a_value_that_cases_ask_for_may_change_none(suite_of: Callable[..., Suite], book: Rulebook) -> None:
    """It is told apart from one that no case asks for."""
    suite = suite_of(UNSEEN)
    whys = {each: house(suite, resolve(f"hig+{each}", book)).idle for each in (LATE, "phantom-with-fairy=refused")}
    assert [idle.why for (idle,) in whys.values()] == ["unseen", "unasked"]


def test_a_root_edition_is_compared_with_nothing(home: Callable[[str], House]) -> None:
    """It extends no other ruleset, and yet has its distances."""
    found = home("hig")
    assert (found.base, found.to_base, found.departures, found.idle, found.nearer) == (None, None, (), (), ())
    assert found.changed == ()
    assert found.distances


def test_contradictions_in_a_file_are_listed(tmp_path: Path, suite_of: Callable[..., Suite], book: Rulebook) -> None:
    """They are played as they stand."""
    path = tmp_path / "table.yaml"
    path.write_text("extends: hig\nrules: {fairy-placement: on-tile}\n", encoding="utf-8")
    ruleset: Ruleset = read_house(path, book, allow_contradictions=True)
    found = house(suite_of(DRAGON), ruleset)
    assert [each.toggle for each in found.contradictions] == ["fairy-point-recipient", "fairy-three-recipient"]
    assert found.base is book.editions["hig-c1-current"]

"""Rulesets give a value to every toggle; rules in play note what was asked."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook import CONFIDENCES, Rulebook, Ruleset, RulesInPlay, Setting, answers_alike


def changes(book: Rulebook) -> st.SearchStrategy[dict[str, str]]:
    """Return any values for any of the toggles."""
    known = {id: st.sampled_from(list(toggle.values)) for id, toggle in book.toggles.items()}
    return st.fixed_dictionaries({}, optional=known)


def test_confidence_goes_from_strong_to_weak() -> None:
    """The order in which evidence is compared."""
    assert CONFIDENCES == ("stated", "implied", "silent", "disputed")


def test_a_changed_ruleset_is_named_by_its_changes(small: Rulebook) -> None:
    """In the order of the toggles, whatever the order of the changes; what was not changed keeps its evidence."""
    base = small.editions["first"]
    changed = base.with_values({"art": "new", "fairy-place": "beside"})
    assert changed.id == "first+fairy-place=beside,art=new"
    assert changed.name == "The first edition, with fairy-place=beside, art=new"
    assert changed == base.with_values({"fairy-place": "beside"}).with_values({"art": "new"})
    assert changed.settings["art"] == Setting("new", "stated", (), changed.id)
    assert changed.settings["fairy-point"] == base.settings["fairy-point"]
    assert (changed.base, changed.family, changed.value("art")) == (base, "C1", "new")


def test_a_value_of_the_base_is_no_change(small: Rulebook) -> None:
    """Changing it back, or not at all, gives the base."""
    base = small.editions["first"]
    assert base.with_values({"art": "old"}) is base
    assert base.with_values({"art": "new"}).with_values({"art": "old"}) is base
    assert base.with_values({}) is base


def test_an_unknown_toggle_is_refused(small: Rulebook) -> None:
    """Only the toggles of the ruleset can be changed."""
    with pytest.raises(KeyError, match="arts"):
        small.editions["first"].with_values({"arts": "new"})


def test_rulesets_can_be_keys_and_travel(small: Rulebook) -> None:
    """They are hashed by id, and a copy made by pickling is equal."""
    base: Ruleset = small.editions["first"]
    assert {base: 1}[pickle.loads(pickle.dumps(base))] == 1
    assert hash(base) != hash(small.editions["second"])
    assert base != small.editions["second"]


def test_rules_in_play_note_what_was_asked(small: Rulebook) -> None:
    """The value as played, the value as the text says it, and the family are noted apart."""
    rules = RulesInPlay(small.ruleset("first+fairy-place=left-open"), small.toggles)
    assert (rules.noted, rules.read) == ({}, ())
    assert rules["fairy-place"] == "beside"
    assert rules.noted == {"fairy-place": "beside"}
    assert rules.says("fairy-place") == "left-open"
    assert rules["art"] == "old"
    assert rules.family == "C1"
    assert rules.noted == {
        "fairy-place": "beside", "fairy-place says": "left-open", "art": "old", "family": "C1",
    }  # fmt: skip
    assert rules.read == ("art", "fairy-place")


def test_rules_of_one_ruleset_keep_their_own_notes(small: Rulebook) -> None:
    """Two games under one ruleset do not see each other's notes."""
    one, two = (RulesInPlay(small.editions["first"], small.toggles) for _ in range(2))
    assert one["art"] == "old"
    assert two.noted == {}
    with pytest.raises(KeyError):
        two["arts"]


def test_rulesets_answer_alike_where_it_matters(small: Rulebook) -> None:
    """Only what was asked counts, and in the way in which it was asked."""
    open_, beside = small.ruleset("first+fairy-place=left-open"), small.ruleset("first+fairy-place=beside,art=new")
    for noted, alike in (
        ({}, True),
        ({"fairy-place": "beside"}, True),
        ({"fairy-place says": "left-open"}, False),
        ({"fairy-place": "beside", "art": "old"}, False),
        ({"family": "C1"}, True),
        ({"family": "C2"}, False),
    ):
        assert answers_alike(beside, small.toggles, noted) is alike
        assert answers_alike(open_, small.toggles, noted) is (noted.get("family") != "C2")


@given(draw=st.data())
def test_changes_do_what_they_say(small: Rulebook, draw: st.DataObject) -> None:
    """A changed ruleset has the changed values, and differs from its base just in what its id says."""
    base = draw.draw(st.sampled_from(list(small.editions.values())))
    values = draw.draw(changes(small))
    changed = base.with_values(values)
    assert {toggle: changed.value(toggle) for toggle in values} == values
    assert {toggle for toggle in small.toggles if changed.value(toggle) != base.value(toggle)} == {
        part.partition("=")[0] for part in changed.id.partition("+")[2].split(",") if part
    }


@given(draw=st.data())
def test_who_answers_alike_gives_the_same_answers(small: Rulebook, draw: st.DataObject) -> None:
    """Two rulesets answer alike just when asking the second the same questions gives the same notes."""
    one, two = (small.ruleset("first").with_values(draw.draw(changes(small))) for _ in range(2))
    asked = draw.draw(st.lists(st.tuples(st.sampled_from(list(small.toggles)), st.booleans())))
    notes = []
    for rules in (RulesInPlay(one, small.toggles), RulesInPlay(two, small.toggles)):
        for toggle, raw in asked:
            rules.says(toggle) if raw else rules[toggle]
        notes.append(rules.noted)
    assert answers_alike(two, small.toggles, notes[0]) is (notes[0] == notes[1])
    assert answers_alike(one, small.toggles, notes[0])

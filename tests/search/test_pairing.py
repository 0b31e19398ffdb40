"""Which rulesets are compared, and why two of them may play alike."""

import pytest

from rulefork.rulebook import resolve
from rulefork.rulebook.finding import BadInput
from rulefork.search.pairing import Pair, pairs_of_all, pairs_of_toggle, reasons

from .pairs import BOOK, HIG

RGG = resolve("rgg", BOOK)


def told(a: str, b: str) -> str:
    """Return why two rulesets may play alike, in one text."""
    return " ".join(reasons(Pair(resolve(a, BOOK), resolve(b, BOOK)), BOOK))


def test_a_toggle_alone() -> None:
    """A is compared with itself but for that toggle: B's value, the one given, or each other one."""
    toggle = BOOK.toggles["dragon-moves"]
    (pair,) = pairs_of_toggle(HIG, RGG, toggle)
    assert (pair.a, pair.b.id) == (HIG, "hig-c1-current+dragon-moves=after-scoring")
    assert pairs_of_toggle(HIG, None, toggle, "after-scoring") == (pair,)
    assert len(pairs_of_toggle(HIG, None, BOOK.toggles["dragon-menu-list"])) == 3


def test_every_toggle() -> None:
    """One pair for each difference, or for each other value where there is one ruleset only."""
    both = pairs_of_all(HIG, RGG, BOOK)
    assert {pair.toggle.id for pair in both if pair.toggle} == {
        id for id in BOOK.toggles if HIG.value(id) != RGG.value(id)
    }
    alone = pairs_of_all(HIG, None, BOOK)
    assert len(alone) == sum(len(toggle.values) - 1 for toggle in BOOK.toggles.values())


def test_no_difference_is_refused() -> None:
    """A and B agree on the toggle, or A has that value itself."""
    with pytest.raises(BadInput, match="they do not differ in princess-step; both say follower-stage"):
        pairs_of_toggle(HIG, RGG, BOOK.toggles["princess-step"])
    with pytest.raises(BadInput, match="has dragon-moves=before-scoring itself; name one of: after-scoring"):
        pairs_of_toggle(HIG, None, BOOK.toggles["dragon-moves"], "before-scoring")


def test_why_two_may_play_alike() -> None:
    """Wording, the same play, other boxes, and other toggles are told; a toggle that bites is not."""
    assert "castle-protection is a matter of wording" in told("hig", "hig+castle-protection=not-mentioned")
    assert "phantom-with-fairy makes a difference only with phantom" in told("hig", "hig+phantom-with-fairy=refused")
    sharing = told("hig", "hig+dragon-tile-sharing=menu-figures-barred")
    assert sharing == "dragon-tile-sharing makes a difference only with traders-and-builders in the game."
    clause = told("rgg", "rgg+princess-no-removal-clause=when-nobody-removed")
    assert clause.startswith("princess-no-removal-clause has no effect: Where a knight has to leave")
    assert told("hig", "hig+dragon-moves=after-scoring") == ""

"""A witness made plainer: it is never larger, it parts the same rulesets, and what is in its way is gone."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from rulefork.play.action import PlaceTile
from rulefork.rulebook import resolve
from rulefork.search.deepening import Deepening
from rulefork.search.limit import Limit
from rulefork.search.need import needs_of
from rulefork.search.notation import read_game, write_game
from rulefork.search.shrink import Shrinker, plainness
from rulefork.search.witness import Size, Witness, follow

from .pairs import BOOK, HIG, lockstep

CHANGES = ("dragon-moves=after-scoring", "fairy-blocks-dragon=protects-only", "princess-removal=must")


def shrunk(witness: Witness) -> Witness:
    """Return the witness made plainer, whether it can be told in sentences or not."""
    return Shrinker(lockstep(witness.a, witness.b), lambda _: True).shrink(witness)


@given(st.sampled_from(CHANGES), st.integers(0, 500), st.sampled_from([(3, 1), (4, 2), (4, 3)]))
@settings(max_examples=8, deadline=None)
def test_what_comes_out_is_no_larger_and_parts_the_same(change: str, seed: int, size: tuple[int, int]) -> None:
    """Whatever game chance begins with."""
    a, b = HIG, resolve(f"hig+{change}", BOOK)
    two = lockstep(a, b)
    search = Deepening(two, needs_of(a, b, BOOK.toggles), Limit())
    for split in islice(search.sample(Size(*size), str(seed)), 1):
        before = Witness(a, b, split.actions, split.kinds)
        after = shrunk(before)
        assert plainness(after, two.a) <= plainness(before, two.a)
        assert after.size <= before.size
        again = follow(two, after.actions)
        assert again is not None
        assert (again.actions, again.kinds) == (after.actions, after.kinds)
        assert shrunk(after) == after


def test_turns_and_followers_that_do_nothing_for_it_are_dropped() -> None:
    """A long game with a dragon comes down to a volcano, a dragon tile, one knight and two steps."""
    a, b = HIG, resolve("hig+dragon-moves=after-scoring", BOOK)
    two = lockstep(a, b)
    line = (
        "tee@1,0:90/+farmer.south-east cloister@2,0:90/+monk pd-cap-volcano@0,-1:180 pd-cap-dragon@0,1:180/+knight/>NN"
    )
    split = follow(two, read_game(line, two.a))
    assert split is not None
    before = Witness(a, b, split.actions, split.kinds)
    after = shrunk(before)
    assert before.size == Size(4, 3, 4)
    assert after.size == Size(2, 1, 2)
    assert write_game(after.actions, two.a).endswith("pd-cap-dragon@0,1:180/+knight/>NN")
    assert all(abs(x) + abs(y) == 1 for x, y in (each.square for each in after.actions if isinstance(each, PlaceTile)))

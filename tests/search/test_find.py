"""The smallest witness: how small it is, that it is proven, that it replays, whatever chance begins with."""

import pytest

from rulefork.rulebook import Ruleset, resolve
from rulefork.search.deepening import Deepening
from rulefork.search.find import replay_witness
from rulefork.search.limit import Limit
from rulefork.search.lockstep import Kind
from rulefork.search.need import ANYTHING
from rulefork.search.notation import write_game
from rulefork.search.witness import Size, follow, size_of

from .pairs import BOOK, BOX, HIG, flip, flips, found, lockstep, searched

SIZES = {
    "dragon-moves=after-scoring": (2, 1),
    "fairy-placement=on-tile": (3, 1),
    "fairy-point-recipient=owner-on-tile": (4, 2),
    "fairy-three-recipient=on-fairy-tile": (3, 2),
    "fairy-three-accounting=added": (3, 1),
    "fairy-final-scoring=not-awarded": (3, 1),
    "fairy-move-condition=only-if-relinquished": (3, 1),
    "fairy-on-volcano-turn=refused": (3, 1),
    "dragon-tile-sharing=not-mentioned": (2, 1),
    "princess-removal=must": (2, 1),
    "princess-no-removal-clause=empty-or-new-city": (2, 2),
    "princess-step=tile-placement": (2, 1),
    "portal-completed-unscored=allowed": (1, 1),
    "early-dragon-tiles=return-and-redraw": (1, 0),
    "fairy-point-claim=until-bag-passes": (5, 1),
    "fairy-bonus-scheme=five-on-completion": (3, 1),
    "fairy-blocks-dragon=protects-only": (3, 1),
}
"""How many turns and followers tell hig from hig with another value of one toggle. Two follow from the rules at once: a
player has to place seven followers to be out of them, and whoever moves the fairy has to deploy somebody first."""

PAIRS = {each: (HIG, resolve(f"hig+{each}", BOOK)) for each in SIZES}


QUICK = [each for each in SIZES if "recipient" not in each]
"""Those that are looked for with a second seed, too; the benchmark goes through more of them and more seeds."""


@pytest.mark.parametrize("each", SIZES)
def test_witnesses_are_as_small_as_the_rules_allow(each: str) -> None:
    """They are proven to be smallest."""
    search = searched(each)
    assert search.story is not None
    size = search.story.witness.size
    assert (size.turns, size.figures) == SIZES[each]
    assert search.is_proven
    assert search.through < Size(size.turns, size.figures)


@pytest.mark.parametrize("each", QUICK)
def test_seeds_agree(each: str) -> None:
    """Another seed may find another game, but none of another size."""
    one, other = searched(each).story, searched(each, 7).story
    assert one is not None
    assert other is not None
    assert one.witness.size == other.witness.size


@pytest.mark.parametrize("each", SIZES)
def test_witnesses_replay_and_differ(each: str) -> None:
    """Each is a game that both play up to its end, and what is seen then is not the same; so it is from its line."""
    search, pair = searched(each), PAIRS[each]
    assert search.story is not None
    witness = search.story.witness
    split = follow(lockstep(*pair), witness.actions)
    assert split is not None
    assert (split.actions, split.kinds) == (witness.actions, witness.kinds)
    assert all(seen.a != seen.b for seen in search.story.seen)
    again = replay_witness(write_game(witness.actions, search.story.a.game), *pair, BOOK.toggles, BOX)
    assert again.story is not None
    assert (again.story.acts, again.story.seen) == (search.story.acts, search.story.seen)


def test_all_toggles_of_the_base_game_are_told_apart_or_known_to_be_alike() -> None:
    """The table above and the one long game leave nothing out but values that only other boxes tell apart."""
    told = {*SIZES, "fairy-out-of-followers=refused"}
    alike = {
        "fairy-three-recipient=stand-together",  # she is put on a tile as such under another value only
        "fairy-move-condition=whenever-no-meeple-placed-or-moved",  # Russian promos move meeples
        "dragon-tile-sharing=menu-figures-barred",  # followers are all that is on the menu
    }
    assert {f"{id}={b.value(id)}" for _, b, id in flips("hig")} == told | alike
    for each in alike:
        search = found(HIG, resolve(f"hig+{each}", BOOK))
        assert (search.story, search.can_part, search.is_proven) == (None, False, True)


def test_the_same_seed_gives_the_same_witness() -> None:
    """Move for move, and so does the count of moves tried."""
    pair = flip("princess-step", "tile-placement")
    one, other = found(*pair, seed=3), found(*pair, seed=3)
    assert (one.story and one.story.witness, one.moves) == (other.story and other.story.witness, other.moves)


@pytest.mark.parametrize(
    ("toggle", "value", "base", "size"),
    [
        ("fairy-point-recipient", "assigned-follower-owner", "rgg", (4, 2)),  # not her mover's turn, five turns later
        ("fairy-three-recipient", "assigned-follower", "zmg", (3, 1)),
        ("princess-removal", "may", "hig-c1-2005", (2, 1)),
        # Where the point has to be claimed, it is the leave to claim it that differs.
        ("fairy-point-recipient", "owner-on-tile", "hig+fairy-point-claim=until-bag-passes", (4, 2)),
    ],
)
def test_other_bases_have_witnesses_of_their_own(toggle: str, value: str, base: str, size: tuple[int, int]) -> None:
    """What else is played makes a game longer or shorter."""
    search = found(*flip(toggle, value, base))
    assert search.story is not None
    assert (search.story.witness.size.turns, search.story.witness.size.figures) == size
    assert search.is_proven


@pytest.mark.parametrize(
    ("kinds", "size"), [(("points", "awards"), (2, 1)), (("legality",), (2, 1)), (("figures", "stage"), (2, 1))]
)
def test_only_what_is_asked_for_is_observed(kinds: tuple[Kind, ...], size: tuple[int, int]) -> None:
    """Two editions differ in several ways; each has a smallest game of its own."""
    search = found(HIG, resolve("rgg", BOOK), kinds=kinds)
    assert search.story is not None
    assert (search.story.witness.size.turns, search.story.witness.size.figures) == size
    assert search.story.seen[0].kind in kinds


def test_families_differ_by_their_tiles() -> None:
    """One tile with another number of shields is enough."""
    search = found(HIG, resolve("hig-c2", BOOK))
    assert search.story is not None
    assert search.story.witness.size.turns == 1
    assert search.story.seen[0].kind == "points"


def test_a_limit_is_kept() -> None:
    """Within it nothing is found, and that is said: all games within it were gone through, or they were not."""
    a, b = flip("fairy-placement", "on-tile")
    short = found(a, b, limit=Limit(turns=2))
    assert (short.story, short.is_proven, short.can_part) == (None, True, True)
    few = found(HIG, resolve("hig-c1-early-faq", BOOK), limit=Limit(moves=200))
    assert few.story is None
    assert not few.is_proven
    assert few.moves < 300


def test_an_exhaustive_search_agrees_with_the_one_by_chance() -> None:
    """Without the bound and without chance the same size comes out."""
    a: Ruleset
    a, b = flip("portal-completed-unscored", "allowed")
    search = Deepening(lockstep(a, b), (ANYTHING,), Limit())
    assert not [*search.exhaust(Size(1, 0))]
    sizes = {size_of(split.actions) for split in search.exhaust(Size(1, 1))}
    assert sizes == {Size(1, 1, 1)}


def test_a_game_that_both_play_alike_is_shown() -> None:
    """A game is replayed though it parts nothing."""
    shown = replay_witness("cloister@0,-1/+monk bend@1,0", HIG, resolve("rgg", BOOK), BOOK.toggles, BOX)
    assert shown.story is None
    assert shown.table is not None
    assert len(shown.table.state.board.tiles) == 3

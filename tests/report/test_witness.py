"""Witnesses as a page, as data, as a picture and as a feature that holds."""

from pathlib import Path

import pytest

from rulefork.cli.entry import run
from rulefork.report.names import Names
from rulefork.report.witness_gherkin import in_slot, witnesses_gherkin
from rulefork.report.witness_json import witnesses_json
from rulefork.report.witness_picture import witness_case, witness_picture
from rulefork.report.witness_text import Shown, known, witnesses_text
from rulefork.rulebook import resolve
from rulefork.search.exhibit import Exhibitor
from rulefork.search.find import Found, replay_witness
from rulefork.search.limit import Limit
from rulefork.spec.suite import load_suite

from ..search.pairs import BOOK, BOX, HIG, found, searched
from ..search.test_find import SIZES
from .golden import assert_golden
from .schemas import assert_valid

EXHIBITOR = Exhibitor(BOOK, BOX, load_suite().rulings)
NAMES = Names.of([HIG], BOOK.aliases)


def shown(search: Found) -> Shown:
    """Return a search as it is handed to a report."""
    return Shown(search, EXHIBITOR.exhibit(search.story) if search.story else None)


def test_a_page() -> None:
    """What differs comes first, then the game, the table, the line to replay it, what is known, the scenario."""
    page = witnesses_text([shown(searched("dragon-moves=after-scoring"))], BOOK.toggles, NAMES)
    assert_golden("witness.txt", page)


def test_data() -> None:
    """The same for programs, whether something was found or not."""
    alike = found(HIG, resolve("hig+castle-protection=not-mentioned", BOOK))
    told = witnesses_json(
        [shown(searched("princess-step=tile-placement")), Shown(alike, None, ("Why.",))], BOOK.toggles
    )
    assert_valid("output-witness", told)
    assert told[0]["witness"]["differs"] == "stage"
    assert told[0]["witness"]["causes"] == [{"toggle": "princess-step", "a": "follower-stage", "b": "tile-placement"}]
    assert (told[1]["found"], told[1]["reasons"]) == (False, ["Why."])


def test_a_picture() -> None:
    """Both outcomes and what differs, in one drawing."""
    exhibit = shown(searched("fairy-blocks-dragon=protects-only")).exhibit
    assert exhibit is not None
    drawn = witness_picture(exhibit, BOOK, NAMES)
    assert drawn.startswith("<svg")
    assert drawn.count("hig+fairy-blocks-dragon=protects-only") > 1
    assert witness_case(exhibit, BOOK).pins == {"fairy-blocks-dragon": "blocks-entry"}


def test_all_witnesses_are_rulings_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As one feature they pass both lint and check, under every edition."""
    exhibits = [made for each in SIZES if (made := shown(searched(each)).exhibit)]
    exhibits += [made for other in ("hig-c2", "rgg") if (made := shown(found(HIG, resolve(other, BOOK))).exhibit)]
    assert len(exhibits) == len(SIZES) + 2
    feature = tmp_path / "witnesses.feature"
    feature.write_text(witnesses_gherkin(exhibits, BOOK.toggles), encoding="utf-8")
    assert run(["lint", str(feature)]) == 0, capsys.readouterr()
    assert run(["check", str(feature)]) == 0
    assert "and all hold" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("texts", "parts"),
    [
        (("a b c", "a d c"), (["a"], [["b"], ["d"]], ["c"])),
        (("Red may go", "Red may not go"), (["Red"], [["may"], ["may", "not"]], ["go"])),
        (("go", "not go"), ([], [["go"], ["not", "go"]], [])),
        (("1 point", "2 points"), ([], [["1", "point"], ["2", "points"]], [])),
    ],
)
def test_what_differs_between_sentences(
    texts: tuple[str, ...], parts: tuple[list[str], list[list[str]], list[str]]
) -> None:
    """Whole words, one at least in each, and no more than have to be."""
    assert in_slot(texts) == parts


def test_what_is_known_of_smaller_games() -> None:
    """That there is none, how far it was looked, or that nobody looked."""
    search = searched("portal-completed-unscored=allowed")
    assert known(search).startswith(
        "Proven to be smallest: no game of two players with fewer turns, and none of 1 turn"
    )
    few = found(HIG, resolve("hig+early-dragon-tiles=return-and-redraw", BOOK), limit=Limit(moves=10))
    assert known(few) == f"{few.moves} moves were tried; the limit is 16 turns, 10 moves."
    none = found(HIG, resolve("hig+fairy-placement=on-tile", BOOK), limit=Limit(turns=2))
    assert known(none) == "There is none of two players and up to 2 turns; 0 moves were tried."
    given = replay_witness("cloister@0,-1/+monk", HIG, resolve("rgg", BOOK), BOOK.toggles, BOX)
    assert known(given) == ""
    page = witnesses_text([Shown(given, None)], BOOK.toggles, NAMES)
    assert "hig and rgg" in page
    assert "play this game alike." in page
    assert "Rm" in page

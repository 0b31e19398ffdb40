"""The page of a simulation: its bars have the numbers of the simulation, and a bad file is refused."""

import json
import re
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from rulefork.report.simulate_json import simulate_json
from rulefork.report.site import impact as page
from rulefork.report.site.render import Site
from rulefork.rulebook.finding import BadInput
from rulefork.search.impact import impact
from rulefork.search.simulation import Played
from tests.search.games import BOOK, setup
from tests.search.test_impact import GAMES, SETUP, ending

FOUND = simulate_json(impact(SETUP, GAMES, 4))


def html(simulation: Any) -> str:
    """Return the page as it is written."""
    site = Site(SimpleNamespace(book=BOOK))  # type: ignore[arg-type]
    path, text = site.page(page.PAGE, page.TEMPLATE, **page.values(simulation))
    assert path == "simulation.html"
    return text


def test_the_page_tells_what_the_simulation_says() -> None:
    """The winner, the intervals, the toggles, how to have the same games again."""
    text = html(page.read_simulation(json.dumps(FOUND), "sim.json"))
    assert "Rio Grande, Big Box 3 would have changed the winner in 75.0 % (30.1 to 95.4 %) of the games" in text
    assert 'href="toggles.html#dragon-moves"' in text
    assert "No game differs by " in text
    assert f"hash {FOUND['hash']}" in text
    assert "--games 4 --players 2 --policy random --seed 0" in text


def test_the_pictures_can_be_read_without_seeing_them() -> None:
    """Each has a title, a sentence, and all its numbers in a table."""
    text = html(FOUND)
    for id in ("shifts", "turns"):
        assert f'role="img" aria-labelledby="{id} {id}-says"' in text
        assert text.count(f'id="{id}"') == text.count(f'id="{id}-says"') == 1
    assert "Results of single players: 8. The same: 5, higher: 2, lower: 1." in text
    assert "3 games of 4 part. In half of them the first turn that differs is turn 9 or before." in text


@pytest.mark.parametrize(("chart", "total"), [(0, 8), (1, 3)])
def test_bars_count_everything_once(chart: int, total: int) -> None:
    """The highest is as high as the picture, and none is wider than its place."""
    bars = page.values(FOUND)["charts"][chart].bars
    assert sum(bar.count for bar in bars) == total
    assert max(bar.height for bar in bars) == 160
    assert all(bar.y + bar.height == pytest.approx(160, abs=0.1) for bar in bars)
    assert all(one.x + one.width <= other.x for one, other in pairwise(bars))
    assert len(bars) <= 25
    assert len(page.marked(bars)) <= 8


def test_nothing_changed_stands_in_the_middle() -> None:
    """Ranges of changes lie alike on both sides of it."""
    labels = [bar.label for bar in page.values(FOUND)["charts"][0].bars]
    ranges = [tuple(map(int, label.split(" to "))) for label in labels]
    middle = next(each for each in ranges if each[0] <= 0 <= each[-1])
    assert middle[0] == -middle[-1]


def test_nothing_parts() -> None:
    """There is no picture of when."""
    text = html(simulate_json(impact(SETUP, GAMES[:1], 1)))
    assert "0 games of 1 part." in text
    assert len(re.findall("<svg", text)) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "sim.json:1:1: this is no JSON"),
        ("{}", "is missing"),
        (json.dumps({**FOUND, "games": "many"}), "`games` is `many`"),
        (json.dumps(simulate_json(impact(setup("hig", None), [Played(0, (ending(1, 2),))], 1))), "of one ruleset"),
    ],
)
def test_what_is_no_simulation_of_two(text: str, said: str) -> None:
    """It is refused with its place."""
    with pytest.raises(BadInput, match=re.escape(said)):
        page.read_simulation(text, "sim.json")

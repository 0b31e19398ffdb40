"""The report in a real browser, opened from disk."""

import json
import random
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from rulefork.rulebook import load_rulebook
from rulefork.rulebook.contradiction import contradictions
from rulefork.spec.suite import load_suite
from rulefork.verdict.house import house

BOOK = load_rulebook()
KINDS = (
    "index.html",
    "rulings/dragon.html",
    "rulings/fairy.html",
    "editions.html",
    "editions/hig-c1-current.html",
    "editions/table-yaml.html",
    "pairs/hig-c1-current--rgg-c1-big-box-3.html",
    "toggles.html",
    "rules.html",
    "house.html",
    "doubts.html",
    "strength.html",
    "simulation.html",
)
"""A page of each kind."""


def look_at(page: Page, site: Path, path: str) -> None:
    """Open a page of the report."""
    page.goto((site / path.partition("#")[0]).as_uri() + "".join(path.partition("#")[1:]))


def shown(page: Page) -> list[str]:
    """Return the ids of the rulings that the matrix shows."""
    found = page.eval_on_selector_all(
        ".matrix tr[data-kind]",
        "rows => rows.filter(r => r.offsetParent).map(r => r.cells[0].querySelector('small').textContent)",
    )
    return [str(each) for each in found]


@pytest.mark.parametrize("path", KINDS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_shut_out(path: str, scheme: str, site: Path, page: Page) -> None:
    """Axe finds nothing, in light and dark, with everything that can be opened open."""
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    look_at(page, site, path)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    found = Axe().run(page, options={"preload": False}).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:200]) for each in found] == []


@pytest.mark.parametrize("path", KINDS)
def test_a_phone_has_room(path: str, site: Path, page: Page) -> None:
    """At a width of 360 nothing but wide tables, which have their own bars, goes over the edge."""
    page.set_viewport_size({"width": 360, "height": 740})
    look_at(page, site, path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", KINDS)
def test_all_can_be_read_without_scripts(path: str, site: Path, browser: Browser) -> None:
    """Where scripts are off a page has its heading and text; that for house rules says what to do."""
    context = browser.new_context(java_script_enabled=False)
    opened = context.new_page()
    look_at(opened, site, path)
    assert opened.locator("h1").count() == 1
    assert len(opened.locator("main").inner_text()) > 100
    context.close()


def test_the_matrix_shows_those_that_part_first(site: Path, page: Page) -> None:
    """And counts them all."""
    look_at(page, site, "index.html")
    assert page.locator("caption").first.inner_text() == "Where they part"
    assert len(shown(page)) == page.locator(".matrix tr[data-kind]").count() > 400


def test_the_filters_leave_what_is_asked_for(site: Path, page: Page) -> None:
    """By words, topic, kind, expansion, evidence; what is left is counted, and all of it comes back."""
    look_at(page, site, "index.html")
    page.fill("[name=q]", "Volcano NOTE-9")
    few = shown(page)
    assert 0 < len(few) < 40
    assert page.locator(".found").inner_text().startswith(f"{len(few)} of ")
    page.fill("[name=q]", "fairy")
    few = shown(page)
    page.select_option("[name=topic]", "fairy")
    kind = page.locator(".matrix tr[data-kind]:visible").first.get_attribute("data-kind")
    page.select_option("[name=kind]", kind)
    assert 0 < len(shown(page)) < len(few)
    page.click("button[type=reset]")
    count = page.locator(".matrix tr[data-kind]").count()
    page.wait_for_function(f"document.querySelector('.found').textContent.startsWith('{count} of')")
    page.select_option("[name=needs]", "-")
    assert "dragon-eats/abbot" not in shown(page)
    assert "dragon/moves-before-scoring" in shown(page)
    page.select_option("[name=rests]", "d")
    assert "dragon/moves-before-scoring" in shown(page)
    assert "setup/dragon-waits" not in shown(page)


def test_editions_can_be_chosen(site: Path, page: Page) -> None:
    """Their columns stay, and only what parts them counts as parting."""
    look_at(page, site, "index.html")
    page.click("[name=none]")
    for each in ("hig-c1-current", "zmg-c1"):
        page.check(f"[name=e][value={each}]")
    page.check("[name=parted]")
    found = shown(page)
    assert "dragon/moves-before-scoring" not in found
    assert found
    assert page.locator(".matrix thead tr").first.locator("th:visible").count() in (3, 4)


def test_a_filter_is_in_the_address(site: Path, page: Page) -> None:
    """Whoever follows the link sees the same."""
    look_at(page, site, "index.html")
    page.fill("[name=q]", "portal")
    page.check("[name=parted]")
    found, address = shown(page), page.url
    page.goto("about:blank")
    page.goto(address)
    assert shown(page) == found
    assert page.input_value("[name=q]") == "portal"


def test_the_keyboard_finds_the_search(site: Path, page: Page) -> None:
    """A stroke brings it, and the first tab leads past the heading."""
    look_at(page, site, "index.html")
    page.keyboard.press("/")
    page.keyboard.type("gingerbread")
    assert 0 < len(shown(page)) < 40
    look_at(page, site, "rulings/dragon.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"


def test_a_ruling_has_its_id_for_an_address(site: Path, page: Page) -> None:
    """The link of the matrix leads there, and the place bears the id."""
    look_at(page, site, "index.html")
    page.click("text=The dragon moves after the deployment and before completed features are scored")
    page.wait_for_url("**/rulings/dragon.html#dragon/moves-before-scoring")
    assert page.evaluate("document.querySelector(':target').id") == "dragon/moves-before-scoring"
    assert page.locator("[id='dragon/moves-before-scoring'] svg").count() >= 2


def test_a_name_that_is_a_trap_is_only_text(site: Path, page: Page) -> None:
    """House rules may be called anything; nothing of it becomes part of the page."""
    look_at(page, site, "editions/table-yaml.html")
    heading = page.locator("h1")
    assert heading.inner_text().startswith("\\u202e<b onclick='x'>Tom & \"Jerry\"</b><script>bad()</script>")
    assert heading.locator("*").count() == 0


def rulesets(count: int) -> list[str]:
    """Return so many rulesets by chance: an edition with one to six other values."""
    chance = random.Random(6)
    found = []
    for _ in range(count):
        base = chance.choice([*BOOK.editions])
        changed = chance.sample([each for each in BOOK.toggles.values() if len(each.values) > 1], chance.randint(1, 6))
        others = {each.id: [*each.values.keys() - {BOOK.editions[base].value(each.id)}] for each in changed}
        found.append(f"{base}+" + ",".join(f"{id}={chance.choice(sorted(values))}" for id, values in others.items()))
    return found


def test_the_page_for_house_rules_agrees_with_the_command(site: Path, page: Page) -> None:
    """For fifty rulesets by chance it names the rulings that `rulefork house` names, and as many contradictions."""
    suite = load_suite()
    for text in rulesets(50):
        ruleset = BOOK.editions[text.partition("+")[0]].with_values(
            dict(part.split("=") for part in text.partition("+")[2].split(","))
        )
        look_at(page, site, f"house.html#{text}")
        seen = page.eval_on_selector_all("#rulings li", "each => each.map(item => item.dataset.ruling)")
        found = house(suite, ruleset)
        assert seen == [each.ruling.id for each in found.changed], text
        count = len(list(contradictions(ruleset, BOOK.toggles)))
        assert page.locator("#contradictions li").count() == count, text


def test_house_rules_can_be_saved_and_shared(site: Path, page: Page, tmp_path: Path) -> None:
    """The file is one that `rulefork house` reads; the link brings the same choice."""
    look_at(page, site, "house.html#hig")
    page.fill("[name=name]", 'Sunday "<table>"')
    page.check("[name='dragon-moves'][value='after-scoring']")
    page.check("[name='fairy-placement'][value='on-tile']")
    assert page.locator("#contradictions li").count() == 2
    with page.expect_download() as saved:
        page.click("#save")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "our-table.yaml"
    from rulefork.rulebook.house import read_house

    ours = read_house(file, BOOK, allow_contradictions=True)
    assert (ours.name, ours.value("dragon-moves"), ours.value("fairy-placement")) == (
        'Sunday "<table>"', "after-scoring", "on-tile",
    )  # fmt: skip
    link = page.get_attribute("#link", "href")
    changed = page.locator("#rulings li").count()
    look_at(page, site, str(link))
    assert page.locator("#rulings li").count() == changed > 0
    assert page.is_checked("[name='dragon-moves'][value='after-scoring']")


def test_the_clauses_are_those_of_the_rule_book_chosen(site: Path, page: Page) -> None:
    """Its answers alone are shown, and each clause leads to its ruling."""
    look_at(page, site, "rules.html#rgg-c1-big-box-3")
    told = page.locator("#clauses").inner_text()
    assert BOOK.toggles["dragon-moves"].values["after-scoring"].says in told
    assert BOOK.toggles["dragon-moves"].values["before-scoring"].says not in told
    look_at(page, site, "rules.html#hig+dragon-moves=after-scoring")
    assert BOOK.toggles["dragon-moves"].values["before-scoring"].says not in page.locator("#clauses").inner_text()


@pytest.mark.parametrize("edition", ["hig-c1-current", "zmg-c1", "hig-c2-2016"])
def test_the_sheet_has_two_pages(edition: str, site: Path, page: Page) -> None:
    """Printed, the clauses of a rule book take two sides of A4."""
    look_at(page, site, f"rules.html#{edition}")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2


def test_the_data_of_the_page_is_what_it_says(site: Path) -> None:
    """It is JSON, and no text in it can end the script that holds it."""
    text = (site / "house.html").read_text(encoding="utf-8")
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert data
    assert "<" not in data[1]
    assert json.loads(data[1])["rulings"]


def test_the_pages_of_a_players_file_are_about_its_rules(site: Path, page: Page) -> None:
    """Its clauses and its house rules are those of the edition that it extends, with its own answers."""
    told = BOOK.toggles["fairy-blocks-dragon"].values
    look_at(page, site, "editions/table-yaml.html")
    page.click("text=All its rules as numbered clauses")
    page.wait_for_url("**/rules.html#*")
    assert told["protects-only"].says in page.locator("#clauses").inner_text()
    assert told["blocks-entry"].says not in page.locator("#clauses").inner_text()
    look_at(page, site, "editions/table-yaml.html")
    page.click("text=Change some of them")
    page.wait_for_url("**/house.html#*")
    assert page.is_checked("[name='fairy-blocks-dragon'][value='protects-only']")

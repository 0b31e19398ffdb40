"""The files of the report: links, repeatability, what is refused, what is harmless."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from rulefork.report.site.address import ruling_address, slugs, way_up
from rulefork.rulebook import load_rulebook
from rulefork.spec.suite import load_suite

from .conftest import run

BOOK = load_rulebook()
SMALL = ("--rules", "hig", "--rules", "rgg")
CHOSEN_BY_SCRIPT = ("house.html", "rules.html", "index.html")
"""Pages whose fragment may say what is chosen there."""


class Links(HTMLParser):
    """The ids of a page, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.ways: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids and links of a tag."""
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src"):
                self.ways.append(value or "")


def read(site: Path) -> dict[Path, Links]:
    """Return the pages of a report."""
    return {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def files(folder: Path) -> dict[str, bytes]:
    """Return what is in a folder, by path."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def broken(site: Path) -> Iterator[str]:
    """Yield the links that lead nowhere."""
    pages = read(site)
    for path, links in pages.items():
        for way in links.ways:
            if way.startswith(("https:", "http:")):
                continue
            target, _, place = way.partition("#")
            file = (path.parent / target).resolve() if target else path
            if not file.is_file() or (
                place and file.name not in CHOSEN_BY_SCRIPT and unquote(place) not in pages[file].ids
            ):
                yield f"{path.name}: {way}"


def test_every_link_leads_somewhere(site: Path) -> None:
    """To a file that is there and, where it names one, to a place in it."""
    assert [*broken(site)] == []


def test_no_page_has_an_id_twice(site: Path) -> None:
    """Pictures share drawings by their ids."""
    twice = {path.name: {id for id in each.ids if each.ids.count(id) > 1} for path, each in read(site).items()}
    assert {name: ids for name, ids in twice.items() if ids} == {}


def test_every_ruling_is_where_its_id_says(site: Path) -> None:
    """Each has a section, and each section has a picture."""
    for ruling in load_suite().rulings:
        page, _, place = ruling_address(ruling.id).partition("#")
        _, found, section = (site / page).read_text(encoding="utf-8").partition(f'<article id="{place}">')
        assert found
        assert "<figure" in section.partition("</article>")[0], ruling.id


def test_it_is_small(tmp_path: Path) -> None:
    """The report that nobody has asked for more than the editions takes less than five megabytes, every file of it."""
    assert run("report", "--output", str(tmp_path / "site")).returncode == 0
    assert sum(map(len, files(tmp_path / "site").values())) < 5_000_000


def test_names_are_harmless(site: Path) -> None:
    """What a player writes is no tag, and turns no text around."""
    for path in site.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert "<script>bad()" not in text
            assert "<b onclick" not in text
            assert not re.search("[\u202a-\u202e\u2066-\u2069]", text)


def test_the_same_stream_gives_the_same_files(tmp_path: Path) -> None:
    """And so does the run that it is of."""
    stream = tmp_path / "run.jsonl"
    stream.write_text(run("check", "--format", "jsonl", *SMALL).stdout, encoding="utf-8")
    told = [
        run("report", str(stream), "--output", str(tmp_path / "one")),
        run("report", str(stream), "--output", str(tmp_path / "other")),
        run("report", "--output", str(tmp_path / "fresh"), *SMALL),
    ]
    assert [each.returncode for each in told] == [0, 0, 0], told
    assert files(tmp_path / "one") == files(tmp_path / "other") == files(tmp_path / "fresh")


def test_a_folder_of_other_people_is_left_alone(tmp_path: Path) -> None:
    """But with --force, and then their files stay; a report of ours is replaced without a word."""
    (tmp_path / "mine.txt").write_text("precious", encoding="utf-8")
    told = run("report", "--output", str(tmp_path), *SMALL)
    assert told.returncode == 2
    assert "the folder is not empty" in told.stderr
    assert [*files(tmp_path)] == ["mine.txt"]
    assert run("report", "--output", str(tmp_path), "--force", *SMALL).returncode == 0
    assert files(tmp_path)["mine.txt"] == b"precious"
    assert "index.html" in files(tmp_path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", ":1:1: the stream is empty"),
        (b'{"rulefork": "0.0.1", "rulesets": [], "extra": []}\n', ":1:1: the stream is of rulefork 0.0.1"),
        (b'{}\n\xff{"ruling"', ":2:1: this is no text"),
    ],
)
def test_what_is_no_stream_is_refused(text: bytes, told: str, tmp_path: Path) -> None:
    """In a sentence, and nothing is written."""
    stream = tmp_path / "run.jsonl"
    stream.write_bytes(text)
    done = run("report", str(stream), "--output", str(tmp_path / "site"))
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "site").exists()


def test_a_stream_has_its_own_rulesets(tmp_path: Path) -> None:
    """So none can be named besides; and a stream that is not there is told."""
    done = run("report", "run.jsonl", "--output", str(tmp_path / "site"), "--rules", "hig")
    assert done.returncode == 2
    assert "leave out --rules" in done.stderr
    done = run("report", str(tmp_path / "run.jsonl"), "--output", str(tmp_path / "site"))
    assert done.returncode == 2
    assert "cannot be read" in done.stderr


def test_parts_of_paths_are_plain_and_differ() -> None:
    """Whatever a ruleset is called."""
    odd = [BOOK.ruleset("hig+dragon-moves=after-scoring"), BOOK.ruleset("hig@2014-06"), BOOK.ruleset("hig")]
    found = slugs([*odd, *odd])
    assert all(re.fullmatch("[a-z0-9-]+", each) for each in found.values())
    assert len({*found.values()}) == 3


@pytest.mark.parametrize(("page", "up"), [("index.html", ""), ("rulings/dragon.html", "../")])
def test_every_page_finds_the_root(page: str, up: str) -> None:
    """By as many steps up as it lies deep."""
    assert way_up(page) == up


def test_a_wiki_gets_articles_and_pictures(tmp_path: Path) -> None:
    """Every picture that an article names is there; written again the bytes are the same."""
    told = [run("report", "--format", "wikitext", "--output", str(tmp_path / each), *SMALL) for each in "ab"]
    assert [each.returncode for each in told] == [0, 0]
    found = files(tmp_path / "a")
    assert found == files(tmp_path / "b")
    assert {"matrix.wiki", "dragon.wiki"} <= found.keys()
    named = set(
        re.findall(r"\[\[File:([^|\]]+)", "".join(text.decode() for name, text in found.items() if ".wiki" in name))
    )
    assert named <= found.keys()
    assert sum(name.endswith(".svg") for name in found) == len(load_suite().rulings)


@pytest.mark.parametrize("text", ["", "[]", '{"games": 3}'])
def test_what_is_no_simulation_is_refused(text: str, tmp_path: Path) -> None:
    """In a sentence; and a wiki has no page for one."""
    (tmp_path / "sim.json").write_text(text, encoding="utf-8")
    given = ("--output", str(tmp_path / "site"), "--simulation", str(tmp_path / "sim.json"), *SMALL)
    for more in ((), ("--format", "wikitext")):
        done = run("report", *given, *more)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Traceback" not in done.stderr
        assert not (tmp_path / "site").exists()

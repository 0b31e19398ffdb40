"""The report, written once, and a browser to look at it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = shutil.which("chromium")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the whole report, with house rules whose name is a trap, and a simulation."""
    folder = tmp_path_factory.mktemp("report")
    house = folder / "table.yaml"
    name = "\\u202e<b onclick='x'>Tom & \\\"Jerry\\\"</b><script>bad()</script>"
    house.write_text(f'name: "{name}"\nextends: hig\nrules: {{fairy-blocks-dragon: protects-only}}\n', encoding="utf-8")
    rules = [argument for each in EDITIONS for argument in ("--rules", each)]
    played = folder / "simulation.json"
    played.write_text(run("simulate", "hig", "rgg", "--games", "6", "--format", "json").stdout, encoding="utf-8")
    more = ("--rules", str(house), "--simulation", str(played))
    told = run("report", "--output", str(folder / "site"), *rules, *more)
    assert told.returncode == 0, told.stderr
    return folder / "site"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Return what `rulefork` with these arguments came to."""
    return subprocess.run([sys.executable, "-m", "rulefork", *arguments], capture_output=True, text=True, check=False)


EDITIONS = (
    "hig-c1-2005", "hig-c1-early-faq", "hig-c1-second-print", "hig-c1-2010", "hig-c1-big-box-2", "hig-c1-big-box-3",
    "hig-c1-pre-2015", "hig", "rgg-c1-standalone", "rgg-c1-big-box-1", "rgg-c1-big-box-2", "rgg", "zmg", "it", "ios",
    "hig-c2", "zmg-c2", "fee",
)  # fmt: skip


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a real browser without a window; where there is none the tests that need it are skipped."""
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip("there is no chromium here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Return a page that may ask for files alone, and that must not stumble over a script."""
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    opened = context.new_page()
    asked: list[str] = []
    troubles: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    opened.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    yield opened
    context.close()
    assert troubles == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []

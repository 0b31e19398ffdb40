"""Draw the pictures of README.md anew: the matrix and one ruling, as the report shows them in a browser.

    python .ci/pictures.py

It needs the extra `test` of pyproject.toml and Debian's chromium, and writes .github/pictures/*.png.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

HOME: Final = Path(__file__).parent.parent
PICTURES: Final = HOME / ".github" / "pictures"
RULING: Final = "dragon/moves-before-scoring"
QUIET: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


def main() -> None:
    """Write the report to a folder that is thrown away, and photograph it."""
    chromium = shutil.which("chromium") or sys.exit("there is no chromium here; install Debian's package of that name")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        subprocess.run([sys.executable, "-m", "rulefork", "report", "--output", str(site)], check=True)
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        page = browser.new_page(viewport={"width": 1000, "height": 820}, device_scale_factor=1.5)
        page.goto((site / "index.html").as_uri() + "#topic=fairy&parted=1")
        page.locator("#parted").scroll_into_view_if_needed()
        page.screenshot(path=PICTURES / "matrix.png")
        page.goto((site / f"rulings/{RULING.partition('/')[0]}.html").as_uri())
        box = page.locator(f'[id="{RULING}"]').bounding_box() or sys.exit(f"there is no {RULING} in the report")
        page.screenshot(path=PICTURES / "ruling.png", full_page=True, clip={**box, "height": min(box["height"], 1050)})
        browser.close()


if __name__ == "__main__":
    main()

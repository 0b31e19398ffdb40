"""From values to pages: the templates, and what they may call."""

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from rulefork.report.layout import counted, plain
from rulefork.report.site import address
from rulefork.report.site.facts import Facts
from rulefork.rulebook.source import Source


class Site:
    """The templates, filled with the facts of one report."""

    def __init__(self, facts: Facts, further: tuple[tuple[str, str], ...] = ()) -> None:
        """Take what pages are made from, and `further` pages of this site, by path and name."""
        self._environment = Environment(
            loader=PackageLoader("rulefork.report.site"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            finalize=_plain,
        )
        sources = facts.book.sources
        self._environment.globals.update(
            facts=facts,
            further=further,
            counted=counted,
            ruling_address=address.ruling_address,
            toggle_address=address.toggle_address,
            source=lambda id: sources.get(id, Source(id, id)),
        )

    def page(self, path: str, template: str, **values: Any) -> tuple[str, str]:
        """Return the path of a page and its text."""
        made = self._environment.get_template(template)
        text = made.render(up=address.way_up(path), path=path, **values)
        return path, text.replace("&#39;", "'")  # which ends nothing: values of attributes stand in double quotes


def _plain(value: Any) -> Any:
    """Return what a template shows without characters that would change how the rest is read."""
    return plain(value) if isinstance(value, str) and not isinstance(value, Markup) else value

"""From values to pages: the templates, and what they may call."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from rulefork.report.layout import counted, plain
from rulefork.report.site import address
from rulefork.report.site.facts import Facts
from rulefork.rulebook.source import Source


class Site:
    """The templates, filled with the facts of one report."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._environment = _environment()

    def page(self, path: str, template: str, **values: Any) -> tuple[str, str]:
        """Return the path of a page and its text."""
        up = address.way_up(path)
        made = self._environment.get_template(template)
        return path, made.render(facts=self._facts, up=up, path=path, **values)


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("rulefork.report.site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_plain,
    )
    functions: Mapping[str, Callable[..., Any]] = {
        "counted": counted,
        "ruling_address": address.ruling_address,
        "toggle_address": address.toggle_address,
        "source": _source,
    }
    made.globals.update(functions)
    return made


def _plain(value: Any) -> Any:
    """Return what a template shows without characters that would change how the rest is read."""
    return plain(value) if isinstance(value, str) and not isinstance(value, Markup) else value


@pass_context
def _source(context: Context, id: str) -> Source:
    facts: Facts = context["facts"]
    return facts.book.sources.get(id, Source(id, id))

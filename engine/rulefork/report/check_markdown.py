"""The check in Markdown, for a pull request or a page, and in wikitext: the article of the matrix, printed."""

from typing import Final

from rulefork.report.article_markdown import article_markdown
from rulefork.report.article_wikitext import article_wikitext
from rulefork.report.matrix_article import matrix_article
from rulefork.report.names import Names
from rulefork.verdict.result import Report

_NOBODY: Final = Names()


def check_markdown(report: Report, names: Names = _NOBODY) -> str:
    """Return the report as GitHub's Markdown."""
    return article_markdown(matrix_article(report, names))


def check_wikitext(report: Report, names: Names = _NOBODY) -> str:
    """Return the report as MediaWiki's wikitext."""
    return article_wikitext(matrix_article(report, names))

"""The report as files to paste into a wiki: the matrix, an article for each topic, and the picture of each ruling."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rulefork.report.article import Article, picture_file
from rulefork.report.article_markdown import article_markdown
from rulefork.report.article_wikitext import article_wikitext
from rulefork.report.lexicon import Lexicon
from rulefork.report.matrix_article import matrix_article
from rulefork.report.site.facts import Facts
from rulefork.report.site.pictures import Pictures
from rulefork.report.svg import panels_svg
from rulefork.report.topic_article import topic_article

Markup = Literal["markdown", "wikitext"]

_ENDINGS: Final[Mapping[Markup, str]] = {"markdown": "md", "wikitext": "wiki"}
_HEADING: Final = "The rulings under the rulesets"


@dataclass(frozen=True, slots=True)
class Wiki:
    """The files of a report in one markup."""

    facts: Facts
    pictures: Pictures
    markup: Markup

    @property
    def mark(self) -> tuple[str, str]:
        """A file and a text in it by which a folder is known as one written before."""
        return self._name("matrix"), _HEADING

    def files(self) -> Iterator[tuple[str, str]]:
        """Yield every file, its name and its text; the same facts give the same bytes."""
        facts, lexicon = self.facts, Lexicon.of(self.facts.suite)
        yield self._name("matrix"), self._told(matrix_article(facts.report, facts.names))
        for topic, rulings in facts.topics:
            article = topic_article(topic, rulings, facts.report.rulesets, lexicon, facts.names)
            yield self._name(topic), self._told(article)
        yield from self._pictures()

    def _name(self, topic: str) -> str:
        return f"{topic}.{_ENDINGS[self.markup]}"

    def _told(self, article: Article) -> str:
        return article_markdown(article) if self.markup == "markdown" else article_wikitext(article)

    def _pictures(self) -> Iterator[tuple[str, str]]:
        """Yield a picture of the first situation of each ruling that has one: before, and after by outcome."""
        for report in self.facts.report.rulings:
            figures = [*self.pictures.of(self.facts, report, report.ruling.cases[0])]
            self.pictures.notice(1)
            if figures:
                panels = [(figure.caption.capitalize(), figure.scene) for figure in figures]
                yield picture_file(report.ruling.id), panels_svg(panels, title=report.ruling.title) + "\n"

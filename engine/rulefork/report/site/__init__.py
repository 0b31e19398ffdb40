"""The report as a website of plain files: it needs no server, asks nothing of the net, and can be read without scripts.

`address` says where everything is; each kind of page has a module that finds what it tells and a template that shows it.
"""

from rulefork.report.site.files import MARK, site_files

__all__ = ["MARK", "site_files"]

"""The report as a website of plain files: it needs no server, asks nothing of the net, and is readable without scripts.

`address` says where everything is. Each kind of page has a module that finds what it tells and a template to show it.
"""

from rulefork.report.site.files import MARK, gather, site_files

__all__ = ["MARK", "gather", "site_files"]

"""Proving the suite: what can be read is also played, and what is written makes a difference.

Each check is a module and a function of the same name, and that is its id; `linting` runs them.
"""

from rulefork.verdict.lint.linting import lint, release

__all__ = ["lint", "release"]

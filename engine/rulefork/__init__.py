"""Executable rule books."""

__version__ = "0.1.0"

"""Looks for games: random play."""

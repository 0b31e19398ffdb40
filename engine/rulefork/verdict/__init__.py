"""Runs cases under rulesets: outcomes, divergences and their causes; it does not know how they are shown."""

"""The commands. Each loads what it needs when it runs, so that help and mistakes in typing are answered at once."""

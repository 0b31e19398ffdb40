"""What may be done and what follows: the phases of a turn, actions and scoring; it knows neither Gherkin nor files."""

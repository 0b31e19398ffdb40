"""The language of scenarios: sentences, positions, and features read into rulings, cases and scripts."""

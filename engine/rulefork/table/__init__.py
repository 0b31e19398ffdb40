"""What lies where: placed tiles, the features they form, figures and supplies; it knows no rule of play."""

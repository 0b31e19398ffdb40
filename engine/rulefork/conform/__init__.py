"""Other programs: the rulings as scripts of plain JSON, a program that plays them, and what it got right."""

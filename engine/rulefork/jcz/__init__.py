"""JCloisterZone: its engine as a program under test, and its saved games in this one."""

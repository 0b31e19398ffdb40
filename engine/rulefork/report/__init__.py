"""Shows results, for readers and for programs: one report in, text or data out; what it needs is handed to it."""

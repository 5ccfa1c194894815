"""How a match went: chances over time, choices that gave chances away, and what was luck."""

"""What the server keeps: guests, tables, seats, and the lines of matches, in SQLite or PostgreSQL."""

"""The table: the server with its live tables, its store and its guests."""

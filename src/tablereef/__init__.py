"""Tablereef: three underwater board games on one table, exactly by their rulebooks."""

"""The tables in memory: how they open, what a command does, how bots and clocks move."""

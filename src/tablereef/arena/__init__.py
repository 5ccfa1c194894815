"""The arena: bots play each other from every seat with the same luck, on as many machines as there are."""

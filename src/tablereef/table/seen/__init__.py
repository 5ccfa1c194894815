"""What a seat or a spectator is shown of a match: nothing leaves the server another way."""

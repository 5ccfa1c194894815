"""What every game shares: the protocol, matches, journals, dealers, text."""

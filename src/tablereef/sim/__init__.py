"""The simulator: compiles the very functions of the rules and plays whole batches with them."""

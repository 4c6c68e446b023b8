"""The tests: sentences about the game, grouped as the package is."""

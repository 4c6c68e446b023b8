"""Whole random games, judged by the engine and by the second engine: `python -m tests.differential --hands 1000000`."""

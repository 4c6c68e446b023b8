"""Random games of Pepper, written as records, with everything known that is true of them.

Imports nothing of the package: games are played by `tests.oracle`, records are written from the notation's pages.
"""

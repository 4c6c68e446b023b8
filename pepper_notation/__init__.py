"""Checks recorded games of the card game Pepper."""

"""The reader: text to record, and what is said of text that does not fit."""

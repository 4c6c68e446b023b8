"""The annotated replay: a game as people watch it, on a screen, in sentences, in a picture, card by card.

A pure function of what was replayed and judged, and of a few options.  Computes no rule: whatever it shows is a fact
of the frames.
"""

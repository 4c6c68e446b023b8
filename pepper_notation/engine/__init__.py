"""The game itself, pure and without text.

Answers questions (which bids there are, who takes the trick, what a hand pays) under a rule set.  Never raises for an
illegal deed and never explains: judging is the work of the checks.
"""

"""The judgement: a frame in, findings out.

Every check has one signature, a hand's frame to its findings; a family of codes is one module, each diagnostic beside
its check.  The checks read facts and choose words; they work nothing out that the replay knows.  `judgement` puts them
together.
"""

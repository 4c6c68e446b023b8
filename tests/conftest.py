"""How Hypothesis looks for examples: `HYPOTHESIS_PROFILE=steady` always the same ones, `random` (the default) others
each time, `long` twenty times as many."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("random", deadline=None, print_blob=True)
settings.register_profile("long", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "random"))

"""How fast the project is, beside its peers: `python -m benchmarks` measures and writes `benchmarks/README.md`.

Nothing here is a test; no test depends on a time.
"""

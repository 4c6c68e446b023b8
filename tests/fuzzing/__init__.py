"""Coverage-guided fuzzing of the reader, the checker, `fmt` and the outputs: `python -m tests.fuzzing`."""

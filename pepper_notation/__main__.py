"""`python -m pepper_notation` is the program `pepper`."""

import sys

from pepper_notation.cli import main

if __name__ == "__main__":
    sys.exit(main())

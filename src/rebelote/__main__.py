"""`python -m rebelote` is the `rebelote` command."""

import sys

from rebelote.cli import main

sys.exit(main())

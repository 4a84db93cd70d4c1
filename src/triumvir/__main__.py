"""`python -m triumvir` is `triumvir`."""

import sys

from triumvir.cli import main

sys.exit(main())

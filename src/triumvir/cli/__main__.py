"""`python -m triumvir.cli`."""

import sys

from triumvir.cli.main import main

sys.exit(main())

"""`python -m triumvir` is `triumvir`."""

from triumvir.cli import main

main()

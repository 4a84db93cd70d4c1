"""`python -m lab.review`: how good reviews are."""

from __future__ import annotations

from lab.review.measure import main

main()

"""The review of a game: luck, skill and the better move, from what each seat could know.

`review(record)` judges a game; `review_slowly` does so in slices, which `carry_out` goes through.
`document.py` tells the result, docs/review.md how it is found. It does no input or output.
"""

from __future__ import annotations

from triumvir.review.document import Review as Review
from triumvir.review.engine import ENGINE as ENGINE
from triumvir.review.engine import Progress as Progress
from triumvir.review.engine import carry_out as carry_out
from triumvir.review.engine import review as review
from triumvir.review.engine import review_slowly as review_slowly

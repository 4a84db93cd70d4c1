"""The coach: what to do and why, from what a seat may know. It does no input or output.

`advise` searches as consul does and compares the best choice with another one on the same guessed
worlds, term by term of the game's opinion (`Evaluator.opinions`). docs/coach.md tells how.
"""

from __future__ import annotations

from triumvir.coach.advice import Advice as Advice
from triumvir.coach.advice import Reason as Reason
from triumvir.coach.advice import advise as advise
from triumvir.coach.compare import Comparison as Comparison
from triumvir.coach.compare import Difference as Difference
from triumvir.coach.compare import compare as compare
from triumvir.coach.where import where as where

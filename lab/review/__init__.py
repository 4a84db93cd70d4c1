"""What the review's curves are fitted on, and how good reviews are. docs/review.md has the figures.

    python -m lab.review.gather caesar --games 100   # games and values, to lab/results
    python -m lab.review.fit                         # src/triumvir/review/curves.json, the picture
    python -m lab.review luck caesar --games 100     # and: itself, twice, planted

Run them on a compiled install.
"""

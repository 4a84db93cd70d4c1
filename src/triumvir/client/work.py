"""A computer that is lent: it takes a game from a server, reviews it, and hands the review in."""

from __future__ import annotations

import time

import msgspec

from triumvir.client.client import Client
from triumvir.core.record import record_from
from triumvir.review import ENGINE, Progress, Review, carry_out, review_slowly
from triumvir.review.effort import effort_for, scaled

BEAT = 5.0  # seconds between two reports of progress


def make_one(client: Client) -> Review | None:
    """The review that was made and kept; None if there was nothing to do, or it came too late."""
    task = client.request("POST", "/work/acquire", {"engine": ENGINE})
    if task["record"] is None:
        return None
    record = record_from(task["record"])
    effort = scaled(effort_for(record.game.meta.id), task["work"])
    slices = review_slowly(record, effort=effort, resigned=task["resigned"], agreed=task["agreed"])
    made = carry_out(slices, Reporter(client))
    answer = client.request("POST", "/work/done", msgspec.to_builtins(made))
    return made if answer["kept"] else None


class Reporter:
    """Tells the server now and then how far a review is."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.told = time.monotonic()

    def __call__(self, done: Progress) -> None:
        if time.monotonic() - self.told > BEAT:
            self.told = time.monotonic()
            share = 100 * done.done // max(1, done.total)
            self.client.request("POST", "/work/progress", {"progress": share})

"""A computer that is lent: it takes a game from a server, reviews it, and hands the review in."""

from __future__ import annotations

import time
from collections.abc import Generator

import msgspec

from triumvir.client.client import Client
from triumvir.core.record import record_from
from triumvir.review import ENGINE, Progress, Review, review_slowly
from triumvir.review.effort import effort_for, scaled

BEAT = 5.0  # seconds between two words on progress


def make_one(client: Client) -> Review | None:
    """The review that was made and kept; None if there was nothing to do, or it came too late."""
    task = client.request("POST", "/work/acquire", {"engine": ENGINE})
    if task["record"] is None:
        return None
    record = record_from(task["record"])
    effort = scaled(effort_for(record.game.meta.id), task["work"])
    slices = review_slowly(record, effort=effort, resigned=task["resigned"], agreed=task["agreed"])
    made = carried_out(client, slices)
    answer = client.request("POST", "/work/done", msgspec.to_builtins(made))
    return made if answer["kept"] else None


def carried_out(client: Client, slices: Generator[Progress, None, Review]) -> Review:
    """The review, when all slices are cut; the server hears now and then that we are at it."""
    told = time.monotonic()
    while True:
        try:
            done, total = next(slices)
        except StopIteration as stop:
            made: Review = stop.value
            return made
        if time.monotonic() - told > BEAT:
            told = time.monotonic()
            share = 100 * done // max(1, total)
            client.request("POST", "/work/progress", {"progress": share})

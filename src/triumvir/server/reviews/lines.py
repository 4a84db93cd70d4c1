"""Input and output of the process that makes a review."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from triumvir.core.document import Document


class Played(NamedTuple):
    """A finished game: its record, the seat that gave up (-1 for none), and whether it ended
    without a winner."""

    record: Document
    resigned: int
    agreed: bool


class Make(msgspec.Struct, frozen=True):
    """The one line that the process reads. The record has no names."""

    record: dict[str, Any]
    resigned: int  # the seat that did, -1 for none
    agreed: bool  # all ended it
    work: float  # of the usual work, 1 for all of it
    seconds: float  # of processor time, until it is ended


class Progress(msgspec.Struct, tag="progress", frozen=True):
    done: float  # from 0 to 1


class Made(msgspec.Struct, tag="made", frozen=True):
    engine: str
    result: msgspec.Raw


class Wrong(msgspec.Struct, tag="wrong", frozen=True):
    """There is no review of such a game, and trying again would not help."""

    message: str


Said = Progress | Made | Wrong

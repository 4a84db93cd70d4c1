"""What the process for records is asked, and what it answers."""

from __future__ import annotations

from typing import Any

import msgspec

MOST_ACTIONS = 2000  # in a record that somebody brings
LONGEST = 128  # characters of a seed, a secret, a salt
LONGEST_ACTION = 200
LONGEST_OPTIONS = 4000


class Verify(msgspec.Struct, tag="verify", frozen=True):
    """Whether this text is a record that we can keep."""

    text: str


class Replay(msgspec.Struct, tag="replay", frozen=True):
    """Views of seats, or an onlooker's, after `at` entries; after all of them if negative."""

    record: dict[str, Any]
    at: int
    seats: list[int | None]


class Write(msgspec.Struct, tag="write", frozen=True):
    """The record as a file."""

    record: dict[str, Any]


Question = Verify | Replay | Write


class Verified(msgspec.Struct, tag="verified", frozen=True):
    game: str
    revision: int
    options: dict[str, Any]
    seats: list[str]
    deal: dict[str, Any]
    entries: list[tuple[int, str]]
    outcome: dict[str, Any] | None


class Replayed(msgspec.Struct, tag="replayed", frozen=True):
    views: list[msgspec.Raw]


class Written(msgspec.Struct, tag="written", frozen=True):
    text: str


class Wrong(msgspec.Struct, tag="wrong", frozen=True):
    """What is the matter, as `TriumvirError` has it, and what caused it."""

    message: str
    id: str
    fields: dict[str, Any]
    cause: Wrong | None = None


class TooMuch(msgspec.Struct, tag="too-much", frozen=True):
    """More than can be kept: the code of a refusal, and the limit if there is a number."""

    code: str
    most: int = 0


Answer = Verified | Replayed | Written | Wrong | TooMuch

"""`python -m triumvir.server.records.worker`: questions about records, a line each."""

from __future__ import annotations

import msgspec

from triumvir.core.document import canonical, show
from triumvir.core.errors import InvalidRecord, TriumvirError
from triumvir.core.record import Record, read_record, record_from, write_document
from triumvir.server.records.questions import (
    LONGEST,
    LONGEST_ACTION,
    LONGEST_OPTIONS,
    MOST_ACTIONS,
    Answer,
    Question,
    Replay,
    Replayed,
    TooMuch,
    Verified,
    Verify,
    Write,
    Written,
    Wrong,
)
from triumvir.server.workers.loop import answer_lines

decode = msgspec.json.Decoder(Question).decode


def answer(line: bytes) -> bytes:
    question = decode(line)
    found: Answer
    try:
        match question:
            case Verify():
                found = verified(read_record(question.text))
            case Replay():
                state = record_from(question.record).replay(question.at)
                views = [state.view(seat).document() for seat in question.seats]
                found = Replayed([msgspec.Raw(msgspec.json.encode(view)) for view in views])
            case Write():
                found = Written(write_document(question.record))
    except Limit as limit:
        found = TooMuch("too-large", limit.most)
    except TriumvirError as error:
        found = wrong(error)
    except RecursionError:
        found = TooMuch("too-deep")
    try:
        return msgspec.json.encode(found)
    except UnicodeError as error:
        # A lone surrogate, which JSON can write but a database cannot store.
        fields: dict[str, object] = {"detail": str(error)}
        message = f"The record has signs that are none: {error}."
        return msgspec.json.encode(Wrong(message, "record-json", fields))


def verified(record: Record) -> Verified:
    """It replays, and all that is in it can be kept."""
    check(record)
    state = record.verify()
    outcome = state.outcome()
    return Verified(
        game=record.game.meta.id,
        revision=record.revision,
        options=dict(record.options),
        seats=record.seats,
        deal=dict(record.deal.document()),
        entries=record.entries,
        outcome=None if outcome is None else dict(outcome.document()),
    )


class Limit(Exception):
    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


def check(record: Record) -> None:
    """What no game checks and a database may refuse: lengths, numbers, characters."""
    if len(record.entries) > MOST_ACTIONS:
        raise Limit(MOST_ACTIONS)
    deal = record.deal
    for text in (deal.seed, deal.secret, deal.salt, deal.commitment):
        if len(text) > LONGEST:
            raise Limit(LONGEST)
        if not text.isprintable():
            fields: dict[str, object] = {"key": "deal", "found": show(text)}
            raise InvalidRecord("The deal has signs that cannot be printed.", "record-form", fields)
    if len(canonical(record.options)) > LONGEST_OPTIONS:
        raise Limit(LONGEST_OPTIONS)
    for number, (seat, text) in enumerate(record.entries, 1):
        if len(text) > LONGEST_ACTION:
            raise Limit(LONGEST_ACTION)
        if not 0 <= seat < len(record.seats) or not text.isprintable():
            message = f"Action {number} has no seat, or signs that cannot be printed."
            raise InvalidRecord(message, "record-action", {"number": number})


def wrong(error: TriumvirError) -> Wrong:
    cause = error.__cause__
    inner = wrong(cause) if isinstance(cause, TriumvirError) else None
    return Wrong(str(error), error.id, dict(error.fields), inner)


if __name__ == "__main__":
    answer_lines(answer)

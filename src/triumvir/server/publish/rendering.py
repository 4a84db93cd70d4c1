"""Putting together what one reader is told. Who may see what is decided in the games' views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.session import Move
from triumvir.core.view import View
from triumvir.server.protocol.messages import LogItem, SeatView, SeatWords
from triumvir.server.publish.words import Words
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.live import Told
from triumvir.server.tables.table import Table


def informed_seat(event: Event, seats: Sequence[int]) -> int | None:
    """The seat as which a reader is told of an event, None for an onlooker. With several seats,
    only what all of them know is told: people may share a screen."""
    if seats and all(event.seen_by >> seat & 1 for seat in seats):
        return seats[0]
    return seats[0] if len(seats) == 1 else None


class Rendering:
    """Views and log of one table at one moment; what readers share is made once."""

    def __init__(self, table: Table, before: Told | None = None) -> None:
        """`before`: what was told of it earlier; what did not change is not made again."""
        self.table = table
        self.before = before
        self.views: dict[int | None, View] = {}
        self.documents: dict[int | None, Document] = {}
        self.encoded: dict[int | None, msgspec.Raw] = {}
        self.words: dict[str, Words] = {}
        self.seat_words: dict[tuple[str, int | None], SeatWords] = {}

    def spoken(self, language: str) -> Words:
        if language not in self.words:
            self.words[language] = Words(self.table, language)
        return self.words[language]

    def seat_views(self, seats: Sequence[int], language: str = "") -> list[SeatView]:
        """The views of a reader's seats, or the onlookers'; with words, if in a language."""
        return list(self.each_view(seats, language))

    def each_view(self, seats: Sequence[int], language: str) -> Iterator[SeatView]:
        if self.table.state is not None:
            for seat in seats or (None,):
                yield self.seat_view(seat, language)

    def view(self, seat: int | None) -> View:
        if seat not in self.views:
            self.views[seat] = self.new_view(seat)
        return self.views[seat]

    def new_view(self, seat: int | None) -> View:
        state, before = self.table.state, self.before
        assert state is not None
        if before is not None and before.position is not None:
            known = before.views.get(seat)
            if known is not None:
                return state.view_after(seat, before.position, known)
        return state.view(seat)

    def document(self, seat: int | None) -> Document:
        if seat not in self.documents:
            document = self.documents[seat] = self.view(seat).document()
            if self.table.status != "playing":
                # Resigned or ended by consent: nobody is to act, whatever the position says.
                document["to_act"] = []
                document["choices"] = []
        return self.documents[seat]

    def data(self, seat: int | None) -> Document:
        """The same without choices, and without a name: what changes are told of."""
        data = self.view(seat).data
        return data if self.table.status == "playing" else {**data, "to_act": []}

    def told(self) -> dict[int | None, Document]:
        """All views that were made."""
        return {seat: self.data(seat) for seat in self.views}

    def seat_view(self, seat: int | None, language: str) -> SeatView:
        if seat not in self.encoded:
            self.encoded[seat] = msgspec.Raw(msgspec.json.encode(self.document(seat)))
        return SeatView(seat=seat, view=self.encoded[seat], words=self.told_in(language, seat))

    def told_in(self, language: str, seat: int | None) -> SeatWords | None:
        """What a seat sees, in words."""
        if not language:
            return None
        key = (language, seat)
        if key not in self.seat_words:
            self.seat_words[key] = self.spoken(language).view(self.view(seat))
        return self.seat_words[key]

    def choices(self, seat: int | None) -> list[int]:
        """Their places in the game's table of actions."""
        playing = self.table.status == "playing"
        return [action.index for action in self.view(seat).choices] if playing else []

    def has_secrets(self, entries: Sequence[Entry]) -> bool:
        """Whether some of it is not told to everybody."""
        if not entries:
            return False
        first = entries[0].seq
        for move in reversed(self.table.moves):
            if move.seq < first:
                break
            for event in move.events:
                if event.secret is not None:
                    return True
        return False

    def log(
        self, entries: Sequence[Entry], seats: Sequence[int], language: str = ""
    ) -> list[LogItem]:
        moves = moves_since(self.table, entries[0].seq) if entries else {}
        return [self.item(one, moves.get(one.seq), seats, language) for one in entries]

    def items(
        self, entries: Sequence[Entry], seats: Sequence[int], language: str = ""
    ) -> Iterator[LogItem]:
        """One by one, for long logs."""
        moves = moves_since(self.table, entries[0].seq) if entries else {}
        for entry in entries:
            yield self.item(entry, moves.get(entry.seq), seats, language)

    def item(self, entry: Entry, move: Move | None, seats: Sequence[int], language: str) -> LogItem:
        events: list[Document] = []
        known: list[int] = []
        words: list[str] = []
        for number, event in enumerate(move.events if move is not None else ()):
            if event.secret is None and not language:
                events.append(event.told(None))
                continue
            seat = informed_seat(event, seats)
            if event.secret is not None and seat is not None and event.seen_by >> seat & 1:
                known.append(number)
            events.append(event.told(seat))
            if language:
                words.append(self.spoken(language).event(event, seat))
        if language and entry.kind != "act":
            words.append(self.spoken(language).entry(entry))
        return LogItem(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            events=events,
            # The text of an action may name a card that lies face down.
            text="" if entry.kind == "act" else entry.text,
            undone=move is not None and move.undone,
            known=known,
            words=words if language else None,
        )


def moves_since(table: Table, seq: int) -> dict[int, Move]:
    found: dict[int, Move] = {}
    for move in reversed(table.moves):
        if move.seq < seq:
            break
        found[move.seq] = move
    return found

"""Putting together what one reader is told. Who may see what is decided in the games' views."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.view import View
from triumvir.server.entry import Entry
from triumvir.server.messages import LogItem, SeatView
from triumvir.server.table import Move, Table
from triumvir.server.words import Words


def knower(event: Event, seats: Sequence[int]) -> int | None:
    """Of a reader's seats, one that knows the event's secret; else any, else an onlooker."""
    for seat in seats:
        if event.seen_by >> seat & 1:
            return seat
    return seats[0] if seats else None


class Telling:
    """Views and log of one table at one moment; what readers share is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views: dict[int | None, tuple[View, msgspec.Raw]] = {}
        self.words: dict[str, Words] = {}

    def spoken(self, language: str) -> Words:
        if language not in self.words:
            self.words[language] = Words(self.table, language)
        return self.words[language]

    def seat_views(self, seats: Sequence[int], language: str = "") -> list[SeatView]:
        """The views of a reader's seats, or the onlookers'; with words, if in a language."""
        if self.table.state is None:
            return []
        if not seats:
            return [self.seat_view(None, language)]
        return [self.seat_view(seat, language) for seat in seats]

    def seat_view(self, seat: int | None, language: str) -> SeatView:
        assert self.table.state is not None
        if seat not in self.views:
            view = self.table.state.view(seat)
            document = view.document()
            if self.table.status != "playing":
                # Resigned or ended by consent: nobody is to act, whatever the position says.
                document["to_act"] = []
                document["choices"] = []
            self.views[seat] = (view, msgspec.Raw(msgspec.json.encode(document)))
        view, raw = self.views[seat]
        words = self.spoken(language).view(view) if language else None
        return SeatView(seat=seat, view=raw, words=words)

    def log(
        self, entries: Sequence[Entry], seats: Sequence[int], language: str = ""
    ) -> list[LogItem]:
        moves = moves_since(self.table, entries[0].seq) if entries else {}
        return [self.item(entry, moves.get(entry.seq), seats, language) for entry in entries]

    def item(self, entry: Entry, move: Move | None, seats: Sequence[int], language: str) -> LogItem:
        events: list[Document] = []
        words: list[str] = []
        for event in move.events if move is not None else []:
            seat = knower(event, seats)
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
            words=words if language else None,
        )


def moves_since(table: Table, seq: int) -> dict[int, Move]:
    found: dict[int, Move] = {}
    for move in reversed(table.moves):
        if move.seq < seq:
            break
        found[move.seq] = move
    return found

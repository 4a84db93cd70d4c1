"""A table: what follows from its entries. It does no input or output and asks nobody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.record import Deal, Record, undone
from triumvir.server.entry import Entry, Played
from triumvir.server.seat import Seat


class Move:
    """An action or an undo, with what happened by it."""

    __slots__ = ("events", "seat", "seq", "text", "undone")

    def __init__(self, seq: int, seat: int, text: str, events: list[Event]) -> None:
        self.seq = seq
        self.seat = seat
        self.text = text
        self.events = events
        self.undone = False


class Proposal:
    """Something that needs the consent of the others."""

    def __init__(self, seat: int, guest: str, what: str) -> None:
        self.seat = seat
        self.guest = guest
        self.what = what
        self.agreed = {guest}


class Table:
    def __init__(
        self,
        id: str,
        game: Game,
        options: Document,
        seats: int,
        deal: Deal,
        host: str,
        public: bool,
        previous: str = "",
        created: int = 0,
    ) -> None:
        self.id = id
        self.game = game
        self.options = options
        self.deal = deal
        self.host = host
        self.public = public
        self.previous = previous
        self.created = created
        self.seats = [Seat() for _ in range(seats)]
        self.entries: list[Entry] = []
        self.seq = 0  # how many entries there are
        self.settled = 0  # the seq when the position last changed
        self.asked = [0] * seats  # since which seq each seat has its question: older ones are stale
        self.status = "open"
        self.state: State | None = None
        self.moves: list[Move] = []
        self.standing: list[Move] = []  # those actions that were not taken back
        self.proposal: Proposal | None = None
        self.result: Document | None = None
        self.ended = 0
        self.next = ""

    # Reading

    def seats_of(self, guest: str) -> list[int]:
        """The seats that are this guest's, a bot playing for them or not."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def people(self) -> list[str]:
        """Whoever decides at some seat, once each."""
        return list(dict.fromkeys([seat.person() for seat in self.seats if seat.person()]))

    def to_act(self) -> tuple[int, ...]:
        if self.state is None or self.status != "playing":
            return ()
        return self.state.to_act()

    def names(self) -> list[str]:
        return [seat.shown() for seat in self.seats]

    def record(self) -> Record:
        record = Record(self.game, self.options, self.names(), self.deal)
        record.entries = [(move.seat, move.text) for move in self.moves]
        outcome = None if self.state is None else self.state.outcome()
        record.outcome = None if outcome is None else outcome.document()
        return record

    def start_state(self) -> State:
        return self.game.start(len(self.seats), self.options, self.deal.dealer())

    # Folding

    def load(self, entries: Sequence[Entry]) -> None:
        """Everything from the database. What was taken back later is not played at all."""
        stack: list[int] = []
        gone: set[int] = set()
        for entry in entries:
            if entry.kind == "act":
                stack.append(entry.seq)
            elif entry.kind == "undo":
                count = undone(entry.text)
                gone.update(stack[len(stack) - count :])
                del stack[len(stack) - count :]
        for entry in entries:
            if entry.kind == "undo":
                self.take_back(entry)
                self.after(entry)
            elif entry.seq in gone:
                self.note(entry, [])
                self.after(entry)
            else:
                self.fold(entry)

    def fold(self, entry: Entry, played: Played | None = None) -> None:
        """One more entry, which is known to be right; an action may have been played already."""
        kind = entry.kind
        seat = self.seats[entry.seat] if entry.seat >= 0 else Seat()
        waiting: list[int] = []
        if kind == "act":
            before = self.others_asked(entry.seat)
            self.act(entry, played)
            if before:
                after = self.others_asked(entry.seat)
                waiting = [seat for seat, asked in before.items() if after.get(seat) == asked]
        elif kind == "undo":
            self.take_back(entry)
            self.replay()
        elif kind == "sit":
            seat.guest, seat.name = entry.guest, entry.text
        elif kind in ("bot", "hand"):
            seat.bot = entry.text
        elif kind == "take":
            seat.bot = ""
        elif kind == "leave":
            seat.guest = seat.name = seat.bot = ""
        elif kind == "start":
            self.status = "playing"
            self.state = self.start_state()
        elif kind == "propose":
            self.proposal = Proposal(entry.seat, entry.guest, entry.text)
        elif kind == "agree":
            if self.proposal is not None:
                self.proposal.agreed.add(entry.guest)
        elif kind == "decline":
            self.proposal = None
        elif kind == "resign":
            seat.resigned = True
            if entry.text:
                seat.bot = entry.text
            else:
                self.finish(entry, "resigned", entry.seat)
        elif kind == "end":
            self.finish(entry, entry.text, None)
        elif kind == "name":
            for other in self.seats:
                if other.guest == entry.guest:
                    other.name = entry.text
        elif kind == "rematch":
            self.next = entry.text
            self.proposal = None
        self.after(entry, waiting)

    def others_asked(self, seat: int) -> dict[int, list[str]]:
        """What the other seats can do that are to act, too; there are some in a set-up, say."""
        assert self.state is not None
        others = [other for other in self.state.to_act() if other != seat]
        return {other: [action.text for action in self.state.legal(other)] for other in others}

    def after(self, entry: Entry, waiting: Collection[int] = ()) -> None:
        """The seats that are `waiting` are still asked what they were asked before."""
        self.entries.append(entry)
        self.seq = entry.seq + 1
        if entry.kind in ("start", "act", "undo", "resign", "end"):
            self.settled = self.seq
            self.asked = [
                since if seat in waiting else self.seq for seat, since in enumerate(self.asked)
            ]
            self.proposal = None

    def note(self, entry: Entry, events: list[Event]) -> Move:
        move = Move(entry.seq, entry.seat, entry.text, events)
        self.moves.append(move)
        self.standing.append(move)
        return move

    def act(self, entry: Entry, played: Played | None) -> None:
        assert self.state is not None
        events: list[Event] = []
        if played is None:
            self.state.play(entry.seat, self.game.parse(entry.text), events)
        else:
            events, self.state = played
        self.note(entry, events)
        outcome = self.state.outcome()
        if outcome is not None:
            self.finish(entry, "finished", None)

    def take_back(self, entry: Entry) -> None:
        count = undone(entry.text)
        for move in self.standing[len(self.standing) - count :]:
            move.undone = True
            move.events = []
        del self.standing[len(self.standing) - count :]
        self.moves.append(Move(entry.seq, entry.seat, entry.text, []))

    def replay(self, drop: int = 0) -> State:
        """The position after the standing actions, but for the last few; it is kept if for none."""
        state = self.start_state()
        for move in self.standing[: len(self.standing) - drop]:
            state.play(move.seat, self.game.parse(move.text))
        if drop == 0:
            self.state = state
        return state

    def finish(self, entry: Entry, reason: str, seat: int | None) -> None:
        outcome = None if self.state is None else self.state.outcome()
        self.status = "over"
        self.ended = entry.at
        self.result = {
            "reason": reason,
            "seat": seat,
            "outcome": None if outcome is None else outcome.document(),
        }

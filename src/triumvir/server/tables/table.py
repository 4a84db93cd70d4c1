"""A table: what follows from its entries (`folding` applies them). It does no input or output."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.record import Deal, Record
from triumvir.core.session import Move, Session
from triumvir.server.protocol.clocks import TimeControl
from triumvir.server.protocol.messages import BranchInfo
from triumvir.server.tables.clock import Clock, Span
from triumvir.server.tables.entry import Entry, day_of, now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.seat import Seat


def new_id() -> str:
    return secrets.token_urlsafe(9)


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
        revision: int | None = None,
        control: TimeControl | None = None,
        absences: Sequence[Span] = (),
    ) -> None:
        self.id = id
        self.game = game
        # The rules that the table was opened with; it is played to its end by them.
        self.revision = game.meta.revision if revision is None else revision
        self.options = options
        self.deal = deal
        self.host = host
        self.public = public
        self.previous = previous
        self.created = created
        self.seats = [Seat() for _ in range(seats)]
        self.clock = None if control is None else Clock(control, seats, absences)
        self.entries: list[Entry] = []
        self.seq = 0  # how many entries there are
        self.settled = 0  # the seq when the position last changed
        self.asked = [0] * seats  # since which seq each seat has its question: older ones are stale
        self.status = "open"
        self.session: Session | None = None  # from the start on
        self.proposal: Proposal | None = None
        self.result: Document | None = None
        self.ended = 0
        self.next = ""
        self.coached = False  # everybody has agreed that the coach may be asked
        self.rated = False  # then nobody is helped
        self.match = 0  # the first or second game of two
        self.daily = ""  # the day whose deal this is
        self.branch: BranchInfo | None = None  # the moment of another game from which it goes on
        self.locked = False  # nobody else may sit down
        self.removed: set[str] = set()  # guests who may not sit down again
        self.admitted: set[str] = set()  # onlookers who may write; "" admits everybody

    # Reading

    @property
    def state(self) -> State | None:
        """The position; none before the start."""
        return None if self.session is None else self.session.state

    @property
    def moves(self) -> list[Move]:
        """All actions, and what took them back."""
        return [] if self.session is None else self.session.moves

    @property
    def standing(self) -> list[Move]:
        """Those actions that were not taken back."""
        return [] if self.session is None else self.session.standing

    def seats_of(self, guest: str) -> list[int]:
        """The seats that are this guest's, a bot playing for them or not."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def people(self) -> list[str]:
        """The people who decide at some seat, once each."""
        return list(dict.fromkeys([seat.person() for seat in self.seats if seat.person()]))

    def partners(self) -> list[str]:
        """The people whose consent counts, once each; also those who are away while a bot plays."""
        own = [seat.guest for seat in self.seats if seat.guest and not seat.resigned]
        return list(dict.fromkeys(own))

    def may_write(self, guest: str) -> bool:
        """Whether a guest may chat here: at the table, the host, or let in by the host."""
        if guest in self.removed:
            return False
        if guest == self.host or self.seats_of(guest):
            return True
        return bool(self.admitted & {guest, ""})

    def pace(self) -> str:
        """`live`, `turns`, or nothing where everybody has all the time they want."""
        return "" if self.clock is None else self.clock.control.pace

    def paused(self) -> bool:
        return self.clock is not None and self.clock.paused

    def may_coach(self) -> bool:
        """Whether players may ask the coach: against bots, and where everybody has agreed; never
        in a rated game, nor in the deal of a day."""
        helped = self.rated or bool(self.daily)
        return not helped and (self.coached or len(self.partners()) < 2)

    def sealed(self) -> bool:
        """Whether others may still have this deal before them: it is the deal of today."""
        return bool(self.daily) and self.daily >= day_of(now())

    def may_look(self, guest: str) -> bool:
        """A deal of today is seen by those who play it alone."""
        return not self.sealed() or bool(self.seats_of(guest))

    def demand_look(self, guest: str) -> None:
        if not self.may_look(guest):
            raise Refusal("daily-sealed", status=403)

    def to_act(self) -> tuple[int, ...]:
        if self.state is None or self.status != "playing":
            return ()
        return self.state.to_act()

    def bots_to_act(self) -> list[int]:
        """The seats at which a bot is to act."""
        return [seat for seat in self.to_act() if self.seats[seat].bot]

    def names(self) -> list[str]:
        return [seat.shown() for seat in self.seats]

    def record(self) -> Record:
        """As far as it was played, with the names that the players have now."""
        record = Record(self.game, self.options, self.names(), self.deal, self.revision)
        if self.session is not None:
            record.entries = list(self.session.record.entries)
            record.outcome = self.session.record.outcome
        return record

    def sent_together(self, last: int = -1) -> int:
        """How many of the standing actions up to this one were sent by one press: two cards that
        were laid together are taken back together."""
        standing = self.standing
        end = len(standing) + last
        if end < 0:
            return 0
        sent = standing[end]
        count = 1
        while count <= end:
            earlier = standing[end - count]
            if (earlier.seat, earlier.seq) != (sent.seat, sent.seq - count):
                break
            if self.entries[earlier.seq].at != self.entries[sent.seq].at:
                break
            count += 1
        return count

    # What the folds of several verbs share

    def settle(self, seq: int, waiting: Collection[int] = ()) -> None:
        """The position has changed; seats that are `waiting` still have the question they had."""
        self.settled = seq
        self.asked = [since if seat in waiting else seq for seat, since in enumerate(self.asked)]
        self.proposal = None

    def finish(self, entry: Entry, reason: str, seat: int | None = None) -> None:
        self.status = "over"
        self.ended = entry.at
        self.result = {
            "reason": reason,
            "seat": seat,
            "outcome": None if self.session is None else self.session.record.outcome,
        }

"""Clocks: how much time each seat has left. It follows from the times of the entries alone.

A seat's clock runs while its person is asked. At the beginning of a question nothing is counted for
the `delay`, so that answering at once costs nothing; when the question is answered and passes on,
the seat gets its `increment`, up to the `cap`. Seats that choose at the same time run together.
What the server itself was away (`absences`) and holidays are nobody's time.

All times here are milliseconds.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from triumvir.server.protocol.clocks import TimeControl

SECOND: Final = 1000
# After the time is over nothing happens for so long: whoever comes back then plays on.
GRACE: Final = {"live": 20 * SECOND, "turns": 3600 * SECOND}
# For so long the other chooses between the win, waiting and a bot; then it is the win. Live, both
# may have left, and an evening waits for their game.
CHOICE: Final = {"live": 600 * SECOND, "turns": 24 * 3600 * SECOND}
# What one gives to the other at a time, in seconds; nobody can be given more than so many caps.
GIFT: Final = {"live": 60, "turns": 24 * 3600}
MOST_CAPS: Final = 2
# By turns, whoever is asked is warned when no more than so much is left; who had little when the
# question began, when half of that is gone.
WARNING: Final = 12 * 3600 * SECOND
SHARE: Final = 4  # of the bank: a fourth, if that is less

Span = tuple[int, int]  # from when until when


class Clock:
    def __init__(self, control: TimeControl, seats: int, absences: Sequence[Span] = ()) -> None:
        self.control = control
        self.absences = absences  # of the server, in their order
        self.at = 0  # up to when time was counted
        self.left = [control.bank * SECOND] * seats
        self.free = [0] * seats  # of the delay of the question that a seat has
        self.asked: set[int] = set()
        self.had = list(self.left)  # when the question of a seat began
        self.warned: set[int] = set()  # seats that know of their question that time is short
        self.paused = False
        self.flagged: dict[int, int] = {}  # seats whose time is over, since when
        self.waits: set[int] = set()  # those of them for whom the other waits
        self.flags = [0] * seats  # how often a seat's time was over
        self.holidays: dict[int, Span] = {}  # by seat, the last one
        self.granted: dict[int, tuple[int, int]] = {}  # by seq: the seat, and what it got
        self.history: list[tuple[int, ...]] = []  # what was left after each move, and at the start

    # Counting

    def running(self) -> list[int]:
        return [] if self.paused else [s for s in sorted(self.asked) if s not in self.flagged]

    def spent(self, seat: int, at: int) -> int:
        """How much of the time since `self.at` counts, for a seat that runs."""
        if at <= self.at:
            return 0
        return at - self.at - covered(self.at, at, self.spared(seat))

    def spared(self, seat: int) -> list[Span]:
        """The spans that may not count from now on."""
        first = bisect_left(self.absences, (self.at, 0))
        spans = [*self.absences[max(0, first - 1) :]]
        if seat in self.holidays:
            spans.append(self.holidays[seat])
        return spans

    def pass_time(self, at: int) -> None:
        """Up to the time of an entry. Times that run backwards (another machine wrote the entry
        before) stand still."""
        for seat in self.running():
            spent = self.spent(seat, at)
            free = min(self.free[seat], spent)
            self.free[seat] -= free
            self.left[seat] = max(0, self.left[seat] - spent + free)
        self.at = max(self.at, at)

    def ask(self, asked: Collection[int], fresh: bool) -> None:
        """These seats are asked from now on. Only a `fresh` question has a delay: one that comes
        back through an undo has none."""
        for seat in asked:
            if seat not in self.asked:
                self.free[seat] = self.control.delay * SECOND if fresh else 0
                self.had[seat] = self.left[seat]
        self.asked = set(asked)
        self.warned &= self.asked
        self.waits &= self.flagged.keys()

    def grant(self, seat: int, seq: int) -> None:
        """A question was answered."""
        most = max(self.left[seat], self.control.cap * SECOND)
        before = self.left[seat]
        self.left[seat] = min(most, before + self.control.increment * SECOND)
        self.granted[seq] = (seat, self.left[seat] - before)

    def revoke(self, seqs: Iterable[int]) -> None:
        """Answers were taken back: what was given for them is gone, the time they took is not."""
        for seq in seqs:
            seat, amount = self.granted.pop(seq, (0, 0))
            self.left[seat] = max(0, self.left[seat] - amount)

    def note(self) -> None:
        self.history.append(tuple(self.left))

    # What can be done to it

    def flag(self, seat: int, at: int) -> None:
        """The time is over, until the person acts, is given time, or a bot sits in."""
        self.left[seat] = 0
        self.flags[seat] += 1
        self.flagged[seat] = at

    def come_back(self, seat: int) -> None:
        """The person of a seat plays again, with at least one increment."""
        self.settle_flag(seat)
        self.left[seat] = max(self.left[seat], self.control.increment * SECOND)

    def settle_flag(self, seat: int) -> None:
        """The flag is settled: nobody has to decide any more what follows from it."""
        self.flagged.pop(seat, None)
        self.waits.discard(seat)

    def give(self, seat: int, seconds: int) -> None:
        self.left[seat] += seconds * SECOND
        self.had[seat] = max(self.had[seat], self.left[seat])
        self.settle_flag(seat)

    def can_be_given(self, seat: int) -> bool:
        most = MOST_CAPS * self.control.cap * SECOND
        return self.left[seat] + GIFT[self.control.pace] * SECOND <= most

    # Looking ahead

    def now_left(self, seat: int, at: int) -> int:
        """What a seat has left at some later time."""
        if seat not in self.running():
            return self.left[seat]
        spent = self.spent(seat, at)
        return max(0, self.left[seat] - max(0, spent - self.free[seat]))

    def counts_from(self, seat: int, at: int) -> int:
        """From when on a running clock loses time: later than `at` during a delay or holiday."""
        free = max(0, self.free[seat] - self.spent(seat, at))
        return self.ahead(max(at, self.at), free, seat)

    def zero(self, seat: int) -> int:
        """When the time of a seat that runs is over."""
        return self.ahead(self.at, self.free[seat] + self.left[seat], seat)

    def ahead(self, start: int, amount: int, seat: int) -> int:
        """When so much time that counts will have passed."""
        end = start + amount
        spans = self.spared(seat)
        while (found := start + amount + covered(start, end, spans)) != end:
            end = found
        for since, until in spans:  # at its very beginning or within: it ends when that does
            if since <= end < until:
                return until
        return end

    def warning(self, seat: int) -> int:
        """When a seat that runs is warned that its time is running out."""
        little = min(WARNING, self.control.bank * SECOND // SHARE, self.had[seat] // 2)
        return self.ahead(self.at, max(0, self.free[seat] + self.left[seat] - little), seat)

    def unwarned(self) -> list[int]:
        """The seats that run and will be warned: once for each question, and not in one sitting."""
        if self.control.pace != "turns":
            return []
        return [seat for seat in self.running() if seat not in self.warned]

    def short_of_time(self, at: int) -> list[int]:
        """The seats that are to be warned now."""
        return [seat for seat in self.unwarned() if self.warning(seat) <= at]

    def deadline(self) -> int:
        """When a flag falls, or the win of one whose opponent does not come back; 0: never."""
        if self.paused:
            return 0
        grace = GRACE[self.control.pace]
        due = [self.zero(seat) + grace for seat in self.running()]
        choice = CHOICE[self.control.pace]
        due += [at + choice for seat, at in self.flagged.items() if seat not in self.waits]
        return min(due, default=0)

    def wake(self) -> int:
        """When there is something to do: at the deadline, or when somebody is warned; 0: never."""
        due = [self.deadline(), *[self.warning(seat) for seat in self.unwarned()]]
        return min([at for at in due if at], default=0)

    def out_of_time(self, at: int) -> list[int]:
        """The seats whose flag falls now."""
        grace = GRACE[self.control.pace]
        return [seat for seat in self.running() if self.zero(seat) + grace <= at]

    def given_up(self, at: int) -> list[int]:
        """The seats that were out of time for so long that the other has had the choice, and for
        whom nobody waits."""
        if self.paused:
            return []
        choice = CHOICE[self.control.pace]
        return [
            seat
            for seat, since in self.flagged.items()
            if seat not in self.waits and since + choice <= at
        ]


def covered(start: int, end: int, spans: Sequence[Span]) -> int:
    """How much of the time from start to end lies in one of the spans or several."""
    total, reached = 0, start
    for since, until in sorted(spans):
        first, last = max(since, reached), min(until, end)
        if first < last:
            total += last - first
            reached = last
    return total

"""The arithmetic of clocks: it follows from the times of the entries, in fake time."""

from __future__ import annotations

import random

import pytest

from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.protocol.clocks import TimeControl
from triumvir.server.tables.clock import CHOICE, GRACE, Clock, Span, covered
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold, load
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import check_control, clock_info, deadline, wake
from triumvir.server.tables.verbs.claim import Claim, Wait
from triumvir.server.tables.verbs.flag import run_out
from triumvir.server.tables.verbs.give import Give
from triumvir.server.tables.verbs.holiday import on_holiday
from triumvir.server.tables.verbs.playing import act_at
from triumvir.server.tables.verbs.propose import effect

START = 1_000_000_000
LIVE = TimeControl(pace="live", bank=300, increment=15, delay=5, cap=600)
DAY = 24 * 3600 * 1000
TURNS = TimeControl(pace="turns", bank=24 * 3600, increment=4 * 3600, cap=72 * 3600)
ANNA, BERT = Person("g0", "Anna", "en"), Person("g1", "Bert", "en")


class Board:
    """A table whose time we make."""

    def __init__(
        self,
        control: TimeControl = LIVE,
        game: str = "terni-lapilli",
        seats: int = 2,
        absences: tuple[Span, ...] = (),
        bots: tuple[int, ...] = (),
    ) -> None:
        self.settings = (control, game, seats, absences)
        self.table = self.make()
        self.at = START
        for seat in range(seats):
            draft = Draft("bot", seat, text="citizen") if seat in bots else None
            self.put(draft or Draft("sit", seat, f"g{seat}", f"N{seat}"))
        self.put(Draft("start"))

    def make(self) -> Table:
        control, id, seats, absences = self.settings
        game = find(id)
        options, deal = game.meta.read_options({}), Deal.fair("5" * 32)
        return Table(
            "t", game, options, seats, deal, "g0", False, control=control, absences=absences
        )

    @property
    def clock(self) -> Clock:
        assert self.table.clock is not None
        return self.table.clock

    def wait(self, seconds: float) -> Board:
        self.at += int(seconds * 1000)
        return self

    def put(self, *drafts: Draft) -> None:
        for draft in drafts:
            seq = self.table.seq
            entry = Entry(seq, draft.kind, draft.seat, draft.guest, draft.text, self.at)
            fold(self.table, entry, draft.tried)

    def act(self, choice: int = 0) -> int:
        """The seat to act does something; which one it is."""
        assert self.table.state is not None
        seat = self.table.to_act()[0]
        self.put(Draft("act", seat, text=self.table.state.legal(seat)[choice].text))
        return seat

    def tick(self) -> list[str]:
        """What the server appends now."""
        drafts = run_out(self.table, self.at)
        self.put(*drafts)
        return [draft.kind for draft in drafts]

    def left(self, seat: int) -> float:
        return self.clock.now_left(seat, self.at) / 1000

    def again(self) -> Table:
        """The same table, read from its entries."""
        table = self.make()
        load(table, self.table.entries)
        return table


def test_answering_at_once_costs_nothing() -> None:
    board = Board()
    seat = board.wait(4).act()
    assert board.left(seat) == 300 + 15
    other = board.wait(25).act()
    assert (other, board.left(other)) == (1 - seat, 300 - 20 + 15)
    assert board.left(seat) == 315  # the other's time is not mine


def test_the_bank_has_a_cap() -> None:
    board = Board(TimeControl(pace="live", bank=300, increment=120, delay=5, cap=400))
    seat = board.act()
    assert board.left(seat) == 400
    board.act()
    board.wait(2).act()
    assert board.left(seat) == 400


def test_a_turn_of_many_actions_is_one_question() -> None:
    """In Caesar & Cleopatra a turn has several actions: one delay, one increment."""
    board = Board(game="caesar-cleopatra")
    seat = board.table.to_act()[0]
    rest, acts = 300.0, 0
    while board.table.to_act() and seat in board.table.to_act() and acts < 200:
        board.wait(3)
        assert board.table.state is not None
        text = board.table.state.legal(seat)[0].text
        board.put(Draft("act", seat, text=text))
        acts += 1
    rest -= acts * 3 - 5
    assert acts > 1
    assert board.left(seat) == rest + 15


def test_seats_that_choose_at_once_run_together() -> None:
    """The set-up of Caesar & Cleopatra: both lay out their first cards, blind."""
    board = Board(game="caesar-cleopatra")
    assert board.table.to_act() == (0, 1)
    board.wait(35)
    assert (board.left(0), board.left(1)) == (270, 270)
    info = clock_info(board.table, board.at)
    assert info is not None
    assert [seat.runs for seat in info.seats] == [True, True]
    while 0 in board.table.to_act():
        assert board.table.state is not None
        board.put(Draft("act", 0, text=board.table.state.legal(0)[0].text))
    board.wait(30)
    assert (board.left(0), board.left(1)) == (285, 240)


def test_an_undo_gives_no_time_and_takes_none_back() -> None:
    """Whoever takes back again and again gets neither increments nor delays for it."""
    board = Board()
    seat = board.wait(15).act()
    assert board.left(seat) == 300 - 10 + 15
    board.wait(2)
    board.put(Draft("undo", seat, text="undo 1"))
    assert board.left(seat) == 290
    assert board.left(1 - seat) == 300
    board.wait(4).act()  # no delay a second time
    assert board.left(seat) == 290 - 4 + 15
    assert board.again().clock is not None


@pytest.mark.parametrize("game", ["terni-lapilli", "caesar-cleopatra", "circus-maximus", "caesar"])
def test_read_from_its_entries_it_is_the_same(game: str) -> None:
    """With undos, pauses and flags at random."""
    seats = max(2, find(game).meta.min_seats)
    chance = random.Random(game)
    board = Board(TimeControl(pace="live", bank=90, increment=5, delay=3, cap=120), game, seats)
    for _ in range(120):
        if board.table.status != "playing":
            break
        board.wait(chance.choice((0, 1, 4, 9, 60)))
        kind = chance.random()
        if board.table.paused():
            board.put(Draft("resume", 0, "g0"))
        elif kind < 0.15 and board.table.standing:
            last = board.table.standing[-1].seat
            count = min(len(board.table.standing), chance.randint(1, 3))
            board.put(Draft("undo", last, text=f"undo {count}"))
        elif kind < 0.2:
            board.put(effect(board.table, 0, "pause"))
        elif kind < 0.25:
            board.put(Draft("give", chance.randrange(seats), "g0", "60"))
        else:
            board.tick()
            seats_asked = [s for s in board.table.to_act() if board.table.seats[s].person()]
            if seats_asked:
                seat = chance.choice(seats_asked)
                assert board.table.state is not None
                action = chance.choice(board.table.state.legal(seat))
                board.put(Draft("act", seat, text=action.text))
    again = board.again()
    assert again.clock is not None
    names = ("left", "free", "asked", "had", "warned", "flagged", "flags", "history", "paused")
    for name in (*names, "at"):
        assert getattr(again.clock, name) == getattr(board.clock, name), name
    assert deadline(again) == deadline(board.table)
    assert wake(again) == wake(board.table)
    assert clock_info(again, board.at) == clock_info(board.table, board.at)
    # A replay shows what was left after each move.
    assert len(board.clock.history) == len(board.table.moves) + 1


def test_an_answer_of_several_actions_is_one_answer() -> None:
    """The last of them answers the question, whether they were just sent or are read again: who
    takes that one back gives back what it brought."""
    board = Board(game="caesar-cleopatra")
    assert board.table.state is not None
    while board.table.state.view(0).data["phase"] == "arranging":
        board.act()
    seat, texts, position = board.table.to_act()[0], list[str](), board.table.state
    while seat in position.to_act():
        texts.append(position.legal(seat)[0].text)
        position = position.clone()
        position.play(seat, texts[-1])
    assert len(texts) > 1
    before = board.wait(4).left(seat)
    board.put(*act_at(board.table, seat, board.table.seq, texts))
    assert board.clock.history[-2][seat] == board.clock.history[-1][seat] - 15_000
    board.put(Draft("undo", seat, text="undo 1"))
    again = board.again()
    assert again.clock is not None
    assert again.clock.history == board.clock.history
    assert board.left(seat) == again.clock.now_left(seat, board.at) / 1000 == before


def test_a_pause_stops_everybody() -> None:
    board = Board()
    board.wait(8)
    board.put(effect(board.table, 0, "pause"))
    board.wait(5000)
    assert board.left(board.table.to_act()[0]) == 297
    assert (deadline(board.table), board.tick()) == (0, [])
    board.put(Draft("resume", 1, "g1"))
    seat = board.wait(7).act()
    assert board.left(seat) == 297 - 7 + 15  # the delay was used up before


def test_the_server_was_away() -> None:
    """Nobody loses time to a crash, whether in the middle of a question or before it."""
    gone = (START + 10_000, START + 70_000)
    board = Board(absences=(gone,))
    board.wait(30)
    assert board.left(board.table.to_act()[0]) == 295
    seat = board.wait(50).act()  # 80 seconds later, 60 of them away
    assert board.left(seat) == 300 - 15 + 15
    other = board.wait(6).act()
    assert board.left(other) == 299 + 15
    assert board.again().clock is not None
    assert deadline(board.again()) == deadline(board.table)


def test_times_that_run_backwards_stand_still() -> None:
    """Two machines whose clocks differ."""
    board = Board()
    seat = board.wait(30).act()
    other = board.wait(-20).act()
    assert board.left(seat) == 300 - 25 + 15
    assert board.left(other) == 315
    board.wait(20 + 7)
    assert board.left(seat) == 290 - 2


def test_a_warning_by_turns() -> None:
    """When a fourth of the bank is left, once for each question; a flag falls as if there were
    none."""
    board = Board(TURNS)
    end = deadline(board.table)
    assert wake(board.table) == START + 18 * 3600 * 1000
    board.wait(18 * 3600 - 1)
    assert board.tick() == []
    board.wait(1)
    assert board.tick() == ["warn"]
    assert board.tick() == []
    assert deadline(board.table) == wake(board.table) == end
    # More time for the same question: no second warning. The next question has its own.
    seat = board.table.to_act()[0]
    board.put(Draft("give", seat, "g1", str(24 * 3600)))
    assert board.wait(25 * 3600).tick() == []
    board.act()
    assert board.wait(18 * 3600).tick() == ["warn"]


def test_a_warning_for_those_who_have_little_when_they_are_asked() -> None:
    """Half of it; not at once, and not before the question is asked."""
    board = Board(TURNS)
    seat = board.wait(22 * 3600).act()  # two hours left, and four more
    assert board.left(seat) == 6 * 3600
    board.wait(60).act()
    assert board.table.to_act() == (seat,)
    assert wake(board.table) == board.at + 3 * 3600 * 1000
    assert board.wait(3 * 3600).tick() == ["warn"]
    assert board.wait(4 * 3600).tick() == ["flag"]


def test_no_warning_live_or_in_a_pause_or_on_holiday() -> None:
    board = Board()
    board.wait(299)
    assert board.tick() == []
    board = Board(TURNS)
    board.put(effect(board.table, 0, "pause"))
    assert (wake(board.table), board.wait(30 * 3600).tick()) == (0, [])
    board = Board(TURNS)
    seat = board.table.to_act()[0]
    board.put(*on_holiday(board.table, f"g{seat}", board.at, board.at + 2 * DAY))
    assert board.wait(2 * 24 * 3600 + 17 * 3600).tick() == []
    assert board.wait(3600).tick() == ["warn"]


def test_two_players_the_other_chooses() -> None:
    board = Board()
    seat = board.table.to_act()[0]
    loser, winner = (ANNA, BERT) if seat == 0 else (BERT, ANNA)
    end = START + 305_000 + GRACE["live"]
    assert deadline(board.table) == end
    board.wait(304 + 20)
    assert board.tick() == []
    with pytest.raises(Refusal, match="still has time"):
        Claim(table="t", seat=seat).drafts(board.table, winner)
    board.wait(1)
    assert board.tick() == ["flag"]
    assert board.tick() == []  # once
    assert board.left(seat) == 0
    assert deadline(board.table) == board.at + CHOICE["live"]
    with pytest.raises(Refusal):
        Claim(table="t", seat=seat).drafts(board.table, loser)
    # The other waits: nothing happens by itself any more, but the win can still be taken.
    board.put(*Wait(table="t", seat=seat).drafts(board.table, winner))
    assert deadline(board.table) == 0
    board.wait(3 * 24 * 3600)
    assert board.tick() == []
    board.put(*Claim(table="t", seat=seat).drafts(board.table, winner))
    assert board.table.result is not None
    assert (board.table.result["reason"], board.table.result["seat"]) == ("time", seat)


def test_whoever_comes_back_plays_on() -> None:
    board = Board()
    seat = board.table.to_act()[0]
    board.wait(400).tick()
    board.act()
    assert board.clock.flagged == {}
    assert board.left(seat) == 15 + 15
    assert board.clock.flags[seat] == 1


@pytest.mark.parametrize(("control", "seconds"), [(LIVE, 600), (TURNS, 24 * 3600)])
def test_nobody_chooses_for_long(control: TimeControl, seconds: int) -> None:
    """Live, ten minutes: both may have left, and an evening should not wait a day for them."""
    board = Board(control)
    seat = board.table.to_act()[0]
    board.wait(control.bank + control.delay + GRACE[control.pace] / 1000).tick()
    board.wait(seconds - 1)
    assert board.tick() == []
    board.wait(1)
    assert board.tick() == ["end"]
    assert board.table.result == {"reason": "time", "seat": seat, "outcome": None}


def test_nobody_wins_by_a_flag_during_a_pause() -> None:
    """Both agreed to it after the flag: it is not looked at again before somebody goes on."""
    board = Board()
    board.wait(LIVE.bank + LIVE.delay + GRACE["live"] / 1000).tick()
    board.put(effect(board.table, 0, "pause"))
    board.wait(CHOICE["live"] / 1000 + 1)
    assert (deadline(board.table), wake(board.table), board.tick()) == (0, 0, [])
    board.put(Draft("resume", 1, "g1"))
    assert deadline(board.table) > 0


def test_both_are_out_of_time() -> None:
    board = Board(game="caesar-cleopatra")
    board.wait(400)
    assert board.tick() == ["flag", "flag"]
    with pytest.raises(Refusal, match="Your own time"):
        Claim(table="t", seat=1).drafts(board.table, ANNA)
    board.wait(600)
    assert board.tick() == ["end"]
    assert board.table.result == {"reason": "time-both", "seat": None, "outcome": None}


def test_a_bot_does_not_wait() -> None:
    board = Board(bots=(1,))
    if board.table.to_act()[0] == 1:
        board.wait(1000)
        assert deadline(board.table) == 0  # a bot has no clock
        board.act()
    board.wait(400)
    assert board.tick() == ["flag", "end"]


def test_three_players_a_bot_sits_in() -> None:
    board = Board(game="circus-maximus", seats=3)
    board.wait(400)
    asked = board.table.to_act()
    assert board.tick() == ["flag", "hand"] * len(asked)
    seat = asked[0]
    assert (board.table.seats[seat].bot, board.table.seats[seat].guest) == ("citizen", f"g{seat}")
    assert deadline(board.table) == 0 or seat not in board.clock.running()
    board.wait(5000)
    board.put(Draft("take", seat))
    assert board.left(seat) == 15
    assert deadline(board.table) > board.at


def test_given_time() -> None:
    board = Board()
    seat = board.table.to_act()[0]
    giver = BERT if seat == 0 else ANNA
    board.wait(400).tick()
    board.put(*Give(table="t", seat=seat).drafts(board.table, giver))
    assert (board.left(seat), board.clock.flagged) == (60, {})
    for _ in range(19):
        board.put(*Give(table="t", seat=seat).drafts(board.table, giver))
    with pytest.raises(Refusal, match="plenty of time"):
        Give(table="t", seat=seat).drafts(board.table, giver)
    with pytest.raises(Refusal, match="another player"):
        Give(table="t", seat=1 - seat).drafts(board.table, giver)


def test_a_holiday_by_turns() -> None:
    board = Board(TURNS)
    seat = board.table.to_act()[0]
    board.wait(3600)
    since, until = board.at, board.at + 7 * DAY
    board.put(*on_holiday(board.table, f"g{seat}", since, until))
    assert on_holiday(board.table, f"g{seat}", since, until) == []
    due = deadline(board.table)
    assert due == START + 8 * DAY + GRACE["turns"]
    board.wait(5 * 24 * 3600)
    assert board.left(seat) == 23 * 3600
    info = clock_info(board.table, board.at)
    assert info is not None
    assert (info.seats[seat].holiday, info.seats[seat].since) == (until, until)
    # Back two days before: the clock runs again.
    board.put(*on_holiday(board.table, f"g{seat}", since, board.at))
    assert board.table.entries[-1].kind == "back"
    board.wait(3600)
    assert board.left(seat) == 22 * 3600
    assert deadline(board.table) == due - 2 * DAY
    # A table that hears of a holiday late counts it all the same.
    late = Board(TURNS)
    late.wait(3600)
    begun = late.at
    late.wait(30 * 3600)
    late.put(*on_holiday(late.table, f"g{seat}", begun, begun + 2 * DAY))
    assert late.left(seat) == 23 * 3600
    assert on_holiday(Board(LIVE).table, "g0", begun, begun + DAY) == []


def test_what_may_be_chosen() -> None:
    assert check_control(TimeControl(pace="live", bank=300, increment=15)).cap == 600
    for wrong in (
        TimeControl(pace="live", bank=10),
        TimeControl(pace="turns", bank=600),
        TimeControl(pace="live", bank=300, increment=600),
        TimeControl(pace="live", bank=300, delay=31),
        TimeControl(pace="live", bank=300, cap=200),
        TimeControl(pace="turns", bank=3600, cap=30 * 24 * 3600),
    ):
        with pytest.raises(Refusal):
            check_control(wrong)


def test_spans_are_counted_once() -> None:
    assert covered(0, 100, [(10, 30), (20, 40), (90, 200), (-5, 3)]) == 3 + 30 + 10

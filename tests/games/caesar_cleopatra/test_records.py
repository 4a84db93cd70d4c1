"""Golden records: a finished game for each way to end, and for each value of each option.

A record is called after the reason of its end and, behind a hyphen, what else it shows. With
TRIUMVIR_REWRITE=1 in the environment the records are made anew, from the first seeds that fit.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.caesar_cleopatra.positions import kinds, result

import triumvir.games.caesar_cleopatra
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.outcome import Outcome
from triumvir.core.record import Deal, Record, read_record
from triumvir.games.caesar_cleopatra import GAME
from triumvir.games.caesar_cleopatra.fields import ENDS
from triumvir.testing.setups import Setup
from triumvir.testing.walk import random_record

FOLDER = Path(triumvir.games.caesar_cleopatra.__file__).parent / "records"
ARRANGED: Document = {"action_deck": "arranged", "orgies": "standard"}
SHUFFLED: Document = {"action_deck": "shuffled", "orgies": "standard"}
LEAVING: Document = {"action_deck": "shuffled", "orgies": "leave_after_two_groups"}
FEWER: Document = {"action_deck": "arranged", "orgies": "one_fewer"}

OPTIONS = {
    "patricians": ARRANGED,
    "influence": SHUFFLED,
    "alone_full": ARRANGED,
    "alone_blocked": SHUFFLED,
    "deadlock": ARRANGED,
    "idle": SHUFFLED,
    "influence-draw": ARRANGED,
    "patricians-more_patricians": SHUFFLED,
    "patricians-leave_after_two_groups": LEAVING,
    "influence-one_fewer": FEWER,
}


class Ended(NamedTuple):
    """A game that is over, and all that it told."""

    outcome: Outcome
    events: list[Event]

    def is_draw(self) -> bool:
        """CC-175."""
        return self.outcome.ranks == (1, 1)

    def is_won_by_patricians(self) -> bool:
        """CC-174."""
        first, second = self.outcome.points
        return first == second and len(self.outcome.winners()) == 1

    def lost_an_orgy(self) -> bool:
        """CC-177."""
        return "orgy_left" in kinds(self.events)

    def has_seven_vote_cards(self) -> bool:
        """CC-181: the first shuffle finds so many, while no group is finished."""
        shuffles = [event for event in self.events if event.kind == "votes_shuffled"]
        return bool(shuffles) and shuffles[0].fields["count"] == 7

    def is_called(self, name: str) -> bool:
        reason, _, detail = name.partition("-")
        return self.outcome.reason == reason and (not detail or DETAILS[detail](self))


DETAILS = {
    "draw": Ended.is_draw,
    "more_patricians": Ended.is_won_by_patricians,
    "leave_after_two_groups": Ended.lost_an_orgy,
    "one_fewer": Ended.has_seven_vote_cards,
}


def ended(record: Record) -> Ended:
    events: list[Event] = []
    return Ended(result(record.replay(events=events)), events)


# Making them


def lazy_record(options: Document, seed: str) -> Record:
    """A random game for a while; then nobody does anything any more."""
    record = Record(GAME, options, ["idle 0", "idle 1"], Deal.seeded(seed))
    state = record.start()
    chance = Dealer(f"lazy/{seed}")
    while state.to_act():
        seat = state.to_act()[0]
        choices = state.legal(seat)
        action = choices[chance.below(len(choices))]
        if state.seq > 60:
            for text in ("pass", "done"):
                if GAME.parse(text) in choices:
                    action = GAME.parse(text)
        state.play(seat, action)
        record.entries.append((seat, action.text))
    record.outcome = result(state).document()
    return record


def candidates(name: str) -> Iterator[Record]:
    for number in itertools.count(1):
        seed = f"{name}/{number}"
        if name == "idle":
            yield lazy_record(OPTIONS[name], seed)
        else:
            yield random_record(GAME, Setup(2, OPTIONS[name]), seed)


def rewrite(name: str) -> None:
    for record in candidates(name):
        if ended(record).is_called(name):
            (FOLDER / f"{name}.json").write_text(record.write(), encoding="utf-8")
            return


if os.environ.get("TRIUMVIR_REWRITE") == "1":
    FOLDER.mkdir(exist_ok=True)
    for each in OPTIONS:
        rewrite(each)


# Trying them


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", OPTIONS)
def test_a_golden_record_verifies_replays_and_ends_as_it_is_called(name: str) -> None:
    record = read(name)
    state = record.verify()
    assert record.replay().dump() == state.dump()
    assert record.outcome == result(state).document()
    assert record.options == OPTIONS[name]
    end = ended(record)
    assert end.is_called(name)
    assert end.events[-1].kind == "ended"


@pytest.mark.parametrize("name", OPTIONS)
def test_a_golden_record_reads_back_as_it_is_written(name: str) -> None:
    assert read(name).write() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OPTIONS)
def test_a_golden_record_goes_on_from_every_position_in_it(name: str) -> None:
    """Each position is dumped and loaded, and leads to the same end."""
    record = read(name)
    state = record.start()
    for seat, text in record.entries:
        state = GAME.load(state.dump())
        state.play(seat, GAME.parse(text))
    assert result(state).document() == record.outcome


@pytest.mark.rule("CC-155", "CC-156", "CC-160", "CC-161", "CC-162", "CC-163")
def test_there_is_a_record_of_each_way_to_end() -> None:
    ends = {result(read(name).replay()).rule for name in OPTIONS}
    assert ends == {rule for _, rule in ENDS if rule}
    assert ends == {"CC-155", "CC-156", "CC-160", "CC-161", "CC-162", "CC-163"}


def test_there_is_a_record_for_each_value_of_each_option() -> None:
    records = [read(name) for name in OPTIONS]
    for option in GAME.meta.options:
        assert {record.options[option.name] for record in records} == set(option.choices)


def test_no_record_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(OPTIONS)

"""What every game must guarantee. Each check raises AssertionError with a sentence.

`check_table` looks at the game itself, `check_state` at one position in every way that needs no
second world, `check_worlds` at what is hidden in it, `check_record` at a whole game.
"""

from __future__ import annotations

import json

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import IllegalAction, InvalidAction, InvalidOption
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.record import Record, read_record

NONSENSE = ("", " ", "no such thing", "0", "\x00", "down", "🏛", "a" * 10_000)


def check_table(game: Game) -> None:
    """The action table and what the game says of itself."""
    for index, action in enumerate(game.actions):
        assert action.index == index, f"{action} is not at its index"
        assert game.parse(action.text) is action, f"{action.text} does not read back"
        assert action.text.split()[0] == action.kind, f"{action.text} does not begin with its kind"
        json.dumps(action.fields)
    for text in NONSENSE:
        if text.split() and text not in {action.text for action in game.actions}:
            expect(InvalidAction, lambda text=text: game.parse(text), repr(text))
    for value in (None, 3, ["pass"], {"text": "pass"}):
        expect(InvalidAction, lambda value=value: game.parse(value), repr(value))
    meta = game.meta
    for seats in (-1, 0, meta.min_seats - 1, meta.max_seats + 1, 99):
        if not meta.min_seats <= seats <= meta.max_seats:
            expect(InvalidOption, lambda seats=seats: game.start(seats), f"{seats} seats")
    expect(InvalidOption, lambda: game.start(meta.min_seats, {"no_such": 1}), "unknown option")
    for option in meta.options:
        if option.choices:
            wrong = {option.name: "no such value"}
            expect(InvalidOption, lambda wrong=wrong: game.start(meta.max_seats, wrong), str(wrong))
    assert len(set(meta.rules)) == len(meta.rules), "rule ids repeat"


def check_state(state: State, chance: Dealer) -> None:
    """One position: legality, copies, dump and load, views, refusals."""
    game = state.game()
    before = canonical(state.dump())
    actors = state.to_act()
    assert sorted(set(actors)) == list(actors), f"to_act repeats or is not in order: {actors}"
    assert (state.outcome() is None) == bool(actors), "an outcome exactly when nobody is to act"
    for seat in range(state.seats()):
        choices = state.legal(seat)
        assert bool(choices) == (seat in actors), f"seat {seat}: choices exactly when to act"
        assert choices == state.legal(seat), "legal is not stable"
        assert choices == state.clone().legal(seat), "a clone has other choices"
        assert len({action.index for action in choices}) == len(choices), "legal repeats itself"
        assert all(game.actions[action.index] is action for action in choices), "foreign action"
        choices.clear()
        assert bool(state.legal(seat)) == (seat in actors), "the list of choices is not one's own"
    check_round_trips(state, before)
    check_refusals(state, chance)
    check_plays(state, chance)
    assert canonical(state.dump()) == before, "looking at a position changed it"


def check_round_trips(state: State, before: str) -> None:
    game = state.game()
    loaded = game.load(json.loads(before))
    assert canonical(loaded.dump()) == before, "dump and load do not give the same state"
    assert loaded.to_act() == state.to_act(), "a loaded state asks somebody else"
    clone = state.clone()
    assert canonical(clone.dump()) == before, "a clone is not the same state"
    for seat in [*range(state.seats()), None]:
        view = state.view(seat)
        text = view.json()
        assert loaded.view(seat).json() == text, f"a loaded state looks different to {seat}"
        assert clone.view(seat).json() == text, f"a clone looks different to {seat}"
        again = game.read_view(json.loads(text))
        assert again.json() == text, f"the view of {seat} does not read back"
        if seat is not None:
            assert view.choices == state.legal(seat), "a view has other choices"


def check_refusals(state: State, chance: Dealer) -> None:
    """Illegal actions, foreign seats: refused, and nothing changes."""
    game = state.game()
    before = canonical(state.dump())
    for seat in range(state.seats()):
        legal = state.legal(seat)
        for _ in range(4):
            action = game.actions[chance.below(len(game.actions))]
            if action not in legal:
                expect(IllegalAction, lambda s=seat, a=action: state.play(s, a), action.text)
    for seat in (-1, state.seats(), 99):
        expect(IllegalAction, lambda s=seat: state.play(s, game.actions[0]), f"seat {seat}")
        expect(IllegalAction, lambda s=seat: state.view(s), f"view of seat {seat}")
    assert canonical(state.dump()) == before, "a refused action changed something"


def check_plays(state: State, chance: Dealer) -> None:
    """Legal actions play, the same with and without a listener, and never the original."""
    for seat in state.to_act():
        choices = state.legal(seat)
        for _ in range(3):
            action = choices[chance.below(len(choices))]
            heard, silent = state.clone(), state.clone()
            events: list[Event] = []
            heard.play(seat, action, events)
            silent.play(seat, action)
            assert canonical(heard.dump()) == canonical(silent.dump()), "listening changes the game"
            assert heard.seq == state.seq + 1, "seq does not count actions"
            assert events, f"{action.text} happened in silence"
            check_events(state.game(), events, state.seats())


def check_events(game: Game, events: list[Event], seats: int) -> None:
    for event in events:
        assert event.rule in game.meta.rules, f"{event.kind} cites no rule: '{event.rule}'"
        assert event.seen_by >> seats == 0, f"{event.kind} is told to a seat that is not there"
        assert (event.secret is None) == (event.seen_by == 0), f"{event.kind}: secret for whom?"
        if event.secret is not None:
            assert not set(event.secret) & set(event.fields), f"{event.kind}: open and secret"
        for seat in [*range(seats), None]:
            json.dumps(event.told(seat))


def check_outcome(state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None
    seats = state.seats()
    assert len(outcome.points) == len(outcome.ranks) == len(state.standing()) == seats
    assert outcome.rule in state.game().meta.rules, f"the end cites no rule: '{outcome.rule}'"
    shares = sum(outcome.share(seat) for seat in range(seats))
    if seats > 1:  # alone one can lose against the game itself: then nobody is first
        assert min(outcome.ranks) == 1, "nobody is first"
        assert abs(shares - 1) < 1e-9, f"the shares of victory add up to {shares}"
    totals = [0] * seats
    for line in outcome.lines:
        seat, points = line["seat"], line["points"]
        assert isinstance(seat, int)
        assert isinstance(points, int)
        assert line["rule"] in state.game().meta.rules, f"a line cites no rule: {line}"
        totals[seat] += points
    if outcome.lines:
        assert totals == list(outcome.points), f"lines give {totals}, points are {outcome.points}"


def check_record(record: Record) -> None:
    """A finished game: it reads back, replays to every action, and verifies."""
    text = record.write()
    again = read_record(text)
    assert again.write() == text, "a record does not read back"
    last = again.verify()
    check_outcome(last)
    state = again.start()
    for number, (seat, action) in enumerate(record.standing()):
        if number % 37 == 0:
            replayed = canonical(again.replay(number).dump())
            assert replayed == canonical(state.dump()), f"replay to {number} differs"
        state.play(seat, record.game.parse(action))
    assert canonical(state.dump()) == canonical(last.dump()), "replay differs"


def expect(error: type[Exception], call: object, what: str) -> None:
    """`call` raises this error, with a sentence."""
    assert callable(call)
    try:
        call()
    except error as caught:
        sentence = str(caught)
        assert sentence.endswith((".", ")")), f"{what}: no sentence: '{sentence}'"
        return
    raise AssertionError(f"{what}: expected {error.__name__}, got nothing")

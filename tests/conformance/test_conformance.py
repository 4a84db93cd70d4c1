"""Every game keeps the contract. Run on plain Python and on the compiled install alike."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import InvalidPosition, InvalidRecord, TriumvirError
from triumvir.core.game import Game, State
from triumvir.core.record import read_record
from triumvir.core.registry import find, game_ids
from triumvir.core.row import room_for_moves
from triumvir.core.view import View
from triumvir.testing.conformance import check_outcome, check_record, check_state, check_table
from triumvir.testing.digest import digest
from triumvir.testing.fuzz import fuzz
from triumvir.testing.setups import Setup, setups
from triumvir.testing.walk import random_record, walk
from triumvir.testing.worlds import check_worlds

ROOT = Path(__file__).parents[2]
# Of a game with many options some ways are walked; all of them together stay quick.
MOST_WAYS = 12


def chosen() -> list[tuple[str, Setup]]:
    found = []
    for game_id in game_ids():
        every = setups(find(game_id))
        found += [(game_id, setup) for setup in every[:: -(-len(every) // MOST_WAYS)]]
    return found


games = pytest.mark.parametrize("game", [find(game_id) for game_id in game_ids()], ids=game_ids())
ways = pytest.mark.parametrize(
    ("game", "setup"),
    [(find(game_id), setup) for game_id, setup in chosen()],
    ids=[f"{game_id}-{setup}" for game_id, setup in chosen()],
)


@games
def test_the_action_table(game: Game) -> None:
    check_table(game)


@ways
def test_positions_of_random_games(game: Game, setup: Setup) -> None:
    chance = Dealer("states")
    state = None
    for step in walk(game, setup, "states"):
        state = step.state
        if state.seq % 5 == 0:
            check_state(state, chance)
    assert state is not None
    check_state(state, chance)
    check_outcome(state)


@ways
def test_nothing_hidden_shows(game: Game, setup: Setup) -> None:
    chance = Dealer("worlds")
    for step in walk(game, setup, "worlds"):
        if step.state.seq % 4 == 0:
            check_worlds(step.state, chance)


@ways
def test_chance_begins_anew(game: Game, setup: Setup) -> None:
    """Whoever sits there sees the same, and the position itself is left alone."""
    chance = Dealer("redeal")
    for step in walk(game, setup, "redeal"):
        if step.state.seq % 9:
            continue
        state = step.state
        before = state.dump()
        redealt = game.redeal(state, Dealer(int(chance.word())))
        check_state(redealt, chance)
        assert state.dump() == before
        for seat in (None, *range(state.seats())):
            assert redealt.view(seat).json() == state.view(seat).json()


@ways
def test_views_that_share_with_earlier_ones_are_the_same(game: Game, setup: Setup) -> None:
    """Made from the view of any earlier position, or of a later one after an undo."""
    chance = Dealer("sharing")
    seen: list[tuple[State, list[View]]] = []
    for step in walk(game, setup, "sharing"):
        if step.state.seq % 5 > 1:
            continue  # two that follow each other, then some are left out
        state = step.state.clone()
        seats = (None, *range(state.seats()))
        views = [state.view(seat) for seat in seats]
        near = seen[-1:] if state.seq % 5 else seen[chance.below(len(seen) or 1) :][:1]
        for other, others in near:
            for place, seat in enumerate(seats):
                for one, view, before, known in (
                    (state, views[place], other, others[place].data),
                    (other, others[place], state, views[place].data),
                ):
                    told = canonical(known)
                    found = one.view_after(seat, before, known)
                    assert found.json() == view.json()
                    assert list(found.data) == list(view.data)
                    assert canonical(known) == told
        seen.append((state, views))
    assert seen


@pytest.mark.parametrize("game_id", ["caesar-cleopatra", "caesar", "circus-maximus"])
def test_redealt_games_go_on_differently(game_id: str) -> None:
    game = find(game_id)
    state = game.start(seed=1)
    ends = set()
    for number in range(4):
        redealt = game.redeal(state, Dealer(number))
        redealt.play_out(Dealer(0), room_for_moves(), 60)
        ends.add(redealt.view(0).json())
    assert len(ends) > 1


@ways
def test_records_replay(game: Game, setup: Setup) -> None:
    check_record(random_record(game, setup, "records"))


@games
def test_every_way_to_set_up_ends(game: Game) -> None:
    for setup in setups(game):
        for step in walk(game, setup, "ends"):
            assert step.state.to_act()


@games
def test_a_little_fuzzing(game: Game) -> None:
    report = fuzz(game, 6, seed=1, games=40, every=60)
    assert report.failure is None, report.summary()
    assert report.games > 0
    assert report.checks > 0


@games
def test_the_same_games_in_another_process_in_plain_python(game: Game) -> None:
    """On the compiled install this compares compiled with plain; both with another hash seed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "triumvir.testing.digest", game.meta.id, "6"]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert digest(game, 6) == other.stdout.strip()


@games
def test_golden_records(game: Game) -> None:
    folder = ROOT / "src" / "triumvir" / "games" / game.meta.id.replace("-", "_") / "records"
    files = sorted(folder.glob("*.json"))
    assert files, f"{game.meta.id} has no golden record"
    for file in files:
        record = read_record(file.read_text(encoding="utf-8"))
        assert record.game is game
        assert record.outcome is not None, file.name
        check_record(record)


@games
@pytest.mark.parametrize("revision", [None, 0, 1.0, "1", True, 99])
def test_only_a_revision_that_the_game_knows_is_read(game: Game, revision: object) -> None:
    """Compiled, True handed on as a number is 1."""
    state = game.start(seed=1)
    with pytest.raises(InvalidPosition):
        game.load({**state.dump(), "revision": revision})
    record = random_record(game, setups(game)[0], "revision").document()
    with pytest.raises(InvalidRecord):
        read_record(canonical({**record, "revision": revision}))


@games
def test_a_damaged_record_is_refused_with_a_sentence(game: Game) -> None:
    text = random_record(game, setups(game)[0], "damage").write()
    chance = Dealer("damage")
    refused = 0
    for _ in range(60):
        at = chance.below(len(text))
        damaged = text[:at] + '"[]{}:,x0 -9\n'[chance.below(13)] + text[at + 1 :]
        for broken in (damaged, text[:at]):
            try:
                check_record(read_record(broken))
            except (TriumvirError, AssertionError):
                # An assertion: it still reads as a game, but not as one that is over.
                refused += 1
    assert refused > 60

"""J. Solo: Crassus's turn (CA-54 to CA-62, CA-67, CA-68)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.caesar.table import (
    ALL_MODULES,
    bagged,
    block,
    bonus,
    cells,
    controls,
    empty_bag,
    find_event,
    give,
    held,
    kinds,
    marker,
    nearly_close,
    only,
    own,
    play,
    row,
    solo,
    table,
    texts,
)

from triumvir.core.dealer import Dealer
from triumvir.core.errors import InvalidOption
from triumvir.core.event import Event
from triumvir.games.caesar.board import PROVINCES
from triumvir.games.caesar.fields import OVER, READY, stock
from triumvir.games.caesar.phases.crassus import crassus_turn
from triumvir.games.caesar.pieces import TILES, TOKENS
from triumvir.games.caesar.rules import CaesarState
from triumvir.games.caesar.sheet import STANDARD, read_sheet


def turn(state: CaesarState, *tiles: str) -> list[Event]:
    """Crassus, Pompey, takes a turn with one of these tiles."""
    if tiles:
        cells(state).pile = [TILES.index(tile) for tile in tiles]
        cells(state).used = []
    cells(state).side = 1 - cells(state).human
    state.listener = []
    crassus_turn(state)
    events = state.listener
    assert events is not None
    state.listener = None
    return events


def row_names(state: CaesarState) -> list[str]:
    return [TOKENS[token] for token in cells(state).line]


@pytest.mark.rule("CA-54")
@pytest.mark.parametrize(("side", "crassus"), [("caesar", 1), ("pompey", 0)])
def test_crassus_has_the_other_side_and_begins(side: str, crassus: int) -> None:
    state = table(1, side=side)
    assert state.seats() == 1
    assert cells(state).phase == READY
    assert state.to_act() == (0,)
    assert texts(state) == ["begin"]
    events = play(state, "begin")
    assert find_event(events, "turn").fields["side"] == "crassus"
    laid = [code for code in cells(state).token if code >= 0]
    assert len(laid) == 1
    assert all(code & 1 == crassus for code in laid)
    assert cells(state).side == 1 - crassus


@pytest.mark.rule("CA-55")
def test_three_open_tokens_in_every_module() -> None:
    for options in ({}, {"poison": True}, ALL_MODULES):
        state = table(1, **options)
        assert len(cells(state).line) == 3
        assert len(held(state, "caesar")) == (3 if options else 2)
        for seat in (0, None):
            sides = state.view(seat).data["sides"]
            assert isinstance(sides, list)
            assert sides[1]["supply"] == row_names(state)
            assert sides[1]["called"] == "crassus"


@pytest.mark.rule("CA-56")
@pytest.mark.parametrize(
    ("level", "centurions", "deck"),
    [
        ("easy", False, "AAAABB"),
        ("medium", False, "AAABBC"),
        ("hard", False, "AAAACC"),
        ("easy", True, "AAAABD"),
        ("medium", True, "AABBCD"),
        ("hard", True, "AAAACE"),
    ],
)
def test_decks_of_six(level: str, centurions: bool, deck: str) -> None:
    state = table(1, level=level, centurions=centurions)
    assert "".join(TILES[tile] for tile in cells(state).pile) == deck
    first: Counter[str] = Counter()
    for seed in range(60):
        state = table(1, seed=seed, level=level, centurions=centurions)
        play(state, "begin")
        first[TILES[cells(state).report[0]]] += 1
    assert set(first) == set(deck)  # shuffled


@pytest.mark.rule("CA-57")
@pytest.mark.parametrize(
    ("tile", "drawn", "laid", "gone"), [("A", 1, 1, 0), ("B", 2, 1, 1), ("C", 2, 2, 0)]
)
def test_draw_to_the_right_lay_discard_the_leftmost(
    tile: str, drawn: int, laid: int, gone: int
) -> None:
    state = solo(seed=2, bonus="tactics")
    row(state, "sword-3-3", "shield-3-3", "ship-3-3")
    events = turn(state, tile)
    names = kinds(events)
    assert names.count("crassus_draws") == drawn
    assert names.count("crassus_lays") == laid
    assert names.count("crassus_returns") == gone
    assert len(cells(state).line) == 3
    order = [kind for kind in names if kind in ("crassus_draws", "crassus_lays", "crassus_returns")]
    assert order == sorted(order, key=("crassus_draws", "crassus_lays", "crassus_returns").index)
    came = ["sword-3-3", "shield-3-3", "ship-3-3"]
    came += [str(event.fields["token"]) for event in events if event.kind == "crassus_draws"]
    for event in events:
        if event.kind == "crassus_lays":
            came.remove(str(event.fields["token"]))
        elif event.kind == "crassus_returns":
            assert event.fields["token"] == came.pop(0)
            assert event.fields["token"] in bagged(state, "pompey")
    assert row_names(state) == came


@pytest.mark.rule("CA-57")
def test_every_face_keeps_the_row_at_three_and_is_marked_reconstructed() -> None:
    for tile in range(5):
        face = STANDARD[tile * 4 : tile * 4 + 4]
        assert face[0] + face[1] == face[2] + face[3]
    assert STANDARD == [0, 1, 1, 0, 0, 2, 1, 1, 0, 2, 2, 0, 1, 1, 1, 1, 1, 1, 2, 0]


def sheet(**changes: dict[str, object]) -> dict[str, object]:
    tiles: dict[str, object] = {}
    for place, tile in enumerate(TILES):
        numbers = STANDARD[place * 4 : place * 4 + 4]
        face: dict[str, object] = dict(
            zip(("centurion", "draw", "lay", "discard"), numbers, strict=True)
        )
        face["source"] = "printed"
        tiles[tile] = face | changes.get(tile, {})
    return {"tiles": tiles}


@pytest.mark.rule("CA-57")
def test_another_sheet_is_played_and_travels_with_the_game() -> None:
    other = sheet(A={"draw": 2, "lay": 2})
    state = table(1, sheet=other)
    assert state.dump()["options"]["sheet"] == other  # type: ignore[index]
    cells(state).pile = [0]
    events = play(state, "begin")
    assert kinds(events).count("crassus_lays") == 2


@pytest.mark.rule("CA-57")
@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        (3, "expected an object, got 3"),
        ({}, "'tiles' is missing"),
        ({"tiles": {}}, "'A' is missing"),
        ({"tiles": [], "more": 1}, "unknown key"),
        (sheet(A={"draw": 2}), "Centurion \\+ draw must equal lay \\+ discard"),
        (sheet(B={"lay": -1}), "expected 0 to 3, got -1"),
        (sheet(B={"lay": 9}), "expected 0 to 3, got 9"),
        (sheet(B={"lay": True}), "tiles.B.lay: expected a whole number, got true"),
        (sheet(C={"source": "dreamt"}), "tiles.C.source: expected one of reconstructed, printed"),
        (sheet(C={"colour": 1}), "unknown key"),
        (sheet(A={"draw": 0, "lay": 0}), "lays at least one token"),
    ],
)
def test_a_bad_sheet_is_refused(bad: object, sentence: str) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        table(1, sheet=bad)


def test_the_sheet_reads_what_it_is_given() -> None:
    assert read_sheet(sheet()) == STANDARD


@pytest.mark.rule("CA-57")
def test_with_no_centurion_left_he_draws_instead() -> None:
    state = solo(bonus="tactics", centurions=True)
    cells(state).stock1 = 0
    row(state, "sword-3-3", "shield-3-3", "ship-3-3")
    events = turn(state, "D")
    assert kinds(events).count("crassus_draws") == 2
    assert "crassus_takes" not in kinds(events)


@pytest.mark.rule("CA-58")
def test_too_few_tokens_in_the_bag_and_the_discard_is_skipped() -> None:
    state = solo(bonus="tactics")
    row(state, "sword-3-3", "shield-3-3", "ship-3-3")
    cells(state).bag1 = 1 << TOKENS.index("sword-6-0")
    events = turn(state, "B")
    names = kinds(events)
    assert names.count("crassus_draws") == 1
    assert "crassus_returns" not in names
    assert "crassus_keeps" in names
    assert len(cells(state).line) == 3
    # Enough in the bag: discarded as usual.
    state = solo(bonus="tactics")
    assert "crassus_returns" in kinds(turn(state, "B"))


@pytest.mark.rule("CA-59")
def test_an_empty_pile_is_made_anew() -> None:
    state = solo(bonus="tactics")
    seen: Counter[str] = Counter()
    for number in range(6):
        events = turn(state)
        seen[str(find_event(events, "tile").fields["tile"])] += 1
        assert len(cells(state).pile) == 5 - number
    assert seen == {"A": 4, "B": 2}
    events = turn(state)
    assert "tiles_shuffled" in kinds(events)
    assert len(cells(state).pile) == 5
    assert len(cells(state).used) == 1


@pytest.mark.rule("CA-60")
def test_a_tie_in_his_turn_is_crassuss() -> None:
    state = solo(bonus="tactics")
    nearly_close(state, "hu", "hc-hu", caesar=3)
    row(state, "shield-3-3", "sword-6-0", "sword-5-1")
    cells(state).bag1 = 0
    events = turn(state, "A")
    assert controls(state, "hu") == "pompey"
    assert "tie_broken" in kinds(events)
    # In the human's turn a tie is a tie.
    state = solo(bonus="tactics")
    nearly_close(state, "hu", "hc-hu", pompey=3)
    give(state, "caesar", "shield-3-3", "sword-6-0")
    play(state, "lay shield-3-3 hc-hu")
    assert controls(state, "hu") is None


@pytest.mark.rule("CA-60")
def test_the_province_he_aimed_at_is_settled_first() -> None:
    """Both close; he aims at Hispania Citerior, where the smaller value is enough."""
    state = solo(bonus="senate")
    nearly_close(state, "hu", "hc-hu", caesar=5)
    nearly_close(state, "hc", "hc-hu", caesar=1)
    row(state, "shield-5-1")
    cells(state).bag1 = 0
    events = turn(state, "A")
    closed = [event.fields["province"] for event in events if event.kind == "closed"]
    assert closed == ["hc", "hu"]
    assert find_event(events, "crassus_lays").fields["province"] == "hc"


@pytest.mark.rule("CA-61")
@pytest.mark.parametrize("word", ["tactics", "wealth", "might", "centurion"])
@pytest.mark.parametrize("harder", [False, True])
def test_other_bonuses_are_discarded(word: str, harder: bool) -> None:
    state = solo(bonus=word, harder=harder, centurions=True)
    nearly_close(state, "hu", "hc-hu", caesar=9)
    row(state, "shield-3-3")
    cells(state).bag1 = 0
    events = turn(state, "A")
    assert "crassus_discards" in kinds(events)
    assert cells(state).left == [11, 11 if harder else 12]
    assert cells(state).thrown == [0, 1 if harder else 0]
    assert not cells(state).extra


@pytest.mark.rule("CA-61")
def test_a_marker_discarded_can_win() -> None:
    state = solo(bonus="tactics", harder=True)
    nearly_close(state, "hu", "hc-hu", caesar=9)
    row(state, "shield-3-3")
    cells(state).bag1 = 0
    cells(state).left = [12, 1]
    turn(state, "A")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("last_marker", (2,))
    assert outcome.share(0) == 0.0


@pytest.mark.rule("CA-61")
def test_senate_and_poison_work_as_usual() -> None:
    state = solo(bonus="senate", harder=True)
    nearly_close(state, "hu", "hc-hu")
    row(state, "shield-3-3")
    cells(state).bag1 = 0
    turn(state, "A")
    assert cells(state).senate == [0, 1]
    assert cells(state).left == [12, 10]
    state = solo(bonus="poison", poison=True, harder=True)
    nearly_close(state, "hu", "hc-hu")
    row(state, "shield-3-3")
    cells(state).bag1 = 0
    events = turn(state, "A")
    assert find_event(events, "poisoned").fields["side"] == "caesar"
    assert len(held(state, "caesar")) == 2
    assert cells(state).left == [12, 11]


def test_poison_of_the_human_takes_a_token_of_the_row() -> None:
    state = solo(bonus="poison", poison=True)
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0", "sword-5-1")
    row(state, "sword-3-3", "shield-3-3", "ship-3-3")
    play(state, "lay shield-5-1 hu-hc")
    events = play(state, "use")
    poisoned = find_event(events, "poisoned")
    assert poisoned.fields["side"] == "crassus"
    assert poisoned.fields["supply"] == 2


@pytest.mark.rule("CA-62")
def test_a_lay_that_is_not_possible_is_skipped() -> None:
    state = solo(bonus="tactics")
    row(state, "sword-3-3", "shield-3-3")
    cells(state).bag1 = 0
    only(state, "ga-gc")
    block(state, "hu-mt")
    cells(state).gaps[PROVINCES.index("ga")] = 9
    events = turn(state, "C")
    assert kinds(events).count("crassus_lays") == 1
    assert kinds(events).count("crassus_skips") == 1
    assert cells(state).phase != OVER


@pytest.mark.rule("CA-62")
def test_crassus_has_lost_if_no_lay_was_possible_in_his_whole_turn() -> None:
    state = solo(bonus="tactics")
    row(state, "sword-3-3", "sword-6-0")
    cells(state).bag1 = 0
    only(state, "hc-hu")
    turn(state, "A")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.ranks) == ("crassus_stuck", "CA-62", (1,))


@pytest.mark.rule("CA-62", "CA-19")
def test_the_human_loses_when_he_can_lay_nothing() -> None:
    state = table(1, seed=1)
    only(state, "hc-hu", "as-sy", "ga-gc")
    give(state, "caesar", "ship-6-0", "ship-5-1")
    play(state, "begin")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("stuck", (2,))


@pytest.mark.rule("CA-67")
def test_his_centurions_come_in_random_order() -> None:
    first = set()
    for seed in range(30):
        state = solo(seed=seed, bonus="tactics", centurions=True, level="easy")
        events = turn(state, "D")
        taken = find_event(events, "crassus_takes")
        first.add(taken.fields["token"])
        assert kinds(events).index("crassus_takes") < kinds(events).index("crassus_draws")
        assert bin(stock(state.row, 1)).count("1") == 2
    assert first == {"sword-7-0", "shield-ship-4-4", "laurel-3-3"}
    # A Centurion bonus that he gains is discarded: test_other_bonuses_are_discarded.
    state = solo(bonus="centurion", centurions=True)
    nearly_close(state, "hu", "hc-hu")
    row(state, "shield-3-3")
    events = turn(state, "A")
    assert find_event(events, "crassus_discards").rule == "CA-67"
    assert stock(state.row, 1) == 7 << 16


@pytest.mark.rule("CA-68")
def test_crassus_never_lays_face_down() -> None:
    for seed in range(15):
        state = table(1, seed=seed, level="hard", **ALL_MODULES)
        chance = Dealer(seed)
        while state.to_act():
            choices = state.legal(0)
            state.play(0, choices[chance.below(len(choices))])
            for code, face in zip(cells(state).token, cells(state).face, strict=True):
                assert not (face & 2 and code & 1 == 1)


def test_options_for_crassus_are_refused_with_two_players() -> None:
    for option in ({"side": "pompey"}, {"level": "hard"}, {"harder": True}, {"sheet": sheet()}):
        with pytest.raises(InvalidOption, match="one player against Crassus"):
            table(2, **option)
    table(2, side="caesar", level="easy", harder=False, sheet=None)


def test_border_markers_of_crassus() -> None:
    state = solo(bonus="tactics")
    own(state, "pompey", "hc")
    nearly_close(state, "hu", "hc-hu")
    row(state, "shield-3-3")
    empty_bag(state, "pompey")
    bonus(state, hu="wealth")
    turn(state, "A")
    assert marker(state, "hc-hu") == "pompey"

"""Positions set up by hand: pieces are put where a test wants them."""

from __future__ import annotations

from typing import Any

from tests.games.cells import Kinds, Listed, Named, Wide

from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.core.registry import find
from triumvir.games.caesar.board import AROUND, BORDERS, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.fields import (
    BAG,
    BANK,
    BONUS,
    BONUS_OFFERED,
    CONTROL,
    DOWN,
    ENDED,
    EXTRA,
    FACE,
    FALLEN,
    GAPS,
    HAND,
    HIDDEN,
    HUMAN,
    LAY,
    LEFT,
    LINE,
    PHASE,
    RECRUIT,
    REPORT,
    SENATES,
    SIDE,
    STOCK,
    SUMS,
    THROWN,
    TILE_PILE,
    TILES_USED,
    TOKEN,
    TURN_NUMBER,
    WINNER,
    bag,
    hand,
    is_free,
    set_tokens,
    stock,
    take_border,
)
from triumvir.games.caesar.pieces import BONUSES, COUNT, HIGH, LOW, SIDES, TOKENS
from triumvir.games.caesar.rules import CaesarState

GAME = find("caesar")
ALL_MODULES: dict[str, Any] = {"poison": True, "centurions": True, "checkpoints": True}

NAMES: dict[str, Any] = {
    "phase": PHASE,
    "side": SIDE,
    "human": HUMAN,
    "offer": BONUS_OFFERED,
    "extra": EXTRA,
    "recruit": RECRUIT,
    "winner": WINNER,
    "ended": ENDED,
    "turn": Wide(TURN_NUMBER, 4),
    "token": (TOKEN, 30),
    "face": (FACE, 30),
    "gaps": (GAPS, 18),
    "sums": (SUMS, 36),
    "bonus": (BONUS, 18),
    "control": (CONTROL, 18),
    "fallen": (FALLEN, 18),
    "left": (LEFT, 2),
    "senate": (SENATES, 2, 7),
    "under": (SENATES + 1, 6),
    "thrown": (THROWN, 2),
    "bank": Kinds(BANK, 6),
    "pile": Kinds(TILE_PILE, 5),
    "used": Kinds(TILES_USED, 5),
    "line": Listed(LINE, 19),
    "report": Listed(REPORT, 28),
    "bag0": Wide(BAG, 3),
    "bag1": Wide(BAG + 3, 3),
    "stock0": Wide(STOCK, 3),
    "stock1": Wide(STOCK + 3, 3),
}


def cells(state: CaesarState) -> Named:
    """The row, its cells by name."""
    return Named(state.row, NAMES)


def change(state: CaesarState, sets: int, side: int, bits: int) -> None:
    """Tokens come into a set or leave it: HAND, BAG or STOCK."""
    read = {HAND: hand, BAG: bag, STOCK: stock}[sets]
    set_tokens(state.row, sets + side * 3, read(state.row, side) ^ bits)


def table(seats: int = 2, seed: int = 0, bonus: str = "", **options: Any) -> CaesarState:
    """A fresh game; with `bonus`, every province has that one."""
    state = GAME.start(seats, dict(options), Dealer(seed))
    assert isinstance(state, CaesarState)
    if bonus:
        for province in range(18):
            cells(state).bonus[province] = BONUSES.index(bonus)
    return state


def solo(seed: int = 0, bonus: str = "", **options: Any) -> CaesarState:
    """A solo game as the human, Caesar, is to lay; Crassus, Pompey, has not moved yet."""
    state = table(1, seed, bonus, **options)
    cells(state).phase = LAY
    cells(state).side = cells(state).human
    return state


def bonus(state: CaesarState, **provinces: str) -> None:
    for name, word in provinces.items():
        cells(state).bonus[PROVINCES.index(name.rstrip("_"))] = BONUSES.index(word)


def mask(*tokens: str) -> int:
    found = 0
    for name in tokens:
        token = TOKENS.index(name)
        if found >> token & 1:
            token += 1
        found |= 1 << token
    return found


def give(state: CaesarState, side: str, *tokens: str) -> None:
    """The supply is exactly this; the rest goes into the bag."""
    state.cached_seat = -1
    which = SIDES.index(side)
    everything = hand(state.row, which) | bag(state.row, which)
    wanted = mask(*tokens)
    if wanted & ~everything:
        # A Centurion comes out of the stock.
        taken = wanted & ~everything
        change(state, STOCK, which, taken)
        everything |= taken
    change(state, HAND, which, hand(state.row, which) ^ wanted)
    change(state, BAG, which, bag(state.row, which) ^ (everything & ~wanted))


def row(state: CaesarState, *tokens: str) -> None:
    """Crassus's row is exactly this."""
    side = 1 - cells(state).human
    for token in cells(state).line:
        change(state, BAG, side, 1 << token)
    cells(state).line = [TOKENS.index(name) for name in tokens]
    for token in cells(state).line:
        if bag(state.row, side) >> token & 1:
            change(state, BAG, side, 1 << token)
        else:
            change(state, STOCK, side, 1 << token)


def empty_bag(state: CaesarState, side: str) -> None:
    which = SIDES.index(side)
    change(state, BAG, which, bag(state.row, which))


def put(
    state: CaesarState, side: str, token: str, border: str, high: str, face: str = "up"
) -> None:
    """A token lies on a border already."""
    state.cached_seat = -1
    which = SIDES.index(side)
    place = BORDERS.index(border)
    kind = TOKENS.index(token)
    turned = border[3:] == high and HIGH[kind] != LOW[kind]
    near, far = (LOW[kind], HIGH[kind]) if turned else (HIGH[kind], LOW[kind])
    if face != "up":
        near = far = 0
    take_border(state.row, place, kind * 4 + (2 if turned else 0) + which)
    cells(state).face[place] = {"up": 0, "down": DOWN, "hidden": DOWN | HIDDEN}[face]
    for province, value in ((FIRST[place], near), (SECOND[place], far)):
        cells(state).gaps[province] -= 1
        cells(state).sums[province * 2 + which] += value
    for bit in (1 << kind, 2 << kind if kind == 14 else 0):
        if bag(state.row, which) & bit:
            change(state, BAG, which, bit)
            break
        if hand(state.row, which) & bit:
            change(state, HAND, which, bit)
            break


def block(state: CaesarState, *borders: str) -> None:
    """Borders that are filled by something that counts nothing and belongs to nobody's bag."""
    state.cached_seat = -1
    for border in borders:
        place = BORDERS.index(border)
        if is_free(state.row, place):
            take_border(state.row, place, 3 * 4)
            cells(state).face[place] = DOWN
            cells(state).gaps[FIRST[place]] -= 1
            cells(state).gaps[SECOND[place]] -= 1


def nearly_close(
    state: CaesarState, province: str, last: str, caesar: int = 0, pompey: int = 0
) -> None:
    """All borders of a province but one are filled, with these totals."""
    number = PROVINCES.index(province)
    block(state, *[BORDERS[b] for b in AROUND[number] if BORDERS[b] != last])
    cells(state).sums[number * 2] = caesar
    cells(state).sums[number * 2 + 1] = pompey


def own(state: CaesarState, side: str, *provinces: str, markers: bool = True) -> None:
    """A side controls provinces, with their markers put down and their bonuses gone."""
    which = SIDES.index(side)
    for name in provinces:
        province = PROVINCES.index(name)
        cells(state).control[province] = which
        cells(state).bonus[province] = -1
        if markers:
            cells(state).left[which] -= 2 if name == "it" else 1


def only(state: CaesarState, *borders: str) -> None:
    """Only these borders are free."""
    block(state, *[border for border in BORDERS if border not in borders])


def play(state: CaesarState, text: str) -> list[Event]:
    """The seat that is to act plays this."""
    events: list[Event] = []
    state.play(state.to_act()[0], GAME.parse(text), events)
    return events


def texts(state: CaesarState) -> list[str]:
    state.cached_seat = -1
    return [action.text for action in state.legal(state.to_act()[0])]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def find_event(events: list[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)


def controls(state: CaesarState, province: str) -> str | None:
    side = cells(state).control[PROVINCES.index(province)]
    return None if side < 0 else SIDES[side]


def totals(state: CaesarState, province: str) -> list[int]:
    number = PROVINCES.index(province)
    found: list[int] = cells(state).sums[number * 2 : number * 2 + 2]
    return found


def held(state: CaesarState, side: str) -> list[str]:
    tokens = hand(state.row, SIDES.index(side))
    return [TOKENS[token] for token in range(COUNT) if tokens >> token & 1]


def bagged(state: CaesarState, side: str) -> list[str]:
    tokens = bag(state.row, SIDES.index(side))
    return [TOKENS[token] for token in range(COUNT) if tokens >> token & 1]


def marker(state: CaesarState, border: str) -> str | None:
    entry = state.view(None).data["borders"]
    assert isinstance(entry, list)
    found = entry[BORDERS.index(border)]["marker"]
    return None if found is None else str(found["side"])

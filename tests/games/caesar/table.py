"""Positions set up by hand: pieces are put where a test wants them."""

from __future__ import annotations

from typing import Any

from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.core.registry import find
from triumvir.games.caesar.board import AROUND, BORDERS, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.pieces import BONUSES, COUNT, HIGH, LOW, SIDES, TOKENS
from triumvir.games.caesar.position import DOWN, HIDDEN, LAY
from triumvir.games.caesar.rules import CaesarState

GAME = find("caesar")
ALL_MODULES: dict[str, Any] = {"poison": True, "centurions": True, "checkpoints": True}


def table(seats: int = 2, seed: int = 0, bonus: str = "", **options: Any) -> CaesarState:
    """A fresh game; with `bonus`, every province has that one."""
    state = GAME.start(seats, dict(options), Dealer(seed))
    assert isinstance(state, CaesarState)
    if bonus:
        for province in range(18):
            state.bonus[province] = BONUSES.index(bonus)
    return state


def solo(seed: int = 0, bonus: str = "", **options: Any) -> CaesarState:
    """A solo game as the human, Caesar, is to lay; Crassus, Pompey, has not moved yet."""
    state = table(1, seed, bonus, **options)
    state.phase = LAY
    state.side = state.human
    return state


def bonus(state: CaesarState, **provinces: str) -> None:
    for name, word in provinces.items():
        state.bonus[PROVINCES.index(name.rstrip("_"))] = BONUSES.index(word)


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
    everything = state.hand(which) | state.bag(which)
    wanted = mask(*tokens)
    if wanted & ~everything:
        # A Centurion comes out of the stock.
        taken = wanted & ~everything
        state.change_stock(which, taken)
        everything |= taken
    state.change_hand(which, state.hand(which) ^ wanted)
    state.change_bag(which, state.bag(which) ^ (everything & ~wanted))


def row(state: CaesarState, *tokens: str) -> None:
    """Crassus's row is exactly this."""
    side = 1 - state.human
    for token in state.row:
        state.change_bag(side, 1 << token)
    state.row = [TOKENS.index(name) for name in tokens]
    for token in state.row:
        if state.bag(side) >> token & 1:
            state.change_bag(side, 1 << token)
        else:
            state.change_stock(side, 1 << token)


def empty_bag(state: CaesarState, side: str) -> None:
    which = SIDES.index(side)
    state.change_bag(which, state.bag(which))


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
    state.token[place] = kind * 4 + (2 if turned else 0) + which
    state.face[place] = {"up": 0, "down": DOWN, "hidden": DOWN | HIDDEN}[face]
    state.free ^= 1 << place
    for province, value in ((FIRST[place], near), (SECOND[place], far)):
        state.gaps[province] -= 1
        state.sums[province * 2 + which] += value
    for bit in (1 << kind, 2 << kind if kind == 14 else 0):
        if state.bag(which) & bit:
            state.change_bag(which, bit)
            break
        if state.hand(which) & bit:
            state.change_hand(which, bit)
            break


def block(state: CaesarState, *borders: str) -> None:
    """Borders that are filled by something that counts nothing and belongs to nobody's bag."""
    state.cached_seat = -1
    for border in borders:
        place = BORDERS.index(border)
        if state.free >> place & 1:
            state.token[place] = 3 * 4
            state.face[place] = DOWN
            state.free ^= 1 << place
            state.gaps[FIRST[place]] -= 1
            state.gaps[SECOND[place]] -= 1


def nearly_close(
    state: CaesarState, province: str, last: str, caesar: int = 0, pompey: int = 0
) -> None:
    """All borders of a province but one are filled, with these totals."""
    number = PROVINCES.index(province)
    block(state, *[BORDERS[b] for b in AROUND[number] if BORDERS[b] != last])
    state.sums[number * 2] = caesar
    state.sums[number * 2 + 1] = pompey


def own(state: CaesarState, side: str, *provinces: str, markers: bool = True) -> None:
    """A side controls provinces, with their markers put down and their bonuses gone."""
    which = SIDES.index(side)
    for name in provinces:
        province = PROVINCES.index(name)
        state.control[province] = which
        state.bonus[province] = -1
        if markers:
            state.left[which] -= 2 if name == "it" else 1


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
    side = state.control[PROVINCES.index(province)]
    return None if side < 0 else SIDES[side]


def totals(state: CaesarState, province: str) -> list[int]:
    number = PROVINCES.index(province)
    return state.sums[number * 2 : number * 2 + 2]


def held(state: CaesarState, side: str) -> list[str]:
    hand = state.hand(SIDES.index(side))
    return [TOKENS[token] for token in range(COUNT) if hand >> token & 1]


def bagged(state: CaesarState, side: str) -> list[str]:
    bag = state.bag(SIDES.index(side))
    return [TOKENS[token] for token in range(COUNT) if bag >> token & 1]


def marker(state: CaesarState, border: str) -> str | None:
    entry = state.view(None).data["borders"]
    assert isinstance(entry, list)
    found = entry[BORDERS.index(border)]["marker"]
    return None if found is None else str(found["side"])

"""J. Crassus's turn (CA-57 to CA-62, CA-67, CA-68)."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.row import clear_pile, push, take_from, total
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.fields import (
    BAG,
    CRASSUS_STUCK,
    HUMAN,
    LINE,
    OVER,
    PHASE,
    REPORT,
    SIDE,
    STOCK,
    TILE_PILE,
    TILES_USED,
    count,
    get,
    move_token,
    pick,
    put,
    stock,
    take_one,
)
from triumvir.games.caesar.phases.deciding import Decision, carry_out, decide
from triumvir.games.caesar.phases.markers import finish
from triumvir.games.caesar.pieces import CRASSUS, TILES, TOKENS
from triumvir.games.caesar.position import Position
from triumvir.games.caesar.sheet import FACES


def crassus_turn(position: Position) -> None:
    """The top tile: tokens come, tokens are laid, the leftmost goes."""
    row = position.row
    tile = turn_tile(position)
    clear_pile(row, REPORT)
    push(row, REPORT, tile)
    face = position.tiles[tile * FACES : tile * FACES + FACES]
    missing = take_centurions(position, face[0])
    short = draw_tokens(position, face[1] + missing)
    laid = 0
    for number in range(face[2]):
        decision = decide(position)
        if decision is None:  # CA-62
            if position.listener is not None:
                skipped: Document = {"side": CRASSUS, "number": number + 1}
                position.tell("crassus_skips", "CA-62", skipped)
            continue
        laid += 1
        lay(position, decision)
        if row[PHASE] == OVER:
            return
    if laid == 0:
        finish(position, get(row, HUMAN), CRASSUS_STUCK)  # CA-62
        return
    if face[3] > 0 and short:
        if position.listener is not None:
            position.tell("crassus_keeps", "CA-58", {"side": CRASSUS})
    else:
        for _ in range(face[3]):
            discard(position)


def turn_tile(position: Position) -> int:
    row = position.row
    size = total(row, TILE_PILE, len(TILES))
    if size == 0:  # CA-59
        for kind in range(len(TILES)):
            put(row, TILE_PILE + kind, get(row, TILES_USED + kind))
            row[TILES_USED + kind] = 0
        size = total(row, TILE_PILE, len(TILES))
        if position.listener is not None:
            position.tell("tiles_shuffled", "CA-59", {"tiles": int(size)})
    tile = int(take_one(row, TILE_PILE, position.dealer.below(size)))
    row[TILES_USED + tile] += 1
    if position.listener is not None:
        face = position.tiles[tile * FACES : tile * FACES + FACES]
        fields: Document = {
            "tile": TILES[tile],
            "centurions": face[0],
            "draws": face[1],
            "lays": face[2],
            "discards": face[3],
        }
        position.tell("tile", "CA-57", fields)
    return tile


def take_centurions(position: Position, number: int) -> int:
    """CA-67: the top one of his face-down stack; how many there were too few (CA-57)."""
    row = position.row
    side = get(row, SIDE)
    for taken in range(number):
        tokens = stock(row, side)
        if tokens == 0:
            return number - taken
        token = pick(tokens, position.dealer.below(count(tokens)))
        move_token(row, STOCK + side * 3, token)
        push(row, LINE, token)
        if position.listener is not None:
            position.tell("crassus_takes", "CA-67", {"token": TOKENS[token]})
    return 0


def draw_tokens(position: Position, number: int) -> bool:
    """CA-57: to the right end of the row; whether the bag held too few (CA-58)."""
    side = get(position.row, SIDE)
    for _ in range(number):
        token = position.draw(side)
        if token < 0:
            if position.listener is not None:
                position.tell("bag_empty", "CA-58", {"side": CRASSUS})
            return True
        push(position.row, LINE, token)
        if position.listener is not None:
            position.tell("crassus_draws", "CA-57", {"token": TOKENS[token]})
    return False


def lay(position: Position, decision: Decision) -> None:
    chosen = decision.lay
    turned = chosen.near < chosen.far
    for number in (
        decision.step,
        chosen.province,
        chosen.value,
        chosen.token,
        chosen.border,
        1 if turned else 0,
        decision.by_province,
        decision.by_border,
        decision.by_token,
    ):
        push(position.row, REPORT, number)
    if position.listener is not None:
        name = BORDERS[chosen.border]
        first, second = name[:2], name[3:]
        fields: Document = {
            "token": TOKENS[chosen.token],
            "border": name,
            "high": second if turned else first,
            "low": first if turned else second,
            "province": PROVINCES[chosen.province],
            "value": chosen.value,
            "step": decision.step,
        }
        position.tell("crassus_lays", "CA-63", fields)
    carry_out(position, chosen)


def discard(position: Position) -> None:
    """CA-57: the leftmost token goes back into the bag."""
    row = position.row
    if row[LINE] != 0:
        token = take_from(row, LINE, 0)
        move_token(row, BAG + get(row, SIDE) * 3, token)
        if position.listener is not None:
            position.tell("crassus_returns", "CA-57", {"token": TOKENS[token]})

"""J. Crassus's turn (CA-57 to CA-62, CA-67, CA-68)."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.phases.deciding import Decision, carry_out, decide
from triumvir.games.caesar.phases.markers import finish
from triumvir.games.caesar.pieces import CRASSUS, TILES, TOKENS
from triumvir.games.caesar.position import CRASSUS_STUCK, OVER, Position, count, pick
from triumvir.games.caesar.sheet import FACES


def crassus_turn(position: Position) -> None:
    """The top tile: tokens come, tokens are laid, the leftmost goes."""
    position.row = position.row.copy()
    position.pile = position.pile.copy()
    position.used = position.used.copy()
    tile = turn_tile(position)
    position.report = [tile]
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
        if position.phase == OVER:
            return
    if laid == 0:
        finish(position, position.human, CRASSUS_STUCK)  # CA-62
        return
    if face[3] > 0 and short:
        if position.listener is not None:
            position.tell("crassus_keeps", "CA-58", {"side": CRASSUS})
    else:
        for _ in range(face[3]):
            discard(position)


def turn_tile(position: Position) -> int:
    if not position.pile:  # CA-59
        position.pile = position.used
        position.used = []
        if position.listener is not None:
            position.tell("tiles_shuffled", "CA-59", {"tiles": len(position.pile)})
    tile = position.pile.pop(position.dealer.below(len(position.pile)))
    position.used.append(tile)
    position.used.sort()
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
    side = position.side
    for taken in range(number):
        stock = position.stock(side)
        if stock == 0:
            return number - taken
        token = pick(stock, position.dealer.below(count(stock)))
        position.change_stock(side, 1 << token)
        position.row.append(token)
        if position.listener is not None:
            position.tell("crassus_takes", "CA-67", {"token": TOKENS[token]})
    return 0


def draw_tokens(position: Position, number: int) -> bool:
    """CA-57: to the right end of the row; whether the bag held too few (CA-58)."""
    side = position.side
    for _ in range(number):
        if position.bag(side) == 0:
            if position.listener is not None:
                position.tell("bag_empty", "CA-58", {"side": CRASSUS})
            return True
        token = position.draw(side)
        position.row.append(token)
        if position.listener is not None:
            position.tell("crassus_draws", "CA-57", {"token": TOKENS[token]})
    return False


def lay(position: Position, decision: Decision) -> None:
    chosen = decision.lay
    turned = chosen.near < chosen.far
    position.report = [
        *position.report,
        decision.step,
        chosen.province,
        chosen.value,
        chosen.token,
        chosen.border,
        1 if turned else 0,
        decision.by_province,
        decision.by_border,
        decision.by_token,
    ]
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
    if position.row:
        token = position.row.pop(0)
        position.change_bag(position.side, 1 << token)
        if position.listener is not None:
            position.tell("crassus_returns", "CA-57", {"token": TOKENS[token]})

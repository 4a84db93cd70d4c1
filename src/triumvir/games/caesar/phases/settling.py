"""E. Settling a closed province (CA-20 to CA-30)."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.caesar.actions import SETTLE, SETTLE_0
from triumvir.games.caesar.board import CONTROL_SPACES, PROVINCES
from triumvir.games.caesar.phases.bonuses import gain
from triumvir.games.caesar.phases.markers import cover_borders, has_won, put
from triumvir.games.caesar.pieces import BONUSES
from triumvir.games.caesar.position import LAY, Position


def order_choices(position: Position) -> list[Action]:
    """CA-16: two closed at once."""
    first = min(position.pend1, position.pend2)
    second = max(position.pend1, position.pend2)
    return [SETTLE[first], SETTLE[second]]


def choose_first(position: Position, action: Action) -> None:
    position.phase = LAY
    province = action.index - SETTLE_0
    if province == position.pend1:
        position.pend1 = position.pend2
    position.pend2 = -1
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(position.side),
            "province": PROVINCES[province],
        }
        position.tell("ordered", "CA-16", fields)
    settle(position, province)


def settle(position: Position, province: int) -> None:
    """One closed province, completely, but for what its bonus asks."""
    closer = position.side
    bonus = position.bonus[province]
    position.bonus[province] = -1  # CA-20: whoever controls it
    own = position.sums[province * 2 + closer]
    others = position.sums[province * 2 + 1 - closer]
    if own > others:
        controller = closer  # CA-21
    elif own < others:
        controller = 1 - closer
    elif position.is_crassus(closer):
        controller = closer  # CA-60: level is enough for Crassus in his turn
    else:
        controller = -1  # CA-22
    if position.listener is not None:
        tell_settled(position, province, bonus, controller)
    if controller >= 0:
        position.control[province] = controller
        placed = put(position, controller, CONTROL_SPACES[province])  # CA-23
        if position.listener is not None:
            fields: dict[str, object] = {
                "side": position.called(controller),
                "province": PROVINCES[province],
                "markers": placed,
                "left": position.left[controller],
            }
            position.tell("controls", "CA-23" if CONTROL_SPACES[province] > 1 else "CA-21", fields)
        if has_won(position, controller) or cover_borders(position, controller, province):
            return
    gain(position, bonus, with_control=controller == closer)


def tell_settled(position: Position, province: int, bonus: int, controller: int) -> None:
    fields: dict[str, object] = {
        "side": position.called(position.side),
        "province": PROVINCES[province],
        "bonus": BONUSES[bonus],
        "totals": position.sums[province * 2 : province * 2 + 2],
    }
    position.tell("closed", "CA-20", fields)
    level = position.sums[province * 2] == position.sums[province * 2 + 1]
    if level:
        tie: dict[str, object] = {"province": PROVINCES[province]}
        if controller < 0:
            position.tell("tied", "CA-22", tie)
        else:
            tie["side"] = position.called(controller)
            position.tell("tie_broken", "CA-60", tie)

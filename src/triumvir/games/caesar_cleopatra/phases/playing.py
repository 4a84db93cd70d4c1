"""E and F. Playing an action, and the six actions (CC-51 to CC-89)."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.games.caesar_cleopatra.actions import (
    ALLOW,
    ASSASSINATE,
    ASSASSINATE_0,
    CASTLE,
    CASTLE_0,
    CASTLE_PAIRS,
    DECLINE,
    DRAW,
    DRAW_0,
    LAY,
    LAY_0,
    PLAY_VETO,
    SCOUT_0,
    SCOUT_AT,
    SPY_ON,
    STRIKE,
    STRIKE_0,
    WRATH_0,
    WRATH_AT,
)
from triumvir.games.caesar_cleopatra.cards import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    DECKS,
    GROUP_LIMIT,
    GROUPS,
    KINDS,
    OWN_LIMIT,
    SCOUT,
    SPY,
    VETO,
    WRATH,
)
from triumvir.games.caesar_cleopatra.memory import CASTLED, SAW
from triumvir.games.caesar_cleopatra.phases.drawing import end_plays
from triumvir.games.caesar_cleopatra.phases.lanes import bare, clear, shown
from triumvir.games.caesar_cleopatra.position import (
    ANSWER,
    LAYING,
    OFFER,
    STRIKING,
    TURN,
    Position,
)

VETO_OR_ALLOW: Final = [PLAY_VETO, ALLOW]
ONLY_ALLOW: Final = [ALLOW]


def add_actions(position: Position, choices: list[Action], can_place: bool) -> None:
    """CC-60: the actions in hand that have a target. Without a placement that can follow, only
    those that make room for one, and only with an influence card to place (CC-33, CC-58)."""
    side = position.seat
    hand = side * KINDS
    cards = position.hand
    if not can_place and position.hand_n[side * 2] == 0:
        return
    if cards[hand + ASSASSINATION] > 0:
        for group in range(5):
            if can_place or opens_by_assassination(position, side, group):
                up = (5 - side * 5 + group) * 12 + 6
                for kind in range(6):
                    if position.table[up + kind] > 0:
                        choices.append(ASSASSINATE[group * 6 + kind])
    if can_place:
        if cards[hand + SPY] > 0:
            other = 2 - side * 2
            if position.hand_n[other] + position.hand_n[other + 1] > 0:
                choices.append(SPY_ON)
        if cards[hand + CASTLING] > 0:
            add_castlings(position, choices)
        if cards[hand + SCOUT] > 0:
            for group in range(5):
                if position.down_n[5 - side * 5 + group] > 0:
                    choices.append(SCOUT_AT[group])
    if cards[hand + WRATH] > 0:
        for group in range(5):
            if position.lane_n[group] + position.lane_n[5 + group] > 0:
                choices.append(WRATH_AT[group])


def opens_by_assassination(position: Position, side: int, group: int) -> bool:
    """CC-33: at a full group where the player has fewer than 5 cards a place comes free."""
    own = position.lane_n[side * 5 + group]
    return own < OWN_LIMIT and own + position.lane_n[5 - side * 5 + group] == GROUP_LIMIT


def add_castlings(position: Position, choices: list[Action]) -> None:
    """CC-60: two unfinished groups, at least one with an own card."""
    own = position.seat * 5
    patricians = position.patricians
    lanes = position.lane_n
    place = 0
    for a in range(5):
        for b in range(a + 1, 5):
            if patricians[a] > 0 and patricians[b] > 0 and lanes[own + a] + lanes[own + b] > 0:
                choices.append(CASTLE[place])
            place += 1


def card_of(action: Action) -> int:
    """The action card that an announcement plays."""
    kind = action.kind
    if kind == "assassinate":
        return ASSASSINATION
    if kind == "spy":
        return SPY
    if kind == "castle":
        return CASTLING
    if kind == "scout":
        return SCOUT
    return WRATH


def announce(position: Position, action: Action) -> None:
    """CC-54, CC-80: the card and its target are announced, then comes the window for a Veto."""
    side = position.seat
    card = card_of(action)
    position.discard_from_hand(side, card)  # CC-55
    position.acted = True  # CC-51, CC-85
    position.pending = action
    if position.listener is not None:
        fields: Document = {"seat": side, "card": CARDS[card]}
        if action.kind == "castle":
            fields["groups"] = action.fields["groups"]
        elif action.kind == "assassinate":
            fields["group"] = action.fields["group"]
            fields["target"] = action.fields["card"]
        elif action.kind != "spy":
            fields["group"] = action.fields["group"]
        position.tell("announced", "CC-80", fields)
    # The window opens whenever the other holds any action card: the backs show that much.
    if position.hand_n[(1 - side) * 2 + 1] > 0:
        position.phase = ANSWER
    else:
        take_effect(position)


def answers(position: Position) -> list[Action]:
    """CC-80, CC-89: a Veto, if there is one, or nothing."""
    other = 1 - position.seat
    if position.hand[other * KINDS + VETO] > 0:
        return VETO_OR_ALLOW
    return ONLY_ALLOW


def answer(position: Position, action: Action) -> None:
    other = 1 - position.seat
    if action is ALLOW:
        if position.listener is not None:
            position.tell("allowed", "CC-80", {"seat": other})
        take_effect(position)
        return
    position.discard_from_hand(other, VETO)  # CC-81
    if position.listener is not None:
        assert position.pending is not None
        card = CARDS[card_of(position.pending)]
        position.tell("vetoed", "CC-80", {"seat": other, "card": card})
    position.pending = None
    offer(position, other)  # CC-82


def take_effect(position: Position) -> None:
    action = position.pending
    assert action is not None
    kind = action.kind
    if kind == "assassinate":
        assassinate(position, action)
    elif kind == "spy":
        show_hand(position)
        return
    elif kind == "castle":
        lift(position, action)
        return
    elif kind == "scout":
        scout(position, action)
    else:
        wrath(position, action)
    resume(position)


def resume(position: Position) -> None:
    """Back to the turn after an action. CC-59: with no place left the placement is waived."""
    side = position.seat
    position.pending = None
    position.phase = TURN
    if position.placed == 2 or (
        position.placed == 0 and (position.hand_n[side * 2] == 0 or not position.has_place(side))
    ):
        if position.placed == 0 and position.listener is not None:
            position.tell("waived", "CC-59", {"seat": side})
        end_plays(position)


def assassinate(position: Position, action: Action) -> None:
    """CC-61 to CC-64: one face-up card of the opponent goes."""
    place = action.index - ASSASSINATE_0
    other = 1 - position.seat
    group = place // 6
    kind = place % 6
    lane = other * 5 + group
    position.table[lane * 12 + 6 + kind] = position.table[lane * 12 + 6 + kind] - 1
    position.lane_n[lane] = position.lane_n[lane] - 1
    position.to_gone(other, kind)
    if position.listener is not None:
        position.tell(
            "assassinated",
            "CC-61",
            {"seat": other, "group": GROUPS[group], "card": CARDS[kind]},
        )


def show_hand(position: Position) -> None:
    """CC-65: the opponent's whole hand is shown to the player, and to nobody else."""
    other = 1 - position.seat
    first = other * KINDS
    seen = position.hand[first : first + KINDS]
    position.memory[other] = position.memory[other] + bytes([SAW]) + bytes(seen)
    position.phase = STRIKING
    if position.listener is not None:
        cards = [CARDS[kind] for kind in range(KINDS) for _ in range(seen[kind])]
        position.tell("hand_shown", "CC-65", {"seat": other}, {"cards": cards}, 3)


def strikes(position: Position) -> list[Action]:
    """CC-66, CC-67: any card of the hand that was shown."""
    first = (1 - position.seat) * KINDS
    return [STRIKE[kind] for kind in range(KINDS) if position.hand[first + kind] > 0]


def strike(position: Position, action: Action) -> None:
    kind = action.index - STRIKE_0
    other = 1 - position.seat
    position.discard_from_hand(other, kind)
    if position.listener is not None:
        position.tell("struck", "CC-66", {"seat": other, "card": CARDS[kind]})
    offer(position, other)  # CC-68


def offer(position: Position, side: int) -> None:
    """CC-68, CC-82: the player may draw one card; not asked if both reserves are empty."""
    if position.left[side * 2] + position.left[side * 2 + 1] > 0:
        position.phase = OFFER
        position.drawer = side
    else:
        resume(position)


def offers(position: Position) -> list[Action]:
    side = position.drawer
    choices = [DRAW[deck] for deck in range(2) if position.left[side * 2 + deck] > 0]
    choices.append(DECLINE)
    return choices


def take_offer(position: Position, action: Action) -> None:
    side = position.drawer
    # After Spy the action is still there, after a Veto it is gone.
    rule = "CC-82" if position.pending is None else "CC-68"
    if action is DECLINE:
        if position.listener is not None:
            position.tell("declined", rule, {"seat": side})
    else:
        deck = action.index - DRAW_0
        kind = position.draw(side, deck)
        if position.listener is not None:
            position.tell(
                "drew",
                rule,
                {"seat": side, "deck": DECKS[deck]},
                {"card": CARDS[kind]},
                1 << side,
            )
    resume(position)


def lift(position: Position, action: Action) -> None:
    """CC-69, CC-74: all own cards at the two groups are taken up."""
    side = position.seat
    pair = CASTLE_PAIRS[action.index - CASTLE_0]
    ups = [0] * 6
    total = 0
    for group in pair:
        lane = side * 5 + group
        first = lane * 12
        for kind in range(6):
            up = position.table[first + 6 + kind]
            ups[kind] = ups[kind] + up
            position.lifted[kind] = position.lifted[kind] + position.table[first + kind] + up
            position.table[first + kind] = 0
            position.table[first + 6 + kind] = 0
        total += position.lane_n[lane]
        position.lane_n[lane] = 0
        position.down_n[lane] = 0
    position.laid = 0
    position.phase = LAYING
    # The two sizes behind the fact are filled in when all cards lie again.
    fact = bytes([CASTLED, pair[0], pair[1]]) + bytes(ups) + bytes([0, 0])
    position.memory[side] = position.memory[side] + fact
    if position.listener is not None:
        groups = [GROUPS[pair[0]], GROUPS[pair[1]]]
        position.tell("lifted", "CC-69", {"seat": side, "groups": groups, "count": total})


def lay_choices(position: Position) -> list[Action]:
    """CC-69, CC-72: the lowest card still in hand goes to one of the two groups."""
    assert position.pending is not None
    pair = CASTLE_PAIRS[position.pending.index - CASTLE_0]
    kind = lowest(position.lifted)
    return [LAY[group * 6 + kind] for group in pair if position.room(position.seat, group) > 0]


def lowest(counts: list[int]) -> int:
    for kind in range(6):
        if counts[kind] > 0:
            return kind
    return -1


def lay(position: Position, action: Action) -> None:
    """CC-70, CC-71, CC-73: it ends face down; the opponent sees only how many lie where at last."""
    place = action.index - LAY_0
    side = position.seat
    group = place // 6
    kind = place % 6
    lane = side * 5 + group
    position.lifted[kind] = position.lifted[kind] - 1
    position.laid += 1
    position.table[lane * 12 + kind] = position.table[lane * 12 + kind] + 1
    position.lane_n[lane] = position.lane_n[lane] + 1
    position.down_n[lane] = position.down_n[lane] + 1
    if position.listener is not None:
        position.tell(
            "laid",
            "CC-70",
            {"seat": side},
            {"card": CARDS[kind], "group": GROUPS[group]},
            1 << side,
        )
    if lowest(position.lifted) < 0:
        castled(position)


def castled(position: Position) -> None:
    assert position.pending is not None
    side = position.seat
    pair = CASTLE_PAIRS[position.pending.index - CASTLE_0]
    sizes = [position.lane_n[side * 5 + group] for group in pair]
    journal = position.memory[side]
    position.memory[side] = journal[: len(journal) - 2] + bytes(sizes)
    position.laid = 0
    if position.listener is not None:
        groups = [GROUPS[pair[0]], GROUPS[pair[1]]]
        position.tell("castled", "CC-70", {"seat": side, "groups": groups, "sizes": sizes})
    resume(position)


def scout(position: Position, action: Action) -> None:
    """CC-76, CC-77: the opponent's cards at the group are turned up and stay so."""
    group = action.index - SCOUT_0
    other = 1 - position.seat
    lane = other * 5 + group
    if position.listener is not None:
        position.tell(
            "scouted",
            "CC-76",
            {"seat": other, "group": GROUPS[group], "cards": shown(position, lane, 0)},
        )
    bare(position, lane)


def wrath(position: Position, action: Action) -> None:
    """CC-78, CC-79: all influence cards of both sides at the group go, face up."""
    group = action.index - WRATH_0
    for side in range(2):
        lane = side * 5 + group
        bare(position, lane)
        if position.listener is not None and position.lane_n[lane] > 0:
            position.tell(
                "smitten",
                "CC-78",
                {"seat": side, "group": GROUPS[group], "cards": shown(position, lane, 1)},
            )
        clear(position, lane)

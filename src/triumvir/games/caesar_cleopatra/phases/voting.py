"""I to L. The vote card, resolving a vote, Philosophers, finished groups (CC-104 to CC-147)."""

from __future__ import annotations

from triumvir.games.caesar_cleopatra.cards import (
    CARDS,
    GROUPS,
    NUMBERS,
    ORGY,
    PHILOSOPHER,
    SHUFFLE,
    VOTES,
)
from triumvir.games.caesar_cleopatra.phases.ending import check_patricians
from triumvir.games.caesar_cleopatra.phases.lanes import bare, clear, shown
from triumvir.games.caesar_cleopatra.position import LEAVE_AFTER_TWO, Position


def turn_vote_card(position: Position) -> None:
    """CC-104: the active player turns the top vote card."""
    while True:
        # CC-111: the pile is never empty here. The shuffle Orgy comes up before or as the last
        # card, and puts itself and all others back.
        card = position.pile.pop()
        finished = card < ORGY and position.patricians[card] == 0
        if position.listener is not None:
            rule = "CC-112" if finished else "CC-104"
            position.tell("vote_card", rule, {"seat": position.seat, "card": VOTES[card]})
        if finished:
            position.out.append(card)  # CC-112: and the next one is turned at once
            continue
        if card == SHUFFLE:
            shuffle_votes(position)
        elif card == ORGY:
            orgy(position)
        else:
            position.turned.append(card)  # CC-106
            vote(position, card, "CC-105")
        return


def shuffle_votes(position: Position) -> None:
    """CC-108: all vote cards still in the game, this one too, make a new pile. No vote."""
    cards = position.pile + position.turned
    cards.append(SHUFFLE)
    # Sorted first, so that the shuffle depends on nothing but what is in the game.
    cards.sort()
    position.dealer.shuffle(cards)
    position.pile = cards
    position.turned = []
    if position.listener is not None:
        position.tell("votes_shuffled", "CC-108", {"count": len(cards)})


def orgy(position: Position) -> None:
    """CC-107: no vote. CC-177 to CC-180: in variant 1 one plain Orgy leaves the game."""
    finished = position.patricians.count(0)
    if position.orgies == LEAVE_AFTER_TWO and not position.orgy_left and finished >= 2:
        position.orgy_left = True
        position.out.append(ORGY)
        if position.listener is not None:
            position.tell("orgy_left", "CC-177", {})
    else:
        position.turned.append(ORGY)


def vote(position: Position, group: int, rule: str) -> None:
    """J: a vote at one group, extraordinary ones included (CC-95)."""
    if position.listener is not None:
        position.tell("vote", rule, {"group": GROUPS[group]})
        for side in range(2):
            lane = side * 5 + group
            if position.down_n[lane] > 0:
                cards = shown(position, lane, 0)
                position.tell(
                    "revealed", "CC-114", {"seat": side, "group": GROUPS[group], "cards": cards}
                )
    bare(position, group)  # CC-114
    bare(position, 5 + group)
    sums = [total(position, group), total(position, 5 + group)]
    philosophers = [
        position.table[group * 12 + 6 + PHILOSOPHER],
        position.table[(5 + group) * 12 + 6 + PHILOSOPHER],
    ]
    if position.listener is not None:
        position.tell(
            "counted",
            "CC-115",
            {"group": GROUPS[group], "sums": list(sums), "philosophers": list(philosophers)},
        )
    if sums[0] == sums[1]:  # CC-123, CC-126, CC-134, CC-135, CC-142
        if position.listener is not None:
            rule = "CC-134" if philosophers[0] + philosophers[1] > 0 else "CC-123"
            position.tell("tied", rule, {"group": GROUPS[group]})
        return
    higher = 0 if sums[0] > sums[1] else 1
    if philosophers[0] == philosophers[1]:  # CC-116, CC-137, CC-141
        winner = higher
        rule = "CC-116" if philosophers[0] == 0 else "CC-137"
    else:  # CC-130, CC-136, CC-138, CC-140, CC-143
        winner = 1 - higher
        rule = "CC-130"
    # CC-117
    position.patricians[group] = position.patricians[group] - 1
    position.won[winner * 5 + group] = position.won[winner * 5 + group] + 1
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": winner,
            "group": GROUPS[group],
            "left": position.patricians[group],
        }
        position.tell("patrician_won", rule, fields)
    lose(position, higher, group, highest_number(position, higher * 5 + group), "CC-118")
    lower = 1 - higher
    lose(position, lower, group, lowest_number(position, lower * 5 + group), "CC-119")
    lose_philosophers(position, group, philosophers)
    if position.patricians[group] == 0:
        finish(position, group)
    check_patricians(position)


def total(position: Position, lane: int) -> int:
    """CC-115: the sum of the numbers; a Philosopher adds nothing."""
    first = lane * 12 + 6
    table = position.table
    return (
        table[first]
        + 2 * table[first + 1]
        + 3 * table[first + 2]
        + 4 * table[first + 3]
        + 5 * table[first + 4]
    )


def highest_number(position: Position, lane: int) -> int:
    first = lane * 12 + 6
    for kind in range(NUMBERS - 1, -1, -1):
        if position.table[first + kind] > 0:
            return kind
    return -1


def lowest_number(position: Position, lane: int) -> int:
    first = lane * 12 + 6
    for kind in range(NUMBERS):
        if position.table[first + kind] > 0:
            return kind
    return -1


def lose(position: Position, side: int, group: int, kind: int, rule: str) -> None:
    """CC-118 to CC-121: a card goes face up to its owner's pile; CC-120: none if there is none."""
    if kind < 0:
        return
    lane = side * 5 + group
    position.table[lane * 12 + 6 + kind] = position.table[lane * 12 + 6 + kind] - 1
    position.lane_n[lane] = position.lane_n[lane] - 1
    position.to_gone(side, kind)
    if position.listener is not None:
        position.tell("lost", rule, {"seat": side, "group": GROUPS[group], "card": CARDS[kind]})


def lose_philosophers(position: Position, group: int, philosophers: list[int]) -> None:
    """CC-132: in a decided vote all Philosophers at the group go too."""
    for side in range(2):
        for _ in range(philosophers[side]):
            lose(position, side, group, PHILOSOPHER, "CC-132")


def finish(position: Position, group: int) -> None:
    """CC-145, CC-146: the last patrician is won; all influence cards there go at once."""
    if position.listener is not None:
        position.tell("group_finished", "CC-145", {"group": GROUPS[group]})
        for side in range(2):
            if position.lane_n[side * 5 + group] > 0:
                cards = shown(position, side * 5 + group, 1)
                position.tell(
                    "cleared", "CC-145", {"seat": side, "group": GROUPS[group], "cards": cards}
                )
    clear(position, group)
    clear(position, 5 + group)


def vote_pile_counts(position: Position) -> list[int]:
    """What is still in the face-down pile, which follows by counting."""
    return [position.pile.count(card) for card in range(len(VOTES))]

"""G to I and M: what follows the plays: extraordinary votes, refill, vote card; a passive turn."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.caesar_cleopatra.actions import DISCARD, DISCARD_0, DONE, DRAW_0
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, GROUP_LIMIT, HAND, KINDS
from triumvir.games.caesar_cleopatra.phases.ending import end_turn
from triumvir.games.caesar_cleopatra.phases.voting import turn_vote_card, vote
from triumvir.games.caesar_cleopatra.position import DRAWING, OVER, Position


def end_plays(position: Position) -> None:
    """CC-53: from here on nothing interrupts the end of an active turn."""
    if position.listener is not None:
        position.tell("plays_ended", "CC-53", {"seat": position.seat})
    # CC-90 to CC-93: groups that hold 8 now are voted first, in table order.
    for group in range(5):
        if position.lane_n[group] + position.lane_n[5 + group] == GROUP_LIMIT:
            vote(position, group, "CC-90")
            if position.phase == OVER:
                return
    # CC-99: then the refill.
    side = position.seat
    position.to_draw = HAND - position.hand_n[side * 2] - position.hand_n[side * 2 + 1]
    draw_on(position)


def draw_on(position: Position) -> None:
    """Draw what needs no choice, and ask where there is one (CC-100, CC-101)."""
    side = position.seat
    influence = side * 2
    while position.to_draw > 0:
        if position.left[influence] > 0 and position.left[influence + 1] > 0:
            position.phase = DRAWING
            return
        if position.left[influence] > 0:
            take(position, 0)
        elif position.left[influence + 1] > 0:
            take(position, 1)
        else:  # CC-101, CC-152: both are empty
            position.to_draw = 0
    if not position.passive:
        turn_vote_card(position)  # CC-104; CC-151: not in a passive turn
        if position.phase == OVER:
            return
    end_turn(position)


def draw(position: Position, action: Action) -> None:
    take(position, action.index - DRAW_0)
    draw_on(position)


def take(position: Position, deck: int) -> None:
    side = position.seat
    kind = position.draw(side, deck)
    position.to_draw -= 1
    if position.listener is not None:
        rule = "CC-150" if position.passive else "CC-100"
        position.tell(
            "drew", rule, {"seat": side, "deck": DECKS[deck]}, {"card": CARDS[kind]}, 1 << side
        )


def swaps(position: Position) -> list[Action]:
    """CC-148: any number of hand cards, one after the other; DONE draws as many."""
    first = position.seat * KINDS
    choices = [DISCARD[kind] for kind in range(KINDS) if position.hand[first + kind] > 0]
    choices.append(DONE)
    return choices


def swap(position: Position, action: Action) -> None:
    side = position.seat
    if action is DONE:
        position.idle = position.idle + 1 if position.to_draw == 0 else 0
        if position.listener is not None:
            position.tell("swapped", "CC-150", {"seat": side, "count": position.to_draw})
        draw_on(position)
        return
    kind = action.index - DISCARD_0
    position.discard_from_hand(side, kind)  # CC-149
    position.to_draw += 1
    if position.listener is not None:
        position.tell("discarded", "CC-149", {"seat": side, "card": CARDS[kind]})

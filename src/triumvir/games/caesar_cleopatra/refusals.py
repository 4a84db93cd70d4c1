"""Why an action is not legal: one sentence and the rule. Decides nothing; `legal` has decided."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction
from triumvir.games.caesar_cleopatra.actions import card_of
from triumvir.games.caesar_cleopatra.cards import (
    ASSASSINATION,
    CARDS,
    GROUP_LIMIT,
    GROUPS,
    OWN_LIMIT,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTED,
    ANSWER,
    ARRANGING,
    DRAWING,
    LAYING,
    OFFER,
    PHASE,
    PLACED,
    PLACING,
    STRIKING,
    SWAPPING,
    at_group,
    get,
    held,
    held_n,
    lane_n,
    patricians,
)
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Row

# By phase: what is expected, the rule, and the id of the refusal.
EXPECTED = {
    ARRANGING: ("choose the next card of the action deck ('arrange ...')", "CC-17", "now-arrange"),
    PLACING: ("place one set of 1 to 5, group by group ('setup ...')", "CC-24", "now-setup"),
    ANSWER: ("answer the announced action ('veto' or 'allow')", "CC-80", "now-answer"),
    STRIKING: ("pick one of the cards that were shown ('strike ...')", "CC-66", "now-strike"),
    LAYING: ("lay the cards taken up back at the two groups ('lay ...')", "CC-69", "now-lay"),
    OFFER: ("draw one card or decline ('draw ...' or 'decline')", "CC-68", "now-offer"),
    SWAPPING: ("discard cards to swap or finish ('discard ...' or 'done')", "CC-148", "now-swap"),
    DRAWING: (
        "choose a reserve to draw from ('draw influence' or 'draw action')",
        "CC-100",
        "now-draw",
    ),
}


def refuse(position: Position, seat: int, action: Action) -> IllegalAction:
    row = position.row
    phase = int(get(row, PHASE))
    if phase in EXPECTED:
        what, rule, id = EXPECTED[phase]
        return IllegalAction(f"Now {what}; '{action.text}' is not possible.", rule, id)
    kind = action.kind
    if kind in ("down", "up"):
        return refuse_place(row, seat, action)
    if kind in ("assassinate", "spy", "castle", "scout", "wrath"):
        return refuse_action(position, seat, action)
    if kind == "pass":
        return IllegalAction(
            "A turn that has begun with a card cannot become passive.", "CC-57", "pass-late"
        )
    if kind == "end":
        return IllegalAction(
            "First place one card face down or two face up.", "CC-35", "place-first"
        )
    if kind == "veto":
        return IllegalAction("A Veto answers an action of the opponent.", "CC-84", "veto-answers")
    return IllegalAction(
        f"'{action.text}' is not possible in this part of a turn.",
        "CC-31",
        "not-now",
        {"action": action.text},
    )


def refuse_place(row: Row, seat: int, action: Action) -> IllegalAction:
    card = str(action.fields["card"])
    name = str(action.fields["group"])
    group = GROUPS.index(name)
    own = lane_n(row, seat * 5 + group)
    if get(row, PLACED) == 2:
        return IllegalAction("All cards of this turn are placed.", "CC-40", "all-placed")
    if action.kind == "down" and get(row, PLACED) == 1:
        return IllegalAction(
            "After a first card face up the second is face up too.", "CC-39", "second-up"
        )
    if held(row, seat, CARDS.index(card)) == 0:
        return IllegalAction(
            f"There is no '{card}' in this hand.", "CC-35", "no-card", {"card": card}
        )
    if patricians(row, group) == 0:
        return IllegalAction(
            f"The {name} are all won; nothing is placed there.",
            "CC-47",
            "group-finished",
            {"group": name},
        )
    if own >= OWN_LIMIT:
        return IllegalAction(
            f"There are {OWN_LIMIT} own cards at the {name} already.",
            "CC-43",
            "group-own-full",
            {"group": name, "most": OWN_LIMIT},
        )
    if at_group(row, group) >= GROUP_LIMIT:
        return IllegalAction(
            f"There are {GROUP_LIMIT} cards at the {name} already.",
            "CC-44",
            "group-full",
            {"group": name, "most": GROUP_LIMIT},
        )
    return IllegalAction(
        "Face up takes two cards and two places; a single card lies face down.",
        "CC-38",
        "two-up",
    )


def refuse_action(position: Position, seat: int, action: Action) -> IllegalAction:
    row = position.row
    card = card_of(action.index)
    if get(row, ACTED) != 0:
        return IllegalAction("One action a turn, and it has been played.", "CC-51", "acted")
    if held(row, seat, card) == 0:
        return IllegalAction(
            f"There is no '{CARDS[card]}' in this hand.", "CC-51", "no-card", {"card": CARDS[card]}
        )
    places = held_n(row, seat, 0) > 0 and position.has_place(seat)
    if get(row, PLACED) == 0 and not places:
        return IllegalAction(
            "An action goes with a placement; none could follow this one.",
            "CC-33" if card == ASSASSINATION else "CC-56",
            "no-placement",
        )
    return IllegalAction(
        f"'{action.text}' has no such target now.", "CC-60", "no-target", {"action": action.text}
    )

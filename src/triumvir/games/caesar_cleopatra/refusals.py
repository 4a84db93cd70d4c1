"""Why an action is not legal: one sentence and the rule. Decides nothing; `legal` has decided."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction
from triumvir.games.caesar_cleopatra.cards import (
    ASSASSINATION,
    CARDS,
    GROUP_LIMIT,
    GROUPS,
    KINDS,
    OWN_LIMIT,
)
from triumvir.games.caesar_cleopatra.phases.playing import card_of
from triumvir.games.caesar_cleopatra.position import (
    ANSWER,
    ARRANGING,
    DRAWING,
    LAYING,
    OFFER,
    PLACING,
    STRIKING,
    SWAPPING,
    Position,
)

EXPECTED = {
    ARRANGING: ("choose the next card of the action deck ('arrange ...')", "CC-17"),
    PLACING: ("place one set of 1 to 5, group by group ('setup ...')", "CC-24"),
    ANSWER: ("answer the announced action ('veto' or 'allow')", "CC-80"),
    STRIKING: ("pick one of the cards that were shown ('strike ...')", "CC-66"),
    LAYING: ("lay the cards taken up back at the two groups ('lay ...')", "CC-69"),
    OFFER: ("draw one card or decline ('draw ...' or 'decline')", "CC-68"),
    SWAPPING: ("discard cards to swap or finish ('discard ...' or 'done')", "CC-148"),
    DRAWING: ("choose a reserve to draw from ('draw influence' or 'draw action')", "CC-100"),
}


def refuse(position: Position, seat: int, action: Action) -> IllegalAction:
    if position.phase in EXPECTED:
        what, rule = EXPECTED[position.phase]
        return IllegalAction(f"Now {what}; '{action.text}' is not possible.", rule)
    kind = action.kind
    if kind in ("down", "up"):
        return refuse_place(position, seat, action)
    if kind in ("assassinate", "spy", "castle", "scout", "wrath"):
        return refuse_action(position, seat, action)
    if kind == "pass":
        return IllegalAction("A turn that has begun with a card cannot become passive.", "CC-57")
    if kind == "end":
        return IllegalAction("First place one card face down or two face up.", "CC-35")
    if kind == "veto":
        return IllegalAction("A Veto answers an action of the opponent.", "CC-84")
    return IllegalAction(f"'{action.text}' is not possible in this part of a turn.", "CC-31")


def refuse_place(position: Position, seat: int, action: Action) -> IllegalAction:
    card = str(action.fields["card"])
    name = str(action.fields["group"])
    group = GROUPS.index(name)
    own = position.lane_n[seat * 5 + group]
    if position.placed == 2:
        return IllegalAction("All cards of this turn are placed.", "CC-40")
    if action.kind == "down" and position.placed == 1:
        return IllegalAction("After a first card face up the second is face up too.", "CC-39")
    if position.hand[seat * KINDS + CARDS.index(card)] == 0:
        return IllegalAction(f"There is no '{card}' in this hand.", "CC-35")
    if position.patricians[group] == 0:
        return IllegalAction(f"The {name} are all won; nothing is placed there.", "CC-47")
    if own >= OWN_LIMIT:
        return IllegalAction(f"There are {OWN_LIMIT} own cards at the {name} already.", "CC-43")
    if own + position.lane_n[5 - seat * 5 + group] >= GROUP_LIMIT:
        return IllegalAction(f"There are {GROUP_LIMIT} cards at the {name} already.", "CC-44")
    return IllegalAction(
        "Face up takes two cards and two places; a single card lies face down.", "CC-38"
    )


def refuse_action(position: Position, seat: int, action: Action) -> IllegalAction:
    card = card_of(action)
    if position.acted:
        return IllegalAction("One action a turn, and it has been played.", "CC-51")
    if position.hand[seat * KINDS + card] == 0:
        return IllegalAction(f"There is no '{CARDS[card]}' in this hand.", "CC-51")
    places = position.hand_n[seat * 2] > 0 and position.has_place(seat)
    if position.placed == 0 and not places:
        return IllegalAction(
            "An action goes with a placement; none could follow this one.",
            "CC-33" if card == ASSASSINATION else "CC-56",
        )
    return IllegalAction(f"'{action.text}' has no such target now.", "CC-60")

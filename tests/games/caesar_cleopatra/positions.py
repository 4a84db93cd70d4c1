"""Short words for positions: a table is laid, texts are played, and what came of it is asked.

Cards are written as in an action, a Philosopher as P. What a description does not mention goes to
the reserves, below the cards named for their tops, so that no card is ever missing:

    table(
        turn="caesar",
        caesar=side(hand="3 5 spy", senators="up 4 down 2"),
        cleopatra=side(influence="5 4"),
        votes="senators orgy",
    )
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document, canonical
from triumvir.core.errors import IllegalAction
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.outcome import Outcome
from triumvir.games.caesar_cleopatra import GAME

SEATS = {"caesar": 0, "cleopatra": 1}
GROUPS = {"senators": 5, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 3}
INFLUENCE = {"1": 7, "2": 7, "3": 7, "4": 7, "5": 7, "philosopher": 2}
ACTIONS = {"assassination": 4, "spy": 2, "castling": 2, "scout": 2, "wrath": 1, "veto": 2}
VOTES = {
    "orgy": 2,
    "shuffle": 1,
    "senators": 1,
    "praetors": 1,
    "quaestors": 1,
    "censors": 1,
    "aediles": 1,
}


def names(text: str) -> list[str]:
    """Card names from a short text."""
    return ["philosopher" if word == "P" else word for word in text.split()]


def short(cards: object) -> str:
    """Cards of a document as a short text, in the document's order."""
    assert isinstance(cards, list)
    return " ".join("P" if card == "philosopher" else str(card) for card in cards)


# Laying a table


@dataclass(frozen=True)
class Side:
    """One player's cards. A reserve that ends in "only" holds nothing below the cards named."""

    hand: str = ""
    lanes: dict[str, str] = field(default_factory=dict)
    won: str = ""
    bonus: str = "senators"
    influence: str = ""
    actions: str = ""
    discards: str = ""


def side(
    hand: str = "",
    *,
    senators: str = "",
    praetors: str = "",
    quaestors: str = "",
    censors: str = "",
    aediles: str = "",
    won: str = "",
    bonus: str = "senators",
    influence: str = "",
    actions: str = "",
    discards: str = "",
) -> Side:
    """A player's cards: lanes as "up 4 P down 2", won as "senators 3 aediles 1"."""
    lanes = {
        "senators": senators,
        "praetors": praetors,
        "quaestors": quaestors,
        "censors": censors,
        "aediles": aediles,
    }
    return Side(hand, lanes, won, bonus, influence, actions, discards)


def read_lane(text: str) -> dict[str, list[str]]:
    lane: dict[str, list[str]] = {"up": [], "down": []}
    face = ""
    for word in text.split():
        if word in lane:
            face = word
        else:
            lane[face].extend(names(word))
    return lane


def read_won(text: str) -> dict[str, int]:
    words = text.split()
    return {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


def reserve(text: str, left: Counter[str]) -> list[str]:
    """The named cards on top, then all others unless "only" these; takes them out of `left`."""
    words = names(text)
    only = words[-1:] == ["only"]
    cards = words[:-1] if only else words
    left.subtract(cards)
    if not only:
        for name in list(left):
            cards.extend([name] * left[name])
            left[name] = 0
    return cards


def side_document(one: Side) -> Document:
    lanes = {group: read_lane(one.lanes.get(group, "")) for group in GROUPS}
    influence = Counter(INFLUENCE)
    actions = Counter(ACTIONS)
    used = names(one.hand) + names(one.discards)
    for lane in lanes.values():
        used += lane["up"] + lane["down"]
    for card in used:
        (influence if card in INFLUENCE else actions)[card] -= 1
    reserves = {
        "influence": reserve(one.influence, influence),
        "action": reserve(one.actions, actions),
    }
    discards = names(one.discards) + list((+influence).elements()) + list((+actions).elements())
    won = read_won(one.won)
    return {
        "hand": names(one.hand),
        "reserves": reserves,
        "lanes": lanes,
        "discards": discards,
        "won": [won.get(group, 0) for group in GROUPS],
        "bonus": one.bonus,
    }


def votes_document(top: str, turned: str, out: str, orgies: str) -> Document:
    """The vote cards: the pile from its top, below the named cards all others."""
    left = Counter(VOTES)
    if orgies == "one_fewer":
        left["orgy"] -= 1
    left.subtract(names(turned) + names(out))
    return {"pile": reserve(top, left), "turned": names(turned), "out": names(out)}


def table(
    *,
    turn: str = "caesar",
    caesar: Side | None = None,
    cleopatra: Side | None = None,
    votes: str = "orgy",
    turned: str = "",
    out: str = "",
    action_deck: str = "shuffled",
    orgies: str = "standard",
    idle: int = 0,
    alone: str | None = None,
    orgy_left: bool = False,
    seed: int = 0,
) -> State:
    """A position at the beginning of a turn. By default an Orgy lies on top."""
    sides = [side_document(caesar or side()), side_document(cleopatra or side())]
    won = [read_won((one or side()).won) for one in (caesar, cleopatra)]
    document: Document = {
        "game": "caesar-cleopatra",
        "revision": GAME.meta.revision,
        "options": {"action_deck": action_deck, "orgies": orgies},
        "seq": 100,
        "phase": "turn",
        "turn": 9,
        "seat": SEATS[turn],
        "placed": 0,
        "acted": False,
        "passive": False,
        "pending": None,
        "lifted": [],
        "laid": 0,
        "drawer": 0,
        "to_draw": 0,
        "idle": idle,
        "alone": None if alone is None else SEATS[alone],
        "orgy_left": orgy_left,
        "ended": "",
        "patricians": [
            size - won[0].get(group, 0) - won[1].get(group, 0) for group, size in GROUPS.items()
        ],
        "votes": votes_document(votes, turned, out, orgies),
        "sides": sides,
        "dealer": Dealer(seed).dump(),
    }
    return GAME.load(document)


def begin(seed: int = 0, *, action_deck: str = "shuffled", orgies: str = "standard") -> State:
    """A new game, before its first decision."""
    options: Document = {"action_deck": action_deck, "orgies": orgies}
    return GAME.start(2, options, Dealer(seed))


def set_up(state: State, caesar: str = "1 2 3 4 5", cleopatra: str = "1 2 3 4 5") -> list[Event]:
    """Both place one set of 1 to 5, given in the order of the groups."""
    texts = []
    for who, cards in (("caesar", caesar), ("cleopatra", cleopatra)):
        for card, group in zip(cards.split(), GROUPS, strict=True):
            texts.append(f"{who}: setup {card} {group}")
    return play(state, *texts)


# Playing


def actor(state: State) -> int:
    """The one seat that is to act."""
    (seat,) = state.to_act()
    return seat


def to_act(state: State) -> list[str]:
    """Who is to act, by name."""
    return [who for who, seat in SEATS.items() if seat in state.to_act()]


def play(state: State, *texts: str) -> list[Event]:
    """Play texts for the seat that is to act, or for the side named as in "caesar: setup 3
    aediles".
    """
    events: list[Event] = []
    for text in texts:
        who, colon, words = text.rpartition(": ")
        seat = SEATS[who] if colon else actor(state)
        state.play(seat, GAME.parse(words), events)
    return events


def play_turn(state: State, *texts: str) -> list[Event]:
    """Play texts and whatever else ends this turn: no further plays, influence to refill."""
    turn = get(state, "turn")
    events = play(state, *texts)
    while get(state, "turn") == turn and state.to_act():
        events += play(state, "end" if "end" in offered(state) else "draw influence")
    return events


def offered(state: State, who: str | None = None) -> list[str]:
    """The texts of all choices of the one who is to act, or of the side named."""
    seat = actor(state) if who is None else SEATS[who]
    return [action.text for action in state.legal(seat)]


def offered_kinds(state: State) -> set[str]:
    """The first words of all choices."""
    return {text.split()[0] for text in offered(state)}


def refused(state: State, text: str, who: str | None = None) -> IllegalAction:
    """The refusal of an action; it is checked that nothing changed."""
    seat = actor(state) if who is None else SEATS[who]
    action: Action = GAME.parse(text)
    assert action not in state.legal(seat)
    before = canonical(state.dump())
    events: list[Event] = []
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action, events)
    assert canonical(state.dump()) == before
    assert events == []
    return caught.value


# Asking


def get(state: State, *path: str | int) -> object:
    """A part of the position."""
    return dig(state.dump(), *path)


def seen(state: State, who: str | None, *path: str | int) -> object:
    """A part of what a side, or with None an onlooker, sees."""
    return dig(state.view(None if who is None else SEATS[who]).document(), *path)


def dig(value: object, *path: str | int) -> object:
    for step in path:
        if isinstance(step, int):
            assert isinstance(value, list)
            value = value[step]
        else:
            assert isinstance(value, dict)
            value = value[step]
    return value


def hand(state: State, who: str) -> str:
    return short(get(state, "sides", SEATS[who], "hand"))


def up(state: State, who: str, group: str) -> str:
    return short(get(state, "sides", SEATS[who], "lanes", group, "up"))


def down(state: State, who: str, group: str) -> str:
    return short(get(state, "sides", SEATS[who], "lanes", group, "down"))


def discards(state: State, who: str) -> str:
    return short(get(state, "sides", SEATS[who], "discards"))


def deck(state: State, who: str, name: str) -> str:
    """A reserve, from its top."""
    return short(get(state, "sides", SEATS[who], "reserves", name))


def won(state: State, who: str, group: str) -> int:
    number = get(state, "sides", SEATS[who], "won", list(GROUPS).index(group))
    assert isinstance(number, int)
    return number


def left(state: State, group: str) -> int:
    """Patricians nobody has won yet."""
    number = get(state, "patricians", list(GROUPS).index(group))
    assert isinstance(number, int)
    return number


def votes(state: State, pile: str) -> str:
    """One of the vote piles: "pile" (from its top), "turned" or "out"."""
    return short(get(state, "votes", pile))


def result(state: State) -> Outcome:
    """How it ended."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def those(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def the(events: list[Event], kind: str) -> Event:
    """The only event of this kind."""
    (event,) = those(events, kind)
    return event

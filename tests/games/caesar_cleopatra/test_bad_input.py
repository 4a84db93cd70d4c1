"""Whatever is handed in wrong is refused with a sentence, and nothing changes."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from tests.games.caesar_cleopatra.positions import (
    begin,
    dig,
    offered,
    play,
    set_up,
    side,
    table,
    to_act,
)

from triumvir.core.document import Document, canonical
from triumvir.core.errors import (
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
)
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.games.caesar_cleopatra import GAME


def position() -> State:
    """A turn of Caesar's, with something everywhere."""
    return table(
        caesar=side("1 2 3 spy castling", senators="up 4 down 2", won="aediles 3"),
        cleopatra=side("1 2 veto", senators="up 5", praetors="down 3"),
        turned="praetors",
        out="aediles",
    )


Path = tuple[str | int, ...]


def put(document: Document, path: Path, value: object) -> None:
    """Write a value at a place in the document."""
    holder = dig(document, *path[:-1])
    last = path[-1]
    if isinstance(last, int):
        assert isinstance(holder, list)
        holder[last] = value
    else:
        assert isinstance(holder, dict)
        holder[last] = value


def refusal(document: object) -> str:
    before = canonical(document)
    with pytest.raises(InvalidPosition) as caught:
        GAME.load(document)
    assert canonical(document) == before
    sentence = str(caught.value)
    assert sentence.endswith(".")
    return sentence


# One place of a good position gets another value.
VALUES: list[tuple[Path, object, str]] = [
    # what kind of thing it is
    (("game",), "circus-maximus", "expected 'caesar-cleopatra', got \"circus-maximus\""),
    (("revision",), 99, "this is revision 1 of the rules, the position is of 99"),
    (("revision",), "1", 'the position is of "1"'),
    (("options",), [], "options: expected an object, got []"),
    (("options",), {"orgies": "many"}, "Option 'orgies' is one of"),
    (("options",), {"wine": "red"}, "has no option 'wine'"),
    (("phase",), "dancing", "phase: expected one of arranging, placing, turn"),
    (("phase",), 3, "phase: expected a text, got 3"),
    (("seq",), -1, "seq: expected 0 to"),
    (("turn",), 0, "turn: turns count from 1"),
    (("turn",), 2.5, "turn: expected a whole number, got 2.5"),
    (("seat",), 2, "seat: expected 0 to 1, got 2"),
    (("seat",), True, "seat: expected a whole number, got true"),
    (("placed",), 3, "placed: expected 0 to 2, got 3"),
    (("acted",), 1, "acted: expected true or false, got 1"),
    (("passive",), None, "passive: expected true or false, got null"),
    (("idle",), 7, "idle: expected 0 to 6, got 7"),
    (("alone",), "caesar", "alone: expected a whole number"),
    (("ended",), "tired", "ended: expected one of"),
    (("patricians",), "21", 'patricians: expected a list, got "21"'),
    (("patricians",), [5, 5, 5, 3], "patricians: expected 5 entries, got 4"),
    (("patricians", 0), "five", "patricians[0]: expected a whole number"),
    (("votes",), None, "votes: expected an object, got null"),
    (("votes", "pile", 0), "consuls", "votes.pile: expected one of senators"),
    (("sides",), [], "sides: expected 2 entries, got 0"),
    (("sides", 0), [], "caesar: expected an object"),
    (("sides", 0, "hand"), "1 2 3", "caesar.hand: expected a list"),
    (("sides", 1, "hand"), [1, 2], "cleopatra.hand: expected a text, got 1"),
    (("sides", 1, "hand"), ["6"], "cleopatra.hand: expected one of 1, 2, 3, 4, 5, philosopher"),
    (("sides", 0, "reserves"), [], "caesar.reserves: expected an object"),
    (("sides", 0, "lanes", "senators"), [], "caesar.lanes.senators: expected an object"),
    (("sides", 0, "won"), {}, "caesar.won: expected a list"),
    (("sides", 0, "won", 4), -3, "caesar.won[4]: expected 0 to 5, got -3"),
    (("sides", 0, "bonus"), "aediles", "caesar.bonus: expected one of senators, praetors"),
    (("sides", 0, "bonus"), None, "caesar.bonus: dealt when the decks are arranged (CC-20)"),
    (("sides", 0, "memory"), 5, "caesar.memory: expected a text, got 5"),
    (("sides", 0, "memory"), "xy", "caesar.memory: expected hexadecimal text"),
    (("sides", 0, "memory"), "ff", "caesar.memory: this is no journal of facts"),
    (("sides", 0, "memory"), "13", "caesar.memory: this is no journal of facts"),
    (("dealer",), "random", "dealer: expected an object"),
    (("dealer", "kind"), "fairy", 'dealer.kind: expected one of seeded, fair, got "fairy"'),
    (("dealer", "words"), [1, 2, 3], "dealer.words: expected 4 entries, got 3"),
    (("dealer", "words", 0), -1, "dealer.words[0]: expected 0 to"),
    # what is not there
    (("sides", 0, "reserves"), {"influence": []}, "caesar.reserves: 'action' is missing"),
    (("sides", 0, "lanes"), {}, "caesar.lanes: 'senators' is missing"),
    # cards that do not exist
    (("patricians", 0), 4, "there are 5 senators, not 4 (CC-3)"),
    (("sides", 0, "won", 0), 3, "there are 5 senators, not 8 (CC-3)"),
    (("sides", 0, "hand"), ["1", "2", "3", "spy"], "caesar: expected 2 of 'castling', got 1"),
    (("sides", 1, "hand"), ["1", "2", "2", "veto"], "cleopatra: expected 7 of '2', got 8"),
    (("sides", 0, "lanes", "senators", "up"), ["5"], "caesar: expected 7 of '4', got 6"),
    # more than a cell can count
    (("sides", 1, "hand"), ["1"] * 200 + ["2"] * 200, "cleopatra: expected 7 of '1', got 20"),
    (("sides", 0, "lanes", "senators", "down"), ["1"] * 200 + ["2"] * 200, "at most 8 cards lie"),
    (("sides", 0, "discards"), ["wrath"], "caesar: expected 1 of 'wrath', got 2"),
    (("sides", 1, "lanes", "praetors", "up"), ["spy"], "only influence cards lie at a group"),
    (("votes", "turned"), [], "votes: expected 1 of 'praetors', got 0"),
    (("votes", "turned"), ["praetors", "orgy"], "votes: expected 2 of 'orgy', got 3"),
    (("options", "orgies"), "one_fewer", "votes: expected 1 of 'orgy', got 2"),
    # what does not fit together
    (("phase",), "over", "a game that is over has a reason"),
    (("ended",), "idle", "a game that is over has a reason"),
    (("phase",), "answer", "pending: an announced action is there while"),
    (("phase",), "laying", "pending: an announced action is there while"),
    (("pending",), "spy", "pending: an announced action is there while"),
    (("pending",), "sing", 'pending: "sing" is not an action of this game'),
    (("lifted",), ["3"], "lifted: cards are in hand for Castling in that phase only"),
    (("lifted",), ["spy"], "lifted: only influence cards are taken up by Castling"),
    (("passive",), True, "passive: true while cards are swapped and drawn, else false"),
    (("phase",), "swapping", "passive: true while cards are swapped and drawn, else false"),
    (("phase",), "offer", "acted: true, since an action is being played"),
    (("phase",), "drawing", "to_draw: at least 1 while cards are drawn"),
    (("phase",), "arranging", "caesar.bonus: dealt when the decks are arranged"),
    (("phase",), "placing", "caesar: during set-up two cards '1' are in hand"),
    (("alone",), 0, "alone: cleopatra has influence cards left (CC-158)"),
    (("orgy_left",), True, "votes.out: one Orgy is there if 'orgy_left'"),
]


@pytest.mark.parametrize(("path", "value", "expected"), VALUES)
def test_a_position_with_a_wrong_value_is_refused(path: Path, value: object, expected: str) -> None:
    document = copy.deepcopy(position().dump())
    put(document, path, value)
    assert expected in refusal(document)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ((), "position: unknown key 'wine'; known are game, revision"),
        (("options",), "has no option 'wine'"),
        (("votes",), "votes: unknown key 'wine'; known are pile, turned, out"),
        (("sides", 0), "caesar: unknown key 'wine'"),
        (("sides", 1, "reserves"), "cleopatra.reserves: unknown key 'wine'"),
        (("sides", 1, "lanes"), "cleopatra.lanes: unknown key 'wine'"),
        (("sides", 1, "lanes", "aediles"), "cleopatra.lanes.aediles: unknown key 'wine'"),
    ],
)
def test_an_unknown_key_is_refused_everywhere(path: Path, expected: str) -> None:
    document = copy.deepcopy(position().dump())
    put(document, (*path, "wine"), "red")
    assert expected in refusal(document)


def test_every_key_is_needed_but_the_memory_of_the_past() -> None:
    whole = position().dump()
    for key in whole:
        document = {name: value for name, value in whole.items() if name != key}
        assert f"'{key}' is missing" in refusal(document)
    for key in ("hand", "reserves", "lanes", "discards", "won", "bonus"):
        document = copy.deepcopy(whole)
        own = dig(document, "sides", 0)
        assert isinstance(own, dict)
        del own[key]
        assert f"caesar: '{key}' is missing" in refusal(document)


@pytest.mark.parametrize("value", [None, [], "position", 7, {1: 2}])
def test_what_is_no_object_is_no_position(value: object) -> None:
    with pytest.raises(InvalidPosition, match="position: "):
        GAME.load(value)


# Positions whose cards are all there, in places where they cannot be.
MISPLACED: list[tuple[Callable[[], State], str]] = [
    (
        lambda: table(caesar=side(influence="spy")),
        "caesar.reserves.influence: 'spy' is in the wrong pile",
    ),
    (
        lambda: table(caesar=side(actions="5")),
        "caesar.reserves.action: '5' is in the wrong pile",
    ),
    (
        lambda: table(caesar=side(senators="up 3", won="senators 5")),
        "no card lies at the finished group of senators (CC-145)",
    ),
    (
        lambda: table(caesar=side("1 2 3 4 5 spy")),
        "caesar.hand: at most 5 cards, not 6 (CC-102)",
    ),
    (
        lambda: table(cleopatra=side(aediles="up 1 2 3 down 4 5 5")),
        "cleopatra: at most 5 own cards lie at a group (CC-43)",
    ),
    (
        lambda: table(caesar=side(aediles="up 1 2 3 4 5"), cleopatra=side(aediles="up 1 2 3 4")),
        "at most 8 cards lie at a group, not 9 at the aediles (CC-44)",
    ),
    (
        lambda: table(caesar=side(won="senators 5 praetors 5 quaestors 5 censors 3 aediles 3")),
        "the game is over when all patricians are won (CC-155)",
    ),
    (
        lambda: table(votes="orgy", turned="shuffle"),
        "votes.pile: the shuffle Orgy is always in it",
    ),
    (
        lambda: table(votes="shuffle", out="senators"),
        "votes.out: only the card of a finished group is there, not 'senators' (CC-112)",
    ),
    (lambda: table(votes="shuffle", out="orgy"), "one Orgy is there if 'orgy_left'"),
    (
        lambda: table(votes="shuffle", out="orgy", orgy_left=True),
        "orgy_left: an Orgy leaves in variant 1 only (CC-177)",
    ),
]


@pytest.mark.parametrize(("lay", "expected"), MISPLACED)
def test_a_position_with_a_card_in_a_wrong_place_is_refused(
    lay: Callable[[], State], expected: str
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        lay()
    assert expected in str(caught.value)


def test_nothing_is_placed_while_decks_are_arranged() -> None:
    document = GAME.start(seed=1).dump()
    hand = dig(document, "sides", 0, "hand")
    assert isinstance(hand, list)
    hand.remove("1")
    put(document, ("sides", 0, "lanes", "senators", "down"), ["1"])
    assert "caesar.lanes: placed when the decks are arranged (CC-20)" in refusal(document)


# Positions in the middle of a turn, reached by play, then one thing made impossible.
MIDDLES: list[tuple[list[str], Path, object, str]] = [
    (
        ["spy"],
        ("pending",),
        "scout aediles",
        "pending: the card of 'scout aediles' is not discarded (CC-55)",
    ),
    (["spy"], ("pending",), "end", "pending: 'end' cannot be pending now"),
    (["spy"], ("acted",), False, "acted: true, since an action is being played (CC-51)"),
    (
        ["spy", "allow"],
        ("pending",),
        "castle senators praetors",
        "pending: 'castle senators praetors' cannot be pending now",
    ),
    (
        ["castle senators praetors"],
        ("pending",),
        "castle praetors quaestors",
        "pending: 'castle praetors quaestors' has no such target (CC-60)",
    ),
    (
        ["castle senators praetors"],
        ("pending",),
        "castle senators aediles",
        "pending: 'castle senators aediles' has no such target (CC-60)",
    ),
    (
        ["castle senators praetors", "allow", "lay 2 senators"],
        ("laid",),
        0,
        "pending: 'castle senators praetors' has no such target (CC-60)",
    ),
    (
        ["spy", "allow", "strike 1"],
        ("drawer",),
        0,
        "drawer: a card is offered to the player not on turn (CC-68)",
    ),
    (
        ["down 1 senators", "end"],
        ("to_draw",),
        5,
        "to_draw: 4 cards in hand and 5 to draw are more than 5 (CC-102)",
    ),
    (["pass"], ("acted",), True, "passive: no card is placed or played in a passive turn"),
    (["pass"], ("to_draw",), 1, "to_draw: 5 cards in hand and 1 to draw are more than 5"),
]


@pytest.mark.parametrize(("texts", "path", "value", "expected"), MIDDLES)
def test_a_position_in_the_middle_of_a_turn_must_hang_together(
    texts: list[str], path: Path, value: object, expected: str
) -> None:
    state = position()
    play(state, *texts)
    document = copy.deepcopy(state.dump())
    GAME.load(document)
    put(document, path, value)
    assert expected in refusal(document)


def test_a_hand_may_be_empty_once_the_spy_has_struck() -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("5"))
    play(state, "spy", "strike 5")
    again = GAME.load(state.dump())
    play(again, "decline")
    assert to_act(again) == ["caesar"]


def test_nobody_is_to_act_without_a_choice() -> None:
    """A first card face up, and no second one; an action played, and nothing to place."""
    document = copy.deepcopy(table(caesar=side("spy")).dump())
    put(document, ("placed",), 1)
    put(document, ("acted",), True)
    assert "phase: caesar is to act (turn) and has no choice" in refusal(document)
    put(document, ("placed",), 0)
    assert "phase: caesar is to act (turn) and has no choice" in refusal(document)


def test_an_offer_to_a_full_hand_is_refused() -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("1 2 3 4 5", influence="5"))
    play(state, "spy", "strike 5")
    document = copy.deepcopy(state.dump())
    put(document, ("sides", 1, "hand"), ["1", "2", "3", "4", "5"])
    put(document, ("sides", 1, "discards"), [])
    assert "cleopatra.hand: no room for the card offered (CC-102)" in refusal(document)


SETUP: list[tuple[Path, object, str]] = [
    (
        ("sides", 0, "hand"),
        ["1", "1", "2", "2", "3", "3", "4", "4", "5"],
        "caesar: expected 7 of '5', got 6",
    ),
    (("sides", 0, "lanes", "senators", "up"), ["3"], "caesar: expected 7 of '3', got 8"),
]


@pytest.mark.parametrize(("path", "value", "expected"), SETUP)
def test_a_position_during_set_up_must_hang_together(
    path: Path, value: object, expected: str
) -> None:
    document = copy.deepcopy(begin().dump())
    put(document, path, value)
    assert expected in refusal(document)


def test_set_up_is_laid_out_as_set_up_does_it() -> None:
    state = begin()
    play(state, "caesar: setup 3 senators", "caesar: setup 1 praetors")
    whole = state.dump()
    skipped = copy.deepcopy(whole)
    put(skipped, ("sides", 0, "lanes", "praetors", "down"), [])
    put(skipped, ("sides", 0, "lanes", "aediles", "down"), ["1"])
    assert "caesar.lanes.praetors: expected 1 cards face down" in refusal(skipped)
    shown = copy.deepcopy(whole)
    put(shown, ("sides", 0, "lanes", "senators"), {"up": ["3"], "down": []})
    assert "caesar: during set-up two cards '3' are in hand" in refusal(shown)
    drawn = copy.deepcopy(whole)
    cards = dig(drawn, "sides", 0, "reserves", "action")
    own = dig(drawn, "sides", 0, "hand")
    assert isinstance(cards, list)
    assert isinstance(own, list)
    own.append(cards.pop())
    assert "caesar.hand: no action card is in it (CC-26)" in refusal(drawn)
    thrown = copy.deepcopy(whole)
    cards = dig(thrown, "sides", 1, "reserves", "influence")
    assert isinstance(cards, list)
    put(thrown, ("sides", 1, "discards"), [cards.pop()])
    assert "cleopatra.discards: nothing is discarded during set-up" in refusal(thrown)


def test_nobody_arranges_a_shuffled_deck() -> None:
    document = copy.deepcopy(begin(action_deck="arranged").dump())
    put(document, ("options", "action_deck"), "shuffled")
    assert "caesar.hand: no action card is in it (CC-26)" in refusal(document)


# Options, seats, actions


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"wine": "red"}, "Caesar & Cleopatra has no option 'wine'; it has action_deck, orgies."),
        ({"orgies": "many"}, "Option 'orgies' is one of \"standard\""),
        (
            {"action_deck": True},
            'Option \'action_deck\' is one of "arranged", "shuffled", not true',
        ),
    ],
)
def test_an_unknown_option_is_refused(options: Document, expected: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        GAME.start(2, options)
    assert expected in str(caught.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_there_are_exactly_two_players(seats: int) -> None:
    with pytest.raises(InvalidOption, match=f"takes exactly 2 players, not {seats}"):
        GAME.start(seats)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sing", "Its actions begin with allow, arrange, assassinate"),
        ("down 6 senators", "With 'down' it knows, for instance, 'down 1 senators'."),
        ("castle praetors senators", "With 'castle' it knows"),
        ("", '"" is not an action of this game'),
        (7, "An action is a text, got 7."),
        (None, "An action is a text, got null."),
    ],
)
def test_a_nonsense_action_is_refused(text: object, expected: str) -> None:
    with pytest.raises(InvalidAction) as caught:
        GAME.parse(text)
    assert expected in str(caught.value)


def test_case_and_blanks_of_an_action_do_not_matter() -> None:
    assert GAME.parse("  Down 3   SENATORS ") is GAME.parse("down 3 senators")


def unchanged(state: State, seat: int, text: str) -> str:
    """The sentence with which an action is refused."""
    before = canonical(state.dump())
    events: list[Event] = []
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, GAME.parse(text), events)
    assert (canonical(state.dump()), events) == (before, [])
    return str(caught.value)


def test_an_action_of_the_other_seat_is_refused() -> None:
    state = position()
    assert unchanged(state, 1, "pass") == "Seat 1 is not to act now; seat 0 is."
    assert state.legal(1) == []
    assert offered(state)


def test_an_action_of_no_seat_is_refused() -> None:
    state = position()
    for seat in (-1, 2):
        assert unchanged(state, seat, "pass") == f"There is no seat {seat}; seats are 0 to 1."
        with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
            state.view(seat)


def test_an_action_when_the_game_is_over_is_refused() -> None:
    state = table(caesar=side("1"), cleopatra=side("1"), idle=5)
    play(state, "pass", "done")
    assert state.to_act() == ()
    for seat in (0, 1):
        assert state.legal(seat) == []
        sentence = unchanged(state, seat, "pass")
        assert sentence == "The game is over; no action is possible any more."


def test_an_action_of_another_part_of_the_game_is_refused_with_what_is_expected() -> None:
    state = begin(action_deck="arranged")
    assert "choose the next card of the action deck" in unchanged(state, 0, "setup 1 senators")
    state = begin()
    assert "place one set of 1 to 5" in unchanged(state, 0, "arrange spy")
    set_up(state)
    assert "not possible in this part of a turn" in unchanged(state, 1, "setup 1 senators")
    state = position()
    play(state, "spy")
    assert "answer the announced action" in unchanged(state, 1, "pass")
    play(state, "allow")
    assert "pick one of the cards that were shown" in unchanged(state, 0, "strike wrath")
    play(state, "strike 1")
    assert "draw one card or decline" in unchanged(state, 1, "done")
    play(state, "decline", "down 1 senators")
    assert "choose a reserve to draw from" in unchanged(state, 0, "decline")

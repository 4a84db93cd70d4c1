"""The view as the page reads it: `view.py` makes it, the types of the page are made from this."""

from __future__ import annotations

from typing import Literal, TypedDict

Group = Literal["senators", "praetors", "quaestors", "censors", "aediles"]
Influence = Literal["1", "2", "3", "4", "5", "philosopher"]
Action = Literal["assassination", "spy", "castling", "scout", "wrath", "veto"]
Card = Literal[
    "1",
    "2",
    "3",
    "4",
    "5",
    "philosopher",
    "assassination",
    "spy",
    "castling",
    "scout",
    "wrath",
    "veto",
]
VoteCard = Literal["senators", "praetors", "quaestors", "censors", "aediles", "orgy", "shuffle"]
Phase = Literal[
    "arranging",
    "placing",
    "turn",
    "answer",
    "striking",
    "laying",
    "offer",
    "swapping",
    "drawing",
    "over",
]


class Options(TypedDict):
    action_deck: Literal["arranged", "shuffled"]
    orgies: Literal["standard", "leave_after_two_groups", "one_fewer"]


class Votes(TypedDict):
    """What is still in the pile (sorted), what was turned (in order), what left the game."""

    pile: list[VoteCard]
    turned: list[VoteCard]
    out: list[VoteCard]


class Decks(TypedDict):
    """How many cards of each back."""

    influence: int
    action: int


class Lane(TypedDict):
    """One side of one group: open cards, how many face down, and which if they are one's own."""

    up: list[Influence]
    down: int
    known: list[Influence] | None


class Side(TypedDict):
    hand_size: Decks
    hand: list[Card] | None
    surely_held: list[Card]
    reserve: Decks
    action_deck: list[Action] | None
    lanes: list[Lane]
    castling: list[Influence] | None
    discards: list[Card]
    won: list[int]
    open_points: int
    bonus: Group | None
    memory: str


class Outcome(TypedDict):
    points: list[int]
    ranks: list[int]
    reason: str
    rule: str
    lines: list[dict[str, object]]


class View(TypedDict):
    game: Literal["caesar-cleopatra"]
    seat: int | None
    seq: int
    to_act: list[int]
    options: Options
    phase: Phase
    turn: int
    on_turn: int | None
    alone: int | None
    placed: int
    acted: bool
    passive: bool
    to_draw: int
    drawer: int | None
    announced: str | None
    answering: bool
    lifted: int
    laid: int
    idle: int
    orgy_left: bool
    patricians: list[int]
    votes: Votes
    sides: list[Side]
    outcome: Outcome | None
    choices: list[str]

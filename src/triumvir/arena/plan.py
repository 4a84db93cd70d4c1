"""What is to be played: who meets whom on which deal, in which seats.

A *deal* is a seed. A *round* is one deal and one company of players, played so often that each of
them has sat in every seat: the order around the table stays, the seats move on by one. Which order
that is changes from deal to deal, so that in time everybody has had everybody on the left. If there
are more players than seats, every company meets on every deal.
"""

from __future__ import annotations

import itertools
from functools import cached_property
from typing import Final

import msgspec

from triumvir.core.errors import TriumvirError

VERSION: Final = 1
PROGRAM: Final = "cmd:"


class InvalidPlan(TriumvirError):
    """An arena that is not possible."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything that the results depend on."""

    arena: int
    game: str
    revision: int
    players: tuple[str, ...]
    seats: int
    options: dict[str, object]
    seed: str
    limit: float
    review: bool = False  # what chance did is booked, too
    redraws: int = 0  # so often every bot chooses again with other dice, for the same purpose
    look: int = 0  # simulations behind each value that this takes; 0 is one look at the position

    @cached_property
    def companies(self) -> list[tuple[int, ...]]:
        """The combinations of players that meet, as indices into `players`."""
        return list(itertools.combinations(range(len(self.players)), self.seats))

    def rounds(self, games: int) -> int:
        """How many rounds give at least this many games, with every deal played by everybody."""
        deals = -(-games // (len(self.companies) * self.seats))
        return deals * len(self.companies)

    def deal(self, number: int) -> int:
        return number // len(self.companies)

    def seatings(self, number: int) -> list[tuple[int, ...]]:
        """The games of a round: for each, the player in every seat."""
        first, *others = self.companies[number % len(self.companies)]
        orders = list(itertools.permutations(others))
        order = (first, *orders[self.deal(number) % len(orders)])
        return [order[-turn:] + order[:-turn] for turn in range(self.seats)]

    def label(self, player: int) -> str:
        """Its name; copies are numbered."""
        names = [parts(name)[0] for name in self.players]
        name = names[player]
        copies = [other for other, same in enumerate(names) if same == name]
        place = copies.index(player)
        return name if place == 0 else f"{name} ({place + 1})"


def parts(player: str) -> tuple[str, str]:
    """What a player is called, and the command, if it is a program."""
    name, equals, command = player.partition("=")
    if player.startswith(PROGRAM):
        return player, player
    if equals and command.startswith(PROGRAM):
        return name.strip(), command
    return player, ""


def check_number(players: int, seats: int) -> None:
    if players < seats:
        raise InvalidPlan(
            f"{seats} seats need at least {seats} players, not {players}.",
            "arena-players",
            {"count": seats, "found": players},
        )

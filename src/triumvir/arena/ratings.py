"""Ratings by openskill: who would win against whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from triumvir.arena.results import Played


class Rating(NamedTuple):
    """Skill and how unsure it is; 25 and 8.33 before the first game."""

    mu: float
    sigma: float


def rate(players: int, games: Iterable[Played]) -> list[Rating]:
    """From all games in their order, each counted by its ranks.

    Bradley–Terry over every pair: openskill's Plackett–Luce gives third place behind two tied
    winners as much as the winners.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    ratings = [model.rating() for _ in range(players)]
    for game in games:
        if len(game.seating) < 2:
            continue
        teams = [[ratings[who]] for who in game.seating]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for who, team in zip(game.seating, after, strict=True):
            ratings[who] = team[0]
    return [Rating(rating.mu, rating.sigma) for rating in ratings]

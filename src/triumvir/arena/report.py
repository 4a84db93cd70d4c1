"""What can be said of the games that were played."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from triumvir.arena.plan import Plan
from triumvir.arena.ratings import Rating, rate
from triumvir.arena.results import Played, Round, Times
from triumvir.arena.statistics import Estimate, adjusted, proportion


class Line(NamedTuple):
    """One player."""

    label: str
    games: int
    wins: int
    shared: int
    share: Estimate
    adjusted: Estimate | None  # the same less what chance did, where that was booked
    points: float
    rating: Rating | None
    faults: int
    times: Times


class Report(NamedTuple):
    plan: Plan
    deals: int
    games: list[Played]
    lines: list[Line]
    seats: list[Estimate]
    duels: dict[tuple[int, int], Estimate]
    ends: Counter[str]
    complaints: list[str]

    def lengths(self) -> list[int]:
        return sorted([game.actions for game in self.games])

    def length(self, part: float) -> int:
        lengths = self.lengths()
        return lengths[min(int(part * len(lengths)), len(lengths) - 1)] if lengths else 0

    def narrower(self) -> float:
        """How many times as wide the plain intervals are as the adjusted ones, on the mean."""
        ratios = [
            (line.share.high - line.share.low) / (line.adjusted.high - line.adjusted.low)
            for line in self.lines
            if line.adjusted is not None
        ]
        return sum(ratios) / max(1, len(ratios))

    def document(self) -> dict[str, object]:
        """As JSON. What is under `speed` differs from run to run; nothing else does."""
        plan = self.plan
        return {
            "arena": plan.arena,
            "game": plan.game,
            "revision": plan.revision,
            "options": plan.options,
            "seed": plan.seed,
            "seats": plan.seats,
            "deals": self.deals,
            "games": len(self.games),
            "players": [describe(line) for line in self.lines],
            **({"narrower": round(self.narrower(), 3)} if plan.review else {}),
            "seat_shares": [rounded(seat) for seat in self.seats],
            "duels": [
                {"player": self.lines[a].label, "against": self.lines[b].label, **rounded(share)}
                for (a, b), share in self.duels.items()
            ],
            "actions": {
                "mean": round(sum(self.lengths()) / max(1, len(self.games)), 2),
                "median": self.length(0.5),
                "least": self.length(0.0),
                "most": self.length(1.0),
            },
            "ends": dict(sorted(self.ends.items())),
            "complaints": self.complaints,
            "speed": [
                {
                    "player": line.label,
                    "moves": line.times.moves(),
                    "mean_ms": round(1000 * line.times.mean(), 3),
                    "p95_ms": round(1000 * line.times.quantile(0.95), 3),
                }
                for line in self.lines
            ],
        }


def describe(line: Line) -> dict[str, object]:
    rating = line.rating
    return {
        "player": line.label,
        "games": line.games,
        "wins": line.wins,
        "shared": line.shared,
        "win_share": rounded(line.share),
        **({} if line.adjusted is None else {"adjusted_share": rounded(line.adjusted)}),
        "points": round(line.points, 3),
        "rating": None
        if rating is None
        else {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)},
        "faults": line.faults,
    }


def rounded(estimate: Estimate) -> dict[str, float]:
    return {name: round(value, 4) for name, value in estimate._asdict().items()}


def make_report(plan: Plan, rounds: Sequence[Round]) -> Report:
    by_deal: dict[int, list[Played]] = defaultdict(list)
    for done in rounds:
        by_deal[plan.deal(done.number)] += done.games
    deals = [by_deal[number] for number in sorted(by_deal)]
    games = [game for deal in deals for game in deal]
    players = range(len(plan.players))
    ratings = rate(len(players), games) if plan.seats > 1 else None
    return Report(
        plan=plan,
        deals=len(deals),
        games=games,
        lines=[draw_line(plan, who, deals, ratings) for who in players],
        seats=[estimate(deals, partial(seat_share, seat)) for seat in range(plan.seats)],
        duels={
            (one, other): estimate(deals, partial(duel, one, other))
            for one, other in itertools.combinations(players, 2)
            if plan.seats > 1 and len(players) > 2
        },
        ends=Counter([game.reason for game in games]),
        complaints=[complaint for done in rounds for complaint in done.complaints],
    )


def estimate(
    deals: Sequence[Sequence[Played]], worth: Callable[[Played], float | None]
) -> Estimate:
    """The mean worth of the games that have one, clustered by deal."""
    clusters = []
    for deal in deals:
        found = [value for value in map(worth, deal) if value is not None]
        if found:
            clusters.append((sum(found), len(found)))
    return proportion(clusters)


def adjust(deals: Sequence[Sequence[Played]], who: int) -> Estimate:
    """A player's mean share less what chance did for and against it."""
    clusters = []
    for deal in deals:
        games = [(game, game.seating.index(who)) for game in deal if who in game.seating]
        kinds = [[game.luck[seat] for game, seat in games]]
        if games and games[0][0].choices:
            kinds.append([game.choices[seat] for game, seat in games])
        total = sum([game.share(seat) for game, seat in games])
        clusters.append((total, len(games), [sum(kind) for kind in kinds]))
    return adjusted([cluster for cluster in clusters if cluster[1]])


def seat_share(seat: int, game: Played) -> float:
    return game.share(seat)


def share(who: int, game: Played) -> float | None:
    return game.share(game.seating.index(who)) if who in game.seating else None


def duel(one: int, other: int, game: Played) -> float | None:
    """1 if one ends before the other, 1/2 if they share their rank."""
    if one not in game.seating or other not in game.seating:
        return None
    mine, theirs = game.ranks[game.seating.index(one)], game.ranks[game.seating.index(other)]
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def draw_line(
    plan: Plan, who: int, deals: Sequence[Sequence[Played]], ratings: list[Rating] | None
) -> Line:
    games = [
        (game, game.seating.index(who)) for deal in deals for game in deal if who in game.seating
    ]
    shares = [game.share(seat) for game, seat in games]
    times = Times()
    for game, seat in games:
        times.join(game.times[seat])
    return Line(
        label=plan.label(who),
        games=len(games),
        wins=shares.count(1.0),
        shared=len([part for part in shares if 0 < part < 1]),
        share=estimate(deals, partial(share, who)),
        adjusted=adjust(deals, who) if plan.review else None,
        points=sum([game.points[seat] for game, seat in games]) / max(1, len(games)),
        rating=None if ratings is None else ratings[who],
        faults=sum([game.faults[seat] for game, seat in games]),
        times=times,
    )

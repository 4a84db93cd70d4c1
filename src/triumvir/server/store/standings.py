"""Reading ratings: of a person, of a table, and the leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import func, select

from triumvir.server.ratings.book import BOTS
from triumvir.server.ratings.scale import Skill
from triumvir.server.store.schema import ACCOUNTS, GUESTS, RATED, RATINGS, RESULTS
from triumvir.server.store.tables import Store

CURVE: Final = 60  # points of a curve
BEST: Final = 50
FEW: Final = 3  # games, before somebody stands in a table of the best


class Standings:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> Sequence[Any]:
        """Somebody's ratings, estimates included."""
        chosen = select(RATINGS).where(RATINGS.c.guest == guest, RATINGS.c.month == "")
        return await self.store.rows(chosen.order_by(RATINGS.c.game, RATINGS.c.pace))

    async def curve(self, guest: str, game: str, pace: str) -> list[Any]:
        """What the last games have made of a rating, the newest last."""
        statement = (
            select(RATED.c.at, RATED.c.mu, RATED.c.sigma, RATED.c.table_id)
            .where(RATED.c.guest == guest, RATED.c.game == game, RATED.c.pace == pace)
            .order_by(RATED.c.number.desc())
            .limit(CURVE)
        )
        return list(reversed(await self.store.rows(statement)))

    async def all_of(self, guest: str) -> dict[str, list[dict[str, object]]]:
        """All that is kept of somebody's ratings: now, at the end of each month, game by game."""
        kept = select(RATINGS).where(RATINGS.c.guest == guest)
        kept = kept.order_by(RATINGS.c.game, RATINGS.c.pace, RATINGS.c.month)
        games = select(RATED).where(RATED.c.guest == guest).order_by(RATED.c.number)
        return {
            "ratings": [
                {"game": row.game, "pace": row.pace, "month": row.month, "games": row.games}
                | {"won": row.won, **shown(row.mu, row.sigma)}
                for row in await self.store.rows(kept)
            ],
            "games": [
                {"table": row.table_id, "game": row.game, "pace": row.pace, "at": row.at}
                | {"place": row.place, "why": row.why, **shown(row.mu, row.sigma)}
                for row in await self.store.rows(games)
            ],
        }

    async def table(self, id: str) -> Sequence[Any]:
        statement = (
            select(RATED, GUESTS.c.name)
            .outerjoin(GUESTS, GUESTS.c.id == RATED.c.guest)
            .where(RATED.c.table_id == id)
            .order_by(RATED.c.seat)
        )
        return await self.store.rows(statement)

    async def changes(self, guest: str, tables: list[str]) -> dict[str, tuple[float, float]]:
        """What finished games have changed for somebody: before and after, in mu; people only."""
        statement = select(RATED.c.table_id, RATED.c.mu_before, RATED.c.mu).where(
            RATED.c.table_id.in_(tables),
            RATED.c.guest == guest,
            RATED.c.pace != BOTS,
            RATED.c.why == "",
        )
        rows = await self.store.rows(statement)
        return {row.table_id: (row.mu_before, row.mu) for row in rows}

    async def best(self, game: str, pace: str, month: str, me: str) -> Sequence[Any]:
        """Those with a public page, and me; whoever is not known well yet stands lower."""
        public = (
            select(RATINGS, ACCOUNTS.c.name, ACCOUNTS.c.portrait)
            .join(ACCOUNTS, ACCOUNTS.c.guest == RATINGS.c.guest)
            .where(RATINGS.c.game == game, RATINGS.c.pace == pace, RATINGS.c.month == month)
            .where(RATINGS.c.games >= FEW)
            .where(ACCOUNTS.c.public.is_(True) | (ACCOUNTS.c.guest == me))
            .order_by(RATINGS.c.low.desc(), RATINGS.c.guest)
            .limit(BEST)
        )
        return await self.store.rows(public)

    async def opponents(self, guest: str) -> Sequence[Any]:
        """For each one whom somebody has met in rated games: how often, what it brought in mu, and
        how many rated games they have at all."""
        theirs = RATED.alias("theirs")
        whole = RATED.alias("whole")
        all_games = (
            select(func.count())
            .where(whole.c.guest == theirs.c.guest, whole.c.pace != BOTS)
            .correlate(theirs)
            .scalar_subquery()
        )
        statement = (
            select(
                RATED.c.game,
                RATED.c.pace,
                GUESTS.c.name,
                func.count().label("games"),
                func.sum((RATED.c.place < theirs.c.place).cast(RATED.c.place.type)).label("won"),
                func.sum(RATED.c.mu - RATED.c.mu_before).label("gained"),
                func.max(RATED.c.at).label("newest"),
                func.max(RATED.c.table_id).label("table_id"),
                all_games.label("all_games"),
            )
            .join(theirs, theirs.c.table_id == RATED.c.table_id)
            .outerjoin(GUESTS, GUESTS.c.id == theirs.c.guest)
            .where(RATED.c.guest == guest, theirs.c.guest != guest, RATED.c.pace != BOTS)
            .group_by(RATED.c.game, RATED.c.pace, theirs.c.guest, GUESTS.c.name)
            .order_by(func.sum(RATED.c.mu - RATED.c.mu_before).desc())
            .limit(BEST)
        )
        return await self.store.rows(statement)

    async def between(self, one: str, other: str) -> Sequence[Any]:
        """Of each game that two have finished together: how many, and who was ahead how often."""
        theirs = RESULTS.alias("theirs")
        number = RESULTS.c.place.type
        statement = (
            select(
                RESULTS.c.game,
                func.count().label("games"),
                func.sum((RESULTS.c.place < theirs.c.place).cast(number)).label("won"),
                func.sum((RESULTS.c.place > theirs.c.place).cast(number)).label("lost"),
            )
            .join(theirs, theirs.c.table_id == RESULTS.c.table_id)
            .where(RESULTS.c.guest == one, theirs.c.guest == other)
            .group_by(RESULTS.c.game)
            .order_by(func.count().desc(), RESULTS.c.game)
        )
        return await self.store.rows(statement)


def shown(mu: float, sigma: float) -> dict[str, object]:
    """As people read it."""
    skill = Skill(mu, sigma)
    return {"rating": skill.shown(), "deviation": skill.deviation()}

"""`triumvir admin`: tables and guests of a server, on its own machine, while it runs or not."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import click

from triumvir.cli.command import Group
from triumvir.cli.command import command as make_command
from triumvir.cli.place import demand_data, place
from triumvir.cli.speech import say

WHEN = ["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%H:%M"]
HOUR_ALONE = 1900  # the year that `strptime` gives to an hour without a date


@click.group("admin", cls=Group, help="help-admin")
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
def command() -> None:
    pass


def obtain(data: Path, database: str, **request: object) -> Any:
    """The answer of the server on this folder; if none is running, we do it ourselves."""
    import asyncio

    from triumvir.cli.speech import language
    from triumvir.server.config import Config

    config = Config(data=data, database=database)
    demand_data(config)
    told = asyncio.run(ask_all(config, {**request, "language": language()}))
    if "refused" in told:
        raise click.ClickException(told["sentence"])
    return told["done"]


async def ask_all(config: Any, request: dict[str, Any]) -> dict[str, Any]:
    """Sent to every process that serves this folder; the first answer counts."""
    from triumvir.server.admin import ask, sockets

    answers = [await ask(path, request) for path in sockets(config.data)]
    heard = [answer for answer in answers if answer is not None]
    return heard[0] if heard else await do_it_here(config, request)


async def do_it_here(config: Any, request: dict[str, Any]) -> dict[str, Any]:
    from triumvir.server.admin import Admin, tell
    from triumvir.server.house.house import House
    from triumvir.server.serve import lock_data_folder
    from triumvir.server.store.database import open_database, reachable
    from triumvir.server.store.migrate import prepare_database

    with lock_data_folder(config):
        engine = open_database(config)
        try:
            with reachable():
                await prepare_database(engine)
            house = House(config, engine)
            house.committer.start()
            try:
                return await tell(Admin(house), request)
            finally:
                await house.committer.stop()
        finally:
            await engine.dispose()


def ago(moment: int | None) -> str:
    """How long ago, in one short word."""
    if not moment:
        return "–"
    minutes = max(0, int(time.time() * 1000) - moment) // 60_000
    if minutes < 120:
        return f"{minutes} min"
    return f"{minutes // 60} h" if minutes < 48 * 60 else f"{minutes // 1440} d"


def write_rows(rows: list[list[str]]) -> None:
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    for row in rows:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo(line.rstrip())


@make_command("admin-tables")
@place
def tables(data: Path, database: str) -> None:
    found = obtain(data, database, do="tables")
    rows = [say("admin-tables-head").split("|")]
    for one in found:
        host = f"{one['host_name'] or ''} ({one['host']})"
        status = f"{one['status']}{', public' if one['public'] else ''}"
        people = str(one["people"])
        rows.append([one["id"], one["game"], status, people, ago(one["last"]), host])
    write_rows(rows)


@make_command("admin-guests")
@place
def guests(data: Path, database: str) -> None:
    found = obtain(data, database, do="guests")
    rows = [say("admin-guests-head").split("|")]
    for one in found:
        seen = say("admin-here") if one["here"] else ago(max(one["seen"], one["created"]))
        banned = say("admin-banned") if one["banned"] else ""
        rows.append([one["id"], one["name"], seen, str(one["tables"]), banned])
    write_rows(rows)


@make_command("admin-close", takes_ids=True)
@click.argument("table", metavar="TABLE")
@place
def close(table: str, data: Path, database: str) -> None:
    obtain(data, database, do="close", table=table)
    click.echo(say("admin-closed", table=table))


@make_command("admin-unseat", takes_ids=True)
@click.argument("table", metavar="TABLE")
@click.argument("seat", metavar="SEAT", type=click.IntRange(0, 15))
@place
def unseat(table: str, seat: int, data: Path, database: str) -> None:
    obtain(data, database, do="unseat", table=table, seat=seat)
    click.echo(say("admin-unseated", table=table, seat=seat))


@make_command("admin-ban", takes_ids=True)
@click.argument("guest", metavar="GUEST")
@place
def ban(guest: str, data: Path, database: str) -> None:
    obtain(data, database, do="ban", guest=guest)
    click.echo(say("admin-ban-done", guest=guest))


@make_command("admin-unban", takes_ids=True)
@click.argument("guest", metavar="GUEST")
@place
def unban(guest: str, data: Path, database: str) -> None:
    obtain(data, database, do="unban", guest=guest)
    click.echo(say("admin-unban-done", guest=guest))


@make_command("admin-broadcast")
@click.argument("text", metavar="TEXT")
@place
def broadcast(text: str, data: Path, database: str) -> None:
    obtain(data, database, do="broadcast", text=text)
    click.echo(say("admin-broadcast-done"))


@make_command("admin-maintenance")
@click.argument("text", metavar="TEXT|off")
@place
def maintenance(text: str, data: Path, database: str) -> None:
    obtain(data, database, do="maintenance", text="" if text == "off" else text)
    click.echo(say("admin-maintenance-off" if text == "off" else "admin-maintenance-on"))


@make_command("admin-cup")
@click.argument("game", metavar="GAME")
@click.argument("name", metavar="NAME")
@click.option("--size", type=click.IntRange(4, 6), default=4, help="help-cup-size")
@click.option(
    "--pace", type=click.Choice(["quick", "live", "turns"]), default="turns", help="help-cup-pace"
)
@click.option("--rated", is_flag=True, help="help-cup-rated")
@place
def cup(game: str, name: str, size: int, pace: str, rated: bool, data: Path, database: str) -> None:
    wish = {"game": game, "name": name, "size": size, "pace": pace, "rated": rated}
    id = obtain(data, database, do="cup", **wish)
    click.echo(say("admin-cup-done", name=name, path=f"/cup/{id}"))


@make_command("admin-evening")
@click.argument("game", metavar="GAME")
@click.argument("name", metavar="NAME")
@click.option("--at", type=click.DateTime(WHEN), default=None, help="help-evening-at")
@click.option("--minutes", type=click.IntRange(10, 480), default=90, help="help-evening-minutes")
@click.option("--pace", type=click.Choice(["quick", "live"]), default="live", help="help-cup-pace")
@click.option("--rated", is_flag=True, help="help-cup-rated")
@place
def evening(
    game: str,
    name: str,
    at: datetime | None,
    minutes: int,
    pace: str,
    rated: bool,
    data: Path,
    database: str,
) -> None:
    starts = int(begins(at, datetime.now().astimezone()).timestamp() * 1000)
    wish = {"game": game, "name": name, "starts": starts, "minutes": minutes}
    id = obtain(data, database, do="evening", **wish, pace=pace, rated=rated)
    click.echo(say("admin-evening-done", name=name, path=f"/evening/{id}"))


def begins(at: datetime | None, now: datetime) -> datetime:
    """When: at once, or as it was said; an hour alone is the next time that the clock shows it."""
    if at is None:
        return now
    if at.year > HOUR_ALONE:
        return at.astimezone()
    today = now.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)
    return today if today >= now else today + timedelta(days=1)


@make_command("admin-end-evening", takes_ids=True)
@click.argument("evening", metavar="EVENING")
@place
def end_evening(evening: str, data: Path, database: str) -> None:
    obtain(data, database, do="end-evening", evening=evening)
    click.echo(say("admin-end-evening-done", evening=evening))


COMMANDS = (
    *(tables, guests, close, unseat, ban, unban, broadcast, maintenance),
    *(cup, evening, end_evening),
)
for one in COMMANDS:
    command.add_command(one, str(one.name).removeprefix("admin-"))

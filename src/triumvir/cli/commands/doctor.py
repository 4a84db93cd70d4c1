"""`triumvir doctor`: what is wrong on this machine, and what it costs."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import command as make_command
from triumvir.cli.place import place
from triumvir.cli.speech import say

SIGNS = {"good": "✓", "note": "·", "poor": "!", "bad": "✗"}


@make_command("doctor")
@place
@click.option("--address", metavar="URL", default="", help="help-address")
def command(data: Path, database: str, address: str) -> int:
    import asyncio

    from triumvir.server.config import Config
    from triumvir.server.hosting.doctor import examine

    found = asyncio.run(examine(Config(data=data, database=database), address))
    for one in found:
        click.echo(f"{SIGNS[one.state]} {say(f'doctor-{one.what}-{one.state}', **one.fields)}")
    # Scripts that run this before starting the server need the exit status.
    return 1 if any(one.state == "bad" for one in found) else 0

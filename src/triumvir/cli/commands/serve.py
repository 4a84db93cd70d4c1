"""`triumvir serve`: the table server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from triumvir.cli.command import command as make_command
from triumvir.cli.place import retention


@make_command("serve")
@click.option("--host", metavar="HOST", default="127.0.0.1", help="help-host")
@click.option("--port", metavar="N", type=click.IntRange(0, 65535), default=8000, help="help-port")
@click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("triumvir-data"),
    help="help-data",
)
@click.option(
    "--workers", metavar="N", type=click.IntRange(1, 64), default=1, help="help-bot-workers"
)
@click.option(
    "--processes", metavar="N", type=click.IntRange(1, 64), default=1, help="help-processes"
)
@click.option(
    "--database", metavar="URL", default="", envvar="TRIUMVIR_DATABASE", help="help-database"
)
@click.option("--origin", "origins", metavar="ORIGIN", multiple=True, help="help-origin")
@click.option(
    "--trust-proxy",
    metavar="CIDR",
    multiple=True,
    callback=lambda _ctx, _param, given: tuple(network(one) for one in given),
    help="help-trust-proxy",
)
@click.option(
    "--limit",
    "limits",
    metavar="NAME=N",
    multiple=True,
    callback=lambda _ctx, _param, given: dict(limit(one) for one in given),
    help="help-serve-limit",
)
@click.option(
    "--accounts",
    type=click.Choice(["open", "invite", "off"]),
    default="open",
    help="help-accounts",
)
@click.option(
    "--smtp",
    metavar="URL",
    default="",
    envvar="TRIUMVIR_SMTP",
    callback=lambda _ctx, _param, given: mail_server(given),
    help="help-smtp",
)
@click.option(
    "--oidc",
    metavar="URL",
    default="",
    envvar="TRIUMVIR_OIDC",
    callback=lambda _ctx, _param, given: provider(given),
    help="help-oidc",
)
@click.option("--webhooks-inside", is_flag=True, help="help-webhooks-inside")
@retention
@click.option("--open", "show", is_flag=True, help="help-open")
def command(
    host: str,
    port: int,
    data: Path,
    workers: int,
    processes: int,
    database: str,
    origins: tuple[str, ...],
    trust_proxy: tuple[str, ...],
    limits: dict[str, Any],
    accounts: Any,
    smtp: str,
    oidc: str,
    webhooks_inside: bool,
    show: bool,
    **kept: Any,
) -> None:
    from triumvir.cli.speech import say
    from triumvir.server.config import Config
    from triumvir.server.logs import set_up_logs
    from triumvir.server.serve import run

    def ready(port: int) -> None:
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}:{port}/"
        click.echo(say("serve-ready", url=url))
        if show and has_screen():
            click.launch(url)

    set_up_logs()
    run(
        Config(
            host=host,
            port=port,
            data=data,
            workers=workers,
            processes=processes,
            database=database,
            origins=origins,
            trust_proxy=trust_proxy,
            accounts=accounts,
            smtp=smtp,
            oidc=oidc,
            webhooks_inside=webhooks_inside,
            **limits,
            **kept,
        ),
        ready,
    )


def limit(given: str) -> tuple[str, int | float]:
    from triumvir.cli.speech import refusal
    from triumvir.server.config import LIMITS, read_limit

    try:
        return read_limit(given)
    except ValueError as error:
        raise refusal("error-limit", given=given, known=", ".join(LIMITS)) from error


def mail_server(given: str) -> str:
    """Checked before anything starts. The error does not repeat it: there is a password in it."""
    from triumvir.cli.speech import refusal
    from triumvir.server.notices.mail import Mailer

    if given:
        try:
            Mailer(given).stop()
        except ValueError as error:
            raise refusal("error-smtp") from error
    return given


def provider(given: str) -> str:
    """Checked as the mail server is, and not repeated either: there is a secret in it."""
    from triumvir.cli.speech import refusal
    from triumvir.server.people.provider import available, read_provider

    if given:
        if not available():
            raise refusal("error-oidc-extra")
        try:
            read_provider(given)
        except ValueError as error:
            raise refusal("error-oidc") from error
    return given


def network(given: str) -> str:
    """An address or a network, as it is written."""
    import ipaddress

    from triumvir.cli.speech import refusal

    try:
        return str(ipaddress.ip_network(given, strict=False))
    except ValueError as error:
        raise refusal("error-network", given=given) from error


def has_screen() -> bool:
    """Without a screen, Linux would look for terminal browsers and complain about each one that is
    missing.
    """
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

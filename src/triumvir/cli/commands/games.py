"""`triumvir games`: what can be played."""

from __future__ import annotations

from triumvir.cli.command import command as make_command


@make_command("games")
def command() -> None:
    from rich.table import Table
    from rich.text import Text

    from triumvir.cli.speech import game_texts, say
    from triumvir.cli.terminal import console
    from triumvir.core.registry import games

    out = console()
    table = Table.grid(padding=(0, 2))
    for game in sorted(games(), key=lambda game: game.meta.teaching):
        meta = game.meta
        texts = game_texts(game)
        table.add_row(Text(meta.id, "bold"), Text(texts.title(), "bold"))
        if meta.designer:
            named = {"designer": meta.designer, "publisher": meta.publisher}
            people = say("games-people", **named, year=str(meta.year))
        else:
            people = say("games-traditional")
        table.add_row("", Text(f"{players(meta.min_seats, meta.max_seats)} · {people}"))
        if texts.credits():
            table.add_row("", Text(texts.credits()))
        for option in meta.options:
            if option.choices:
                values = [
                    typed(value) + ("*" if value == option.default else "")
                    for value in option.choices
                ]
                table.add_row("", Text(f"--option {option.name}={' | '.join(values)}", "dim"))
        table.add_row("", "")
    out.print(table)
    out.print(Text(say("games-default"), "dim"))
    out.print(Text(say("games-unofficial"), "dim"))


def players(least: int, most: int) -> str:
    from triumvir.cli.speech import say

    kind = {0: "exactly", 1: "or"}.get(most - least, "to")
    return say("games-players", kind=kind, least=least, most=most)


def typed(value: object) -> str:
    """A value as it is typed after `--option name=`."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

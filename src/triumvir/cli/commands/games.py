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
        seats = str(meta.min_seats)
        if meta.max_seats > meta.min_seats:
            seats = f"{seats}–{meta.max_seats}"
        table.add_row(Text(meta.id, "bold"), Text(texts.title(), "bold"))
        if meta.designer:
            named = {"designer": meta.designer, "publisher": meta.publisher}
            people = say("games-people", **named, year=str(meta.year))
        else:
            people = say("games-traditional")
        table.add_row("", Text(f"{say('games-players', count=seats)} · {people}"))
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


def typed(value: object) -> str:
    """A value as it is typed after `--option name=`."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

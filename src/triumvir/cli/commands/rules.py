"""`triumvir rules`: the rule reference."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command

BOARD = 80  # columns


@make_command("rules")
@click.argument("game_id", metavar="GAME")
@click.argument("rule", metavar="[ID]", required=False)
def command(game_id: str, rule: str | None) -> None:
    from rich.text import Text

    from triumvir.cli.reference import find_rules, introduction, rule_table
    from triumvir.cli.speech import game_texts, say
    from triumvir.cli.terminal import console
    from triumvir.core.registry import find

    game = find(game_id)
    texts = game_texts(game)
    out = console()
    if rule is not None:
        out.print(rule_table(texts, find_rules(texts, rule)))
        return
    out.print(Text(texts.title(), "bold"))
    out.print(Text(texts.blurb()))
    if texts.has("intro-aim"):
        out.print(Text())
        out.print(introduction(texts, min(out.width, BOARD)))
    out.print(rule_table(texts, list(game.meta.rules), headings=True))
    out.print(Text(say("games-unofficial"), "dim"))

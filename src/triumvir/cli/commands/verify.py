"""`triumvir verify`: does a record follow the rules, and does its deal match its seal?"""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command


@make_command("verify")
@click.argument("file", metavar="FILE")
def command(file: str) -> None:
    from rich.text import Text

    from triumvir.cli.files import load
    from triumvir.cli.main import printable
    from triumvir.cli.score import outcome_lines
    from triumvir.cli.speech import game_texts, say
    from triumvir.cli.terminal import console

    record = load(file)
    state = record.verify()
    texts = game_texts(record.game, record.options, len(record.seats))
    out = console()
    out.print(Text(say("verify-good", count=len(record.standing())), "bold green"))
    deal = record.deal
    if deal.commitment:
        out.print(Text(say("verify-fair", commitment=printable(deal.commitment))))
    else:
        out.print(Text(say("verify-seed", seed=printable(deal.seed))))
    if state.outcome() is None:
        out.print(Text(say("verify-unfinished")))
    else:
        outcome = state.outcome()
        assert outcome is not None
        for line in outcome_lines(texts, outcome):
            out.print(line)

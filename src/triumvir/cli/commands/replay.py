"""`triumvir replay`: a record, or a game that was played at a server, seen by one seat."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command


@make_command("replay")
@click.argument("file", metavar="FILE|LINK")
@click.option("--at", metavar="N", type=click.IntRange(min=0), help="help-at")
@click.option("--as", "as_seat", metavar="SEAT", help="help-as")
@click.option("--log", "most", metavar="LINES", type=click.IntRange(min=0), help="help-log")
def command(file: str, at: int | None, as_seat: str | None, most: int | None) -> None:
    from rich.text import Text

    from triumvir.cli.arguments import PERSON, read_seat
    from triumvir.cli.fetched import LINKS, Fetched, clock_line
    from triumvir.cli.files import load
    from triumvir.cli.log import log_lines
    from triumvir.cli.score import outcome_lines
    from triumvir.cli.screen import show_screen
    from triumvir.cli.speech import game_texts, refusal, say
    from triumvir.cli.terminal import console
    from triumvir.core.event import Event

    fetched = Fetched(file) if file.startswith(LINKS) else None
    record = load(file) if fetched is None else fetched.record()
    if at is not None and at > len(record.entries):
        raise refusal("error-at", at=str(at), count=len(record.entries))
    if as_seat is not None:
        seat = read_seat(record, as_seat)
    else:
        # The one person who played sees it again; where there were more, or none, an onlooker.
        people = [number for number, name in enumerate(record.seats) if name == PERSON]
        seat = people[0] if len(people) == 1 else None
    events: list[Event] = []
    state = record.replay(-1 if at is None else at, events)
    texts = game_texts(record.game, record.options, len(record.seats))
    out = console()
    lines = list(log_lines([(event, 0) for event in events], texts, seat))
    for line in lines if most is None else lines[len(lines) - min(most, len(lines)) :]:
        out.print(line)
    view = state.view(seat)
    show_screen(out, view, texts, [])
    name = say("replay-onlooker") if seat is None else texts.seat(seat)
    count = len(record.entries)
    out.print(Text(say("replay-at", at=count if at is None else at, count=count, name=name), "dim"))
    left = [] if fetched is None else fetched.left(count if at is None else at)
    if left:
        out.print(Text(clock_line([texts.seat(number) for number in range(len(left))], left)))
    for actor in state.to_act():
        out.print(Text(texts.wait(view, actor)))
    outcome = state.outcome()
    if outcome is not None:
        for renderable in outcome_lines(texts, outcome):
            out.print(renderable)

"""`triumvir review`: what a recorded game was decided by, and what would have been better."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command


@make_command("review")
@click.argument("file", metavar="FILE")
@click.option("--as", "as_seat", metavar="SEAT", help="help-review-as")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--quick", is_flag=True, help="help-review-quick")
def command(file: str, as_seat: str | None, as_json: bool, quick: bool) -> None:
    import msgspec

    from triumvir.cli.arguments import PERSON, read_seat
    from triumvir.cli.files import load
    from triumvir.cli.reviewed import review_lines, watch
    from triumvir.cli.speech import game_texts
    from triumvir.cli.terminal import console
    from triumvir.review import review_slowly
    from triumvir.review.effort import QUICK

    record = load(file)
    record.verify()
    # The one person who played is told; where there were more, or none, everybody.
    people = [number for number, name in enumerate(record.seats) if name == PERSON]
    told = people if len(people) == 1 else list(range(len(record.seats)))
    reader = people[0] if len(people) == 1 else None
    if as_seat is not None:
        reader = read_seat(record, as_seat)
        told = list(range(len(record.seats))) if reader is None else [reader]
    found = watch(review_slowly(record, effort=QUICK if quick else None, seats=told))
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    out = console()
    texts = game_texts(record.game, record.options, len(record.seats))
    for renderable in review_lines(found, texts, record, reader):
        out.print(renderable)

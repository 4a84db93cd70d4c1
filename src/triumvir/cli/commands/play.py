"""`triumvir play`: a person against a bot, or people at one terminal."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command


@make_command("play")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option("--seats", metavar="SEATS", help="help-seats-play")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="help-option")
@click.option("--seed", metavar="SEED", help="help-seed-play")
@click.option("--save", "save_path", metavar="FILE", help="help-save")
@click.option("--resume", "resume_path", metavar="FILE", help="help-resume")
def command(
    game_id: str | None,
    seats: str | None,
    options: tuple[str, ...],
    seed: str | None,
    save_path: str | None,
    resume_path: str | None,
) -> None:
    import contextlib
    import secrets
    from pathlib import Path

    from rich.text import Text

    from triumvir.cli.arguments import default_seats, read_options, read_seats
    from triumvir.cli.files import load, save
    from triumvir.cli.sitting import Sitting
    from triumvir.cli.speech import refusal, say
    from triumvir.cli.terminal import console, hang_up_interrupts, hint, is_terminal
    from triumvir.core.record import Deal, Record
    from triumvir.core.registry import find

    path = Path(save_path) if save_path else None
    if path is not None and path.is_dir():
        raise refusal("error-save-directory", file=str(path))
    if path is not None and path.exists():
        raise refusal("error-exists", file=str(path))
    if resume_path is not None:
        if options or seed is not None:
            raise refusal("error-resume-options")
        record = load(resume_path)
        if game_id is not None and find(game_id) is not record.game:
            raise refusal("error-resume-game", file=resume_path, game=record.game.meta.id)
        if record.verify().outcome() is not None:
            hint(console(), "play-already-over", "replay", resume_path)
            return
        path = path or Path(resume_path)
        names = read_seats(record.game, seats, people=True) if seats else known_seats(record.seats)
        if len(names) != len(record.seats):
            raise refusal("error-resume-seats", count=len(record.seats))
    else:
        game = find(game_id or "caesar-cleopatra")
        names = read_seats(game, seats or default_seats(game), people=True)
        deal = Deal.fair(secrets.token_hex(16)) if seed is None else Deal.seeded(seed)
        record = Record(game, read_options(game, options), names, deal)
        record.start()  # raises what only the game itself can refuse
    if path is not None:
        save(record, path)
    out = console()
    if is_terminal():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  a line can be edited and called back
    if record.deal.commitment and not record.entries:
        out.print(Text(say("play-commitment")))
        out.print(Text(f"  {record.deal.commitment}", "dim"))
        if is_terminal():
            out.print(Text(say("play-pause"), "dim"))
            with contextlib.suppress(EOFError):
                input()
    with hang_up_interrupts():
        Sitting(out, record, names, path).play()


def known_seats(names: list[str]) -> list[str]:
    """Who continues: bots by their names, people everywhere else."""
    from triumvir.bots import BOTS
    from triumvir.cli.arguments import PERSON

    return [name if name in BOTS else PERSON for name in names]

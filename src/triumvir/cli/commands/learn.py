"""`triumvir learn`: lessons on the real table."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command


@make_command("learn")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.argument("number", metavar="[NUMBER]", type=int, required=False)
def command(game_id: str | None, number: int | None) -> None:
    from rich.text import Text

    from triumvir.cli.learning import Learning, lesson_texts
    from triumvir.cli.progress import Progress, default_file
    from triumvir.cli.speech import refusal, say
    from triumvir.cli.terminal import console
    from triumvir.core.registry import find
    from triumvir.lessons import lessons_of

    game = find(game_id or "caesar")
    lessons = lessons_of(game.meta.id)
    progress = Progress(default_file())
    out = console()
    if not lessons:
        raise refusal("error-no-lessons", game=game.meta.id)
    if number is not None and not 1 <= number <= len(lessons):
        raise refusal("error-lesson", number=number, last=len(lessons))
    words = lesson_texts(game.meta.id)
    out.print(Text(say("learn-title", game=game.meta.title), "bold"))
    for place, lesson in enumerate(lessons, 1):
        mark = "✓" if progress.is_done(lesson) else " "
        out.print(Text(f"{mark} {place}) {words.say(lesson.message())}"))
    undone = [place for place, lesson in enumerate(lessons, 1) if not progress.is_done(lesson)]
    place = number or (undone[0] if undone else 1)
    while Learning(out, lessons[place - 1], progress).take():
        if place == len(lessons):
            out.print(Text(say("learn-all", game=game.meta.id)))
            return
        place += 1
        title = words.say(lessons[place - 1].message())
        out.print(Text(say("learn-next", number=place, title=title), "bold"))
        try:
            if input("> ").strip().casefold() in ("q", "n"):
                return
        except (EOFError, KeyboardInterrupt):
            return

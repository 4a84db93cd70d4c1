"""A lesson in the terminal: read, choose, see what follows."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from triumvir.cli.ask import pick, read_line
from triumvir.cli.log import log_lines
from triumvir.cli.progress import Progress
from triumvir.cli.screen import show_screen
from triumvir.cli.speech import language, say
from triumvir.cli.terminal import is_terminal
from triumvir.core.action import Action
from triumvir.core.event import Event
from triumvir.core.registry import find
from triumvir.lessons import Lesson, LessonRun, Step
from triumvir.texts import GameTexts, Texts


class Leave(Exception):
    """The learner goes; the next visit begins at this step."""


def lesson_texts(game_id: str) -> Texts:
    return Texts(language(), (f"{game_id}-lessons",))


class Learning:
    def __init__(self, out: Console, lesson: Lesson, progress: Progress) -> None:
        self.out = out
        self.lesson = lesson
        self.progress = progress
        self.words = lesson_texts(lesson.game)
        game = find(lesson.game)
        self.texts = GameTexts(game, language(), options=game.meta.read_options(lesson.options))
        self.run = LessonRun(game, lesson, progress.steps_done(lesson))
        self.clear = is_terminal()
        self.fresh: list[Event] = []
        self.shown = -1  # the position on the screen

    def take(self) -> bool:
        """Whether the lesson was taken to its end."""
        try:
            while (step := self.run.step) is not None:
                self.show()
                self.out.print(Text(self.words.say(self.lesson.message(step.id)), "bold"))
                if step.allow:
                    self.choose(step)
                else:
                    self.pause()
                    self.run.read_on()
                self.progress.keep(self.lesson, self.run.number)
        except (Leave, EOFError, KeyboardInterrupt):
            self.out.print(Text(say("learn-left")))
            return False
        self.show()
        self.out.print(Text(self.words.say(self.lesson.message("won")), "bold"))
        self.progress.keep(self.lesson, len(self.lesson.steps))
        return True

    def show(self) -> None:
        """The board, if it has changed."""
        if self.shown == self.run.state.seq:
            return
        self.shown = self.run.state.seq
        lines = log_lines([(event, 0) for event in self.fresh], self.texts, self.lesson.seat)
        show_screen(self.out, self.run.view(), self.texts, lines, self.clear)

    def choose(self, step: Step) -> None:
        """Until a choice is right; a wrong one shows what would follow and is taken back."""
        while True:
            first, *more = self.ask()
            answer = self.run.choose(first)
            self.fresh = answer.events
            for action in more:
                if not answer.right or self.run.step is not step:
                    break
                answer = self.run.choose(action)
                self.fresh.extend(answer.events)
            if answer.right:
                return
            for event in answer.events:
                self.out.print(Text(f"  {self.texts.told(event, self.lesson.seat)}"))
            self.out.print(Text(self.words.say(answer.say), "bold red"))

    def ask(self) -> tuple[Action, ...]:
        chosen = pick(self.out, self.run.view(), self.run.offered(), self.texts)
        if chosen is None:
            raise Leave
        return chosen

    def pause(self) -> None:
        self.out.print(Text(say("play-pause"), "dim"))
        if read_line().casefold() == "q":
            raise Leave

"""A puzzle in the terminal: look, choose once, see what was best and why."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from triumvir.cli.ask import pick
from triumvir.cli.hints import judged_line, reason_line
from triumvir.cli.screen import show_screen
from triumvir.cli.speech import language, say
from triumvir.cli.terminal import is_terminal
from triumvir.core.action import Action
from triumvir.core.event import Event
from triumvir.core.registry import find
from triumvir.puzzles import Puzzle
from triumvir.texts import GameTexts, Texts


class Solving:
    def __init__(self, out: Console, puzzle: Puzzle, number: int, count: int) -> None:
        self.out = out
        self.puzzle = puzzle
        self.game = find(puzzle.game)
        self.texts = GameTexts(self.game, language(), options=self.game.meta.read_options({}))
        self.own = Texts(language(), ("common", "coach", "daily"))
        self.state, _ = puzzle.play(self.game)
        self.title = say("puzzle-number", number=number, count=count)

    def solve(self) -> bool:
        """Whether the best was chosen; also false if the reader leaves."""
        view = self.state.view(self.puzzle.seat)
        show_screen(self.out, view, self.texts, [], is_terminal())
        self.out.print(Text(self.title, "dim"))
        self.out.print(Text(self.own.say("puzzle-ask"), "bold"))
        try:
            picked = pick(self.out, view, view.choices, self.texts, "puzzle-keys")
        except (EOFError, KeyboardInterrupt):
            return False
        if picked is None:
            return False
        chosen = picked[0]
        self.tell(chosen)
        return chosen.text == self.puzzle.best

    def tell(self, chosen: Action) -> None:
        """Right or wrong, why, and what would follow the best."""
        puzzle = self.puzzle
        right = chosen.text == puzzle.best
        best = self.texts.choice(self.game.parse(puzzle.best))
        other = puzzle.second if right else chosen.text
        beside = puzzle.answers[other]
        self.out.print(Text(self.own.say("puzzle-right" if right else "puzzle-wrong"), "bold"))
        key = "puzzle-well" if right else "puzzle-better"
        self.out.print(Text(self.own.say(key, choice=best)))
        for reason in beside.reasons:
            self.out.print(Text(f"  {reason_line(self.texts, self.own, reason)}"))
        if not beside.reasons:
            self.out.print(Text(f"  {self.own.say('coach-later')}"))
        judged = self.texts.choice(self.game.parse(other))
        value = puzzle.answers[puzzle.best].value
        self.out.print(Text(judged_line(self.own, best, value, judged, beside.value)))
        self.out.print(Text(self.own.say("coach-judgement"), "dim"))
        self.out.print(Text(say("puzzle-line"), "bold"))
        for event in self.followed(puzzle.best):
            self.out.print(Text(f"  {self.texts.told(event, puzzle.seat)}"))

    def followed(self, text: str) -> list[Event]:
        """What happens after a choice, with the answers to it."""
        state, events = self.state.clone(), list[Event]()
        state.play(self.puzzle.seat, self.game.parse(text), events)
        for seat, action in self.puzzle.answers[text].line:
            state.play(seat, self.game.parse(action), events)
        return events

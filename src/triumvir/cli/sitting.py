"""A sitting: people and bots at one terminal, from the first question to the end of the game."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from triumvir.bots import Bot, make_bot
from triumvir.cli.arguments import PERSON
from triumvir.cli.ask import Wish, ask, read_line
from triumvir.cli.files import new_name, save, save_somewhere
from triumvir.cli.hints import STAGES, hint_lines
from triumvir.cli.log import log_lines
from triumvir.cli.reference import find_rules, rule_table
from triumvir.cli.score import outcome_lines
from triumvir.cli.screen import show_screen
from triumvir.cli.speech import game_texts, say
from triumvir.cli.table import Table
from triumvir.cli.terminal import hint, is_terminal
from triumvir.coach import Advice, advise
from triumvir.core.dealer import fresh_seed
from triumvir.core.errors import TriumvirError
from triumvir.core.record import Record


class Leave(Exception):
    """Somebody wants to go; `ask` whether to save, or save at once."""

    def __init__(self, ask: bool) -> None:
        super().__init__()
        self.ask = ask


class Sitting:
    def __init__(self, out: Console, record: Record, seats: list[str], path: Path | None) -> None:
        self.out = out
        self.table = Table(record)
        self.texts = game_texts(record.game, record.options, len(record.seats))
        self.path = path
        self.people = [seat for seat, name in enumerate(seats) if name == PERSON]
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(seats):
            if name != PERSON:
                # Not the seed of the deal: a bot must not be able to derive the cards from its own
                # random numbers.
                seed = f"{record.deal.document()}/{len(record.entries)}/{seat}"
                self.bots[seat] = make_bot(name, record.game, seed)
        self.shown = self.people[0] if len(self.people) == 1 else -1  # who looks at the screen
        self.fresh: dict[int, int] = {}  # per seat: from which step on the log is new to it
        self.clear = is_terminal()
        # After how many steps a hint was asked for, what it was, and how much of it was told
        self.hinted: tuple[int, Advice, int] | None = None

    def play(self) -> None:
        """Until the game is over, or somebody leaves."""
        try:
            while self.table.state.to_act():
                seat = self.next_seat()
                if seat in self.bots:
                    view = self.table.state.view(seat)
                    self.table.act(seat, [self.bots[seat].choose(view).text])
                else:
                    self.turn(seat)
                self.keep()
            self.finish()
        except Leave as leave:
            self.leave(leave.ask)
        except (EOFError, KeyboardInterrupt):
            self.leave(ask=False)
        except Exception:
            # A bug of ours must not cost the game.
            save_somewhere(self.table.record, self.path)
            raise

    def next_seat(self) -> int:
        """Who is asked now. Where several choose blindly, the same person goes on, and people come
        first.
        """
        actors = self.table.state.to_act()
        if self.shown in actors:
            return self.shown
        people = [seat for seat in actors if seat in self.people]
        return people[0] if people else actors[0]

    def turn(self, seat: int) -> None:
        """One decision of a person."""
        self.curtain(seat)
        fresh = self.fresh.get(seat, 0)
        while True:
            view = self.table.state.view(seat)
            lines = log_lines(self.table.events(), self.texts, seat, fresh)
            show_screen(self.out, view, self.texts, lines, self.clear)
            answer = ask(self.out, self.table.state, view, self.texts)
            if isinstance(answer, Wish):
                if self.fulfil(answer, seat):
                    return
                self.pause()
                continue
            self.fresh[seat] = len(self.table.steps)
            self.table.act(seat, answer)
            return

    def curtain(self, seat: int) -> None:
        """Between two people: nobody sees the other's cards."""
        if seat == self.shown:
            return
        self.shown = seat
        if len(self.people) > 1:
            if self.clear:
                self.out.clear()
            self.out.print(Text(say("play-curtain", name=self.texts.seat(seat)), "bold"))
            read_line()

    def fulfil(self, wish: Wish, seat: int) -> bool:
        """Do what was asked for; whether the position has changed."""
        if wish.letter == "q":
            raise Leave(ask=True)
        if wish.letter == "u":
            if self.table.can_undo(seat):
                self.table.undo()
                self.fresh[seat] = len(self.table.steps)
                return True
            self.out.print(Text(say("play-no-undo"), "bold red"))
        elif wish.letter == "s":
            self.save(wish.rest)
        elif wish.letter == "h":
            self.explain("", seat)
        elif wish.letter == "l":
            for line in log_lines(self.table.events(), self.texts, seat):
                self.out.print(line)
        elif wish.letter == "?" and not wish.rest:
            self.hint(seat)
        else:
            self.explain(wish.rest, seat)
        return False

    def hint(self, seat: int) -> None:
        """What the coach says: where, what kind, then which, one more with every question."""
        view = self.table.state.view(seat)
        if self.hinted is None or self.hinted[0] != len(self.table.steps):
            self.hinted = (len(self.table.steps), advise(self.texts.game, view, fresh_seed()), 0)
        steps, advice, stage = self.hinted
        self.hinted = (steps, advice, min(stage + 1, STAGES))
        for line in hint_lines(self.texts, advice, self.hinted[2]):
            self.out.print(Text(line))

    def explain(self, wanted: str, seat: int) -> None:
        """The rule that was asked for, or those for what may be done now."""
        try:
            if wanted:
                rules = find_rules(self.texts, wanted)
            else:
                rules = self.texts.prompt_rules(self.table.state.view(seat))
                self.out.print(Text(say("play-rules", game=self.texts.game.meta.id), "bold"))
            self.out.print(rule_table(self.texts, rules))
        except Exception as error:
            self.complain(error)

    def save(self, name: str) -> None:
        path = Path(name) if name else self.path or Path(new_name(self.texts.game.meta.id))
        try:
            if path != self.path and path.exists():
                key = "error-save-directory" if path.is_dir() else "error-exists"
                self.out.print(Text(say(key, file=str(path)), "bold red"))
                return
            save(self.table.record, path)
        except Exception as error:
            self.complain(error)
            return
        self.path = path
        self.out.print(Text(say("play-saved", file=str(path))))

    def complain(self, error: Exception) -> None:
        """Say what was wrong and continue; anything but a refusal is a bug of ours."""
        if isinstance(error, click.ClickException):
            self.out.print(Text(error.format_message(), "bold red"))
        elif isinstance(error, TriumvirError):
            self.out.print(Text(str(error), "bold red"))
        else:
            raise error

    def keep(self) -> None:
        """Where a file was named, it is written after every action."""
        if self.path is None:
            return
        try:
            save(self.table.record, self.path)
        except click.ClickException as error:
            # The file cannot be written any more: say so once, and find another at the end.
            self.complain(error)
            self.path = None
            self.pause()

    def pause(self) -> None:
        """Before the screen is cleared again, let the reader read."""
        if self.clear:
            self.out.print(Text(say("play-pause"), "dim"))
            read_line()

    def leave(self, ask: bool) -> None:
        """Save the game, unless its players do not want it."""
        wanted = bool(self.table.record.entries)
        if wanted and ask and self.path is None:
            self.out.print(Text(say("play-ask-save")))
            with contextlib.suppress(EOFError, KeyboardInterrupt):
                wanted = read_line().casefold()[:1] not in ("n", "0")
        # Save first: the terminal may be gone, and nothing can be said any more.
        path = save_somewhere(self.table.record, self.path) if wanted else None
        with contextlib.suppress(OSError):
            self.out.print()
            if path is None:
                self.out.print(Text(say("play-left")))
            else:
                hint(self.out, "play-left-saved", "play --resume", str(path))
            sys.stdout.flush()

    def finish(self) -> None:
        """The last board, the log, and every point explained."""
        seat = self.people[0] if len(self.people) == 1 else None
        fresh = self.fresh.get(seat, 0) if seat is not None else 1 << 30
        lines = log_lines(self.table.events(), self.texts, seat, fresh)
        show_screen(self.out, self.table.state.view(seat), self.texts, lines, self.clear)
        outcome = self.table.state.outcome()
        assert outcome is not None
        self.out.print()
        for line in outcome_lines(self.texts, outcome):
            self.out.print(line)
        self.out.print()
        if self.path is None:
            self.out.print(Text(say("play-over-save")))
            try:
                name = read_line()
            except (EOFError, KeyboardInterrupt):
                self.out.print()
                return
            if name:
                self.save("" if name.casefold() == "s" else name.removeprefix("s "))
        if self.path is not None:
            hint(self.out, "play-over-saved", "verify", str(self.path))

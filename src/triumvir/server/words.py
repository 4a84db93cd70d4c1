"""Sentences for a reader: what may be done, what happened, how it ended."""

from __future__ import annotations

from triumvir.core.event import Event
from triumvir.core.view import View
from triumvir.server.entry import Entry
from triumvir.server.messages import ChoiceWords, SeatWords
from triumvir.server.table import Table
from triumvir.texts import GameTexts, Texts


class Words:
    """One language at one table."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        roles = GameTexts(table.game, language)
        names = []
        for number, seat in enumerate(table.seats):
            role = roles.seat(number)
            names.append(f"{seat.shown()} ({role})" if seat.shown() else role)
        self.texts = GameTexts(table.game, language, names)
        self.own = Texts(language, ("common", "server"))

    def view(self, view: View) -> SeatWords:
        texts = self.texts
        actors = self.table.to_act()
        acting = view.seat is not None and view.seat in actors
        return SeatWords(
            name=self.own.say("onlooker") if view.seat is None else texts.seat(view.seat),
            prompt=texts.prompt(view) if acting else "",
            choices=[
                ChoiceWords(action=action.text, words=texts.choice(action))
                for action in (view.choices if acting else [])
            ],
            rules=[f"{rule}: {texts.rule(rule)}" for rule in texts.prompt_rules(view)],
            waiting=[texts.wait(view, seat) for seat in actors if seat != view.seat],
            outcome=self.outcome(),
        )

    def outcome(self) -> list[str]:
        """Why it ended, who won, and every point."""
        result = self.table.result
        if result is None:
            return []
        lines: list[str] = []
        seat = result["seat"]
        if result["reason"] != "finished":
            name = self.texts.seat(seat) if isinstance(seat, int) else ""
            lines.append(self.own.say(f"result-{result['reason']}", name=name))
        outcome = None if self.table.state is None else self.table.state.outcome()
        if outcome is not None:
            lines += [self.texts.reason(outcome.reason), self.texts.outcome(outcome.ranks)]
            for number, points in enumerate(outcome.points):
                lines.append(f"{self.texts.seat(number)}: {points}")
                lines += [
                    f"– {self.texts.line(line)}: {line['points']}"
                    for line in outcome.lines
                    if line["seat"] == number
                ]
        return lines

    def event(self, event: Event, seat: int | None) -> str:
        return f"{self.texts.told(event, seat)} ({event.rule})"

    def entry(self, entry: Entry) -> str:
        """What was done at the table beside the game."""
        name = self.texts.seat(entry.seat) if entry.seat >= 0 else ""
        what = entry.text.split(" ")[0]
        kind = f"{entry.kind}-{what}" if entry.kind in ("propose", "end") else entry.kind
        count = entry.text.split(" ")[-1]
        number = int(count) if count.isdecimal() else 0
        return self.own.say(f"log-{kind}", name=name, text=entry.text, count=number)

"""Sentences for a reader: what may be done, what happened, how it ended."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.view import View
from triumvir.server.entry import Entry
from triumvir.server.messages import ChoiceInfo, OutcomeWords, ScoreLine, SeatWords
from triumvir.server.seat import Seat
from triumvir.server.table import Table
from triumvir.texts import GameTexts, Texts

# Bots of one level at one table; no game seats more than five.
NUMERALS = ("I", "II", "III", "IV", "V")


class Words:
    """One language at one table."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.own = Texts(language, ("common", "server"))
        roles = GameTexts(table.game, language, options=table.options)
        shown = [self.shown(seat) for seat in table.seats]
        # One name at several seats (one person at one screen) tells nobody who acted.
        names = [
            roles.seat(number)
            if not name
            else f"{name} ({roles.seat(number)})"
            if shown.count(name) > 1
            else name
            for number, name in enumerate(shown)
        ]
        self.texts = GameTexts(table.game, language, names)

    def shown(self, seat: Seat) -> str:
        """A person's name; a bot is always called one, in the reader's language."""
        if not seat.bot:
            return seat.name
        level = self.level(seat.bot)
        if seat.name:
            level = f"{seat.name}, {level}"
        else:
            alike = [one for one in self.table.seats if one.bot == seat.bot and not one.name]
            if len(alike) > 1:
                level += f" {NUMERALS[alike.index(seat)]}"
        return self.own.say("bot-name", level=level)

    def level(self, bot: str) -> str:
        return self.own.find(f"level-{bot}") or bot

    def view(self, view: View) -> SeatWords:
        texts = self.texts
        actors = self.table.to_act()
        acting = view.seat is not None and view.seat in actors
        return SeatWords(
            name=self.own.say("onlooker") if view.seat is None else texts.seat(view.seat),
            prompt=texts.prompt(view) if acting else "",
            choices=[self.choice(view, action) for action in (view.choices if acting else [])],
            rules=texts.prompt_rules(view),
            waiting=[texts.wait(view, seat) for seat in actors if seat != view.seat],
            outcome=self.outcome(),
        )

    def choice(self, view: View, action: Action) -> ChoiceInfo:
        return ChoiceInfo(
            text=action.text,
            kind=action.kind,
            fields=action.fields,
            preview=self.table.game.preview(view, action),
            words=self.texts.choice(action),
        )

    def outcome(self) -> OutcomeWords | None:
        """Why it ended, who won, and every point."""
        result = self.table.result
        if result is None:
            return None
        outcome = None if self.table.state is None else self.table.state.outcome()
        if outcome is None:
            seat = result["seat"]
            name = self.texts.seat(seat) if isinstance(seat, int) else ""
            why = self.own.say(f"result-{result['reason']}", name=name)
            return OutcomeWords(reason=why, verdict="", lines=[])
        return OutcomeWords(
            reason=self.texts.reason(outcome.reason),
            verdict=self.texts.outcome(outcome.ranks),
            lines=[self.line(line) for line in outcome.lines],
        )

    def line(self, line: Document) -> ScoreLine:
        seat, points = line["seat"], line["points"]
        assert isinstance(seat, int)
        assert isinstance(points, int)
        return ScoreLine(
            seat=seat,
            kind=str(line["kind"]),
            points=points,
            rule=str(line["rule"]),
            words=self.texts.line(line),
        )

    def event(self, event: Event, seat: int | None) -> str:
        return self.texts.told(event, seat)

    def entry(self, entry: Entry) -> str:
        """What was done at the table beside the game."""
        name = self.texts.seat(entry.seat) if entry.seat >= 0 else ""
        what = entry.text.split(" ")[0]
        kind = f"{entry.kind}-{what}" if entry.kind in ("propose", "end") else entry.kind
        count = entry.text.split(" ")[-1]
        number = int(count) if count.isdecimal() else 0
        text = self.level(entry.text) if entry.kind == "bot" else entry.text
        return self.own.say(f"log-{kind}", name=name, text=text, count=number)

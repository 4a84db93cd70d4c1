"""Sentences for a reader: what may be done, what happened, how it ended."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.view import View
from triumvir.server.protocol.messages import ChoiceInfo, OutcomeWords, ScoreLine, SeatWords
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.seat import Seat
from triumvir.server.tables.table import Table
from triumvir.texts import GameTexts, Texts

FILES = ("common", "server")

# Each level has so many names; no game seats more.
NAMES = 5


def bot_place(game: str, seat: int) -> int:
    """Which of its level's names a bot has at a seat: others in another game, all different at one
    table, and the same for everybody who reads (web/src/texts/game-texts.ts does likewise)."""
    letters = sum(place * ord(letter) for place, letter in enumerate(game))
    return (letters + seat - 1) % NAMES + 1


class Words:
    """One language at one table."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.own = Texts(language, FILES)
        roles = GameTexts(table.game, language, options=table.options)
        shown = [self.shown(number, seat) for number, seat in enumerate(table.seats)]
        # One name at several seats (one person at one screen) tells nobody who acted.
        names = [
            roles.seat(number) if not name or shown.count(name) > 1 else name
            for number, name in enumerate(shown)
        ]
        self.texts = GameTexts(table.game, language, names, table.options)

    def shown(self, number: int, seat: Seat) -> str:
        """A person's name, or the bot's own in the reader's language."""
        if not seat.bot:
            return seat.name
        if seat.name:
            return self.own.say("bot-name", level=f"{seat.name}, {self.level(seat.bot)}")
        return self.bot(number, seat.bot)

    def bot(self, number: int, bot: str) -> str:
        place = bot_place(self.table.game.meta.id, number)
        return self.own.find(f"bot-{bot}-{place}") or self.level(bot)

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
        kind = (
            f"{entry.kind}-{what}"
            if entry.kind in ("propose", "end", "lock", "admit", "coach")
            else entry.kind
        )
        count = entry.text.split(" ")[-1]
        number = int(count) if count.isdecimal() else 0
        text = entry.text
        if entry.kind == "bot":
            called, level = self.bot(entry.seat, text), self.level(text)
            text = self.own.say("bot-known", name=called, level=level)
        return self.own.say(f"log-{kind}", name=name, text=text, count=number)

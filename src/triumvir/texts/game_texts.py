"""The sentences of one game: choices, events, prompts, the score, the rule reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.game import Game
from triumvir.core.view import View
from triumvir.texts.messages import Texts, message_id
from triumvir.texts.variables import fill


class GameTexts(Texts):
    """What a reader of one language is told of one game.

    `seat_names` are the players' names; without them a seat has the name of its role at a table
    with these `options`, or a number.
    """

    def __init__(
        self,
        game: Game,
        language: str,
        seat_names: Sequence[str] = (),
        options: Document | None = None,
    ) -> None:
        super().__init__(language, ("common", game.meta.id))
        self.game: Final = game
        self.seat_names: Final = tuple(seat_names)
        self.roles: Final = game.roles({} if options is None else options)

    # Names

    def title(self) -> str:
        return self.find("title") or self.game.meta.title

    def blurb(self) -> str:
        return self.say("blurb")

    def seat(self, seat: int) -> str:
        """The name of the player, else of the role, else of the seat."""
        if seat < len(self.seat_names):
            return self.seat_names[seat]
        if seat < len(self.roles):
            return self.say(message_id("seat", self.roles[seat]))
        return self.say("seat-numbered", number=seat + 1)

    def term(self, word: str) -> str:
        """The name of a thing that actions, events and views call by a word."""
        return self.say(message_id("term", word))

    def terms(self, words: Sequence[str]) -> str:
        return self.join([self.term(word) for word in words])

    def option(self, name: str) -> str:
        return self.say(message_id("option", name))

    def option_value(self, name: str, value: object) -> str:
        if isinstance(value, bool):
            value = "yes" if value else "no"
        return self.say(message_id("option", name, str(value)))

    # Sentences

    def about(self, key: str, fields: Mapping[str, object]) -> str:
        """Any message whose variables are fields of an action, an event, a view or a score line."""
        text = self.find(key, fill(self, fields))
        return f"[{key}]" if text is None else text

    def choice(self, action: Action) -> str:
        return self.about(message_id("choice", action.kind), action.fields)

    def kind(self, kind: str) -> str:
        """What a menu calls all choices of one kind together."""
        text = self.find(message_id("kind", kind))
        return self.say("kind-unnamed", kind=kind) if text is None else text

    def event(self, document: Mapping[str, object], known: bool = False) -> str:
        """What happened; `known`, if the reader may see the event's secret, which is in it."""
        key = message_id("event", str(document["kind"]))
        if known and self.find(f"{key}-known") is not None:
            key = f"{key}-known"
        return self.about(key, document)

    def told(self, event: Event, seat: int | None) -> str:
        """What happened, as a seat or an onlooker is told."""
        known = event.secret is not None and seat is not None and bool(event.seen_by >> seat & 1)
        return self.event(event.told(seat), known)

    def prompt(self, view: View) -> str:
        """What the seat of the view may do now."""
        return self.about(message_id("prompt", str(view.data["phase"])), view.data)

    def prompt_rules(self, view: View) -> list[str]:
        """The ids of the rules that say more about what may be done now."""
        rules = self.find(message_id("prompt", str(view.data["phase"])), None, "rules")
        return [] if rules is None else rules.split()

    def wait(self, view: View, seat: int) -> str:
        """What everybody else waits for."""
        fields = dict(view.data)
        fields["seat"] = seat
        return self.about(message_id("wait", str(view.data["phase"])), fields)

    def reason(self, reason: str) -> str:
        return self.say(message_id("reason", reason))

    def line(self, line: Mapping[str, object]) -> str:
        """One line of the score."""
        return self.about(message_id("line", str(line["kind"])), line)

    def outcome(self, ranks: Sequence[int]) -> str:
        """Who won."""
        winners = [self.seat(seat) for seat, rank in enumerate(ranks) if rank == 1]
        if not winners:  # alone against the game itself
            return self.say("outcome-lost", loser=self.seat(0))
        key = "outcome-winner" if len(winners) == 1 else "outcome-draw"
        return self.say(key, winner=self.join(winners))

    # The rule reference

    def rule(self, key: str) -> str:
        """Our own prose for a rule such as `CC-118`."""
        return self.say(message_id("rule", key))

    def section(self, key: str) -> str:
        """The heading that stands before a rule; nothing within a section."""
        return self.find(message_id("rule", key), None, "section") or ""

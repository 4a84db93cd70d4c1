"""The sentences of one game: choices, events, prompts, the score, the rule reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import TriumvirError
from triumvir.core.event import Event
from triumvir.core.game import Game
from triumvir.core.view import View
from triumvir.texts.messages import Texts, message_id
from triumvir.texts.variables import fill

# Fields of errors that quote the input, so that they are not words of the game.
TYPED: Final = (
    "found",
    "known",
    "key",
    "where",
    "text",
    "detail",
    "title",
    "option",
    "game",
    "rules",
)


class GameTexts(Texts):
    """What a reader of one language is told of one game.

    `seat_names` are the players' names; without them a seat has the name of its role at a table
    with these `options`, or a number. `seats` says how many play, if no names do.
    """

    def __init__(
        self,
        game: Game,
        language: str,
        seat_names: Sequence[str] = (),
        options: Document | None = None,
        seats: int | None = None,
    ) -> None:
        super().__init__(language, ("common", "refusals", game.meta.id))
        self.game: Final = game
        self.seat_names: Final = tuple(seat_names)
        self.roles: Final = game.roles({} if options is None else options)
        self.seats: Final = len(seat_names) or seats or len(self.roles)

    # Names

    def title(self) -> str:
        return self.find("title") or self.game.meta.title

    def blurb(self) -> str:
        return self.say("blurb")

    def credits(self) -> str:
        """Who made parts of the game beside its designer; nothing for most games."""
        return self.find("credits") or ""

    def seat(self, seat: int) -> str:
        """The name of the player, else of the role, else of the seat."""
        if seat < len(self.seat_names):
            return self.seat_names[seat]
        if seat < len(self.roles):
            return self.say(message_id("seat", self.roles[seat]))
        return self.say("seat-numbered", number=seat + 1)

    def side(self, role: str) -> str:
        """Who plays a role: a player, or the game itself if fewer sit there than it has roles."""
        if role not in self.roles:
            return self.term(role)
        seat = self.roles.index(role)
        return self.seat(seat) if seat < self.seats else self.say("seat-itself")

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
        """The menu entry for all choices of one kind."""
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
        """What the seat of the view may do now, and only that: the variables `$usual` and
        `$optional` say whether one of the kinds in the prompt's attributes of these names is among
        the choices."""
        key = message_id("prompt", str(view.data["phase"]))
        offered = {choice.kind for choice in view.choices}
        can = {
            name: not offered.isdisjoint((self.find(key, None, name) or "").split())
            for name in ("usual", "optional")
        }
        return self.about(key, {**view.data, **can})

    def prompt_rules(self, view: View) -> list[str]:
        """The ids of the rules that say more about what may be done now."""
        rules = self.find(message_id("prompt", str(view.data["phase"])), None, "rules")
        return [] if rules is None else rules.split()

    def wait(self, view: View, seat: int) -> str:
        """What everybody else waits for."""
        fields = dict(view.data)
        fields["seat"] = seat
        return self.about(message_id("wait", str(view.data["phase"])), fields)

    def refusal(self, error: TriumvirError) -> str:
        """What an error says; if it cites rules, the first of them follows."""
        sentence = super().refusal(error)
        rule = str(error.fields.get("rules", "")).partition(",")[0]
        return f"{sentence} {self.rule(rule)}" if rule else sentence

    def refusal_variables(self, error: TriumvirError) -> dict[str, str | int | float]:
        """The fields in the words of the game, but what somebody typed as it was typed."""
        variables = super().refusal_variables(error)
        given = {
            name: value
            for name, value in error.fields.items()
            if name not in TYPED and not isinstance(value, int)
        }
        return {**variables, **fill(self, given)}

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
        """The heading before a rule; empty within a section."""
        return self.find(message_id("rule", key), None, "section") or ""

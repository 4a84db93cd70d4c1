"""Refusals, with a reason."""

from __future__ import annotations

from triumvir.core.errors import Fields, IllegalAction, TriumvirError
from triumvir.core.game import Game
from triumvir.texts import GameTexts, Texts, say_refusal

REASON = 200  # characters: what a decoder says may repeat all that came


class Refusal(TriumvirError):
    """A request that is not fulfilled; nothing has changed.

    `code` is for programs, and the message `refusal-<code>` of `server.ftl` says it to people, with
    the fields as its variables; unless it was caused by an error that has a message of its own, in
    the texts of the `game` if one is named.
    """

    def __init__(self, code: str, rule: str = "", status: int = 400, **fields: str | int) -> None:
        super().__init__(code, fields=dict(fields))
        self.code = code
        self.rule = rule
        self.status = status

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        cause = self.__cause__
        if isinstance(cause, TriumvirError) and cause.id:
            return say_refusal(cause, language, str(self.fields.get("game", "")))
        texts = Texts(language, ("common", "server"))
        key = f"refusal-{self.code}"
        return texts.find(key, texts.refusal_variables(self)) or f"[{key}]"


class RulesRefusal(Refusal):
    """What the rules of a game refuse: they say why."""

    def __init__(self, code: str, game: Game, error: TriumvirError) -> None:
        super().__init__(code, error.rule if isinstance(error, IllegalAction) else "")
        self.game = game
        self.error = error
        self.id = error.id
        self.fields: Fields = error.fields

    def sentence(self, language: str) -> str:
        return GameTexts(self.game, language).refusal(self.error)


class Stale(Exception):
    """The table has moved on since the sender looked; a fresh view helps.

    `ahead`: it is the sender who knows more, from another process.
    """

    def __init__(self, ahead: bool = False) -> None:
        super().__init__()
        self.ahead = ahead

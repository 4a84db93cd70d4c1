"""Saying no, with a reason."""

from __future__ import annotations

from triumvir.core.errors import TriumvirError
from triumvir.texts import Texts


class Refusal(TriumvirError):
    """A request that is not fulfilled; nothing has changed.

    `code` is for programs; the sentence for people is the message `refusal-<code>` of
    `server.ftl` in their language, unless one is given.
    """

    def __init__(
        self,
        code: str,
        sentence: str = "",
        rule: str = "",
        status: int = 400,
        **variables: str | int,
    ) -> None:
        super().__init__(sentence or spoken("en", code, variables))
        self.code = code
        self.rule = rule
        self.status = status
        self.given = sentence
        self.variables = variables

    def sentence(self, language: str) -> str:
        return self.given or spoken(language, self.code, self.variables)


class Stale(Exception):
    """The table has moved on since the sender looked; a fresh view helps.

    `ahead`: it is the sender who knows more, from another process.
    """

    def __init__(self, ahead: bool = False) -> None:
        super().__init__()
        self.ahead = ahead


def spoken(language: str, code: str, variables: dict[str, str | int]) -> str:
    return Texts(language, ("common", "server")).say(f"refusal-{code}", **variables)

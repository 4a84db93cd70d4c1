"""Finding a message and filling it in. A message that is missing never stops a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from triumvir.core.errors import TriumvirError
from triumvir.texts.language import FALLBACK

LOCALES: Final = Path(__file__).resolve().parent.parent / "locales"

# Numbers from here on are written as they are: Fluent's formatting of numbers has limits.
COUNTABLE: Final = 1_000_000

# Other spellings of letters, by language, for a terminal that lacks them. Set before the first
# message is read, so that lines are measured as they will be shown.
SPELLINGS: Final[dict[str, dict[int, str]]] = {}

# What Fluent can put into a sentence.
Variables = Mapping[str, str | int | float]


@cache
def load_file(language: str, name: str) -> Resource | None:
    """The messages of one file, read once: many bundles have the common ones."""
    path = LOCALES / language / f"{name}.ftl"
    if not path.is_file():
        return None
    return FluentResource(path.read_text(encoding="utf-8").translate(SPELLINGS.get(language, {})))


@cache
def load_bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    """The messages of some files in one language; a file that is missing has no messages."""
    # No isolation marks: none of our languages runs from right to left, and terminals show them.
    bundle = FluentBundle([language], use_isolating=False)
    for name in files:
        if (resource := load_file(language, name)) is not None:
            bundle.add_resource(resource)
    return bundle


def message_id(*words: str) -> str:
    """An id from its parts: `message_id("event", "vote_card")` is `event-vote-card`."""
    return "-".join(words).replace("_", "-")


PROGRAM: Final = ("common", "refusals", "cli", "host")


class Texts:
    """The messages of some files, in one language, with English behind it."""

    def __init__(self, language: str, files: Sequence[str] = PROGRAM) -> None:
        self.language: Final = language
        self.bundles: Final = [load_bundle(language, tuple(files))]
        if language != FALLBACK:
            self.bundles.append(load_bundle(FALLBACK, tuple(files)))

    def find(self, key: str, variables: Variables | None = None, part: str = "") -> str | None:
        """The message, or one of its attributes; None if no language has it."""
        for bundle in self.bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(part) if part else message.value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, dict(variables or {}))
                return str(text)
        return None

    def say(self, key: str, **variables: str | int | float) -> str:
        """The message; its id in brackets if it is missing."""
        text = self.find(key, variables)
        return f"[{key}]" if text is None else text

    def refusal(self, error: TriumvirError) -> str:
        """What an error says: `refusal-<id>`; the English sentence if there is no message."""
        if error.id:
            text = self.find(message_id("refusal", error.id), self.refusal_variables(error))
            if text is not None:
                return text
        return str(error)

    def refusal_variables(self, error: TriumvirError) -> dict[str, str | int | float]:
        """The fields, and as `reason` what the error that caused this one says."""
        variables: dict[str, str | int | float] = {}
        for name, value in error.fields.items():
            if isinstance(value, str):
                variables[name] = value
            elif isinstance(value, int):
                variables[name] = value if abs(value) < COUNTABLE else str(value)
        if isinstance(error.__cause__, TriumvirError):
            variables["reason"] = self.refusal(error.__cause__)
        return variables

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        return self.bundles[0].has_message(key)

    def join(self, items: Sequence[str]) -> str:
        """A list as part of a sentence."""
        if len(items) < 2:
            return items[0] if items else self.say("list-empty")
        first = self.say("list-comma").join(items[:-1])
        return self.say("list-and", first=first, last=items[-1])

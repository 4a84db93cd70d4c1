"""Every message said with sample values: no variable, article or elision may break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

NUMBERS: Final = (0, 1, 2, 5)
# Words that fields of these names hold; `term-<word>` is what stands in the sentence.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("assassination", "wrath", "castling", "philosopher", "3"),
    "target": ("philosopher", "4"),
    "group": ("aediles", "senators"),
    "groups_0": ("aediles", "praetors"),
    "groups_1": ("censors", "aediles"),
    "deck": ("influence", "action"),
    "place": ("villa", "forum", "theatre", "it-ac", "af"),
    "venue": ("circus", "colosseum", "theatre"),
    "from": ("circus", "theatre"),
    "visitor": ("matron", "student", "caesar"),
    "category": ("box", "stalls"),
    "favour": ("exchange", "other-venue"),
    "stage": ("favours", "shows"),
    "token": ("sword-5-1", "laurel-2-2", "shield-ship-4-4"),
    "bonus": ("senate", "might"),
    "offer": ("tactics", "wealth"),
    "province": ("af", "it"),
    "provinces_0": ("as", "ac"),
    "provinces_1": ("it", "ag"),
    "border": ("it-ac", "af-cy"),
    "high": ("it", "af"),
    "low": ("ac", "it"),
}
# Whose name may begin with a vowel, which French and English articles must bear.
PEOPLE: Final = re.compile(r"(seat|name|names|winner|loser|side|other_side|sides_\d|designer)$")
NAME: Final = "Anna"
WORD: Final = "Roma"

# Messages that are said of nothing at all, too: French counts 0 as [one], where “une partie” lies.
MAY_BE_ZERO: Final = frozenset(
    [
        *("verify-good", "ratings-rebuilt", "rating-games", "lobby-seconds"),
        *("clock-days", "clock-hours", "clock-minutes", "clock-seconds"),
    ]
)

BROKEN: Final[dict[str, str]] = {
    "": r"\{|\}|\$\w|  |(?<!\w) [.,](?!\w)|\.\.(?!\.)|^ ",
    "en": r"\b[Aa] (?!one\b|uni|use)[AEIOaeio]\w|\b[Aa]n (?![AEIOUaeiou8h])\w",
    "fr": r"(?<!-)\b([DdLl]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]i il) (?=[AEIOUaeiouâàéèêÉÀ])(?!onz|oui)",
}


class Uses(Visitor):
    """The variables of a message, those that select, and their exact keys."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            for given in node.arguments.positional:
                if isinstance(given, ast.VariableReference):
                    self.counted.add(given.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                key = "one" if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                if key in ("one", "few", "many"):
                    self.counted.add(name)
                elif key != "other":
                    self.keys.setdefault(name, set()).add(key)
        self.generic_visit(node)


def uses(pattern: ast.Pattern, patterns: dict[str, ast.Pattern]) -> Uses:
    """What a message uses, with the parts that it is made of."""
    found = Uses()
    found.visit(pattern)
    for message in list(found.messages):
        if message in patterns:
            part = uses(patterns[message], patterns)
            found.variables |= part.variables
            found.counted |= part.counted
            for name, keys in part.keys.items():
                found.keys.setdefault(name, set()).update(keys)
    return found


Values = dict[str, str | int]


def samples(bundle: FluentBundle, found: Uses) -> Iterator[Values]:
    """A first set of values, then each variable with each of its other values."""
    choices: dict[str, list[Values]] = {}
    names = {name.removesuffix("_id") for name in found.variables}
    for name in sorted(names):
        if name in found.counted:
            choices[name] = [{name: number} for number in NUMBERS]
        elif name in WORDS or f"{name}_id" in found.keys:
            words = {*WORDS.get(name, ()), *found.keys.get(f"{name}_id", ())}
            known = [word for word in sorted(words) if bundle.has_message(term(word))]
            choices[name] = [
                {name: say(bundle, term(word)), f"{name}_id": word} for word in known
            ] or [{name: WORD, f"{name}_id": word} for word in sorted(words)]
        elif name in found.keys:
            choices[name] = [{name: key} for key in sorted(found.keys[name])]
        else:
            word = NAME if PEOPLE.match(name) else WORD
            choices[name] = [{name: word, f"{name}_id": word}]
    first: Values = {}
    for values in choices.values():
        first.update(values[0])
    yield first
    for values in choices.values():
        for other in values[1:]:
            yield {**first, **other}


def term(word: str) -> str:
    return f"term-{word}".replace("_", "-")


def say(bundle: FluentBundle, key: str) -> str:
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, {})[0])


def render(language: str, bundle: FluentBundle, name: str, found: Uses) -> Iterator[str]:
    """Give a sentence for the first way in which a message breaks."""
    message = bundle.get_message(name)
    if message.value is None:
        return
    if name in MAY_BE_ZERO:
        yield from nothing(bundle, message.value, found)
    for values in samples(bundle, found):
        text, errors = bundle.format_pattern(message.value, values)
        if errors:
            yield f"cannot be said with {values}: {errors[0]}"
            return
        for pattern in (BROKEN[""], BROKEN.get(language, "")):
            broken = re.search(pattern, str(text)) if pattern else None
            if broken:
                yield f"breaks at “{broken[0]}”: {text!r}"
                return


def nothing(bundle: FluentBundle, pattern: Pattern, found: Uses) -> Iterator[str]:
    """Zero is not told as if it were one."""
    first = next(samples(bundle, found))
    for variable in sorted(found.counted):
        texts = [str(bundle.format_pattern(pattern, {**first, variable: n})[0]) for n in (0, 1)]
        if texts[0] == texts[1]:
            yield f"says the same of ${variable} = 0 as of 1: {texts[0]!r}"

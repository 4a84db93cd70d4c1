"""Checks that every language says what English says, in its own house style, without breaking.

The same messages with the same variables here; marks, plurals, words and lengths in
`locale_style`; every message said with sample values in `locale_render`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.locale_render import render, uses
from tools.locale_style import style

LOCALES = Path(__file__).resolve().parent.parent / "src" / "triumvir" / "locales"
MODEL = "en"
LANGUAGES = ("cs", "de", "fr")
# The files of the command line's bundle; a game's bundle has `common`, `refusals` and its own.
PROGRAM = ("common", "refusals", "cli", "host")

# What one file says: "message" or "message.attribute" -> its pattern, the variables used there.
Patterns = dict[str, ast.Pattern]
Messages = dict[str, frozenset[str]]


class Variables(Visitor):
    """Collects the names of the variables in a pattern, and of the messages it uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern, patterns: Patterns) -> frozenset[str]:
    """Give the names of the variables in a pattern and in the messages that it uses."""
    visitor = Variables()
    visitor.visit(pattern)
    names = frozenset(visitor.names)
    for message in visitor.messages:
        if message in patterns:
            names |= variables(patterns[message], patterns)
    # `card` and `card_id` come from one field; a language takes whichever its grammar needs.
    return frozenset(name.removesuffix("_id") for name in names)


def read(path: Path, complaints: list[str]) -> Patterns:
    """Give the patterns of a file; what cannot be read becomes a complaint."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(LOCALES)
    patterns: Patterns = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reasons = "; ".join(str(note.message) for note in entry.annotations)
            complaints.append(f"{where}:{line}: cannot be read: {reasons}")
        if not isinstance(entry, ast.Message):
            # A term (-name) is a language's own affair: grammar may need more or fewer of them.
            continue
        parts = [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
        if entry.value is not None:
            parts.insert(0, (entry.id.name, entry.value))
        for name, pattern in parts:
            if name in patterns:
                complaints.append(f"{where}: {name} is there twice")
            patterns[name] = pattern
    return patterns


def used(patterns: Patterns) -> Messages:
    return {name: variables(pattern, patterns) for name, pattern in patterns.items()}


def judge(language: str, name: Path, patterns: Patterns, common: Patterns) -> Iterator[str]:
    """Give a sentence for each message that breaks the style of its language."""
    where = Path(language, name)
    for message, pattern in patterns.items():
        for complaint in style(language, name.stem, message, pattern):
            yield f"{where}: {message} {complaint}"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / "common.ftl").read_text("utf-8")))
    if name.stem != "common":
        bundle.add_resource(FluentResource((LOCALES / where).read_text("utf-8")))
    every = {**common, **patterns}
    for message, pattern in patterns.items():
        if "." not in message:
            for complaint in render(language, bundle, message, uses(pattern, every)):
                yield f"{where}: {message} {complaint}"


def differences(where: Path, model: Messages, other: Messages) -> Iterator[str]:
    """Give a sentence for each thing in which a file departs from the English one."""
    for name in model.keys() - other.keys():
        yield f"{where}: lacks {name}"
    for name in other.keys() - model.keys():
        yield f"{where}: has {name}, which {MODEL} has not"
    for name in model.keys() & other.keys():
        for variable in model[name] - other[name]:
            yield f"{where}: {name} lacks ${variable}"
        for variable in other[name] - model[name]:
            yield f"{where}: {name} uses ${variable}, which {MODEL} does not"


def shadowed(language: str, patterns: dict[str, Patterns]) -> Iterator[str]:
    """Give a sentence for each message that two files of one bundle have: only one is ever said."""
    games = [name for name in patterns if "title" in patterns[name]]
    for bundle in [PROGRAM, *(("common", "refusals", game) for game in games)]:
        owner: dict[str, str] = {}
        for name in bundle:
            for message in patterns.get(name, {}):
                if message in owner:
                    yield f"{language}/{name}.ftl: {message} is in {owner[message]}.ftl, too"
                owner[message] = name


def main() -> int:
    """Print what is wrong and give the exit status."""
    complaints: list[str] = []
    files = {
        language: {
            path.relative_to(LOCALES / language) for path in (LOCALES / language).rglob("*.ftl")
        }
        for language in (MODEL, *LANGUAGES)
    }
    count = 0
    common = {language: read(LOCALES / language / "common.ftl", []) for language in files}
    for name in sorted(files[MODEL]):
        model: Messages = {}
        for language in (MODEL, *LANGUAGES):
            if name not in files[language]:
                complaints.append(f"{language}/{name}: is not there")
                continue
            patterns = read(LOCALES / language / name, complaints)
            if language == MODEL:
                model = used(patterns)
                count += len(model)
            complaints.extend(sorted(differences(Path(language, name), model, used(patterns))))
            complaints.extend(judge(language, name, patterns, common[language]))
    for language in (MODEL, *LANGUAGES):
        every = {name.stem: read(LOCALES / language / name, []) for name in files[language]}
        complaints.extend(shadowed(language, every))
    for language in LANGUAGES:
        extra = sorted(files[language] - files[MODEL])
        complaints.extend(f"{language}/{name}: {MODEL} has no such file" for name in extra)
    if not count:
        complaints.append(f"There is not one message under {MODEL}.")
    print("\n".join(complaints) or f"{count} messages, each in {1 + len(LANGUAGES)} languages")
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())

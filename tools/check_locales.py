"""Checks that every language says what English says: the same messages with the same variables."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).resolve().parent.parent / "src" / "triumvir" / "locales"
MODEL = "en"
LANGUAGES = ("cs", "de", "fr")

# What one file says: "message" or "message.attribute" -> the variables used there.
Messages = dict[str, frozenset[str]]


class Variables(Visitor):
    """Collects the names of the variables in a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    """Give the names of the variables in a pattern."""
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


def read(path: Path, complaints: list[str]) -> Messages:
    """Give what a file says; what cannot be read becomes a complaint."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(LOCALES)
    messages: Messages = {}
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
            if name in messages:
                complaints.append(f"{where}: {name} is there twice")
            messages[name] = variables(pattern)
    return messages


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
    for name in sorted(files[MODEL]):
        model = read(LOCALES / MODEL / name, complaints)
        count += len(model)
        for language in LANGUAGES:
            if name not in files[language]:
                complaints.append(f"{language}/{name}: is not there")
                continue
            other = read(LOCALES / language / name, complaints)
            complaints.extend(sorted(differences(Path(language, name), model, other)))
    for language in LANGUAGES:
        extra = sorted(files[language] - files[MODEL])
        complaints.extend(f"{language}/{name}: {MODEL} has no such file" for name in extra)
    if not count:
        complaints.append(f"There is not one message under {MODEL}.")
    print("\n".join(complaints) or f"{count} messages, each in {1 + len(LANGUAGES)} languages")
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())

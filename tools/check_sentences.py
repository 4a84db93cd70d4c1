"""Checks that no sentence for a reader is in code: they are all in Fluent.

Errors of the core carry the id of a message; the terminal prints and the page shows none of its
own. English in exceptions, logs and comments is for programs and programmers.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "triumvir"
LOCALES: Final = SOURCE / "locales" / "en"
PAGES: Final = ROOT / "web" / "src"

# Calls that show their arguments to somebody.
SHOWN: Final = frozenset(
    [
        *("print", "echo", "secho", "Text", "ClickException", "UsageError"),
        *("Response", "PlainTextResponse", "HTMLResponse"),
    ]
)
# Every error that derives from this one needs the id of a message after its English sentence.
BASE: Final = "TriumvirError"
NOTHING: Final[dict[str, ast.expr]] = {}
# Arguments before the id, where they are not one.
BEFORE_ID: Final = {"IllegalAction": 2, "Refusal": 0}
# These make their ids themselves, from a kind or from the error that they carry.
OWN_IDS: Final = frozenset(["Fault", "RulesRefusal"])
SENTENCE: Final = re.compile(r"[A-Za-z]+ [a-z]+ [a-z]+")
# Text between tags of a Svelte page, outside of braces; and what is read aloud or shown on a hover.
MARKUP: Final = re.compile(r"(?<!=)>([^<>{}=;]*[A-Za-z]{3,}[^<>{}=;]*)<")
ATTRIBUTE: Final = re.compile(
    r"\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder)"
    r'="([^"{]*[A-Za-z]{3,}[^"{]*)"'
)
# Names, licences and commands to type are the same in every language.
SAME_EVERYWHERE: Final = re.compile(
    r"(Triumvir|TRIVMVIR|https://|game-icons\.net|CC BY 3\.0|triumvir .*)$"
)
# A page for those who draw the games, not for players.
WORKSHOP: Final = PAGES / "gallery"


def text_of(node: ast.expr, constants: Mapping[str, ast.expr] = NOTHING) -> str:
    """The literal text in an expression, also if a constant of the module holds it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) for part in node.values if isinstance(part, ast.Constant))
    if isinstance(node, ast.BinOp):
        return text_of(node.left, constants) + text_of(node.right, constants)
    if isinstance(node, ast.Name) and node.id in constants:
        return text_of(constants[node.id])
    return ""


def constants_of(tree: ast.Module) -> dict[str, ast.expr]:
    """What a module assigns to its constants."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def name_of(node: ast.Call) -> str:
    called = node.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def error_classes(sources: list[str]) -> set[str]:
    """The names of all classes that derive from the base of our errors."""
    parents: dict[str, set[str]] = {}
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                parents.setdefault(node.name, set()).update(bases)
    found = {BASE}
    while True:
        more = {name for name, bases in parents.items() if bases & found} - found
        if not more:
            return found - OWN_IDS
        found |= more


def message_ids() -> set[str]:
    """The ids of all refusals in the English texts."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in LOCALES.glob("*.ftl"))
    return set(re.findall(r"^refusal-([a-z0-9-]+) =", texts, flags=re.MULTILINE))


def in_python(source: str, errors: set[str], ids: set[str]) -> Iterator[tuple[int, str]]:
    """Give the line and the fault of every sentence that a reader would see."""
    tree = ast.parse(source)
    constants = constants_of(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = name_of(node)
        if name in SHOWN:
            for argument in node.args:
                text = text_of(argument, constants)
                if SENTENCE.search(text):
                    yield node.lineno, f"{name} shows “{text}”"
        if name in errors and not spread(node):
            given = id_of(node, BEFORE_ID.get(name, 1))
            if given is None:
                # A sentence that is not literal comes from Fluent.
                if not node.args or text_of(node.args[0]):
                    yield node.lineno, f"{name} has no id of a message"
            elif text_of(given) and message_id(text_of(given)) not in ids:
                yield node.lineno, f"{name}: no language has refusal-{text_of(given)}"


def id_of(node: ast.Call, before: int) -> ast.expr | None:
    """The argument that is the id, if there is one."""
    for word in node.keywords:
        if word.arg == "id":
            return word.value
    return node.args[before] if len(node.args) > before else None


def message_id(given: str) -> str:
    return given.replace("_", "-")


def spread(node: ast.Call) -> bool:
    return any(isinstance(argument, ast.Starred) for argument in node.args)


def in_page(source: str) -> Iterator[tuple[int, str]]:
    bare = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", blank, source, flags=re.DOTALL)
    for pattern in (MARKUP, ATTRIBUTE):
        for found in pattern.finditer(bare):
            if not SAME_EVERYWHERE.match(found[1].strip()):
                line = bare.count("\n", 0, found.start(1)) + 1
                yield line, f"the page shows “{found[1].strip()}”"


def blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def main() -> int:
    """Print what is wrong and give the exit status."""
    complaints: list[str] = []
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    errors, ids = error_classes(list(sources.values())), message_ids()
    for path, source in sources.items():
        if path.is_relative_to(SOURCE / "adapters"):
            continue  # spoken by programs to programs
        for line, fault in in_python(source, errors, ids):
            complaints.append(f"{path.relative_to(ROOT)}:{line}: {fault}")
    for path in sorted(PAGES.rglob("*.svelte")):
        if path.is_relative_to(WORKSHOP):
            continue
        for line, fault in in_page(path.read_text(encoding="utf-8")):
            complaints.append(f"{path.relative_to(ROOT)}:{line}: {fault}")
    print("\n".join(complaints) or "no sentence for a reader stands in code")
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())

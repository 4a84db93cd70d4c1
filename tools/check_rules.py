"""Checks that every rule of every game has a test that names it.

A test names a rule by its marker, `@pytest.mark.rule("CC-118")`, also on a class, a whole module
(`pytestmark`) or one `pytest.param(..., marks=...)`, or by its own name, `test_cc_118_...`.

Where the rule files lie beside the checkout, the ids that a game declares are compared with them.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from triumvir.core.registry import games

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
MARKERS = ("pytest.mark.rule", "mark.rule", "rule")
IN_NAME = re.compile(r"test_([a-z]+)_(\d+)(?=_|$)")
RULE_FILES = ROOT.parent / "shared" / "rules"


def named_ids(source: str) -> Iterator[str]:
    """Give the rule ids that the tests of one file name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in MARKERS:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
        if isinstance(node, ast.FunctionDef) and (match := IN_NAME.match(node.name)):
            yield f"{match[1].upper()}-{match[2]}"


def written_ids(game: str) -> set[str] | None:
    """Give the ids in the game's rule file, or None where there is no such file here."""
    path = RULE_FILES / f"{game}.md"
    if not path.is_file():
        return None
    return set(re.findall(r"\*\*([A-Z]+-\d+)\*\*", path.read_text(encoding="utf-8")))


def in_order(ids: Iterable[str]) -> str:
    """List ids by their number rather than their spelling."""
    return ", ".join(sorted(ids, key=lambda rule: (rule.split("-")[0], int(rule.split("-")[1]))))


def complaints(game: str, declared: tuple[str, ...]) -> Iterator[str]:
    """Give a sentence for each thing that is wrong with a game's rules and tests."""
    named: set[str] = set()
    for file in sorted((TESTS / game.replace("-", "_")).rglob("test_*.py")):
        named.update(named_ids(file.read_text(encoding="utf-8")))
    rules = set(declared)
    if len(rules) < len(declared):
        twice = {rule for rule in rules if declared.count(rule) > 1}
        yield f"{len(twice)} ids declared more than once: {in_order(twice)}"
    if untested := rules - named:
        yield f"{len(untested)} of {len(rules)} rules without a test: {in_order(untested)}"
    # Only with this game's letters: test_round_3_ends does not name a rule.
    letters = {rule.split("-")[0] for rule in rules}
    if unknown := {rule for rule in named - rules if rule.split("-")[0] in letters}:
        yield f"{len(unknown)} ids in tests that the game does not declare: {in_order(unknown)}"
    written = written_ids(game)
    if written is not None and (missing := written - rules):
        yield f"{len(missing)} rules of the rule file not declared: {in_order(missing)}"
    if written is not None and (extra := rules - written):
        yield f"{len(extra)} declared rules not in the rule file: {in_order(extra)}"


def main() -> int:
    """Print what is wrong and give the exit status."""
    failed = False
    for game in games():
        found = list(complaints(game.meta.id, game.meta.rules))
        for complaint in found:
            print(f"{game.meta.id}: {complaint}")
        if not found:
            print(f"{game.meta.id}: {len(game.meta.rules)} rules, each named by a test")
        failed = failed or bool(found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

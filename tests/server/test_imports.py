"""The modules of the server import each other in one direction, also where only types are meant.

import-linter looks at the levels and passes over what stands under `if TYPE_CHECKING:`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import triumvir

SOURCES = Path(triumvir.__file__).parent
PREFIX = "triumvir.server"


def modules() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for file in (SOURCES / "server").rglob("*.py"):
        parts = file.relative_to(SOURCES.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(tree: ast.AST, known: set[str]) -> Iterator[str]:
    """Of the server's own modules, wherever in a file and under whatever condition."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PREFIX):
            for name in node.names:
                within = f"{node.module}.{name.name}"
                yield within if within in known else str(node.module)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in known)


def check_order(graph: dict[str, set[str]]) -> None:
    TopologicalSorter(graph).prepare()


def test_no_cycle_is_hidden() -> None:
    files = modules()
    assert len(files) > 100
    known = set(files)
    check_order(
        {
            name: set(imported(ast.parse(file.read_bytes()), known)) - {name}
            for name, file in files.items()
        }
    )


def test_a_cycle_would_be_found() -> None:
    one, other = f"{PREFIX}.one", f"{PREFIX}.other"
    known = {one, other}
    open_import = ast.parse(f"from {PREFIX} import other")
    hidden = ast.parse(f"if TYPE_CHECKING:\n    from {one} import One")
    with pytest.raises(CycleError):
        check_order({one: set(imported(open_import, known)), other: set(imported(hidden, known))})

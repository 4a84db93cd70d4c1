"""The build hook: compiles core, games, the search and the server's hot path into the wheel.

TRIUMVIR_COMPILE says how much that matters:

    auto     compile; where it fails, say so in one sentence and build a plain wheel (the default)
    require  compile or fail
    off      build a plain wheel

The wheel carries the .py files either way. Python prefers an extension module to the source
beside it, so the same import finds the fast one where there is one.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import sysconfig
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/triumvir")

# The modules of the server that every move passes through. No coroutines: mypyc ends each with an
# exception, which makes them slower.
HOT = (
    "bots/unwatched.py",
    "gate.py",
    "house/appending.py",
    "house/express.py",
    "limits.py",
    "metrics.py",
    "publish/changes.py",
    "publish/news.py",
    "publish/rendering.py",
    "slices.py",
    "socket/acting.py",
    "socket/decoding.py",
    "socket/frames.py",
    "socket/wire.py",
    "store/batch.py",
    "store/outbox.py",
    "store/shown.py",
    "store/steps.py",
    "tables/clock.py",
    "tables/draft.py",
    "tables/entry.py",
    "tables/folding.py",
    "tables/info.py",
    "tables/live.py",
    "tables/lock.py",
    "tables/seat.py",
    "tables/table.py",
    "tables/tidings.py",
    "tables/timing.py",
    "tables/verbs/playing.py",
    "tables/verbs/seats.py",
)

# What they use and what is not compiled is not read either: that would take longer than compiling.
UNREAD = """[mypy]
[mypy-triumvir.server.*,triumvir.texts.*,msgspec.*,sqlalchemy.*,uvicorn.*]
follow_imports = skip
"""
OPT_LEVEL = "3"
# Small functions that read a cell of a row by name cost nothing once the compiler puts them into
# their callers. It may do so across a shared library only if nobody can replace them at load time.
INLINE = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]


class MypycHook(BuildHookInterface[Any]):
    """What hatchling calls; found by [tool.hatch.build.targets.wheel.hooks.custom]."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the extension modules and the platform's tag to the wheel."""
        mode = os.environ.get("TRIUMVIR_COMPILE") or "auto"
        if mode not in ("auto", "require", "off"):
            sys.exit(f"TRIUMVIR_COMPILE is auto, require or off, not {mode!r}.")
        if mode == "off" or version == "editable":
            return
        # In a process of its own: mypyc prints, exits and relies on the working directory.
        run = subprocess.run(
            [sys.executable, __file__],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if run.returncode != 0 and mode == "require":
            sys.exit(
                f"{run.stdout}\nCould not compile ({reason(run.stdout)}), and TRIUMVIR_COMPILE is"
                " require: is there a C compiler, with Python's headers? off does without."
            )
        if run.returncode != 0:
            self.app.display_warning(
                f"Could not compile ({reason(run.stdout)}): building plain Python, which gives"
                " the same results more slowly."
            )
            return
        library = Path(self.root, build_folder(), "lib")
        for line in (library / "MADE").read_text(encoding="utf-8").splitlines():
            build_data["force_include"][str(library / line)] = line
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def reason(output: str) -> str:
    """Pick the line of a failed build that says most: mypy's or the compiler's, else the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if " error: " in line]
    return textwrap.shorten((telling or lines[-1:] or ["it said nothing"])[0], 160)


def build_folder() -> Path:
    """Give the place of C files, objects and libraries, kept so that a second build is short."""
    return Path("build", f"mypyc-{sys.implementation.cache_tag}-{sysconfig.get_platform()}")


def holds_code(file: Path) -> bool:
    """Say whether there is more than a docstring, as in most __init__.py, or than types.

    A shape.py has types alone, to be read while the program runs; compiled they would be lost.
    """
    return file.name != "shape.py" and len(ast.parse(file.read_bytes()).body) > 1


def groups() -> list[tuple[list[str], str]]:
    """Give the libraries to build: core, each game, the search, the server's hot path.

    Globs, so that adding a game edits no list. One library each rather than one for all, so that
    two cores have work and that a change in one game compiles that game alone.
    """
    games = [init.parent for init in sorted((PACKAGE / "games").glob("*/__init__.py"))]
    found: list[tuple[Path, Iterable[Path]]] = [
        *((folder, folder.rglob("*.py")) for folder in (PACKAGE / "core", *games)),
        (PACKAGE / "games", (PACKAGE / "games").glob("*.py")),
        (PACKAGE / "bots" / "search", (PACKAGE / "bots").glob("search*.py")),
        (PACKAGE / "server", [PACKAGE / "server" / name for name in HOT]),
    ]
    named = [
        (sorted(str(file) for file in files if holds_code(file)), library)
        for library, files in found
    ]
    return [
        (files, ".".join(library.relative_to("src").parts)) for files, library in named if files
    ]


def compile_here() -> None:
    """Compile everything into the build folder and list there what was made."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    folder = build_folder()
    libraries = groups()
    config = folder / "mypy.ini"
    folder.mkdir(parents=True, exist_ok=True)
    config.write_text(UNREAD, encoding="utf-8")
    extensions = mypycify(
        # The strict check is `make check`; here only what mypyc itself needs.
        [
            f"--config-file={config}",
            "--explicit-package-bases",
            *(f for files, _ in libraries for f in files),
        ],
        opt_level=OPT_LEVEL,
        debug_level="0",
        separate=[*libraries],
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += INLINE
    command = Distribution({"name": "triumvir", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "o")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    made = [Path(path).relative_to(folder / "lib").as_posix() for path in command.get_outputs()]
    (folder / "lib" / "MADE").write_text("\n".join(made) + "\n", encoding="utf-8")


if __name__ == "__main__":
    os.environ["MYPYPATH"] = "src"
    compile_here()

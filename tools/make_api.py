"""Writes docs/api.md: what `import triumvir` gives, from its docstrings.

python tools/make_api.py           write
python tools/make_api.py --check   fail if what is there differs
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path

import triumvir

OUT = Path(__file__).resolve().parent.parent / "docs/api.md"
HEAD = """# The Python interface

<!-- Made by tools/make_api.py from the docstrings; `make api` makes it anew. -->

"""
# In the order of a first reading; whatever is left follows by name.
FIRST = (
    "load",
    "game_ids",
    "Game",
    "State",
    "View",
    "Action",
    "Outcome",
    "Event",
    "Evaluator",
    "play",
    "new_session",
    "Session",
    "Record",
    "read_record",
    "Dealer",
    "FairDealer",
)


def text_of(thing: object) -> str:
    """A docstring as Markdown: examples in blocks that the tests run."""
    lines = (inspect.getdoc(thing) or "").splitlines()
    out: list[str] = []
    inside = False
    for line in lines:
        if line.startswith(">>> ") and not inside:
            out.append("```python")
            inside = True
        elif inside and not line.strip():
            out.append("")
            out.append("```")
            inside = False
        out.append(line)
    if inside:
        out += ["", "```"]
    return "\n".join(out)


def signature(thing: object, name: str) -> str:
    try:
        found = str(inspect.signature(thing))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return name
    found = re.sub(r"\((self|cls)(, )?", "(", found.replace("'", ""))
    return f"{name}{found}"


def members(kind: type) -> list[tuple[str, object]]:
    """The public members of a class, in the order of its source."""
    found: list[tuple[str, object]] = []
    for name, value in vars(kind).items():
        value = value.__func__ if isinstance(value, staticmethod) else value
        if not name.startswith("_") and inspect.isfunction(value) and inspect.getdoc(value):
            found.append((name, value))
    return found


def section(name: str) -> str:
    thing = getattr(triumvir, name)
    if not inspect.isclass(thing):
        return f"## `triumvir.{signature(thing, name)}`\n\n{text_of(thing)}\n"
    if issubclass(thing, Exception):
        return f"## `triumvir.{name}`\n\n{text_of(thing)}\n"
    parts = [f"## `triumvir.{name}`\n\n{text_of(thing)}\n"]
    for method, value in members(thing):
        parts.append(f"### `{signature(value, f'{name}.{method}')}`\n\n{text_of(value)}\n")
    return "\n".join(parts)


def page() -> str:
    rest = sorted(set(triumvir.__all__) - set(FIRST))
    parts = [text_of(triumvir) + "\n", *[section(name) for name in [*FIRST, *rest]]]
    return HEAD + "\n".join(parts)


def main() -> None:
    made = page()
    if "--check" not in sys.argv[1:]:
        OUT.write_text(made, "utf-8")
    elif OUT.read_text("utf-8") != made:
        sys.exit("docs/api.md is not what the docstrings say; `make api` makes it anew.")


if __name__ == "__main__":
    main()

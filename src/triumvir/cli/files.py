"""Records in files."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from triumvir.cli.speech import refusal, say_system
from triumvir.core.record import Record, read_record

LARGEST: Final = 32 * 1024 * 1024


def load(path: str) -> Record:
    """The record in a file."""
    return read_record(read(path))


def load_sheet(path: str) -> object:
    """A document given as an option, such as a card sheet: TOML or JSON."""
    import json
    import tomllib

    text = read(path)
    try:
        return json.loads(text) if path.endswith(".json") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise refusal("error-sheet", file=path, reason=str(error)) from error


def read(path: str) -> str:
    """The text of a file, whatever may be wrong with it."""
    file = Path(path)
    if file.is_dir():
        raise refusal("error-directory", file=path)
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise refusal("error-no-file", file=path) from error
    except (OSError, ValueError) as error:
        raise refusal("error-system", file=path, reason=say_system(error)) from error
    if len(content) > LARGEST:
        raise refusal("error-too-large", file=path)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise refusal("error-binary", file=path) from error


def save(record: Record, path: Path) -> None:
    """Write a record so that the file is whole at every moment."""
    try:
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(record.write(), encoding="utf-8", errors="backslashreplace")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise refusal("error-save", file=str(path), reason=say_system(error)) from error


def new_name(game: str) -> str:
    """A default file name: `caesar-cleopatra-20250315-203000.json`."""
    return f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.json"


def save_somewhere(record: Record, path: Path | None) -> Path:
    """Save before leaving: at the requested place, else wherever it is possible."""
    name = new_name(record.game.meta.id)
    places = [Path(name), Path.home() / name, Path(tempfile.gettempdir()) / name]
    if path is not None:
        places.insert(0, path)
    for place in places[:-1]:
        try:
            save(record, place)
        except Exception:  # for any reason: try the next place
            continue
        return place
    save(record, places[-1])
    return places[-1]

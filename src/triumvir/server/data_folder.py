"""The data folder: only its owner may read it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

OURS = ("key", "lock", "triumvir.sqlite", "triumvir.sqlite-wal", "triumvir.sqlite-shm")


def prepare_folder(folder: Path) -> None:
    """The folder is there, and if nothing but ours is in it, it is 0700 and its files are 0600."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if is_shared(folder):
        # A home or project folder: do not change its permissions.
        shut([folder / name for name in OURS])
        return
    with contextlib.suppress(PermissionError):
        folder.chmod(0o700)
    shut([one for one in folder.iterdir() if one.is_file()])


def is_shared(folder: Path) -> bool:
    """Whether other things than ours lie in the folder."""
    return any(not one.name.startswith(OURS) and not one.is_socket() for one in folder.iterdir())


def shut(files: list[Path]) -> None:
    for file in files:
        with contextlib.suppress(FileNotFoundError, PermissionError):
            file.chmod(0o600)


def make_private(file: Path) -> None:
    """An empty file of the owner's, if there is none: SQLite gives its helpers the same rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    shut([file])


def open_to_others(path: Path) -> bool:
    return bool(path.stat().st_mode & 0o077)

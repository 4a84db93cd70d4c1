"""Which language a reader gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "de", "fr", "cs")
FALLBACK: Final = "en"

# In the order in which they are asked; only LANGUAGE may list several, separated by colons.
VARIABLES: Final = ("TRIUMVIR_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def known_language(tag: str) -> str | None:
    """The language of a tag such as `de`, `de-AT` or `de_AT.UTF-8`, if we speak it."""
    word = tag.strip().replace("_", "-").split("-")[0].split(".")[0].split("@")[0].lower()
    if word in ("c", "posix"):
        return FALLBACK
    return word if word in LANGUAGES else None


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """What was asked for, else the first language of the environment that we speak."""
    if wanted is not None:
        return known_language(wanted) or FALLBACK
    # As in gettext: a locale of C means no translation, whatever LANGUAGE wishes.
    locale = next((environ[name] for name in VARIABLES[2:] if environ.get(name)), "")
    for name in VARIABLES:
        if name == "LANGUAGE" and locale.split(".")[0] in ("C", "POSIX"):
            continue
        for tag in environ.get(name, "").split(":"):
            language = known_language(tag) if tag else None
            if language is not None:
                return language
    return FALLBACK

"""Standard streams that may be closed, and terminals that cannot show every character."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from pathlib import Path
from typing import Final

FALLBACK: Final = "triumvir-signs"

# Replacements for characters that a terminal lacks, one column each: those that are drawn side by
# side stay distinguishable.
SIGNS: Final = dict(
    pair
    for pairs in (
        # The table: seats and sides, patricians, backs of cards, the start-player card
        zip("●■◆✚▲▼□▮⚑¤", "@%#+^vo&*$", strict=True),
        # The map: swords, shields, ships, what lies face down, bonuses; and what is new in a log
        zip("†◊≈×§»«↓○▸", "/&~x$><!O>", strict=True),
        # Marks
        zip("·–—’‘“”„→←›✓✗μσ°\u00a0", '.--\'\'"""><>+xuso ', strict=True),
        (("…", "..."), ("ß", "ss"), ("±", "+-")),
        # Lines and boxes
        zip("─│╭╮╰╯├┤┬┴┼", "-|+++++++++", strict=True),
    )
    for pair in pairs
)

# German has a spelling without umlauts: zählt (counts) is zaehlt, while zahlt would mean pays.
GERMAN: Final = dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True))


def prepare_streams() -> None:
    """Redirect closed streams to nowhere, and replace characters that cannot be shown."""
    codecs.register_error(FALLBACK, show_another)
    nowhere = Path(os.devnull)
    if sys.stdin is None:
        sys.stdin = nowhere.open(encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = nowhere.open("w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=FALLBACK)
    if not shows(sys.stdout.encoding, "".join(GERMAN)):
        from triumvir.texts.messages import SPELLINGS

        SPELLINGS["de"] = str.maketrans(GERMAN)


def shows(encoding: str | None, signs: str) -> bool:
    """Whether an encoding has all of these characters."""
    try:
        signs.encode(encoding or "utf-8")
    except (UnicodeError, LookupError):
        return False
    return True


def show_another(error: UnicodeError) -> tuple[str | bytes, int]:
    """The characters that an encoding lacks, in ASCII: a codec's error handler."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join([plain(sign) for sign in missing]), error.end


def plain(sign: str) -> str:
    if sign in SIGNS:
        return SIGNS[sign]
    letters = [part for part in unicodedata.normalize("NFKD", sign) if part.isascii()]
    return "".join(letters) or "?"

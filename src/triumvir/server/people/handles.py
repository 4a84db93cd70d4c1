"""Names of accounts: which are allowed, and which count as the same.

Two names are the same if a hasty reader takes one for the other: capital letters, accents, spaces
and characters that look alike make no difference.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from triumvir.server.printable import printable
from triumvir.server.tables.refusal import Refusal

SHORTEST: Final = 2
LONGEST: Final = 32
SIGNS: Final = " -'’.·_"

# What looks like a Latin letter, and that letter. Greek and Cyrillic after casefold.
LOOKALIKES: Final = str.maketrans(
    {
        **dict(zip("αβεηικνορτυχωγμ", "abeniknoptuxwym", strict=True)),
        **dict(zip("абвекмнорстухьіјѕԁԛԝһӏё", "abbekmhopctyxbijsdqwhle", strict=True)),
        **dict(zip("ıłøđðþßœæ", "iloddpsoa", strict=True)),
        **dict(zip("01345", "oleas", strict=True)),
        "|": "l",
    }
)
# The letters that small print does not tell apart.
ALIKE: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))

# Whom nobody may pretend to be: the house, its bots, the people in the games.
RESERVED: Final = """
    account admin administrator anonymous api bot coach deleted erased everybody gaius guest help
    host me moderator nobody null official owner root server somebody support system triumvir
    undefined you

    novice apprentice citizen senator consul dictator random greedy
    neuling lehrling burger konsul diktator apprenti citoyen senateur dictateur
    novacek ucen obcan konzul

    caesar cesar cleopatra cleopatre kleopatra pompey pompee pompeius crassus brutus
"""


def clean_handle(name: str) -> str:
    """The name as it is shown; a refusal that says why it cannot be one."""
    found = " ".join(printable(unicodedata.normalize("NFKC", name)).split())
    if len(found) < SHORTEST or len(found) > LONGEST:
        raise Refusal("name-length", least=SHORTEST, most=LONGEST)
    if not all(sign.isalnum() or sign in SIGNS or is_mark(sign) for sign in found):
        raise Refusal("name-signs")
    if len(scripts(found)) > 1 or not any(sign.isalpha() for sign in found):
        raise Refusal("name-signs")
    key = handle_key(found)
    if not key:
        raise Refusal("name-signs")
    if RESERVED_KEYS & {key, handle_key(found.rstrip("0123456789" + SIGNS))}:
        raise Refusal("name-reserved", name=found)
    return found


def handle_key(name: str) -> str:
    """What is the same for names that look the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join([sign for sign in plain if sign.isalnum()])
    key = unicodedata.normalize("NFKD", bare.translate(LOOKALIKES))
    for seen, meant in ALIKE:
        key = key.replace(seen, meant)
    return key[:64]


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def scripts(name: str) -> set[str]:
    """The scripts that its letters belong to; Japanese mixes three, which count as one."""
    found = {unicodedata.name(sign, "?").split()[0] for sign in name if sign.isalpha()}
    return {"JAPANESE" if one in ("CJK", "HIRAGANA", "KATAKANA") else one for one in found}


RESERVED_KEYS: Final = frozenset(handle_key(word) for word in RESERVED.split())

# What a Roman added to a name that somebody else had.
COGNOMINA: Final = ("Minor", "Felix", "Audax", "Clemens", "Constans", "Maior")


def suggestions(name: str) -> list[str]:
    return [f"{name} {more}" for more in COGNOMINA if len(name) + len(more) < LONGEST]

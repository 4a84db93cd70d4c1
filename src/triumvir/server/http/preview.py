"""What a link to a page shows where it is sent: title and sentence in the reader's language.

Nothing but what everybody with the link may read: the game, and who invites while seats are free.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from triumvir.core.errors import UnknownGame
from triumvir.core.registry import find
from triumvir.server.house.house import House
from triumvir.server.publish.words import FILES
from triumvir.server.store.schema import GUESTS, TABLES
from triumvir.server.tables.refusal import Refusal
from triumvir.texts import GameTexts, Texts

LOCALES: Final = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "cs": "cs_CZ"}
LANG: Final = re.compile(r'<html lang="\w+">')
TITLE: Final = re.compile(r"<title>[^<]*</title>")
DESCRIPTION: Final = re.compile(r'<meta\s+name="description"[^>]*>')


class Preview(NamedTuple):
    title: str
    about: str


async def table_preview(house: House, id: str, language: str) -> Preview | None:
    """Of a table, from one row of the database; nothing if it is not there or cannot be read."""
    statement = (
        select(TABLES.c.game, TABLES.c.status, TABLES.c.locked, GUESTS.c.name)
        .join(GUESTS, GUESTS.c.id == TABLES.c.host)
        .where(TABLES.c.id == id)
    )
    try:
        rows = await house.store.rows(statement)
    except (SQLAlchemyError, OSError, Refusal):
        return None
    if not rows:
        return None
    row = rows[0]
    own = Texts(language, FILES)
    try:
        title = GameTexts(find(row.game), language).title()
    except UnknownGame:
        return None
    if row.status == "open" and not row.locked:
        said = own.say("page-invitation", name=row.name, game=title)
        return Preview(said, own.say("page-invitation-about"))
    return Preview(own.say("page-table", game=title), own.say("page-table-about"))


@lru_cache(maxsize=64)
def described(html: str, language: str, preview: Preview | None) -> bytes:
    """The document with what crawlers and readers of another language look at."""
    about = Texts(language, FILES).say("page-description") if preview is None else preview.about
    title = "Triumvir" if preview is None else f"{preview.title} · Triumvir"
    sharing = {
        "og:site_name": "Triumvir",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": title,
        "og:description": about,
    }
    lines = [f'<meta name="description" content="{escape(about)}" />']
    lines += [
        f'<meta property="{key}" content="{escape(said)}" />' for key, said in sharing.items()
    ]
    html = LANG.sub(f'<html lang="{language}">', html, count=1)
    html = TITLE.sub(lambda _: f"<title>{escape(title)}</title>", html, count=1)
    html = DESCRIPTION.sub(lambda _: "\n    ".join(lines), html, count=1)
    return html.encode()

"""What a notice says: the kind of news, the game, the names of the others, a link. Everybody at the
table may know all of it; no card, no position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.server.people.handles import SIGNS, is_mark
from triumvir.server.tables.bot_names import BOT, is_bot
from triumvir.server.tables.table import Table
from triumvir.server.tables.tidings import TABLE, hurried, turns
from triumvir.texts import GameTexts, Texts

FILES: Final = ("common", "notices")
TEST: Final = "test"
INNER_DOT: Final = re.compile(r"\.(?=\S)")  # as in the name of a computer


class About(Protocol):
    """A row of the outbox, or what became of it."""

    guest: str
    kind: str
    seq: int
    at: int


class Note(Struct, kw_only=True, frozen=True):
    """As it travels. `content` is what Discord shows, `text` what Slack and others do."""

    id: str  # the same whenever it is sent again
    kind: str
    at: int
    game: str
    table: str
    title: str
    text: str
    content: str
    url: str


def people_at(table: Table, guest: str, kind: str) -> list[str]:
    """The names in a notice that is sent: the others, or, if it goes to everybody, those who are to
    act."""
    if guest == TABLE:
        waited = hurried(table) if kind == "time" else turns(table)
        all_of_them = kind not in ("turn", "time")
        shown = [one for one in table.seats if all_of_them or one.person() in waited]
    else:
        shown = [one for one in table.seats if one.guest != guest]
    return [plain(one.shown()) for one in shown]


def plain(name: str) -> str:
    """A name as it may stand in a message to a chat or a letter: guests choose theirs, and there
    "@everyone" or "<!channel>" calls a whole club, and brackets or an address make a link."""
    mark = BOT if is_bot(name) else ""
    own = "".join([sign if is_harmless(sign) else " " for sign in name.removesuffix(mark)])
    return " ".join(INNER_DOT.sub(" ", own).split()) + mark


def is_harmless(sign: str) -> bool:
    return sign.isalnum() or is_mark(sign) or sign in SIGNS or sign in "()"


def write_note(
    game: Game,
    table: str,
    people: Sequence[str],
    about: About,
    language: str,
    base: str,
) -> Note:
    own = Texts(language, FILES)
    title = GameTexts(game, language).title()
    names = list(dict.fromkeys([name for name in people if name]))
    key = f"notice-table-{about.kind}" if about.guest == TABLE else f"notice-{about.kind}"
    said = own.say(key, game=title, names=own.join(names), count=len(names))
    url = f"{base}/t/{table}"
    return Note(
        id=f"{table}-{about.seq}-{about.kind}",
        kind=about.kind,
        at=about.at,
        game=game.meta.id,
        table=table,
        title=title,
        text=f"{said} {url}",
        content=f"{said} {url}",
        url=url,
    )


def write_house_note(
    about: About, game: str, path: str, language: str, base: str, name: str = ""
) -> Note:
    """What concerns no table. `name` is what the house has called it, never a person."""
    title = GameTexts(find(game), language).title()
    said = Texts(language, FILES).say(f"notice-{about.kind}", game=title, name=name)
    url = f"{base}{path}"
    return Note(
        id=f"{about.kind}-{about.seq}-{path.removeprefix('/').replace('/', '-')}-{game}",
        kind=about.kind,
        at=about.at,
        game=game,
        table="",
        title=title,
        text=f"{said} {url}",
        content=f"{said} {url}",
        url=url,
    )


def test_note(language: str, base: str, at: int) -> Note:
    said = Texts(language, FILES).say("notice-test")
    return Note(
        id=f"test-{at}",
        kind=TEST,
        at=at,
        game="",
        table="",
        title="Triumvir",
        text=f"{said} {base}/",
        content=f"{said} {base}/",
        url=f"{base}/",
    )

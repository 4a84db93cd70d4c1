"""A private feed (Atom) and a private calendar (iCalendar) of what somebody is to know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from triumvir.server.notices.wording import Note

MOST: Final = 50
LINE: Final = 73  # bytes of a line of a calendar, before it is folded


def atom(title: str, base: str, address: str, notes: Sequence[Note]) -> bytes:
    """The newest first, as they come."""
    newest = max([note.at for note in notes], default=0)
    parts = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        f"<id>{escape(address)}</id>",
        f"<title>{escape(title)}</title>",
        f"<updated>{moment(newest).isoformat()}</updated>",
        "<author><name>Triumvir</name></author>",
        f"<link href={quoteattr(base + '/')} />",
    ]
    for note in notes:
        said = note.text.removesuffix(f" {note.url}")
        parts += [
            "<entry>",
            f"<id>{escape(f'{note.url}#{note.id}')}</id>",
            f"<title>{escape(said)}</title>",
            f"<updated>{moment(note.at).isoformat()}</updated>",
            f"<link href={quoteattr(note.url)} />",
            f"<summary>{escape(note.text)}</summary>",
            "</entry>",
        ]
    return "\n".join([*parts, "</feed>", ""]).encode()


def calendar(title: str, notes: Sequence[tuple[Note, int]]) -> bytes:
    """Each with the moment at which it stands in the calendar."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Triumvir//Notices//EN",
        "CALSCALE:GREGORIAN",
        f"X-WR-CALNAME:{plain(title)}",
    ]
    for note, at in notes:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{note.table or note.id}@triumvir",
            f"DTSTAMP:{stamp(note.at)}",
            f"DTSTART:{stamp(at)}",
            f"SUMMARY:{plain(note.text.removesuffix(f' {note.url}'))}",
            f"URL:{note.url}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    folded = [part for line in [*lines, "END:VCALENDAR"] for part in fold(line)]
    return "\r\n".join([*folded, ""]).encode()


def moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def stamp(at: int) -> str:
    return moment(at).strftime("%Y%m%dT%H%M%SZ")


def plain(text: str) -> str:
    """As iCalendar wants texts: nothing in a name can end a line or begin another property."""
    one_line = " ".join(text.split())
    for sign in ("\\", ";", ","):
        one_line = one_line.replace(sign, f"\\{sign}")
    return one_line


def fold(line: str) -> list[str]:
    """A long line continues in the next one, after a space; no sign is cut."""
    parts, current = [], ""
    for sign in line:
        if len((current + sign).encode()) > LINE:
            parts.append(current)
            current = " "
        current += sign
    return [*parts, current]

"""Quiet hours: from one time of the day to another, in somebody's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo


@lru_cache(maxsize=512)
def find_zone(name: str) -> tzinfo | None:
    """By its name, `Europe/Prague`; none that the system does not know."""
    if not name or len(name) > 64 or not all(sign.isalnum() or sign in "/_+-" for sign in name):
        return None
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def wake(at: int, first: int, last: int, zone: str) -> int:
    """When somebody may be told what happens at this moment (milliseconds): at once, or at the end
    of the quiet hours. `first` and `last` are minutes of the day; none if they are negative or the
    same."""
    if first < 0 or last < 0 or first == last:
        return at
    here = find_zone(zone) or UTC
    local = datetime.fromtimestamp(at / 1000, here)
    minute = 60 * local.hour + local.minute
    if not (first <= minute < last if first < last else minute >= first or minute < last):
        return at
    end = local.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0, fold=0)
    if end <= local:
        end += timedelta(days=1)
    return max(at, int(1000 * end.timestamp()))

"""Tables where bots play and nobody watches: a few play at a time, the others wait."""

from __future__ import annotations

from collections import Counter


class Unwatched:
    def __init__(self, most_a_guest: int, most: int) -> None:
        self.most_a_guest = most_a_guest
        self.most = most
        self.running: dict[str, str] = {}  # the host of each table
        self.hosts: Counter[str] = Counter()  # and how many each of them has
        self.parked: dict[str, str] = {}  # in the order in which they came

    def has_room(self, host: str) -> bool:
        return len(self.running) < self.most and self.hosts[host] < self.most_a_guest

    def enter(self, table: str, host: str) -> bool:
        """Whether the bots of this table may think."""
        if table in self.running:
            return True
        if not self.has_room(host):
            self.parked[table] = host
            return False
        self.parked.pop(table, None)
        self.running[table] = host
        self.hosts[host] += 1
        return True

    def leave(self, table: str) -> bool:
        """It is watched, or over, or a person is to act. Whether it had a place, which is free
        now."""
        self.parked.pop(table, None)
        host = self.running.pop(table, None)
        if host is None:
            return False
        self.hosts[host] -= 1
        if not self.hosts[host]:
            del self.hosts[host]
        return True

    def next(self) -> str:
        """Of the tables for which there is room the one that has waited longest, which waits no
        more; "" if there is none. However many wait, only as many are woken as can go on."""
        for table, host in self.parked.items():
            if self.has_room(host):
                del self.parked[table]
                return table
        return ""

"""The person behind a command at a table."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    tokens_from: int = 0  # tokens that are older do not count
    banned: bool = False
    seen: int = 0  # to the day
    account: bool = False  # has a name that lasts
    login: str = ""  # the device, for one who has an account; or the token of a program
    scopes: frozenset[str] | None = None  # of a program; None: a person, who may do everything

    def may(self, scope: str) -> bool:
        """`read`, `play`, or `account`, which no program may."""
        return self.scopes is None or scope in self.scopes

"""Bodies and answers of accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from triumvir.server.http.bodies import Guest
from triumvir.server.people.passwords import LONGEST

Handle = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
MaybePassword = Annotated[str, Meta(max_length=LONGEST)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]


class WantedName(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Annotated[str, Meta(max_length=64)]


class NameAnswer(Struct, kw_only=True, frozen=True):
    """`sentence` says why a name cannot be had; `suggestions` are like it, and free."""

    free: bool
    name: str
    sentence: str
    suggestions: list[str]


class NewAccount(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A password, or a new passkey as the browser has made it. `invitation` is what a link of the
    host carries, where the host wants one."""

    name: Handle
    password: MaybePassword = ""
    passkey: dict[str, Any] | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class AccountLogin(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """With `bring`, the tables of the guest who logs in come along."""

    name: Handle
    password: Password
    bring: bool = True


class Recovery(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Handle
    code: Secret
    password: Password
    bring: bool = True


class Reset(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`link` is what stands behind the # of the address that the host has made."""

    link: Secret
    password: Password
    bring: bool = True


class NewPassword(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The old one, or a passkey where there is one."""

    password: Password
    old: MaybePassword = ""
    passkey: dict[str, Any] | None = None


class Proof(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The password once more, or a passkey."""

    password: MaybePassword = ""
    passkey: dict[str, Any] | None = None


class Erasure(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """One's own name, and the password or a passkey where there is one."""

    name: Annotated[str, Meta(max_length=64)]
    password: MaybePassword = ""
    passkey: dict[str, Any] | None = None


class Entered(Struct, kw_only=True, frozen=True):
    """Who is logged in now. `token` and `codes` come once; `brought` tables came along."""

    guest: Guest
    token: str
    codes: list[str]
    brought: int


class Codes(Struct, kw_only=True, frozen=True):
    codes: list[str]


class Device(Struct, kw_only=True, frozen=True):
    id: str
    browser: str
    system: str
    created: int
    seen: int  # to the hour
    here: bool


class Passkey(Struct, kw_only=True, frozen=True):
    id: str
    name: str
    created: int
    used: int


class Account(Struct, kw_only=True, frozen=True):
    """`password`: there is one. `mail`: the e-mail address that was confirmed; `mails`: the server
    has e-mail. `provider`: by which one can log in here ("": none), and whether it is `linked`."""

    name: str
    created: int
    codes_left: int
    devices: list[Device]
    password: bool
    passkeys: list[Passkey]
    mail: str
    mails: bool
    provider: str
    linked: bool

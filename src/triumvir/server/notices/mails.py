"""The e-mail address of an account: confirmed before anything is sent there, then a way for notices
and a way back in. There is none unless the host has a mail server."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import random
import secrets
from typing import Any, Final

from triumvir.server.limits import Buckets
from triumvir.server.notices.mail import Mailer, is_address
from triumvir.server.notices.ways import Ways
from triumvir.server.people.accounts import Accounts
from triumvir.server.people.guests import LETTERS
from triumvir.server.people.handles import handle_key
from triumvir.server.store.schema import WAYS
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.texts import Texts

HOUR: Final = 3600 * 1000
SIGNS: Final = 10
FILES: Final = ("common", "notices")
# Before somebody who has forgotten the password is looked for: the answer has long been sent.
PAUSE: Final = (0.2, 1.0)

log = logging.getLogger("triumvir.server")


class Mails:
    def __init__(self, accounts: Accounts, ways: Ways, mailer: Mailer | None) -> None:
        self.accounts = accounts
        self.ways = ways
        self.mailer = mailer
        self.to = Buckets(1 / 1200, 3.0)  # letters to one address that did not ask for them

    def demand(self) -> Mailer:
        if self.mailer is None:
            raise Refusal("no-mail", status=404)
        return self.mailer

    async def of(self, guest: str) -> Any:
        """The way of somebody's address, if it was confirmed."""
        own = (WAYS.c.guest == guest) & (WAYS.c.table_id == "") & (WAYS.c.kind == "mail")
        found = await self.ways.rows(own)
        return found[0] if found else None

    # Confirming

    async def ask(self, person: Person, address: str) -> None:
        """A letter with a code; nothing is kept."""
        mailer = self.demand()
        if not is_address(address):
            raise Refusal("mail-address")
        if not self.to.take(address.lower()):
            raise Refusal("rate", status=429)
        texts = Texts(person.language, FILES)
        code = self.code(person.id, address, now() // HOUR)
        shown = f"{code[:5]}-{code[5:]}"
        text = texts.say("mail-confirm-text", code=shown, name=person.name)
        subject = texts.say("mail-confirm-subject")
        how = await mailer.send(address, subject, f"{text}\n", secrets.token_hex(12))
        if how != "done":
            raise Refusal("mail-not-sent", status=503)

    async def confirm(self, person: Person, address: str, code: str, base: str) -> None:
        """Confirm an address by the code that was sent there."""
        self.demand()
        typed = "".join([letter for letter in code.upper() if letter in LETTERS])
        hour = now() // HOUR
        good = [self.code(person.id, address, at) for at in (hour, hour - 1)]
        fits = [hmac.compare_digest(typed, one) for one in good]
        if not is_address(address) or not any(fits):
            raise Refusal("code", status=403)
        await self.ways.add_mail(person.id, address, base)

    def code(self, guest: str, address: str, hour: int) -> str:
        """It follows from the key of the house, for this account, this address and this hour."""
        said = f"mail/{guest}/{address}/{hour}"
        made = hmac.digest(self.accounts.guests.key, said.encode(), hashlib.sha256)
        return "".join([LETTERS[byte % len(LETTERS)] for byte in made[:SIGNS]])

    async def remove(self, person: Person) -> bool:
        way = await self.of(person.id)
        return way is not None and await self.ways.end(person.id, way.id)

    # Coming back

    async def forgot(self, name: str) -> None:
        """A link by which a new password is set, if there is such an account and it has an address.
        Whoever asked learns neither: nobody waits for this."""
        await asyncio.sleep(random.uniform(*PAUSE))
        row = await self.accounts.row(handle_key(name))
        way = None if row is None else await self.of(row.guest)
        if row is None or way is None or self.mailer is None:
            return
        if not self.to.take(way.target.lower()):
            return
        person = await self.accounts.guests.find(row.guest)
        if person is None or person.banned:
            return
        link = await self.accounts.make_link("mailed", row.name)
        texts = Texts(person.language, FILES)
        # The address of the page is the one at which the account's owner confirmed: whoever asks
        # cannot make the link lead elsewhere.
        url = f"{way.base}/account#reset={link}"
        text = texts.say("mail-reset-text", name=row.name, url=url)
        subject = texts.say("mail-reset-subject")
        how = await self.mailer.send(way.target, subject, f"{text}\n", secrets.token_hex(12))
        if how != "done":
            log.warning("a letter was not sent: %s", how)

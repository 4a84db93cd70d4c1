"""E-mail, where the host has named a server that sends it: `--smtp`.

It is sent in threads of its own, so that a slow mail server holds up nobody. Without TLS nothing
goes further than this machine.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.utils import formatdate
from typing import Final, Literal
from urllib.parse import parse_qs, unquote, urlsplit

SECONDS: Final = 15.0  # for each answer of the mail server
AT_ONCE: Final = 2
WAITING: Final = 200  # more are tried again later
LONGEST: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465}
# What nearly everybody has, and nothing that could end a line, add a header or name a second
# person.
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])"
)

Sent = Literal["done", "again", "dead"]


def is_address(text: str) -> bool:
    """`anna@example.org`, in plain letters."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class Mailer:
    def __init__(self, url: str) -> None:
        """`smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`; `smtps` for TLS from the first byte. A
        ValueError if it is none."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError(url)
        self.secure = parts.scheme == "smtps"
        self.host = parts.hostname
        self.port = parts.port or PORTS[parts.scheme]
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = parse_qs(parts.query).get("from", [""])[0]
        if not is_address(self.sender):
            raise ValueError(url)
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")
        self.waiting = 0

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str, id: str) -> Sent:
        """One letter to one address, which was confirmed or is about to be. `id` is the same
        whenever it is sent again."""
        if not is_address(to):
            return "dead"
        if self.waiting >= WAITING:
            return "again"
        letter = self.write(to, subject, text, id)
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, self.hand_over, letter)
        finally:
            self.waiting -= 1

    def write(self, to: str, subject: str, text: str, id: str) -> EmailMessage:
        letter = EmailMessage(policy=POLICY)
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = " ".join(subject.split())  # a name in it ends no line
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{id}@{self.sender.partition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    # In a thread

    def hand_over(self, letter: EmailMessage) -> Sent:
        try:
            with self.connect() as server:
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return "dead" if all(500 <= code < 600 for code in codes) else "again"
        except smtplib.SMTPDataError as refused:
            return "dead" if 500 <= refused.smtp_code < 600 else "again"
        except (OSError, smtplib.SMTPException):
            return "again"
        return "done"

    def connect(self) -> smtplib.SMTP:
        if self.secure:
            trusted = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=SECONDS, context=trusted
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            server.ehlo()
            if not self.secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            elif not self.secure and not is_here(self.host):
                raise smtplib.SMTPException("no TLS")
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


def is_here(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False

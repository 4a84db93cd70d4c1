"""Asks a person until the answer is an action or a command of the program."""

from __future__ import annotations

import sys
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from triumvir.cli.boards import Shortcut, shortcuts
from triumvir.cli.main import printable
from triumvir.cli.menu import Entry, entries, match
from triumvir.cli.screen import show_menu
from triumvir.cli.speech import say
from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction, InvalidAction
from triumvir.core.game import State
from triumvir.core.view import View
from triumvir.texts import GameTexts

WISHES = ("?", "h", "u", "l", "s", "q")


class Wish(NamedTuple):
    """Something else than an action: a letter of WISHES and what was typed after it."""

    letter: str
    rest: str


def read_line() -> str:
    """A line from the person; EOFError if there is nobody any more."""
    typed = printable(input("> ")).strip()
    if not sys.stdin.isatty():
        print(typed)  # so that the output of a script reads like a session
    return typed


def ask(out: Console, state: State, view: View, texts: GameTexts) -> tuple[str, ...] | Wish:
    """The actions that the person chose, or a wish."""
    actions: list[Action] = view.choices
    path: list[str] = []
    while True:
        menu = entries(actions, texts)
        keys = [] if path else shortcuts(view, texts)
        show_menu(out, texts.prompt(view), path, menu, keys)
        out.print(Text(say("play-keys"), "dim"))
        typed = read_line()
        if not typed:
            if len(view.choices) == 1:
                return (view.choices[0].text,)
            actions, path = view.choices, []
            continue
        letter, _, rest = typed.partition(" ")
        if typed[0] == "?":
            # `?` alone asks the coach, and again for more; with a word, the rules.
            return Wish("?", typed[1:].strip())
        if letter.casefold() in WISHES and (not rest or letter.casefold() == "s"):
            return Wish(letter.casefold(), rest.strip())
        for key in keys:
            if typed.casefold() == key.key:
                return key.actions
        chosen = by_number(typed, menu, texts)
        if chosen is None:
            found = match(typed, view.choices, texts)
            chosen = Entry(typed, found) if found else None
        if chosen is None:
            out.print(Text(why_not(state, view, texts, typed), "bold red"))
        elif len(chosen.actions) == 1:
            return (chosen.actions[0].text,)
        else:
            actions = chosen.actions
            path = [*path, chosen.label.removesuffix(" …")]


def pick(
    out: Console, view: View, offered: list[Action], texts: GameTexts, help_id: str = "learn-keys"
) -> tuple[Action, ...] | None:
    """One of the offered actions, through as many menus as it takes, or those of a shortcut that
    begins with one; None if the person leaves. `help_id`: the message under the menu."""
    actions: list[Action] = offered
    path: list[str] = []
    while True:
        menu = entries(actions, texts)
        keys = [] if path else offered_keys(view, offered, texts)
        show_menu(out, texts.prompt(view), path, menu, keys)
        out.print(Text(say(help_id), "dim"))
        typed = read_line()
        if typed.casefold() == "q":
            return None
        if not typed:
            if len(offered) == 1:
                return (offered[0],)
            actions, path = offered, []
            continue
        for key in keys:
            if typed.casefold() == key.key:
                return tuple(texts.game.parse(text) for text in key.actions)
        chosen = by_number(typed, menu, texts)
        if chosen is None:
            found = match(typed, view.choices, texts)
            chosen = Entry(typed, found) if found else None
        if chosen is None:
            out.print(Text(say("learn-unknown"), "bold red"))
        elif len(chosen.actions) == 1:
            return (chosen.actions[0],)
        else:
            actions = chosen.actions
            path = [*path, chosen.label.removesuffix(" …")]


def offered_keys(view: View, offered: list[Action], texts: GameTexts) -> list[Shortcut]:
    known = {action.text for action in offered}
    return [key for key in shortcuts(view, texts) if key.actions[0] in known]


def by_number(typed: str, menu: list[Entry], texts: GameTexts) -> Entry | None:
    """`2`, or `2 3 1` straight through several menus."""
    words = typed.split()
    if not all(word.isascii() and word.isdigit() for word in words):
        return None
    entry: Entry | None = None
    for word in words:
        number = int(word[:6])
        if entry is not None:
            if len(entry.actions) == 1:
                return None
            menu = entries(entry.actions, texts)
        if number < 1 or number > len(menu):
            return None
        entry = menu[number - 1]
    return entry


def why_not(state: State, view: View, texts: GameTexts, typed: str) -> str:
    """What is wrong with what was typed: no action at all, or one that a rule forbids now."""
    assert view.seat is not None
    try:
        action = texts.game.parse(typed)
    except InvalidAction:
        return say("play-not-understood", typed=typed)
    try:
        state.clone().play(view.seat, action)
    except IllegalAction as error:
        why = texts.refusal(error)
        return f"{why} ({error.rule})" if error.rule else why
    return say("play-not-now", action=texts.choice(action))

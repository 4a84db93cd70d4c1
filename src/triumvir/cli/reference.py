"""The rule reference on the screen."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from triumvir.cli.speech import refusal
from triumvir.texts import GameTexts


def find_rules(texts: GameTexts, wanted: str) -> list[str]:
    """A rule by its id (`CC-118`, `cc118`, `118`), or all rules that have a word in them."""
    rules = texts.game.meta.rules
    word = wanted.strip().casefold()
    plain = word.replace("-", "").replace(" ", "")
    for rule in rules:
        name = rule.casefold()
        if plain in (name.replace("-", ""), name.rpartition("-")[2]):
            return [rule]
    found = [rule for rule in rules if word and word in texts.rule(rule).casefold()]
    if not found:
        first, last = (rules[0], rules[-1]) if rules else ("", "")
        raise refusal("error-rule", rule=wanted, first=first, last=last)
    return found


def rule_table(texts: GameTexts, rules: list[str], headings: bool = False) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for rule in rules:
        section = texts.section(rule) if headings else ""
        if section:
            table.add_row("", "")
            table.add_row("", Text(section, "bold"))
        table.add_row(rule, Text(texts.rule(rule)))
    return table

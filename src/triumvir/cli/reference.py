"""The rule reference on the screen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.cli.boards import draw_board
from triumvir.cli.speech import refusal
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.view import View
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


def introduction(texts: GameTexts, width: int) -> RenderableType:
    """The game in a minute, the table with its names, an example of play."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for part in ("aim", "turn", "end"):
        label = texts.say(f"intro-{part}-label")
        grid.add_row(texts.say("label", label=label), Text(texts.say(f"intro-{part}")))
    return Group(
        Text(texts.say("intro-minute"), "bold"),
        grid,
        Text(),
        Text(texts.say("intro-picture"), "bold"),
        Text(texts.say("intro-table")),
        draw_board(sample(texts.game), texts, width),
        Text(),
        Text(texts.say("intro-play"), "bold"),
        Text(texts.say("intro-example")),
    )


def sample(game: Game) -> View:
    """What the first seat sees in the middle of a game; always the same game."""
    state = game.start(max(2, game.meta.min_seats), {}, Dealer("rules"))
    chance = Dealer("rules")
    states = [state.clone()]
    while actors := state.to_act():
        choices = state.legal(actors[0])
        state.play(actors[0], choices[chance.below(len(choices))])
        states.append(state.clone())
    return states[len(states) // 2].view(0)

"""Every game says everything in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from triumvir.core.event import Event
from triumvir.core.game import Game
from triumvir.core.registry import find, game_ids
from triumvir.core.view import View
from triumvir.testing.setups import setups
from triumvir.texts import LANGUAGES, GameTexts

GAMES_EACH = 4
NOT_TERMS = ("kind", "rule", "reason")


@cache
def played(game_id: str) -> tuple[list[Event], list[tuple[View, int]], list[dict[str, object]]]:
    """Events, views with who is to act, and outcomes of random games with all options."""
    from triumvir.core.dealer import Dealer

    game = find(game_id)
    events: list[Event] = []
    views: dict[str, tuple[View, int]] = {}
    outcomes: list[dict[str, object]] = []
    for setup in setups(game):
        for seed in range(GAMES_EACH):
            state = game.start(setup.seats, setup.options, Dealer(seed))
            chance = Dealer(f"texts/{seed}")
            while actors := state.to_act():
                seat = actors[chance.below(len(actors))]
                phase = str(state.describe(seat)["phase"])
                if phase not in views:
                    views[phase] = (state.view(seat), seat)
                choices = state.legal(seat)
                state.play(seat, choices[chance.below(len(choices))], events)
            outcome = state.outcome()
            assert outcome is not None
            outcomes.append(outcome.document())
    return events, list(views.values()), outcomes


def words(fields: dict[str, object]) -> Iterator[str]:
    for name, value in fields.items():
        if name in NOT_TERMS:
            continue
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, str):
                yield entry


def needed(game: Game) -> set[str]:
    """The ids of all messages that the game's meta, actions and events call for."""
    meta = game.meta
    ids = {"title", "blurb", *[f"seat-{role}" for role in meta.roles]}
    ids |= {f"rule-{rule}" for rule in meta.rules}
    for option in meta.options:
        ids.add(f"option-{option.name}")
        for value in option.choices:
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            ids.add(f"option-{option.name}-{word}")
    for action in game.actions:
        ids.add(f"choice-{action.kind}")
        ids |= {f"term-{word}" for word in words(action.fields)}
    events, views, outcomes = played(meta.id)
    for event in events:
        ids.add(f"event-{event.kind}")
        ids |= {f"term-{word}" for word in words(event.fields)}
        ids |= {f"term-{word}" for word in words(event.secret or {})}
    for view, _ in views:
        ids |= {f"prompt-{view.data['phase']}", f"wait-{view.data['phase']}"}
    for outcome in outcomes:
        ids.add(f"reason-{outcome['reason']}")
        lines = outcome["lines"]
        assert isinstance(lines, list)
        ids |= {f"line-{line['kind']}" for line in lines}
    return {word.replace("_", "-") for word in ids}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_is_missing(game_id: str, language: str) -> None:
    game = find(game_id)
    texts = GameTexts(game, language)
    assert sorted([key for key in needed(game) if not texts.has(key)]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_sentence_finds_its_variables(game_id: str, language: str) -> None:
    """No braces: that is how Fluent shows a variable that nobody gave."""
    game = find(game_id)
    texts = GameTexts(game, language)
    events, views, outcomes = played(game_id)
    said = [texts.choice(action) for action in game.actions]
    said += [texts.kind(kind) for kind in {action.kind for action in game.actions}]
    seen: set[str] = set()
    for event in events:
        for seat in (0, 1, None):
            key = f"{event.kind} {sorted(event.told(seat))} {seat}"
            if key not in seen:
                seen.add(key)
                said.append(texts.told(event, seat))
    for view, seat in views:
        said += [texts.prompt(view), texts.wait(view, seat)]
    for outcome in outcomes:
        lines = outcome["lines"]
        assert isinstance(lines, list)
        said += [texts.line(line) for line in lines]
    assert [sentence for sentence in said if "{" in sentence or "[" in sentence] == []


@pytest.mark.parametrize("game_id", game_ids())
def test_rules_for_a_prompt_exist_and_are_the_same_everywhere(game_id: str) -> None:
    game = find(game_id)
    for view, _ in played(game_id)[1]:
        rules = [GameTexts(game, language).prompt_rules(view) for language in LANGUAGES]
        assert all(rules[0] == other for other in rules)
        assert set(rules[0]) <= set(game.meta.rules)

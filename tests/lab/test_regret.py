"""What a short search loses is measured by a long one."""

from __future__ import annotations

import pytest
from lab import regret

from triumvir.core.registry import find


def test_a_recipe_names_what_is_not_as_usual() -> None:
    game = find("caesar")
    assert regret.read_recipe("") == {}
    recipe = regret.read_recipe("explore=1,worlds=50")
    search = regret.make_search(game, "seed", recipe)
    assert (search.explore, search.most_worlds, search.trust) == (1.0, 50, 1.0)


def test_recipes_are_compared_with_the_usual_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = find("caesar")
    [view] = regret.views(game, 2, 1, seed=3)
    question = regret.think_long(game, view, 200, "long")
    assert set(question.values) == {action.text for action in view.choices}
    assert question.best in question.values.values()
    regret.compare(game, [question], ["", "hand=1"], 0.001, 1)
    rows = capsys.readouterr().out.splitlines()[2:]
    assert rows[0].startswith("| as it is |")
    assert "| +0.0 ± 0.0 |" in rows[0]
    assert rows[1].startswith("| hand=1 |")

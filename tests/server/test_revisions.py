"""A table is played to its end by the revision of the rules that it was opened with."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvir.core.registry import find
from triumvir.server.store.tables import table_from
from triumvir.server.tables.info import info
from triumvir.server.tables.refusal import Refusal


def row(revision: int) -> Any:
    """A row of `tables`, as a server wrote it that knew this revision."""
    return SimpleNamespace(
        id="abc",
        game="circus-maximus",
        revision=revision,
        options='{"caesar":false,"sheet":null}',
        seat_count=3,
        deal='{"seed":"7"}',
        secret="",
        salt="",
        host="",
        public=True,
        previous="",
        created=0,
        clock="",
    )


@pytest.mark.parametrize("revision", [1, 2])
def test_a_table_keeps_its_revision(revision: int) -> None:
    table = table_from(row(revision))
    assert table.record().start().revision == revision
    assert table.record().document()["revision"] == revision
    assert info(table).revision == revision


def test_a_table_of_rules_that_are_not_known_here_is_refused() -> None:
    newer = find("circus-maximus").meta.revision + 1
    with pytest.raises(Refusal) as caught:
        table_from(row(newer))
    assert caught.value.code == "revision"

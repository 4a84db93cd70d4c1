"""Which language a reader gets."""

from __future__ import annotations

import pytest

from triumvir.texts import pick_language


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("de", {"LANG": "fr_FR.UTF-8"}, "de"),
        ("cs-CZ", {}, "cs"),
        ("ja", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_ALL": "fr_CA@euro"}, "fr"),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "ja:cs:de"}, "cs"),
        (None, {"LANG": "C", "LANGUAGE": "de"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "cs_CZ", "TRIUMVIR_LANG": "fr"}, "fr"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de_DE"}, "de"),
    ],
)
def test_language(wanted: str | None, environ: dict[str, str], language: str) -> None:
    assert pick_language(wanted, environ) == language

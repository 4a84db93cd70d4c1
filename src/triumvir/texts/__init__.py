"""Sentences: whatever a player reads, in the reader's language. docs/texts.md names the messages.

>>> from triumvir.core.registry import find
>>> texts = GameTexts(find("caesar-cleopatra"), "en")
>>> texts.term("philosopher")
'Philosopher'
"""

from __future__ import annotations

from triumvir.texts.game_texts import GameTexts as GameTexts
from triumvir.texts.language import LANGUAGES as LANGUAGES
from triumvir.texts.language import pick_language as pick_language
from triumvir.texts.messages import Texts as Texts
from triumvir.texts.refusals import say_refusal as say_refusal

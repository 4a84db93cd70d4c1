"""What went wrong, in the reader's language: an error's id and fields become a sentence."""

from __future__ import annotations

from triumvir.core.errors import TriumvirError
from triumvir.core.registry import find, game_ids
from triumvir.texts.game_texts import GameTexts
from triumvir.texts.messages import Texts


def say_refusal(error: TriumvirError, language: str, game_id: str = "") -> str:
    """The sentence of an error, from the texts of a game if one is named here or by the error."""
    if game_id not in game_ids():  # it may be a game that is gone
        game_id = game_of(error)
    texts = GameTexts(find(game_id), language) if game_id else Texts(language)
    return texts.refusal(error)


def game_of(error: BaseException | None) -> str:
    """The game whose texts have the message: the error, or what caused it, names it."""
    while error is not None:
        if isinstance(error, TriumvirError) and error.fields.get("game") in game_ids():
            return str(error.fields["game"])
        error = error.__cause__
    return ""

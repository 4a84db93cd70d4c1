"""What there is to play, and the words of our page."""

from __future__ import annotations

import re
from functools import cache

from triumvir.bots import BOTS
from triumvir.core.game import Game
from triumvir.core.registry import games
from triumvir.server.call import Call, Endpoint
from triumvir.server.requests import Catalogue, GameInfo, OptionInfo, Words
from triumvir.texts import LANGUAGES, GameTexts, Texts
from triumvir.texts.language import FALLBACK
from triumvir.texts.messages import LOCALES


async def catalogue(call: Call) -> Catalogue:
    """Games with their options, bots, languages."""
    language = call.language()
    return Catalogue(
        games=[game_info(game, language) for game in games()],
        bots=list(BOTS),
        languages=list(LANGUAGES),
    )


def game_info(game: Game, language: str) -> GameInfo:
    meta = game.meta
    texts = GameTexts(game, language)
    return GameInfo(
        id=meta.id,
        title=texts.title(),
        blurb=texts.blurb(),
        designer=meta.designer,
        publisher=meta.publisher,
        year=meta.year,
        revision=meta.revision,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        roles=[texts.seat(number) for number in range(meta.max_seats)],
        options=[
            OptionInfo(
                name=option.name,
                words=texts.option(option.name),
                values=list(option.choices),
                value_words=[texts.option_value(option.name, value) for value in option.choices],
                default=option.default,
            )
            for option in meta.options
        ],
    )


async def words(call: Call) -> Words:
    """The sentences of the page in the reader's language."""
    language = call.language()
    texts = Texts(language, ("server",))
    return Words(
        language=language, words={word: texts.say(f"page-{word}") for word in page_words()}
    )


@cache
def page_words() -> list[str]:
    """The ids of all messages that begin with `page-`, without that."""
    source = (LOCALES / FALLBACK / "server.ftl").read_text(encoding="utf-8")
    return re.findall(r"^page-([a-z-]+) =", source, re.MULTILINE)


ENDPOINTS = (
    Endpoint("GET", "/games", Catalogue, catalogue, query=("language",)),
    Endpoint("GET", "/words", Words, words, query=("language",)),
)

"""What there is to play."""

from __future__ import annotations

from functools import cache

from triumvir.bots import BOTS
from triumvir.core.game import Game
from triumvir.core.registry import games
from triumvir.server.http.bodies import Catalogue, GameInfo, OptionInfo
from triumvir.server.http.request import Endpoint, Request
from triumvir.texts import LANGUAGES, GameTexts


async def catalogue(request: Request) -> Catalogue:
    """Games with their options, bots, languages."""
    language = request.language()
    return Catalogue(
        games=[game_info(game, language) for game in games()],
        bots=list(BOTS),
        languages=list(LANGUAGES),
    )


@cache
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
        credits=texts.credits(),
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
        teaching=meta.teaching,
    )


ENDPOINTS = (Endpoint("GET", "/games", Catalogue, catalogue, query=("language",)),)

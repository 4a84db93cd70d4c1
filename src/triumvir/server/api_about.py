"""What there is to play."""

from __future__ import annotations

from triumvir.bots import BOTS
from triumvir.core.game import Game
from triumvir.core.registry import games
from triumvir.server.call import Call, Endpoint
from triumvir.server.requests import Catalogue, GameInfo, OptionInfo
from triumvir.texts import LANGUAGES, GameTexts


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


ENDPOINTS = (Endpoint("GET", "/games", Catalogue, catalogue, query=("language",)),)

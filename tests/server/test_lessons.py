"""Lessons over HTTP."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.lessons import find_lesson

LESSON = "/api/v1/lessons/caesar/first-province"


def fetch(url: str, body: object = None) -> tuple[int, Any]:
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(url, data)) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


def test_a_lesson_is_taken_step_by_step(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:

            async def ask(path: str, body: object = None) -> Any:
                status, answer = await asyncio.to_thread(fetch, here.url + path, body)
                assert status == 200, answer
                return answer

            shelf = await ask("/api/v1/lessons")
            titles = {
                one["game"]: [title["id"] for title in one["lessons"]] for one in shelf["games"]
            }
            assert titles["caesar"][0] == "first-province"
            begun = await ask(LESSON)
            assert (begun["done"], begun["step"], begun["asks"]) == (0, "aim", False)
            assert begun["here"]["view"]["seat"] == 0
            asked = await ask(f"{LESSON}?done=2")
            assert asked["step"] == "close"
            assert asked["offered"] == ["lay ship-5-1 hu-mt", "lay ship-5-1 mt-hu"]
            assert asked["shown"] is None
            shown = await ask(f"{LESSON}?done=2&show=1")
            assert (shown["done"], shown["here"]) == (2, asked["here"])
            played = [event["kind"] for item in shown["shown"]["log"] for event in item["events"]]
            assert "laid" in played
            assert "controls" in played
            assert (await ask(f"{LESSON}?show=1"))["shown"] is None  # only to be read
            wrong = await ask(LESSON, {"done": 2, "actions": ["lay ship-5-1 mt-hu"]})
            assert wrong["say"] == "lesson-first-province-close-turned"
            assert wrong["done"] == 2
            assert wrong["here"]["view"]["view"] == asked["here"]["view"]["view"]
            kinds = [event["kind"] for item in wrong["wrong"]["log"] for event in item["events"]]
            assert "controls" in kinds
            right = await ask(LESSON, {"done": 2, "actions": ["lay ship-5-1 hu-mt"]})
            assert (right["done"], right["step"], right["wrong"]) == (3, "bonus", None)
            end = await ask(LESSON, {"done": 3, "actions": ["use"]})
            assert (end["done"], end["step"]) == (4, "")
            assert await ask(f"{LESSON}?done=99")

    asyncio.run(main())


def test_the_learner_sees_what_the_seat_may_know(on_sqlite: Configure) -> None:
    """Pompey's supply is nowhere in the answer."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            _, answer = await asyncio.to_thread(fetch, f"{here.url}{LESSON}?done=1")
            view = answer["here"]["view"]["view"]
            assert view["seat"] == find_lesson("caesar", "first-province").seat
            assert answer["here"]["info"]["secret"] == ""

    asyncio.run(main())


def test_what_is_no_lesson_or_no_choice_is_refused(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:

            async def refused(path: str, body: object = None) -> tuple[int, str]:
                status, answer = await asyncio.to_thread(fetch, here.url + path, body)
                return status, answer["code"]

            assert await refused("/api/v1/lessons/caesar/none") == (404, "no-lesson")
            assert await refused("/api/v1/lessons/chess/first-province") == (404, "no-lesson")
            assert await refused(LESSON, {"done": 0, "actions": ["use"]}) == (400, "lesson-step")
            assert await refused(LESSON, {"done": 2, "actions": []}) == (400, "shape")
            assert await refused(LESSON, {"done": -1, "actions": ["use"]}) == (400, "shape")
            for text in ("lay ship-6-0 hu-mt", "nonsense"):
                status, _ = await refused(LESSON, {"done": 2, "actions": [text]})
                assert status == 400
            two = {"done": 2, "actions": ["lay ship-5-1 hu-mt", "use"]}
            assert await refused(LESSON, two) == (400, "lesson-step")

    asyncio.run(main())

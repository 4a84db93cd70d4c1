"""Variables and sentences, as docs/texts.md says."""

from __future__ import annotations

import pytest

from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.core.registry import find
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.actions import TABLE as CARDS
from triumvir.games.circus_maximus.actions import TABLE
from triumvir.texts import GameTexts, Texts
from triumvir.texts.variables import fill

GAME = find("caesar-cleopatra")


def test_words_lists_numbers_and_seats() -> None:
    texts = GameTexts(GAME, "en")
    filled = fill(
        texts,
        {
            "kind": "left out",
            "place": "senators",
            "cards": ["4", "philosopher", "1"],
            "sums": [7, 8],
            "seat": 1,
            "acted": True,
            "drawer": None,
            "reason": "idle",
            "announced": "scout aediles",
            "votes": {"left": "out"},
        },
    )
    assert filled["place"] == "Senators"
    assert filled["place_id"] == "senators"
    assert filled["cards"] == "4, Philosopher and 1"
    assert filled["cards_count"] == 3
    assert filled["cards_1_id"] == "philosopher"
    assert (filled["sums_0"], filled["sums_1"]) == (7, 8)
    assert (filled["seat"], filled["seat_id"]) == ("Cleopatra", 1)
    assert (filled["acted"], filled["drawer"]) == ("yes", "none")
    assert filled["reason"] == texts.reason("idle")
    assert filled["announced"] == "Scout at the Aediles"
    assert (filled["announced_kind"], filled["group"]) == ("scout", "Aediles")
    assert "kind" not in filled
    assert "votes" not in filled


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Caesar places a Philosopher face down at the Aediles."),
        ("de", "Caesar legt einen Philosophen verdeckt zu den Aedilen."),
        ("fr", "César pose un Philosophe face cachée chez les édiles."),
        ("cs", "Caesar přikládá Filozofa lícem dolů k edilům."),
    ],
)
def test_who_may_know_a_secret_is_told_it(language: str, sentence: str) -> None:
    texts = GameTexts(GAME, language)
    fields: dict[str, object] = {"seat": 0, "group": "aediles", "face": "down"}
    event = Event("placed", "CC-36", fields, {"card": "philosopher"}, seen_by=1)
    assert texts.told(event, 0) == sentence
    for other in (1, None):
        assert texts.term("philosopher")[:6] not in texts.told(event, other)


@pytest.mark.parametrize(
    ("points", "words"), [(1, "1 bod"), (3, "3 body"), (5, "5 bodů"), (0, "0 bodů")]
)
def test_czech_has_three_plural_forms(points: int, words: str) -> None:
    assert GameTexts(GAME, "cs").say("board-points", points=points) == words


def test_no_isolation_marks() -> None:
    sentence = GameTexts(GAME, "en").about("event-passed", {"seat": 0})
    assert sentence == "Caesar passes."


def test_a_missing_message_is_its_id() -> None:
    texts = GameTexts(GAME, "de")
    assert texts.event({"kind": "no_such_thing"}) == "[event-no-such-thing]"
    assert texts.term("no_such_word") == "[term-no-such-word]"
    assert texts.rule("CC-999") == "[rule-CC-999]"
    assert Texts("de").say("nothing") == "[nothing]"


def test_a_language_that_lacks_a_message_uses_the_english_one() -> None:
    assert Texts("xx").say("list-empty") == "nothing"


def test_players_may_have_names() -> None:
    texts = GameTexts(GAME, "en", ["Anna", "Jonas"])
    assert texts.about("event-passed", {"seat": 1}) == "Jonas passes."
    assert texts.outcome((2, 1)) == "Jonas wins."
    assert texts.outcome((1, 1)) == "Anna and Jonas share the victory."


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_one_player_has_one_name_throughout_a_log(language: str) -> None:
    """Persons, not roles beside persons; and Crassus is not also called Pompey."""
    texts = GameTexts(GAME, language, ["Anna", "Ben"])
    counted = texts.about("event-counted", {"sums": [3, 4], "philosophers": [0, 1]})
    turn = texts.about("event-turn", {"seat": 1, "side": "cleopatra", "turn": 1})
    for sentence in (counted, turn):
        assert "Ben" in sentence
        assert texts.term("cleopatra") not in sentence
    solo = GameTexts(find("caesar"), language, ["Anna"], {"side": "pompey"})
    assert solo.side("pompey") == "Anna"
    assert solo.side("caesar") == solo.term("crassus") == solo.side("crassus")
    assert GameTexts(find("caesar"), language, seats=1).side("pompey") == solo.term("crassus")


def test_a_seat_has_the_role_that_the_options_give_it() -> None:
    game = find("caesar")
    assert GameTexts(game, "en", options={"side": "pompey"}).seat(0) == "Pompey"
    assert GameTexts(game, "en", options={"side": "caesar"}).seat(0) == "Caesar"


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_alone_one_can_lose(language: str) -> None:
    texts = GameTexts(find("caesar"), language, options={"side": "pompey"})
    assert texts.outcome([2]) == texts.say("outcome-lost", loser=texts.seat(0))


@pytest.mark.parametrize(
    ("start_card", "optional", "offered", "gone"),
    [
        (None, True, "a favour or the start-player card", "nothing"),
        (2, True, "take a favour, or decline", "start-player"),
        (None, False, "take the start-player card, or decline", "favour"),
    ],
)
def test_a_prompt_at_the_villa_offers_what_is_left_there(
    start_card: int | None, optional: bool, offered: str, gone: str
) -> None:
    texts = GameTexts(find("circus-maximus"), "en")
    fields = {"place": "villa", "start_card": start_card, "optional": optional}
    said = texts.about("prompt-settling", fields)
    assert offered in said
    assert gone not in said


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        (["lay 3 forum", "draw_ticket", "pass"], "place a merchant for tickets, play a favour or"),
        (["lay 3 forum", "pass"], "place a merchant for tickets or pass"),
        (["draw_ticket", "pass"], "Forum Romanum: play a favour or pass."),
    ],
)
def test_a_prompt_names_only_what_can_be_done(choices: list[str], said: str) -> None:
    """No merchant is left in the third case."""
    data: Document = {"phase": "bidding", "stage": "tickets"}
    view = View("circus-maximus", 0, data, [TABLE.parse(text) for text in choices])
    assert said in GameTexts(find("circus-maximus"), "en").prompt(view)


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        (
            ["down 3 senators", "up 3 senators", "pass"],
            "one card face down or two face up, or pass",
        ),
        (["down 3 senators", "spy", "pass"], "Place one card face down, play an action card, or"),
        (["down 3 senators", "pass"], "Place one card face down, or pass."),
    ],
)
def test_two_cards_are_asked_for_only_where_they_can_be_placed(
    choices: list[str], said: str
) -> None:
    """One influence card is left in hand in the second and the third case."""
    data: Document = {"phase": "turn", "placed": 0, "acted": False}
    view = View("caesar-cleopatra", 0, data, [CARDS.parse(text) for text in choices])
    assert said in GameTexts(GAME, "en").prompt(view)

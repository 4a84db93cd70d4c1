"""Each check of tools/check_locales.py and check_sentences.py refuses what once stood there."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from tools.check_locales import shadowed
from tools.check_sentences import error_classes, in_page, in_python
from tools.locale_render import render, uses
from tools.locale_style import style

NB = "\u00a0"


def patterns(source: str) -> dict[str, ast.Pattern]:
    return {
        entry.id.name: entry.value
        for entry in parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def complaints(language: str, file: str, source: str) -> str:
    """What the checks say about the first message of a source."""
    name, pattern = next(iter(patterns(source).items()))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = list(style(language, file, name, pattern))
    found += render(language, bundle, name, uses(pattern, patterns(source)))
    return "\n".join(found)


OLD = [
    # Marks
    ("fr", "caesar", "event-turn = Tour { $turn } : { $side }.", "no-break space before"),
    ("fr", "server", "refusal-x = Es-tu là ?", "no-break space before"),
    ("fr", "cli", "error-x = Il n’y a pas « { $seat } ».", "no-break space inside"),
    ("fr", "home", "home-x = l'ordre", "typewriter's"),
    ("fr", "cli", "play-x = Sauver la partie", "glossary"),
    ("fr", "caesar", "aim = Le plus de points l’emporte.", "glossary"),
    ("cs", "server", "refusal-x = Už jste souhlasili.", "glossary"),
    ("de", "host", "help-x = Chat so viele Tage behalten.", "glossary"),
    ("en", "host", "restore-done = { $guests } guests.", "without a plural"),
    ("en", "caesar", "option-level = Crassus's strength", "typewriter's"),
    ("de", "cli", "error-x = “{ $typed }” gibt es nicht.", "quotations look like"),
    ("cs", "cli", "error-x = «{ $typed }» není.", "quotations look like"),
    ("de", "home", "home-x = Wer spielt ?", "space before a mark"),
    ("en", "cli", "arena-p95 = 95 %", "percent sign"),
    ("de", "coach", "coach-x = bei { $share }% der Verteilungen", "percent sign"),
    ("en", "caesar", "rule-CA-3 = Gallia–Sardinia is a checkpoint.", "spaces around a dash"),
    ("de", "server", "refusal-x = Du hast mehrere Plätze: sage, welchen.", "after a colon"),
    ("de", "lobby", "lobby-x = Der Tisch ist voll: du kannst zuschauen.", "after a colon"),
    # Plurals
    ("de", "cli", "arena-x = Nach { $total } Partien", "without a plural"),
    ("de", "caesar-cleopatra", "board-x = { $left } sind noch zu gewinnen", "without a plural"),
    ("en", "cli", "error-at = The record has { $count } entries.", "without a plural"),
    (
        "de",
        "caesar-cleopatra",
        "board-x = { $count } Einflusskarten in Reserve",
        "without a plural",
    ),
    (
        "cs",
        "server",
        "refusal-x = { $count ->\n    [one] Jeden proces.\n   *[other] { $count } procesů.\n}",
        "lacks [few]",
    ),
    # Words of the glossary
    ("en", "caesar-cleopatra", "event-turn = Turn { $turn }: { $side } is on turn.", "on turn"),
    ("en", "circus-maximus", "rule-CM-27 = Who plays a favour stays.", "Who "),
    ("en", "caesar", "rule-CA-62 = A lay that is not possible is skipped.", "lay"),
    ("de", "home", "home-level-novice = Novize", "Novize"),
    ("de", "home", "home-picture-caesar = Plättchen auf den Grenzen", "Plättchen"),
    ("fr", "circus-maximus", "favour-x = joue ton marchand", "ton"),
    ("fr", "web", "web-undo = Reprendre le coup", "coup"),
    ("fr", "home", "home-x = contre des robots", "robots"),
    ("fr", "caesar", "event-x = { $side } place zéro marqueur.", "zéro"),
    ("cs", "circus-maximus", "event-x = { $seat } líže { $visitor }.", "líž"),
    ("cs", "caesar-cleopatra", "board-deck = Akční balíček shora", "kční balíč"),
    ("cs", "caesar", "board-your-tokens = tvoje žetony", "tvoje"),
    ("de", "caesar", "refusal-x = Lass zuerst Crassus beginnen.", "Lass"),
    ("de", "lobby", "lobby-x = setz dich", "setz"),
    # Lengths and shapes
    ("de", "caesar-cleopatra", "choice-x = eine 2 zu den Quaestoren", "begins with a capital"),
    ("de", "caesar-cleopatra", "board-short-discards = abgelegte Karten", "longer than 8"),
    ("en", "circus-maximus", "rule-CM-47 = the coins of every ticket that you sold,", "capital"),
    ("en", "circus-maximus", "rule-CM-47 = The coins of every ticket that you sold,", "end like"),
    # Said with values
    (
        "fr",
        "clock",
        "clock-days = { $count ->\n    [one] un jour\n   *[other] { $count } jours\n}",
        "of $count = 0 as of 1",
    ),
    ("fr", "common", "outcome-winner = Victoire de { $winner }.", "breaks at “de ”"),
    (
        "fr",
        "caesar-cleopatra",
        "event-x = Il n’y a plus de { $group }.\nterm-aediles = édiles",
        "breaks at “de ”",
    ),
    (
        "en",
        "caesar-cleopatra",
        "choice-x = Discard a { $card }\nterm-assassination = Assassination",
        "breaks at “a As”",
    ),
    ("en", "cli", "error-x = See { other-message }.", "cannot be said"),
]


@pytest.mark.parametrize(("language", "file", "source", "complaint"), OLD)
def test_what_once_stood_there_is_refused(
    language: str, file: str, source: str, complaint: str
) -> None:
    assert complaint.lower() in complaints(language, file, source).lower()


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("fr", f"event-turn = Tour {{ $turn }}{NB}: {{ $side }}."),
        ("fr", f"play-x = Tapez ? à tout moment{NB}: les règles."),
        ("fr", "board-x = À coup sûr en réserve"),
        ("cs", "board-x = { $caesar } : { $pompey }"),
        ("de", "error-x = „{ $typed }“ steht nicht zur Wahl."),
        ("de", "coach-x = bei { $share } % der Verteilungen: zufällig"),
        ("de", "learn-x = Lege an: Dann wird gefragt. Überlasse es uns."),
        ("en", "cli-x = 3 to 5, Italia – Sicilia, { $share }%"),
        ("en", "event-x = { $count ->\n    [one] One card.\n   *[other] { $count } cards.\n}"),
    ],
)
def test_what_is_right_is_left_alone(language: str, source: str) -> None:
    assert complaints(language, "cli", source) == ""


def faults(source: str) -> list[tuple[int, str]]:
    errors = error_classes(["class InvalidRecord(TriumvirError): ..."]) | {"IllegalAction"}
    return list(in_python(source, errors, {"record-lacks"}))


def test_a_sentence_in_code_is_refused() -> None:
    assert faults('raise InvalidRecord(f"The record lacks {key}.")')
    assert faults('raise IllegalAction("All cards are placed.", "CC-40")')
    assert faults('print("There is no game here")')
    assert faults('NOT_BUILT: Final = "There is no page here."\nResponse(NOT_BUILT, 503)')
    assert list(in_page("<p>\n  There is nothing here.\n</p>"))
    assert list(in_page("<button>Close</button>"))
    assert list(in_page('<button aria-label="Close">×</button>'))
    assert list(in_page('<img src={x} alt="Two coins" />'))
    assert faults('raise InvalidRecord("The record lacks it.", "record-misses")')
    assert not faults('raise InvalidRecord("The record lacks it.", "record-lacks")')
    assert not list(
        in_page(
            '<p title={texts.say("x")}>{texts.say("y")}</p><!-- no one sees this -->TRIVMVIR</b>'
        )
    )


def test_two_files_of_one_bundle_cannot_have_the_same_message() -> None:
    """`triumvir serve --help` once explained --limit as the arena does."""
    twice = patterns("help-limit = Seconds.")
    assert list(shadowed("en", {"cli": twice, "host": twice}))
    assert not list(shadowed("en", {"cli": twice, "home": twice}))

"""A review on the terminal: three sentences, the sum, the decisions worth another look."""

from __future__ import annotations

import math
import sys
from collections.abc import Generator, Iterator

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from triumvir.cli.hints import labelled
from triumvir.cli.speech import language, say
from triumvir.cli.style import QUIET, seat_style
from triumvir.core.record import Record
from triumvir.review import Progress as Slice
from triumvir.review import Review, carry_out
from triumvir.review.document import Decision, SeatReview, Sentence
from triumvir.texts import GameTexts, Texts

# The same sentences as the page's
SENTENCES = ("common", "review-page")


def watch(slices: Generator[Slice, None, Review]) -> Review:
    """Carry a review out; on a terminal a bar shows how far it is."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(say("review-working"), total=None)
        return carry_out(
            slices, lambda done: bar.update(task, completed=done.done, total=done.total)
        )


def review_lines(
    found: Review, texts: GameTexts, record: Record, reader: int | None
) -> Iterator[RenderableType]:
    words = Texts(language(), SENTENCES)
    for one in found.seats:
        teller = Teller(found, texts, words, record, one, you="yes" if one.seat == reader else "no")
        yield Text(texts.seat(one.seat), f"bold {seat_style(one.seat)}")
        yield Text(" ".join([teller.sentence(sentence) for sentence in one.story]))
        yield teller.sum()
        yield from teller.moments()
        yield Text("")
    yield Text(words.say("rv-note"), QUIET)


class Teller:
    """Tells one seat's review."""

    def __init__(
        self,
        found: Review,
        texts: GameTexts,
        words: Texts,
        record: Record,
        one: SeatReview,
        you: str,
    ) -> None:
        self.found = found
        self.texts = texts
        self.words = words
        self.record = record
        self.one = one
        self.common: dict[str, str | int | float] = {
            "you": you,
            "unit": found.unit,
            "game": found.game,
            "name": texts.seat(one.seat),
        }

    def sentence(self, sentence: Sentence) -> str:
        fields: dict[str, str | int | float] = {
            **self.common,
            "points": sentence.points,
            "percent": sentence.percent,
            "where": self.where(sentence.turn),
        }
        if sentence.seat >= 0:
            fields["other"] = self.texts.seat(sentence.seat)
        if sentence.action:
            fields["action"] = self.choice(sentence.action)
        return self.words.say(f"rv-story-{sentence.id}", **fields)

    def where(self, turn: int) -> str:
        return self.words.say("rv-in", unit=self.found.unit, turn=turn)

    def choice(self, text: str) -> str:
        return self.texts.choice(self.record.game.parse(text))

    def sum(self) -> Table:
        """From the start to the result in points of 100; rounding goes to the largest. Parts of
        nothing are left out, but for the own decisions with their accuracy."""
        one = self.one
        alone = len(self.record.seats) == 2
        others = [
            self.texts.seat(seat) for seat in range(len(self.record.seats)) if seat != one.seat
        ]
        names = {
            "start": self.words.say("rv-sum-start"),
            "deal": self.words.say("rv-sum-deal"),
            "draws": self.words.say("rv-sum-draws"),
            "turned": self.words.say("rv-sum-turned", game=self.found.game),
            "own": self.words.say("rv-sum-own", **self.common),
            "others": self.words.say(
                "rv-sum-others", one="yes" if alone else "no", name=others[0] if alone else ""
            ),
        }
        points = rounded([float(getattr(one, name)) for name in names], one.result)
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        table.add_column(style=QUIET)
        for (name, label), number in zip(names.items(), points, strict=True):
            note = ""
            if name == "own" and one.accuracy is not None:
                note = self.words.say("rv-sum-accuracy", percent=round(one.accuracy))
            if number == 0 and name not in ("start", "own"):
                continue
            shown = str(number) if name == "start" else f"{number:+d}".replace("-", "−")
            table.add_row(f"  {label}", shown, note)
        end = {1.0: "won", 0.0: "lost"}.get(one.result, "result")
        result = self.words.say(f"rv-sum-{end}")
        table.add_row(Text(f"  {result}", "bold"), Text(str(round(100 * one.result)), "bold"), "")
        return table

    def moments(self) -> Iterator[Text]:
        """The decisions that cost something for certain, and the one that was found best."""
        for decision in self.one.decisions:
            if decision.verdict != "none":
                yield self.moment(decision, self.words.say(f"rv-verdict-{decision.verdict}"))
            elif decision.seq == self.one.found:
                well = self.words.say("rv-well", count=decision.choices)
                yield self.moment(decision, well)

    def moment(self, decision: Decision, verdict: str) -> Text:
        when = self.words.say("rv-at", unit=self.found.unit, turn=decision.turn)
        line = Text(f"  {labelled(self.words, when, self.choice(decision.played))} ")
        line.append(f"({verdict})", "bold")
        if decision.verdict != "none":
            better = self.words.say("rv-answer-shown", action=self.choice(decision.best))
            best, played = chances(decision)
            line.append(f". {better} {self.words.say('rv-chances', best=best, played=played)}")
        return line


def chances(decision: Decision) -> tuple[int, int]:
    """With the best choice and with what was played, in points of 100. They are never further apart
    than the name of the loss says: 9.6 points are a slip, and are told as 9."""
    best = round(100 * decision.best_chance)
    return best, best - math.floor(100 * decision.loss + 1e-9)


def rounded(parts: list[float], result: float) -> list[int]:
    """Parts in points of 100 that add up to the result in points."""
    points = [round(100 * part) for part in parts]
    largest = max(range(1, len(parts)), key=lambda place: abs(parts[place]))
    points[largest] += round(100 * result) - sum(points)
    return points

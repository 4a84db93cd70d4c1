"""What the coach says, in lines for the terminal."""

from __future__ import annotations

from typing import Final

from triumvir.cli.speech import language
from triumvir.coach import Advice, Reason
from triumvir.texts import GameTexts, Texts

STAGES: Final = 3


def hint_lines(texts: GameTexts, advice: Advice, stage: int) -> list[str]:
    """The stages of a hint so far: where to look, what kind of move, the choice and why."""
    own = Texts(language(), ("common", "coach"))
    places = [texts.term(place.partition(" ")[2]) for place in advice.where]
    look = texts.join(places) if places else own.say("coach-look-hand")
    lines = [labelled(own, own.say("coach-where"), look)]
    best = texts.choice(texts.game.parse(advice.best))
    if stage > 1:
        kind = texts.find(f"kind-{advice.kind.replace('_', '-')}") or best
        lines.append(labelled(own, own.say("coach-what"), kind))
    if stage > 2:
        lines.append(labelled(own, own.say("coach-which"), best))
        # What speaks for it comes first, the largest of each side before the others.
        reasons = sorted(advice.reasons, key=lambda reason: reason.by < 0)
        if advice.other and (advice.even or not reasons):
            lines.append(own.say("coach-even" if advice.even else "coach-later"))
        lines += [reason_line(texts, own, reason) for reason in reasons]
        if advice.other:
            other = texts.choice(texts.game.parse(advice.other))
            lines.append(judged_line(own, best, advice.value, other, advice.other_value))
            lines.append(own.say("coach-judgement"))
    return lines


def labelled(own: Texts, label: str, what: object) -> str:
    """With the colon of the language."""
    return f"{own.say('label', label=label)} {what}"


def judged_line(own: Texts, best: str, value: int, other: str, other_value: int) -> str:
    return f"{labelled(own, best, value)} · {labelled(own, other, other_value)}"


def reason_line(texts: GameTexts, own: Texts, reason: Reason) -> str:
    thing = texts.term(reason.thing) if reason.thing else ""
    what = texts.say(f"opinion-{reason.name}", thing=thing)
    share = round(100 * reason.share)
    how = own.say("coach-always") if share > 99 else own.say("coach-share", share=share)
    said = own.say("coach-better" if reason.by > 0 else "coach-worse", what=what)
    return f"{said}, {how}"

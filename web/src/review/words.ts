/** Sentences of a review: of whom it is told, when something was, the three that tell the game. */
import type { GameClient } from "../games/contract.ts";
import { choiceWords as plateWords } from "../table/plate.ts";
import type { Sitting } from "../table/sitting.svelte.ts";
import type { Texts } from "../texts/texts.ts";
import type { api } from "../wire/types.ts";
import { chancesOf, type Stop } from "./graph.ts";
import type { Answer, Moment } from "./moments.ts";

/** Of whom the review is told, and whether that is the reader. */
export interface Teller {
  texts: Texts;
  review: api.Review;
  seat: number;
  /** The reader's own seat, if there is one. */
  reader: number | null;
  /** How the game says a choice. */
  client: GameClient;
  /** For names and for choices in words. */
  base: Sitting;
}

/** The variables that almost every sentence wants. */
export function about({ seat, reader, base }: Teller): { you: string; name: string } {
  return { you: seat === reader ? "yes" : "no", name: base.name(seat) };
}

export function when(texts: Texts, unit: string, turn: number): string {
  return texts.say("rv-at", { unit, turn });
}

export function within(texts: Texts, unit: string, turn: number): string {
  return texts.say("rv-in", { unit, turn });
}

/** A choice in the words in which the table's plate says it. */
export function choiceWords({ client, base }: Teller, text: string): string {
  return plateWords(client, base, text);
}

/** What the slider says of a stop: "Turn 26: 55 in 100, the decision took 9, luck gave 10". */
export function stopWords(texts: Texts, unit: string, stop: Stop, truth = false): string {
  const said = [
    texts.say("rv-slider-at", { at: when(texts, unit, stop.turn), chance: stop.chance }),
  ];
  if (truth && stop.truth !== null) said.push(texts.say("rv-slider-truth", { chance: stop.truth }));
  if (stop.own) said.push(texts.say("rv-slider-own", { points: -stop.own }));
  for (const what of ["luck", "others"] as const) {
    const points = stop[what];
    if (points)
      said.push(
        texts.say(`rv-slider-${what}-${points > 0 ? "gave" : "took"}`, {
          points: Math.abs(points),
        }),
      );
  }
  return said.join(", ");
}

export interface Told {
  before: string;
  /** The part that leads to its moment, and where that is; "" for none. */
  link: string;
  seq: number;
  after: string;
}

/** A sentence of the story, parted where it links. */
export function sentenceOf(teller: Teller, sentence: api.Sentence): Told {
  const { texts, review, base } = teller;
  const { points = 0, percent = 0, seq = -1, turn = -1, seat = -1, action = "" } = sentence;
  const where = seq >= 0 && turn >= 0 ? within(texts, review.unit, turn) : "";
  const words = texts.say(`rv-story-${sentence.id}`, {
    ...about(teller),
    game: review.game,
    points,
    percent,
    where,
    other: seat >= 0 ? base.name(seat) : "",
    action: action ? choiceWords(teller, action) : "",
  });
  const at = where ? words.indexOf(where) : -1;
  if (at < 0) return { before: words, link: "", seq: -1, after: "" };
  return {
    before: words.slice(0, at),
    link: where,
    seq,
    after: words.slice(at + where.length),
  };
}

/** The turn in which most luck of a kind fell, if the story tells of that kind. */
export function luckiest(told: api.SeatReview, cause: "draws" | "turned"): number | undefined {
  return told.story.find((one) => one.id.startsWith(`luck-${cause}-`))?.turn;
}

/** The stop at which the others weighed most, where that was more than a little. */
export function mostOfOthers(stops: readonly Stop[]): Stop | null {
  const most = stops.reduce<Stop | null>(
    (best, stop) => (Math.abs(stop.others) > Math.abs(best?.others ?? 0) ? stop : best),
    null,
  );
  return most && Math.abs(most.others) >= 5 ? most : null;
}

/** What is said of an open moment: the question or its answer first, then the figures. */
export function momentWords(
  game: { moment: Moment | null; answer: Answer | null; truth: boolean },
  teller: Teller,
): string[] {
  const { moment, answer, truth } = game;
  const { texts, base } = teller;
  if (!moment) return [];
  const made = moment.decision;
  const points = (chance: number) => Math.round(100 * chance);
  const best = choiceWords(teller, made.best);
  const played = choiceWords(teller, made.played);
  if (!answer)
    return [texts.say("rv-ask", { ...about(teller), action: played }), texts.say("rv-ask-how")];
  let sentence = texts.say("rv-answer-well", { action: played });
  let figures = texts.say("rv-lead", { points: points(made.lead) });
  if (moment.kind !== "found") {
    figures = texts.say("rv-chances", chancesOf(made));
    sentence =
      moment.kind === "other"
        ? texts.say("rv-answer-other", {
            name: base.name(moment.seat),
            action: played,
            better: best,
          })
        : texts.say(`rv-answer-${answer.verdict}`, {
            action: answer.verdict === "as-good" ? choiceWords(teller, answer.action) : best,
          });
  }
  if (!truth) return [sentence, figures];
  if (!made.truth) return [sentence, texts.say("rv-true-none")];
  const worth = points(made.truth.best_chance - made.truth.played) - points(made.loss);
  return [
    sentence,
    texts.say("rv-true", {
      action: choiceWords(teller, made.truth.best),
      best: points(made.truth.best_chance),
    }),
    texts.say("rv-true-worth", { points: Math.abs(worth) }),
  ];
}

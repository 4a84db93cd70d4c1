/** Reviews for tests: what is not said is nothing. */
import type { api } from "../wire/types.ts";

export function seatReview(some: Partial<api.SeatReview> = {}): api.SeatReview {
  const sums = { start: 0.5, result: 0.5, deal: 0, draws: 0, turned: 0, own: 0, others: 0 };
  const counts = { accuracy: null, inaccuracies: 0, mistakes: 0, blunders: 0, found: -1 };
  return {
    seat: 0,
    ...sums,
    ...counts,
    curve: [],
    decisions: [],
    moments: [],
    story: [],
    ...some,
  };
}

export function point(seq: number, turn: number, chance: number, more = {}): api.Point {
  return { seq, turn, by: 0, chance, luck: 0, own: 0, others: 0, truth: null, ...more };
}

export function decision(seq: number, turn: number, loss = 0, more = {}): api.Decision {
  return {
    seq,
    turn,
    choices: 3,
    played: "a",
    best: loss ? "b" : "a",
    chance: 0.5 - loss,
    best_chance: 0.5,
    loss,
    error: 0,
    checked: loss > 0,
    verdict:
      loss >= 0.2 ? "blunder" : loss >= 0.1 ? "mistake" : loss >= 0.05 ? "inaccuracy" : "none",
    lead: 0,
    alternatives: [],
    truth: null,
    ...more,
  };
}

export function review(seats: api.SeatReview[], some: Partial<api.Review> = {}): api.Review {
  return {
    version: 1,
    engine: "test",
    game: "caesar",
    revision: 1,
    names: seats.map((_, n) => String(n)),
    actions: 10,
    unit: "turn",
    turns: 5,
    end: "finished",
    resigned: -1,
    seats,
    seconds: 1,
    ...some,
  };
}

/** How it adds up: whole points of winning chance that make the result to the unit. */
import type { api } from "../wire/types.ts";

export type Cause = "deal" | "draws" | "turned" | "own" | "others";
export const CAUSES: readonly Cause[] = ["deal", "draws", "turned", "own", "others"];

export interface Step {
  cause: Cause;
  /** Points out of 100, with their sign. */
  points: number;
  /** Where its bar begins and ends: a stair. */
  from: number;
  to: number;
}

export interface Sum {
  /** The ends of the scale: 0 and 100, and more where the stair leaves them on its way. */
  low: number;
  high: number;
  start: number;
  steps: Step[];
  result: number;
}

/** What rounding leaves over goes to the largest part, where it shows least. */
export function addUp(seat: api.SeatReview): Sum {
  const start = Math.round(100 * seat.start);
  const result = Math.round(100 * seat.result);
  const parts = CAUSES.map((cause) => ({ cause, points: Math.round(100 * seat[cause]) }));
  const left = result - start - parts.reduce((sum, part) => sum + part.points, 0);
  const largest = parts.reduce((best, part) =>
    Math.abs(seat[part.cause]) > Math.abs(seat[best.cause]) ? part : best,
  );
  largest.points += left;
  let at = start;
  const steps = parts.flatMap(({ cause, points }): Step[] => {
    if (!points) return [];
    const from = at;
    at += points;
    return [{ cause, points, from, to: at }];
  });
  const ends = steps.map((step) => step.to);
  return { low: Math.min(0, ...ends), high: Math.max(100, ...ends), start, steps, result };
}

/** "+4", "−31", "0": with the sign that is as wide as a figure. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Moments worth another look: what cost 5 points or more, one thing well found, and what others
 *  missed. And how a try is answered. */
import type { api } from "../wire/types.ts";

export interface Moment {
  /** `own`: find better. `found`: well found. `other`: what another seat missed. */
  kind: "own" | "found" | "other";
  seat: number;
  decision: api.Decision;
}

const MOST_OF_OTHERS = 2;
/** Whole points by which a choice may be worse and still be called as good. */
const AS_GOOD = 2;

export function momentsOf(review: api.Review, seat: number): Moment[] {
  const own = review.seats.find((one) => one.seat === seat);
  if (!own) return [];
  const find = (seq: number) => own.decisions.find((one) => one.seq === seq);
  const better = own.moments.flatMap((seq): Moment[] => {
    const decision = find(seq);
    return decision ? [{ kind: "own", seat, decision }] : [];
  });
  const well = find(own.found);
  const missed = review.seats
    .filter((one) => one.seat !== seat)
    .flatMap((one) =>
      one.decisions
        .filter((decision) => decision.verdict !== "none")
        .map((decision): Moment => ({ kind: "other", seat: one.seat, decision })),
    )
    .sort((one, other) => other.decision.loss - one.decision.loss)
    .slice(0, MOST_OF_OTHERS);
  return [
    ...better,
    ...(well ? [{ kind: "found" as const, seat, decision: well }] : []),
    ...missed,
  ];
}

export interface Answer {
  /** `found`: the best; `as-good`; `better` than what was played, and there is better still; `same`
   *  as was played; `worse`: no better than that; `unknown`: nobody looked at it closely; `shown`. */
  verdict: "found" | "as-good" | "better" | "same" | "worse" | "unknown" | "shown";
  action: string;
  /** In whole points, where it is known. */
  chance: number | null;
}

export function judge(decision: api.Decision, action: string): Answer {
  const points = (chance: number) => Math.round(100 * chance);
  const best = points(decision.best_chance);
  if (action === decision.best) return { verdict: "found", action, chance: best };
  if (action === decision.played)
    return { verdict: "same", action, chance: points(decision.chance) };
  const known = decision.alternatives.find((one) => one.action === action);
  if (!known) return { verdict: "unknown", action, chance: null };
  const chance = Math.min(best, points(known.chance));
  if (best - chance <= AS_GOOD) return { verdict: "as-good", action, chance };
  const verdict = chance > points(decision.chance) ? "better" : "worse";
  return { verdict, action, chance };
}

/** Where a choice is made on the board: not the province or the row, as where the coach points
 *  (src/triumvir/coach/where.py), but the very place. */
const PLACES: [field: string, kind: string][] = [
  ["group", "group"],
  ["groups", "group"],
  ["border", "border"],
  ["province", "province"],
  ["place", "place"],
  ["visitor", "visitor"],
  ["venue", "place"],
  ["favour", "favour"],
];

export function where(fields: Record<string, unknown>): string[] {
  const found = PLACES.find(([field]) => fields[field] !== undefined);
  if (!found) return [];
  return [fields[found[0]]].flat().map((one) => `${found[1]} ${String(one)}`);
}

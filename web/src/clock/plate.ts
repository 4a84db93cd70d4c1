/** What the clock has to say on the plate, in place of what the game says there. */
import type { Sitting } from "../table/sitting.svelte.ts";

export type Saying =
  /** Somebody asks me for a pause. */
  | { what: "asked"; seat: number }
  | { what: "paused" }
  /** A bot plays for me. */
  | { what: "mine"; seat: number }
  /** The other's time is over; whether I said that I wait. */
  | { what: "over"; seat: number; waited: boolean }
  /** The other is to play and on holiday: no clock runs. */
  | { what: "holiday"; seat: number; until: number }
  /** The other is not here, and the clock runs. */
  | { what: "away"; seat: number };

/** The first of them that holds; null: the game speaks. */
export function saying(sitting: Sitting, own: readonly number[]): Saying | null {
  const { clock, proposal, seats, status } = sitting.info;
  if (!clock || status !== "playing" || !own.length || sitting.still) return null;
  if (proposal?.what === "pause" && proposal.waiting.some((seat) => own.includes(seat)))
    return { what: "asked", seat: proposal.seat };
  if (clock.paused) return { what: "paused" };
  const handed = own.find((seat) => seats[seat]?.bot && !seats[seat].resigned);
  if (handed !== undefined) return { what: "mine", seat: handed };
  const others = (clock.seats ?? [])
    .map((one, seat) => ({ ...one, seat }))
    .filter((one) => !own.includes(one.seat));
  const over = others.find((one) => one.over);
  const mine = own.some((seat) => clock.seats?.[seat]?.over);
  if (over && !mine) return { what: "over", seat: over.seat, waited: over.waited ?? false };
  if (own.some((seat) => sitting.info.to_act.includes(seat))) return null;
  const resting = others.find((one) => one.holiday && sitting.info.to_act.includes(one.seat));
  if (resting) return { what: "holiday", seat: resting.seat, until: resting.holiday ?? 0 };
  const away = others.find((one) => one.runs && sitting.away.includes(one.seat));
  return away ? { what: "away", seat: away.seat } : null;
}

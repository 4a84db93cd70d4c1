/** What lies open at a lane, added up: the rest is a number of backs. */
import type { Card, Lane } from "./pieces.ts";

export interface Sum {
  sum: number;
  /** Cards of which only the back is known. */
  down: number;
  philosophers: number;
}

/** The owner knows what lies face down, so for the owner nothing is open to doubt. */
export function sumOf(lane: Lane | undefined): Sum {
  const cards = [...(lane?.up ?? []), ...(lane?.known ?? [])];
  return {
    sum: cards.reduce((all, card) => all + (Number(card) || 0), 0),
    down: lane?.known ? 0 : (lane?.down ?? 0),
    philosophers: cards.filter((card) => card === "philosopher").length,
  };
}

export function countOf(lane: Lane | undefined): number {
  return (lane?.up.length ?? 0) + (lane?.down ?? 0);
}

/** The same with more cards, all of them known. */
export function withMore(base: Sum, cards: readonly Card[]): Sum {
  return {
    ...base,
    sum: cards.reduce((all, card) => all + (Number(card) || 0), base.sum),
    philosophers: base.philosophers + cards.filter((card) => card === "philosopher").length,
  };
}

/** What others did since one's own last move. */
import type { Event } from "../games/contract.ts";
import type { message } from "../wire/types.ts";
import { tells, type Grammar } from "./acta.ts";

const MOVES = ["act", "undo"];

/** After how many moves it begins; null if fewer than two moves of others came since. */
export function sinceMine(log: readonly message.LogItem[], seat: number | null): number | null {
  const moves = log.filter((item) => MOVES.includes(item.kind));
  const last = moves.map((item) => item.seat === seat && item.kind === "act").lastIndexOf(true);
  return last >= 0 && moves.length - last > 2 ? last + 1 : null;
}

/** Where looking back from a move on stops: after each later one of which the log tells something. */
export function stepsSince(
  moves: readonly message.LogItem[],
  from: number,
  grammar: Grammar,
): number[] {
  const worth = tells(grammar);
  return moves.flatMap((item, i) =>
    i >= from && item.events.some((event) => worth(event as Event)) ? [i + 1] : [],
  );
}

/** The events between two stops of which the log tells. */
export function toldBetween(
  moves: readonly message.LogItem[],
  from: number,
  to: number,
  grammar: Grammar,
): Event[] {
  return moves.slice(from, to).flatMap((item) => (item.events as Event[]).filter(tells(grammar)));
}

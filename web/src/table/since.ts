/** What others did since one's own last move. */
import type { message } from "../wire/types.ts";

const MOVES = ["act", "undo"];

/** After how many moves it begins; null if fewer than two moves of others came since. */
export function sinceMine(log: readonly message.LogItem[], seat: number | null): number | null {
  const moves = log.filter((item) => MOVES.includes(item.kind));
  const last = moves.map((item) => item.seat === seat && item.kind === "act").lastIndexOf(true);
  return last >= 0 && moves.length - last > 2 ? last + 1 : null;
}

/** What a herald would call out: the last lines of the log since one's own action. */
import { ARRIVALS } from "./acta.ts";
import type { message } from "../wire/types.ts";

const LETTERS = 130;

/** As many of the last sentences as fit, the oldest first; the reader knows the own action, but not
 *  what came of it. Events of a quiet kind are left out. */
export function lastLines(
  log: message.LogItem[],
  seat: number | null,
  quiet: readonly string[],
  letters = LETTERS,
): string[] {
  const told: string[] = [];
  let room = letters;
  for (const item of [...log].reverse()) {
    if (ARRIVALS.includes(item.kind) || item.kind === "coach") continue;
    const own = item.kind === "act" && item.seat === seat;
    for (const [i, words] of [...(item.words ?? []).entries()].reverse()) {
      if (item.undone || (own && i === 0)) continue;
      if (quiet.includes(String(item.events[i]?.["kind"]))) continue;
      room -= words.length;
      if (room < 0 && told.length) return told;
      told.unshift(words);
    }
    if (own) break;
  }
  return told;
}

/** What a reader's software is told beside the log: that it is one's turn, what was just put together
 *  and what it would lead to, whom the screen goes to, who won. Each of these once. */
export interface Moment {
  /** Counts up with every question. */
  question: number;
  mine: boolean;
  /** "Your turn." */
  turn: string;
  /** What the plate says, and what the choice would lead to. */
  plate: string;
  would: string;
  /** At one screen, when the seat in front has nothing to decide: what the next one may do, and that
   *  the screen goes there; else "". */
  next: string;
  /** The verdict, after the end. */
  verdict: string;
}

/** What to say at this moment, if something is new since the one before; else null. */
export function aloud(before: Moment | null, now: Moment): string | null {
  if (now.verdict) return now.verdict === before?.verdict ? null : now.verdict;
  if (!now.mine) return now.next && now.next !== before?.next ? now.next : null;
  const words = [now.plate, now.would].filter(Boolean).join(" ");
  const asked = !before?.mine || before.question !== now.question;
  if (asked) return [before?.mine ? "" : now.turn, words].filter(Boolean).join(" ");
  return before.plate === now.plate && before.would === now.would ? null : words;
}

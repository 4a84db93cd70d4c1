/** The coach's reasons in words: a term of the game's opinion, and in how many deals it is so. */
import { messageId, type Texts } from "../texts/texts.ts";
import type { api } from "../wire/types.ts";

export interface Reason {
  good: boolean;
  words: string;
  how: string;
}

/** What speaks for the choice first, then what speaks against it; the largest of each first. */
export function reasonsOf(texts: Texts, reasons: readonly api.CoachReason[]): Reason[] {
  const sorted = [...reasons].sort((a, b) => Number(b.by > 0) - Number(a.by > 0));
  return sorted.map(({ name, thing, by, share }) => {
    const about = thing ? texts.term(thing) : "";
    const what = texts.say(messageId("opinion", name), { thing: about });
    const percent = Math.round(share * 100);
    return {
      good: by > 0,
      words: texts.say(by > 0 ? "coach-better" : "coach-worse", { what }),
      how: percent > 99 ? texts.say("coach-always") : texts.say("coach-share", { share: percent }),
    };
  });
}

/** What went wrong, in a sentence: the server's own, or that it did not answer. */
import type { Texts } from "../texts/texts.ts";
import { Refused } from "../wire/api.ts";

export function sentence(error: unknown, texts: Texts): string {
  return error instanceof Refused ? error.message : texts.say("home-no-answer");
}

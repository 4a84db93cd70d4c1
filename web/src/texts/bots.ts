/** What bots are called: each level has five names, other ones in another game, all different at
 *  one table (src/triumvir/server/publish/words.py says the same). */
import type { Texts } from "./texts.ts";

const NAMES = 5;

/** Which of its level's names, and which face, a bot has at a seat: 1 to 5. */
export function botPlace(game: string, seat: number): number {
  const letters = [...game].reduce((all, one, at) => all + at * (one.codePointAt(0) ?? 0), 0);
  return ((letters + seat - 1) % NAMES) + 1;
}

export function botLevel(texts: Texts, bot: string): string {
  return texts.find(`level-${bot}`) ?? bot;
}

export function botName(texts: Texts, game: string, seat: number, bot: string): string {
  return texts.find(`bot-${bot}-${botPlace(game, seat)}`) ?? botLevel(texts, bot);
}

/** With its level: "Livia (Citizen)". */
export function botKnown(texts: Texts, game: string, seat: number, bot: string): string {
  const name = botName(texts, game, seat, bot);
  const level = botLevel(texts, bot);
  return name === level ? name : texts.say("bot-known", { name, level });
}

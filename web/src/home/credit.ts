/** Who made a game. */
import type { Texts } from "../texts/texts.ts";
import type { api } from "../wire/types.ts";

export function credit(game: api.GameInfo, texts: Texts): string {
  const { designer, publisher, year } = game;
  if (!designer) return texts.say("rules-traditional");
  const by = texts.say("rules-by", { designer, publisher, year: String(year) });
  return `${by} ${game.credits}`.trim();
}

/** After the lessons: the game that was learned, against the bot for a first game. */
import { Plan } from "../home/plan.svelte.ts";
import { sentence } from "../home/problem.ts";
import type { Texts } from "../texts/texts.ts";
import { who } from "../who.svelte.ts";
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

/** Begin it; gives what went wrong, if something did. */
export async function playFirst(game: string, texts: Texts): Promise<string> {
  try {
    const found = await call<api.Catalogue>("GET", `/games?language=${who.language}`);
    const info = found.games.find((known) => known.id === game);
    if (info) await new Plan(info, "bots").quick().play();
    return "";
  } catch (error) {
    return sentence(error, texts);
  }
}

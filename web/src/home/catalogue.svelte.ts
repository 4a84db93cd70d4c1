/** What can be played, in the reader's language. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";
import { who } from "../who.svelte.ts";
import { ordered } from "./front.ts";

export class Catalogue {
  games = $state.raw<api.GameInfo[]>([]);
  bots = $state.raw<string[]>([]);
  /** The server could not be asked. */
  failed = $state.raw<unknown>();

  /** To be made while a component is made: it follows the language. */
  constructor() {
    $effect.pre(() => {
      const language = who.language;
      void this.load(language);
    });
  }

  async load(language: string): Promise<void> {
    try {
      const found = await call<api.Catalogue>("GET", `/games?language=${language}`);
      if (language !== who.language) return;
      this.games = ordered(found.games);
      this.bots = found.bots;
      this.failed = undefined;
    } catch (error) {
      this.failed = error;
    }
  }

  game(id: string): api.GameInfo | undefined {
    return this.games.find((one) => one.id === id);
  }
}

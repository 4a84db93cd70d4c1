/** Who of the people at a table is here: asked from time to time, while there are others and somebody
 *  looks at the page. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

const EVERY = 15_000; // ms

export class Presence {
  /** Seats of people who do not look at the table now. */
  away: number[] = $state.raw([]);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(table: string) {
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        this.away = (await call<api.Presence>("GET", `/tables/${table}/presence`)).away;
      } catch {
        // Nothing is known, and nothing is said.
        this.away = [];
      }
    };
    void ask();
    this.timer = setInterval(() => void ask(), EVERY);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

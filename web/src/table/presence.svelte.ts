/** Who of the people at a table is here: asked from time to time, while there are others and somebody
 *  looks at the page. Nobody is called away who may be on the way: of two who were found together one
 *  is at the table first. So it is asked again before it is said. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

const EVERY = 15_000; // ms
const SOON = 4_000;

export class Presence {
  /** Seats of people who do not look at the table now, nor did a moment ago. */
  away: number[] = $state.raw([]);
  private missed: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private table: string) {
    void this.ask();
  }

  private async ask(): Promise<void> {
    let again = EVERY;
    if (!document.hidden) {
      try {
        const { away } = await call<api.Presence>("GET", `/tables/${this.table}/presence`);
        this.away = away.filter((seat) => this.missed.includes(seat));
        if (this.away.length < away.length) again = SOON;
        this.missed = away;
      } catch {
        // Nothing is known, and nothing is said.
        this.away = [];
        this.missed = [];
      }
    }
    if (!this.over) this.timer = setTimeout(() => void this.ask(), again);
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }
}

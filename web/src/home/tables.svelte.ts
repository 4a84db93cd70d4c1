/** Tables that are mine and tables that are open, kept fresh while the page is looked at. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";
import { who } from "../who.svelte.ts";

const EVERY = 15_000;

export class Tables {
  mine = $state.raw<api.Info[]>([]);
  open = $state.raw<api.Info[]>([]);
  loaded = $state(false);

  /** To be made while a component is made: it asks until the component goes. */
  constructor() {
    $effect(() => {
      // Another guest has other tables; an unknown guest has none.
      if (who.id) void this.refresh();
      const timer = setInterval(() => {
        if (!document.hidden) void this.refresh();
      }, EVERY);
      const look = () => {
        if (!document.hidden) void this.refresh();
      };
      addEventListener("focus", look);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        removeEventListener("focus", look);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }

  async refresh(): Promise<void> {
    try {
      await who.ready;
      const [mine, open] = await Promise.all([
        call<api.TableList>("GET", "/me/tables"),
        call<api.TableList>("GET", "/tables"),
      ]);
      this.mine = mine.tables;
      this.open = open.tables.filter((table) => !mySeats(table).length);
      this.loaded = true;
    } catch {
      // Keep what is known; the next request may succeed.
    }
  }
}

export function mySeats(table: api.Info): number[] {
  return table.seats.filter((seat) => who.id && seat.guest === who.id).map((seat) => seat.number);
}

/** Whether the table waits for me. */
export function myTurn(table: api.Info): boolean {
  const mine = mySeats(table);
  return table.status === "playing" && table.to_act.some((seat) => mine.includes(seat));
}

export function freeSeats(table: api.Info): number[] {
  return table.seats.filter((seat) => !seat.guest && !seat.bot).map((seat) => seat.number);
}

/** My turn first, where my time runs out soonest; then games that go on, open tables, and those that
 *  are over; the newest first. */
export function byUrgency(a: api.Info, b: api.Info): number {
  return (
    rank(a) - rank(b) || deadline(a) - deadline(b) || b.ended - a.ended || b.created - a.created
  );
}

const STATUS = ["", "playing", "open", "over"];
const rank = (table: api.Info) => (myTurn(table) ? 0 : STATUS.indexOf(table.status));
/** A table without a clock comes after all that have a deadline. */
const deadline = (table: api.Info) => table.clock?.deadline || Number.MAX_SAFE_INTEGER;

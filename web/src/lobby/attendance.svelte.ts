/** Taking part in an evening: one for the whole page, because one is called to the next game from
 *  wherever one is. The server pairs those alone who keep saying that they are here; at a table of
 *  the evening we do not say it, so that a result can be looked at in peace. */
import { go, route } from "../route.svelte.ts";
import { who } from "../who.svelte.ts";
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

const SOON = 3_000;
const LATER = 15_000; // before it begins
const KEY = "triumvir-evening"; // this tab takes part in one

class Attendance {
  id = $state("");
  told = $state.raw<api.Evening>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor() {
    try {
      this.id = sessionStorage.getItem(KEY) ?? "";
    } catch {
      // No storage: it holds until the page is left.
    }
    if (this.id) this.later(0);
  }

  /** An evening goes on in which I play: its plate stands on every page. */
  get active(): boolean {
    const state = this.told?.evening.state;
    return this.id !== "" && (state === "playing" || (state === "ending" && !!this.told?.table));
  }

  /** At the table of my game, or of the one that has just ended. */
  get atTable(): boolean {
    const { table, last } = this.told ?? { table: "", last: "" };
    return route.path === `/t/${table}` || route.path === `/t/${last}`;
  }

  async join(id: string): Promise<void> {
    await who.ready;
    this.keep(id);
    this.told = undefined;
    await this.ask("POST");
  }

  /** Somebody who joined in another tab, or before the page was loaded anew. */
  adopt(id: string): void {
    if (this.id === id) return;
    this.keep(id);
    this.told = undefined;
    this.later(0);
  }

  /** At the page of the evening: that I am here is said at once, and not some seconds later. */
  arrive(): void {
    if (this.told) this.later(0);
  }

  async leave(): Promise<api.Evening> {
    const path = `/evenings/${this.id}/seat`;
    this.turn += 1;
    clearTimeout(this.timer);
    this.keep("");
    this.told = undefined;
    return call<api.Evening>("DELETE", path);
  }

  private async ask(method: "GET" | "POST"): Promise<void> {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    const path = `/evenings/${this.id}${method === "POST" ? "/seat" : ""}`;
    try {
      const found = await call<api.Evening>(method, path);
      if (turn === this.turn) this.take(found);
    } catch (error) {
      if (turn !== this.turn) return;
      // Whoever is refused when joining is told so; else we try again, and look whether it is over.
      if (!this.told) {
        this.keep("");
        throw error;
      }
      this.later(SOON, "GET");
    }
  }

  private take(found: api.Evening): void {
    const before = this.told;
    this.told = found;
    if (found.table && before && found.table !== before.table) go(`/t/${found.table}`);
    const done =
      found.evening.state === "over" || (found.evening.state === "ending" && !found.table);
    if (done || !found.joined) this.keep("");
    else this.later(found.evening.state === "coming" ? LATER : SOON);
  }

  private later(after: number, method?: "GET"): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const state = this.told?.evening.state;
      const quiet = !this.told || this.told.table || this.atTable || state === "ending";
      this.ask(method ?? (quiet ? "GET" : "POST")).catch(() => {});
    }, after);
  }

  private keep(id: string): void {
    this.id = id;
    try {
      sessionStorage.setItem(KEY, id);
    } catch {
      // It holds until the page is left.
    }
  }
}

export const attendance = new Attendance();

/** Looking for somebody to play with: one for the whole page, because it goes on while one plays a
 *  bot. The server is asked every two seconds, and keeps nobody who does not ask. */
import { go } from "../route.svelte.ts";
import { who } from "../who.svelte.ts";
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

export const PACES = ["quick", "live", "turns"] as const;
const EVERY = 2_000;
const WISH = "triumvir-wish"; // what was looked for last
const LOOKS = "triumvir-looks"; // this tab looks for a game

const NOBODY: api.PoolState = { state: "none" };

class Seeking {
  state = $state.raw<api.PoolState>(NOBODY);
  failed = $state.raw<unknown>();
  /** Somebody was found, and nothing was answered in time: one is not looked for any more. */
  lapsed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor() {
    if (recall(sessionStorage, LOOKS)) this.later(0);
  }

  get active(): boolean {
    return this.state.state === "waiting" || this.state.state === "found";
  }

  /** What was chosen last at this device. */
  wish(): api.Wish {
    try {
      const kept = JSON.parse(recall(localStorage, WISH)) as api.Wish | null;
      if (kept && typeof kept.game === "string" && PACES.some((pace) => pace === kept.pace))
        return { game: kept.game, pace: kept.pace, rated: kept.rated === true };
    } catch {
      // Then it is chosen anew.
    }
    return { game: "caesar-cleopatra", pace: "live", rated: false };
  }

  remember(wish: api.Wish): void {
    keep(localStorage, WISH, JSON.stringify(wish));
  }

  async look(wish: api.Wish): Promise<void> {
    this.remember(wish);
    this.lapsed = false;
    await this.ask(() => call<api.PoolState>("POST", "/pool", wish));
  }

  async agree(): Promise<void> {
    const pair = this.state.pair ?? "";
    await this.ask(() => call<api.PoolState>("POST", "/pool/yes", { pair }));
  }

  /** No to those who were found, or no more. */
  async stop(): Promise<void> {
    this.turn += 1;
    clearTimeout(this.timer);
    this.take(NOBODY);
    await call("DELETE", "/pool").catch(() => {});
  }

  private async ask(question: () => Promise<api.PoolState>): Promise<void> {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    this.failed = undefined;
    try {
      await who.ready;
      const found = await question();
      if (turn !== this.turn) return;
      this.lapsed = this.state.state === "found" && found.state === "none";
      this.take(found);
    } catch (error) {
      if (turn === this.turn) {
        this.failed = error;
        if (this.active) this.later();
      }
    }
  }

  private take(found: api.PoolState): void {
    const before = this.state.state;
    this.state = found;
    keep(sessionStorage, LOOKS, this.active ? "yes" : "");
    if (found.state === "seated" && (before === "found" || before === "waiting")) {
      this.state = NOBODY;
      go(`/t/${found.pair}`);
    }
    if (this.active) this.later();
  }

  private later(after = EVERY): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(() => call<api.PoolState>("GET", "/pool")), after);
  }
}

function recall(storage: Storage, key: string): string {
  try {
    return storage.getItem(key) ?? "";
  } catch {
    return ""; // No storage: nothing is remembered.
  }
}

function keep(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}

export const seeking = new Seeking();

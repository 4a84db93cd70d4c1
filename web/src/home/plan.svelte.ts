/** A table that is being thought of: who plays, where I sit, which options. */
import { CONTROLS } from "../clock/controls.ts";
import { loadGame } from "../games/contract.ts";
import { go } from "../route.svelte.ts";
import { loadTexts } from "../texts/texts.ts";
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";
import { who } from "../who.svelte.ts";
import { frontOf } from "./front.ts";

/** Against bots; with people elsewhere; all at this screen; alone against the game itself. */
export type Company = "bots" | "friends" | "screen" | "alone";

const LEVEL = "citizen";

/** The bot for somebody who plays for the first time. */
const FIRST_LEVEL = "novice";
const KEY = "triumvir-plan-";

interface Kept {
  level: string;
  options: Record<string, unknown>;
}

function remembered(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Kept | null;
    return kept && typeof kept.level === "string" && typeof kept.options === "object" ? kept : null;
  } catch {
    return null;
  }
}

export function rememberPlan(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(kept));
  } catch {
    // Then the next game begins as the first one did.
  }
}

export type Stakes = "fun" | "rated" | "match";

export class Plan {
  readonly game: api.GameInfo;
  company: Company = $state("bots");
  seats: number = $state(2);
  /** The seat that I take. */
  seat: number = $state(0);
  level: string = $state(LEVEL);
  /** With friends: how many of the other seats bots take. */
  helpers: number = $state(0);
  options: Record<string, unknown> = $state({});
  public: boolean = $state(false);
  /** With friends: how long everybody may think, by its name in `CONTROLS`. */
  clock: string = $state("none");
  /** With friends: for fun, rated, or a rated match of two games. */
  stakes: Stakes = $state("fun");

  constructor(game: api.GameInfo, company: Company) {
    this.game = game;
    this.company = company;
    // Two are enough where two can play; else four make the better table, if bots are there.
    const usual = company === "bots" && game.max_seats > 3 ? 4 : Math.max(2, game.min_seats);
    this.seats = Math.min(usual, game.max_seats);
    for (const option of game.options) this.options[option.name] = option.default;
  }

  /** Choose an option, and what it needs; what needs one that was taken away goes too. */
  pick(name: string, value: unknown): void {
    this.options[name] = value;
    const needs = frontOf(this.game.id)?.needs ?? {};
    if (value === true) for (const other of needs[name] ?? []) this.options[other] = true;
    if (value === false)
      for (const [one, others] of Object.entries(needs))
        if (others.includes(name)) this.options[one] = false;
  }

  /** As it was chosen last at this device; for a first game what a beginner can play at once. */
  quick(): this {
    const known = remembered(this.game.id);
    const beginner = frontOf(this.game.id)?.beginner ?? {};
    this.level = known?.level ?? FIRST_LEVEL;
    for (const option of this.game.options) {
      const value = (known?.options ?? beginner)[option.name];
      if (option.values.includes(value)) this.options[option.name] = value;
    }
    return this;
  }

  /** What was chosen in words is what "Play now" gives from now on. */
  remember(): void {
    rememberPlan(this.game.id, { level: this.level, options: this.options });
  }

  get companies(): Company[] {
    return this.game.min_seats === 1
      ? ["bots", "friends", "screen", "alone"]
      : ["bots", "friends", "screen"];
  }

  /** How many can sit together; alone is a company of its own. */
  get counts(): number[] {
    const least = Math.max(2, this.game.min_seats);
    return Array.from({ length: this.game.max_seats - least + 1 }, (_, i) => least + i);
  }

  /** What a game with friends can be about; a match is for two. */
  get stakesOffered(): Stakes[] {
    return this.seats === 2 ? ["fun", "rated", "match"] : ["fun", "rated"];
  }

  /** Rated: people alone, the usual options, seats by lot. The server demands it. */
  get rated(): boolean {
    return this.company === "friends" && this.stakes !== "fun";
  }

  /** What can be chosen in words and matters in this company. */
  get shownOptions(): api.OptionInfo[] {
    if (this.rated) return [];
    const alone = frontOf(this.game.id)?.alone ?? [];
    return this.game.options.filter(
      (option) =>
        option.values.length > 0 && (this.company === "alone" || !alone.includes(option.name)),
    );
  }

  request(): api.NewTable {
    const shown = this.shownOptions.map((option) => option.name);
    return {
      game: this.game.id,
      seats: this.players(),
      options: Object.fromEntries(
        Object.entries(this.options).filter(([name]) => shown.includes(name)),
      ),
      public: this.company === "friends" && this.public,
      clock: this.company === "friends" ? (CONTROLS[this.clock] ?? null) : null,
      rated: this.rated,
      match: this.rated && this.stakes === "match",
    };
  }

  private players(): api.NewSeat[] {
    if (this.company === "alone") return [{ player: "me" }];
    let helpers = this.rated ? 0 : this.helpers;
    return Array.from({ length: this.seats }, (_, number): api.NewSeat => {
      if (number === this.seat || this.company === "screen") return { player: "me" };
      if (this.company === "bots" || helpers-- > 0) return { player: "bot", bot: this.level };
      return { player: "open" };
    });
  }

  async make(): Promise<api.Info> {
    await who.ready;
    return call<api.Info>("POST", "/tables", this.request());
  }

  /** What the table needs comes while the server makes it. A failure is told when it is needed. */
  prepare(): void {
    const needed = [
      import("../pages/Table.svelte"),
      loadGame(this.game.id),
      loadTexts(who.language, ["common", "web", this.game.id]),
    ];
    void Promise.allSettled(needed);
  }

  /** Make the table and go there. */
  async play(): Promise<void> {
    this.prepare();
    const table = await this.make();
    go(`/t/${table.id}`);
  }
}

/** The puzzle of a day at its table: one choice, then what was best, why, and what would follow. */
import type { Event } from "../games/contract.ts";
import { Sitting } from "../table/sitting.svelte.ts";
import type { Texts } from "../texts/texts.ts";
import { call } from "../wire/api.ts";
import type { Actions } from "../wire/actions.ts";
import type { api } from "../wire/types.ts";
import { who } from "../who.svelte.ts";

/** What lies on the table: the position, what would follow one's own choice, or the best. */
export type Shown = "before" | "mine" | "best";

export class PuzzleTable {
  readonly sitting: Sitting;
  /** What the server told; undefined until the first answer. */
  state = $state.raw<api.PuzzleState | undefined>();
  shown = $state<Shown>("before");
  /** The reader has read why, and looks at the board. */
  looked = $state(false);

  constructor(
    readonly game: string,
    readonly day: string,
    texts: Texts,
    actions: Actions,
  ) {
    this.sitting = new Sitting({
      act: (_seat, made) => this.act(made[0] ?? ""),
      previews: async () => this.state?.previews ?? {},
    });
    this.sitting.texts = texts;
    this.sitting.actions = actions;
  }

  /** One's own answer, as soon as there is one. */
  get answer(): api.PuzzleAnswer | null {
    return this.state?.answer ?? null;
  }

  async open(): Promise<void> {
    await who.ready;
    const path = `/puzzles/${this.game}${this.day ? `/${this.day}` : ""}`;
    this.state = await call<api.PuzzleState>("GET", path);
    this.show("before", []);
  }

  /** Look at the puzzle again, or at what would follow; once more: back to why. */
  look(what: Shown): void {
    this.looked = !this.looked || this.shown !== what;
    this.lay(what);
  }

  private lay(what: Shown): void {
    const position = this.position(what);
    const news = what === "before" ? [] : position.log.flatMap((item) => item.events);
    this.show(what, news as Event[]);
  }

  private async act(action: string): Promise<string> {
    const { state } = this;
    if (!state || state.answer) return "";
    try {
      const path = `/puzzles/${this.game}/${state.day}`;
      this.state = await call<api.PuzzleState>("POST", path, { action });
      this.lay(this.answer?.right ? "best" : "mine");
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private position(what: Shown): api.LessonPosition {
    const state = this.state as api.PuzzleState;
    if (!state.answer || what === "before") return state.here;
    return what === "best" ? state.answer.best_after : state.answer.after;
  }

  private show(what: Shown, news: Event[]): void {
    const { sitting } = this;
    const position = this.position(what);
    const asks = !this.answer;
    this.shown = what;
    sitting.info = asks ? position.info : { ...position.info, to_act: [] };
    sitting.seat = position.view.seat;
    sitting.told = position.log;
    sitting.still = !asks;
    sitting.note = asks ? "" : sitting.texts.say(NOTES[what]);
    const asked = asks ? {} : { choices: [], to_act: [] };
    sitting.show({ ...(position.view.view as object), ...asked }, news);
  }
}

const NOTES: Record<Shown, string> = {
  before: "puzzle-once",
  mine: "puzzle-follows",
  best: "puzzle-follows-best",
};

/** A review on the page: what the server has of it, where the reader stands in the game, and the
 *  moments that are looked at again. */
import type { GameClient } from "../games/contract.ts";
import { Replay } from "../table/replay.svelte.ts";
import { Sitting } from "../table/sitting.svelte.ts";
import type { Texts } from "../texts/texts.ts";
import type { Actions } from "../wire/actions.ts";
import { call } from "../wire/api.ts";
import type { api, message } from "../wire/types.ts";
import { seatOf, stopAt, stopsOf, type Stop } from "./graph.ts";
import { judge, momentsOf, type Answer, type Moment } from "./moments.ts";

const LOOK = 1000; // ms between two looks at a review that is being made
const FOUND = "triumvir-found";

export class GameReview {
  info = $state.raw<api.ReviewInfo>() as api.ReviewInfo;
  /** The seat from which the game is told. */
  seat = $state(0);
  /** How many actions that stand come before the position on the board. */
  seq = $state(0);
  truth = $state(false);
  /** The moment that is open, and how it was answered; nothing while it is a question. */
  moment = $state.raw<Moment | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** The board of the question. */
  asked = $state.raw<Sitting | null>(null);
  /** The coach's reasons for the better choice of the open moment; null until they have come. */
  reasons = $state.raw<api.CoachReason[] | null>(null);
  failure = $state("");
  /** Moments that this reader has found: "seat seq". */
  found = $state.raw<string[]>([]);
  readonly replay: Replay;
  private timer = 0;
  private gone = false;

  constructor(
    readonly table: string,
    readonly client: GameClient,
    /** The table as the reader finds it: names, texts, actions. */
    readonly base: Sitting,
  ) {
    this.replay = new Replay(client, base);
    this.seat = base.seat ?? 0;
    this.found = kept(`${FOUND} ${table}`);
  }

  result: api.Review | null = $derived(this.info?.result ?? null);
  told: api.SeatReview | undefined = $derived(
    this.result ? seatOf(this.result, this.seat) : undefined,
  );
  stops: Stop[] = $derived(this.result && this.told ? stopsOf(this.result, this.told) : []);
  at: number = $derived(stopAt(this.stops, this.seq));
  stop: Stop | undefined = $derived(this.stops[this.at]);
  moments: Moment[] = $derived(this.result ? momentsOf(this.result, this.seat) : []);
  /** Those that the reader can find better at. */
  own: Moment[] = $derived(this.moments.filter((one) => one.kind === "own"));

  /** The moves of the replay before each action that stands: what was taken back is none. */
  private standing: number[] = $derived.by(() =>
    this.replay.moves.flatMap((item, i) => (item.kind === "act" && !item.undone ? [i] : [])),
  );

  // What the server has

  async load(): Promise<void> {
    this.info = await call<api.ReviewInfo>("GET", `/tables/${this.table}/review`);
    if (this.info.state === "none" && this.info.mine) await this.make();
    else this.watch();
  }

  /** Ask for it, or for a newer one. */
  async make(): Promise<void> {
    try {
      this.info = await call<api.ReviewInfo>("POST", `/tables/${this.table}/review`);
      this.failure = "";
    } catch (error) {
      this.failure = (error as Error).message;
    }
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.timer);
    if (this.gone || !["waiting", "working"].includes(this.info.state)) return;
    this.timer = window.setTimeout(() => {
      call<api.ReviewInfo>("GET", `/tables/${this.table}/review`).then(
        (info) => {
          this.info = info;
          this.watch();
        },
        () => this.watch(),
      );
    }, LOOK);
  }

  /** Everybody who has the link may read it from now on, if this reader may say so. */
  async share(): Promise<void> {
    if (!this.info.mine || this.info.shared) return;
    this.info = await call<api.ReviewInfo>("POST", `/tables/${this.table}/review/share`);
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
    this.replay.stop();
  }

  // Where the reader stands

  /** The replay's move at which so many standing actions are made. */
  private moveOf(seq: number): number {
    return this.standing[seq] ?? this.replay.count;
  }

  async look(seq: number, seat: number): Promise<void> {
    this.seat = seat;
    this.seq = seq;
    await this.replay.look(null, seat);
    await this.replay.go(this.moveOf(seq));
  }

  async go(seq: number): Promise<void> {
    this.moment = this.answer = this.asked = null;
    this.reasons = null;
    this.seq = seq;
    await this.replay.go(this.moveOf(seq));
  }

  /** Turn by turn. */
  async turn(way: 1 | -1): Promise<void> {
    const to = this.stops[this.at + way];
    if (to) await this.go(to.seq);
  }

  /** Open a moment: a question on the real board, or what somebody did there. */
  async open(moment: Moment): Promise<void> {
    await this.go(moment.decision.seq);
    const shown = await this.replay.position(this.moveOf(moment.decision.seq));
    if (this.seq !== moment.decision.seq) return;
    const seat = this.seat;
    this.moment = moment;
    if (moment.seat !== seat) {
      this.answer = { verdict: "shown", action: "", chance: null };
      void this.explain(moment);
      return;
    }
    const asked = this.sitting([moment.seat]);
    asked.seat = seat;
    asked.told = this.replay.moves.slice(0, this.moveOf(moment.decision.seq));
    asked.show(shown.view.view, []);
    this.asked = asked;
    if (moment.kind !== "own") this.reveal();
  }

  /** A game of one's own that goes on from the moment; the table's id. */
  branch(): Promise<string> {
    return this.replay.branch(this.moveOf(this.seq), this.moment?.seat ?? this.seat);
  }

  /** From moment to moment. */
  async next(way: 1 | -1): Promise<void> {
    const all = [...this.moments].sort((one, other) => one.decision.seq - other.decision.seq);
    const past = (one: Moment) =>
      way > 0 ? one.decision.seq > this.seq : one.decision.seq < this.seq;
    const to = way > 0 ? all.find(past) : all.filter(past).at(-1);
    if (to) await this.open(to);
  }

  /** What was tried on the board. */
  private async tried(actions: string[]): Promise<string> {
    const { moment } = this;
    if (!moment || !actions[0]) return "";
    this.answer = judge(moment.decision, actions[0]);
    if (["found", "as-good"].includes(this.answer.verdict)) this.keep(moment);
    this.show();
    return "";
  }

  /** "Show me". */
  reveal(): void {
    if (!this.moment) return;
    this.answer = { verdict: "shown", action: "", chance: null };
    this.show();
  }

  /** What the coach says for it; without an answer the figures speak for themselves. */
  private async explain(moment: Moment): Promise<void> {
    if (moment.kind === "found" || this.reasons) return;
    const query = `seat=${moment.seat}&at=${moment.decision.seq}`;
    try {
      const path = `/tables/${this.table}/review/why?${query}`;
      const { reasons } = await call<api.ReviewWhy>("GET", path);
      if (this.moment === moment) this.reasons = reasons;
    } catch {
      // The coach is busy.
    }
  }

  /** Once more from the question. */
  again(): void {
    this.answer = null;
    if (!this.asked) return;
    this.asked.still = false;
    this.asked.selection.clear();
  }

  /** The better choice lies on the board as if it were about to be made. */
  private show(): void {
    const { asked, moment } = this;
    if (!asked || !moment) return;
    const best = asked.selection.choices.find((one) => one.text === moment.decision.best);
    if (best) asked.selection.take(best);
    asked.still = true;
    void this.explain(moment);
  }

  private keep(moment: Moment): void {
    const key = `${moment.seat} ${moment.decision.seq}`;
    if (this.found.includes(key)) return;
    this.found = [...this.found, key];
    try {
      localStorage.setItem(`${FOUND} ${this.table}`, this.found.join(","));
    } catch {
      // It lasts until the page is left.
    }
  }

  isFound(moment: Moment): boolean {
    return this.found.includes(`${moment.seat} ${moment.decision.seq}`);
  }

  private sitting(toAct: number[]): Sitting {
    const made = new Sitting({ act: (_seat, actions) => this.tried(actions) });
    made.info = { ...this.base.info, status: "playing", to_act: toAct, result: null };
    made.texts = this.base.texts;
    made.actions = this.base.actions;
    return made;
  }

  /** Another language. */
  speak(texts: Texts): void {
    this.base.texts = texts;
    this.replay.sitting.texts = texts;
    if (this.asked) this.asked.texts = texts;
  }

  /** Who decides in the position on the board, and about what. */
  get toAct(): string {
    const item = this.replay.moves[this.replay.at];
    if (!item || this.replay.sitting.view === null) return "";
    const { speech } = this.replay.sitting;
    const info = { ...this.base.info, to_act: [item.seat], result: null };
    // As everybody else is told.
    const view = { ...(this.replay.sitting.view as Record<string, unknown>), seat: null };
    return speech.view(view, info).waiting[0] ?? "";
  }
}

function kept(key: string): string[] {
  try {
    return (localStorage.getItem(key) ?? "").split(",").filter(Boolean);
  } catch {
    return [];
  }
}

/** A finished table as a reader finds it, without a line to the server. */
export function finished(
  table: message.Info,
  texts: Texts,
  actions: Actions,
  reader: string,
): Sitting {
  const made = new Sitting({ act: async () => "" });
  made.info = table;
  made.texts = texts;
  made.actions = actions;
  made.past = true;
  made.seat = table.seats.find((seat) => seat.guest === reader)?.number ?? null;
  return made;
}

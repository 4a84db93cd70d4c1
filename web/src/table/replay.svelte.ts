/** Looking back at a table: any move, from any seat's point of view (during play: one's own). */
import type { Event, GameClient, Mark } from "../games/contract.ts";
import { call } from "../wire/api.ts";
import type { api, message } from "../wire/types.ts";
import { Sitting } from "./sitting.svelte.ts";

const MOVES = ["act", "undo"];

export class Replay {
  readonly sitting: Sitting;
  /** How many moves have been made in the position that is shown. */
  at = $state(0);
  count = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  /** Moves a second are `speed`; one move rests for a second at 1. */
  speed = $state(1);
  refusal = $state("");
  /** Every move in turn, as this seat was told. */
  private moves: message.LogItem[] = $state.raw([]);
  private positions = new Map<string, Promise<api.Replay>>();
  private client: GameClient;
  private timer = 0;
  private wanted = 0;

  constructor(client: GameClient, from: Sitting) {
    this.client = client;
    this.sitting = new Sitting({ act: async () => "" });
    this.sitting.info = { ...from.info, to_act: [] };
    this.sitting.texts = from.texts;
    this.seat = from.seat;
  }

  async open(at: number | null, seat: number | null): Promise<void> {
    this.seat = seat;
    const query = seat === null ? "" : `?seat=${seat}`;
    try {
      const told = await call<api.Log>("GET", `/tables/${this.sitting.info.id}/log${query}`);
      this.moves = told.log.filter((item) => MOVES.includes(item.kind)) as message.LogItem[];
      this.count = this.moves.length;
      await this.go(at ?? this.count);
    } catch (error) {
      this.refusal = (error as Error).message;
    }
  }

  marks: (Mark & { at: number })[] = $derived.by(() =>
    this.moves.flatMap((item, i) =>
      item.events.flatMap((event, j) => {
        const mark = this.client.mark?.(event as Event);
        return mark ? [{ at: i + 1, seat: mark.seat, words: item.words?.[j] ?? "" }] : [];
      }),
    ),
  );

  /** The moment in words: the last sentence that was told. */
  moment: string = $derived(this.moves[this.at - 1]?.words?.at(-1) ?? "");

  private fetch(at: number): Promise<api.Replay> {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const key = `at=${at}${seat}`;
    let found = this.positions.get(key);
    if (!found) {
      found = call<api.Replay>("GET", `/tables/${this.sitting.info.id}/replay?${key}`);
      this.positions.set(key, found);
      found.catch(() => this.positions.delete(key));
    }
    return found;
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.count, to));
    this.wanted = at;
    try {
      const found = await this.fetch(at);
      if (this.wanted !== at) return; // the scrubber has moved on
      const forward = at === this.at + 1;
      const news = (this.moves[at - 1]?.events ?? []) as Event[];
      this.at = at;
      this.sitting.seat = this.seat;
      // One step forward is shown as it happened; a jump is just there.
      this.sitting.still = !forward;
      this.sitting.log = this.moves.slice(0, at);
      this.sitting.show(found.view.view, null, forward ? news : []);
      if (at < this.count) void this.fetch(at + 1).catch(() => undefined);
    } catch (error) {
      this.refusal = (error as Error).message;
    }
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.count) void this.go(0);
    const step = async (): Promise<void> => {
      if (!this.playing) return;
      await this.go(this.at + 1);
      if (this.at >= this.count) this.playing = false;
      else this.timer = window.setTimeout(step, 1000 / this.speed);
    };
    this.timer = window.setTimeout(step, 500 / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}

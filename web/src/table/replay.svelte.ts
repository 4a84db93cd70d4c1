/** Looking back at a table: any move, from any seat's point of view (during play: one's own). */
import type { Event, GameClient, Mark } from "../games/contract.ts";
import { call } from "../wire/api.ts";
import type { Texts } from "../texts/texts.ts";
import type { api, message } from "../wire/types.ts";
import { grammarOf } from "./acta.ts";
import { Sitting } from "./sitting.svelte.ts";
import { nearestStop, stopFrom, stopsOf } from "./stops.ts";

const MOVES = ["act", "undo"];
/** How a game ends that is not played to its end. */
const ENDS = ["resign", "end"];

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
  moves: message.LogItem[] = $state.raw([]);
  /** What was told after the last of them: that somebody resigned. */
  private ending: message.LogItem[] = [];
  /** After the end: the hands of the other seats are shown, too. */
  open = $state(false);
  /** The other seats, each as it saw the position, while all hands are shown. */
  others: Sitting[] = $state.raw([]);
  private positions = new Map<string, Promise<api.Replay>>();
  private client: GameClient;
  /** One's own seat. */
  private own: number | null;
  private timer = 0;
  /** Where the reader has asked to be; `at` follows when the position has come. */
  private wanted = 0;

  constructor(client: GameClient, from: Sitting) {
    this.client = client;
    this.sitting = still(from);
    this.seat = from.seat;
    this.own = from.seat;
    this.over = from.info.status === "over";
    this.open = this.over;
  }
  /** Nothing is secret any more. */
  readonly over: boolean;

  /** From a seat's point of view: at a move, or at the end. */
  async look(at: number | null, seat: number | null): Promise<void> {
    this.seat = seat;
    const before = this.wanted;
    const query = seat === null ? "" : `&seat=${seat}`;
    try {
      const log: api.Log["log"] = [];
      for (let more = true; more;) {
        const path = `/tables/${this.sitting.info.id}/log?words=0&since=${log.length}${query}`;
        const told = await call<api.Log>("GET", path);
        if (this.seat !== seat) return; // another point of view was chosen meanwhile
        log.push(...told.log);
        more = told.more;
      }
      this.moves = log.filter((item) => MOVES.includes(item.kind)) as message.LogItem[];
      // Where the rules ended it, the last move says so.
      const played = this.sitting.info.result?.["outcome"];
      const ends = log.filter((item) => !played && ENDS.includes(item.kind));
      this.ending = ends as message.LogItem[];
      this.count = this.moves.length;
      // Who has stepped on meanwhile is not taken back.
      await this.go(this.wanted === before ? (at ?? this.count) : this.wanted);
    } catch (error) {
      this.refusal = (error as Error).message;
    }
  }

  /** The same moment once more, from another seat. */
  again(seat: number | null): Promise<void> {
    return this.look(this.wanted, seat);
  }

  /** In another language: nothing need be asked. */
  speak(texts: Texts): void {
    for (const one of [this.sitting, ...this.others]) one.texts = texts;
  }

  marks: (Mark & { at: number })[] = $derived.by(() =>
    this.moves.flatMap((item, i) =>
      item.events.flatMap((event, j) => {
        const mark = this.client.mark?.(event as Event);
        return mark
          ? [{ at: i + 1, seat: mark.seat, words: this.sitting.speech.lines(item)[j] ?? "" }]
          : [];
      }),
    ),
  );

  /** The moment in words: the last sentence that was told. */
  moment: string = $derived.by(() => this.sitting.log.at(-1)?.words?.at(-1) ?? "");

  /** Where the buttons stop. */
  private stops = $derived.by(() => stopsOf(this.moves, grammarOf(this.client)));

  /** One move on or back; the set-up is one. */
  step(way: 1 | -1): Promise<void> {
    return this.go(stopFrom(this.stops.moves, this.wanted, way));
  }

  /** To the next turn, or to the beginning of this one. */
  turn(way: 1 | -1): Promise<void> {
    return this.go(stopFrom(this.stops.turns, this.wanted, way));
  }

  /** To a place on the track. */
  near(at: number): Promise<void> {
    return this.go(nearestStop(this.stops.moves, at));
  }

  /** The position after so many moves. */
  position(at: number): Promise<api.Replay> {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const key = `at=${at}${seat}${this.over ? "&all=1" : ""}`;
    let found = this.positions.get(key);
    if (!found) {
      found = call<api.Replay>("GET", `/tables/${this.sitting.info.id}/replay?${key}`);
      this.positions.set(key, found);
      found.catch(() => this.positions.delete(key));
    }
    return found;
  }

  /** `shown`: what happened on the way is shown, too, not only that of a single move. */
  async go(to: number, shown = false): Promise<void> {
    const at = Math.max(0, Math.min(this.count, to));
    const seat = this.seat;
    this.wanted = at;
    try {
      const found = await this.position(at);
      if (this.wanted !== at || this.seat !== seat) return; // the reader has moved on
      const forward = at === this.at + 1 || (shown && at > this.at);
      const news = this.moves.slice(this.at, at).flatMap((item) => item.events) as Event[];
      this.at = at;
      this.refusal = "";
      this.sitting.seat = this.seat;
      this.sitting.info = { ...this.sitting.info, clock: clockThen(this.sitting.info, found) };
      // One step forward is shown as it happened; a jump is just there.
      this.sitting.still = !forward;
      const ending = at === this.count ? this.ending : [];
      this.sitting.told = [...this.moves.slice(0, at), ...ending];
      this.sitting.learn(this.sitting.told);
      this.sitting.show(found.view.view, forward ? news : []);
      this.others = (found.hands ?? [])
        .filter((one) => one.seat !== this.seat)
        .map((one) => still(this.sitting, one));
      if (at < this.count) void this.position(at + 1).catch(() => undefined);
    } catch (error) {
      if (this.wanted === at) this.wanted = this.at;
      this.refusal = (error as Error).message;
    }
  }

  /** Whether a game can go on from here: it is over, and something is left to play, as there is in
   *  the last position where somebody has resigned. */
  readonly branches = $derived.by(() => {
    const { status, daily, secret, result } = this.sitting.info;
    const left = this.at < this.count || !result?.["outcome"];
    return status === "over" && left && !(daily && !secret);
  });
  /** It is being made. */
  branching = $state(false);

  /** A game of one's own from here on, at the seat that one looks from; the table's id. */
  async branch(at = this.at, seat = this.seat ?? this.own ?? 0): Promise<string> {
    this.stop();
    this.branching = true;
    try {
      const path = `/tables/${this.sitting.info.id}/branch`;
      return (await call<api.Info>("POST", path, { at, seat })).id;
    } finally {
      this.branching = false;
    }
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.count) void this.go(0);
    const step = async (): Promise<void> => {
      if (!this.playing) return;
      await this.step(1);
      if (this.at >= this.count) this.playing = false;
      else this.timer = window.setTimeout(step, this.rest / this.speed);
    };
    this.timer = window.setTimeout(step, 500 / this.speed);
  }

  /** How long a move is looked at, in ms at speed 1. */
  private get rest(): number {
    return Math.max(1000, this.client.lasts?.(this.sitting.news, null) ?? 0);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}

/** The clocks as they stood: none runs. */
function clockThen(info: message.Info, found: api.Replay): message.ClockInfo | null {
  if (!info.clock) return null;
  const left = found.left ?? [];
  return { ...info.clock, paused: false, seats: left.map((one) => ({ left: one })) };
}

/** A sitting of the past, in which nobody is asked anything. */
function still(from: Sitting, shown?: message.SeatView): Sitting {
  const made = new Sitting({ act: async () => "" });
  made.info = { ...from.info, to_act: [] };
  made.texts = from.texts;
  made.actions = from.actions;
  made.past = true;
  if (!shown) return made;
  made.seat = shown.seat;
  made.still = true;
  made.show(shown.view, []);
  return made;
}
